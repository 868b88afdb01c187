//! The accessibility checker on the game page, in all its states.

use crate::games::{CHATURAJI, GIGACHESS, JANUS};
use crate::live::show_addresses;
use anyhow::{Context, Result, ensure};
use e2e::{Page, Relay, Role, Screen, Wishes, check, in_chromium};

/// Why it does not run in every browser.
const SAME: &str = "the checker judges elements and styles, which are the same everywhere, and takes minutes";

const BOARDS: [&str; 8] = ["wood", "green", "blue", "grey", "contrast", "walnut", "sea", "slate"];

/// The findings on the current page.
async fn judge(page: &Page, what: &str, found: &mut Vec<String>) -> Result<()> {
    found.extend(page.violations().await?.into_iter().map(|violation| format!("{what}: {violation}")));
    Ok(())
}

async fn dialogs(page: &Page, found: &mut Vec<String>) -> Result<()> {
    for name in ["New game", "Share", "Settings"] {
        page.press(name).await?;
        page.until("it is open", async || page.shows(Role::Dialog, name).await).await?;
        judge(page, name, found).await?;
        page.press("Close").await?;
    }
    for name in ["My games", "Statistics", "Position editor"] {
        page.press("Menu").await?;
        judge(page, "the menu", found).await?;
        page.press(name).await?;
        page.until("it is open", async || page.shows(Role::Dialog, name).await).await?;
        judge(page, name, found).await?;
        if name == "My games" {
            page.press("Delete").await?;
            page.until("it can be put back", async || page.shows(Role::Button, "Put it back").await).await?;
            judge(page, "a deleted game", found).await?;
            page.press("Put it back").await?;
        }
        page.press("Close").await?;
    }
    Ok(())
}

/// Opens the sheet of a small window, or closes it again.
async fn sheet(page: &Page, button: &str) -> Result<()> {
    if page.script("return document.querySelector('.table').dataset.sheets ?? ''").await? == "" {
        return Ok(());
    }
    page.press(button).await?;
    let open = button != "Close";
    page.until("the sheet has arrived", async || {
        let script = "const s = document.querySelector('.panel');\
                      return s.checkVisibility({ visibilityProperty: true }) === arguments[0] && s.getAnimations().length === 0";
        Ok(page.script(&script.replace("arguments[0]", &open.to_string())).await? == true)
    })
    .await
}

async fn game(page: &Page, found: &mut Vec<String>) -> Result<()> {
    judge(page, "the start", found).await?;
    sheet(page, "Moves").await?;
    for text in ["e4e6", "e11e9"] {
        page.enter("Enter a move", text).await?;
    }
    page.until("two moves are listed", async || Ok(page.moves().await?.len() == 2)).await?;
    page.board(14, 14, 0).await?.keys("\u{e014}\u{e007}").await?;
    judge(page, "a game, and the keyboard on the board", found).await?;
    sheet(page, "Close").await?;
    judge(page, "a game, with the moves put away", found).await?;
    sheet(page, "Moves").await?;
    page.enter("Enter a move", "a1a9").await?;
    page.until_status("a1").await?;
    judge(page, "a move that is refused", found).await?;
    sheet(page, "Close").await?;
    page.press("Analysis").await?;
    page.until("lines are shown", async || {
        Ok(page.script("return document.querySelector('#best-lines b') !== null").await? == true)
    })
    .await?;
    judge(page, "analysis", found).await?;
    sheet(page, "Moves").await?;
    judge(page, "analysis with its lines in sight", found).await?;
    sheet(page, "Close").await?;
    page.press("Analysis").await?;
    for name in ["Review this game", "Opening explorer"] {
        page.press("Menu").await?;
        page.press(name).await?;
    }
    page.until("the game is reviewed", async || {
        Ok(page.script("return menagerie.game.data.tree.review === 'whole'").await? == true)
    })
    .await?;
    judge(page, "a review and the explorer", found).await?;
    page.script(
        "document.querySelectorAll(':is(.review, .explorer) [data-text-label=close]').forEach((it) => it.click())",
    )
    .await?;
    sheet(page, "Close").await?;
    for board in BOARDS {
        page.script(&format!("menagerie.settings.set('board', '{board}')")).await?;
        judge(page, &format!("the board in {board}"), found).await?;
    }
    sheet(page, "Moves").await?;
    page.control(Role::Tab, "Pieces").await?.click().await?;
    judge(page, "the pieces", found).await?;
    sheet(page, "Close").await
}

