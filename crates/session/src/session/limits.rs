//! Limits for games from elsewhere. They are far above real games, and low enough to be read at once.

use menagerie_texts::{Text, grouped};

pub use menagerie_rules::notation::pgn::{DEEPEST, MAX_MOVES};

/// The most characters of a game's text, and of an unpacked link.
pub const MAX_TEXT_LEN: usize = 2_000_000;

/// Checks that a text is not too long.
pub fn check_length(letters: usize) -> Result<(), Text> {
    if letters > MAX_TEXT_LEN { Err(too_long()) } else { Ok(()) }
}

/// The error for a text that is too long.
pub fn too_long() -> Text {
    Text::new("text-too-long").with("limit", grouped(MAX_TEXT_LEN))
}

/// The most characters of a game's definition.
pub const MAX_DEFINITION_LEN: usize = 200_000;

/// Checks that a game's definition is not too long.
pub fn check_definition(letters: usize) -> Result<(), Text> {
    if letters > MAX_DEFINITION_LEN { Err(definition_too_long()) } else { Ok(()) }
}

/// The error for a definition that is too long.
pub fn definition_too_long() -> Text {
    Text::new("definition-too-long").with("limit", grouped(MAX_DEFINITION_LEN))
}

/// Checks that a game does not have too many moves.
pub fn check_moves(moves: usize) -> Result<(), Text> {
    if moves > MAX_MOVES { Err(too_many_moves()) } else { Ok(()) }
}

/// The error for a game with too many moves.
pub fn too_many_moves() -> Text {
    Text::new("fault-too-many-moves").with("limit", grouped(MAX_MOVES))
}

/// Checks that variations are not nested too deeply.
pub fn check_depth(depth: usize) -> Result<(), Text> {
    if depth > DEEPEST { Err(too_deep()) } else { Ok(()) }
}

/// The error for variations that are nested too deeply.
pub fn too_deep() -> Text {
    Text::new("fault-too-deep").with("limit", DEEPEST as u32)
}
