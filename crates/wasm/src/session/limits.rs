//! How much is read of a game that comes from elsewhere: far more than anybody plays, and little enough to be read at once.

use crate::texts::Text;

pub use menagerie_rules::notation::pgn::{DEEPEST, MOST_MOVES};

/// Letters of a game's text, and of what a link unpacks to.
pub const LONGEST: usize = 2_000_000;

/// That a text has no more letters than are read.
pub fn check_length(letters: usize) -> Result<(), Text> {
    if letters > LONGEST { Err(too_long()) } else { Ok(()) }
}

/// What is said of a text that is longer.
pub fn too_long() -> Text {
    Text::new("text-too-long").with("limit", grouped(LONGEST))
}

/// That a game has no more moves than are read.
pub fn check_moves(moves: usize) -> Result<(), Text> {
    if moves > MOST_MOVES { Err(too_many_moves()) } else { Ok(()) }
}

/// What is said of a game with more.
pub fn too_many_moves() -> Text {
    Text::new("fault-too-many-moves").with("limit", grouped(MOST_MOVES))
}

/// That variations lie no deeper in each other than is read.
pub fn check_depth(depth: usize) -> Result<(), Text> {
    if depth > DEEPEST { Err(too_deep()) } else { Ok(()) }
}

/// What is said of variations that lie deeper.
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
