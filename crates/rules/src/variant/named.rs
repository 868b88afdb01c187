//! Pieces and players in errors: data, with the game that knows their names.

use super::{PieceKind, PlayerInfo, Variant};
use crate::{KindId, Piece, Player, Square};
use std::fmt;
use std::sync::Arc;

/// A piece and the square on which it stands, or should stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedPiece {
    /// Where it stands.
    pub square: Square,
    /// Whose it is, and its kind.
    pub piece: Piece,
}

/// A kind, a player or a piece of a game. Errors hold such values, so that every language can say their names; the English one
/// is their `Display`.
#[derive(Clone)]
pub struct Named<T> {
    variant: Arc<Variant>,
    id: T,
}

impl<T: Copy> Named<T> {
    /// The kind, the player or the piece with this id in a game.
    pub fn new(variant: &Arc<Variant>, id: T) -> Named<T> {
        Named { variant: Arc::clone(variant), id }
    }

    /// Which one it is.
    pub fn id(&self) -> T {
        self.id
    }
}

impl Named<KindId> {
    /// The kind with all its names.
    pub fn info(&self) -> &PieceKind {
        self.variant.kind(self.id)
    }
}

impl Named<Player> {
    /// The player with its names.
    pub fn info(&self) -> &PlayerInfo {
        self.variant.player(self.id)
    }
}

impl Named<PlacedPiece> {
    /// The kind of the piece.
    pub fn kind(&self) -> &PieceKind {
        self.variant.kind(self.id.piece.kind)
    }

    /// Where it stands, or should stand.
    pub fn square(&self) -> Square {
        self.id.square
    }
}

impl fmt::Display for Named<KindId> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.info().name)
    }
}

impl fmt::Display for Named<Player> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.info().name)
    }
}

/// “the Rook on e8”.
impl fmt::Display for Named<PlacedPiece> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "the {} on {}", self.kind().name, self.id.square)
    }
}

impl<T: PartialEq> PartialEq for Named<T> {
    /// Whether it is the same id in a game of the same name.
    fn eq(&self, other: &Named<T>) -> bool {
        self.id == other.id && self.variant.id() == other.variant.id()
    }
}

impl<T: Eq> Eq for Named<T> {}

impl<T: fmt::Debug> fmt::Debug for Named<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.id.fmt(f)
    }
}
