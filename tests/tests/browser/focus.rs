//! The focus is never lost: when a focused element is removed, another one gets the focus.

use crate::games::{GIGACHESS, JANUS};
use anyhow::{Context, Result, ensure};
use e2e::keys::{ENTER, ESCAPE, TAB};
use e2e::{Page, Role, check};

/// Focuses a button and presses it with the keyboard.
async fn press(page: &Page, button: &str) -> Result<()> {
    let element = page.control(Role::Button, button).await?;
    Ok(element.send_keys(ENTER).await?)
}

/// Waits until the focused element has this name.
async fn until_on(page: &Page, name: &str) -> Result<()> {
    page.until(&format!("the keyboard is on {name:?}"), async || {
        let focused = page.focused().await?.context("nothing has the keyboard")?;
        ensure!(focused.name == name, "{focused:?} has it");
        Ok(true)
    })
    .await
}

/// Waits until an element with this role has the focus.
async fn until_role(page: &Page, role: &str) -> Result<()> {
    page.until(&format!("a {role} has the keyboard"), async || {
        let focused = page.focused().await?.context("nothing has the keyboard")?;
        ensure!(focused.role == role, "{focused:?} has it");
        Ok(true)
    })
    .await
}

#[test]
fn dialogs_give_the_keyboard_back() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        for button in ["New game", "Share", "Settings"] {
            press(&page, button).await?;
            page.until("it is open", async || page.shows(Role::Dialog, button).await).await?;
            ensure!(page.focused().await?.is_some());
            page.keys(ESCAPE).await?;
            until_on(&page, button).await?;
        }
        for button in ["My games", "Position editor"] {
            press(&page, "Menu").await?;
            page.until("the menu is open", async || page.shows(Role::Button, button).await).await?;
            press(&page, button).await?;
            page.until("it is open", async || page.shows(Role::Dialog, button).await).await?;
            page.keys(ESCAPE).await?;
            until_on(&page, "Menu").await?;
        }
        press(&page, "New game").await?;
        press(&page, "Play").await?;
        until_on(&page, "New game").await
    })
}

#[test]
fn a_button_that_can_no_longer_be_pressed_keeps_the_keyboard_and_does_nothing() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.enter("Enter a move", "e2e4").await?;
        page.until("it is played", async || Ok(page.moves().await?.len() == 1)).await?;
        press(&page, "Previous move").await?;
        until_on(&page, "Previous move").await?;
        page.keys(&[" ", ENTER].concat()).await?;
        press(&page, "Next move").await?;
        until_on(&page, "Next move").await?;
        press(&page, "Undo").await?;
        page.until("it is taken back", async || Ok(page.moves().await?.is_empty())).await?;
        until_on(&page, "Undo").await?;
        page.keys(&[TAB].concat()).await?;
        until_on(&page, "Redo").await
    })
}

#[test]
fn deleting_and_renaming_games_keep_the_keyboard() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.enter("Enter a move", "e2e4").await?;
        page.until("it is played", async || Ok(page.moves().await?.len() == 1)).await?;
        press(&page, "Menu").await?;
        press(&page, "My games").await?;
        press(&page, "Delete").await?;
        until_role(&page, "alert").await?;
        page.keys(&[ENTER, TAB].concat()).await?;
        until_on(&page, "Put it back").await?;
        page.keys(ENTER).await?;
        until_role(&page, "listitem").await?;
        press(&page, "Rename").await?;
        page.keys(&["x", ENTER].concat()).await?;
        until_role(&page, "listitem").await?;
        page.keys(&[ENTER, TAB].concat()).await?;
        page.until("the game comes next", async || Ok(page.focused().await?.is_some_and(|it| it.name.starts_with('x'))))
            .await
    })
}

#[test]
fn giving_up_and_looking_back_keep_the_keyboard() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.enter("Enter a move", "e2e4").await?;
        press(&page, "Resign").await?;
        press(&page, "Sure?").await?;
        page.until("the result is shown", async || page.shows(Role::Button, "Rematch").await).await?;
        ensure!(page.focused().await?.is_some());
        press(&page, "Review this game").await?;
        page.until("the review is shown", async || page.shows(Role::Button, "Save as PGN").await).await?;
        page.until("something has the keyboard", async || Ok(page.focused().await?.is_some())).await?;
        page.keys(TAB).await?;
        ensure!(page.focused().await?.is_some());
        Ok(())
    })
}

#[test]
fn after_a_hint_no_key_takes_a_move_back() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.enter("Enter a move", "e2e4").await?;
        page.until("it is played", async || Ok(page.moves().await?.len() == 1)).await?;
        page.press("Hint").await?;
        page.keys(&[" ", ENTER].concat()).await?;
        page.until_status("Hint: ").await?;
        press(&page, "Hint").await?;
        page.keys(&[" ", ENTER].concat()).await?;
        until_on(&page, "Hint").await?;
        ensure!(page.moves().await? == ["e4"]);
        Ok(())
    })
}
