//! Errors as texts in the player's language.

use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnDiagnosticKind};
use menagerie_rules::{PositionError, Variant, VariantError};
use menagerie_texts::{Text, TextArgument};

/// An error of the page's own scripts, or of a page that embeds the board, in English for their authors. Players cannot cause it.
pub fn words(what: impl std::fmt::Display) -> Text {
    Text::new("fault-words").with("words", what.to_string())
}

/// Why there is no such game. The page says where other games are found.
pub fn of_variant(error: &VariantError) -> Text {
    match error {
        VariantError::UnknownGame { given, known } => {
            Text::new("link-no-game").with("game", given.as_str()).with("games", known.clone())
        }
        error => error.describe().into(),
    }
}

/// Why a text is not a position of a game: every reason.
pub fn of_position(variant: &Variant, error: &PositionError) -> Text {
    Text::new("fault-position")
        .with("game", Text::new(format!("game-{}", variant.id())))
        .with("reasons", TextArgument::from(error.describe()))
}

/// A note on the text of a game, with its line and column.
pub fn placed(note: &PgnDiagnostic) -> Text {
    match &note.kind {
        PgnDiagnosticKind::Game(error) => Text::new("fault-at")
            .with("line", note.line.to_string())
            .with("column", note.column.to_string())
            .with("fault", of_variant(error)),
        _ => note.describe().into(),
    }
}

#[cfg(test)]
mod tests;
