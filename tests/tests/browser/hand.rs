//! Other input on the board: hovering, drawing, premoves, the keyboard.

use crate::games::{GIGACHESS, JANUS};
use crate::thinking::think_endlessly;
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, Screen, check, in_chromium};
use std::time::Duration;

const UP: char = '\u{e013}';
const ENTER: char = '\u{e007}';
const ESCAPE: char = '\u{e00c}';

/// The text of the card of a Janus.
const JANUS_LINE: &str = "Bishop or Knight";

async fn until_said(page: &Page, words: &str, said: bool) -> Result<()> {
    let what = format!("{words:?} is {}said", if said { "" } else { "not " });
    page.until(&what, async || Ok(page.words().await?.contains(words) == said)).await
}

async fn until_moves(page: &Page, count: usize) -> Result<()> {
    page.until(&format!("{count} moves are listed"), async || Ok(page.moves().await?.len() == count)).await
}

#[test]
fn resting_on_a_piece_says_what_it_is_and_where_it_goes() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        let before = board.look("c6").await?;
        // Also the enemy's.
        for square in ["b1", "b8"] {
            board.hover(square).await?;
            until_said(&page, JANUS_LINE, true).await?;
            board.hover("e4").await?;
            until_said(&page, JANUS_LINE, false).await?;
        }
        board.hover("b8").await?;
        page.until("c6 is marked", async || Ok(board.look("c6").await? != before)).await?;
        board.hover("e4").await?;
        page.until("c6 is not marked", async || Ok(board.look("c6").await? == before)).await
    })
}

#[test]
fn a_finger_that_stays_says_it_too_and_plays_nothing() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        board.tap("e2").await?;
        board.hold("e4", Duration::from_millis(700)).await?;
        ensure!(page.moves().await?.is_empty(), "holding a finger on a target plays no move");
        board.hold("b8", Duration::from_millis(700)).await?;
        until_said(&page, JANUS_LINE, true).await
    })
}

#[test]
fn arrows_and_circles_are_drawn_and_wiped_away() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        let before = [board.look("e5").await?, board.look("h5").await?];
        board.draw("e3", "e6").await?;
        board.draw("h5", "h5").await?;
        page.until("both are drawn", async || {
            Ok(board.look("e5").await? != before[0] && board.look("h5").await? != before[1])
        })
        .await?;
        // Drawn again, it goes away.
        board.draw("h5", "h5").await?;
        page.until("the circle is gone", async || Ok(board.look("h5").await? == before[1])).await?;
        board.click("a4").await?;
        page.until("the arrow is gone", async || Ok(board.look("e5").await? == before[0])).await?;
        ensure!(page.moves().await?.is_empty());
        Ok(())
    })
}

#[test]
fn the_keyboard_plays() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        // The cursor begins on the King's square.
        board.keys(&format!("{UP}{UP}")).await?;
        let at = page.focused().await?.context("the board has no keyboard")?.name;
        let down = '\u{e015}';
        if at.starts_with("e3") {
            board.keys(&down.to_string()).await?;
        }
        board.keys(&format!("{ENTER}{UP}{UP}{ENTER}")).await?;
        until_moves(&page, 1).await?;
        ensure!(page.moves().await? == ["e4"]);
        // Letters begin to write a move.
        board.keys("h").await?;
        ensure!(page.value("Enter a move").await? == "h");
        Ok(())
    })
}

#[test]
fn a_move_waits_for_its_turn() -> Result<()> {
    check("", async |page| {
        think_endlessly(&page).await?;
        page.open(&format!("?game={}&level=8", GIGACHESS.id)).await?;
        let board = page.board(14, 14, 0).await?;
        board.drag("e4", "e6").await?;
        until_moves(&page, 1).await?;
        board.click("f4").await?;
        board.click("f6").await?;
        let waiting = async || page.script("return menagerie.game.premoves.list.length").await;
        ensure!(waiting().await? == 1, "the move waits");
        board.keys(&ESCAPE.to_string()).await?;
        ensure!(waiting().await? == 0, "Escape takes it back");
        board.drag("g4", "g6").await?;
        ensure!(waiting().await? == 1, "another waits");
        page.until("the computer can be stopped", async || page.shows(Role::Button, "Stop").await).await?;
        page.press("Stop").await?;
        page.until("it was played", async || Ok(page.moves().await?.get(2).is_some_and(|text| text == "g6"))).await
    })
}

#[test]
fn a_move_is_confirmed_if_that_is_wished() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.script("menagerie.settings.set('confirm', true)").await?;
        let board = page.board(10, 8, 0).await?;
        board.drag("e2", "e4").await?;
        page.press("Take it back").await?;
        ensure!(page.moves().await?.is_empty());
        board.drag("e2", "e4").await?;
        page.press("Play this move").await?;
        until_moves(&page, 1).await
    })
}

#[test]
fn a_finger_scrolls_the_page_where_nothing_can_be_done() -> Result<()> {
    if !in_chromium("the touches of its driver scroll no page")? {
        return Ok(());
    }
    check(&JANUS.among_people(), async |page| {
        page.show_on(Screen { width: 360, height: 400, ratio: 1.0 }).await?;
        page.script("scrollTo(0, 0)").await?;
        let board = page.board(10, 8, 0).await?;
        let before = page.script("return scrollY").await?;
        board.swipe("e5", "e8").await?;
        page.until("the page has scrolled", async || Ok(page.script("return scrollY").await? != before)).await
    })
}
