//! The page without a network, and new versions of it.

use crate::games::{GIGACHESS, JANUS};
use crate::keeping::{play, reload, reloaded_by};
use anyhow::{Result, ensure};
use e2e::{Copy, Page, check_whole};

/// Waits until a service worker has cached everything.
async fn until_kept(page: &Page) -> Result<()> {
    page.script("return navigator.serviceWorker.ready.then(() => true)").await?;
    page.until("the page is in its hands", async || {
        Ok(page.script("return Boolean(navigator.serviceWorker.controller)").await? == true)
    })
    .await
}

/// The names of the cached versions.
async fn versions(page: &Page) -> Result<Vec<String>> {
    let names = page.script("return caches.keys()").await?;
    let names: Vec<String> = serde_json::from_value(names)?;
    Ok(names.into_iter().filter(|name| !name.ends_with("visited")).collect())
}

/// Visits the page that builds diagrams, and waits for one.
async fn visit_builder(page: &Page) -> Result<()> {
    page.visit("builder/").await?;
    page.until("the diagram is there", async || {
        let drawn = "return document.querySelector('move-diagram')?.shadowRoot?.querySelector('svg') != null";
        Ok(page.script(drawn).await? == true)
    })
    .await
}

/// Makes the page check for a new version, and waits until it offers it.
async fn until_offered(page: &Page) -> Result<()> {
    page.script("return navigator.serviceWorker.ready.then((it) => it.update()).then(() => true)").await?;
    page.until("it is offered", async || Ok(page.words().await?.contains("A new version of Menagerie is here"))).await
}

/// Accepts the new version, and waits for it without a request: it starts when the old one has no open request.
async fn take_over(page: &Page) -> Result<()> {
    reloaded_by(page, async || page.press("Reload").await).await
}

async fn is_style(page: &Page, words: &str) -> Result<bool> {
    let style = "return fetch(document.querySelector('link[href*=\"page.css\"]').href).then((answer) => answer.text())";
    Ok(page.script(style).await?.as_str().is_some_and(|text| text.contains(words)))
}

#[test]
fn after_the_first_visit_the_page_needs_no_network() -> Result<()> {
    Copy::new()?.browse(async |page, mut site| {
        page.open("?game=janus&white=human&black=computer&level=1").await?;
        until_kept(&page).await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        site.stop();
        reload(&page).await?;
        page.until("the game is there", async || Ok(page.moves().await?.len() == 2)).await?;
        page.enter("Enter a move", "d2d4").await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 4)).await?;
        // Another game, whose pictures have not been shown yet.
        page.open(&GIGACHESS.among_people()).await?;
        play(&page, &[GIGACHESS.opening]).await?;
        ensure!(
            page.script(
                "return [...document.images].filter((it) => it.checkVisibility()).every((it) => it.naturalWidth > 0)"
            )
            .await?
                == true
        );
        // It looks for a new version in vain, which the console may mention.
        page.console_errors().await?;
        Ok(())
    })
}

#[test]
fn the_rules_of_the_game_on_the_board_need_none() -> Result<()> {
    for (game, language, title) in [("janus", "", "Janus"), ("shako", "fr/", "Shako")] {
        Copy::new()?.browse(async move |page, mut site| {
            page.open(&JANUS.among_people()).await?;
            if !language.is_empty() {
                page.script("menagerie.settings.set('language', 'fr')").await?;
            }
            page.open(&format!("?game={game}&white=human&black=human")).await?;
            until_kept(&page).await?;
            let address = format!("rules/{language}{game}/");
            // The last of it are the pictures of its pieces.
            let kept = format!(
                "return (async () => {{ const name = (await caches.keys()).find((it) => it.endsWith('visited')); if (!name) return false;\
                    const all = (await (await caches.open(name)).keys()).map((it) => it.url); return all.some((it) => it.endsWith('{address}'))\
                    && all.some((it) => it.endsWith('.lzma')) && all.some((it) => it.includes('/pieces/king')) }})()"
            );
            page.until("its rules are kept", async || Ok(page.script(&kept).await? == true)).await?;
            // The link on the page leads there.
            let href = page.script("return document.getElementById('rules').href").await?;
            ensure!(href.as_str().is_some_and(|href| href.ends_with(&address)), "{href}");
            site.stop();
            page.visit(&address).await?;
            ensure!(page.title().await?.contains(title), "{}", page.title().await?);
            let drawn = "return document.styleSheets.length > 1 && [...document.querySelectorAll('move-diagram')]\
                .some((it) => it.shadowRoot?.querySelector('svg'))";
            page.until("its diagrams are drawn", async || Ok(page.script(drawn).await? == true)).await?;
            page.console_errors().await?;
            Ok(())
        })?;
    }
    Ok(())
}

