//! A French player reads French, from the first move to the last and in every dialog.

use crate::games::{ALL, Game};
use anyhow::Result;
use e2e::{EnglishWords, Page, check};

/// A game in French: the browser lists no other language.
async fn open(page: &Page, game: &Game) -> Result<()> {
    page.before_scripts("Object.defineProperty(navigator, 'languages', { get: () => ['fr'] })").await?;
    page.open(&game.among_people()).await
}

/// Texts that are no move of any game, each wrong in a way of its own.
const NO_MOVES: [&str; 6] = ["nonsense", "z9z9", "a1a1", "Ke9", "O-O", "0000"];

/// Texts that are no position of any game.
const NO_POSITIONS: [&str; 4] = ["8/8", "8/8/8/8/8/8/8/8 w - - 0 1", "k7/8/8/8/8/8/8/K7 x KQ e9 -1 0", "xyz"];

#[test]
fn every_game_and_every_dialog_is_french() -> Result<()> {
    check("", async |page| {
        let english = EnglishWords::read()?;
        for game in &ALL {
            open(&page, game).await?;
            let at = |what: &str| format!("{}, {what}", game.id);
            english.none_on(&page, &at("start")).await?;
            for text in NO_MOVES {
                page.enter("Écrire un coup", text).await?;
                english.none_on(&page, &at(text)).await?;
            }
            page.enter("Écrire un coup", game.opening).await?;
            english.none_on(&page, &at("a move")).await?;
            for button in ["Nouvelle partie", "Partager", "Réglages", "Menu"] {
                page.press(button).await?;
                english.none_on(&page, &at(button)).await?;
                if button == "Partager" {
                    for text in NO_POSITIONS {
                        page.enter("Position", text).await?;
                        english.none_on(&page, &at(text)).await?;
                    }
                }
                page.keys("\u{e00c}").await?;
            }
        }
        Ok(())
    })
}

#[test]
fn a_game_to_its_end_is_french() -> Result<()> {
    check("", async |page| {
        let english = EnglishWords::read()?;
        page.before_scripts("Object.defineProperty(navigator, 'languages', { get: () => ['fr'] })").await?;
        page.open("?game=chess&white=human&black=human").await?;
        for text in ["f3", "e5", "g4", "Qh4", "a3"] {
            page.enter("Écrire un coup", text).await?;
            english.none_on(&page, text).await?;
        }
        Ok(())
    })
}
