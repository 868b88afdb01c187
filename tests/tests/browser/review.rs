//! The review of a game: it is made in the background, shown, saved, and exported.

use crate::games::CHATURAJI;
use crate::keeping::{list, reload};
use crate::storage::{catch_downloads, saved};
use anyhow::{Result, ensure};
use e2e::{Page, Role, check};

/// A game in which Black allows mate.
const MATE: [&str; 7] = ["e2e4", "e7e5", "f1c4", "b8c6", "d1h5", "g8f6", "h5f7"];

async fn play(page: &Page, moves: &[&str]) -> Result<()> {
    for (index, text) in moves.iter().enumerate() {
        page.enter("Enter a move", text).await?;
        page.until(text, async || Ok(page.moves().await?.len() == index + 1)).await?;
    }
    Ok(())
}

async fn until_reviewed(page: &Page) -> Result<()> {
    page.until("the review is done", async || {
        Ok(page.script("return menagerie.game.data.tree.review === 'whole'").await? == true)
    })
    .await
}

/// Plays a longer game, whose review takes some seconds, and starts it.
async fn begin_long_review(page: &Page) -> Result<()> {
    page.script(
        "for (const step of [[2, 3, 7, 6], [3, 4, 6, 5]]) for (const file of 'abcdefgh') {
            const [from, to, other, there] = step;
            menagerie.game.turns.play(`${file}${from}${file}${to}`);
            menagerie.game.turns.play(`${file}${other}${file}${there}`);
        }",
    )
    .await?;
    page.until("it is played", async || Ok(page.moves().await?.len() == 32)).await?;
    page.press("Review").await?;
    page.until("it runs", async || Ok(page.script("return menagerie.game.data.tree.review === 'part'").await? == true))
        .await
}

/// Shows the error with this move; a short review may find smaller ones before it.
async fn show_error(page: &Page, error: &str) -> Result<()> {
    page.until(error, async || {
        let shown = page.script("return menagerie.game.data.state.moves.at(-1)?.text ?? ''").await? == error;
        if !shown {
            page.press("Next error").await?;
        }
        Ok(shown)
    })
    .await
}

async fn mated(page: &Page) -> Result<()> {
    play(page, &MATE).await?;
    page.until("the result is shown", async || page.shows(Role::Region, "White wins").await).await?;
    page.press("Review this game").await?;
    until_reviewed(page).await
}

#[test]
fn a_game_is_reviewed_and_its_errors_are_found() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        mated(&page).await?;
        let moves = page.moves().await?;
        ensure!(moves[5].replace('\n', "").starts_with("Nf6??") && moves[5].contains("blunder"), "{moves:?}");
        let words = page.words().await?;
        ensure!(words.contains("1 blunder") || words.contains("??"), "{words}");
        show_error(&page, "Nf6").await?;
        let shown = page.position().await?;
        ensure!(shown.contains("2n2n2") && shown.contains(" w "), "Black has just played Nf6: {shown}");
        ensure!(page.words().await?.contains("Better:"));
        let slider = page.control(Role::Slider, "How the game went: Left and Right go through it").await?;
        ensure!(slider.attr("aria-valuenow").await?.as_deref() == Some("6"));
        slider.click().await?;
        page.until("the middle is shown", async || {
            Ok(slider.attr("aria-valuenow").await?.is_some_and(|at| at == "3" || at == "4"))
        })
        .await
    })
}

#[test]
fn a_better_move_is_looked_for() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        mated(&page).await?;
        show_error(&page, "Nf6").await?;
        page.press("Find a better move").await?;
        ensure!(page.words().await?.contains("Black: find a better move than Nf6."));
        ensure!(page.position().await?.contains(" b "));
        ensure!(!page.shows(Role::List, "Moves").await?, "the moves would show how it went on");
        ensure!(!page.words().await?.contains("Better:"), "the answer is hidden");
        page.enter("Enter a move", "a7a6").await?;
        page.until("it is judged", async || page.shows(Role::Button, "Try again").await).await?;
        ensure!(page.words().await?.contains("a6 is a blunder. Try again."));
        page.press("Try again").await?;
        page.enter("Enter a move", "g7g6").await?;
        page.until("it is judged", async || Ok(page.words().await?.contains("g6 is "))).await?;
        page.press("End").await?;
        let text = page.script("return menagerie.text()").await?;
        let text = text.as_str().unwrap_or_default().to_owned();
        ensure!(text.contains("g6") && !text.contains("a6"), "what is good is kept: {text}");
        page.press("Show the best").await?;
        page.until("a variation is shown", async || Ok(page.position().await?.contains(" w "))).await?;
        ensure!(page.moves().await?.iter().any(|it| it.contains("g6") || it.contains("Qe7") || it.contains("Qf6")));
        Ok(())
    })
}

