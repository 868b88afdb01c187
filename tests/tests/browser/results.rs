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
            page.until("the result is shown", async || page.shows(Role::Dialog, "You won against level 1").await)
                .await?;
            page.press("Review this game").await?;
            page.until("it is gone", async || Ok(!page.shows(Role::Dialog, "You won against level 1").await?)).await?;
            ensure!(page.position().await?.starts_with("6k1/"), "the review begins at the start");
            page.press("Last move").await?;
            page.until_status("checkmate").await
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
        page.until("the result is shown", async || page.shows(Role::Dialog, "White wins").await).await?;
        page.press("Rematch").await?;
        page.until("it begins again", async || Ok(page.moves().await?.is_empty())).await?;
        page.until_status("White to move").await
    })
}

#[test]
fn a_game_that_is_opened_at_its_end_is_shown_without_a_result() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        play(&page, &["e2e4"]).await?;
        page.press("Resign").await?;
        page.press("Sure?").await?;
        page.until("the result is shown", async || page.shows(Role::Dialog, "White wins").await).await?;
        page.press("Rematch").await?;
        play(&page, &["d2d4", "d7d5"]).await?;
        let open = async |game: usize, moves: usize| {
            list(&page).await?[game].1.click().await?;
            page.until("it is open", async || {
                Ok(page.moves().await?.iter().filter(|it| !it.is_empty()).count() >= moves)
            })
            .await
        };
        // From a game that goes on.
        open(1, 1).await?;
        page.until_status("White wins").await?;
        ensure!(!page.shows(Role::Dialog, "White wins").await?, "it was over before");
        // From one whose result is still there.
        open(0, 2).await?;
        page.press("Resign").await?;
        page.press("Sure?").await?;
        page.until("the result is shown", async || page.shows(Role::Dialog, "Black wins").await).await?;
        open(1, 1).await?;
        page.until_status("White wins").await?;
        ensure!(!page.shows(Role::Dialog, "Black wins").await?, "that is the result of another game");
        Ok(())
    })
}
