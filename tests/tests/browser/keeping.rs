//! Games are saved: after a reload, after the tab is closed, and in a list.

use crate::games::{CHATURAJI, GIGACHESS, JANUS};
use crate::thinking::think_endlessly;
use anyhow::{Context, Result, ensure};
use e2e::keys::ESCAPE;
use e2e::{Page, Role, check};
use fantoccini::elements::Element;

/// The number of games in the storage, including those on a board.
const LISTED: &str = "return Object.keys(localStorage).filter((key) => key.startsWith('menagerie.game.')).length";

/// Enters these moves, one after the other.
pub async fn play(page: &Page, moves: &[&str]) -> Result<()> {
    for text in moves {
        let before = page.position().await?;
        page.enter("Enter a move", text).await?;
        page.until(text, async || Ok(page.position().await? != before)).await?;
    }
    Ok(())
}

/// Loads the page again.
pub async fn reload(page: &Page) -> Result<()> {
    reloaded_by(page, async || page.script("location.reload()").await.map(drop)).await
}

/// Does something that loads the page again, and waits until it is ready.
pub async fn reloaded_by(page: &Page, action: impl AsyncFnOnce() -> Result<()>) -> Result<()> {
    // The old page may answer for a moment yet.
    let begun = async || page.script("return performance.timeOrigin").await;
    let before = begun().await?;
    action().await?;
    page.until("it is there again", async || Ok(begun().await? != before && !page.position().await?.is_empty())).await
}

/// The buttons that open the games of the list.
pub async fn list(page: &Page) -> Result<Vec<(String, Element)>> {
    if !page.shows(Role::Dialog, "My games").await? {
        page.press("Menu").await?;
        page.press("My games").await?;
    }
    let mut games = page.controls(Role::Button).await?;
    games.retain(|(name, _)| name.contains("20"));
    Ok(games)
}

async fn until_moves(page: &Page, count: usize) -> Result<()> {
    page.until(&format!("{count} moves are listed"), async || Ok(page.moves().await?.len() == count)).await
}

#[test]
fn a_reload_goes_on_with_the_game() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        play(&page, &["e2e4", "e7e5"]).await?;
        page.press("Previous move").await?;
        play(&page, &["a7a6"]).await?;
        let tree = "return JSON.stringify(menagerie.game.data.tree)";
        let before = page.script(tree).await?;
        reload(&page).await?;
        ensure!(page.script(tree).await? == before, "variations too");
        ensure!(page.moves().await?.iter().any(|text| text.contains("a6")));
        play(&page, &["d2d4"]).await
    })
}

#[test]
fn who_comes_back_finds_the_last_game() -> Result<()> {
    check("", async |page| {
        page.open(&CHATURAJI.against_computers()).await?;
        play(&page, &[CHATURAJI.opening]).await?;
        // As a tab that was closed: the storage of the tab is gone with it.
        page.script("sessionStorage.clear()").await?;
        page.open("?").await?;
        page.visit("").await?;
        page.until("it is there", async || Ok(!page.position().await?.is_empty())).await?;
        ensure!(page.shows(Role::Button, CHATURAJI.name).await?);
        ensure!(page.chosen("Green").await? == "Computer");
        ensure!(page.moves().await?[0].starts_with("g2"), "{:?}", page.moves().await?);
        Ok(())
    })
}

#[test]
fn games_are_listed_opened_renamed_deleted_and_put_back() -> Result<()> {
    check("", async |page| {
        page.open(&JANUS.among_people()).await?;
        play(&page, &["e2e4"]).await?;
        page.open(&GIGACHESS.among_people()).await?;
        play(&page, &[GIGACHESS.opening]).await?;
        page.until("both are listed", async || Ok(list(&page).await?.len() == 2)).await?;
        let games = list(&page).await?;
        ensure!(games[0].0.starts_with(GIGACHESS.name), "the last one comes first");
        ensure!(
            page.script("return document.querySelectorAll('.saved-games .thumbnail svg').length").await?.as_u64()
                > Some(100)
        );

        page.script("document.querySelector('.saved-games li:last-child [data-text-label=delete]').click()").await?;
        page.until("it is gone", async || Ok(list(&page).await?.len() == 1)).await?;
        page.press("Put it back").await?;
        page.until("it is back", async || Ok(list(&page).await?.len() == 2)).await?;

        page.script("document.querySelector('.saved-games li:last-child [data-text-label=rename]').click()").await?;
        page.enter("Name of the game", "Against Ada").await?;
        page.until("it has its name", async || {
            Ok(list(&page).await?.iter().any(|(name, _)| name.starts_with("Against Ada")))
        })
        .await?;
        let games = list(&page).await?;
        let (_, ada) = games.iter().find(|(name, _)| name.starts_with("Against Ada")).context("Ada's game")?;
        ada.click().await?;
        page.until("it is open", async || page.shows(Role::Button, JANUS.name).await).await?;
        ensure!(page.moves().await? == ["e4"]);
        Ok(())
    })
}

