//! A move.

use crate::{KindId, Square};

/// A move of any game. Made by a position's move generator or by reading a text; only [`Position`](crate::Position) can tell
/// whether it is legal.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Move {
    from: Square,
    to: Square,
    promotion: Option<KindId>,
    kind: MoveKind,
}

/// What is special about a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// A piece goes from one square to another and captures what stands there.
    Normal,
    /// Two squares forward, which can be answered by an en-passant capture.
    DoubleStep,
    /// A capture of a piece that has just passed over the square moved to.
    EnPassant,
    /// King and Rook move; from and to are the King's.
    Castle,
    /// The King's one leap to distance two.
    KingLeap,
    /// Nothing moves (Chaturaji, for want of a move).
    Pass,
}

impl Move {
    pub(crate) const fn new(from: Square, to: Square, promotion: Option<KindId>, kind: MoveKind) -> Move {
        Move { from, to, promotion, kind }
    }

    /// The move in which nothing moves.
    pub const PASS: Move = Move::new(Square::from_index(0), Square::from_index(0), None, MoveKind::Pass);

    /// The square the piece leaves.
    #[inline]
    pub const fn from(self) -> Square {
        self.from
    }

    /// The square it arrives on.
    #[inline]
    pub const fn to(self) -> Square {
        self.to
    }

    /// What it becomes there by its owner's choice.
    #[inline]
    pub const fn promotion(self) -> Option<KindId> {
        self.promotion
    }

    /// What is special about the move.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        self.kind
    }

    /// The move in 32 bits, never 0: for tables of known positions.
    #[inline]
    pub const fn to_bits(self) -> u32 {
        let promotion = match self.promotion {
            Some(kind) => kind.0 + 1,
            None => 0,
        };
        let kind = self.kind as u8 + 1;
        u32::from_le_bytes([self.from.index() as u8, self.to.index() as u8, promotion, kind])
    }

    /// The move that [`to_bits`](Move::to_bits) made these bits of; nothing for others.
    ///
    /// ```
    /// use menagerie_rules::Move;
    /// assert_eq!(Move::from_bits(Move::PASS.to_bits()), Some(Move::PASS));
    /// assert_eq!(Move::from_bits(0), None);
    /// ```
    #[inline]
    pub const fn from_bits(bits: u32) -> Option<Move> {
        let [from, to, promotion, kind] = bits.to_le_bytes();
        let kind = match kind {
            1 => MoveKind::Normal,
            2 => MoveKind::DoubleStep,
            3 => MoveKind::EnPassant,
            4 => MoveKind::Castle,
            5 => MoveKind::KingLeap,
            6 => MoveKind::Pass,
            _ => return None,
        };
        let promotion = match promotion {
            0 => None,
            1..=32 => Some(KindId(promotion - 1)),
            _ => return None,
        };
        Some(Move::new(Square::from_index(from), Square::from_index(to), promotion, kind))
    }

    /// Whether nothing moves.
    pub const fn is_pass(self) -> bool {
        matches!(self.kind, MoveKind::Pass)
    }
}
