//! A game as one file: saved by the page, and opened from a disk and in a frame without an origin.

use crate::own_games::{drop_text, until_played};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check};
use std::path::Path;
use xtask::files;

/// The largest file, in bytes: what a mail may well have attached.
const LARGEST: usize = 2_200_000;

const ESCAPE: &str = "\u{e00c}";

/// Keeps the file that the site offers for download. In the file, the worker has such an address.
const KEEP: &str = "if (location.protocol === 'http:') { URL.createObjectURL = (blob) => { window.savedFile = blob; return '#'; }; \
                    HTMLAnchorElement.prototype.click = () => {}; }";

/// The page on which the file is in a frame without an origin, and without anything that needs one.
const FRAME: &str = "<!DOCTYPE html>\n<title>Frame</title>\n<iframe sandbox=\"allow-scripts\" src=\"game.html\" width=\"1000\" height=\"700\"></iframe>\n";

/// The file of the game on the board, as the menu saves it.
async fn saved(page: &Page) -> Result<String> {
    page.press("Menu").await?;
    page.press("Save as one file").await?;
    page.until("the file is made", async || Ok(page.script("return Boolean(window.savedFile)").await? == true)).await?;
    let text = page.script("return window.savedFile.text()").await?;
    let text = text.as_str().context("the file is no text")?.to_owned();
    ensure!(text.len() <= LARGEST, "the file has {} bytes", text.len());
    Ok(text)
}

async fn asks(page: &Page, what: &str, expression: &str) -> Result<()> {
    page.until(what, async || Ok(page.script(&format!("return Boolean({expression})")).await? == true)).await
}

/// Plays a move, reads the rules, and reads them in French.
async fn use_file(page: &Page, game: &str) -> Result<()> {
    page.until(&format!("the file shows {game}"), async || page.shows(Role::Button, game).await).await?;
    page.enter("Enter a move", "e4").await?;
    asks(page, "the computer answers", "window.menagerie.game.data.tree.nodes.length >= 2").await?;
    page.press("Menu").await?;
    ensure!(!page.shows(Role::Button, "Puzzles").await? && !page.shows(Role::Link, "All games").await?);
    page.control(Role::Link, "Rules").await?.click().await?;
    asks(page, "a diagram is drawn", "document.querySelector('move-diagram')?.still?.length > 1000").await?;
    ensure!(page.words().await?.contains("Pieces"));
    page.script("window.menagerie.settings.set('language', 'fr')").await?;
    let french = "[...document.querySelectorAll('.piece-card h4')].some((it) => it.textContent.startsWith('Cavalier'))";
    asks(page, "the rules are in French", french).await?;
    // The notice about what is kept has such a button as well, which WebKit's driver sees behind the dialog.
    page.keys(ESCAPE).await?;
    page.until("the page is in French", async || page.shows(Role::Button, "Nouvelle partie").await).await?;
    page.script("window.menagerie.settings.set('language', 'en')").await?;
    asks(page, "the page is in English", "document.documentElement.lang === 'en'").await
}

/// Opens a file from a disk, and in a frame without an origin.
async fn open(page: &Page, text: &str, game: &str) -> Result<()> {
    let folder = tempfile::tempdir()?;
    let at = |name: &str| folder.path().join(name);
    files::write(&at("game.html"), text)?;
    files::write(&at("frame.html"), FRAME)?;
    page.open_file(&at("game.html")).await?;
    use_file(page, game).await?;
    page.open_file(&at("frame.html")).await?;
    page.enter_frame(Some(0)).await?;
    use_file(page, game).await?;
    page.enter_frame(None).await?;
    page.leave().await
}

fn saves_and_opens(id: &'static str, name: &'static str) -> Result<()> {
    check("", async move |page| {
        page.before_scripts(KEEP).await?;
        page.open(&format!("?game={id}")).await?;
        let text = saved(&page).await?;
        open(&page, &text, name).await
    })
}

