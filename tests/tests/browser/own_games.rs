//! Games from a visitor's text: they are read and played, and errors are reported with their places.

use crate::friend;
use crate::keeping::{play, reload};
use anyhow::{Result, ensure};
use e2e::{Page, Role, check, check_together};

/// Two games in one file, in the format of Fairy-Stockfish.
const TWO: &str = "[first:chess]\ncastling = false\n\n[second:chess]\ndoubleStep = false\n";

/// Drops a text on the page, as a file.
pub async fn drop_text(page: &Page, text: &str) -> Result<()> {
    let quoted = serde_json::to_string(text)?;
    let script = format!(
        "const data = new DataTransfer(); data.items.add(new File([{quoted}], 'game.txt')); \
         document.dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }}))"
    );
    page.script(&script).await.map(|_| ())
}

/// The text of the dialog.
async fn dialog_text(page: &Page) -> Result<String> {
    let script = "return document.querySelector('dialog.own-game[open]')?.innerText ?? ''";
    Ok(page.script(script).await?.as_str().unwrap_or_default().to_owned())
}

async fn until_message(page: &Page, words: &str) -> Result<()> {
    page.until(&format!("the dialog says {words:?}"), async || Ok(dialog_text(page).await?.contains(words))).await
}

async fn name(page: &Page) -> Result<String> {
    let name = page.script("return window.menagerie?.game.data?.variant?.name ?? ''").await?;
    Ok(name.as_str().unwrap_or_default().to_owned())
}

/// Waits until a game with this name is on the board.
pub async fn until_played_name(page: &Page, wanted: &str) -> Result<()> {
    page.until(&format!("{wanted} is played"), async || Ok(name(page).await? == wanted)).await
}

/// Plays the game that can be played.
pub async fn until_played(page: &Page) -> Result<()> {
    page.script("document.querySelector('dialog.own-game .main').click()").await?;
    let own = "return window.menagerie.game.data.variant.id.startsWith('own-')";
    page.until("it is played", async || Ok(page.script(own).await? == true)).await
}

#[test]
fn a_game_that_is_wrong_is_reported_with_its_place() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        drop_text(&page, "{ \"id\": \"x\",\n  \"name\": 3 }").await?;
        until_message(&page, "line 2, column").await?;
        ensure!(page.shows(Role::Dialog, "A game of your own").await?);
        ensure!(!page.shows(Role::Button, "Play").await?, "what is wrong is not played");
        Ok(())
    })
}

#[test]
fn of_a_file_with_two_games_one_is_chosen() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        drop_text(&page, TWO).await?;
        until_message(&page, "Which of these games?").await?;
        page.press("second").await?;
        until_message(&page, "Second can be played").await?;
        until_message(&page, "Pawn (P): Moves without capturing one square straight forward.").await?;
        page.script("document.querySelector('dialog.own-game .main').click()").await?;
        page.until("it is played", async || Ok(name(&page).await? == "Second")).await?;
        let before = page.position().await?;
        page.enter("Enter a move", "e4").await?;
        ensure!(page.position().await? == before, "a Pawn goes one step");
        Ok(())
    })
}

/// A game that differs visibly from chess: Pawns move only one step.
const MINE: &str = "[mine:chess]\ndoubleStep = false\n";

/// Adds the game, and plays it with people on both sides.
pub async fn play_mine(page: &Page) -> Result<()> {
    drop_text(page, MINE).await?;
    until_message(page, "Mine can be played").await?;
    page.script("document.querySelector('dialog.own-game .main').click()").await?;
    page.until("it is played", async || Ok(name(page).await? == "Mine")).await?;
    page.script("menagerie.game.seat(0, 'human'); menagerie.game.seat(1, 'human')").await.map(drop)
}

