//! The origin of a move: a square, or the hand.

use menagerie_rules::{KindId, Letter, Move, MoveKind, Position, Square, Variant};

use super::{faults, read_square};
use menagerie_texts::Text;

/// The separator of piece and square in the text of a drop.
const DROP: char = '@';

/// The origin of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveOrigin {
    /// A square.
    Square(Square),
    /// The hand, with a piece of this kind.
    Hand(KindId),
}

impl MoveOrigin {
    /// Reads an origin: `e2`, or `N@` for a Knight in the hand.
    pub fn read(variant: &Variant, text: &str) -> Result<MoveOrigin, Text> {
        let Some(letter) = text.strip_suffix(DROP) else { return read_square(variant, text).map(MoveOrigin::Square) };
        let read = Letter::read(letter).filter(|(.., rest)| rest.is_empty());
        let kind = read.and_then(|(letter, ..)| variant.kind_by_letter(letter));
        kind.map(MoveOrigin::Hand).ok_or_else(|| faults::words(format!("There is no {letter} in this game")))
    }

    /// The text of a piece of this kind in the hand.
    pub fn of_hand(variant: &Variant, kind: KindId) -> String {
        format!("{}{DROP}", variant.kind(kind).letter)
    }

    /// The square, if it is one.
    pub fn square(self) -> Option<Square> {
        match self {
            MoveOrigin::Square(square) => Some(square),
            MoveOrigin::Hand(_) => None,
        }
    }

    /// Whether a move begins here.
    pub fn begins(self, position: &Position, mv: Move) -> bool {
        match (self, mv.kind(), mv.dropped(), position) {
            (_, MoveKind::Pass, ..) => false,
            // A piece may be dropped as one of its promotions.
            (MoveOrigin::Hand(held), _, Some(dropped), Position::Chess(chess)) => chess.pocket_kind(dropped) == held,
            (MoveOrigin::Hand(_), ..) | (_, _, Some(_), _) => false,
            (MoveOrigin::Square(square), ..) => mv.from() == square,
        }
    }
}
