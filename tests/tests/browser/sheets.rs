//! Small windows: the board is as large as possible, and the rest is in sheets.

use crate::games::{ALL, GIGACHESS};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, Screen, check};
use serde_json::Value;

/// Phones and tablets in both orientations, and a foldable one, with the least width of a board of 14×14 there.
const SCREENS: [(Screen, f64); 8] = [
    (screen(360, 740), 360.0),
    (screen(740, 360), 336.0),
    (screen(820, 1180), 770.0),
    (screen(1180, 820), 798.0),
    (screen(280, 653), 280.0),
    (screen(653, 280), 252.0),
    (screen(717, 512), 490.0),
    (screen(512, 717), 420.0),
];

const fn screen(width: u32, height: u32) -> Screen {
    Screen { width, height, ratio: 2.0 }
}

/// The parts of the status and the players that are outside the window or covered, and the parts of the page that do not fit.
const LOOK: &str = r#"
    const { clientWidth, clientHeight, scrollWidth, scrollHeight } = document.documentElement;
    const bad = [];
    if (scrollWidth > clientWidth) bad.push(`the page is ${scrollWidth - clientWidth} too wide`);
    if (scrollHeight > clientHeight) bad.push(`the page is ${scrollHeight - clientHeight} too high`);
    for (const one of document.querySelectorAll(".status-line, .player")) {
        const { left, top, right, bottom } = one.getBoundingClientRect();
        const name = one.textContent.slice(0, 20);
        if (left < 0 || top < 0 || right > clientWidth + 1 || bottom > clientHeight + 1) bad.push(`${name} is out of sight: ${left},${top}–${right},${bottom}`);
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        if (!hit || !one.contains(hit)) bad.push(`${name} is covered by ${hit?.outerHTML.slice(0, 60)}`);
    }
    return bad;
"#;

async fn look(page: &Page, what: &str, found: &mut Vec<String>) -> Result<()> {
    let bad: Vec<String> = serde_json::from_value(page.script(LOOK).await?)?;
    found.extend(bad.into_iter().map(|one| format!("{what}: {one}")));
    Ok(())
}

async fn until_open(page: &Page, open: bool) -> Result<()> {
    let script = "const s = document.querySelector('.panel'); const r = s.getBoundingClientRect();\
                  return [s.checkVisibility({ visibilityProperty: true }), s.getAnimations().length === 0]";
    page.until(&format!("the sheet is {}", if open { "open" } else { "closed" }), async || {
        Ok(page.script(script).await? == serde_json::json!([open, true]))
    })
    .await
}

#[test]
#[ignore = "takes minutes: cargo xtask test --thorough"]
fn the_board_is_large_and_status_and_players_are_always_in_sight() -> Result<()> {
    check("", async |page| {
        let mut found = Vec::new();
        for (screen, least) in SCREENS {
            page.show_on(screen).await?;
            for game in &ALL {
                page.open(&game.among_people()).await?;
                let at = format!("{}, {}×{}", game.name, screen.width, screen.height);
                look(&page, &at, &mut found).await?;
                let width =
                    page.script("return document.querySelector('canvas').getBoundingClientRect().width").await?;
                let width = width.as_f64().context("there is no board")?;
                if game.id == GIGACHESS.id && width < least {
                    found.push(format!("{at}: the board is {width} wide, and could be {least}"));
                }
                if page.script("return document.querySelector('.table').dataset.sheets ?? ''").await? == "" {
                    continue;
                }
                for name in ["Moves", "Pieces"] {
                    page.press(name).await?;
                    until_open(&page, true).await?;
                    look(&page, &format!("{at}, {name}"), &mut found).await?;
                    page.press("Close").await?;
                    until_open(&page, false).await?;
                }
            }
        }
        ensure!(found.is_empty(), "{found:#?}");
        Ok(())
    })
}

#[test]
fn sheets_are_opened_by_button_by_keyboard_and_by_swipe() -> Result<()> {
    const ENTER: char = '\u{e007}';
    const ESCAPE: char = '\u{e00c}';
    check(&GIGACHESS.among_people(), async |page| {
        for (screen, swipe) in [(screen(360, 740), (0.0, -90.0)), (screen(740, 360), (-90.0, 0.0))] {
            page.show_on(screen).await?;
            until_open(&page, false).await?;
            page.press("Pieces").await?;
            until_open(&page, true).await?;
            page.until("the pieces are listed", async || {
                let script = "return document.querySelector('.piece-list')?.textContent.includes('King') ?? false";
                Ok(page.shows(Role::Tab, "Pieces").await? && page.script(script).await? == true)
            })
            .await?;
            page.press("Close").await?;
            until_open(&page, false).await?;
            let opener = page.control(Role::Button, "Moves").await?;
            opener.send_keys(&ENTER.to_string()).await?;
            until_open(&page, true).await?;
            let focused = page.focused().await?.context("nothing has the keyboard")?;
            ensure!(focused.name == "Moves", "{focused:?}");
            page.control(Role::Tab, "Moves").await?.send_keys(&ESCAPE.to_string()).await?;
            until_open(&page, false).await?;
            let expanded: Value = page.script("return document.activeElement.getAttribute('aria-expanded')").await?;
            ensure!(expanded == "false", "the keyboard is back at the button");
            page.swipe_on(".sheet-bar", swipe).await?;
            until_open(&page, true).await?;
            page.swipe_on(".tabs", (-swipe.0, -swipe.1)).await?;
            until_open(&page, false).await?;
        }
        Ok(())
    })
}

#[test]
fn what_was_taken_is_in_the_sheet() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        page.show_on(screen(360, 740)).await?;
        for text in ["e4", "d5", "exd5"] {
            page.script(&format!("menagerie.game.turns.play('{text}')")).await?;
        }
        page.press("Moves").await?;
        until_open(&page, true).await?;
        page.until("one Pawn is taken", async || {
            Ok(page.script("return document.querySelectorAll('.captures .piece').length").await? == 1)
        })
        .await
    })
}
