//! Clocks.

use anyhow::{Result, ensure};
use e2e::{Page, check};
use serde_json::json;

/// Begins a game between people with clocks.
async fn begin(page: &Page, clock: &serde_json::Value) -> Result<()> {
    let start = format!(
        "const {{ game }} = menagerie; game.loader.start(game.data.variant, {{ seats: game.data.variant.players.map(() => 'human'), clock: {clock} }})"
    );
    page.script(&start).await?;
    Ok(())
}

/// The displayed times, in the order of the players.
async fn clocks(page: &Page) -> Result<Vec<String>> {
    let all = page.script("return [...document.querySelectorAll('[role=timer]')].map((it) => it.ariaLabel)").await?;
    Ok(all.as_array().into_iter().flatten().filter_map(|it| it.as_str().map(str::to_owned)).collect())
}

#[test]
fn they_run_after_the_first_move_and_get_their_increment() -> Result<()> {
    check("?game=janus", async |page| {
        begin(&page, &json!({"kind": "increment", "minutes": 1, "seconds": 30})).await?;
        ensure!(clocks(&page).await? == ["Time left to White: 1:00", "Time left to Black: 1:00"]);
        page.enter("Enter a move", "e4").await?;
        page.until("Black's time runs", async || Ok(clocks(&page).await?[1].ends_with("0:59"))).await?;
        ensure!(clocks(&page).await?[0].ends_with("1:00"));
        page.enter("Enter a move", "e5").await?;
        page.until("Black has the increment", async || Ok(clocks(&page).await?[1].contains("1:2"))).await
    })
}

#[test]
fn they_stand_while_somebody_looks_back() -> Result<()> {
    check("?game=janus", async |page| {
        begin(&page, &json!({"kind": "sudden-death", "minutes": 5})).await?;
        page.enter("Enter a move", "e4").await?;
        page.script("menagerie.game.navigation.walk('first')").await?;
        let standing = clocks(&page).await?;
        tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
        ensure!(clocks(&page).await? == standing);
        page.script("menagerie.game.navigation.walk('last')").await?;
        page.until("they run on", async || Ok(clocks(&page).await? != standing)).await
    })
}

#[test]
fn whose_time_is_up_loses() -> Result<()> {
    check("?game=janus", async |page| {
        begin(&page, &json!({"kind": "sudden-death", "minutes": 0.02})).await?;
        page.enter("Enter a move", "e4").await?;
        page.until_status("Black’s time is up: White wins").await
    })
}

#[test]
fn of_four_whose_time_is_up_is_out_and_the_game_goes_on() -> Result<()> {
    check("?game=chaturaji", async |page| {
        begin(&page, &json!({"kind": "byoyomi", "minutes": 0.01, "seconds": 1, "periods": 1})).await?;
        page.enter("Enter a move", "g2f2").await?;
        page.until_status("Green is out").await?;
        page.until_status("Blue").await
    })
}

/// Timers that are delayed while `asleep` is set, as those of a tab in the background may be for a minute.
const SLEEPS: &str = "const real = window.setInterval;\
    window.setInterval = (act, ...rest) => real(() => window.asleep || act(), ...rest);";

/// Black's time of three seconds runs out while the tab sleeps.
async fn sleep_too_long(page: &Page) -> Result<()> {
    page.before_scripts(SLEEPS).await?;
    page.open("?game=janus").await?;
    begin(page, &json!({"kind": "sudden-death", "minutes": 0.05})).await?;
    // In one go, so that it sleeps before the time is up, however slow the machine is.
    page.script("menagerie.game.turns.play('e2e4'); window.asleep = true").await?;
    tokio::time::sleep(std::time::Duration::from_millis(3500)).await;
    Ok(())
}

#[test]
fn time_runs_while_the_tab_sleeps_and_the_flag_falls_when_it_is_seen_again() -> Result<()> {
    check("", async |page| {
        sleep_too_long(&page).await?;
        page.until_status("Black to move").await?;
        page.script("document.dispatchEvent(new Event('visibilitychange'))").await?;
        page.until_status("Black’s time is up: White wins").await
    })
}

#[test]
fn a_move_after_the_time_is_up_comes_too_late_even_if_nobody_looked() -> Result<()> {
    check("", async |page| {
        sleep_too_long(&page).await?;
        page.enter("Enter a move", "e5").await?;
        page.until_status("Black’s time is up: White wins").await?;
        ensure!(page.moves().await? == ["e4"]);
        Ok(())
    })
}

#[test]
fn the_computer_keeps_to_its_time_where_timers_are_late() -> Result<()> {
    check("", async |page| {
        // Every timer takes ten seconds longer, and nobody sees the page.
        let late = "const real = window.setTimeout; window.setTimeout = (act, wait = 0, ...rest) => real(act, wait + 10_000, ...rest);\
            Object.defineProperty(document, 'hidden', { get: () => true });";
        page.before_scripts(late).await?;
        page.open("?game=gigachess").await?;
        let start = "const { game } = menagerie; game.setLevel(8);\
            game.loader.start(game.data.variant, { seats: ['human', 'computer'], clock: { kind: 'increment', minutes: 0.1, seconds: 1 } })";
        page.script(start).await?;
        page.enter("Enter a move", "e4e6").await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        ensure!(!page.status().await?.contains("time is up"));
        Ok(())
    })
}
