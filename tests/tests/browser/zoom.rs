//! A page zoomed to 200 % and more: nothing is clipped, and everything can be reached.

use crate::games::{CHATURAJI, GIGACHESS};
use anyhow::{Result, ensure};
use e2e::{Page, Role, Screen, check};

/// Windows of 1366×768 and of 1280×1024 at 200 %, and the narrowest supported one.
const SCREENS: [Screen; 4] = [
    Screen { width: 683, height: 384, ratio: 2.0 },
    Screen { width: 640, height: 512, ratio: 2.0 },
    Screen { width: 320, height: 512, ratio: 4.0 },
    Screen { width: 320, height: 256, ratio: 4.0 },
];

/// The controls that cannot be scrolled into view completely or are covered then, and how far the page extends beyond the right edge of
/// the window.
const LOOK: &str = r#"
    const modal = [...document.querySelectorAll("dialog:modal")].at(-1);
    const root = modal ?? document;
    const { clientWidth, clientHeight, scrollWidth } = document.documentElement;
    const bad = [];
    for (const control of root.querySelectorAll("button, a[href], select, input:not([type=file]), textarea")) {
        if (!control.checkVisibility({ visibilityProperty: true })) continue;
        control.scrollIntoView({ block: "center", inline: "nearest", behavior: "instant" });
        const { left, top, right, bottom, width, height } = control.getBoundingClientRect();
        const name = control.getAttribute("aria-label") ?? (control.textContent.trim().slice(0, 30) || control.id || control.outerHTML.slice(0, 60));
        if (left < -1 || right > clientWidth + 1 || top < -1 || bottom > clientHeight + 1) bad.push(`${name}: ${left},${top}–${right},${bottom}`);
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const label = control.closest("label");
        if (!hit || !(control.contains(hit) || hit.contains(control) || label?.contains(hit))) bad.push(`${name}: covered by ${hit?.outerHTML.slice(0, 80)}`);
        if (hit !== control && hit?.contains(control) && hit !== label) bad.push(`${name}: cut off in ${hit.outerHTML.slice(0, 80)}`);
    }
    if (modal && modal.scrollWidth > modal.clientWidth) bad.push(`the dialog is ${modal.scrollWidth - modal.clientWidth} wider than it shows`);
    scrollTo(0, 0);
    return [bad, scrollWidth - clientWidth];
"#;

async fn look(page: &Page, what: &str, found: &mut Vec<String>) -> Result<()> {
    let (bad, beyond): (Vec<String>, f64) = serde_json::from_value(page.script(LOOK).await?)?;
    found.extend(bad.into_iter().map(|one| format!("{what}: {one}")));
    if beyond > 0.0 {
        found.push(format!("{what}: the page is {beyond} wider than the window"));
    }
    Ok(())
}

#[test]
fn nothing_is_out_of_reach_on_an_enlarged_page() -> Result<()> {
    check("", async |page| {
        let mut found = Vec::new();
        for screen in SCREENS {
            page.show_on(screen).await?;
            let at = format!("{}×{}", screen.width, screen.height);
            for game in [&GIGACHESS, &CHATURAJI] {
                page.open(&game.among_people()).await?;
                look(&page, &format!("{at}, {}", game.name), &mut found).await?;
            }
            for button in ["New game", "Share", "Settings"] {
                page.press(button).await?;
                page.until("it is open", async || page.shows(Role::Dialog, button).await).await?;
                look(&page, &format!("{at}, {button}"), &mut found).await?;
                page.press("Close").await?;
            }
            for button in ["My games", "Position editor"] {
                page.press("Menu").await?;
                page.press(button).await?;
                page.until("it is open", async || page.shows(Role::Dialog, button).await).await?;
                look(&page, &format!("{at}, {button}"), &mut found).await?;
                page.press("Close").await?;
            }
        }
        ensure!(found.is_empty(), "{found:#?}");
        Ok(())
    })
}
