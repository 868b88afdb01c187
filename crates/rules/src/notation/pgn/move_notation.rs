//! Moves between tags and comments that are written in a notation of their own game.

use super::words::{PgnWord, SIGNS, meaning, unnumbered};
use crate::notation::MoveError;
use crate::notation::tidy::{is_space, tidy};
use crate::{Move, Position};

/// How moves are written in a game of its own notation.
#[derive(Clone, Copy, Debug)]
pub struct MoveNotation {
    /// Whether a word in [tidy](crate::notation::tidy) letters has the shape of a move.
    pub is_move: fn(&str) -> bool,
    /// Reads a legal move of such a shape.
    pub read: fn(&Position, &str) -> Result<Move, MoveError>,
}

/// What a word means in a text with moves in this notation; other moves are read there, too.
pub(super) fn meaning_in(word: &str, notation: Option<&MoveNotation>) -> PgnWord {
    let Some(notation) = notation else { return meaning(word) };
    let tidied = tidy(word);
    let text = unnumbered(tidied.trim_matches(is_space));
    let san = text.trim_end_matches(['!', '?']);
    if !(notation.is_move)(san) {
        return meaning(word);
    }
    let nags = SIGNS.iter().find(|(sign, _)| *sign == &text[san.len()..]).map(|(_, nag)| *nag);
    PgnWord::Move { san: san.to_string(), nags: nags.into_iter().collect(), result: None }
}
