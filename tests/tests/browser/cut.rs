//! Every text is inside its box and does not overlap others, in both languages, at all window widths.

use crate::games::{CHATURAJI, GIGACHESS};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Screen, check};

const WIDTHS: [(u32, u32); 10] = [
    (320, 640),
    (360, 740),
    (390, 844),
    (600, 960),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
];

/// Clipped texts: words that extend beyond a box with hidden overflow, or beyond the window; and options and placeholders that are wider
/// than their boxes. A line of moves may end with an ellipsis.
const LOOK: &str = r#"
    const root = [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.body;
    const wide = document.documentElement.clientWidth;
    const bad = [];
    const shown = (element) => element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const unseen = (element) => element.closest(".visually-hidden, .variation, script, style, noscript, option, svg, [aria-hidden=true]:not(#level-words)");
    // A row that can be swiped extends beyond the window.
    const swiped = (element) => element && (getComputedStyle(element).scrollSnapType.startsWith("x") || swiped(element.parentElement));
    const measure = document.body.appendChild(document.createElement("span"));
    measure.style.cssText = "position:absolute;visibility:hidden;white-space:pre;left:0;top:0";
    const width = (text, style) => { measure.style.font = style.font; measure.textContent = text; return measure.getBoundingClientRect().width; };
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const words = node.data.trim(), element = node.parentElement;
        if (!words || unseen(element) || element === measure || !shown(element)) continue;
        range.selectNodeContents(node);
        for (const { left, right, top, bottom, width } of range.getClientRects()) {
            if (width === 0) continue;
            if ((left < -1 || right > wide + 1) && !swiped(element)) bad.push(`"${words}" leaves the window: ${left}–${right}`);
            for (let box = element; box && box !== document.body; box = box.parentElement) {
                const style = getComputedStyle(box);
                if (style.clipPath !== "none") break;
                const edge = box.getBoundingClientRect();
                // Shortened on purpose, with an ellipsis.
                if (!["none", ""].includes(style.webkitLineClamp)) break;
                const hides = (way) => style[way] === "hidden" || style[way] === "clip";
                if (hides("overflowX") && (left < edge.left - 1 || right > edge.right + 1)) bad.push(`"${words}" is cut: ${right} of ${edge.right} in ${box.className || box.id || box.tagName}`);
                if (hides("overflowY") && (top < edge.top - 1 || bottom > edge.bottom + 1)) bad.push(`"${words}" is cut: ${bottom} of ${edge.bottom} in ${box.className || box.id || box.tagName}`);
                if (["BUTTON", "LABEL"].includes(box.tagName) && (right > edge.right + 1 || bottom > edge.bottom + 1)) bad.push(`"${words}" leaves its ${box.tagName}`);
                if (style.position === "fixed" || ["auto", "scroll"].includes(style.overflowX)) break;
            }
        }
    }
    for (const door of root.querySelectorAll(".game .card-doors > *")) {
        const board = door.closest(".game").querySelector(".little-board > *");
        range.selectNodeContents(door);
        const [words, edge] = [range.getBoundingClientRect(), board.getBoundingClientRect()];
        if (shown(door) && words.width > 0 && words.top < edge.bottom - 1 && words.left < edge.right) bad.push(`"${door.textContent}" lies on its board`);
    }
    for (const box of root.querySelectorAll("select, input")) {
        if (!shown(box)) continue;
        const style = getComputedStyle(box);
        // The select of who plays lies over the player's name and shows no words of its own.
        if (box.matches(".player .seat select")) continue;
        if (box.id === "level" || ["checkbox", "radio", "file"].includes(box.type)) continue;
        const said = box.tagName === "SELECT" ? box.selectedOptions[0]?.textContent ?? "" : box.placeholder;
        const arrow = box.tagName === "SELECT" && style.appearance !== "none" ? 14 : 0;
        const room = box.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
        if (width(said, style) > room + 1) bad.push(`"${said}" is cut: it needs ${width(said, style)} of ${room}`);
    }
    measure.remove();
    const head = document.querySelector(".head");
    const rows = [...head.children].filter(shown).map((part) => part.getBoundingClientRect());
    const middle = (head.getBoundingClientRect().top + head.getBoundingClientRect().bottom) / 2;
    for (const { top, bottom } of rows) if (top > middle || bottom < middle) bad.push(`the head has two rows: ${top}–${bottom} of ${middle}`);
    if (document.documentElement.scrollWidth > wide) bad.push(`the page is ${document.documentElement.scrollWidth} wide`);
    return bad;
"#;

