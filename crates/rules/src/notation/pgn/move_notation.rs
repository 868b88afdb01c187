//! PGN with moves in a notation of a particular variant.

use super::words::{PgnWord, SIGNS, meaning, unnumbered};
use crate::notation::MoveError;
use crate::notation::tidy::{is_space, tidy};
use crate::{Move, Position};

/// A move notation of a particular variant.
#[derive(Clone, Copy, Debug)]
pub struct MoveNotation {
    /// Whether a word, [tidied](crate::notation::tidy), looks like a move.
    pub is_move: fn(&str) -> bool,
    /// Parses such a word as a legal move.
    pub read: fn(&Position, &str) -> Result<Move, MoveError>,
}

/// The meaning of a word in a text with this notation. Moves in other notations are also read.
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
