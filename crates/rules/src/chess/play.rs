//! Makes and unmakes moves.

use super::last_move::LastMove;
use super::undo::{SquareChange, Undo};
use super::{ChessPosition, EnPassant};
use crate::board::{Content, Piece};
use crate::{Bitboard, FenRight, IllegalMove, KindId, Move, MoveKind, Square, zobrist};
use smallvec::SmallVec;
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
    #[inline]
    pub fn play_unchecked(&mut self, mv: Move) -> Undo {
        if self.variant.rules().standard { self.make::<true>(mv) } else { self.make::<false>(mv) }
    }

    /// Makes a move. Each square that changes is recorded, so that unmaking a move depends on no rule. Special rules are left out of the
    /// code for standard variants at compile time.
    fn make<const STANDARD: bool>(&mut self, mv: Move) -> Undo {
        let (from, to, us) = (mv.from(), mv.to(), self.turn);
        let captured = self.captured_by(mv);
        let mut undo = self.undo::<STANDARD>();
        undo.captured = captured;
        let moved = if !STANDARD && mv.is_pass() { None } else { self.board.get(from) };
        let becomes = if STANDARD || mv.via().is_none() { mv.promotion() } else { self.must_become(mv) };
        if !STANDARD {
            self.note_trade(mv);
        }
        self.remove_captured::<STANDARD>(mv, &mut undo);
        let mut progress = captured.is_some();
        match mv.kind() {
            MoveKind::Pass if !STANDARD => {}
            MoveKind::Swap if !STANDARD => self.make_swap(mv, &mut undo),
            MoveKind::Drop if !STANDARD => {
                self.make_drop(mv, &mut undo);
                progress = true;
            }
            _ => {
                if let Some(piece) = moved {
                    self.move_piece::<STANDARD>(mv, piece, becomes, &mut undo);
                    progress = progress || self.is_progress(piece, mv);
                }
                self.lose_rights(from, to);
            }
        }
        if !STANDARD {
            self.after_effects(mv, moved, &mut undo);
        }
        if let Some(passed) = self.en_passant.take() {
            self.hash ^= passed.key();
        }
        if mv.kind() == MoveKind::DoubleStep {
            self.pass_squares(from, to);
        }
        self.halfmove_clock = if progress { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(us.0));
        let next = self.opponent();
        self.hash ^= zobrist::turn(us) ^ zobrist::turn(next);
        self.turn = next;
        if !STANDARD {
            self.last = LastMove::after(self.last, mv, self);
            self.count_move(captured.map(|(_, victim)| victim), mv.promotion().is_some());
            self.count_check(us);
        }
        undo
    }

    /// Removes the captured pieces. In standard variants the capturing piece replaces the piece on its target square.
    #[inline]
    fn remove_captured<const STANDARD: bool>(&mut self, mv: Move, undo: &mut Undo) {
        if STANDARD {
            if let Some((square, _)) = undo.captured.filter(|(square, _)| *square != mv.to()) {
                self.set::<STANDARD>(square, None, undo);
            }
            return;
        }
        let all: SmallVec<[(Square, Piece); 2]> = self.all_captured_by(mv).collect();
        for (square, victim) in all {
            self.set::<STANDARD>(square, None, undo);
            self.add_to_pocket(self.turn, victim);
        }
    }

    /// Moves a piece, and the Rook if it castles.
    #[inline]
    fn move_piece<const STANDARD: bool>(&mut self, mv: Move, piece: Piece, becomes: Option<KindId>, undo: &mut Undo) {
        let (from, to) = (mv.from(), mv.to());
        let castles = if STANDARD { mv.kind() == MoveKind::Castle } else { mv.is_castling() };
        // The Rook is removed first, because the King may arrive on its square.
        let rook = if castles { self.castling_rook(mv) } else { None };
        let rook = rook.and_then(|(rook, rook_to)| Some((rook, rook_to, self.board.get(rook)?)));
        self.set::<STANDARD>(from, None, undo);
        if let Some((rook, ..)) = rook {
            self.set::<STANDARD>(rook, None, undo);
        }
        self.set::<STANDARD>(to, Some(becomes.map_or(piece, |kind| Piece { kind, ..piece })), undo);
        if let Some((_, rook_to, piece)) = rook {
            self.set::<STANDARD>(rook_to, Some(piece), undo);
        }
        if !STANDARD {
            self.pass_gates(mv, rook.map(|(rook, ..)| rook), undo);
        }
    }

    /// What a move changes by special rules besides the pieces that move and are captured.
    fn after_effects(&mut self, mv: Move, moved: Option<Piece>, undo: &mut Undo) {
        if let Some(piece) = moved {
            self.petrify(mv.to(), piece, undo);
            self.lose_first_moves(piece, mv.to());
        }
        self.lose_castling_opposite(mv);
        self.explode(mv.to(), undo);
        self.close_idle_gates();
    }

    /// Puts a piece on a square, or removes the piece there.
    #[inline]
    pub(super) fn set<const STANDARD: bool>(&mut self, square: Square, piece: Option<Piece>, undo: &mut Undo) {
        let after = Content::from(piece);
        let before = self.board.replace(square, after);
        undo.record::<STANDARD>(SquareChange { square, before, after });
        if let Some(before) = before.piece() {
            self.hash ^= zobrist::piece(before, square);
        }
        if !STANDARD {
            self.note_return(square, piece);
        }
        if let Some(piece) = piece {
            self.hash ^= zobrist::piece(piece, square);
            if self.variant.is_king(piece.kind) {
                self.kings[piece.player.index() & 1] = square;
            }
        }
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
    pub fn unmake(&mut self, mut undo: Undo) {
        self.turn = self.opponent();
        if let Some(special) = &undo.special {
            self.board.change_walls(self.state.walls, special.state.walls);
            (self.state, self.last) = (special.state, special.last);
        }
        for change in undo.changes().iter().rev() {
            self.board.replace(change.square, change.before);
        }
        self.kings = undo.kings;
        self.rights = undo.rights;
        self.en_passant = undo.en_passant;
        self.halfmove_clock = undo.halfmove_clock;
        self.fullmove_number = undo.fullmove_number;
        self.hash = undo.hash;
        if let Some(special) = undo.special.take() {
            self.spare_undos.keep(special);
        }
    }

    /// The data for unmaking a move that has changed nothing yet.
    #[inline]
    fn undo<const STANDARD: bool>(&mut self) -> Undo {
        Undo {
            changes: Undo::NO_CHANGES,
            count: 0,
            captured: None,
            kings: self.kings,
            rights: self.rights,
            en_passant: self.en_passant,
            halfmove_clock: self.halfmove_clock,
            fullmove_number: self.fullmove_number,
            hash: self.hash,
            special: if STANDARD { None } else { Some(self.spare_undos.fill(self.state, self.last)) },
        }
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
        let undo = self.undo::<true>();
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
