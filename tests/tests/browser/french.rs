//! A French player reads French, from the first move to the last and in every dialog.

use crate::games::ALL;
use anyhow::{Context, Result};
use e2e::{EnglishWords, Page, Role, check};

/// A French reader: the browser lists no other language.
pub async fn speak_french(page: &Page) -> Result<()> {
    page.before_scripts("Object.defineProperty(navigator, 'languages', { get: () => ['fr'] })").await
}

/// Texts that are not moves of any game, each with a different error.
const NO_MOVES: [&str; 6] = ["nonsense", "z9z9", "a1a1", "Ke9", "O-O", "0000"];

/// Texts that are not positions of any game.
const NO_POSITIONS: [&str; 4] = ["8/8", "8/8/8/8/8/8/8/8 w - - 0 1", "k7/8/8/8/8/8/8/K7 x KQ e9 -1 0", "xyz"];

/// Invites a friend, who opens the invitation and looks at the bar.
async fn friend(page: &Page, english: &EnglishWords, game: &str) -> Result<()> {
    let at = |what: &str| format!("{game}, {what}");
    page.press("Menu").await?;
    page.press("Jouer avec un ami").await?;
    page.until("it is asked", async || page.shows(Role::Dialog, "Jouer avec un ami").await).await?;
    english.none_on(page, &at("an invitation")).await?;
    page.press("Créer le lien").await?;
    page.until("the link is shown", async || Ok(page.value("Lien").await?.contains("#friend."))).await?;
    let link = page.value("Lien").await?;
    page.press("Code QR").await?;
    page.enter("Le lien que votre ami a renvoyé", "x").await?;
    page.press("Ouvrir le lien").await?;
    english.none_on(page, &at("a link")).await?;
    page.press("Fermer").await?;
    english.none_on(page, &at("the bar")).await?;
    page.press("En direct…").await?;
    page.until("the connection is explained", async || page.shows(Role::Dialog, "Jouer en direct").await).await?;
    page.script("document.querySelector('.live-dialog summary').click()").await?;
    english.none_on(page, &at("a live game")).await?;
    page.press("Plus tard").await?;
    // As somebody else, whose browser has nothing of the game.
    page.script("localStorage.clear(); sessionStorage.clear(); window.menagerie.game.data.worthSaving = false").await?;
    page.leave().await?;
    page.visit(&format!("#{}", link.split_once('#').context("a link")?.1)).await?;
    page.until("it is asked", async || page.shows(Role::Dialog, "Vous êtes invité").await).await?;
    english.none_on(page, &at("a seat")).await?;
    page.press("Fermer").await
}

#[test]
fn every_game_and_every_dialog_is_french() -> Result<()> {
    check("", async |page| {
        let english = EnglishWords::read()?;
        speak_french(&page).await?;
        for game in &ALL {
            page.open(&game.among_people()).await?;
            let at = |what: &str| format!("{}, {what}", game.id);
            english.none_on(&page, &at("start")).await?;
            for text in NO_MOVES {
                page.enter("Écrire un coup", text).await?;
                english.none_on(&page, &at(text)).await?;
            }
            page.press("Indice").await?;
            page.until_status("Indice : ").await?;
            english.none_on(&page, &at("a hint")).await?;
            page.enter("Écrire un coup", game.opening).await?;
            english.none_on(&page, &at("a move")).await?;
            for part in ["Revoir cette partie", "Explorateur d’ouvertures"] {
                page.press("Menu").await?;
                page.press(part).await?;
            }
            page.until("the game is reviewed", async || {
                Ok(page.script("return menagerie.game.data.tree.review === 'whole'").await? == true)
            })
            .await?;
            english.none_on(&page, &at("a review")).await?;
            for dialog in
                ["Nouvelle partie", "Partager", "Réglages", "Mes parties", "Statistiques", "Éditeur de position"]
            {
                if ["Mes parties", "Statistiques", "Éditeur de position"].contains(&dialog) {
                    page.press("Menu").await?;
                    english.none_on(&page, &at("the menu")).await?;
                }
                page.press(dialog).await?;
                page.until("it is open", async || page.shows(Role::Dialog, dialog).await).await?;
                english.none_on(&page, &at(dialog)).await?;
                if dialog == "Partager" {
                    for text in NO_POSITIONS {
                        page.enter("Position", text).await?;
                        english.none_on(&page, &at(text)).await?;
                    }
                }
                page.press("Fermer").await?;
            }
            friend(&page, &english, game.id).await?;
        }
        Ok(())
    })
}

