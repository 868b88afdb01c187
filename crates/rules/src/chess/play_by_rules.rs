//! Making a move in games with hands, gating, explosions, counted checks or passing. What a move changes on the board is noted square
//! by square, so that taking it back needs to know no rule.

use super::ChessPosition;
use super::last_move::LastMove;
use super::undo::{SpecialUndo, Undo};
use crate::board::Piece;
use crate::{KindId, Move, MoveKind, Player, Square, zobrist};
use smallvec::SmallVec;
use std::sync::Arc;

impl ChessPosition {
    pub(super) fn play_by_rules(&mut self, mv: Move) -> Undo {
        let variant = Arc::clone(&self.variant);
        let rules = variant.rules();
        let (from, to, us) = (mv.from(), mv.to(), self.turn);
        let captured = self.captured_by(mv);
        let mut undo = self.undo();
        undo.captured = captured;
        let mut change =
            SpecialUndo { squares: SmallVec::new(), extra: self.extra, kings: self.kings, last: self.last };
        let moved = if mv.is_pass() { None } else { self.board.get(from) };
        let via_becomes = self.must_become(mv);
        let traded = self.trades_on(mv);
        let mut progress = captured.is_some();
        let all_captured: SmallVec<[(Square, Piece); 2]> = self.all_captured_by(mv).collect();
        for &(square, victim) in &all_captured {
            self.set(square, None, &mut change);
            self.give_to_hand(us, victim);
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
                if let Some(kind) = mv.from_hand() {
                    self.set(to, Some(Piece { player: us, kind }), &mut change);
                    // What is not in the hand is dropped as what something there promotes to.
                    let is_held = self.extra.in_hand(us, kind) > 0;
                    let held = if is_held { Some(kind) } else { variant.kind(kind).promoted_from };
                    self.leave_hand(us, held.unwrap_or(kind));
                    if rules.hands.drops_castle {
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
                    if let Some(kind) = mv.from_hand() {
                        let at =
                            if mv.kind() == MoveKind::CastleGateRook { rook.map_or(from, |it| it.0) } else { from };
                        self.set(at, Some(Piece { player: us, kind }), &mut change);
                        self.leave_hand(us, kind);
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
        self.extra.idle_gates(&variant, us).iter().for_each(|gate| self.close_gate(gate));
        if let Some(passed) = self.en_passant.take() {
            self.hash ^= passed.key();
        }
        if mv.kind() == MoveKind::DoubleStep {
            self.pass_squares(from, to);
        }
        if traded != self.extra.traded {
            let key = |square: Option<Square>| square.map_or(0, zobrist::traded);
            self.hash ^= key(self.extra.traded) ^ key(traded);
            self.extra.traded = traded;
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
        undo.special = Some(Box::new(change));
        undo
    }

    /// Puts back what a move changed.
    pub(super) fn put_back(&mut self, change: &SpecialUndo) {
        self.board.change_walls(self.extra.walls, change.extra.walls);
        for &(square, piece) in change.squares.iter().rev() {
            match piece {
                Some(piece) => self.board.put(square, piece),
                None => {
                    self.board.take(square);
                }
            }
        }
        self.extra = change.extra;
        self.kings = change.kings;
        self.last = change.last;
    }

    /// King and Rook that stand on their squares by a drop may castle, as if they had stood there all the time.
    fn gain_rights(&mut self, at: Square) {
        let variant = Arc::clone(&self.variant);
        let before = self.rights;
        for (bit, right) in variant.rights().iter().enumerate() {
            if right.squares().has(at) && right.is_possible(&self.board) {
                self.rights |= 1 << bit;
            }
        }
        if self.rights != before {
            self.hash ^= zobrist::rights(before) ^ zobrist::rights(self.rights);
        }
    }

    /// Puts a piece on a square, or takes away what stands there.
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

    /// A captured piece goes to the hand of who captured it, where the game has it so.
    pub(super) fn give_to_hand(&mut self, owner: Player, victim: Piece) {
        if self.variant.rules().hands.captures {
            let kind = self.kind_in_hand(victim.kind);
            self.change_hand(owner, kind, self.extra.in_hand(owner, kind).saturating_add(1));
        }
    }

    fn leave_hand(&mut self, owner: Player, kind: KindId) {
        self.change_hand(owner, kind, self.extra.in_hand(owner, kind).saturating_sub(1));
    }

    fn change_hand(&mut self, owner: Player, kind: KindId, count: u8) {
        let key = |count: u8| if count == 0 { 0 } else { zobrist::hand(owner, kind, count) };
        self.hash ^= key(self.extra.in_hand(owner, kind)) ^ key(count);
        self.extra.set_hand(owner, kind, count);
    }

    fn close_gate(&mut self, square: Square) {
        if self.extra.gates.has(square) {
            self.extra.gates.remove(square);
            self.hash ^= zobrist::gate(square);
        }
    }

    fn count_check(&mut self, by: Player) {
        let left = &mut self.extra.checks[by.index() & 1];
        let before = *left;
        *left = left.saturating_sub(1);
        let key = |count: u8| if count == 0 { 0 } else { zobrist::checks(by, count) };
        self.hash ^= key(before) ^ key(*left);
    }

    /// A capture takes away the capturing piece and all next to it but those that are spared.
    fn explode(&mut self, at: Square, change: &mut SpecialUndo) {
        for square in self.blown_up_by_capture_on(at) {
            if let Some(victim) = self.board.get(square) {
                self.set(square, None, change);
                self.lose_rights(square, square);
                self.close_gate(square);
                self.give_to_hand(Player(1 - victim.player.0), victim);
            }
        }
    }
}