#[test]
fn it_has_a_page_of_rules_with_a_diagram_of_each_piece() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        play_mine(&page).await?;
        let address = page.script("return document.getElementById('rules').getAttribute('href')").await?;
        let address = address.as_str().unwrap_or_default().to_owned();
        ensure!(address.starts_with("rules/own/?game=own-"), "{address}");
        for (folder, title, words) in [
            ("rules/", "Mine", "Moves without capturing one square straight forward."),
            ("rules/fr/", "Mine", "Se déplace sans prendre d’une case tout droit vers l’avant."),
        ] {
            page.visit(&address.replacen("rules/", folder, 1)).await?;
            let shown = "return document.querySelector('h1').textContent + ' ' + document.querySelector('.moves-of')?.textContent";
            page.until("the rules are there", async || {
                Ok(page
                    .script(shown)
                    .await?
                    .as_str()
                    .is_some_and(|text| text.starts_with(title) && !text.ends_with("undefined")))
            })
            .await?;
            let text = page.words().await?;
            ensure!(text.contains(words), "{folder}: {text}");
            let rows = "return document.querySelectorAll('#glance > tr').length";
            ensure!(page.script(rows).await? == 6, "{folder}: moves at a glance");
            // The special rules are computed a moment later.
            let steps = "return document.querySelectorAll('#steps > figure').length";
            page.until("special rules are shown", async || Ok(page.script(steps).await?.as_u64() > Some(0))).await?;
            let steps = page.script(steps).await?.as_u64().unwrap_or_default() as usize;
            let diagrams = page.working_diagrams().await?;
            ensure!(diagrams.len() == 7 + steps, "{folder}: {} diagrams", diagrams.len());
        }
        // The card can be printed when all diagrams are there.
        page.visit(&address.replacen("own/", "own/card/", 1)).await?;
        page.until("it can be printed", async || {
            Ok(page.script("return document.getElementById('print').disabled === false").await? == true)
        })
        .await?;
        page.script("window.print = () => (window.printed = true); document.getElementById('print').click()").await?;
        ensure!(page.script("return window.printed").await? == true);
        ensure!(page.working_diagrams().await?.len() == 7, "the start and every piece");
        // One that is not kept here is said to be missing.
        page.visit("rules/own/?game=own-nothing").await?;
        page.until("it is said", async || Ok(page.words().await?.contains("keeps no such game"))).await
    })
}

async fn is_mine(page: &Page, moves: usize) -> Result<()> {
    page.until("the game is there", async || Ok(name(page).await? == "Mine" && page.moves().await?.len() == moves))
        .await
}

/// Opens the part of an address after `#`, as if it had been tapped in a message.
async fn open_link(page: &Page, letters: &str) -> Result<()> {
    page.leave().await?;
    page.visit(&format!("#{letters}")).await
}

async fn text_of(page: &Page, script: &str) -> Result<String> {
    Ok(page.script(script).await?.as_str().unwrap_or_default().to_owned())
}

/// The names of the cards in a list of the gallery.
async fn cards(page: &Page, list: &str) -> Result<Vec<String>> {
    let script = format!(
        "return [...document.querySelectorAll('#{list} > li')].map((card) => card.querySelector('b').innerText)"
    );
    Ok(serde_json::from_value(page.script(&script).await?)?)
}

#[test]
fn a_kept_game_goes_on_after_a_reload_and_its_link_opens_elsewhere() -> Result<()> {
    check_together(2, async |people| {
        let [ada, bo] = &people[..] else { anyhow::bail!("two people") };
        play_mine(ada).await?;
        play(ada, &["e3", "e6"]).await?;
        reload(ada).await?;
        is_mine(ada, 2).await?;
        play(ada, &["d3"]).await?;
        let link = text_of(ada, "return menagerie.link()").await?;
        open_link(bo, &link).await?;
        is_mine(bo, 3).await?;
        play(bo, &["d6"]).await?;
        reload(bo).await?;
        is_mine(bo, 4).await?;
        let before = bo.position().await?;
        bo.enter("Enter a move", "a2a4").await?;
        ensure!(bo.position().await? == before, "Pawns go one step there too");
        Ok(())
    })
}

