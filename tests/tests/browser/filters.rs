//! Games are found in the whole gallery: by words, by properties, and by stars.

use anyhow::{Result, ensure};
use e2e::{Page, Screen, Wishes, check, in_chromium};
use menagerie_rulebook::{GameTraits, traits};
use menagerie_rules::{Options, Variant};
use serde_json::json;

/// Waits until the search is loaded.
async fn until_there(page: &Page) -> Result<()> {
    crate::gallery::until_cards(page).await?;
    page.until("the search is there", async || {
        page.script("document.getElementById('find').dispatchEvent(new FocusEvent('focusin', { bubbles: true }))")
            .await?;
        Ok(page.script("return document.getElementById('find-form').oninput !== null").await? == true)
    })
    .await
}

/// Types words into the search.
pub async fn find(page: &Page, words: &str) -> Result<()> {
    until_there(page).await?;
    let script = "const box = document.getElementById('find'); box.value = WORDS; box.dispatchEvent(new Event('input', { bubbles: true }))";
    page.script(&script.replace("WORDS", &json!(words).to_string())).await.map(drop)
}

/// Sets or clears a filter.
async fn choose(page: &Page, group: &str, value: &str) -> Result<()> {
    page.script(&format!("document.querySelector('#filters [name={group}][value=\"{value}\"]').click()"))
        .await
        .map(drop)
}

/// Waits until exactly these games are shown.
async fn until_shown<Game: AsRef<str>>(page: &Page, games: &[Game]) -> Result<()> {
    let games: Vec<&str> = games.iter().map(AsRef::as_ref).collect();
    let shown = "return [...document.querySelectorAll('.gallery > li:not([data-copy])')].filter((it) => it.checkVisibility()).map((it) => it.querySelector('a').dataset.open).sort()";
    page.until(&format!("{games:?} are shown"), async || Ok(page.script(shown).await? == json!(games))).await
}

/// The games of the library with these properties.
fn games_that(fit: impl Fn(&GameTraits) -> bool) -> Result<Vec<String>> {
    let mut games = Vec::new();
    for definition in menagerie_games::library::definitions() {
        let id = definition.id.clone();
        let variant = Variant::from_definition(definition, &Options::none())?;
        if fit(&traits(&variant)) {
            games.push(id);
        }
    }
    games.sort();
    ensure!(!games.is_empty(), "no game is like that");
    Ok(games)
}

/// All games of the site.
fn all_games() -> Result<Vec<String>> {
    let mut games = games_that(|_| true)?;
    games.extend(Variant::ids().map(str::to_owned));
    games.sort();
    Ok(games)
}

#[test]
fn the_whole_gallery_is_filtered_by_what_the_definitions_say() -> Result<()> {
    check("", async |page| {
        page.visit_gallery().await?;
        until_there(&page).await?;
        until_shown(&page, &all_games()?).await?;
        choose(&page, "has", "drops").await?;
        until_shown(&page, &games_that(|it| it.drops)?).await?;
        choose(&page, "has", "short").await?;
        until_shown(&page, &games_that(|it| it.drops && it.short)?).await?;
        choose(&page, "size", "large").await?;
        until_shown::<&str>(&page, &[]).await?;
        ensure!(page.words().await?.contains("No game is like that"));
        page.press("Clear the filters").await?;
        until_shown(&page, &all_games()?).await?;
        choose(&page, "players", "4").await?;
        until_shown(&page, &["chaturaji"]).await?;
        choose(&page, "players", "4").await?;
        find(&page, "janusschach").await?;
        until_shown(&page, &["janus"]).await?;
        find(&page, "").await?;
        until_shown(&page, &all_games()?).await
    })
}

#[test]
fn own_games_are_filtered_too_and_stars_survive_a_reload() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        crate::own_games::play_mine(&page).await?;
        page.visit_gallery().await?;
        until_there(&page).await?;
        let own = page.script("return document.querySelector('#own-list a').dataset.open").await?;
        let own = own.as_str().unwrap_or_default().to_owned();
        choose(&page, "size", "small").await?;
        find(&page, "mine").await?;
        until_shown(&page, &[&own]).await?;
        choose(&page, "has", "drops").await?;
        until_shown::<&str>(&page, &[]).await?;
        page.press("Clear the filters").await?;
        find(&page, "").await?;
        for game in [own.as_str(), "janus"] {
            page.script(&format!("document.querySelector('.game:has([data-open=\"{game}\"]) .star').click()")).await?;
        }
        // The same address again: a new document.
        page.visit_gallery().await?;
        until_there(&page).await?;
        let pressed = "return new Set([...document.querySelectorAll('.star[aria-pressed=true]')].map((star) => star.closest('.game').dataset.game)).size";
        page.until("the stars are there", async || Ok(page.script(pressed).await? == 2)).await?;
        choose(&page, "has", "favourite").await?;
        until_shown(&page, &["janus", &own]).await?;
        // A star that is taken away takes the card away at once.
        page.script("document.querySelector('.game:has([data-open=janus]) .star').click()").await?;
        until_shown(&page, &[&own]).await
    })
}

#[test]
fn the_checker_finds_nothing_in_the_filters() -> Result<()> {
    if !in_chromium("the checker judges elements and styles, which are the same everywhere")? {
        return Ok(());
    }
    check("", async |page| {
        let mut found = Vec::new();
        for (width, height, dark) in [(360, 740, true), (1366, 768, false)] {
            page.show_on(Screen { width, height, ratio: 1.0 }).await?;
            page.wish(Wishes { dark, ..Wishes::default() }).await?;
            page.visit_gallery().await?;
            until_there(&page).await?;
            choose(&page, "has", "drops").await?;
            until_shown(&page, &games_that(|it| it.drops)?).await?;
            found.extend(page.violations().await?);
            let small = "return [...document.querySelectorAll('.star, #filters label, #find-clear')].filter((it) => it.checkVisibility() && it.getBoundingClientRect().height < 44).length";
            ensure!(page.script(small).await? == 0, "targets of touch");
            let wide = "return document.documentElement.scrollWidth - document.documentElement.clientWidth";
            ensure!(page.script(wide).await?.as_i64() <= Some(0), "{width}: too wide");
        }
        ensure!(found.is_empty(), "{}", found.join("\n"));
        Ok(())
    })
}
