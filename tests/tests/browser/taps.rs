//! Every control of every screen can be pressed by a tap, however long the finger stays.

use crate::games::JANUS;
use anyhow::{Context, Result, ensure};
use e2e::{Page, Screen, check, in_chromium};
use serde_json::Value;

/// The number of taps on each control, unless `TAPS` is larger.
const TAPS: u64 = 3;

/// The durations of taps in milliseconds.
const HOLDS: [u64; 3] = [0, 40, 90];

const SCREENS: [Screen; 3] = [
    Screen { width: 390, height: 844, ratio: 2.0 },
    Screen { width: 844, height: 390, ratio: 2.0 },
    Screen { width: 820, height: 1180, ratio: 1.0 },
];

/// Additional ones, if `TAPS` is set.
const MORE: [Screen; 3] = [
    Screen { width: 360, height: 740, ratio: 2.0 },
    Screen { width: 740, height: 360, ratio: 2.0 },
    Screen { width: 1180, height: 820, ratio: 1.0 },
];

/// The parts of the page, and how each is opened.
const OPENED: [(&str, &str); 9] = [
    ("the game", ""),
    ("New game", "document.querySelector('#new').click()"),
    ("Share", "document.querySelector('#open-share').click()"),
    ("Settings", "document.querySelector('#open-settings').click()"),
    ("the moves", "document.querySelector('.sheet-bar button:first-child').click()"),
    ("the pieces", "document.querySelector('.sheet-bar button:last-child').click()"),
    ("the editor", "document.querySelector('#open-editor').click()"),
    ("My games", "document.querySelector('#open-games').click()"),
    ("a game with a friend", "document.querySelector('#open-friend').click()"),
];

/// The other pages and views: the gallery, the workshop, rules, the builder, the school with a lesson, puzzles, the practice of the day.
const PAGES: [&str; 8] = [
    "",
    "workshop/",
    "rules/janus/",
    "builder/",
    "?learn=chess",
    "?learn=chess&piece=rook",
    "?puzzles=chess",
    "?today",
];

/// Collects the visible controls and makes them count their presses and do nothing else. A slider is set and not pressed.
const COLLECT: &str = "
    const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document;
    const seen = (e) => {
        const { width, height } = e.getBoundingClientRect();
        return width > 1 && height > 1 && e.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    };
    window.controls = [...open.querySelectorAll('button, a[href], input:not([type=hidden], [type=range]), select, textarea, summary')]
        .filter((e) => !e.disabled && seen(e) && !e.matches('.skip') && getComputedStyle(e).pointerEvents !== 'none');
    for (const control of window.controls) {
        control.presses = 0;
        control.addEventListener('click', (event) => {
            control.presses += 1;
            event.preventDefault();
            event.stopImmediatePropagation();
        }, true);
    }
    return window.controls.map((e) => `${e.id || e.className || e.tagName} ${(e.innerText || e.ariaLabel || '').slice(0, 30)}`)";

/// The point at which a control can be tapped, and the element over it.
const PLACE: &str = "
    const control = window.controls[NUMBER];
    control.scrollIntoView({ block: 'center', inline: 'nearest' });
    const box = control.getClientRects()[0] ?? control.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const over = document.elementFromPoint(x, y);
    const free = over && (control.contains(over) || over.closest('label')?.contains(control));
    return [x, y, free ? '' : over ? `${over.tagName} ${over.id} ${over.className}` : 'nothing']";

/// Taps all visible controls; returns those that did not react, for each tap.
async fn deaf(page: &Page, taps: u64) -> Result<Vec<String>> {
    let names: Vec<String> = serde_json::from_value(page.script(COLLECT).await?)?;
    ensure!(!names.is_empty(), "there is nothing to tap");
    let mut deaf = Vec::new();
    for (number, name) in names.iter().enumerate() {
        let place = page.script(&PLACE.replace("NUMBER", &number.to_string())).await?;
        let (x, y, over): (f64, f64, String) = serde_json::from_value(place)?;
        if !over.is_empty() {
            deaf.push(format!("{name}: under {over}"));
            continue;
        }
        for tap in 0..taps {
            page.tap_at((x, y), HOLDS[(tap % 3) as usize]).await?;
        }
        let count = page.script(&format!("return window.controls[{number}].presses")).await?;
        let count = count.as_u64().context("no count")?;
        if count != taps {
            deaf.push(format!("{name}: {count} of {taps} taps"));
        }
    }
    Ok(deaf)
}

fn wanted() -> (u64, Vec<Screen>) {
    match std::env::var("TAPS").ok().and_then(|text| text.parse().ok()) {
        Some(taps) => (taps, SCREENS.into_iter().chain(MORE).collect()),
        None => (TAPS, SCREENS.to_vec()),
    }
}

/// Runs a part of a test on each screen; it returns the controls that did not react, for each tap.
fn on_each_screen(part: impl AsyncFn(&Page, u64) -> Result<Vec<String>> + 'static) -> Result<()> {
    if !in_chromium("touch is asked for in Chromium's own protocol")? {
        return Ok(());
    }
    check(&JANUS.among_people(), async move |page| {
        let (taps, screens) = wanted();
        let mut all = Vec::new();
        for screen in screens {
            page.touch_on(screen).await?;
            let found = part(&page, taps).await?;
            all.extend(found.into_iter().map(|it| format!("{}x{}, {it}", screen.width, screen.height)));
        }
        ensure!(all.is_empty(), "{}", all.join("\n"));
        Ok(())
    })
}

#[test]
#[ignore = "takes minutes: cargo xtask test --thorough"]
fn every_control_of_the_game_and_its_dialogs_is_pressed_by_each_tap() -> Result<()> {
    on_each_screen(async |page, taps| {
        let mut all = Vec::new();
        for (name, open) in OPENED {
            page.open(&JANUS.among_people()).await?;
            // The bar is there only where the panels have no room.
            let bar = page.script("return document.querySelector('.sheet-bar')?.checkVisibility() ?? false").await?;
            if open.contains("sheet-bar") && bar != Value::Bool(true) {
                continue;
            }
            page.script(open).await?;
            page.until("it is open", async || {
                let is_dialog = !open.is_empty() && !open.contains("sheet-bar");
                let dialog = page.script("return document.querySelector('dialog[open]') !== null").await?;
                Ok(!is_dialog || dialog == Value::Bool(true))
            })
            .await?;
            all.extend(deaf(page, taps).await?.into_iter().map(|it| format!("{name}: {it}")));
        }
        Ok(all)
    })
}

#[test]
#[ignore = "takes minutes: cargo xtask test --thorough"]
fn every_control_of_the_other_pages_is_pressed_by_each_tap() -> Result<()> {
    on_each_screen(async |page, taps| {
        let mut all = Vec::new();
        for path in PAGES {
            if path.is_empty() {
                page.visit_gallery().await?
            } else {
                page.visit(path).await?
            }
            page.until("it is loaded", async || {
                let ready = "return document.readyState === 'complete' && !document.querySelector('#workshop[hidden]') &&\
                             (document.documentElement.dataset.view !== 'school' || Boolean(window.menagerie?.school)) &&\
                             (document.documentElement.dataset.view !== 'game' || Boolean(window.menagerie?.game.data.practice))";
                Ok(page.script(ready).await? == Value::Bool(true))
            })
            .await?;
            all.extend(deaf(page, taps).await?.into_iter().map(|it| format!("/{path}: {it}")));
        }
        Ok(all)
    })
}
