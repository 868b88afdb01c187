//! Games that a visitor brings as a text: they are read and played, and what is wrong is told with its place.

use anyhow::{Result, ensure};
use e2e::{Page, Role, check};

/// Two games in one file, as Fairy-Stockfish reads it.
const TWO: &str = "[first:chess]\ncastling = false\n\n[second:chess]\ndoubleStep = false\n";

/// Lets a text be dropped on the page, as a file.
pub async fn drop_text(page: &Page, text: &str) -> Result<()> {
    let quoted = serde_json::to_string(text)?;
    let script = format!(
        "const data = new DataTransfer(); data.items.add(new File([{quoted}], 'game.txt')); \
         document.dispatchEvent(new DragEvent('drop', {{ dataTransfer: data, bubbles: true, cancelable: true }}))"
    );
    page.script(&script).await.map(|_| ())
}

/// What the dialog says.
async fn told(page: &Page) -> Result<String> {
    let script = "return document.querySelector('dialog.own-game[open]')?.innerText ?? ''";
    Ok(page.script(script).await?.as_str().unwrap_or_default().to_owned())
}

async fn until_told(page: &Page, words: &str) -> Result<()> {
    page.until(&format!("the dialog says {words:?}"), async || Ok(told(page).await?.contains(words))).await
}

async fn name(page: &Page) -> Result<String> {
    let name = page.script("return window.menagerie?.game.data?.variant?.name ?? ''").await?;
    Ok(name.as_str().unwrap_or_default().to_owned())
}

#[test]
fn a_game_that_is_wrong_is_told_with_its_place() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        drop_text(&page, "{ \"id\": \"x\",\n  \"name\": 3 }").await?;
        until_told(&page, "line 2, column").await?;
        ensure!(page.shows(Role::Dialog, "A game of your own").await?);
        ensure!(!page.shows(Role::Button, "Play").await?, "what is wrong is not played");
        Ok(())
    })
}

#[test]
fn of_a_file_with_two_games_one_is_chosen() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        drop_text(&page, TWO).await?;
        until_told(&page, "Which of these games?").await?;
        page.press("second").await?;
        until_told(&page, "Second can be played").await?;
        page.script("document.querySelector('dialog.own-game .main').click()").await?;
        page.until("it is played", async || Ok(name(&page).await? == "Second")).await?;
        let before = page.position().await?;
        page.enter("Enter a move", "e4").await?;
        ensure!(page.position().await? == before, "a Pawn goes one step");
        Ok(())
    })
}

#[test]
fn moves_of_pieces_in_the_hand_are_typed_and_this_is_said() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        drop_text(&page, "[mine:crazyhouse]\nstalemateValue = loss\n").await?;
        until_told(&page, "are typed: P@e4").await
    })
}