#[test]
fn a_built_in_game_opens_from_a_disk_and_in_a_frame() -> Result<()> {
    saves_and_opens("janus", "Janus Chess")
}

#[test]
fn a_game_of_the_library_opens_from_a_disk_and_in_a_frame() -> Result<()> {
    saves_and_opens("shako", "Shako")
}

#[test]
fn a_card_of_the_gallery_saves_its_game() -> Result<()> {
    check("", async |page| {
        page.before_scripts(KEEP).await?;
        page.visit_gallery().await?;
        // Looking for a name among the controls of all cards takes minutes.
        let button = "document.querySelector('[data-game=gigachess] .save-door')";
        asks(&page, "the card is there", button).await?;
        let name = page.script(&format!("return {button}.textContent")).await?;
        ensure!(name == "Save as one file: Gigachess", "{name}");
        page.script(&format!("{button}.click()")).await?;
        asks(&page, "the file is made", "window.savedFile").await?;
        let text = page.script("return window.savedFile.text()").await?;
        let text = text.as_str().context("the file is no text")?;
        ensure!(text.contains("<title>Gigachess · Menagerie</title>") && text.contains("data-only=\"gigachess\""));
        ensure!(text.len() <= LARGEST, "the file has {} bytes", text.len());
        Ok(())
    })
}

#[test]
fn the_network_is_in_the_file_if_somebody_wants_it() -> Result<()> {
    check("", async |page| {
        page.before_scripts(KEEP).await?;
        page.open("?game=janus").await?;
        let without = saved(&page).await?.len();
        page.script("window.savedFile = undefined").await?;
        page.control(
            Role::Checkbox,
            "With the game’s network, if it has one: a stronger computer, and 0.1 to 0.5 MB more",
        )
        .await?
        .click()
        .await?;
        page.press("Save as one file").await?;
        asks(&page, "the file is made again", "window.savedFile").await?;
        let with = page.script("return window.savedFile.size").await?.as_u64().context("no size")? as usize;
        ensure!(with > without + 80_000 && with < without + 200_000, "{with} bytes, {without} without the network");
        Ok(())
    })
}

#[test]
fn no_name_of_a_game_breaks_out_of_its_file() -> Result<()> {
    check("", async |page| {
        page.before_scripts(KEEP).await?;
        page.open("?game=chess").await?;
        let name = "</title></script><script>document.title = 'out'</script>";
        let definition =
            files::read(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/../crates/rules/variants/chess.json")))?;
        let mut definition: serde_json::Value = serde_json::from_str(&definition)?;
        for (key, value) in [("id", "mine"), ("name", name), ("about", "</script><!-- <script>")] {
            definition[key] = value.into();
        }
        drop_text(&page, &definition.to_string()).await?;
        asks(&page, "it can be played", "document.querySelector('dialog.own-game .main')?.checkVisibility()").await?;
        until_played(&page).await?;
        let text = saved(&page).await?;
        let folder = tempfile::tempdir()?;
        let file = folder.path().join("game.html");
        files::write(&file, &text)?;
        page.open_file(&file).await?;
        page.until("the game is ready", async || Ok(!page.position().await?.is_empty())).await?;
        let title = page.title().await?;
        ensure!(title.starts_with("</title></script>"), "{title}");
        page.leave().await
    })
}

#[test]
fn the_share_dialog_says_who_can_open_a_link() -> Result<()> {
    check("?game=chess", async |page| {
        page.press("Share").await?;
        let words = page.words().await?;
        let [said, file, text, link] =
            ["Only this computer can open", "Save as one file", "Copy game", "Copy link"].map(|part| words.find(part));
        ensure!(said.is_some() && said < file && file < text && text < link, "{words}");
        page.press("QR code").await?;
        asks(&page, "the code is shown", "document.querySelector('dialog[open] .friend-code svg')").await
    })
}
