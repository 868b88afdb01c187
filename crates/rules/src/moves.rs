//! A move.

use crate::{KindId, Square};
use std::fmt;
use std::num::NonZeroU32;

/// A move of any game. Made by a position's move generator or by reading a text; only [`Position`](crate::Position) can tell
/// whether it is legal.
///
/// One word, as [`to_bits`](Move::to_bits) says, so that moves are compared and handed on as numbers are.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(NonZeroU32);

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
    /// Nothing moves.
    Pass,
    /// A piece comes from the hand; from and to are its square, and what stands for a promotion is its kind.
    Drop,
    /// A piece moves for the first time, and one from the hand enters on the square it leaves; what stands for a promotion is the
    /// kind of that.
    Gate,
    /// Castling, and a piece from the hand enters on the King's square.
    CastleGate,
    /// Castling, and a piece from the hand enters on the Rook's square.
    CastleGateRook,
    /// A piece captures on its way what stands on the square [`via`](Move::via), and goes on to the second square, where it may capture
    /// again; that may be the square it came from.
    Via,
    /// A checkmated royal piece and another piece of its player change places.
    Swap,
}

impl Move {
    #[inline]
    pub(crate) const fn new(from: Square, to: Square, promotion: Option<KindId>, kind: MoveKind) -> Move {
        let promotion = match promotion {
            Some(kind) => kind.0 + 1,
            None => 0,
        };
        // Never nothing, as no kind of move is written as 0.
        match NonZeroU32::new(u32::from_le_bytes([from.index() as u8, to.index() as u8, promotion, kind as u8 + 1])) {
            Some(bits) => Move(bits),
            None => Move(NonZeroU32::MIN),
        }
    }

    /// A move by an enemy that it captures on its way.
    #[inline]
    pub(crate) const fn new_via(from: Square, via: Square, to: Square) -> Move {
        let bytes = [from.index() as u8, to.index() as u8, via.index() as u8, MoveKind::Via as u8 + 1];
        match NonZeroU32::new(u32::from_le_bytes(bytes)) {
            Some(bits) => Move(bits),
            None => Move(NonZeroU32::MIN),
        }
    }

    /// The move in which nothing moves.
    pub const PASS: Move = Move::new(Square::from_index(0), Square::from_index(0), None, MoveKind::Pass);

    /// The square the piece leaves.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_index(self.0.get() as u8)
    }

    /// The square it arrives on.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_index((self.0.get() >> 8) as u8)
    }

    /// What it becomes there by its owner's choice.
    #[inline]
    pub const fn promotion(self) -> Option<KindId> {
        // What comes from the hand is no promotion.
        if (self.0.get() >> 24) > MoveKind::Pass as u32 + 1 { None } else { self.kind_named() }
    }

    #[inline]
    const fn kind_named(self) -> Option<KindId> {
        match (self.0.get() >> 16) as u8 {
            0 => None,
            kind => Some(KindId(kind - 1)),
        }
    }

    /// What is special about the move.
    #[inline]
    pub const fn kind(self) -> MoveKind {
        match self.0.get() >> 24 {
            1 => MoveKind::Normal,
            2 => MoveKind::DoubleStep,
            3 => MoveKind::EnPassant,
            4 => MoveKind::Castle,
            5 => MoveKind::KingLeap,
            7 => MoveKind::Drop,
            8 => MoveKind::Gate,
            9 => MoveKind::CastleGate,
            10 => MoveKind::CastleGateRook,
            11 => MoveKind::Via,
            12 => MoveKind::Swap,
            _ => MoveKind::Pass,
        }
    }

    /// The move in 32 bits, never 0: for tables of known positions.
    #[inline]
    pub const fn to_bits(self) -> u32 {
        self.0.get()
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
        let [_, _, promotion, kind] = bits.to_le_bytes();
        match NonZeroU32::new(bits) {
            Some(bits)
                if kind >= 1
                    && kind <= MoveKind::Swap as u8 + 1
                    && (promotion as usize <= KindId::MOST || kind == MoveKind::Via as u8 + 1) =>
            {
                Some(Move(bits))
            }
            _ => None,
        }
    }

    /// Whether King and Rook castle, with or without a piece that enters.
    pub const fn is_castling(self) -> bool {
        matches!(self.kind(), MoveKind::Castle | MoveKind::CastleGate | MoveKind::CastleGateRook)
    }

    /// The kind of the piece that comes from the hand, if one does.
    pub const fn from_hand(self) -> Option<KindId> {
        match self.kind() {
            MoveKind::Drop | MoveKind::Gate | MoveKind::CastleGate | MoveKind::CastleGateRook => self.kind_named(),
            _ => None,
        }
    }

    /// The square of the enemy that is captured on the way, in a move of several legs.
    #[inline]
    pub const fn via(self) -> Option<Square> {
        match self.kind() {
            MoveKind::Via => Some(Square::from_index((self.0.get() >> 16) as u8)),
            _ => None,
        }
    }

    /// Whether nothing moves.
    pub const fn is_pass(self) -> bool {
        matches!(self.kind(), MoveKind::Pass)
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Move")
            .field("from", &self.from())
            .field("to", &self.to())
            .field("promotion", &self.promotion())
            .field("via", &self.via())
            .field("kind", &self.kind())
            .finish()
    }
}
