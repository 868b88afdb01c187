//! How good a two-player position is, without looking ahead.

use crate::Worth;
use menagerie_rules::chess::Position;
use menagerie_rules::{Bitboard, Player};

/// For each own piece next to the King, up to [`GUARDS`].
const GUARD: i32 = 6;
const GUARDS: i32 = 5;
/// The right to move.
const TEMPO: i32 = 10;

/// The evaluation of one game's positions.
#[derive(Debug)]
pub(crate) struct Evaluation {
    worth: Worth,
}

impl Evaluation {
    pub(crate) fn new(worth: Worth) -> Evaluation {
        Evaluation { worth }
    }

    #[inline]
    pub(crate) fn worth(&self) -> &Worth {
        &self.worth
    }

    /// Hundredths of the unit of the piece values, for the side to move.
    pub(crate) fn of(&self, position: &Position) -> i32 {
        let mut sides = position.variant().turn_order().map(|player| self.side(position, player));
        let (white, black) = (sides.next().unwrap_or(0), sides.next().unwrap_or(0));
        let difference = if position.turn().index() == 0 { white - black } else { black - white };
        difference + TEMPO
    }

    fn side(&self, position: &Position, player: Player) -> i32 {
        let pieces: i32 =
            position.board().pieces_of(player).map(|(square, kind)| self.worth.at(player, kind, square)).sum();
        let king = position.king(player);
        let around: Bitboard = (-1..=1_i8)
            .flat_map(|files| (-1..=1_i8).map(move |ranks| (files, ranks)))
            .filter_map(|(files, ranks)| king.offset(files, ranks))
            .collect();
        let guards = (around & position.board().of(player)).count() as i32 - 1;
        pieces + GUARD * guards.min(GUARDS)
    }
}
