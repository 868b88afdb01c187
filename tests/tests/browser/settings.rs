//! Settings: they take effect at once and are saved.

use crate::games::JANUS;
use anyhow::{Result, ensure};
use e2e::{Page, Role, check};

async fn background(page: &Page) -> Result<String> {
    let colour = page.script("return getComputedStyle(document.body).backgroundColor").await?;
    Ok(colour.as_str().unwrap_or_default().to_owned())
}

#[test]
fn light_and_dark_hold_at_once_and_are_remembered() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.press("Settings").await?;
        page.choose("Page", "Light").await?;
        let light = background(&page).await?;
        page.choose("Page", "Dark").await?;
        let dark = background(&page).await?;
        ensure!(light != dark, "both are {light}");
        page.open(&JANUS.among_people()).await?;
        ensure!(background(&page).await? == dark);
        page.press("Settings").await?;
        ensure!(page.chosen("Page").await? == "Dark");
        Ok(())
    })
}

#[test]
fn the_board_changes_its_colours_and_pieces() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        let before = board.look("e4").await?;
        page.press("Settings").await?;
        page.choose("Board", "Blue").await?;
        page.until("the squares are blue", async || Ok(board.look("e4").await? != before)).await?;
        let drawn = board.look("e1").await?;
        page.choose("Pieces", "Letters").await?;
        page.until("the pieces are letters", async || Ok(board.look("e1").await? != drawn)).await
    })
}

#[test]
fn damaged_settings_are_left_out() -> Result<()> {
    check("", async |page| {
        for damaged in ["{", "null", "[1, 2]", r#"{"page": 7, "board": "blue"}"#] {
            page.script(&format!("localStorage.setItem('menagerie.settings', `{damaged}`)")).await?;
            page.open(&JANUS.among_people()).await?;
            page.press("Settings").await?;
            ensure!(page.chosen("Page").await? == "As the system", "{damaged}");
        }
        ensure!(page.chosen("Board").await? == "Blue", "what is whole is kept");
        Ok(())
    })
}

#[test]
fn escape_closes_the_dialog() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.press("Settings").await?;
        ensure!(page.shows(Role::Dialog, "Settings").await?);
        page.control(Role::Combobox, "Page").await?.send_keys("\u{e00c}").await?;
        page.until("it is closed", async || Ok(!page.shows(Role::Dialog, "Settings").await?)).await
    })
}
