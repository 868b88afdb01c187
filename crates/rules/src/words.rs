//! The words of errors in each language, and their `Display`, which writes the English words.
//!
//! `build.rs` generates the tables from `errors.ftl`, `pgn.ftl` and `names.ftl`.

use crate::betza::{BetzaError, BetzaErrorKind, BetzaWriteError, UnsupportedBetza};
use crate::chaturaji::SuddenDeathError;
use crate::chess::{EnPassantError, RightsError};
use crate::notation::pgn::{PgnDiagnostic, PgnDiagnosticKind};
use crate::notation::{FenField, MoveError, PlacementError, PositionNote, RightNote};
use crate::{
    CastlingRefusal, ChaturajiFenError, ChessFenError, DefinitionError, DefinitionErrorKind, Ended, GameError,
    IllegalMove, LetterError, OptionError, PositionError, ShortTextError, ShuffleError, SquareError, Termination,
    VariantError, ZoneError,
};
use menagerie_texts::{Language, Message, MessageRow, MessageTable};
use std::error::Error;
use std::fmt::{Display, Formatter, Result};

/// The item for a language, of items in the order of the languages.
#[inline(always)]
fn pick<T: Copy>(language: Language, all: [T; Language::COUNT]) -> T {
    all[language.index()]
}

include!(concat!(env!("OUT_DIR"), "/said.rs"));

/// The words of a message about an error.
#[inline(always)] // A program for one language contains no other.
pub fn words(message: &Message, language: Language) -> String {
    let rows: &[&[MessageRow]] = &[error_rows(language)];
    MessageTable { tag: language.tag(), rows, names: player_names(language) }.words(message)
}

/// The words of a message about the text of a game.
pub fn pgn_words(message: &Message, language: Language) -> String {
    let rows: &[&[MessageRow]] = &[pgn_rows(language), error_rows(language)];
    MessageTable { tag: language.tag(), rows, names: player_names(language) }.words(message)
}

/// Implements `Display` for types that describe themselves, with a function that finds the words.
macro_rules! described {
    ($words:ident: $($kind:ty),* $(,)?) => {
        $(impl Display for $kind {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                f.write_str(&$words(&self.describe(), Language::EN))
            }
        })*
    };
}

described!(pgn_words: FenField, PgnDiagnostic, PgnDiagnosticKind, PositionNote, RightNote);

described!(
    words:
    BetzaError,
    BetzaErrorKind,
    BetzaWriteError,
    CastlingRefusal,
    ChaturajiFenError,
    ChessFenError,
    DefinitionError,
    DefinitionErrorKind,
    Ended,
    EnPassantError,
    GameError,
    IllegalMove,
    MoveError,
    OptionError,
    PlacementError,
    PositionError,
    RightsError,
    ShortTextError,
    ShuffleError,
    SuddenDeathError,
    Termination,
    UnsupportedBetza,
    VariantError,
    ZoneError,
);

/// Implements `Display` for errors that the parser of JSON shows. A table of their own keeps the others out of programs that need no English
/// words.
macro_rules! described_in_json {
    ($($kind:ty),*) => {
        $(impl Display for $kind {
            fn fmt(&self, f: &mut Formatter<'_>) -> Result {
                let table = MessageTable { tag: "", rows: &[reason_rows(Language::EN)], names: &[] };
                f.write_str(&table.words(&self.describe()))
            }
        })*
    };
}

described_in_json!(LetterError, SquareError);

impl Error for BetzaError {}
impl Error for BetzaWriteError {}
impl Error for DefinitionError {}
impl Error for GameError {}
impl Error for LetterError {}
impl Error for MoveError {}
impl Error for OptionError {}
impl Error for PgnDiagnostic {}
impl Error for PositionError {}
impl Error for SquareError {}
impl Error for VariantError {}
