//! The game page with the keyboard: the names of squares, the editor, typed moves, and the arrow keys that step through a game.

use crate::by_ear::Listener;
use crate::games::{CHATURAJI, GIGACHESS, JANUS};
use anyhow::{Result, ensure};
use e2e::keys::{DELETE, ENTER, ESCAPE, LEFT, RIGHT};
use e2e::{Role, check};

#[test]
fn a_capture_is_named() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        let listener = Listener::on(&page);
        page.listen().await?;
        listener.tab_to("gridcell", "e1").await?;
        listener.play("e2, White Pawn", "e4, empty").await?;
        listener.play("d7, Black Pawn", "d5, empty").await?;
        listener.play("e4, White Pawn", "d5, Black Pawn").await?;
        page.until_heard("White: Pawn from e4 to d5, captures Black Pawn.").await?;
        ensure!(listener.square().await? == "d5, White Pawn");
        Ok(())
    })
}

#[test]
fn the_computers_moves_are_reported() -> Result<()> {
    check("?game=janus&white=human&black=computer&level=1", async |page| {
        let listener = Listener::on(&page);
        page.listen().await?;
        listener.tab_to("gridcell", "").await?;
        listener.play("e2, White Pawn", "e4, empty").await?;
        page.until_heard("White: Pawn from e2 to e4.").await?;
        page.until_heard("Black: ").await?;
        page.until_heard("White to move").await
    })
}

#[test]
fn every_square_has_its_name_however_the_board_is_turned() -> Result<()> {
    const NAMES: &str = "return [...document.querySelectorAll('.board [role=row]')].map((row) =>\
                         [...row.querySelectorAll('[role=gridcell]')].map((cell) => cell.getAttribute('aria-label')))";
    check(&CHATURAJI.among_people(), async |page| {
        let read = async || anyhow::Ok(serde_json::from_value::<Vec<Vec<String>>>(page.script(NAMES).await?)?);
        let rows = read().await?;
        ensure!(rows.len() == 8 && rows.iter().all(|row| row.len() == 8));
        ensure!(rows[0][0].starts_with("a1, ") && rows[7][7].starts_with("h8, "), "{rows:#?}");
        ensure!(rows.iter().flatten().any(|name| name.ends_with("Red King")), "{rows:#?}");
        page.press("Flip board").await?;
        page.until("the rows are turned", async || Ok(read().await?[0][7].starts_with("a1, "))).await?;
        page.new_game(GIGACHESS.name).await?;
        page.until_position(GIGACHESS.start).await?;
        let rows = read().await?;
        ensure!(rows.len() == 14 && rows.iter().all(|row| row.len() == 14));
        ensure!(rows.concat().iter().filter(|name| name.contains(", White ")).count() == 48);
        ensure!(rows.concat().iter().filter(|name| name.ends_with(", empty")).count() == 196 - 96);
        Ok(())
    })
}

#[test]
fn the_squares_lie_where_they_are_drawn() -> Result<()> {
    // Screen readers that are felt with a finger find them there.
    const PLACES: &str = "const middle = ({ left, top, width, height }) => [left + width / 2, top + height / 2];\
                          return ['a1', 'j8', 'e4'].map((name) =>\
                              middle(document.querySelector(`.board [data-square=${name}]`).getBoundingClientRect()))";
    check(&JANUS.among_people(), async |page| {
        for turns in [0, 2] {
            let board = page.board(10, 8, turns).await?;
            let places: Vec<(f64, f64)> = serde_json::from_value(page.script(PLACES).await?)?;
            for (square, (x, y)) in ["a1", "j8", "e4"].into_iter().zip(places) {
                let (wanted_x, wanted_y) = board.middle(square)?;
                ensure!((x - wanted_x).abs() < 2.0 && (y - wanted_y).abs() < 2.0, "{square} lies at {x}, {y}");
            }
            page.press("Flip board").await?;
        }
        // A screen reader presses a square as it presses anything.
        page.script("document.querySelector('.board [data-square=e7]').click()").await?;
        page.script("document.querySelector('.board [data-square=e2]').click()").await?;
        page.script("document.querySelector('.board [data-square=e4]').click()").await?;
        page.until("the move is listed", async || Ok(page.moves().await? == ["e4"])).await
    })
}

#[test]
fn a_position_is_set_up_by_keyboard() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        let listener = Listener::on(&page);
        listener.press("Menu").await?;
        listener.press("Position editor").await?;
        page.until("it is open", async || page.shows(Role::Dialog, "Position editor").await).await?;
        listener.tab_to("gridcell", "a1, White Rook").await?;
        page.keys(DELETE).await?;
        ensure!(listener.square().await? == "a1, empty");
        listener.go("b1").await?;
        page.keys(ENTER).await?;
        ensure!(listener.square().await? == "b1, White Knight, picked up");
        listener.go("c3").await?;
        page.keys(ENTER).await?;
        ensure!(listener.square().await? == "c3, White Knight");
        listener.tab_to("textbox", "Position").await?;
        page.enter("Position", "4k3/8/8/8/8/8/8/4K2R w K - 0 1").await?;
        // The Tab key would leave the page here, and not every browser returns to it.
        let c3 = page.script("return document.querySelector('.editor [data-square=c3]').getAttribute('aria-label')");
        ensure!(c3.await? == "c3, empty", "the position that was written is not on the board");
        page.keys(ESCAPE).await?;
        page.until("it is closed", async || Ok(!page.shows(Role::Dialog, "Position editor").await?)).await?;
        ensure!(page.focused().await?.is_some_and(|it| it.name == "Menu"), "{:?}", page.focused().await?);
        Ok(())
    })
}

#[test]
fn moves_are_typed_whatever_was_pressed_last() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        for button in ["Flip board", "Hint", "Analysis"] {
            page.press(button).await?;
            page.keys("d2").await?;
            ensure!(page.value("Enter a move").await? == "d2", "after {button}");
            page.enter("Enter a move", "").await?;
        }
        page.control(Role::Tab, "Pieces").await?.click().await?;
        page.keys(&[" d2d4", ENTER].concat()).await?;
        page.until("the move is listed", async || Ok(page.moves().await? == ["d4"])).await
    })
}

#[test]
fn left_and_right_go_through_the_game_from_anywhere_but_a_text() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        for text in ["f3", "e5", "g4", "Qh4#"] {
            page.enter("Enter a move", text).await?;
        }
        page.until_status("checkmate").await?;
        let shown = async || page.script("return menagerie.game.data.state.moves.length").await;
        page.keys(LEFT).await?;
        ensure!(shown().await? == 3, "after a mate that was typed");
        page.keys(&[ENTER, " "].concat()).await?;
        ensure!(page.script("return menagerie.game.data.tree.nodes.length").await? == 4, "nothing else is done");
        for place in ["#step-back", "#seat-white", "#tab-pieces", "#moves"] {
            page.script(&format!("document.querySelector('{place}').focus()")).await?;
            page.keys(RIGHT).await?;
            ensure!(shown().await? == 4, "{place}");
            page.keys(LEFT).await?;
            ensure!(shown().await? == 3, "{place}");
        }
        ensure!(page.chosen("White").await? == "Human");
        page.script("document.querySelector('#entry').focus()").await?;
        page.keys(LEFT).await?;
        ensure!(shown().await? == 3);
        Ok(())
    })
}
