//! “Is it any good?”: trial games on the rules pages.

use crate::own_games::play_mine;
use anyhow::{Result, ensure};
use e2e::{Page, Role, check};

async fn until_shown(page: &Page, button: &str) -> Result<()> {
    page.until(&format!("there is {button:?}"), async || page.shows(Role::Button, button).await).await
}

async fn until_said(page: &Page, words: &str) -> Result<()> {
    page.until(&format!("it says {words:?}"), async || Ok(page.words().await?.contains(words))).await
}

/// The names in the table of the pieces.
const PIECES: &str = "return [...document.querySelectorAll('.trial-pieces tbody th')].map((cell) => cell.textContent)";

#[test]
fn the_computer_tries_an_own_game_out_and_says_what_it_has_seen() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        play_mine(&page).await?;
        let address = page.script("return document.getElementById('rules').getAttribute('href')").await?;
        let address = address.as_str().unwrap_or_default().replacen("rules/", "rules/fr/", 1);
        page.visit(&address).await?;
        until_shown(&page, "Les jouer").await?;
        page.choose("Parties", "10").await?;
        page.press("Les jouer").await?;
        until_said(&page, "Ce que montrent 10 parties").await?;
        until_said(&page, "Les parties sont jouées.").await?;
        ensure!(page.shows(Role::Button, "Les jouer").await? && !page.shows(Role::Button, "Arrêter").await?);
        let pieces: Vec<String> = serde_json::from_value(page.script(PIECES).await?)?;
        ensure!(pieces == ["Pion", "Cavalier", "Fou", "Tour", "Dame", "Roi"], "{pieces:?}");
        let words = page.words().await?;
        for wanted in ["Score, Blancs", "Longueur en coups", "Coups légaux", "Valeur admise"] {
            ensure!(words.contains(wanted), "{wanted}: {words}");
        }
        let faults = page.violations().await?;
        ensure!(faults.is_empty(), "{faults:?}");
        Ok(())
    })
}

#[test]
fn the_games_can_be_stopped_and_what_was_played_stays() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        page.visit("rules/shako/").await?;
        until_shown(&page, "Play them").await?;
        page.choose("Games", "200").await?;
        page.press("Play them").await?;
        until_said(&page, "2 of 200").await?;
        let bar = page.script("return document.querySelector('.trial progress').value").await?;
        ensure!(bar.as_u64().is_some_and(|done| (2..200).contains(&done)), "{bar}");
        page.press("Stop").await?;
        until_said(&page, "Stopped. What has been played counts.").await?;
        ensure!(page.words().await?.contains("The pieces"));
        let focus = page.script("return document.activeElement.textContent").await?;
        ensure!(focus == "Play them", "the keyboard goes on there: {focus}");
        Ok(())
    })
}
