//! Limits for games that come from elsewhere. They are far above what anybody plays, and low enough to be read at once.

use crate::texts::Text;

pub use menagerie_rules::notation::pgn::{DEEPEST, MOST_MOVES};

/// Letters of a game's text, and of what a link unpacks to.
pub const LONGEST: usize = 2_000_000;

/// Checks that a text is not too long.
pub fn check_length(letters: usize) -> Result<(), Text> {
    if letters > LONGEST { Err(too_long()) } else { Ok(()) }
}

/// The error for a text that is too long.
pub fn too_long() -> Text {
    Text::new("text-too-long").with("limit", grouped(LONGEST))
}

/// Letters of a game's definition, wherever it comes from.
pub const LONGEST_DEFINITION: usize = 200_000;

/// Checks that a game's definition is not too long.
pub fn check_definition(letters: usize) -> Result<(), Text> {
    if letters > LONGEST_DEFINITION { Err(definition_too_long()) } else { Ok(()) }
}

/// The error for a definition that is too long.
pub fn definition_too_long() -> Text {
    Text::new("definition-too-long").with("limit", grouped(LONGEST_DEFINITION))
}

/// Checks that a game does not have too many moves.
pub fn check_moves(moves: usize) -> Result<(), Text> {
    if moves > MOST_MOVES { Err(too_many_moves()) } else { Ok(()) }
}

/// The error for a game with too many moves.
pub fn too_many_moves() -> Text {
    Text::new("fault-too-many-moves").with("limit", grouped(MOST_MOVES))
}

/// Checks that variations are not nested too deeply.
pub fn check_depth(depth: usize) -> Result<(), Text> {
    if depth > DEEPEST { Err(too_deep()) } else { Ok(()) }
}

/// The error for variations that are nested too deeply.
pub fn too_deep() -> Text {
    Text::new("fault-too-deep").with("limit", DEEPEST as u32)
}

/// A large number, its digits in threes.
fn grouped(number: usize) -> String {
    let digits = number.to_string();
    let mut text = String::new();
    for (at, digit) in digits.chars().enumerate() {
        if at > 0 && (digits.len() - at).is_multiple_of(3) {
            text.push('\u{202f}');
        }
        text.push(digit);
    }
    text
}