/// The parts of the page that are opened one after the other: the name, the id of the button, whether it opens a dialog, and what is done
/// in it.
const STATES: [(&str, &str, bool, &str); 7] = [
    ("the page", "", false, ""),
    ("the pieces", "tab-pieces", false, ""),
    (
        "a new game with a clock",
        "new",
        true,
        "const kind = document.querySelector('.clock-fields select');\
         kind.value = 'increment'; kind.dispatchEvent(new Event('change')); const level = document.querySelector('dialog[open] .seat select:last-child:not([hidden])');\
         level.value = [...level.options].filter((it) => !it.disabled).sort((one, other) => other.text.length - one.text.length)[0].value",
    ),
    ("the settings", "open-settings", true, ""),
    ("sharing", "open-share", true, ""),
    ("the editor", "open-editor", true, ""),
    ("a friend", "open-friend", true, ""),
];

/// Presses a button, and waits for its dialog: dialogs are loaded on demand.
async fn open(page: &Page, button: &str, dialog: bool) -> Result<()> {
    if !button.is_empty() {
        page.script(&format!("document.getElementById('{button}').click()")).await?;
    }
    if !dialog {
        return Ok(());
    }
    let opened = "return document.querySelector('dialog[open]') !== null";
    page.until("the dialog is open", async || Ok(page.script(opened).await? == true)).await
}

async fn look(page: &Page, found: &mut Vec<String>, at: &str) -> Result<()> {
    page.next_frame().await?;
    let bad: Vec<String> = serde_json::from_value(page.script(LOOK).await?)?;
    found.extend(bad.into_iter().map(|one| format!("{at}: {one}")));
    Ok(())
}

/// The link that invites a friend, the bar below it, and the dialog of the invited person.
async fn friend(page: &Page, language: &str, game: &str, found: &mut Vec<String>) -> Result<()> {
    open(page, "open-friend", true).await?;
    page.script("document.querySelector('dialog[open] form').requestSubmit()").await?;
    const LINK: &str = "return document.querySelector('dialog[open] input[readonly]')?.value ?? ''";
    let made = async || Ok(page.script(LINK).await?.as_str().is_some_and(|link| link.contains("#friend.")));
    page.until("the link is shown", made).await?;
    let link = page.script(LINK).await?.as_str().and_then(|link| link.split_once('#')).map(|it| it.1.to_owned());
    for (name, act) in [
        ("a link", ""),
        ("the bar", "document.querySelectorAll('dialog').forEach((dialog) => dialog.close())"),
        ("the bar, to send", "const { game } = menagerie; game.data.friend.sent = -1; game.store.emit('change')"),
        (
            "before a live game",
            "document.querySelectorAll('#friend-bar button').forEach((one) => one.querySelector('[data-text=live-button]') && one.click())",
        ),
        (
            "a seat",
            "document.querySelectorAll('dialog').forEach((dialog) => dialog.close()); localStorage.clear(); sessionStorage.clear(); menagerie.game.data.worthSaving = false",
        ),
    ] {
        page.script(act).await?;
        if name == "before a live game" {
            open(page, "", true).await?;
        }
        if name == "a seat" {
            page.leave().await?;
            page.visit(&format!("#{}", link.as_deref().context("a link")?)).await?;
            open(page, "", true).await?;
            page.script(&format!("window.menagerie.settings.set('language', '{language}')")).await?;
        }
        for (width, height) in WIDTHS {
            page.show_on(Screen { width, height, ratio: 1.0 }).await?;
            look(page, found, &format!("{language}, {game}, {name}, {width}")).await?;
        }
    }
    page.script("document.querySelectorAll('dialog').forEach((dialog) => dialog.close())").await?;
    Ok(())
}

async fn everything(page: Page, language: &str) -> Result<()> {
    let mut found = Vec::new();
    page.script(&format!("window.menagerie.settings.set('language', '{language}')")).await?;
    for game in [&GIGACHESS, &CHATURAJI] {
        page.open(&format!("?game={}&level=8", game.id)).await?;
        // The levels of the longest names, computers and people, and clocks.
        page.script("const { game } = window.menagerie; game.loader.start(game.data.variant, { seats: game.data.seats.map(() => 'human'), clock: { kind: 'increment', minutes: 90, seconds: 30 } }); game.seat(game.data.seats.length - 1, 'computer')").await?;
        for (name, button, dialog, act) in STATES {
            if game.id == CHATURAJI.id && ["sharing", "the settings"].contains(&name) {
                continue;
            }
            open(&page, button, dialog).await?;
            page.script(act).await?;
            for (width, height) in WIDTHS {
                page.show_on(Screen { width, height, ratio: 1.0 }).await?;
                look(&page, &mut found, &format!("{language}, {}, {name}, {width}", game.id)).await?;
            }
            page.script("document.querySelectorAll('dialog').forEach((dialog) => dialog.close())").await?;
        }
        friend(&page, language, game.id, &mut found).await?;
    }
    ensure!(found.is_empty(), "{} texts: {found:#?}", found.len());
    Ok(())
}

#[test]
#[ignore = "takes minutes: every run looks at the longer French words"]
fn every_text_is_in_its_box_in_english() -> Result<()> {
    check("", async |page| everything(page, "en").await)
}

#[test]
fn every_text_is_in_its_box_in_french() -> Result<()> {
    check("", async |page| everything(page, "fr").await)
}
