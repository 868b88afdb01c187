//! A whole game of chess between two people: moves, an illegal move, the end, and another game.

use super::{BoardWords, ENGLISH, FRENCH, Listener};
use anyhow::{Result, ensure};
use e2e::check;
use e2e::keys::ENTER;

/// The announcements of the game in a language.
struct GameWords {
    board: &'static BoardWords,
    /// The names of squares: with pieces, and empty.
    white_king: &'static str,
    moves: [[&'static str; 2]; 4],
    /// The first move, and the turn after it.
    first: [&'static str; 2],
    /// An empty square behind a Pawn, and why the Queen cannot move there.
    blocked: [&'static str; 2],
    /// The last move, and the end.
    last: [&'static str; 2],
    /// The button for another game, and the announcement then.
    rematch: &'static str,
    again: &'static str,
}

const IN_ENGLISH: GameWords = GameWords {
    board: &ENGLISH,
    white_king: "e1, White King",
    moves: [
        ["f2, White Pawn", "f3, empty"],
        ["e7, Black Pawn", "e5, empty"],
        ["g2, White Pawn", "g4, empty"],
        ["d8, Black Queen", "h4, empty"],
    ],
    first: ["White: Pawn from f2 to f3.", "Black to move"],
    blocked: ["d5, empty", "blocked on d7"],
    last: ["Black: Queen from d8 to h4.", "Black wins by checkmate"],
    rematch: "Rematch",
    again: "White to move",
};

const IN_FRENCH: GameWords = GameWords {
    board: &FRENCH,
    white_king: "e1, Roi des Blancs",
    moves: [
        ["f2, Pion des Blancs", "f3, vide"],
        ["e7, Pion des Noirs", "e5, vide"],
        ["g2, Pion des Blancs", "g4, vide"],
        ["d8, Dame des Noirs", "h4, vide"],
    ],
    first: ["Blancs\u{a0}: Pion de f2 à f3.", "Trait aux Noirs"],
    blocked: ["d5, vide", "est barré en d7"],
    last: ["Noirs\u{a0}: Dame de d8 à h4.", "Les Noirs gagnent par échec et mat"],
    rematch: "Revanche",
    again: "Trait aux Blancs",
};

fn play(words: &'static GameWords) -> Result<()> {
    check("", async move |page| {
        let listener = Listener::new(page.clone(), words.board).await?;
        page.open("?game=chess&white=human&black=human").await?;
        page.listen().await?;
        listener.tab_to("gridcell", words.white_king).await?;
        let [[pawn, f3], e5, g4, [queen, h4]] = words.moves;
        listener.play(pawn, f3).await?;
        for said in words.first {
            page.until_heard(said).await?;
        }
        for [piece, there] in [e5, g4] {
            listener.play(piece, there).await?;
        }
        // A wrong move is refused, with the reason, and the keyboard stays where it is.
        let [behind, why] = words.blocked;
        listener.go("d8").await?;
        page.keys(ENTER).await?;
        listener.go("d5").await?;
        ensure!(listener.square().await? == behind);
        page.keys(ENTER).await?;
        page.until_heard(why).await?;
        ensure!(listener.square().await? == behind);
        listener.play(queen, h4).await?;
        for said in words.last {
            page.until_heard(said).await?;
        }
        page.listen().await?;
        listener.press(words.rematch).await?;
        page.until_heard(words.again).await?;
        ensure!(page.focused().await?.is_some(), "the keyboard is lost");
        listener.tab_to("gridcell", "").await?;
        listener.go("e1").await?;
        ensure!(listener.square().await? == words.white_king);
        Ok(())
    })
}

#[test]
fn a_whole_game_is_played_by_ear_in_english() -> Result<()> {
    play(&IN_ENGLISH)
}

#[test]
fn a_whole_game_is_played_by_ear_in_french() -> Result<()> {
    play(&IN_FRENCH)
}
