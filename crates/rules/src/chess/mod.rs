//! Two players, check and checkmate: position, legality, rights, outcome.

mod chase;
mod count;
mod counting;
mod extra;
mod fen;
mod first_moves;
mod generate;
mod goals;
mod hands;
mod last_move;
mod material;
mod own_promotion;
mod play;
mod play_by_rules;
mod royals;
mod special;
mod status;
mod stone;
mod swap;
mod undo;
mod via;

pub use extra::Extra;
pub use fen::{ChessFenError, EnPassantFault, RightsFault};
pub use status::FIFTY_MOVES;
pub use undo::Undo;

use crate::board::{Board, Piece};
use crate::{Bitboard, Move, MoveKind, Player, Square, Variant, zobrist};
use last_move::LastMove;
use std::sync::Arc;

/// A double step or a longer one that has just been made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct EnPassant {
    /// The first square passed over.
    pub first: Square,
    /// The last square passed over: the first after a double step.
    pub last: Square,
    /// Where the piece that passed now stands.
    pub victim: Square,
}

impl EnPassant {
    /// What a step from one square to another passes over; nothing if that is no straight line of two steps or more.
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

    /// The squares passed over.
    #[inline]
    pub fn targets(self) -> Bitboard {
        if self.first == self.last {
            Bitboard::of(self.first)
        } else {
            play::squares_between(self.first, self.last).with(self.first).with(self.last)
        }
    }

    /// Whether one of the squares passed over is such a square.
    #[inline]
    fn is_captured_by(self, is_one: impl Fn(Square) -> bool) -> bool {
        is_one(self.first) || self.first != self.last && self.targets().iter().any(is_one)
    }

    /// Its part of a position's hash.
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
/// Made from the start, from a checked text, or by playing: so the side that has just moved is not in check, and every right has
/// what it needs on the board.
#[derive(Clone, Debug)]
pub struct ChessPosition {
    variant: Arc<Variant>,
    board: Board,
    /// Where the one royal piece of each player stands; any square where a player has none or several.
    kings: [Square; 2],
    turn: Player,
    /// Which of the variant's rights are still held, a bit each.
    rights: u16,
    en_passant: Option<EnPassant>,
    halfmove_clock: u32,
    fullmove_number: u32,
    hash: u64,
    extra: Extra,
    /// What the last move was.
    last: LastMove,
}

impl ChessPosition {
    /// The game's start position.
    pub fn start(variant: &Arc<Variant>) -> ChessPosition {
        ChessPosition::from_fen(variant, variant.start())
            .expect("a variant's start position is checked when it is compiled")
    }

    /// The game this is a position of.
    pub fn variant(&self) -> &Arc<Variant> {
        &self.variant
    }

    /// Who stands where.
    #[inline]
    pub fn board(&self) -> &Board {
        &self.board
    }

    /// Whose turn it is.
    #[inline]
    pub fn turn(&self) -> Player {
        self.turn
    }

    /// Where a player's King stands: the one royal piece, in games where every player has one.
    #[inline]
    pub fn king(&self, player: Player) -> Square {
        self.kings[player.index()]
    }

    /// The double step just made, if the last move was one.
    pub fn en_passant(&self) -> Option<EnPassant> {
        self.en_passant
    }

    /// Moves by either side since the last capture or Pawn move.
    pub fn halfmove_clock(&self) -> u32 {
        self.halfmove_clock
    }

    /// The number of the move to come, from 1; it grows when the second player has moved.
    pub fn fullmove_number(&self) -> u32 {
        self.fullmove_number
    }

    /// A Zobrist hash of pieces, turn, rights and en-passant square.
    #[inline]
    pub fn hash(&self) -> u64 {
        self.hash
    }

    /// The hash, worked out from nothing; always equal to [`hash`](ChessPosition::hash).
    pub fn recomputed_hash(&self) -> u64 {
        let pieces = self.board.pieces().fold(0, |hash, (square, piece)| hash ^ zobrist::piece(piece, square));
        let passed = self.en_passant.map_or(0, EnPassant::key);
        self.extra.hash() ^ pieces ^ zobrist::turn(self.turn) ^ zobrist::rights(self.rights) ^ passed
    }

    /// What must be equal for two positions to be the same for the rule of threefold repetition: pieces, turn, rights, and the
    /// en-passant square if a legal en-passant capture exists.
    pub fn repetition_key(&self) -> u64 {
        let Some(passed) = self.en_passant else { return self.hash };
        let usable = self.legal_moves().iter().any(|mv| mv.kind() == MoveKind::EnPassant);
        if usable { self.hash } else { self.hash ^ passed.key() }
    }

    /// Whether the right with this letter is still held.
    pub fn has_right(&self, letter: char) -> bool {
        let bit = self.variant.rights().iter().position(|right| right.letter == letter);
        bit.is_some_and(|bit| self.rights >> bit & 1 != 0)
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

    /// Where the pieces stand that give check.
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

    /// What a move captures, if it captures: the square and the piece. In a move of several legs it is what is captured on the way;
    /// [`all_captured_by`](ChessPosition::all_captured_by) tells the rest.
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
            // A piece that promotes where it stands captures nothing.
            _ if mv.to() == mv.from() => return None,
            _ => mv.to(),
        };
        self.board.get(square).map(|piece| (square, piece))
    }
}

impl PartialEq for ChessPosition {
    /// Whether everything that a position text says is equal, in a game of the same name.
    fn eq(&self, other: &ChessPosition) -> bool {
        self.variant.id() == other.variant.id()
            && self.board == other.board
            && self.turn == other.turn
            && self.rights == other.rights
            && self.en_passant == other.en_passant
            && self.halfmove_clock == other.halfmove_clock
            && self.fullmove_number == other.fullmove_number
            && self.hash == other.hash
            && self.extra == other.extra
    }
}
