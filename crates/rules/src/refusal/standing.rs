//! A piece and where it stands, by name.

use crate::{Piece, Square, Variant};

/// A piece that is in the way of something, with the names that say it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct PlacedPiece {
    /// Where it stands, or should.
    pub square: Square,
    /// The name of its kind.
    pub piece: String,
    /// The name of its player.
    pub player: String,
}

impl PlacedPiece {
    pub(super) fn new(variant: &Variant, square: Square, piece: Piece) -> PlacedPiece {
        let player = variant.player(piece.player).name.clone();
        PlacedPiece { square, piece: variant.kind(piece.kind).name.clone(), player }
    }

    /// In English: “the Rook on e8”.
    pub fn in_words(&self) -> String {
        format!("the {} on {}", self.piece, self.square)
    }

    /// Several in English: “the Rook on e8 and the Bishop on b4”.
    pub fn list(pieces: &[PlacedPiece]) -> String {
        let words: Vec<String> = pieces.iter().map(PlacedPiece::in_words).collect();
        words.join(" and ")
    }
}
