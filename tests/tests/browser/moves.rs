//! Moves that are entered as text.

use crate::games::JANUS;
use anyhow::{Result, ensure};
use e2e::check;

#[test]
fn moves_are_taken_in_coordinates_and_as_people_write_them() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        for (index, text) in ["e2e4", "e5", "Nd3", "h8g6"].iter().enumerate() {
            page.enter("Enter a move", text).await?;
            page.until("the move is listed", async || Ok(page.moves().await?.len() == index + 1)).await?;
            ensure!(page.value("Enter a move").await?.is_empty(), "the box is ready for the next move");
        }
        ensure!(page.moves().await? == ["e4", "e5", "Nd3", "Ng6"]);
        ensure!(page.position().await? == "rjnbkqb1jr/pppp1ppppp/6n3/4p5/4P5/3N6/PPPP1PPPPP/RJ1BKQBNJR w KQkq - 2 3");
        page.until_status("White").await
    })
}

#[test]
fn a_double_step_can_be_taken_in_passing() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        for (index, text) in ["e2e4", "a7a6", "e4e5", "d7d5", "e5d6"].iter().enumerate() {
            page.enter("Enter a move", text).await?;
            page.until(text, async || Ok(page.moves().await?.len() == index + 1)).await?;
        }
        page.until_position("rjnbkqbnjr/1pp1pppppp/p2P6/10/10/10/PPPP1PPPPP/RJNBKQBNJR b KQkq - 0 3").await
    })
}

#[test]
fn what_cannot_be_played_is_said_and_changes_nothing() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        for text in ["e2e5", "e7e5", "Qe4", "castle"] {
            let before = page.status().await?;
            page.enter("Enter a move", text).await?;
            page.until("an error is said", async || Ok(page.status().await? != before)).await?;
            ensure!(page.position().await? == JANUS.start, "{text} was played");
        }
        let quiet = "Black to move.";
        page.enter("Enter a move", "e2e4").await?;
        page.until("the error is gone", async || Ok(page.status().await? == quiet)).await
    })
}

#[test]
fn check_is_said() -> Result<()> {
    check(&JANUS.from("4k5/10/10/10/10/10/10/R3K5 w - - 0 1"), async |page| {
        page.enter("Enter a move", "a1a8").await?;
        page.until_status("check").await?;
        ensure!(page.moves().await? == ["Ra8+"]);
        Ok(())
    })
}
