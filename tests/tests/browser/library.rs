//! The games of the library: fetched when chosen, and then like built-in ones.

use crate::keeping::{play, reload};
use anyhow::{Result, ensure};
use e2e::{Copy, Page, Role, Screen, check, check_together, in_chromium};

/// The files of the library that the page has requested.
async fn fetched(page: &Page) -> Result<Vec<String>> {
    let script = "return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.startsWith('/games/') && path.endsWith('.json'))";
    Ok(serde_json::from_value(page.script(script).await?)?)
}

async fn until_game(page: &Page, name: &str, moves: usize) -> Result<()> {
    page.until(&format!("{name} is there"), async || {
        let found =
            page.script("return window.menagerie?.game.store.begun ? menagerie.game.data.variant.name : ''").await?;
        Ok(found == name && page.moves().await?.len() == moves)
    })
    .await
}

pub async fn show(page: &Page) -> Result<()> {
    page.visit_gallery().await?;
    crate::gallery::until_cards(page).await
}

#[test]
fn a_game_is_found_in_the_gallery_and_fetched_when_it_is_chosen() -> Result<()> {
    check("", async |page| {
        page.show_on(Screen { width: 360, height: 740, ratio: 1.0 }).await?;
        show(&page).await?;
        ensure!(!fetched(&page).await?.contains(&"/games/shako.json".to_owned()), "only the list");
        crate::filters::find(&page, "cazaux 1990").await?;
        let left = "return [...document.querySelectorAll('.shelf .game')].filter((it) => it.checkVisibility()).map((it) => it.dataset.game)";
        page.until("it is found", async || Ok(page.script(left).await? == serde_json::json!(["shako"]))).await?;
        page.script("localStorage.setItem('menagerie.tour', 'shown'); document.querySelector('.shelf [data-open=shako]').click()").await?;
        until_game(&page, "Shako", 0).await?;
        ensure!(page.script("return location.search").await? == "?game=shako");
        let games =
            |path: &String| !["/games/index.json", "/games/finder.json", "/games/cards.json"].contains(&path.as_str());
        ensure!(fetched(&page).await?.into_iter().filter(games).collect::<Vec<_>>() == ["/games/shako.json"]);
        page.script("menagerie.game.seat(1, 'human')").await?;
        play(&page, &["f4", "f7"]).await?;
        reload(&page).await?;
        until_game(&page, "Shako", 2).await?;
        page.visit_gallery().await?;
        let kept = "return document.querySelector('#continue-list b')?.innerText ?? ''";
        page.until("one can go on with it", async || Ok(page.script(kept).await? == "Shako")).await
    })
}

#[test]
fn an_address_names_it_however_it_is_written_and_the_computer_plays_it() -> Result<()> {
    check("", async |page| {
        page.open("?game=SHAKO&white=human&black=computer&level=1").await?;
        until_game(&page, "Shako", 0).await?;
        page.enter("Enter a move", "f4").await?;
        page.until("the computer has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        page.open("?game=nothing").await?;
        page.until_status("There is no game “nothing” here").await
    })
}

#[test]
fn links_and_texts_of_it_need_no_definition() -> Result<()> {
    check_together(2, async |people| {
        let [ada, bo] = &people[..] else { anyhow::bail!("two people") };
        ada.open("?game=shako&white=human&black=human").await?;
        until_game(ada, "Shako", 0).await?;
        play(ada, &["f4"]).await?;
        let link = ada.script("return menagerie.link()").await?;
        let link = link.as_str().unwrap_or_default();
        ensure!(link.len() < 300, "{link}");
        bo.leave().await?;
        bo.visit(&format!("#{link}")).await?;
        until_game(bo, "Shako", 1).await?;
        // Of another game of the library, which nobody has chosen yet.
        crate::own_games::drop_text(bo, "[Variant \"Grand Chess\"]\n\n1. f5 *\n").await?;
        bo.open_what_was_read().await?;
        until_game(bo, "Grand Chess", 1).await?;
        let invitation = crate::friend::invite(ada, "shako", "White").await?;
        bo.script("localStorage.clear()").await?;
        crate::friend::accept(bo, &invitation, "Black", false).await?;
        crate::friend::exchange(ada, bo, "f4").await.map(drop)
    })
}

#[test]
fn a_chosen_game_needs_no_network_afterwards() -> Result<()> {
    Copy::new()?.browse(async |page, mut site| {
        page.open("?game=shako&white=human&black=human").await?;
        until_game(&page, "Shako", 0).await?;
        page.script("return navigator.serviceWorker.ready.then(() => true)").await?;
        let kept = "return caches.match('games/shako.json').then((found) => Boolean(found && navigator.serviceWorker.controller))";
        page.until("it is kept", async || Ok(page.script(kept).await? == true)).await?;
        play(&page, &["f4"]).await?;
        site.stop();
        reload(&page).await?;
        until_game(&page, "Shako", 1).await?;
        page.open("?game=shako&white=human&black=human").await?;
        until_game(&page, "Shako", 0).await?;
        play(&page, &["f4"]).await
    })
}

#[test]
fn the_gallery_with_own_games_and_the_library_can_be_used_by_everybody() -> Result<()> {
    if !in_chromium("the checker judges elements and styles, which are the same everywhere")? {
        return Ok(());
    }
    check("?game=chess&black=human", async |page| {
        crate::own_games::play_mine(&page).await?;
        play(&page, &["e3"]).await?;
        show(&page).await?;
        page.until("its card is there", async || {
            Ok(page.script("return document.querySelectorAll('#own-list > li').length").await? == 1)
        })
        .await?;
        let mut found = page.violations().await?;
        page.press("Remove Mine").await?;
        found.extend(page.violations().await?);
        page.open("?bring").await?;
        page.until("it is asked", async || page.shows(Role::Dialog, "A game of your own").await).await?;
        found.extend(page.violations().await?);
        ensure!(found.is_empty(), "{}", found.join("\n"));
        Ok(())
    })
}
