//! What is wrong, in the reader's language: the rules return data, and the catalogue has the sentences.

mod attribute;
mod betza;
mod definition;
mod game;
mod position;

pub use attribute::{AttributeError, AttributeErrorKind};
pub use betza::betza;
pub use game::{ended, game_error};
pub use position::position;

use crate::phrases::{PlayerForm, player};
use crate::texts;
use menagerie_rules::{KindId, Named, OptionError, PieceKind, Player, SquareError, VariantError};
use menagerie_texts::Language;

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
        VariantError::UnknownGame { given, known } => texts::reason_no_game(language, given, known.join(", ")),
        VariantError::UnknownOption { name, given, known, .. } => {
            let mut words = texts::reason_no_option(language, name, given);
            if !known.is_empty() {
                words.push_str(&texts::reason_has_options(language, known.join(", ")));
            }
            words
        }
        VariantError::Definition(fault) => texts::reason_definition(language, definition::definition(fault, language)),
    }
}

/// The name of a kind of piece.
fn piece(kind: &PieceKind, language: Language) -> &str {
    kind.name_in(language.tag())
}

/// The name of a player, in the form that a sentence asks for.
fn named(who: &Named<Player>, form: PlayerForm, language: Language) -> &str {
    player(&who.info().name, form, language)
}

/// The name of a kind, as errors have it.
fn kind(kind: &Named<KindId>, language: Language) -> &str {
    piece(kind.info(), language)
}