#[test]
fn a_game_of_ones_own_is_read_in_french() -> Result<()> {
    check("", async |page| {
        let english = EnglishWords::read()?;
        speak_french(&page).await?;
        page.open("?game=chess&white=human&black=human").await?;
        for text in ["[alpha:chess]\n[beta:chess]\n", "[mine:crazyhouse]\ncastling = false\n"] {
            crate::own_games::drop_text(&page, text).await?;
            page.until("it is read", async || {
                let script = "return Boolean(document.querySelector('dialog.own-game[open] :is(.file-games button, .row:not([hidden]))'))";
                Ok(page.script(script).await? == true)
            })
            .await?;
            english.none_on(&page, text).await?;
            page.press("Fermer").await?;
        }
        Ok(())
    })
}

#[test]
fn pieces_in_the_hand_are_french() -> Result<()> {
    check("", async |page| {
        let english = EnglishWords::read()?;
        speak_french(&page).await?;
        page.open("?game=chess&white=human&black=human").await?;
        let game = "[mine:crazyhouse]\nstartFen = 4k3/P7/8/8/8/8/8/4K2Q~[NPPp] w - - 0 1\n";
        crate::hands::begin(&page, game).await?;
        page.until("the hands are shown", async || page.shows(Role::Button, "Cavalier, 1 en réserve").await).await?;
        let board = page.board(8, 8, 0).await?;
        for square in ["a1", "d8", "e1"] {
            // A Knight may be placed on a1, but no piece on the King's square.
            page.press("Cavalier, 1 en réserve").await?;
            board.hover(square).await?;
            english.none_on(&page, "a piece in the hand").await?;
            page.press("Cavalier, 1 en réserve").await?;
        }
        page.press("Pion, 2 en réserve").await?;
        board.click("d8").await?;
        page.until("it is said why", async || Ok(page.words().await?.contains("ne se pose pas en d8"))).await?;
        english.none_on(&page, "a drop that is refused").await?;
        board.click("a7").await?;
        board.click("a8").await?;
        page.until("it is asked", async || page.shows(Role::Button, "Dame").await).await?;
        english.none_on(&page, "a promotion").await?;
        page.script("document.getElementById('open-editor').click()").await?;
        page.until("the editor is open", async || page.shows(Role::Dialog, "Éditeur de position").await).await?;
        english.none_on(&page, "hands in the editor").await
    })
}

#[test]
fn a_game_to_its_end_is_french() -> Result<()> {
    check("", async |page| {
        let english = EnglishWords::read()?;
        speak_french(&page).await?;
        page.open("?game=chess&white=human&black=human").await?;
        for text in ["f3", "e5", "g4", "Qh4", "a3"] {
            page.enter("Écrire un coup", text).await?;
            english.none_on(&page, text).await?;
        }
        Ok(())
    })
}

#[test]
fn own_games_and_the_library_are_french() -> Result<()> {
    check("", async |page| {
        let english = EnglishWords::read()?;
        speak_french(&page).await?;
        page.open("?game=chess&white=human&black=human").await?;
        crate::own_games::drop_text(&page, "[mine:chess]\ncastling = false\n").await?;
        page.until("it is read", async || {
            let script = "return Boolean(document.querySelector('dialog.own-game[open] .row:not([hidden])'))";
            Ok(page.script(script).await? == true)
        })
        .await?;
        page.press("Jouer").await?;
        crate::library::show(&page).await?;
        english.none_on(&page, "the gallery").await?;
        page.press("Retirer Mine").await?;
        english.none_on(&page, "an own game that is removed").await?;
        page.open("?game=zzz").await?;
        english.none_on(&page, "no game").await?;
        page.open("?game=seirawan&white=human&black=human").await?;
        page.until("it is there", async || Ok(!page.position().await?.is_empty())).await?;
        english.none_on(&page, "Seirawan").await?;
        page.open("?bring").await?;
        page.until("it is asked", async || page.shows(Role::Dialog, "Un jeu à vous").await).await?;
        english.none_on(&page, "a game is asked for").await
    })
}
