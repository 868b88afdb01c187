//! A move.

use crate::{KindId, Square};
use std::fmt;
use std::num::NonZeroU32;

/// A move of any variant, from a move generator or a parser. Only [`Position`](crate::Position) can tell whether it is legal.
///
/// It is one machine word, see [`to_bits`](Move::to_bits), so that moves are cheap to copy and compare.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(NonZeroU32);

/// The type of a move.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum MoveKind {
    /// A piece moves to a square and captures the piece there, if any.
    Normal,
    /// A Pawn moves two squares forward and may be captured en passant.
    DoubleStep,
    /// A piece captures another that has just passed the target square.
    EnPassant,
    /// King and Rook castle. Origin and target are the King's.
    Castle,
    /// A King makes its only leap, to distance two.
    KingLeap,
    /// The turn passes.
    Pass,
    /// The piece [`dropped`](Move::dropped) is dropped from the pocket. Origin and target are its square.
    Drop,
    /// A piece makes its first move, and the piece [`gated`](Move::gated) enters from the pocket on the origin.
    Gate,
    /// King and Rook castle, and a piece from the pocket enters on the King's square.
    CastleGate,
    /// King and Rook castle, and a piece from the pocket enters on the Rook's square.
    CastleGateRook,
    /// A piece captures on the square [`via`](Move::via) on its way and goes on to the target, where it may capture again. The target may
    /// be its origin.
    Via,
    /// A checkmated royal piece and another piece of its player change places.
    Swap,
}

/// The types of a move that may promote.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum StepKind {
    /// As [`MoveKind::Normal`].
    Normal,
    /// As [`MoveKind::DoubleStep`].
    DoubleStep,
    /// As [`MoveKind::EnPassant`].
    EnPassant,
}

impl StepKind {
    const fn kind(self) -> MoveKind {
        match self {
            StepKind::Normal => MoveKind::Normal,
            StepKind::DoubleStep => MoveKind::DoubleStep,
            StepKind::EnPassant => MoveKind::EnPassant,
        }
    }
}

/// The types of a move with gating.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum GateKind {
    /// As [`MoveKind::Gate`].
    Plain,
    /// As [`MoveKind::CastleGate`].
    Castle,
    /// As [`MoveKind::CastleGateRook`].
    CastleRook,
}

impl GateKind {
    const fn kind(self) -> MoveKind {
        match self {
            GateKind::Plain => MoveKind::Gate,
            GateKind::Castle => MoveKind::CastleGate,
            GateKind::CastleRook => MoveKind::CastleGateRook,
        }
    }
}

// The bytes are the origin, the target, a third byte, and the type of the move, counted from 1. The type says what the third byte is: the
// kind to which a piece promotes, counted from 1, or 0; the kind that enters from the pocket, counted from 1; the square on the way; or 0.
impl Move {
    #[inline]
    const fn packed(from: Square, to: Square, third: u8, kind: MoveKind) -> Move {
        // Never zero, because no kind of move is written as 0.
        match NonZeroU32::new(u32::from_le_bytes([from.index() as u8, to.index() as u8, third, kind as u8 + 1])) {
            Some(bits) => Move(bits),
            None => Move(NonZeroU32::MIN),
        }
    }

    /// A move that does not promote.
    #[inline]
    pub(crate) const fn new(from: Square, to: Square, step: StepKind) -> Move {
        Move::packed(from, to, 0, step.kind())
    }

    /// A move with which the piece promotes to a kind.
    #[inline]
    pub(crate) const fn new_promotion(from: Square, to: Square, becomes: KindId, step: StepKind) -> Move {
        Move::packed(from, to, becomes.0 + 1, step.kind())
    }

    /// A castling move, by the King's squares.
    #[inline]
    pub(crate) const fn new_castle(from: Square, to: Square) -> Move {
        Move::packed(from, to, 0, MoveKind::Castle)
    }

    /// A leap of a King.
    #[inline]
    pub(crate) const fn new_king_leap(from: Square, to: Square) -> Move {
        Move::packed(from, to, 0, MoveKind::KingLeap)
    }

    /// A move with which two pieces of a player change places.
    #[inline]
    pub(crate) const fn new_swap(from: Square, to: Square) -> Move {
        Move::packed(from, to, 0, MoveKind::Swap)
    }

    /// A drop from the pocket.
    #[inline]
    pub(crate) const fn new_drop(to: Square, dropped: KindId) -> Move {
        Move::packed(to, to, dropped.0 + 1, MoveKind::Drop)
    }

