//! Pieces and players in errors, with the variant that has their names.

use super::{PieceKind, PlayerInfo, Variant};
use crate::{KindId, Piece, Player, Square};
use menagerie_texts::{Message, MessageValue};
use std::fmt;
use std::sync::Arc;

/// A piece and the square on which it stands, or should stand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PlacedPiece {
    /// The square.
    pub square: Square,
    /// The owner and the kind.
    pub piece: Piece,
}

/// A kind, a player or a piece with its variant. Errors contain such values, so that messages can name them in every language. `Display`
/// writes the English name.
#[derive(Clone)]
pub struct InVariant<T> {
    variant: Arc<Variant>,
    id: T,
}

impl<T: Copy> InVariant<T> {
    /// The kind, the player or the piece with this id in a variant.
    pub fn new(variant: &Arc<Variant>, id: T) -> InVariant<T> {
        InVariant { variant: Arc::clone(variant), id }
    }

    /// The id.
    pub fn id(&self) -> T {
        self.id
    }
}

impl InVariant<KindId> {
    /// The description of the kind.
    pub fn info(&self) -> &PieceKind {
        self.variant.kind(self.id)
    }
}

impl InVariant<Player> {
    /// The description of the player.
    pub fn info(&self) -> &PlayerInfo {
        self.variant.player(self.id)
    }
}

impl InVariant<PlacedPiece> {
    /// The kind of the piece.
    pub fn kind(&self) -> &PieceKind {
        self.variant.kind(self.id.piece.kind)
    }

    /// The square.
    pub fn square(&self) -> Square {
        self.id.square
    }
}

impl fmt::Display for InVariant<KindId> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.info().name)
    }
}

impl fmt::Display for InVariant<Player> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.info().name)
    }
}

impl<T: PartialEq> PartialEq for InVariant<T> {
    /// Whether the ids are equal, in variants of the same id.
    fn eq(&self, other: &InVariant<T>) -> bool {
        self.id == other.id && self.variant.id() == other.variant.id()
    }
}

impl<T: Eq> Eq for InVariant<T> {}

impl<T: fmt::Debug> fmt::Debug for InVariant<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.id.fmt(f)
    }
}

impl From<&InVariant<KindId>> for MessageValue {
    fn from(kind: &InVariant<KindId>) -> MessageValue {
        kind.info().into()
    }
}

impl From<&InVariant<Player>> for MessageValue {
    fn from(player: &InVariant<Player>) -> MessageValue {
        MessageValue::Player(player.info().name.clone())
    }
}

/// “the Rook on e8”.
impl From<&InVariant<PlacedPiece>> for MessageValue {
    fn from(placed: &InVariant<PlacedPiece>) -> MessageValue {
        Message::new("on-square").with("piece", placed.kind()).with("square", placed.square()).into()
    }
}

impl From<&PieceKind> for MessageValue {
    fn from(kind: &PieceKind) -> MessageValue {
        MessageValue::Piece(kind.name.clone(), kind.translations.clone())
    }
}
