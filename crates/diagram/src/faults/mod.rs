//! What is wrong, in the reader's language: the rules return data, and the catalogue has the sentences.

mod attribute;
mod betza;
mod game;
mod position;

pub use attribute::{AttributeError, AttributeErrorKind};
pub use betza::betza;
pub use game::{ended, game_error};
pub use position::position;

use crate::texts;
use menagerie_rules::{OptionError, SquareError, Variant, VariantError};
use menagerie_texts::Language;
use std::sync::Arc;

/// The game whose pieces and players an error names, where there is one.
type OfGame<'a> = Option<&'a Arc<Variant>>;

/// Why a text is no square.
fn square(error: &SquareError, language: Language) -> String {
    texts::reason_square(language, &error.0)
}

/// Why a text switches no option.
fn option(error: &OptionError, language: Language) -> String {
    texts::fault_option(language, &error.0)
}

/// Why there is no such game, or no such option of it.
fn variant(error: &VariantError, language: Language) -> String {
    match error {
        VariantError::UnknownGame { given, known } => texts::reason_no_game(language, given, known),
        VariantError::UnknownOption { game, given, known } => {
            let mut words = texts::reason_no_option(language, game, given);
            if let Some(known) = known.strip_prefix("; it has ") {
                words.push_str(&texts::reason_has_options(language, known));
            }
            words
        }
        VariantError::Definition(fault) => texts::reason_definition(language, &fault.to_string()),
    }
}

/// The name of a kind of piece, by its English name.
fn piece<'a>(game: OfGame<'a>, name: &'a str, language: Language) -> &'a str {
    let known = game.and_then(|game| game.kinds().iter().find(|kind| kind.name == name));
    match (language, known) {
        (Language::French, Some(kind)) => &kind.french,
        _ => name,
    }
}
