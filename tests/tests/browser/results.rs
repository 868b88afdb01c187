//! How games end, in words.

use crate::games::{CHATURAJI, JANUS};
use crate::keeping::{list, play};
use anyhow::{Result, ensure};
use e2e::{Role, check};

#[test]
fn checkmate_is_said() -> Result<()> {
    check(&JANUS.from("k9/10/1K8/10/10/10/10/9R w - - 0 1"), async |page| {
        page.enter("Enter a move", "j1j8").await?;
        page.until_status("checkmate").await?;
        page.until_status("White wins").await?;
        ensure!(page.moves().await?[0].starts_with("Rj8#"));
        let over = page.position().await?;
        page.enter("Enter a move", "a8a7").await?;
        page.until_status("over").await?;
        ensure!(page.position().await? == over, "nothing is played after the end");
        Ok(())
    })
}

#[test]
fn stalemate_is_said() -> Result<()> {
    check(&JANUS.from("k9/10/10/10/10/10/10/1QK7 w - - 0 1"), async |page| {
        page.enter("Enter a move", "b1b6").await?;
        page.until_status("stalemate").await?;
        page.until_status("draw").await
    })
}

#[test]
fn repetition_is_a_draw() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        for (index, text) in ["c1d3", "c8d6", "d3c1", "d6c8"].iter().cycle().take(8).enumerate() {
            page.enter("Enter a move", text).await?;
            page.until(text, async || Ok(page.moves().await?.len() == index + 1)).await?;
        }
        page.until_status("draw").await
    })
}

#[test]
fn a_game_to_the_end_against_the_computer() -> Result<()> {
    // Black has one move, after which White mates.
    let query = "?game=janus&white=human&black=computer&level=1&fen=k9/9R/10/1K8/10/10/10/8R1%20w%20-%20-%200%201";
    check(query, async |page| {
        page.enter("Enter a move", "b5b6").await?;
        page.until("the computer has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        ensure!(page.moves().await?[1] == "Kb8", "its only move");
        page.enter("Enter a move", "i1i8").await?;
        page.until_status("checkmate").await?;
        page.until_status("White wins").await
    })
}

#[test]
fn the_highest_score_wins_chaturaji() -> Result<()> {
    // The last move of sudden death.
    let last = "8/8/8/bK,bP,6/8/8/6,rP,rK/8 r 30,7,20,4 gy,-,-,- 1 0 60";
    check(&CHATURAJI.from(last), async |page| {
        page.enter("Enter a move", "g2f2").await?;
        page.until_status("Red wins").await
    })
}

#[test]
fn the_result_is_shown_with_what_can_be_done_next() -> Result<()> {
    check(
        "?game=chess&white=human&black=computer&level=1&fen=6k1/5ppp/8/8/8/8/8/R5K1%20w%20-%20-%200%201",
        async |page| {
            ensure!(!page.shows(Role::Button, "Rematch").await?);
            page.enter("Enter a move", "a1a8").await?;
            page.until("the result is shown", async || page.shows(Role::Region, "You won against level 1").await)
                .await?;
            // The board stays as it is.
            let covered = "const { left, top, width, height } = document.querySelector('#board').getBoundingClientRect();\
                return [0.1, 0.5, 0.9].some((x) => [0.1, 0.5, 0.9].some((y) => !document.querySelector('#board-section').contains(document.elementFromPoint(left + x * width, top + y * height))))";
            ensure!(page.script(covered).await? == false, "nothing is over the board");
            page.press("Review this game").await?;
            page.until("it is gone", async || Ok(!page.shows(Role::Region, "You won against level 1").await?)).await?;
            ensure!(page.position().await?.starts_with("6k1/"), "the review begins at the start");
            page.press("Last move").await?;
            page.until_status("checkmate").await?;
            page.press("Close").await?;
            page.until("it is back", async || page.shows(Role::Region, "You won against level 1").await).await?;
            page.press("Previous move").await?;
            page.until("it belongs to the end", async || Ok(!page.shows(Role::Button, "Rematch").await?)).await
        },
    )
}

#[test]
fn a_rematch_swaps_the_seats() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        page.enter("Enter a move", "e2e4").await?;
        page.until_status("Black").await?;
        page.press("Resign").await?;
        page.press("Sure?").await?;
        page.until("the result is shown", async || page.shows(Role::Region, "White wins").await).await?;
        page.press("Rematch").await?;
        page.until("it begins again", async || Ok(page.moves().await?.is_empty())).await?;
        page.until_status("White to move").await
    })
}

#[test]
fn the_end_of_a_game_that_is_opened_is_that_of_its_own() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        play(&page, &["e2e4"]).await?;
        page.press("Resign").await?;
        page.press("Sure?").await?;
        page.until("the result is shown", async || page.shows(Role::Region, "White wins").await).await?;
        page.press("Rematch").await?;
        page.until("it is gone", async || Ok(!page.shows(Role::Region, "White wins").await?)).await?;
        play(&page, &["d2d4", "d7d5"]).await?;
        page.press("Resign").await?;
        page.press("Sure?").await?;
        page.until("the result is shown", async || page.shows(Role::Region, "Black wins").await).await?;
        list(&page).await?[1].1.click().await?;
        page.until("that of the other game is shown", async || page.shows(Role::Region, "White wins").await).await?;
        ensure!(!page.shows(Role::Region, "Black wins").await?, "that is the result of another game");
        Ok(())
    })
}

/// A position in which Black is lost, and mates if White lets it.
const BLUNDER: &str = "6k1/5ppp/8/8/8/1q6/5PPP/Q5K1%20w%20-%20-%200%201";

#[test]
fn a_game_against_the_computer_is_reviewed_by_itself() -> Result<()> {
    check(&format!("?game=chess&white=human&black=human&fen={BLUNDER}"), async |page| {
        play(&page, &["h2h3", "h7h6", "a1a8", "g8h7", "a8a1", "b3d5", "a1b1", "g7g6"]).await?;
        // From here on it is a game against the computer, which has lost it.
        page.script("menagerie.game.data.seats[1] = 'computer'").await?;
        page.script("menagerie.game.data.session.resign(1); menagerie.game.data.state = menagerie.game.data.session.state(); menagerie.game.turns.changed()").await?;
        page.until("the result is shown", async || page.shows(Role::Region, "You won against level 4").await).await?;
        page.until("it is reviewed", async || {
            Ok(page.script("return menagerie.game.data.tree.review === 'whole'").await? == true)
        })
        .await?;
        page.until("so exactly it was played", async || {
            let accuracy = page.script("return [...document.querySelectorAll('.end .review-players b')].map((it) => it.textContent).join(' ')").await?;
            Ok(accuracy.as_str().is_some_and(|words| words.matches('%').count() == 2))
        })
        .await?;
        let words = page.script("return document.querySelector('#end').innerText").await?;
        let words = words.as_str().unwrap_or_default();
        ensure!(words.contains("You") && words.contains("Menagerie, level 4"), "{words}");
        ensure!(
            page.script("return document.querySelector('.table').dataset.review ?? ''").await? == "",
            "nobody has asked for more"
        );
        // The next game is not disturbed by it.
        page.press("Rematch").await?;
        // The computer has the first move now.
        page.until("it begins", async || Ok(page.moves().await?.len() < 2)).await?;
        ensure!(!page.shows(Role::Button, "Show it").await?);
        Ok(())
    })
}
