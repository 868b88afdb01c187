//! The same game in two tabs: moves in one appear in the other, and nothing is lost.

use crate::games::JANUS;
use crate::keeping::{list, play};
use anyhow::{Result, ensure};
use e2e::{Page, Tab, check_whole};

/// Makes a tab ignore messages from others while `deaf` is set, like one that sleeps.
const SLEEPS: &str = "for (const [target, name] of [[window, 'storage'], [document, 'visibilitychange']])\
    target.addEventListener(name, (event) => window.deaf && event.stopImmediatePropagation(), true);";

/// Opens the last game in a second tab, which is then visible. Returns both.
async fn second(page: &Page) -> Result<(Tab, Tab)> {
    let first = page.tab().await?;
    let second = page.new_tab().await?;
    page.before_scripts(SLEEPS).await?;
    page.visit("").await?;
    page.until("the game is there", async || Ok(!page.position().await?.is_empty())).await?;
    Ok((first, second))
}

async fn until_moves(page: &Page, moves: &[&str]) -> Result<()> {
    page.until(&format!("the moves are {moves:?}"), async || Ok(page.moves().await? == moves)).await
}

async fn until_note(page: &Page, words: &str) -> Result<()> {
    page.until(&format!("a note says {words:?}"), async || Ok(page.words().await?.contains(words))).await
}

#[test]
fn each_tab_follows_the_other() -> Result<()> {
    check_whole(&JANUS.among_people(), async |page| {
        play(&page, &["e2e4"]).await?;
        let (first, second) = second(&page).await?;
        until_moves(&page, &["e4"]).await?;
        until_note(&page, "open in another tab").await?;
        play(&page, &["e7e5"]).await?;
        page.show_tab(&first).await?;
        until_moves(&page, &["e4", "e5"]).await?;
        play(&page, &["d2d4"]).await?;
        page.press("Undo").await?;
        play(&page, &["a2a3"]).await?;
        page.show_tab(&second).await?;
        until_moves(&page, &["e4", "e5", "a3"]).await?;
        page.press("Flip board").await?;
        page.show_tab(&first).await?;
        ensure!(
            page.script("return menagerie.game.data.orientation").await? == 0,
            "each tab has its own side of the board"
        );
        ensure!(list(&page).await?.len() == 1, "it is one game");
        Ok(())
    })
}

#[test]
fn a_tab_that_slept_shows_what_was_played_before_it_plays_on() -> Result<()> {
    check_whole(&JANUS.among_people(), async |page| {
        play(&page, &["e2e4"]).await?;
        let (first, second) = second(&page).await?;
        page.script("window.deaf = true").await?;
        page.show_tab(&first).await?;
        play(&page, &["e7e5", "d2d4"]).await?;
        page.show_tab(&second).await?;
        ensure!(page.moves().await? == ["e4"], "it has heard nothing");
        page.enter("Enter a move", "a7a6").await?;
        until_moves(&page, &["e4", "e5", "d4"]).await?;
        page.until_status("played on in another tab").await?;
        play(&page, &["a7a6"]).await?;
        // It wakes up by itself when it is looked at.
        page.script("window.deaf = false").await?;
        page.show_tab(&first).await?;
        until_moves(&page, &["e4", "e5", "d4", "a6"]).await?;
        ensure!(list(&page).await?.len() == 1, "it is one game");
        Ok(())
    })
}

#[test]
fn what_both_have_played_at_the_same_moment_is_kept_twice() -> Result<()> {
    check_whole(&JANUS.among_people(), async |page| {
        play(&page, &["e2e4"]).await?;
        // Another tab has not seen e4, and this one has not seen what the other writes now.
        let write = "const key = 'menagerie.game.' + localStorage.getItem('menagerie.last');\
            const game = JSON.parse(localStorage.getItem(key)); game.seen = { other: 1 };\
            game.saved = game.saved.replaceAll('e2e4', 'd2d4'); localStorage.setItem(key, JSON.stringify(game));\
            dispatchEvent(new StorageEvent('storage', { key }))";
        page.script(write).await?;
        until_note(&page, "a game of its own").await?;
        ensure!(page.moves().await? == ["e4"], "this tab goes on with what it shows");
        play(&page, &["e7e5"]).await?;
        page.press("Open the other").await?;
        until_moves(&page, &["d4"]).await?;
        let games = list(&page).await?;
        ensure!(games.len() == 2, "{games:?}");
        ensure!(games.iter().any(|(name, _)| name.starts_with("Janus Chess (2)")), "{games:?}");
        Ok(())
    })
}

/// Whether the computer thinks in the visible tab.
async fn thinks(page: &Page) -> Result<bool> {
    Ok(page.script("return menagerie.game.moveSearch.thinking").await? == true)
}

/// Makes the computer think without end about its first move in this tab, and opens a second one. Returns both.
async fn second_while_thinking(page: &Page) -> Result<(Tab, Tab)> {
    page.script("menagerie.game.engine.think = () => new Promise(() => {})").await?;
    page.enter("Enter a move", JANUS.opening).await?;
    page.until_status("thinking").await?;
    let both = second(page).await?;
    page.until_status("thinking in another tab").await?;
    ensure!(!thinks(page).await?);
    Ok(both)
}

#[test]
fn the_computer_thinks_in_one_tab_only_and_goes_on_when_that_is_closed() -> Result<()> {
    check_whole("?game=janus&white=human&black=computer&level=1", async |page| {
        let (first, second) = second_while_thinking(&page).await?;
        page.show_tab(&first).await?;
        ensure!(thinks(&page).await?, "it was not disturbed");
        page.close_tab(&second).await?;
        page.until("it has moved here", async || Ok(page.moves().await?.len() == 2)).await?;
        ensure!(!page.words().await?.contains("open in another tab"));
        Ok(())
    })
}

#[test]
fn who_wants_can_let_the_computer_think_here() -> Result<()> {
    check_whole("?game=janus&white=human&black=computer&level=1", async |page| {
        let (first, second) = second_while_thinking(&page).await?;
        page.press("Continue").await?;
        page.until("it has moved here", async || Ok(page.moves().await?.len() == 2)).await?;
        page.show_tab(&first).await?;
        page.until("it has moved there", async || Ok(page.moves().await?.len() == 2)).await?;
        ensure!(!thinks(&page).await?, "and no longer thinks");
        // And back again.
        page.script("menagerie.game.navigation.undo()").await?;
        page.show_tab(&second).await?;
        page.until("it is taken back", async || Ok(page.moves().await?.is_empty())).await
    })
}

#[test]
fn a_game_that_is_renamed_in_an_old_list_keeps_its_moves() -> Result<()> {
    check_whole(&JANUS.among_people(), async |page| {
        play(&page, &["e2e4"]).await?;
        let (first, second) = second(&page).await?;
        ensure!(list(&page).await?.len() == 1);
        page.show_tab(&first).await?;
        play(&page, &["e7e5"]).await?;
        page.show_tab(&second).await?;
        page.script("document.querySelector('.saved-games [data-text-label=rename]').click()").await?;
        page.enter("Name of the game", "Against Ada").await?;
        page.show_tab(&first).await?;
        play(&page, &["d2d4"]).await?;
        let games = list(&page).await?;
        ensure!(games.len() == 1 && games[0].0.contains("3 moves"), "{games:?}");
        ensure!(games[0].0.starts_with("Against Ada"), "{games:?}");
        Ok(())
    })
}
