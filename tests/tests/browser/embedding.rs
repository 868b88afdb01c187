//! The dialog for embedding: its snippets work in an empty page.

use crate::own_games::play_mine;
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, browse};
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;
use serde_json::json;

const BLANK: &str =
    "<!DOCTYPE html>\n<html lang=\"en\">\n<title>Elsewhere</title>\n<link rel=\"icon\" href=\"data:,\">\n";

/// Keeps the first bytes of each saved file.
const CATCH: &str = "window.saved = {}; const made = new Map(); const create = URL.createObjectURL;\
    URL.createObjectURL = (blob) => { const address = create.call(URL, blob); made.set(address, blob); return address };\
    HTMLAnchorElement.prototype.click = function () { const name = this.download;\
    made.get(this.href).text().then((text) => { saved[name] = text.slice(0, 4) }) }";

/// The contents of the boxes of the dialog.
#[derive(Debug)]
struct Boxes {
    element: String,
    frame: String,
    markdown: String,
}

async fn boxes(page: &Page) -> Result<Boxes> {
    let found =
        page.script("return [...document.querySelectorAll('dialog.embed textarea')].map(({ value }) => value)").await?;
    let at = |index: usize| found[index].as_str().map(str::to_owned).context("a box");
    Ok(Boxes { element: at(0)?, frame: at(1)?, markdown: at(2)? })
}

/// Opens the dialog, and chooses the content.
async fn open(page: &Page, shown: &str) -> Result<Boxes> {
    page.press("Share").await?;
    page.press("Embed in a page …").await?;
    page.until("the dialog is open", async || {
        Ok(page.script("return !!document.querySelector('dialog.embed[open]')").await? == true)
    })
    .await?;
    page.choose("What it shows", shown).await?;
    // The frame shows it, and has reported its height.
    page.until("the preview is there", async || {
        let there = "const page = document.querySelector('dialog.embed iframe').contentDocument;\
            return page?.querySelector('move-diagram')?.shadowRoot.querySelector('[part=figure]')?.checkVisibility() === true";
        Ok(page.script(there).await? == true)
    })
    .await?;
    boxes(page).await
}

/// Pastes a snippet into an empty page.
async fn paste(page: &Page, html: &str) -> Result<()> {
    page.visit("blank.html").await?;
    let html = json!(format!("<!DOCTYPE html><html lang=\"en\"><title>Elsewhere</title>{html}"));
    page.script(&format!("document.open(); document.write({html}); document.close();")).await.map(drop)
}

/// The name of the board in the embedded frame.
async fn framed(page: &Page) -> Result<String> {
    page.enter_frame(Some(0)).await?;
    let name = "return document.querySelector('move-diagram')?.shadowRoot.querySelector('[part=board]').getAttribute('aria-label') ?? ''";
    page.until("the frame shows it", async || Ok(page.script(name).await? != "")).await?;
    let found = page.script(name).await?;
    page.enter_frame(None).await?;
    Ok(found.as_str().unwrap_or_default().to_owned())
}

#[test]
fn what_is_pasted_elsewhere_shows_the_game_the_position_and_the_piece() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.with_page("/blank.html", BLANK).spawn();
    browse(server.address(), async |page| {
        const GAME: &str = "?game=janus&white=human&black=human";
        page.open(GAME).await?;
        page.enter("Enter a move", "e4").await?;
        let position = page.position().await?;
        let shown = open(&page, "This position").await?;
        ensure!(shown.element.lines().count() == 2, "two lines: {}", shown.element);
        ensure!(shown.markdown.starts_with("[![Janus Chess](janus-position.svg)](http"), "{}", shown.markdown);
        paste(&page, &shown.element).await?;
        page.working_diagrams().await?;
        let there = page.shown("move-diagram").await?.ask("diagram.position").await?;
        ensure!(there == position, "{there}, not {position}");
        paste(&page, &shown.frame).await?;
        ensure!(framed(&page).await?.contains("Janus Chess"));

        page.open(GAME).await?;
        page.enter("Enter a move", "e4").await?;
        let line = open(&page, "The moves of this game").await?;
        ensure!(line.element.contains("moves=\"e2e4\""), "{}", line.element);

        page.open(GAME).await?;
        page.script(CATCH).await?;
        page.script("document.getElementById('tab-pieces').click()").await?;
        page.press("Share: Janus").await?;
        page.until("the dialog is open", async || {
            Ok(page.script("return !!document.querySelector('dialog.embed[open]')").await? == true)
        })
        .await?;
        ensure!(page.chosen("Piece").await? == "Janus (J)");
        page.until("it is the Janus", async || Ok(boxes(&page).await?.element.contains("piece=\"J\""))).await?;
        page.until("the preview is of the Janus", async || {
            let name = "return document.querySelector('dialog.embed iframe').contentDocument?.querySelector('move-diagram')\
                ?.shadowRoot.querySelector('[part=board]').getAttribute('aria-label') === 'Janus'";
            Ok(page.script(name).await? == true)
        })
        .await?;
        for (button, name, begin) in [
            ("Save as SVG", "janus-janus.svg", "<svg"),
            ("Save as PNG", "janus-janus.png", "\u{fffd}PNG"),
            ("Save the moves as GIF", "janus-janus.gif", "GIF8"),
        ] {
            page.press(button).await?;
            page.until(&format!("{name} is saved"), async || {
                Ok(page.script(&format!("return saved[{}]", json!(name))).await? == begin)
            })
            .await?;
        }
        ensure!(page.violations().await?.is_empty(), "{:?}", page.violations().await?);
        let piece = boxes(&page).await?;
        paste(&page, &piece.frame).await?;
        ensure!(framed(&page).await? == "Janus");
        Ok(())
    })
}

#[test]
fn a_page_can_keep_the_version_of_its_diagrams() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.with_page("/blank.html", BLANK).spawn();
    browse(server.address(), async |page| {
        page.open("?game=janus&white=human&black=human").await?;
        let newest = open(&page, "This position").await?.element;
        page.control(Role::Checkbox, "Keep this version of the diagrams").await?.click().await?;
        page.until("the version is named", async || Ok(boxes(&page).await?.element.contains("integrity=\"sha384-")))
            .await?;
        let kept = boxes(&page).await?.element;
        ensure!(kept.contains("/diagrams/") && kept.contains("crossorigin=\"anonymous\""), "{kept}");
        ensure!(kept.lines().nth(1) == newest.lines().nth(1), "{kept} is not {newest} with a version");
        page.control(Role::Checkbox, "Keep this version of the diagrams").await?.click().await?;
        page.until("no version is named", async || Ok(boxes(&page).await?.element == newest)).await?;
        paste(&page, &kept).await?;
        page.working_diagrams().await.map(drop)
    })
}

#[test]
fn a_game_of_ones_own_goes_along() -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.with_page("/blank.html", BLANK).spawn();
    browse(server.address(), async |page| {
        page.open("?game=chess&black=human").await?;
        play_mine(&page).await?;
        let shown = open(&page, "This game, against the computer").await?;
        ensure!(shown.frame.contains("#d="), "{}", shown.frame);
        paste(&page, &shown.element).await?;
        page.working_diagrams().await?;
        // Its Pawns go one step.
        let targets = page.shown("move-diagram").await?.ask("(diagram.select('e2'), diagram.targets.length)").await?;
        ensure!(targets == 1, "{targets}");
        paste(&page, &shown.frame).await?;
        ensure!(framed(&page).await?.contains("Mine"));
        Ok(())
    })
}