#[test]
fn a_review_is_kept_and_goes_on_after_a_reload() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        begin_long_review(&page).await?;
        // At once: the names of controls are long in coming.
        page.script("document.querySelector('.review-progress [data-text=stop]').closest('button').click()").await?;
        page.press("Go on").await?;
        reload(&page).await?;
        until_reviewed(&page).await?;
        reload(&page).await?;
        until_reviewed(&page).await?;
        page.until("the panel is there", async || page.shows(Role::Button, "Save as PGN").await).await?;
        list(&page).await?;
        ensure!(page.words().await?.contains("reviewed"));
        Ok(())
    })
}

#[test]
fn a_review_goes_on_while_another_game_is_on_the_board() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        begin_long_review(&page).await?;
        page.script("menagerie.game.loader.rematch()").await?;
        page.until("it is ready", async || page.shows(Role::Button, "Show it").await).await?;
        ensure!(page.moves().await?.is_empty(), "another game is on the board");
        page.press("Show it").await?;
        until_reviewed(&page).await
    })
}

#[test]
fn the_annotated_text_is_read_back() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        mated(&page).await?;
        page.script("localStorage.setItem('menagerie.name', 'Ada'); menagerie.game.data.seats[1] = 'computer'").await?;
        page.script("menagerie.game.data.begun = new Date(2024, 1, 3).getTime()").await?;
        catch_downloads(&page).await?;
        page.press("Save as PGN").await?;
        let (_, text) = saved(&page).await?;
        for tag in ["[Date \"2024.02.03\"]", "[White \"Ada\"]", "[Black \"Menagerie, level "] {
            ensure!(text.contains(tag), "{tag} is not in {text}");
        }
        let words = text.split_whitespace().collect::<Vec<_>>().join(" ");
        ensure!(words.contains("Nf6 $4") && text.contains("[%eval "), "{text}");
        page.restart().await?;
        page.press("Share").await?;
        page.enter("Open a position or a game", &text).await?;
        page.press("Open").await?;
        page.open_what_was_read().await?;
        page.until("it is open", async || Ok(page.moves().await?.iter().any(|it| it.contains("Nf6??")))).await
    })
}

#[test]
fn four_players_are_reviewed() -> Result<()> {
    check(&CHATURAJI.among_people(), async |page| {
        play(&page, &[CHATURAJI.opening]).await?;
        page.press("Menu").await?;
        page.press("Review this game").await?;
        until_reviewed(&page).await?;
        let lines = page.script("return document.querySelectorAll('.review-graph .line').length").await?;
        ensure!(lines == 4, "{lines}");
        Ok(())
    })
}

#[test]
fn mistakes_are_learned_from_one_after_the_other() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        // Black gives both Knights away.
        play(&page, &["e2e4", "b8c6", "d2d4", "c6e5", "d4e5", "g8f6", "e5f6"]).await?;
        page.press("Resign").await?;
        page.press("Sure?").await?;
        page.until("the result is shown", async || page.shows(Role::Region, "White wins").await).await?;
        page.script("menagerie.game.data.seats[0] = 'computer'").await?;
        page.press("Review this game").await?;
        until_reviewed(&page).await?;
        let count = "return menagerie.game.data.session.review().positions.filter(({ player, mark }) => player === 1 && ['inaccuracy', 'mistake', 'blunder'].includes(mark)).length";
        let count = page.script(count).await?.as_u64().unwrap_or_default();
        ensure!(count >= 2, "{count} errors");
        ensure!(page.shows(Role::List, "Moves").await?, "the moves are there in the review");
        page.press(&format!("Learn from your {count} mistakes")).await?;
        for number in 1..=count {
            page.until("it is asked", async || {
                Ok(page.words().await?.contains(&format!("Mistake {number} of {count}")))
            })
            .await?;
            ensure!(page.words().await?.contains("find a better move than"));
            ensure!(!page.words().await?.contains("Better:") && !page.shows(Role::List, "Moves").await?, "no answer");
            page.press("Show the best").await?;
            page.until("it is said", async || Ok(page.words().await?.contains("Better:"))).await?;
            page.press("Next").await?;
        }
        page.until("it is over", async || Ok(page.words().await?.contains("You found none of the"))).await?;
        page.press("End").await?;
        page.until("the review goes on", async || page.shows(Role::List, "Moves").await).await?;
        page.press("Close").await?;
        ensure!(page.script("return 'review' in document.querySelector('.table').dataset").await? == false);
        Ok(())
    })
}
