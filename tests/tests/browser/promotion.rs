//! The promotion chooser.

use crate::games::{GIGACHESS, JANUS};
use anyhow::{Result, ensure};
use e2e::{Page, Role, check};

/// A white Pawn one step from the farthest rank.
const ALMOST: &str = "10/P8k/10/10/10/10/10/4K5 w - - 0 1";

async fn until_asked(page: &Page) -> Result<()> {
    page.until("the chooser is shown", async || page.shows(Role::Button, "Queen").await).await
}

#[test]
fn janus_asks_what_a_pawn_becomes() -> Result<()> {
    check("", async |page| {
        for (piece, letter) in [("Queen", 'Q'), ("Janus", 'J'), ("Rook", 'R'), ("Bishop", 'B'), ("Knight", 'N')] {
            page.open(&JANUS.from(ALMOST)).await?;
            let board = page.board(10, 8, 0).await?;
            board.click("a7").await?;
            board.click("a8").await?;
            until_asked(&page).await?;
            ensure!(page.moves().await?.is_empty());
            page.press(piece).await?;
            page.until_position(&format!("{letter}9/9k/10/10/10/10/10/4K5 b - - 0 1")).await?;
        }
        Ok(())
    })
}

#[test]
fn the_chooser_can_be_left() -> Result<()> {
    check(&JANUS.from(ALMOST), async |page| {
        let board = page.board(10, 8, 0).await?;
        board.drag("a7", "a8").await?;
        until_asked(&page).await?;
        board.click("e4").await?;
        page.until("the chooser is gone", async || Ok(!page.shows(Role::Button, "Queen").await?)).await?;
        ensure!(page.position().await? == ALMOST);
        Ok(())
    })
}

#[test]
fn a_promotion_is_entered_as_text() -> Result<()> {
    check("", async |page| {
        for text in ["a7a8n", "a8=N"] {
            page.open(&JANUS.from(ALMOST)).await?;
            page.enter("Enter a move", text).await?;
            page.until_position("N9/9k/10/10/10/10/10/4K5 b - - 0 1").await?;
        }
        Ok(())
    })
}

#[test]
fn gigachess_does_not_ask() -> Result<()> {
    let almost = "14/P12k/14/14/14/14/14/14/14/14/14/14/14/7K6 w - - 0 1";
    check(&GIGACHESS.from(almost), async |page| {
        page.board(14, 14, 0).await?.drag("a13", "a14").await?;
        page.until_position("Q13/13k/14/14/14/14/14/14/14/14/14/14/14/7K6 b - - 0 1").await
    })
}
