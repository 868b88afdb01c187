//! Moves on the board, with mouse and finger.

use crate::games::{CHATURAJI, GIGACHESS, JANUS};
use anyhow::{Result, ensure};
use e2e::{Page, check};

/// Waits until this number of moves has been made.
async fn until_moves(page: &Page, count: usize) -> Result<()> {
    page.until(&format!("{count} moves are listed"), async || Ok(page.moves().await?.len() == count)).await
}

#[test]
fn a_piece_moves_by_two_clicks() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        let board = page.board(14, 14, 0).await?;
        board.click("e4").await?;
        board.click("e6").await?;
        until_moves(&page, 1).await?;
        board.click("n12").await?;
        board.click("n10").await?;
        until_moves(&page, 2).await?;
        ensure!(page.moves().await? == ["e6", "n10"]);
        Ok(())
    })
}

#[test]
fn a_picked_piece_shows_where_it_may_go() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        // The mouse may rest on a piece, where the test before has left it, and the board shows what that piece reaches.
        board.hover("a5").await?;
        page.next_frame().await?;
        let (target, other) = (board.look("e4").await?, board.look("e5").await?);
        board.click("e2").await?;
        page.until("e4 is marked", async || Ok(board.look("e4").await? != target)).await?;
        ensure!(board.look("e5").await? == other, "the Pawn cannot go to e5");
        board.click("e2").await?;
        // The mouse still rests on the Pawn, whose reach is then shown faintly.
        board.hover("a5").await?;
        page.until("e4 is not marked any more", async || Ok(board.look("e4").await? == target)).await
    })
}

#[test]
fn another_piece_can_be_picked_instead() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        for square in ["e2", "d2", "e7", "e2", "e4"] {
            board.click(square).await?;
        }
        until_moves(&page, 1).await?;
        ensure!(page.moves().await? == ["e4"]);
        Ok(())
    })
}

#[test]
fn a_piece_is_dragged() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        let board = page.board(14, 14, 0).await?;
        board.drag("e4", "e6").await?;
        until_moves(&page, 1).await?;
        board.drag("e11", "e6").await?;
        board.drag("e11", "e9").await?;
        until_moves(&page, 2).await?;
        ensure!(page.moves().await? == ["e6", "e9"]);
        Ok(())
    })
}

#[test]
fn fingers_tap_and_drag() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        board.tap("e2").await?;
        board.tap("e4").await?;
        until_moves(&page, 1).await?;
        board.swipe("e7", "e5").await?;
        until_moves(&page, 2).await?;
        ensure!(page.moves().await? == ["e4", "e5"]);
        Ok(())
    })
}

#[test]
fn a_flipped_board_is_played_from_the_other_side() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.press("Flip board").await?;
        let board = page.board(10, 8, 2).await?;
        board.click("e2").await?;
        board.click("e4").await?;
        until_moves(&page, 1).await?;
        page.press("Flip board").await?;
        page.board(10, 8, 0).await?.drag("e7", "e5").await?;
        until_moves(&page, 2).await
    })
}

#[test]
fn four_sides_turn_by_quarters() -> Result<()> {
    check(&CHATURAJI.among_people(), async |page| {
        // Red, the first to move, is at the bottom: a1 is at the top left.
        let (mut turns, mut count) = (1, 0);
        for (from, to) in [("g2", "f2"), ("b2", "b3"), ("b7", "c7"), ("g7", "g6")] {
            let board = page.board(8, 8, turns).await?;
            board.drag(from, to).await?;
            count += 1;
            until_moves(&page, count).await?;
            page.press("Flip board").await?;
            turns = (turns + 1) % 4;
        }
        Ok(())
    })
}

#[test]
fn only_the_side_to_move_moves() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        // Black's piece, on White's turn.
        board.drag("e7", "e5").await?;
        board.drag("e2", "e4").await?;
        until_moves(&page, 1).await?;
        ensure!(page.moves().await? == ["e4"]);
        Ok(())
    })
}
