//! The rights of a game: to castle, and to the King's leap.

use std::sync::Arc;

use menagerie_rules::{Castling, FenRight, KindId, Player, Position, Square, Variant};
use serde::Serialize;
use tsify::Tsify;

use super::Editor;
use crate::texts::Text;
use menagerie_border::list;

/// A right of a player.
pub struct EditorRight {
    /// Its letter in position texts.
    pub letter: char,
    player: Player,
    /// `O-O` or `O-O-O`; nothing for the King's leap.
    castling: Option<String>,
    /// The pieces that must stand where they start.
    needs: Vec<(Square, KindId)>,
}

/// A right as the page shows it.
#[derive(Serialize, Tsify)]
pub struct RightInfo {
    /// Its letter in position texts.
    id: String,
    name: Text,
    /// Whether it is held.
    on: bool,
    /// Whether the pieces it needs stand where they start: it counts only there.
    possible: bool,
}

list!(
    /// The rights there are.
    RightList(RightInfo)
);

/// The rights there are, as position texts list them.
pub fn of(variant: &Arc<Variant>) -> Vec<EditorRight> {
    let right = |(right, castle): (&FenRight, Option<&Castling>)| EditorRight {
        letter: right.letter,
        player: right.player,
        castling: castle.map(|castle| castle.san.clone()),
        needs: right.needs.clone(),
    };
    // The rights to castle come first, in the order of the castling moves.
    let castling = variant.castling().iter().map(Some).chain(std::iter::repeat(None));
    variant.rights().iter().zip(castling).map(right).collect()
}

impl EditorRight {
    /// Whether a position has it.
    pub fn is_held(&self, position: &Position) -> bool {
        matches!(position, Position::Chess(chess) if chess.has_right(self.letter))
    }

    /// Whether the pieces it needs stand there.
    pub fn is_possible(&self, editor: &Editor) -> bool {
        self.needs.iter().all(|&(square, kind)| {
            editor.board.get(square).is_some_and(|piece| piece.player == self.player && piece.kind == kind)
        })
    }

    /// The right as the page shows it.
    pub fn describe(&self, editor: &Editor) -> RightInfo {
        let possible = self.is_possible(editor);
        let player = Text::player(editor.variant.player(self.player));
        let name = match &self.castling {
            Some(san) => Text::new("right-castling").with("player", player).with("castling", san.as_str()),
            None => Text::new("right-leap").with("player", player),
        };
        RightInfo { id: self.letter.to_string(), name, on: possible && editor.rights.contains(&self.letter), possible }
    }
}
