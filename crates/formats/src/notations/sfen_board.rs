//! Builds the SFEN of a position from a diagram of its board and the pieces in hand.

use menagerie_rules::{KindId, Letter, Player, Square, Variant, notation};

/// The pieces so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Pieces {
    pub board: Vec<(Square, Player, KindId)>,
    pub hands: Vec<(Player, KindId, u8)>,
}

fn letter(variant: &Variant, player: Player, kind: KindId) -> String {
    let letter: Letter = variant.kind(kind).letter;
    if player == Player::FIRST { letter.to_string() } else { letter.small() }
}

impl Pieces {
    /// The SFEN with this player to move.
    pub(super) fn sfen(&self, variant: &Variant, turn: Player) -> String {
        let cell = |square: Square| {
            let last = self.board.iter().rev().find(|(there, ..)| *there == square);
            last.map(|&(_, player, kind)| letter(variant, player, kind))
        };
        let board = notation::write_rows(variant.board_size(), "", &cell);
        let held = |&(player, kind, count): &(Player, KindId, u8)| match count {
            0 => String::new(),
            1 => letter(variant, player, kind),
            _ => format!("{count}{}", letter(variant, player, kind)),
        };
        let hands: String = self.hands.iter().map(held).collect();
        let hands = if hands.is_empty() { "-" } else { &hands };
        format!("{board} {} {hands} 1", if turn == Player::FIRST { 'b' } else { 'w' })
    }
}
