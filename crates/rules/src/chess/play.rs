//! Makes and unmakes moves.

use super::undo::Undo;
use super::{ChessPosition, EnPassant};
use crate::board::Piece;
use crate::{Bitboard, FenRight, IllegalMove, KindId, Move, MoveKind, Square, zobrist};
use std::sync::Arc;

impl ChessPosition {
    /// Makes a move.
    ///
    /// # Errors
    /// If the move is not legal. The position is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<Undo, IllegalMove> {
        if self.is_legal(mv) { Ok(self.play_unchecked(mv)) } else { Err(IllegalMove) }
    }

    /// Makes a move without checking that it is legal. For search, where moves come from [`legal_moves`](ChessPosition::legal_moves). Any
    /// other move leaves an invalid position.
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        if !self.variant.rules().standard {
            return self.make_special(mv);
        }
        let (from, to) = (mv.from(), mv.to());
        let captured = self.captured_by(mv);
        let moved = self.board.take(from);
        let undo = Undo { moved, captured, ..self.undo() };
        let Some(piece) = moved else { return undo };
        // The Rook is removed first, because the King may arrive on its square.
        let rook = if mv.kind() == MoveKind::Castle { self.castling_rook(mv) } else { None };
        let rook = rook.and_then(|(rook, rook_to)| Some((rook, rook_to, self.board.take(rook)?)));
        if let Some((square, victim)) = captured {
            self.board.take(square);
            self.hash ^= zobrist::piece(victim, square);
        }
        let arrived = mv.promotion().map_or(piece, |kind| Piece { kind, ..piece });
        self.board.put(to, arrived);
        self.hash ^= zobrist::piece(piece, from) ^ zobrist::piece(arrived, to);
        if self.variant.is_king(piece.kind) {
            self.kings[self.turn.index()] = to;
        }
        if let Some((rook, rook_to, piece)) = rook {
            self.board.put(rook_to, piece);
            self.hash ^= zobrist::piece(piece, rook) ^ zobrist::piece(piece, rook_to);
        }
        self.lose_rights(from, to);
        if let Some(passed) = self.en_passant.take() {
            self.hash ^= passed.key();
        }
        if mv.kind() == MoveKind::DoubleStep {
            self.pass_squares(from, to);
        }
        let zeroing = captured.is_some() || self.is_progress(piece, mv);
        self.halfmove_clock = if zeroing { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(self.turn.0));
        let next = self.opponent();
        self.hash ^= zobrist::turn(self.turn) ^ zobrist::turn(next);
        self.turn = next;
        undo
    }

    /// Whether a move resets the halfmove clock, be it a capture or not.
    #[inline]
    pub(super) fn is_progress(&self, piece: Piece, mv: Move) -> bool {
        let kind = self.variant.kind(piece.kind);
        if !kind.zeroing {
            return mv.promotion().is_some() && self.variant.rules().ends.promotion_is_progress;
        }
        !kind.goes_back || mv.promotion().is_some() || !self.steps_back(piece, mv)
    }

    /// Whether a piece could return to its origin. Not inlined: few kinds that reset the halfmove clock can.
    #[inline(never)]
    fn steps_back(&self, piece: Piece, mv: Move) -> bool {
        let tables = self.variant.tables();
        let along = |path: &crate::tables::Path| {
            let ends = path.ends(tables.path_squares(path).0);
            path.moves && !path.is_hopper() && ends.contains(&mv.from())
        };
        tables.leap_moves(piece.player, piece.kind, mv.to()).has(mv.from())
            || tables.paths(piece.player, piece.kind, mv.to()).iter().any(along)
    }

    /// The [`hash`](ChessPosition::hash) of the position after a move, for most moves: castling, lost castling rights and double steps are
    /// ignored. A search uses it to prefetch the transposition table.
    #[inline]
    pub fn likely_hash_after(&self, mv: Move) -> u64 {
        let Some(piece) = self.board.get(mv.from()) else { return self.hash };
        let arrived = mv.promotion().map_or(piece, |kind| Piece { kind, ..piece });
        let moved = zobrist::piece(piece, mv.from()) ^ zobrist::piece(arrived, mv.to());
        let captured = self.captured_by(mv).map_or(0, |(square, victim)| zobrist::piece(victim, square));
        let passed = self.en_passant.map_or(0, EnPassant::key);
        self.hash ^ moved ^ captured ^ passed ^ zobrist::turn(self.turn) ^ zobrist::turn(self.opponent())
    }

    /// Unmakes the move that [`play_unchecked`](ChessPosition::play_unchecked) has just made.
    pub fn unmake(&mut self, mv: Move, mut undo: Undo) {
        let (from, to) = (mv.from(), mv.to());
        self.turn = self.opponent();
        if let Some(special) = undo.special.take() {
            self.put_back(&special);
            self.put_back_state(&undo);
            self.spare_undos.keep(special);
            return;
        }
        let Some(moved) = undo.moved else {
            self.turn = self.opponent();
            return;
        };
        let rook = if mv.kind() == MoveKind::Castle { self.castling_rook(mv) } else { None };
        let rook = rook.and_then(|(rook, rook_to)| Some((rook, self.board.take(rook_to)?)));
        self.board.take(to);
        self.board.put(from, moved);
        if let Some((rook, piece)) = rook {
            self.board.put(rook, piece);
        }
        if self.variant.is_king(moved.kind) {
            self.kings[self.turn.index()] = from;
        }
        if let Some((square, victim)) = undo.captured {
            self.board.put(square, victim);
        }
        self.put_back_state(&undo);
    }

    /// The data for unmaking a move that has changed nothing yet.
    #[inline]
    pub(super) fn undo(&self) -> Undo {
        Undo {
            moved: None,
            captured: None,
            rights: self.rights,
            en_passant: self.en_passant,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            hash: self.hash,
            special: None,
        }
    }

    #[inline]
    fn put_back_state(&mut self, undo: &Undo) {
        self.rights = undo.rights;
        self.en_passant = undo.en_passant;
        self.halfmove_clock = undo.halfmove_clock;
        self.fullmove_number = undo.fullmove_number;
        self.hash = undo.hash;
    }

    /// Records the squares that a piece has just passed, if a piece may capture en passant on one of them.
    #[inline]
    pub(super) fn pass_squares(&mut self, from: Square, to: Square) {
        let area = *self.variant.en_passant_area(self.opponent());
        if let Some(passed) = EnPassant::of_step(from, to).filter(|passed| passed.is_captured_by(|it| area.has(it))) {
            self.hash ^= passed.key();
            self.en_passant = Some(passed);
        }
    }

    /// Makes a null move: the turn passes to the other player. For search; not a move of the game.
    pub fn make_null(&mut self) -> Undo {
        let undo = self.undo();
        if let Some(passed) = self.en_passant.take() {
            self.hash ^= passed.key();
        }
        let next = self.opponent();
        self.hash ^= zobrist::turn(self.turn) ^ zobrist::turn(next);
        self.turn = next;
        undo
    }

    /// Unmakes [`make_null`](ChessPosition::make_null).
    pub fn unmake_null(&mut self, undo: Undo) {
        self.turn = self.opponent();
        self.en_passant = undo.en_passant;
        self.hash = undo.hash;
    }

    /// The origin and the target of the Rook in a castling move.
    pub fn castling_rook(&self, mv: Move) -> Option<(Square, Square)> {
        let castle = self.castling.of_move(mv)?;
        Some((castle.rook, castle.rook_to))
    }

    #[inline]
    pub(super) fn lose_rights(&mut self, from: Square, to: Square) {
        let kept = self.castling.kept();
        if self.rights != 0 && (kept.has(from) || kept.has(to)) {
            self.lose_rights_at(from, to);
        }
    }

    fn lose_rights_at(&mut self, from: Square, to: Square) {
        let before = self.rights;
        let castling = Arc::clone(&self.castling);
        for right in castling.rights() {
            if right.needs.iter().any(|&need| self.has_left(right, need, from, to)) {
                self.rights &= !(1 << right.bit);
            }
        }
        if self.rights != before {
            self.hash ^= zobrist::rights(before) ^ zobrist::rights(self.rights);
        }
    }

    /// Whether a piece that a castling right needs has moved or was captured, after a move between two squares. Where it may start on
    /// several squares, another piece may have left one of them.
    fn has_left(&self, right: &FenRight, need: (Bitboard, KindId), from: Square, to: Square) -> bool {
        let (squares, kind) = need;
        if !squares.has(from) && !squares.has(to) {
            return false;
        }
        let it = Piece { player: right.player, kind };
        let has_moved = squares.has(from) && from != to && self.board.get(to) == Some(it);
        squares.count() == 1 || has_moved || right.standing(&self.board, need).is_empty()
    }
}

/// The squares between two on a straight line of equal steps; empty if there is no such line.
pub(super) fn squares_between(from: Square, to: Square) -> Bitboard {
    let step = |a: u8, b: u8| (i16::from(b) - i16::from(a)).signum() as i8;
    let (files, ranks) = (step(from.file(), to.file()), step(from.rank(), to.rank()));
    let (across, along) = (from.file().abs_diff(to.file()), from.rank().abs_diff(to.rank()));
    let mut squares = Bitboard::EMPTY;
    if across != 0 && along != 0 && across != along {
        return squares;
    }
    for n in 1..across.max(along) as i8 {
        let (file, rank) = (from.file() as i8 + files * n, from.rank() as i8 + ranks * n);
        if let Some(square) = Square::new(file as u8, rank as u8) {
            squares.insert(square);
        }
    }
    squares
}
