//! The oldest supported browsers, emulated with a current one: functions that they do not have are deleted before anything runs, and
//! styles that they do not know are not served.

use anyhow::{Result, ensure};
use e2e::{Copy, Page, in_chromium};
use menagerie_sitegen::floor;
use xtask::files;

/// A site without the styles that such a browser ignores.
fn aged() -> Result<Copy> {
    let site = Copy::new()?;
    floor::age(site.folder())?;
    // A worker begins with no page, so that it forgets by itself.
    site.write("js/forget.js", &floor::forgetting()?)?;
    for worker in ["js/worker.js", "js/trial-worker.js"] {
        let script = files::read(&site.folder().join(worker))?;
        site.write(worker, &format!("import \"./forget.js\";\n{script}"))?;
    }
    Ok(site)
}

/// Runs a test in such a browser.
fn check_older(test: impl AsyncFnOnce(&Page) -> Result<()> + 'static) -> Result<()> {
    if !in_chromium("what is deleted is listed for the newest Chromium")? {
        return Ok(());
    }
    aged()?.browse(async move |page, _site| {
        page.before_scripts(&format!("delete Navigator.prototype.serviceWorker;\n{}", floor::forgetting()?)).await?;
        // Scripts that break a page leave a line in its console, for which the test fails.
        test(&page).await
    })
}

/// Waits until an expression is true on the page.
async fn until(page: &Page, expression: &str) -> Result<()> {
    page.until(expression, async || Ok(page.script(&format!("return Boolean({expression})")).await? == true)).await
}

async fn click(page: &Page, selector: &str) -> Result<()> {
    page.script(&format!("document.querySelector('{selector}').click()")).await.map(drop)
}

/// Whether a part of the page has a size.
fn seen(selector: &str) -> String {
    format!("document.querySelector('{selector}')?.getClientRects().length > 0")
}

const DRAWN: &str =
    "document.querySelector('move-diagram')?.shadowRoot?.querySelectorAll('.picture:not(.unseen-yet) use').length > 0";

#[test]
fn a_game_is_played_against_the_computer() -> Result<()> {
    check_older(async |page| {
        page.open("?game=chess&level=1").await?;
        let gone = "return [Map.groupBy, Promise.withResolvers, URL.canParse, Element.prototype.checkVisibility,\
                    HTMLElement.prototype.showPopover, [].values().map, globalThis.scheduler].every((it) => it === undefined)";
        ensure!(page.script(gone).await? == true, "the newer functions are there");
        let typed = "const box = document.getElementById('entry'); box.value = 'e4';\
                     box.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }))";
        page.script(typed).await?;
        until(page, "window.menagerie.game.data.state.moves.length === 2").await?;
        // Squares, borders and words have colours in both schemes.
        let colours = "return ['--ground', '--text', '--rule', '--accent'].every((name) =>\
                       /^#[0-9a-f]{6}$/.test(getComputedStyle(document.documentElement).getPropertyValue(name).trim()))";
        ensure!(page.script(colours).await? == true, "a colour is missing");
        ensure!(
            page.script("return document.getElementById('board').getBoundingClientRect().width > 200").await? == true
        );
        Ok(())
    })
}

#[test]
fn menu_and_dialogs_open_and_close() -> Result<()> {
    check_older(async |page| {
        page.open("?game=janus&black=human").await?;
        ensure!(page.script(&format!("return {}", seen("#menu"))).await? == false, "the menu is open from the first");
        click(page, "#open-menu").await?;
        until(page, &seen("#menu")).await?;
        let place = "const [menu, button] = ['menu', 'open-menu'].map((id) => document.getElementById(id).getBoundingClientRect());\
                     return menu.top >= button.bottom && menu.top < button.bottom + 12 && menu.right <= innerWidth && menu.left >= 0";
        ensure!(page.script(place).await? == true, "the menu is not below its button");
        page.script("dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))").await?;
        until(page, &format!("!({})", seen("#menu"))).await?;
        click(page, "#open-menu").await?;
        click(page, "#open-statistics").await?;
        until(page, &seen("dialog[open]")).await?;
        ensure!(page.script(&format!("return {}", seen("#menu"))).await? == false, "the menu is still there");
        page.script("document.querySelector('dialog[open]').close()").await?;
        for button in ["#new", "#open-settings", "#open-share"] {
            click(page, button).await?;
            until(page, &seen("dialog[open]")).await?;
            page.script("document.querySelector('dialog[open]').close()").await?;
        }
        Ok(())
    })
}

#[test]
fn diagrams_rules_builder_and_workshop_begin() -> Result<()> {
    check_older(async |page| {
        page.visit("rules/janus/").await?;
        until(page, DRAWN).await?;
        let errors = page.console_errors().await?;
        ensure!(errors.is_empty(), "on the page of rules: {errors:#?}");
        page.visit("builder/").await?;
        until(page, DRAWN).await?;
        let fields = "return [...document.querySelectorAll('#form [data-modes]')].filter((it) => it.getClientRects().length > 0)\
                      .every((it) => it.dataset.modes.includes('piece'))";
        ensure!(page.script(fields).await? == true, "fields of other diagrams are shown");
        page.visit("embed/?game=janus&play=white").await?;
        until(page, DRAWN).await?;
        page.visit("workshop/?game=chess").await?;
        until(page, "!document.getElementById('workshop').hidden && document.querySelectorAll('#kinds li').length > 0")
            .await?;
        page.visit_gallery().await?;
        until(page, "document.querySelectorAll('.shelf .game').length > 0").await
    })
}