#[test]
fn damaged_games_are_set_aside_and_the_page_opens() -> Result<()> {
    check("", async |page| {
        for damaged in ["{", "{}", r#"{"id":"x","saved":"nonsense","variant":"janus","date":1}"#] {
            page.script(&format!(
                "localStorage.clear(); sessionStorage.clear();\
                 localStorage.setItem('menagerie.game.x', '{damaged}'); localStorage.setItem('menagerie.last', 'x')"
            ))
            .await?;
            page.leave().await?;
            page.visit("").await?;
            page.until("the page is ready", async || Ok(!page.position().await?.is_empty())).await?;
            ensure!(page.position().await? == GIGACHESS.start, "{damaged}");
            let aside = page.script("return localStorage.getItem('menagerie.damaged.x')").await?;
            ensure!(aside == damaged, "set aside and not thrown away: {aside}");
        }
        Ok(())
    })
}

#[test]
fn a_game_without_moves_is_not_kept() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        ensure!(list(&page).await?.is_empty());
        Ok(())
    })
}

#[test]
fn a_game_in_which_only_a_move_waited_is_gone_with_it() -> Result<()> {
    check("", async |page| {
        think_endlessly(&page).await?;
        for reloads in [false, true] {
            page.open("?game=gigachess&white=computer&black=human&level=8").await?;
            let listed = async || anyhow::Ok(page.script(LISTED).await?.as_u64());
            page.board(14, 14, 2).await?.drag("e11", "e9").await?;
            ensure!(listed().await? == Some(1), "it is kept as long as the move waits");
            if reloads {
                reload(&page).await?;
                let waiting = async || page.script("return menagerie.game.premoves.list.length").await;
                page.until("it waits again", async || Ok(waiting().await? == 1)).await?;
            }
            page.board(14, 14, 2).await?.keys(ESCAPE).await?;
            page.until("it is gone", async || Ok(listed().await? == Some(0))).await?;
            ensure!(list(&page).await?.is_empty());
            page.press("Close").await?;
            // After a move in it, it is in the list.
            page.board(14, 14, 2).await?.drag("f11", "f9").await?;
            ensure!(listed().await? == Some(1), "another move waits");
            page.press("Stop").await?;
            until_moves(&page, 2).await?;
            ensure!(list(&page).await?.len() == 1, "it was played");
            page.press("Delete").await?;
            ensure!(list(&page).await?.is_empty());
            page.press("Close").await?;
        }
        Ok(())
    })
}

#[test]
fn the_list_says_how_a_game_ended_whatever_is_looked_at() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        play(&page, &["f3", "e5", "g4", "Qh4#"]).await?;
        page.press("First move").await?;
        let first = async || anyhow::Ok(list(&page).await?.first().context("a game")?.0.clone());
        let game = first().await?;
        ensure!(game.contains("4 moves") && game.contains("Black wins by checkmate"), "{game}");
        page.press("Close").await?;
        // A variation played afterwards does not make it unfinished.
        play(&page, &["e2e4"]).await?;
        let game = first().await?;
        ensure!(game.contains("Black wins by checkmate"), "{game}");
        Ok(())
    })
}

#[test]
fn a_game_in_memory_is_kept_again_when_the_storage_was_emptied() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        play(&page, &["e2e4"]).await?;
        page.script("localStorage.clear(); sessionStorage.clear()").await?;
        reload(&page).await?;
        ensure!(page.moves().await? == ["e4"]);
        page.script("localStorage.clear(); dispatchEvent(new Event('focus'))").await?;
        ensure!(list(&page).await?.len() == 1);
        // But not one that the person has deleted.
        page.press("Delete").await?;
        page.script("dispatchEvent(new Event('focus'))").await?;
        ensure!(list(&page).await?.is_empty());
        Ok(())
    })
}
