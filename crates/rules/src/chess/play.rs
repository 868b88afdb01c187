//! Making and taking back a move.

use super::{ChessPosition, EnPassant};
use crate::board::Piece;
use crate::{IllegalMove, Move, MoveKind, Square, zobrist};

/// What [`ChessPosition::play_unchecked`] changed and [`ChessPosition::unmake`] needs to put back.
#[derive(Clone, Copy, Debug)]
pub struct Undo {
    moved: Option<Piece>,
    captured: Option<(Square, Piece)>,
    rights: u8,
    en_passant: Option<EnPassant>,
    halfmove_clock: u32,
    fullmove_number: u32,
    hash: u64,
}

impl Undo {
    /// What the move captured, and where.
    pub fn captured(&self) -> Option<(Square, Piece)> {
        self.captured
    }
}

impl ChessPosition {
    /// Plays a move.
    ///
    /// # Errors
    /// If the move is not legal; the position is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<Undo, IllegalMove> {
        if self.is_legal(mv) { Ok(self.play_unchecked(mv)) } else { Err(IllegalMove) }
    }

    /// Plays a move without asking whether it is legal: for search, where moves come from
    /// [`legal_moves`](ChessPosition::legal_moves). With any other move the position is no longer a position of the game.
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        let (from, to) = (mv.from(), mv.to());
        let captured = self.captured_by(mv);
        let moved = self.board.take(from);
        let undo = Undo {
            moved,
            captured,
            rights: self.rights,
            en_passant: self.en_passant,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            hash: self.hash,
        };
        let Some(piece) = moved else { return undo };
        if let Some((square, victim)) = captured {
            self.board.take(square);
            self.hash ^= zobrist::piece(victim, square);
        }
        let arrived = mv.promotion().map_or(piece, |kind| Piece { kind, ..piece });
        self.board.put(to, arrived);
        self.hash ^= zobrist::piece(piece, from) ^ zobrist::piece(arrived, to);
        if piece.kind == self.variant.royal() {
            self.kings[self.turn.index()] = to;
        }
        if mv.kind() == MoveKind::Castle
            && let Some((rook, rook_to)) = self.castling_rook(mv)
            && let Some(piece) = self.board.take(rook)
        {
            self.board.put(rook_to, piece);
            self.hash ^= zobrist::piece(piece, rook) ^ zobrist::piece(piece, rook_to);
        }
        self.lose_rights(from, to);
        if let Some(passed) = self.en_passant.take() {
            self.hash ^= zobrist::en_passant(passed.target);
        }
        if mv.kind() == MoveKind::DoubleStep
            && let Some(target) = self.variant.relative_offset(self.turn, from, (0, 1))
        {
            self.en_passant = Some(EnPassant { target, victim: to });
            self.hash ^= zobrist::en_passant(target);
        }
        let zeroing = captured.is_some() || self.variant.kind(piece.kind).zeroing;
        self.halfmove_clock = if zeroing { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(self.turn.0));
        let next = self.opponent();
        self.hash ^= zobrist::turn(self.turn) ^ zobrist::turn(next);
        self.turn = next;
        undo
    }

    /// The [`hash`](ChessPosition::hash) of the position after a move, for most moves: castling, rights that are lost and a double step,
    /// which change it further, are not looked at. For a search that asks its memory early.
    #[inline]
    pub fn likely_hash_after(&self, mv: Move) -> u64 {
        let Some(piece) = self.board.get(mv.from()) else { return self.hash };
        let arrived = mv.promotion().map_or(piece, |kind| Piece { kind, ..piece });
        let moved = zobrist::piece(piece, mv.from()) ^ zobrist::piece(arrived, mv.to());
        let captured = self.captured_by(mv).map_or(0, |(square, victim)| zobrist::piece(victim, square));
        let passed = self.en_passant.map_or(0, |passed| zobrist::en_passant(passed.target));
        self.hash ^ moved ^ captured ^ passed ^ zobrist::turn(self.turn) ^ zobrist::turn(self.opponent())
    }

    /// Takes back the move that [`play_unchecked`](ChessPosition::play_unchecked) has just made.
    pub fn unmake(&mut self, mv: Move, undo: Undo) {
        let (from, to) = (mv.from(), mv.to());
        self.turn = self.opponent();
        let Some(moved) = undo.moved else {
            self.turn = self.opponent();
            return;
        };
        if mv.kind() == MoveKind::Castle
            && let Some((rook, rook_to)) = self.castling_rook(mv)
            && let Some(piece) = self.board.take(rook_to)
        {
            self.board.put(rook, piece);
        }
        self.board.take(to);
        self.board.put(from, moved);
        if moved.kind == self.variant.royal() {
            self.kings[self.turn.index()] = from;
        }
        if let Some((square, victim)) = undo.captured {
            self.board.put(square, victim);
        }
        self.rights = undo.rights;
        self.en_passant = undo.en_passant;
        self.halfmove_clock = undo.halfmove_clock;
        self.fullmove_number = undo.fullmove_number;
        self.hash = undo.hash;
    }

    /// Passes the turn: nobody moves. For a search that asks what a threat is worth; not a move of the game.
    pub fn make_null(&mut self) -> Undo {
        let undo = Undo {
            moved: None,
            captured: None,
            rights: self.rights,
            en_passant: self.en_passant,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            hash: self.hash,
        };
        if let Some(passed) = self.en_passant.take() {
            self.hash ^= zobrist::en_passant(passed.target);
        }
        let next = self.opponent();
        self.hash ^= zobrist::turn(self.turn) ^ zobrist::turn(next);
        self.turn = next;
        undo
    }

    /// Takes back [`make_null`](ChessPosition::make_null).
    pub fn unmake_null(&mut self, undo: Undo) {
        self.turn = self.opponent();
        self.en_passant = undo.en_passant;
        self.hash = undo.hash;
    }

    /// Where the Rook of a castling move starts and arrives.
    pub fn castling_rook(&self, mv: Move) -> Option<(Square, Square)> {
        let castle = self.variant.castling_of(mv)?;
        Some((castle.rook, castle.rook_to))
    }

    fn lose_rights(&mut self, from: Square, to: Square) {
        let kept = self.variant.kept();
        if self.rights == 0 || !(kept.has(from) || kept.has(to)) {
            return;
        }
        let before = self.rights;
        for (bit, right) in self.variant.rights().iter().enumerate() {
            if right.needs.iter().any(|&(square, _)| square == from || square == to) {
                self.rights &= !(1 << bit);
            }
        }
        if self.rights != before {
            self.hash ^= zobrist::rights(before) ^ zobrist::rights(self.rights);
        }
    }
}
