//! Two-player games with check and checkmate: position, legal moves, castling rights, outcome.

mod chase;
mod count;
mod counted_checks;
mod counting;
mod explosion;
mod fen;
mod first_moves;
mod gates;
mod generate;
mod goals;
mod last_move;
mod material;
mod opposite_castling;
mod own_promotion;
mod play;
mod pockets;
mod royals;
mod screens;
mod special;
mod status;
mod stone;
mod swap;
mod undo;
mod variant_state;
mod via;

pub use fen::{ChessFenError, EnPassantError, RightsError};
pub use status::FIFTY_MOVES;
pub use undo::{SquareChange, Undo};
pub use variant_state::VariantState;

use crate::board::{Board, Piece};
use crate::{Bitboard, CastlingSet, FenRight, Move, MoveKind, Player, Square, Variant, zobrist};
use last_move::LastMove;
use std::sync::Arc;
use undo::SpareUndos;

/// A double step, or a longer one, that was the last move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnPassant {
    /// The first passed square.
    pub first: Square,
    /// The last passed square; equal to the first after a double step.
    pub last: Square,
    /// The square of the piece that passed.
    pub victim: Square,
}

impl EnPassant {
    /// The squares that a step passes; `None` unless it goes two or more squares in a straight line.
    fn of_step(from: Square, victim: Square) -> Option<EnPassant> {
        let (files, ranks) =
            (i16::from(victim.file()) - i16::from(from.file()), i16::from(victim.rank()) - i16::from(from.rank()));
        let length = files.abs().max(ranks.abs());
        if length < 2 || files % length != 0 || ranks % length != 0 {
            return None;
        }
        let step = (ranks / length) * 16 + files / length;
        let at = |square: Square, step: i16| Square::from_index((square.index() as i16 + step) as u8);
        Some(EnPassant { first: at(from, step), last: at(victim, -step), victim })
    }

    /// The passed squares.
    #[inline]
    pub fn targets(self) -> Bitboard {
        if self.first == self.last {
            Bitboard::of(self.first)
        } else {
            play::squares_between(self.first, self.last).with(self.first).with(self.last)
        }
    }

    /// Whether `is_one` holds for one of the passed squares.
    #[inline]
    fn is_captured_by(self, is_one: impl Fn(Square) -> bool) -> bool {
        is_one(self.first) || self.first != self.last && self.targets().iter().any(is_one)
    }

    /// The part of the position's hash.
    #[inline]
    fn key(self) -> u64 {
        if self.first == self.last {
            zobrist::en_passant(self.first)
        } else {
            self.targets().iter().fold(0, |key, square| key ^ zobrist::en_passant(square))
        }
    }
}

/// A legal position of a two-player game.
///
/// It comes from the start position, from a checked FEN, or from playing. So the side that has just moved is not in check, and the pieces
/// of every castling right are in place.
#[derive(Clone, Debug)]
pub struct ChessPosition {
    variant: Arc<Variant>,
    board: Board,
    /// The squares of the royal pieces; undefined for a player with none or several.
    kings: [Square; 2],
    turn: Player,
    castling: Arc<CastlingSet>,
    /// The rights that are left, by their bits.
    rights: u16,
    en_passant: Option<EnPassant>,
    halfmove_clock: u32,
    fullmove_number: u32,
    hash: u64,
    state: VariantState,
    /// Properties of the last moves.
    last: LastMove,
    spare_undos: SpareUndos,
}

impl ChessPosition {
    /// The game's start position.
    pub fn start(variant: &Arc<Variant>) -> ChessPosition {
        ChessPosition::from_fen(variant, variant.start())
            .expect("a variant's start position is checked when it is compiled")
    }

    /// The variant that is played.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// The pieces on the board.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// The side to move.
    #[inline]
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// The square of a player's King: the only royal piece, in variants where every player has one.
    #[inline]
    pub fn king(&self, player: Player) -> Square {
        self.kings[player.index()]
    }

    /// The double step, if the last move was one.
    pub fn en_passant(&self) -> Option<EnPassant> {
        self.en_passant
    }

