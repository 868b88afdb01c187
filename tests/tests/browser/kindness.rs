//! The computer does not disturb the page: it is small, does not block it, and stops on request. Speeds are printed (`-- --nocapture`)
//! and not checked, because machines differ. The search here has no end of its own, so the move is the effect of Stop.

use crate::games::GIGACHESS;
use crate::thinking::think_endlessly;
use anyhow::{Context, Result, ensure};
use e2e::{Role, check};

const MEBIBYTE: f64 = 1_048_576.0;

/// Records long tasks of the page's thread, and the times of the search's reports.
const MEASURE: &str = r#"
    window.long = [];
    window.reports = [];
    new PerformanceObserver((list) => list.getEntries().forEach((entry) => long.push(entry.duration))).observe({ type: "longtask" });
    let last = null;
    (function tick() {
        const { progress } = menagerie.game.moveSearch;
        if (progress && progress !== last) reports.push((last = progress).time);
        setTimeout(tick, 5);
    })();
"#;

/// Presses Stop and waits, in the page, for the move; in milliseconds.
const STOP: &str = r#"
    return new Promise((resolve) => {
        const { game } = menagerie;
        const count = game.data.state.moves.length, start = performance.now();
        document.querySelector('#stop').click();
        (function look() {
            if (game.data.state.moves.length > count) resolve(performance.now() - start);
            else setTimeout(look);
        })();
    });
"#;

#[test]
fn thinking_is_kind_to_the_page() -> Result<()> {
    check("", async |page| {
        think_endlessly(&page).await?;
        page.open("?game=gigachess&white=human&black=computer&level=8").await?;
        page.press("Analysis").await?;
        page.script(MEASURE).await?;
        page.enter("Enter a move", GIGACHESS.opening).await?;
        page.until("it can be stopped", async || page.shows(Role::Button, "Stop").await).await?;
        page.until("it has thought for a while", async || {
            Ok(page.script("return menagerie.game.moveSearch.progress?.time > 4000").await? == true)
        })
        .await?;
        let number = async |script: &str| page.script(script).await?.as_f64().context("a number");
        let memory = number("return menagerie.game.moveSearch.progress.memory").await? / MEBIBYTE;
        let longest = number("return Math.max(0, ...long)").await?;
        let rate = number("return 1000 * (reports.length - 1) / (reports.at(-1) - reports[0])").await?;
        let stopped = number(STOP).await?;
        println!("memory of the worker: {memory:.1} MiB (at most 64)");
        println!("longest task of the page while it thinks: {longest:.0} ms (0: none above 50)");
        println!("reports: {rate:.1} in a second");
        println!("stop is answered after {stopped:.1} ms");
        ensure!(memory <= 64.0, "the worker takes {memory} MiB");
        ensure!(rate < 20.0, "{rate} reports in a second are a flood");
        Ok(())
    })
}
