//! Makes moves of special rules: pockets, gating, explosions, counted checks, passing. Each square that changes is recorded, so that
//! unmaking a move depends on no rule.

use super::ChessPosition;
use super::last_move::LastMove;
use super::undo::{SpecialUndo, Undo};
use crate::board::Piece;
use crate::{Move, MoveKind, Square, zobrist};
use smallvec::SmallVec;
use std::sync::Arc;

impl ChessPosition {
    pub(super) fn make_special(&mut self, mv: Move) -> Undo {
        let variant = Arc::clone(&self.variant);
        let rules = variant.rules();
        let (from, to, us) = (mv.from(), mv.to(), self.turn);
        let captured = self.captured_by(mv);
        let mut undo = self.undo();
        undo.captured = captured;
        let mut change = self.spare_undos.fill(self.state, self.kings, self.last);
        let moved = if mv.is_pass() { None } else { self.board.get(from) };
        let via_becomes = self.must_become(mv);
        let traded = self.trades_on(mv);
        let mut progress = captured.is_some();
        let all_captured: SmallVec<[(Square, Piece); 2]> = self.all_captured_by(mv).collect();
        for &(square, victim) in &all_captured {
            self.set(square, None, &mut change);
            self.add_to_pocket(us, victim);
        }
        match mv.kind() {
            MoveKind::Pass => {}
            MoveKind::Swap => {
                if let (Some(piece), Some(other)) = (moved, self.board.get(to)) {
                    self.set(from, None, &mut change);
                    self.set(to, Some(piece), &mut change);
                    self.set(from, Some(other), &mut change);
                }
                self.lose_rights(from, to);
            }
            MoveKind::Drop => {
                if let Some(kind) = mv.dropped() {
                    self.set(to, Some(Piece { player: us, kind }), &mut change);
                    // A kind that is not in the pocket is dropped as the promotion of a kind that is.
                    let is_held = self.state.pocket_count(us, kind) > 0;
                    let held = if is_held { Some(kind) } else { variant.kind(kind).promoted_from };
                    self.remove_from_pocket(us, held.unwrap_or(kind));
                    if rules.pockets.drops_castle {
                        self.gain_rights(to);
                    }
                    progress = true;
                }
            }
            _ => {
                if let Some(piece) = moved {
                    let rook = if mv.is_castling() { self.castling_rook(mv) } else { None };
                    let rook = rook.and_then(|(rook, rook_to)| Some((rook, rook_to, self.board.get(rook)?)));
                    self.set(from, None, &mut change);
                    if let Some((rook, ..)) = rook {
                        self.set(rook, None, &mut change);
                    }
                    let becomes = if mv.via().is_some() { via_becomes } else { mv.promotion() };
                    let arrived = becomes.map_or(piece, |kind| Piece { kind, ..piece });
                    self.set(to, Some(arrived), &mut change);
                    if let Some((rook, rook_to, piece)) = rook {
                        self.set(rook_to, Some(piece), &mut change);
                        self.close_gate(rook);
                    }
                    progress |= self.is_progress(piece, mv);
                    if let Some(kind) = mv.gated() {
                        let at =
                            if mv.kind() == MoveKind::CastleGateRook { rook.map_or(from, |it| it.0) } else { from };
                        self.set(at, Some(Piece { player: us, kind }), &mut change);
                        self.remove_from_pocket(us, kind);
                    }
                }
                self.lose_rights(from, to);
                if let Some(via) = mv.via() {
                    self.lose_rights(via, via);
                    self.close_gate(via);
                }
                self.close_gate(from);
                self.close_gate(to);
            }
        }
        if let Some(piece) = moved.filter(|piece| captured.is_some() && rules.capture.petrifies.has(piece.kind)) {
            self.petrify(to, piece, &mut change);
        }
        if let Some(piece) = moved {
            self.lose_first_moves(piece, to);
        }
        if rules.opposite_castling && mv.is_castling() {
            self.lose_castling_opposite(mv);
        }
        if captured.is_some() && rules.capture.explodes {
            self.explode(to, &mut change);
        }
        self.state.idle_gates(&variant, us).iter().for_each(|gate| self.close_gate(gate));
        if let Some(passed) = self.en_passant.take() {
            self.hash ^= passed.key();
        }
        if mv.kind() == MoveKind::DoubleStep {
            self.pass_squares(from, to);
        }
        if traded != self.state.traded {
            let key = |square: Option<Square>| square.map_or(0, zobrist::traded);
            self.hash ^= key(self.state.traded) ^ key(traded);
            self.state.traded = traded;
        }
        self.halfmove_clock = if progress { 0 } else { self.halfmove_clock.saturating_add(1) };
        self.fullmove_number = self.fullmove_number.saturating_add(u32::from(us.0));
        let next = self.opponent();
        self.hash ^= zobrist::turn(us) ^ zobrist::turn(next);
        self.turn = next;
        self.last = LastMove::after(change.last, mv, self);
        self.count_move(captured.map(|(_, victim)| victim), mv.promotion().is_some());
        if rules.checks > 0 && self.in_check() {
            self.count_check(us);
        }
        undo.special = Some(change);
        undo
    }

    /// Restores what a move changed.
    pub(super) fn put_back(&mut self, change: &SpecialUndo) {
        self.board.change_walls(self.state.walls, change.state.walls);
        for &(square, piece) in change.squares.iter().rev() {
            match piece {
                Some(piece) => self.board.put(square, piece),
                None => {
                    self.board.take(square);
                }
            }
        }
        self.state = change.state;
        self.kings = change.kings;
        self.last = change.last;
    }

    /// Puts a piece on a square, or removes the piece there.
    pub(super) fn set(&mut self, square: Square, piece: Option<Piece>, change: &mut SpecialUndo) {
        let before = self.board.take(square);
        change.squares.push((square, before));
        if let Some(before) = before {
            self.hash ^= zobrist::piece(before, square);
        }
        self.note_return(square, piece);
        if let Some(piece) = piece {
            self.board.put(square, piece);
            self.hash ^= zobrist::piece(piece, square);
            if self.variant.is_king(piece.kind) {
                self.kings[piece.player.index() & 1] = square;
            }
        }
    }
}
