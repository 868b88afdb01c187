//! A position of a Japanese record as SFEN, out of a picture of its board and its hands.

use menagerie_rules::{KindId, Letter, Player, Square, Variant, notation};

/// What stands where, as far as it has been read.
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
    /// The position with this player to move.
    pub(super) fn sfen(&self, variant: &Variant, turn: Player) -> String {
        let cell = |square: Square| {
            let last = self.board.iter().rev().find(|(there, ..)| *there == square);
            last.map(|&(_, player, kind)| letter(variant, player, kind))
        };
        let board = notation::write_rows(variant.shape(), "", &cell);
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
