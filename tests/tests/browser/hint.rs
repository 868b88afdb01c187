//! Hints.

use crate::analysis::arrows;
use crate::games::{ALL, JANUS};
use crate::thinking::think_endlessly;
use anyhow::{Result, ensure};
use e2e::{Role, check};

#[test]
fn a_hint_is_shown_and_not_played() -> Result<()> {
    check("", async |page| {
        for game in &ALL {
            page.open(&game.among_people()).await?;
            page.press("Hint").await?;
            page.until_status("Hint: ").await?;
            ensure!(arrows(&page).await? == 1, "{}", game.name);
            ensure!(page.moves().await?.is_empty(), "{}: a hint plays no move", game.name);
            page.enter("Enter a move", game.opening).await?;
            page.until("the move is listed", async || Ok(page.moves().await?.len() == 1)).await?;
            ensure!(arrows(&page).await? == 0, "{}: the arrow is gone with the move", game.name);
            ensure!(!page.status().await?.contains("Hint"), "{}", game.name);
        }
        Ok(())
    })
}

#[test]
fn a_hint_changes_the_board() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        page.press("Hint").await?;
        let move_text = "return menagerie.game.hint.line?.to ?? ''";
        // The hint is not known in advance, so neither is the piece on its square.
        page.until("the hint is there", async || Ok(page.script(move_text).await? != "")).await?;
        let to = page.script(move_text).await?;
        let to = to.as_str().unwrap_or_default();
        page.until("the arrow is drawn", async || Ok(board.look(to).await? != 0)).await?;
        let with = board.look(to).await?;
        page.script("menagerie.game.hint.cancel(); menagerie.game.selection.select(null)").await?;
        page.until("the arrow is gone", async || Ok(board.look(to).await? != with)).await
    })
}

#[test]
fn a_hint_finds_a_mate() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        for text in ["f2f3", "e7e5", "g2g4"] {
            page.enter("Enter a move", text).await?;
        }
        page.until_status("Black").await?;
        page.press("Hint").await?;
        page.until_status("Hint: Qh4#").await
    })
}

#[test]
fn hints_are_for_people_whose_turn_it_is() -> Result<()> {
    check("", async |page| {
        think_endlessly(&page).await?;
        page.open("?game=gigachess&white=computer&black=human&level=8").await?;
        page.until_status("thinking").await?;
        ensure!(!page.control(Role::Button, "Hint").await?.is_enabled().await?);
        page.choose("White", "Human").await?;
        ensure!(page.control(Role::Button, "Hint").await?.is_enabled().await?);
        Ok(())
    })
}