#[test]
fn pages_of_rules_and_diagrams_need_none_once_they_were_visited() -> Result<()> {
    Copy::new()?.browse(async |page, mut site| {
        page.visit("rules/janus/").await?;
        page.script("return navigator.serviceWorker.ready.then(() => true)").await?;
        page.until("the page is kept", async || {
            let kept = "return caches.match(location.href).then((it) => Boolean(it))";
            Ok(page.script(kept).await? == true)
        })
        .await?;
        visit_builder(&page).await?;
        site.stop();
        page.visit("rules/janus/").await?;
        ensure!(page.title().await?.contains("Janus"));
        let drawn =
            "return [...document.styleSheets].length > 1 && [...document.images].some((it) => it.naturalWidth > 0)";
        page.until("it is drawn", async || Ok(page.script(drawn).await? == true)).await?;
        visit_builder(&page).await?;
        page.visit("rules/gigachess/").await?;
        ensure!(page.words().await?.contains("has not been visited yet"), "{}", page.words().await?);
        // Without one a browser asks for favicon.ico, in vain, and says so in the console.
        let icon = "return fetch(document.querySelector('link[rel=icon]').href).then((answer) => answer.ok)";
        ensure!(page.script(icon).await? == true);
        page.console_errors().await?;
        Ok(())
    })
}

#[test]
fn a_new_version_is_offered_and_the_game_goes_on_in_it() -> Result<()> {
    Copy::new()?.browse(async |page, site| {
        page.open(&JANUS.among_people()).await?;
        until_kept(&page).await?;
        play(&page, &["e2e4"]).await?;
        let before = versions(&page).await?;
        ensure!(before.len() == 1, "{before:?}");
        site.replace("css/page.css", ".notes{", ".brand-new{}.notes{")?;
        site.publish()?;
        until_offered(&page).await?;
        // Nothing has changed yet, not even after a reload.
        play(&page, &["e7e5"]).await?;
        ensure!(!is_style(&page, "brand-new").await?);
        reload(&page).await?;
        ensure!(!is_style(&page, "brand-new").await?);
        page.until("it is still offered", async || Ok(page.words().await?.contains("A new version"))).await?;
        take_over(&page).await?;
        ensure!(is_style(&page, "brand-new").await?);
        page.until("the game is there", async || Ok(page.moves().await? == ["e4", "e5"])).await?;
        ensure!(!page.words().await?.contains("A new version"));
        page.open("?").await?;
        page.until("the old version is gone", async || {
            let now = versions(&page).await?;
            Ok(now.len() == 1 && now != before)
        })
        .await
    })
}

#[test]
fn a_new_version_that_begins_late_is_taken_over_when_it_does() -> Result<()> {
    // Longer than the page waits before it offers the version again. Empty pages have no service workers in Firefox.
    let late = "const workers = window.ServiceWorker?.prototype ?? {}, send = workers.postMessage;\
        workers.postMessage = function (...all) { setTimeout(() => send.apply(this, all), 7000) }";
    Copy::new()?.browse(async move |page, site| {
        page.before_scripts(late).await?;
        page.open(&JANUS.among_people()).await?;
        until_kept(&page).await?;
        play(&page, &["e2e4"]).await?;
        site.replace("css/page.css", ".notes{", ".brand-new{}.notes{")?;
        site.publish()?;
        until_offered(&page).await?;
        take_over(&page).await?;
        ensure!(is_style(&page, "brand-new").await?);
        page.until("the game is there", async || Ok(page.moves().await? == ["e4"])).await
    })
}

#[test]
fn a_new_version_in_one_tab_leaves_the_other_its_own_files() -> Result<()> {
    Copy::new()?.browse(async |page, site| {
        page.open("?game=janus&white=human&black=computer&level=1").await?;
        until_kept(&page).await?;
        let old = page.tab().await?;
        let new = page.new_tab().await?;
        page.open(&JANUS.among_people()).await?;
        // The new version's computer speaks another language, as it were.
        site.replace("js/worker.js", "\"ready\"", "\"prêt\"")?;
        site.publish()?;
        until_offered(&page).await?;
        take_over(&page).await?;
        let worker =
            "return fetch(document.querySelector('script[src*=entry]').src.replace('entry', 'worker')).then((it) => it.text())";
        ensure!(page.script(worker).await?.as_str().is_some_and(|text| text.contains("prêt")));
        page.show_tab(&old).await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        // Undoing a move while the computer thinks terminates the worker, and loads it again.
        page.script("menagerie.game.turns.play('d2d4'); menagerie.game.navigation.undo()").await?;
        page.enter("Enter a move", "d2d4").await?;
        page.until("it has moved", async || Ok(page.moves().await?.len() == 4)).await?;
        page.show_tab(&new).await
    })
}