#[test]
fn a_kept_game_stands_in_the_gallery_and_can_be_removed() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        play_mine(&page).await?;
        play(&page, &["e3"]).await?;
        page.visit_gallery().await?;
        page.until("its card is there", async || Ok(cards(&page, "own-list").await? == ["Mine"])).await?;
        let drawn = "return document.querySelectorAll('#own-list .thumbnail > svg').length";
        page.until("its start is drawn", async || Ok(page.script(drawn).await? == 32)).await?;
        page.until("one can go on with it", async || {
            Ok(cards(&page, "continue-list").await?.contains(&"Mine (custom)".to_owned()))
        })
        .await?;
        page.press("Remove Mine").await?;
        ensure!(cards(&page, "own-list").await?.is_empty());
        page.press("Put it back").await?;
        ensure!(cards(&page, "own-list").await? == ["Mine"]);
        // It is opened from there.
        page.script("document.querySelector('#own-list a').click()").await?;
        is_mine(&page, 0).await?;
        page.visit_gallery().await?;
        page.until("its card is there", async || Ok(cards(&page, "own-list").await? == ["Mine"])).await?;
        page.press("Remove Mine").await?;
        page.visit_gallery().await?;
        ensure!(cards(&page, "own-list").await?.is_empty());
        // Saved games of it contain its rules.
        page.until("one can go on with it", async || Ok(!cards(&page, "continue-list").await?.is_empty())).await?;
        page.script("document.querySelector('#continue-list a').click()").await?;
        is_mine(&page, 1).await
    })
}

#[test]
fn friends_play_a_game_that_only_one_of_them_has() -> Result<()> {
    check_together(2, async |people| {
        let [ada, bo] = &people[..] else { anyhow::bail!("two people") };
        play_mine(ada).await?;
        let id = text_of(ada, "return menagerie.game.data.variant.id").await?;
        let invitation = friend::invite(ada, &id, "White").await?;
        friend::accept(bo, &invitation, "Black", false).await?;
        friend::exchange(ada, bo, "e3").await?;
        friend::exchange(bo, ada, "e6").await?;
        ensure!(name(ada).await? == "Mine" && name(bo).await? == "Mine");
        // It is registered in a browser that has played it.
        bo.visit_gallery().await?;
        bo.until("its card is there", async || Ok(cards(bo, "own-list").await? == ["Mine"])).await
    })
}

#[test]
fn a_games_text_carries_its_rules() -> Result<()> {
    check_together(2, async |people| {
        let [ada, bo] = &people[..] else { anyhow::bail!("two people") };
        play_mine(ada).await?;
        play(ada, &["e3", "e6"]).await?;
        let text = text_of(ada, "return menagerie.text()").await?;
        ensure!(text.contains("[Variant \"Mine\"]"), "{text}");
        drop_text(bo, &text).await?;
        bo.open_what_was_read().await?;
        is_mine(bo, 2).await?;
        // Without the definition, its name finds the registered game.
        let bare: String = text
            .lines()
            .filter(|line| !line.starts_with("[VariantDefinition"))
            .map(|line| format!("{line}\n"))
            .collect();
        drop_text(ada, &bare).await?;
        ada.open_what_was_read().await?;
        is_mine(ada, 2).await?;
        drop_text(ada, "[Variant \"Nobody's Game\"]\n\n1. e4 *\n").await?;
        ada.until_status("There is no game “Nobody's Game” here").await?;
        ada.until_status("drop the definition first").await
    })
}

#[test]
fn a_saved_game_whose_rules_are_gone_is_named_and_stays() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        play_mine(&page).await?;
        play(&page, &["e3"]).await?;
        // As if an older page had saved it, and the definition had been thrown away.
        page.script(
            "const key = Object.keys(localStorage).find((key) => key.startsWith('menagerie.game.')); const kept = JSON.parse(localStorage[key]); \
             const saved = JSON.parse(kept.saved); delete saved.game.definition; kept.saved = JSON.stringify(saved); window.menagerie.game.data.worthSaving = false; \
             localStorage[key] = JSON.stringify(kept); for (const key of Object.keys(localStorage)) if (/own|start/.test(key)) delete localStorage[key]",
        )
        .await?;
        page.leave().await?;
        page.open("?game=chess&black=human").await?;
        page.press("Menu").await?;
        page.press("My games").await?;
        page.script("document.querySelector('dialog.games .open').click()").await?;
        page.until("it is shown", async || Ok(page.words().await?.contains("the rules of Mine (custom) are not here")))
            .await?;
        ensure!(page.script("return document.querySelectorAll('dialog.games .open').length").await? == 1, "it stays");
        page.press("Close").await?;
        // With its rules it opens again.
        drop_text(&page, MINE).await?;
        until_message(&page, "Mine can be played").await?;
        page.press("Keep").await?;
        page.press("Close").await?;
        page.press("Menu").await?;
        page.press("My games").await?;
        page.script("document.querySelector('dialog.games .open').click()").await?;
        is_mine(&page, 1).await
    })
}
