//! Move notations besides PGN: Shogi's KIF, CSA and USI, Western Shogi notation, Xiangqi's ICCS, WXF and Chinese notation, and Janggi's.
//! Each is parsed into a [`PgnGame`], with diagnostics at their places in the original text.

mod by_files;
mod chinese;
mod clock;
mod csa;
mod description;
mod iccs;
mod janggi;
mod japanese;
mod kif;
mod protocol;
mod recognise;
mod record;
mod sfen_board;
mod squares;
mod tagged;
mod ucci;
mod usi;
mod western;
mod wxf;

use menagerie_rules::Variant;
use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnGame};
use record::Source;
use std::sync::Arc;

/// A notation of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Shogi's protocol: `position startpos moves 7g7f`, a SFEN with or without moves, or moves alone.
    Usi,
    /// The records of Shogi programs in Japanese: `７六歩(77)`; those of KI2, `▲７六歩`, are only read.
    Kif,
    /// The records of computer Shogi: `+7776FU`.
    Csa,
    /// Shogi in Western notation between PGN tags: `P-7f`.
    WesternShogi,
    /// Xiangqi's protocol, which counts ranks from 0: `position fen … moves h2e2`.
    Ucci,
    /// Xiangqi by squares, ranks from 0, between PGN tags: `H2-E2`.
    Iccs,
    /// Xiangqi by pieces and files, between PGN tags: `C2=5`.
    Wxf,
    /// Xiangqi in Chinese letters, between PGN tags: `炮二平五`.
    Chinese,
    /// Janggi by squares, in Korean: `79졸78`.
    Janggi,
}

/// The result of recognising a notation.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationText {
    /// The notation.
    pub notation: Notation,
    /// The variant of the text, as its header names it or by its id in the library: `shogi`.
    pub game: String,
    /// The number of bytes that belong to the notation: headers, moves, comments and blanks.
    pub accounted: usize,
}

/// The notation of a text; `None` if it is in none of them. Takes linear time.
///
/// ```
/// use formats::notations::{Notation, recognise};
/// let found = recognise("position startpos moves 7g7f 3c3d").unwrap();
/// assert_eq!((found.notation, found.game.as_str()), (Notation::Usi, "shogi"));
/// assert!(recognise("1. e4 e5 2. Nf3").is_none());
/// ```
pub fn recognise(text: &str) -> Option<NotationText> {
    recognise::recognise(text)
}

/// Parses the games of a text in a notation, each as [`Pgn::read`](menagerie_rules::notation::pgn::Pgn::read) does; at least one game or
/// error.
pub fn games(text: &str, notation: Notation, variant: &Arc<Variant>) -> Vec<Result<PgnGame, PgnDiagnostic>> {
    let source = || Source::of(text);
    match notation {
        Notation::Usi => usi::games(&source(), variant),
        Notation::Kif => kif::games(&source(), variant),
        Notation::Csa => csa::games(&source(), variant),
        Notation::Ucci => ucci::games(&source(), variant),
        Notation::WesternShogi => tagged::games(text, variant, western::MOVES),
        Notation::Iccs => tagged::games(text, variant, iccs::MOVES),
        Notation::Wxf => tagged::games(text, variant, wxf::MOVES),
        Notation::Chinese => tagged::games(text, variant, chinese::MOVES),
        Notation::Janggi => janggi::games(text, variant),
    }
}

/// Writes a game in a notation; `None` if the notation cannot express its board or a piece.
pub fn write(game: &PgnGame, notation: Notation) -> Option<String> {
    match notation {
        Notation::Usi => usi::write(game),
        Notation::Kif => kif::write(game),
        Notation::Csa => csa::write(game),
        Notation::WesternShogi => western::write(game),
        Notation::Ucci => ucci::write(game),
        Notation::Iccs => iccs::write(game),
        Notation::Wxf => wxf::write(game),
        Notation::Chinese => chinese::write(game),
        Notation::Janggi => janggi::write(game),
    }
}
