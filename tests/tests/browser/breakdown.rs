//! Workers that are terminated, crash, or cannot be started.

use crate::games::{GIGACHESS, JANUS};
use crate::thinking::think_endlessly;
use anyhow::{Result, ensure};
use e2e::{Page, Role, check_on};
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;

/// Makes the page's workers accessible to a test. While there are addresses in `bad`, the page gets workers from the next one instead of
/// its own.
const REACH: &str = r#"
    window.workers = [];
    window.ready = 0;
    window.bad = [];
    const Real = Worker;
    window.Worker = class extends Real {
        constructor(address, options) {
            super(window.bad.shift() ?? address, options);
            window.workers.push(this);
            this.addEventListener("message", ({ data }) => {
                window.ready += data.type === "ready";
                this.thinks = data.type === "progress";
            });
        }
    };
"#;

/// Broken workers: their addresses and scripts.
const BAD: [(&str, &str); 4] =
    [("/crashes.js", CRASHES), ("/breaks-off.js", BREAKS_OFF), (NO_PROGRAM, "this is no program"), (SILENT, "")];

const NO_PROGRAM: &str = "/no-program.js";

/// A worker that never answers.
const SILENT: &str = "/silent.js";

/// A worker that starts normally and then crashes at every request.
const CRASHES: &str = "self.onmessage = ({ data }) =>\
    postMessage(data.id ? { type: 'crashed', id: data.id, message: 'no luck' } : { type: 'ready' });";

/// The page's own worker, with a program that stops at the end of a search.
const BREAKS_OFF: &str = "import './js/worker.js';\
    const tell = self.postMessage.bind(self);\
    self.postMessage = (message) => {\
        if (message.type === 'done') throw new WebAssembly.RuntimeError('unreachable');\
        tell(message);\
    };";

/// Terminates the idle worker, so that the next request notices it, and makes the next workers those of this address.
async fn break_next(page: &Page, count: u8, address: &str) -> Result<()> {
    page.script(&format!("bad = Array({count}).fill('{address}'); workers.at(-1).terminate()")).await?;
    Ok(())
}

/// Runs a test on a site with the broken workers.
fn check(test: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?;
    check_on(BAD.iter().fold(server, |server, (address, script)| server.with_page(address, script)), "", test)
}

/// Opens the page and waits until its worker is idle: one that is terminated during its start is waited for much longer.
async fn open(page: &Page, query: &str) -> Result<()> {
    page.before_scripts(REACH).await?;
    page.open(query).await?;
    page.until("the worker has started", async || Ok(page.script("return ready > 0").await? == true)).await
}

/// Terminates the thinking worker, and waits until another one thinks.
async fn kill(page: &Page) -> Result<()> {
    page.script("window.killed = workers.at(-1); killed.terminate()").await?;
    page.until_status("started again").await?;
    page.until("another worker thinks", async || {
        Ok(page.script("return workers.at(-1) !== killed && workers.at(-1).thinks").await? == true)
    })
    .await
}

#[test]
fn a_worker_killed_while_it_thinks_is_started_again_and_the_game_goes_on() -> Result<()> {
    check(async |page| {
        think_endlessly(&page).await?;
        open(&page, "?game=gigachess&white=human&black=computer&level=8").await?;
        page.enter("Enter a move", GIGACHESS.opening).await?;
        page.until("it thinks", async || page.shows(Role::Button, "Stop").await).await?;
        kill(&page).await?;
        page.press("Stop").await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        page.until_status("White").await?;
        ensure!(page.status().await?.contains("started again"), "the person has time to read it");
        page.enter("Enter a move", "g4g6").await?;
        page.until_status("thinking").await?;
        ensure!(!page.status().await?.contains("started again"), "it is not said for ever");
        Ok(())
    })
}

#[test]
fn a_worker_killed_while_it_rests_is_replaced() -> Result<()> {
    check(async |page| {
        open(&page, "?game=janus&white=human&black=computer&level=1").await?;
        page.script("workers.at(-1).terminate()").await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await
    })
}

#[test]
fn a_worker_that_never_starts_is_replaced() -> Result<()> {
    check(async |page| {
        page.before_scripts(REACH).await?;
        page.before_scripts(&format!("bad = ['{SILENT}']")).await?;
        page.open("?game=janus&white=human&black=computer&level=1").await?;
        page.enter("Enter a move", JANUS.opening).await?;
        let moved = "return menagerie.game.data.state.moves.length === 2";
        page.until("it has moved", async || Ok(page.script(moved).await? == true)).await?;
        ensure!(
            page.script("return bad.length === 0 && ready > 0").await? == true,
            "the silent one was used and replaced"
        );
        Ok(())
    })
}

#[test]
fn analysis_survives_its_worker() -> Result<()> {
    check(async |page| {
        open(&page, &JANUS.among_people()).await?;
        page.press("Analysis").await?;
        page.until("lines are shown", async || {
            Ok(page.script("return menagerie.game.analysis.news !== null").await? == true)
        })
        .await?;
        kill(&page).await
    })
}

#[test]
fn a_program_that_breaks_off_is_started_again() -> Result<()> {
    check(async |page| {
        open(&page, "?game=janus&white=human&black=computer&level=1").await?;
        break_next(&page, 1, BAD[1].0).await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        ensure!(page.script("return bad.length").await? == 0, "the bad one was used");
        page.until_status("unreachable").await?;
        page.until_status("started again").await
    })
}

#[test]
fn a_worker_that_always_crashes_is_given_up_until_it_is_tried_again() -> Result<()> {
    check(async |page| {
        open(&page, "?game=janus&white=human&black=computer&level=1").await?;
        break_next(&page, 9, BAD[0].0).await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until_status("Try again").await?;
        ensure!(page.status().await?.contains("no luck"), "it says why: {}", page.status().await?);
        let tried = page.script("return workers.length").await?;
        ensure!(tried.as_u64() <= Some(4), "it is not tried for ever: {tried}");
        page.script("bad = []").await?;
        page.press("Try again").await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await
    })
}

#[test]
fn a_worker_that_cannot_be_started_is_given_up() -> Result<()> {
    check(async |page| {
        open(&page, &JANUS.among_people()).await?;
        break_next(&page, 9, NO_PROGRAM).await?;
        page.press("Analysis").await?;
        page.until("it is given up", async || page.shows(Role::Button, "Try again").await).await?;
        page.script("bad = []").await?;
        page.press("Try again").await?;
        page.until("lines are shown", async || {
            Ok(page.script("return menagerie.game.analysis.news !== null").await? == true)
        })
        .await
    })
}
