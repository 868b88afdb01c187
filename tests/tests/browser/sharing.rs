//! Games go elsewhere and come in: as text, as a link, as a picture.

use crate::games::{ALL, CHATURAJI, JANUS};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check};

async fn moves(page: &Page, moves: &[&str]) -> Result<()> {
    for text in moves {
        let before = page.position().await?;
        page.enter("Enter a move", text).await?;
        page.until(text, async || Ok(page.position().await? != before)).await?;
    }
    Ok(())
}

/// Writes into the box of the dialog and presses Open.
async fn open_text(page: &Page, text: &str) -> Result<()> {
    let quoted = serde_json::to_string(text)?;
    let script = "const box = [...document.querySelectorAll('dialog[open] textarea')].at(-1); box.value = ";
    page.script(&format!("{script}{quoted}")).await?;
    page.press("Open").await
}

#[test]
fn a_link_holds_the_whole_game() -> Result<()> {
    check("", async |page| {
        for game in &ALL {
            page.open(&game.among_people()).await?;
            moves(&page, &[game.opening]).await?;
            let position = page.position().await?;
            page.press("Share").await?;
            let link = page.value("Link to this game").await?;
            ensure!(link.contains('#'), "{link}");
            page.script("localStorage.clear(); sessionStorage.clear()").await?;
            page.leave().await?;
            page.script(&format!("location.href = '{link}'")).await?;
            page.until("the game is there", async || Ok(page.position().await? == position)).await?;
            ensure!(page.moves().await?.len() == 1, "{}", game.name);
            ensure!(page.shows(Role::Button, game.name).await?);
        }
        Ok(())
    })
}

#[test]
fn a_damaged_link_is_said() -> Result<()> {
    check("", async |page| {
        page.leave().await?;
        page.visit("#nonsense").await?;
        page.until_status("damaged").await
    })
}

#[test]
fn a_game_text_is_written_and_read() -> Result<()> {
    for game in [&JANUS, &CHATURAJI] {
        check(&game.among_people(), async move |page| {
            moves(&page, &[game.opening]).await?;
            let position = page.position().await?;
            page.press("Share").await?;
            let text = page.value("Game").await?;
            ensure!(!text.is_empty());
            page.press("Close").await?;
            page.restart().await?;
            page.until_position(game.start).await?;
            page.press("Share").await?;
            open_text(&page, &text).await?;
            page.until_position(&position).await?;
            ensure!(page.moves().await?.len() == 1);
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn what_cannot_be_read_is_said_with_its_place() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.press("Share").await?;
        for bad in ["", "hello", "[Variant \"Janus\"]\n\n1. e4 e5 2. Qe9 *"] {
            open_text(&page, bad).await?;
            page.until("it is said", async || Ok(!page.controls(Role::Alert).await?.is_empty())).await?;
        }
        let alert = page.controls(Role::Alert).await?.pop().context("an alert")?.1.text().await?;
        ensure!(alert.contains("Qe9") || alert.contains('2'), "the place of the fault: {alert}");
        ensure!(page.position().await? == JANUS.start);
        Ok(())
    })
}

#[test]
fn what_is_dropped_on_the_page_is_opened() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let ending = "10/P8k/10/10/10/10/10/4K5 w - - 12 40";
        page.script(&format!(
            "const dataTransfer = new DataTransfer(); dataTransfer.setData('text/plain', '{ending}');\
             document.body.dispatchEvent(new DragEvent('drop', {{ dataTransfer, bubbles: true, cancelable: true }}))"
        ))
        .await?;
        page.until_position(ending).await
    })
}

#[test]
fn the_board_is_saved_as_a_picture() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        page.script(
            "window.saved = []; const blobs = new Map(); const real = URL.createObjectURL;\
             URL.createObjectURL = (blob) => { const url = real.call(URL, blob); blobs.set(url, blob); return url };\
             HTMLAnchorElement.prototype.click = async function () { const text = blobs.has(this.href)\
             ? await blobs.get(this.href).text() : atob(this.href.split('base64,')[1]);\
             saved.push([this.download, text.slice(0, 40)]) }",
        )
        .await?;
        page.press("Share").await?;
        page.press("SVG").await?;
        page.press("PNG").await?;
        page.until("both are saved", async || Ok(page.script("return saved.length").await? == 2)).await?;
        let saved = page.script("return JSON.stringify(saved.sort())").await?;
        let saved = saved.as_str().context("a list")?;
        ensure!(saved.contains(".svg\",\"<svg") && saved.contains(".png") && saved.contains("PNG"), "{saved}");
        Ok(())
    })
}
