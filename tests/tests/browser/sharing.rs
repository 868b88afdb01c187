//! Export and import of games: as text, as a link, as a picture.

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
    // WebKit's driver presses no button that the dialog has to be scrolled for.
    page.script(&format!("{script}{quoted}; box.scrollIntoView({{ block: 'start' }})")).await?;
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
            page.open_what_was_read().await?;
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
        let texts = [
            ("", "nothing to open"),
            ("hello", "“hello”"),
            ("\n[Variant \"Ludo\"]\n\n1. e4 e5 *", "Ludo"),
            ("\n[Variant \"Ludo\"]\n\n1. e4 e5 *", "Line 2, column 1"),
        ];
        for (bad, said) in texts {
            open_text(&page, bad).await?;
            page.until(said, async || {
                let alert = page.controls(Role::Alert).await?.pop();
                let Some((_, alert)) = alert else { return Ok(false) };
                Ok(alert.text().await?.contains(said))
            })
            .await?;
        }
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
        page.open_what_was_read().await?;
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

/// Opens a link as another person, who has never been here.
async fn follow(page: &Page, link: &str) -> Result<()> {
    page.leave().await?;
    page.visit("css/theme.css").await?;
    page.script("localStorage.clear(); sessionStorage.clear()").await?;
    page.visit(&format!("#{link}")).await?;
    page.until("the game is there", async || Ok(!page.position().await?.is_empty())).await
}

#[test]
fn a_shared_game_goes_on_with_its_players_and_is_kept_once_something_is_done_in_it() -> Result<()> {
    const KEPT: &str = "return Object.keys(localStorage).filter((key) => key.startsWith('menagerie.game.')).length";
    check("", async |page| {
        page.open("?game=janus&white=human&black=human").await?;
        moves(&page, &["e2e4"]).await?;
        page.script("menagerie.game.data.seats[1] = 'computer'; menagerie.game.setLevel(1)").await?;
        let link = page.script("return menagerie.link()").await?;
        let link = link.as_str().context("a link")?;
        follow(&page, link).await?;
        page.until("the computer has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        ensure!(page.chosen("Black").await? == "Computer" && page.chosen("Level").await?.starts_with('1'));
        ensure!(page.script(KEPT).await? == 0, "nobody has done anything in it");
        page.script("location.reload()").await?;
        page.until("it begins again", async || Ok(page.moves().await?.len() == 2)).await?;
        ensure!(page.script(KEPT).await? == 0);
        page.enter("Enter a move", "d2d4").await?;
        page.until("the computer has answered", async || Ok(page.moves().await?.len() == 4)).await?;
        for _ in 0..2 {
            page.leave().await?;
            page.visit(&format!("#{link}.")).await?;
            page.until_status("opened this link before").await?;
            ensure!(page.moves().await?.len() == 4 && page.script(KEPT).await? == 1, "it is the same game");
        }
        for address in
            ["?game=janus&white=computer&black=computer&level=1", "?game=janus&fen=k9/10/10/10/10/10/10/K1R7"]
        {
            page.open(address).await?;
            page.until("it is there", async || Ok(!page.position().await?.is_empty())).await?;
        }
        ensure!(page.script(KEPT).await? == 1, "what others' addresses begin is not kept either");
        Ok(())
    })
}

#[test]
fn a_link_with_damaged_seats_is_said() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let link = page.script("return menagerie.link()").await?;
        let link = link.as_str().context("a link")?;
        for bad in [link.replace(".hh", ".hhc"), link.replace(".hh", ".xx"), format!("{link}.hh")] {
            follow(&page, &bad).await?;
            page.until_status("damaged").await?;
        }
        Ok(())
    })
}

#[test]
fn what_cannot_be_read_of_files_is_said_and_a_mended_file_is_read() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        // The events of browsers when a folder, or a deleted file, is dropped.
        let drop = "const drop = new Event('drop', { bubbles: true, cancelable: true });\
            drop.dataTransfer = { types: ['Files'], files: [file], items: [{ webkitGetAsEntry: () => ({ isDirectory }) }] };\
            document.body.dispatchEvent(drop)";
        page.script(&format!("const file = new File([''], 'games'), isDirectory = true; {drop}")).await?;
        page.until_status("“games” is a folder").await?;
        let gone = "file.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'));";
        page.script(&format!("const file = new File([''], 'lost.pgn'), isDirectory = false; {gone} {drop}")).await?;
        page.until_status("“lost.pgn” cannot be read").await?;
        page.press("Share").await?;
        let choose = |content: &str| {
            format!(
                "const chosen = new DataTransfer(); chosen.items.add(new File(['{content}'], 'game.pgn'));\
                 const box = document.querySelector('dialog[open] input[type=file]'); box.files = chosen.files;\
                 box.dispatchEvent(new Event('change'))"
            )
        };
        page.script(&choose("Qe9")).await?;
        page.until("it is said", async || Ok(page.words().await?.contains("Qe9"))).await?;
        ensure!(page.script("return document.querySelector('dialog[open] input[type=file]').files.length").await? == 0);
        page.script(&choose("1. e4 e5 *")).await?;
        page.open_what_was_read().await?;
        page.until("it is read", async || Ok(page.moves().await?.len() == 2)).await
    })
}
