//! Puzzles: the task is announced, the solution is played, and the next one is shown.

use super::{BoardWords, ENGLISH, FRENCH, Listener};
use crate::puzzles::puzzle;
use anyhow::{Context as _, Result, ensure};
use e2e::keys::ENTER;
use e2e::{Page, check};

/// The announcements of puzzles in a language.
struct PuzzleWords {
    board: &'static BoardWords,
    /// The announcements after a right move and after the last one, and the button for the next puzzle.
    right: &'static str,
    solved: &'static str,
    next: &'static str,
    /// The sides that may be to move.
    players: [&'static str; 2],
}

const IN_ENGLISH: PuzzleWords = PuzzleWords {
    board: &ENGLISH,
    right: "Right! Go on.",
    solved: "Solved!",
    next: "Next puzzle",
    players: ["White", "Black"],
};

const IN_FRENCH: PuzzleWords = PuzzleWords {
    board: &FRENCH,
    right: "Juste\u{a0}! Continuez.",
    solved: "Résolu\u{a0}!",
    next: "Problème suivant",
    players: ["Blancs", "Noirs"],
};

/// Waits until the task has the focus, and returns it.
async fn task(page: &Page) -> Result<String> {
    page.until("the task has the keyboard", async || {
        Ok(page.focused().await?.is_some_and(|it| it.role == "heading" && !it.name.is_empty()))
    })
    .await?;
    Ok(page.focused().await?.context("the task")?.name)
}

fn solve(words: &'static PuzzleWords) -> Result<()> {
    check("", async move |page| {
        let listener = Listener::new(page.clone(), words.board).await?;
        page.open("?puzzles=chess").await?;
        page.listen().await?;
        task(&page).await?;
        let (_, moves) = puzzle(&page).await?;
        listener.back_to("gridcell", "").await?;
        for (index, text) in moves.iter().enumerate().step_by(2) {
            listener.play_move(text).await?;
            let is_last = index + 1 == moves.len();
            page.until_heard(if is_last { words.solved } else { words.right }).await?;
            if !is_last {
                // The reply is announced like every move.
                let heard = page.heard().await?;
                ensure!(words.players.iter().all(|it| heard.iter().any(|said| said.starts_with(it))), "{heard:#?}");
                page.listen().await?;
            }
        }
        page.listen().await?;
        listener.tab_to("button", words.next).await?;
        page.keys(ENTER).await?;
        task(&page).await?;
        page.until("whose move it is is said", async || {
            let heard = page.heard().await?;
            Ok(words.players.iter().any(|it| heard.iter().any(|said| said.contains(it))))
        })
        .await?;
        listener.back_to("gridcell", "").await?;
        listener.go("e4").await
    })
}

#[test]
fn a_puzzle_is_solved_by_ear_in_english() -> Result<()> {
    solve(&IN_ENGLISH)
}

#[test]
fn a_puzzle_is_solved_by_ear_in_french() -> Result<()> {
    solve(&IN_FRENCH)
}
