//! Clocks.

use anyhow::{Result, ensure};
use e2e::{Page, check};
use serde_json::json;

/// Begins a game between people with clocks.
async fn begin(page: &Page, clock: &serde_json::Value) -> Result<()> {
    let start = format!(
        "const {{ game }} = menagerie; game.start(game.variant, {{ seats: game.variant.players.map(() => 'human'), clock: {clock} }})"
    );
    page.script(&start).await?;
    Ok(())
}

/// What the clocks show, in the order of the players.
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
        page.script("menagerie.game.walk('first')").await?;
        let standing = clocks(&page).await?;
        tokio::time::sleep(std::time::Duration::from_millis(1200)).await;
        ensure!(clocks(&page).await? == standing);
        page.script("menagerie.game.walk('last')").await?;
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
