//! Texts that name a part of a game: a piece, what it does, a player.

use menagerie_rules::{PieceKind, PlayerInfo, Variant};
use menagerie_texts::Text;

pub use menagerie_texts::slug;

/// The name of a kind of piece.
pub fn piece(kind: &PieceKind) -> Text {
    Text::new(format!("piece-{}", slug(&kind.name)))
}

/// A line about what a kind of piece does in a game.
pub fn line(variant: &Variant, kind: &PieceKind) -> Text {
    let general = format!("line-{}", slug(&kind.name));
    Text::new(format!("{general}-{}", variant.id())).or(Text::new(general))
}

/// The name of a player.
pub fn player(player: &PlayerInfo) -> Text {
    Text::new(format!("player-{}", slug(&player.name)))
}
