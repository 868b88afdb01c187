//! Explanations of illegal moves.

use crate::games::{GIGACHESS, JANUS};
use anyhow::{Result, ensure};
use e2e::check;

#[test]
fn a_drop_that_is_not_allowed_is_explained() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        board.drag("a1", "a4").await?;
        page.until_status("The Rook is blocked on a2").await?;
        ensure!(page.position().await? == JANUS.start);
        board.drag("a2", "a4").await?;
        page.until("the move is played", async || Ok(page.moves().await?.len() == 1)).await?;
        ensure!(!page.status().await?.contains("blocked"));
        Ok(())
    })
}

#[test]
fn a_piece_that_is_blocked_says_by_what() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.board(10, 8, 0).await?.click("a1").await?;
        page.until_status("The Rook is blocked by the Pawn on a2 and the Janus on b1.").await?;
        page.board(10, 8, 0).await?.click("a2").await?;
        page.until_status("White to move").await
    })
}

#[test]
fn what_attacks_the_king_is_named() -> Result<()> {
    // A piece that arrives between the Cannon and the King becomes the Cannon's screen.
    let position = "k13/14/14/14/14/14/14/14/14/14/14/14/1c5K6/4R9 w - - 0 1";
    check(&GIGACHESS.from(position), async |page| {
        let board = page.board(14, 14, 0).await?;
        board.drag("e1", "e2").await?;
        page.until_status("That leaves your King on h2 attacked by the Cannon on b2").await
    })
}
