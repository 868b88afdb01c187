//! Stepping through a game, and trying other moves.

use crate::games::JANUS;
use anyhow::{Context, Result, ensure};
use e2e::keys::{DOWN, LEFT, RIGHT, UP};
use e2e::{Page, Role, check};
use fantoccini::Locator;

const HOME: &str = "\u{e011}";
const END: &str = "\u{e010}";

async fn play(page: &Page, moves: &[&str]) -> Result<()> {
    for text in moves {
        let before = page.position().await?;
        page.enter("Enter a move", text).await?;
        page.until(text, async || Ok(page.position().await? != before)).await?;
    }
    Ok(())
}

/// Presses keys in the list of moves.
async fn keys(page: &Page, keys: &str) -> Result<()> {
    Ok(page.control(Role::List, "Moves").await?.send_keys(keys).await?)
}

#[test]
fn keys_walk_through_the_game() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        play(&page, &["e4", "e5", "Nd3"]).await?;
        let last = page.position().await?;
        keys(&page, HOME).await?;
        page.until_position(JANUS.start).await?;
        keys(&page, END).await?;
        page.until_position(&last).await?;
        keys(&page, LEFT).await?;
        keys(&page, LEFT).await?;
        page.until_status("Black to move").await?;
        ensure!(page.moves().await? == ["e4", "e5", "Nd3"], "all moves stay in the list");
        Ok(())
    })
}

#[test]
fn what_is_played_from_an_earlier_position_is_a_variation() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        play(&page, &["e4", "e5", "Nd3"]).await?;
        keys(&page, &LEFT.repeat(2)).await?;
        play(&page, &["d5", "exd5"]).await?;
        page.until("the variation is listed", async || Ok(page.moves().await? == ["e4", "e5", "1… d5 2. exd5", "Nd3"]))
            .await?;
        page.press("Make this the main line").await?;
        page.until("it is the main line", async || Ok(page.moves().await? == ["e4", "d5", "1… e5 2. Nd3", "exd5"]))
            .await?;
        page.press("Undo").await?;
        page.until("one move is taken back", async || Ok(page.moves().await?.len() == 3)).await?;
        page.press("Redo").await?;
        page.until("it is there again", async || Ok(page.moves().await?.len() == 4)).await
    })
}

#[test]
fn the_keyboard_goes_into_a_variation_and_back() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        play(&page, &["e4", "e5", "Nd3"]).await?;
        let main = page.position().await?;
        keys(&page, HOME).await?;
        play(&page, &["d4", "d5"]).await?;
        let variation = page.position().await?;
        keys(&page, HOME).await?;
        play(&page, &["a4"]).await?;
        let last = page.position().await?;
        keys(&page, UP).await?;
        keys(&page, RIGHT).await?;
        page.until_position(&variation).await?;
        ensure!(page.moves().await? == ["e4", "1. d4 d5", "1. a4", "e5", "Nd3"], "{:?}", page.moves().await?);
        // Nothing else was tried here.
        keys(&page, &[UP, DOWN].concat()).await?;
        page.until_position(&variation).await?;
        keys(&page, &[LEFT, UP, UP, END].concat()).await?;
        page.until_position(&main).await?;
        keys(&page, &[HOME, RIGHT, DOWN, DOWN, DOWN].concat()).await?;
        page.until_position(&last).await
    })
}

#[test]
fn a_variation_is_deleted_and_brought_back() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        play(&page, &["e4", "e5"]).await?;
        keys(&page, LEFT).await?;
        play(&page, &["d5"]).await?;
        page.press("Delete from here").await?;
        page.until("it is gone", async || Ok(page.moves().await? == ["e4", "e5"])).await?;
        page.press("Bring back what was deleted").await?;
        page.until("it is back", async || Ok(page.moves().await?.len() == 3)).await
    })
}

#[test]
fn a_move_of_the_list_is_shown_when_it_is_clicked() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        play(&page, &["e4", "e5", "Nd3"]).await?;
        let list = page.control(Role::List, "Moves").await?;
        let items = list.find_all(Locator::Css("li")).await?;
        items.first().context("there are moves")?.click().await?;
        page.until_status("Black to move").await?;
        ensure!(page.position().await?.contains(" b "));
        Ok(())
    })
}

#[test]
fn the_computer_does_not_answer_to_looking_back() -> Result<()> {
    check("?game=janus&white=human&black=computer&level=1", async |page| {
        page.enter("Enter a move", "e4").await?;
        page.until("the computer has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        page.until_status("White").await?;
        keys(&page, LEFT).await?;
        page.until_status("Black to move").await?;
        // Longer than its move would take.
        tokio::time::sleep(std::time::Duration::from_millis(800)).await;
        ensure!(page.moves().await?.len() == 2 && page.status().await?.contains("Black to move"));
        keys(&page, HOME).await?;
        play(&page, &["d3"]).await?;
        page.until("it answers in the variation", async || {
            let variation = page.moves().await?.into_iter().find(|text| text.starts_with("1. d3"));
            Ok(variation.is_some_and(|text| text.split(' ').count() == 3))
        })
        .await
    })
}