#[test]
fn a_server_that_sends_half_a_version_changes_nothing() -> Result<()> {
    Copy::new()?.browse(async |page, site| {
        page.open(&JANUS.among_people()).await?;
        until_kept(&page).await?;
        let before = versions(&page).await?;
        site.replace("css/page.css", ".notes{", ".brand-new{}.notes{")?;
        site.publish()?;
        // One file is still the old one, or is of the next version already.
        site.write("js/worker.js", "something else")?;
        page.script("return navigator.serviceWorker.ready.then((it) => it.update()).catch(() => {}).then(() => true)")
            .await?;
        tokio::time::sleep(std::time::Duration::from_secs(2)).await;
        ensure!(!page.words().await?.contains("A new version"));
        reload(&page).await?;
        play(&page, &["e2e4"]).await?;
        ensure!(versions(&page).await?.contains(&before[0]));
        page.console_errors().await?;
        Ok(())
    })
}

#[test]
fn it_can_be_installed() -> Result<()> {
    check_whole("", async |page| {
        let manifest = "return fetch(document.querySelector('link[rel=manifest]').href).then((it) => it.json())";
        let manifest = page.script(manifest).await?;
        ensure!(manifest["name"] == "Menagerie" && manifest["display"] == "standalone", "{manifest}");
        for icon in manifest["icons"].as_array().into_iter().flatten() {
            let load = format!(
                "const image = new Image(); image.src = '{}'; return image.decode().then(() => `${{image.naturalWidth}}x${{image.naturalHeight}}`)",
                icon["src"].as_str().unwrap_or_default()
            );
            let size = page.script(&load).await?;
            ensure!(icon["sizes"] == size || icon["sizes"] == "any", "{icon}: {size}");
        }
        Ok(())
    })
}

#[test]
fn only_pages_of_the_site_are_kept() -> Result<()> {
    Copy::new()?.browse(async |page, mut site| {
        page.open("").await?;
        until_kept(&page).await?;
        // As a network answers that asks for a password first.
        site.write("rules/janus/index.html", "<!DOCTYPE html><title>Log in</title>Your room number, please")?;
        page.visit("rules/janus/").await?;
        ensure!(page.title().await? == "Log in", "what the network says is shown");
        page.visit("rules/chaturaji/").await?;
        // The last that a page of rules loads are the pictures of its diagrams.
        let kept = "const all = performance.getEntriesByType('resource').map((it) => it.name); \
            return Promise.all([location.href, ...all].map((it) => caches.match(it))) \
                .then((found) => found.every(Boolean) && all.some((it) => it.includes('/sets/')))";
        page.until("the page is kept with its diagrams", async || Ok(page.script(kept).await? == true)).await?;
        site.stop();
        page.visit("rules/janus/").await?;
        ensure!(page.words().await?.contains("has not been visited yet"), "{}", page.words().await?);
        page.visit("rules/chaturaji/").await?;
        ensure!(page.title().await?.contains("Chaturaji"));
        page.console_errors().await?;
        Ok(())
    })
}

#[test]
fn a_damaged_store_is_mended_by_a_network_that_works() -> Result<()> {
    const DAMAGED: &str = "const name = (await caches.keys()).find((it) => !it.endsWith('visited')), store = await caches.open(name);\
        const all = await Promise.all((await store.keys()).map(async (it) => (await store.match(it)).text()));\
        return all.filter((text) => text === 'damaged').length";
    let run = |script: &str| format!("return (async () => {{ {script} }})()");
    Copy::new()?.browse(async move |page, _site| {
        page.open(&JANUS.among_people()).await?;
        until_kept(&page).await?;
        play(&page, &["e2e4"]).await?;
        page.script(&run(
            "const name = (await caches.keys()).find((it) => !it.endsWith('visited')), store = await caches.open(name);\
            for (const it of await store.keys()) await store.put(it, new Response('damaged'))",
        ))
        .await?;
        ensure!(page.script(&run(DAMAGED)).await?.as_u64() > Some(20));
        reload(&page).await?;
        ensure!(page.moves().await? == ["e4"]);
        page.until("the store is mended", async || Ok(page.script(&run(DAMAGED)).await? == 0)).await
    })
}