/// Invites a friend, and is invited.
async fn friend(page: &Page, found: &mut Vec<String>) -> Result<()> {
    page.press("Menu").await?;
    page.press("Play with a friend").await?;
    page.until("it is open", async || page.shows(Role::Dialog, "Play with a friend").await).await?;
    judge(page, "an invitation", found).await?;
    page.press("Make the link").await?;
    page.until("the link is shown", async || Ok(page.value("Link").await?.contains("#friend."))).await?;
    let link = page.value("Link").await?;
    page.press("QR code").await?;
    page.press("Open link").await?;
    page.until("it is said", async || Ok(page.words().await?.contains("no link to a game"))).await?;
    judge(page, "a link", found).await?;
    page.press("Close").await?;
    judge(page, "a game with a friend", found).await?;
    page.press("Live…").await?;
    page.until("the connection is explained", async || page.shows(Role::Dialog, "Play live").await).await?;
    judge(page, "a live game in one sentence", found).await?;
    show_addresses(page).await?;
    page.enter("Relays (Nostr), one a line", "nonsense").await?;
    page.press("Connect").await?;
    judge(page, "before a live game", found).await?;
    // Nobody else is at this relay: the phrases can be seen.
    let relay = Relay::start()?;
    page.enter("Relays (Nostr), one a line", &relay.address).await?;
    page.enter("Address servers (STUN), one a line; without any, only browsers in the same network meet", "").await?;
    page.press("Connect").await?;
    page.press("Say…").await?;
    page.until("phrases are shown", async || page.shows(Role::Dialog, "Say something").await).await?;
    judge(page, "phrases", found).await?;
    page.press("Leave the connection").await?;
    // As somebody else, whose browser has nothing of the game.
    page.script("localStorage.clear(); sessionStorage.clear(); window.menagerie.game.data.worthSaving = false").await?;
    page.leave().await?;
    page.visit(&format!("#{}", link.split_once('#').context("a link")?.1)).await?;
    page.until("it is asked", async || page.shows(Role::Dialog, "You are invited").await).await?;
    judge(page, "a seat", found).await?;
    page.press("Close").await
}

async fn others(page: &Page, found: &mut Vec<String>) -> Result<()> {
    page.open(&CHATURAJI.among_people()).await?;
    judge(page, "four players", found).await?;
    page.open(&JANUS.from("10/P8k/10/10/10/10/10/4K5 w - - 0 1")).await?;
    page.script("document.querySelector('.board [data-square=a7]').click()").await?;
    page.script("document.querySelector('.board [data-square=a8]').click()").await?;
    page.until("the chooser is shown", async || page.shows(Role::Button, "Queen").await).await?;
    judge(page, "a promotion", found).await?;
    page.press("Queen").await?;
    page.press("Draw").await?;
    page.until("Black is asked", async || page.shows(Role::Button, "Accept").await).await?;
    judge(page, "an offer", found).await?;
    page.press("Accept").await?;
    page.until("the result is shown", async || page.shows(Role::Button, "Rematch").await).await?;
    judge(page, "the result", found).await?;
    page.open("?game=nonsense").await?;
    judge(page, "a wrong address", found).await
}

fn all(width: u32, height: u32, dark: bool) -> Result<()> {
    if !in_chromium(SAME)? {
        return Ok(());
    }
    check("", async move |page| {
        page.show_on(Screen { width, height, ratio: 1.0 }).await?;
        page.wish(Wishes { dark, ..Wishes::default() }).await?;
        let mut found = Vec::new();
        page.open(&GIGACHESS.among_people()).await?;
        game(&page, &mut found).await?;
        dialogs(&page, &mut found).await?;
        friend(&page, &mut found).await?;
        others(&page, &mut found).await?;
        ensure!(found.is_empty(), "{found:#?}");
        Ok(())
    })
}

#[test]
fn the_checker_finds_nothing_in_light_colours() -> Result<()> {
    all(1366, 768, false)
}

#[test]
#[ignore = "takes a minute; every run checks light colours on a wide screen, and dark ones on a phone"]
fn the_checker_finds_nothing_in_dark_colours() -> Result<()> {
    all(1366, 768, true)
}

#[test]
#[ignore = "takes a minute; every run checks light colours on a wide screen, and dark ones on a phone"]
fn the_checker_finds_nothing_on_a_phone() -> Result<()> {
    all(360, 740, false)
}

#[test]
fn the_checker_finds_nothing_on_a_phone_in_dark_colours() -> Result<()> {
    all(360, 740, true)
}
