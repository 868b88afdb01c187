//! The rights of a game: to castle, and to the King's leap.

use std::sync::Arc;

use menagerie_rules::{Castling, FenRight, Player, Position, Square, Variant};
use serde::Serialize;

use super::Editor;
use super::hands::gates;
use crate::names;
use menagerie_texts::Text;

/// A right of a player: to castle, or to the King's leap.
pub struct EditorRight {
    /// Its letter in position texts.
    pub letter: char,
    player: Player,
    /// `O-O` or `O-O-O`; none for the King's leap.
    castling: Option<String>,
    right: FenRight,
}

/// A right as the page shows it.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct RightInfo {
    /// Its letter in position texts.
    id: String,
    name: Text,
    /// Whether it is held.
    on: bool,
    /// Whether the pieces it needs stand where they start: it counts only there.
    possible: bool,
}

/// The rights of the game, in the order of position texts.
pub fn of(variant: &Arc<Variant>) -> Vec<EditorRight> {
    let right = |(right, castle): (&FenRight, Option<&Castling>)| EditorRight {
        letter: right.letter,
        player: right.player,
        castling: castle.map(|castle| castle.san.clone()),
        right: right.clone(),
    };
    // The castling rights come first, in the order of the castling moves.
    let castling = variant.castling().moves().iter().map(Some).chain(std::iter::repeat(None));
    variant.castling().rights().iter().zip(castling).map(right).collect()
}

/// The field of the rights that are held and possible. In games with gates, each player's gates follow that player's rights, by their
/// files.
pub fn text(editor: &Editor) -> String {
    let held: Vec<EditorRight> = editor.held().collect();
    let gates: Vec<(Player, Square)> =
        if editor.variant.rules().pockets.gating { gates(&editor.variant) } else { Vec::new() };
    if gates.is_empty() {
        return held.iter().map(|right| right.letter).collect();
    }
    let of = |player: Player| {
        let rights = held.iter().filter(|right| right.player == player).map(|right| right.letter);
        let own = gates.iter().filter(|&&(owner, square)| owner == player && has_gate(editor, player, square));
        let files = own.filter(|&&(_, square)| !is_implied(editor, &held, square)).map(|&(_, square)| {
            let file = (b'a' + square.file()) as char;
            if player.index() == 0 { file.to_ascii_uppercase() } else { file }
        });
        rights.chain(files).collect::<String>()
    };
    editor.variant.turn_order().map(of).collect()
}

/// A gate as the page shows it: whether another may enter when the piece on a square moves for the first time.
pub fn describe_gate(editor: &Editor, (player, square): (Player, Square)) -> RightInfo {
    let held: Vec<EditorRight> = editor.held().collect();
    let implied = is_implied(editor, &held, square);
    let name = Text::new("right-gate").with("player", names::player(editor.variant.player(player)));
    let stands = editor.board.get(square).is_some_and(|piece| piece.player == player);
    RightInfo {
        id: square.to_string(),
        name: name.with("square", square.to_string()),
        on: implied || has_gate(editor, player, square),
        possible: stands && !implied,
    }
}

fn has_gate(editor: &Editor, player: Player, square: Square) -> bool {
    editor.extra.is_gate(square) && editor.board.get(square).is_some_and(|piece| piece.player == player)
}

/// Whether a right that is held implies that the piece on a square has not moved.
fn is_implied(editor: &Editor, held: &[EditorRight], square: Square) -> bool {
    let implies = |right: &FenRight| right.needs.iter().any(|&need| right.standing(&editor.board, need).has(square));
    held.iter().any(|it| implies(&it.right))
}

impl EditorRight {
    /// Whether it is held in a position.
    pub fn is_held(&self, position: &Position) -> bool {
        matches!(position, Position::Chess(chess) if chess.has_right(self.letter))
    }

    /// Whether the pieces it needs are where they start.
    pub fn is_possible(&self, editor: &Editor) -> bool {
        self.right.is_possible(&editor.board)
    }

    /// The right as the page shows it.
    pub fn describe(&self, editor: &Editor) -> RightInfo {
        let possible = self.is_possible(editor);
        let player = names::player(editor.variant.player(self.player));
        let name = match &self.castling {
            Some(san) => Text::new("right-castling").with("player", player).with("castling", san.as_str()),
            None => Text::new("right-leap").with("player", player),
        };
        RightInfo { id: self.letter.to_string(), name, on: possible && editor.rights.contains(&self.letter), possible }
    }
}
