//! The position editor.

use crate::games::JANUS;
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check};

async fn open(page: &Page) -> Result<()> {
    page.press("Menu").await?;
    page.press("Position editor").await?;
    page.until("it is open", async || page.shows(Role::Dialog, "Position editor").await).await
}

/// Presses a square of the editor's board, seen from White's side.
async fn press_square(page: &Page, square: &str) -> Result<()> {
    let file = square.bytes().next().context("a file")? - b'a';
    let rank: u8 = square[1..].parse()?;
    page.script(&format!(
        "const canvas = document.querySelector('.editor canvas'), box = canvas.getBoundingClientRect();\
         const at = {{ clientX: box.x + ({file} + 0.5) * box.width / 10, clientY: box.y + (8 - {rank} + 0.5) * box.height / 8,\
                       pointerId: 1, isPrimary: true, button: 0, buttons: 1, pointerType: 'mouse', bubbles: true }};\
         canvas.dispatchEvent(new PointerEvent('pointerdown', at));\
         canvas.dispatchEvent(new PointerEvent('pointerup', {{ ...at, buttons: 0 }}))"
    ))
    .await?;
    Ok(())
}

async fn brush(page: &Page, name: &str) -> Result<()> {
    Ok(page.control(Role::Radio, name).await?.click().await?)
}

#[test]
fn pieces_are_put_down_moved_and_taken_away_and_the_position_is_played() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        open(&page).await?;
        page.press("Empty board").await?;
        page.until("it is empty", async || Ok(page.value("Position").await?.starts_with("10/10/10/10/10/10/10/10 w")))
            .await?;
        for (name, square) in
            [("King, White", "e1"), ("King, Black", "e8"), ("Janus, White", "b2"), ("Rook, Black", "j8")]
        {
            brush(&page, name).await?;
            press_square(&page, square).await?;
        }
        page.until("all stand", async || Ok(page.value("Position").await?.starts_with("4k4r/10/10/10/10/10/1J8/4K5")))
            .await?;
        brush(&page, "Move pieces").await?;
        press_square(&page, "b2").await?;
        press_square(&page, "c4").await?;
        brush(&page, "Take pieces away").await?;
        press_square(&page, "j8").await?;
        page.choose("To move", "Black").await?;
        page.until("all is as it should be", async || {
            Ok(page.value("Position").await?.starts_with("4k5/10/10/10/2J7/10/10/4K5 b"))
        })
        .await?;
        page.press("Play from here").await?;
        page.until_status("Black to move").await?;
        ensure!(page.position().await?.starts_with("4k5/10/10/10/2J7/10/10/4K5 b"));
        Ok(())
    })
}

#[test]
fn what_is_illegal_is_said_and_cannot_be_played() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        open(&page).await?;
        brush(&page, "Take pieces away").await?;
        press_square(&page, "e8").await?;
        page.until("it is said", async || {
            let alerts = page.controls(Role::Alert).await?;
            Ok(matches!(alerts.first(), Some((_, alert)) if alert.text().await?.contains("Black must have exactly one King")))
        })
        .await?;
        ensure!(!page.control(Role::Button, "Play from here").await?.is_enabled().await?);
        page.enter("Position", "nonsense").await?;
        page.until("it is said", async || {
            let alerts = page.controls(Role::Alert).await?;
            Ok(matches!(alerts.first(), Some((_, alert)) if alert.text().await?.contains("not a position of Janus Chess")))
        })
        .await?;
        page.press("Start position").await?;
        page.until("it can be played", async || {
            Ok(page.control(Role::Button, "Play from here").await?.is_enabled().await?)
        })
        .await?;
        page.press("Close").await?;
        page.until_position(JANUS.start).await
    })
}

#[test]
fn a_position_that_is_typed_is_played_without_another_key() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        let typed = "4k3/8/8/8/8/8/8/4K2R w K - 0 1";
        let write = async |text: &str| {
            page.script("document.querySelector('.editor input[type=text]').select()").await?;
            page.control(Role::Textbox, "Position").await?.send_keys(text).await?;
            anyhow::Ok(())
        };
        open(&page).await?;
        page.press("Empty board").await?;
        write(typed).await?;
        page.press("Play from here").await?;
        page.until_position(typed).await?;
        open(&page).await?;
        write("nonsense").await?;
        page.press("Play from here").await?;
        page.until("it is said", async || Ok(page.words().await?.contains("not a position of Chess"))).await?;
        ensure!(page.shows(Role::Dialog, "Position editor").await?);
        Ok(())
    })
}