    /// A move with which a piece enters from the pocket.
    #[inline]
    pub(crate) const fn new_gate(from: Square, to: Square, gated: KindId, gate: GateKind) -> Move {
        Move::packed(from, to, gated.0 + 1, gate.kind())
    }

    /// A move that captures an enemy on its way.
    #[inline]
    pub(crate) const fn new_via(from: Square, via: Square, to: Square) -> Move {
        Move::packed(from, to, via.index() as u8, MoveKind::Via)
    }

    /// The move that passes the turn.
    pub const PASS: Move = Move::packed(Square::from_index(0), Square::from_index(0), 0, MoveKind::Pass);

    /// The origin of the move.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_index(self.0.get() as u8)
    }

    /// The target of the move.
    #[inline]
    pub const fn to(self) -> Square {
        Square::from_index((self.0.get() >> 8) as u8)
    }

    /// The kind to which the piece promotes by its owner's choice.
    #[inline]
    pub const fn promotion(self) -> Option<KindId> {
        // A kind that enters from the pocket is no promotion.
        if (self.0.get() >> 24) > MoveKind::Pass as u32 + 1 { None } else { self.third_as_kind() }
    }

    /// The kind of the piece that is dropped, if it is a drop.
    #[inline]
    pub const fn dropped(self) -> Option<KindId> {
        match self.kind() {
            MoveKind::Drop => self.third_as_kind(),
            _ => None,
        }
    }

    /// The kind of the piece that enters from the pocket beside the move of another piece, if one does.
    #[inline]
    pub const fn gated(self) -> Option<KindId> {
        match self.kind() {
            MoveKind::Gate | MoveKind::CastleGate | MoveKind::CastleGateRook => self.third_as_kind(),
            _ => None,
        }
    }

    /// The kind of the piece that enters from the pocket, [`dropped`](Move::dropped) or [`gated`](Move::gated).
    #[inline]
    pub const fn from_pocket(self) -> Option<KindId> {
        match self.kind() {
            MoveKind::Drop | MoveKind::Gate | MoveKind::CastleGate | MoveKind::CastleGateRook => self.third_as_kind(),
            _ => None,
        }
    }

    /// The third byte as a kind of piece, in a move whose type has one there.
    #[inline]
    const fn third_as_kind(self) -> Option<KindId> {
        match (self.0.get() >> 16) as u8 {
            0 => None,
            kind => Some(KindId(kind - 1)),
        }
    }

    /// The type of the move.
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

    /// The move in 32 bits, never 0.
    #[inline]
    pub const fn to_bits(self) -> u32 {
        self.0.get()
    }

    /// The inverse of [`to_bits`](Move::to_bits); `None` for other bits.
    ///
    /// ```
    /// use menagerie_rules::Move;
    /// assert_eq!(Move::from_bits(Move::PASS.to_bits()), Some(Move::PASS));
    /// assert_eq!(Move::from_bits(0), None);
    /// ```
    #[inline]
    pub const fn from_bits(bits: u32) -> Option<Move> {
        let [_, _, third, kind] = bits.to_le_bytes();
        let is_kind = third as usize <= KindId::MAX_COUNT;
        let fits = match kind.checked_sub(1) {
            Some(kind) if kind <= MoveKind::EnPassant as u8 => is_kind,
            Some(kind) if kind >= MoveKind::Drop as u8 && kind <= MoveKind::CastleGateRook as u8 => {
                is_kind && third > 0
            }
            Some(kind) if kind == MoveKind::Via as u8 => true,
            Some(kind) => kind <= MoveKind::Swap as u8 && third == 0,
            None => false,
        };
        match NonZeroU32::new(bits) {
            Some(bits) if fits => Some(Move(bits)),
            _ => None,
        }
    }

    /// Whether King and Rook castle, with or without gating.
    pub const fn is_castling(self) -> bool {
        matches!(self.kind(), MoveKind::Castle | MoveKind::CastleGate | MoveKind::CastleGateRook)
    }

    /// The square of the enemy that a move in several legs captures on its way.
    #[inline]
    pub const fn via(self) -> Option<Square> {
        match self.kind() {
            MoveKind::Via => Some(Square::from_index((self.0.get() >> 16) as u8)),
            _ => None,
        }
    }

    /// Whether the move passes the turn.
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
