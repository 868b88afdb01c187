//! The box that shows the position and accepts another one.

use crate::games::{ALL, JANUS};
use anyhow::{Result, ensure};
use e2e::{Role, check};

const ENDING: &str = "10/P8k/10/10/10/10/10/4K5 w - - 12 40";

#[test]
fn a_position_is_loaded() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.enter("Enter a move", JANUS.opening).await?;
        page.enter_position(ENDING).await?;
        page.until_position(ENDING).await?;
        ensure!(page.moves().await?.is_empty());
        page.enter("Enter a move", "e1e2").await?;
        page.until_position("10/P8k/10/10/10/10/4K5/10 b - - 13 40").await
    })
}

#[test]
fn a_bad_position_is_refused_and_the_old_one_stands() -> Result<()> {
    check(&JANUS.from(ENDING), async |page| {
        for bad in ["nonsense", JANUS.start.trim_start_matches('r'), "10/10/10/10/10/10/10/4K5 w - - 0 1"] {
            page.enter_position(bad).await?;
            page.until("an error is said", async || Ok(!page.controls(Role::Alert).await?.is_empty())).await?;
            page.press("Close").await?;
            page.enter("Enter a move", "e1e2").await?;
            page.until("the old position is played on", async || Ok(page.moves().await?.len() == 1)).await?;
            page.press("Undo").await?;
            page.until_position(ENDING).await?;
        }
        Ok(())
    })
}

#[test]
fn every_game_shows_and_takes_its_own_positions() -> Result<()> {
    for game in &ALL {
        check(&game.among_people(), async move |page| {
            page.enter("Enter a move", game.opening).await?;
            page.until("the position changes", async || Ok(page.position().await? != game.start)).await?;
            let after = page.position().await?;
            page.enter_position(game.start).await?;
            page.until_position(game.start).await?;
            page.enter_position(&after).await?;
            page.until_position(&after).await?;
            page.until_status(game.players[1]).await
        })?;
    }
    Ok(())
}