    /// The plies since the last capture or Pawn move.
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the next move, from 1. It grows after the second player's move.
    pub fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// The Zobrist hash of pieces, turn, castling rights and en-passant square.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash, computed from scratch. It always equals [`hash`](ChessPosition::hash).
    pub fn recomputed_hash(&self) -> u64 {
        let pieces = self.board.pieces().fold(0, |hash, (square, piece)| hash ^ zobrist::piece(piece, square));
        let passed = self.en_passant.map_or(0, EnPassant::key);
        self.state.hash() ^ pieces ^ zobrist::turn(self.turn) ^ zobrist::rights(self.rights) ^ passed
    }

    /// The key for threefold repetition. It covers pieces, turn, castling rights, and the en-passant square if a legal en-passant capture
    /// exists.
    pub fn repetition_key(&self) -> u64 {
        let Some(passed) = self.en_passant else { return self.hash };
        let usable = self.legal_moves().iter().any(|mv| mv.kind() == MoveKind::EnPassant);
        if usable { self.hash } else { self.hash ^ passed.key() }
    }

    /// The castling moves and the rights of this position and of those after it.
    #[inline]
    pub fn castling(&self) -> &Arc<CastlingSet> {
        &self.castling
    }

    /// Whether the castling right with this letter is left.
    pub fn has_right(&self, letter: char) -> bool {
        self.castling.right(letter).is_some_and(|right| right.is_in(self.rights))
    }

    /// The rights that are left.
    fn rights_left(&self) -> impl Iterator<Item = &FenRight> {
        self.castling.rights().iter().filter(|right| right.is_in(self.rights))
    }

    /// Whether the side to move is in check.
    #[inline]
    pub fn in_check(&self) -> bool {
        if self.variant.rules().one_king {
            self.is_attacked(self.king(self.turn), self.opponent())
        } else {
            self.is_royalty_attacked(self.turn)
        }
    }

    /// The squares of the pieces that give check.
    pub fn checkers(&self) -> Bitboard {
        if !self.variant.rules().one_king {
            return self.royal_checkers();
        }
        let (king, enemy, tables) = (self.king(self.turn), self.opponent(), self.variant.tables());
        let mut checkers = tables.leap_attackers(&self.board, enemy, king);
        tables.attack_lines(&self.board, enemy, king, |line| {
            if line.is_open(self.board.occupied()) {
                checkers.insert(line.origin);
            }
        });
        checkers
    }

    /// Whether a piece of `by` could capture on `square`.
    #[inline]
    pub fn is_attacked(&self, square: Square, by: Player) -> bool {
        self.variant.tables().is_attacked(&self.board, by, self.board.of(by), self.board.occupied(), square)
            || self.variant.rules().multi_leg && !self.multi_leg_attackers(square, by).is_empty()
    }

    #[inline]
    pub(crate) fn opponent(&self) -> Player {
        Player(1 - self.turn.0)
    }

    /// The square and the piece that a move captures, if it captures. For a move of several legs it is the piece captured on the way;
    /// [`all_captured_by`](ChessPosition::all_captured_by) returns all.
    #[inline]
    pub fn captured_by(&self, mv: Move) -> Option<(Square, Piece)> {
        let square = match mv.kind() {
            MoveKind::EnPassant => self.en_passant?.victim,
            MoveKind::Castle
            | MoveKind::Pass
            | MoveKind::Drop
            | MoveKind::CastleGate
            | MoveKind::CastleGateRook
            | MoveKind::Swap => return None,
            MoveKind::Via => mv.via()?,
            // A piece that promotes on its own square captures nothing.
            _ if mv.to() == mv.from() => return None,
            _ => mv.to(),
        };
        self.board.get(square).map(|piece| (square, piece))
    }
}

impl PartialEq for ChessPosition {
    /// Whether the FENs of the positions are equal, in variants of the same id.
    fn eq(&self, other: &ChessPosition) -> bool {
        self.variant.id() == other.variant.id()
            && self.board == other.board
            && self.turn == other.turn
            && self.rights_left().eq(other.rights_left())
            && self.en_passant == other.en_passant
            && self.halfmove_clock == other.halfmove_clock
            && self.fullmove_number == other.fullmove_number
            && self.hash == other.hash
            && self.state == other.state
    }
}
