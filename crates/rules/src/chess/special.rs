//! Generates legal moves of special rules: drops, gating, goals, forbidden and forced moves.

use super::ChessPosition;
use super::generate::CheckInfo;
use crate::{GameResult, Move, MoveKind, Outcome, Passing, Square, Termination};
use std::cmp::Ordering;

impl ChessPosition {
    /// Every legal move; none when a goal has been reached.
    pub(super) fn generate_special(&self) -> Vec<Move> {
        if self.goal_outcome().is_some() { Vec::new() } else { self.moves_without_goals() }
    }

    /// Every legal move, whether or not a goal has been reached.
    pub(super) fn moves_without_goals(&self) -> Vec<Move> {
        let rules = self.variant.rules();
        let mut moves = self.safe_moves();
        // A player whose royal piece is faced by the other's may always pass, or must end that.
        let faced = rules.ends.facing_twice && rules.passing == Passing::Always && self.last.facing > 0;
        if faced {
            moves.retain(|mv| !self.faces_after(*mv));
        }
        if rules.passing == Passing::Always && (faced || !self.in_check()) && !moves.contains(&Move::PASS) {
            moves.push(Move::PASS);
        }
        self.forbid(&mut moves);
        if moves.is_empty() && rules.passing == Passing::WithoutMove && !self.in_check() {
            moves.push(Move::PASS);
        }
        if moves.is_empty() {
            moves = self.swaps();
        }
        moves
    }

    /// Every move that leaves the King or all royal pieces safe.
    fn safe_moves(&self) -> Vec<Move> {
        let mut moves = Vec::with_capacity(128);
        if self.variant.rules().one_king {
            let info = CheckInfo::of(self);
            for (from, kind) in self.board.pieces_of(self.turn) {
                self.moves_of(from, kind, &info, &mut |mv| {
                    moves.push(mv);
                    self.with_gating(mv, |mv| {
                        if self.is_gating_safe(mv, &info) {
                            moves.push(mv);
                        }
                    });
                });
            }
            let occupied = self.board.occupied();
            self.own_promotions(|mv| {
                if info.leaves_king_safe(occupied, mv.from(), mv.to()) {
                    moves.push(mv);
                }
            });
            self.drops(|mv| {
                if info.leaves_king_safe(occupied, mv.to(), mv.to()) {
                    moves.push(mv);
                }
            });
            return moves;
        }
        let mut after = self.clone();
        let free = CheckInfo::none();
        let mut try_one = |mv: Move| {
            // Several pieces may be able to pass the turn.
            let known = mv.is_pass() && moves.contains(&mv);
            let is_safe = !known && self.leaves_royals_safe(mv, &mut after);
            if is_safe {
                moves.push(mv);
            }
            is_safe
        };
        // A move in which a piece enters is as safe as the move without it.
        let with_gating = |mv: Move, try_one: &mut dyn FnMut(Move) -> bool| {
            if try_one(mv) {
                self.with_gating(mv, |mv| {
                    try_one(mv);
                });
            }
        };
        for (from, kind) in self.board.pieces_of(self.turn) {
            self.piece_moves(from, kind, &free, &mut |mv| with_gating(mv, &mut try_one));
            if self.variant.rules().multi_leg {
                self.multi_leg_moves(from, kind, |mv| {
                    try_one(mv);
                });
            }
        }
        if !self.in_check() {
            self.castling_moves(|mv| with_gating(mv, &mut try_one));
            if let Some(king) = self.leaping_king(self.turn) {
                self.king_leap_moves(king, &mut |mv| with_gating(mv, &mut try_one));
            }
        }
        self.drops(|mv| {
            try_one(mv);
        });
        self.own_promotions(|mv| {
            try_one(mv);
        });
        moves
    }

    /// Whether the King is safe when a piece enters behind the one that moves. It may block the line that the move would open, or become
    /// the screen of a hopper.
    fn is_gating_safe(&self, mv: Move, info: &CheckInfo) -> bool {
        let is_kings = mv.is_castling() || mv.from() == self.king(self.turn);
        if info.moves_freely(mv.from()) && !is_kings {
            return true;
        }
        let mut after = self.clone();
        after.play_unchecked(mv);
        !after.is_attacked(after.king(self.turn), self.opponent())
    }

    /// Removes the moves that a rule forbids.
    fn forbid(&self, moves: &mut Vec<Move>) {
        let rules = self.variant.rules();
        if rules.some_attack_not {
            moves.retain(|mv| self.has_screen(*mv));
        }
        if self.variant.first_moves().is_some() {
            let check = self.in_check();
            moves.retain(|mv| self.has_first_move(*mv, check));
        }
        if rules.own_moves {
            moves.retain(|mv| !self.is_own_promotion(*mv) || !self.gives_check(*mv));
        }
        if rules.must_be_able_to_move {
            moves.retain(|mv| self.can_move_on(*mv));
        }
        if !rules.capture.not_alike.is_empty() {
            let alike = |mv: &Move| {
                let own = self.board.get(mv.from()).filter(|own| rules.capture.not_alike.has(own.kind));
                let base = |kind| self.variant.kind(kind).same_as.unwrap_or(kind);
                own.is_some_and(|own| self.all_captured_by(*mv).any(|(_, other)| base(other.kind) == base(own.kind)))
            };
            moves.retain(|mv| !alike(mv));
        }
        if rules.capture.trade.is_some() {
            moves.retain(|mv| self.may_trade(*mv));
        }
        if !rules.capture.iron.is_empty() {
            moves.retain(|mv| self.all_captured_by(*mv).all(|(_, piece)| !rules.capture.iron.has(piece.kind)));
        }
        if rules.pockets.bishops_differ {
            moves.retain(|mv| self.keeps_bishops_apart(*mv));
        }
        if rules.check.forbidden || rules.pockets.no_drop_checks {
            let quiet = |mv: &Move| {
                let must_not_check = rules.check.forbidden || mv.kind() == MoveKind::Drop;
                !must_not_check || !self.gives_check(*mv)
            };
            moves.retain(quiet);
        }
        if rules.capture.forced && moves.iter().any(|mv| self.captured_by(*mv).is_some()) {
            moves.retain(|mv| self.captured_by(*mv).is_some());
        }
        if !rules.pockets.must_drop.is_empty() {
            let must = |mv: &Move| mv.dropped().is_some_and(|kind| rules.pockets.must_drop.has(kind));
            let holds = self.state.pocket(self.turn).any(|(kind, _)| rules.pockets.must_drop.has(kind));
            if holds && moves.iter().any(must) {
                moves.retain(must);
            }
        }
    }

    /// Whether royal pieces face each other after a move.
    fn faces_after(&self, mv: Move) -> bool {
        let mut after = self.clone();
        after.play_unchecked(mv);
        after.are_royals_facing()
    }

    /// Whether a move gives check.
    pub fn gives_check(&self, mv: Move) -> bool {
        let mut after = self.clone();
        after.play_unchecked(mv);
        after.in_check()
    }

    /// Whether the piece on a move's target square could ever move on from there, on some board.
    fn can_move_on(&self, mv: Move) -> bool {
        if mv.is_pass() || mv.is_castling() || mv.promotion().is_some() {
            return true;
        }
        let kind = mv.dropped().or_else(|| self.board.get(mv.from()).map(|piece| piece.kind));
        kind.is_none_or(|kind| self.has_some_move(kind, mv.to()))
    }

    fn has_some_move(&self, kind: crate::KindId, from: Square) -> bool {
        let tables = self.variant.tables();
        !tables.leap_moves(self.turn, kind, from).is_empty()
            || !tables.leap_captures(self.turn, kind, from).is_empty()
            || tables.paths(self.turn, kind, from).iter().any(|path| !path.ends(tables.path_squares(path).0).is_empty())
    }

    /// The outcome when the side to move has no legal move.
    pub(super) fn end_without_move(&self) -> Outcome {
        let reason = if self.in_check() { Termination::Checkmate } else { Termination::Stalemate };
        self.outcome_for_turn(self.result_without_move(), reason)
    }

    /// The result for the side to move when it has no legal move.
    pub fn result_without_move(&self) -> GameResult {
        let ends = &self.variant.rules().ends;
        if self.in_check() {
            let counts_not = |kind| self.variant.rules().pockets.no_drop_mates.has(kind);
            let is_one = |square| self.board.get(square).is_some_and(|piece| ends.no_mate_by.has(piece.kind));
            if !ends.no_mate_by.is_empty() && self.checkers().iter().all(is_one) {
                return GameResult::Win;
            }
            let mater = 1 - self.turn.index();
            if !ends.mate_needs_check_by.is_empty() && self.last.checks[mater] != Some(true) {
                return GameResult::Draw;
            }
            // A player who mates by a drop that must not mate loses.
            return if self.last.dropped.is_some_and(counts_not) { GameResult::Win } else { ends.checkmate };
        }
        if !ends.stalemate_counts_pieces {
            return ends.stalemate;
        }
        match self.board.of(self.turn).count().cmp(&self.board.of(self.opponent()).count()) {
            Ordering::Less => GameResult::Win,
            Ordering::Equal => GameResult::Draw,
            Ordering::Greater => GameResult::Loss,
        }
    }

    /// The outcome that corresponds to a result for the side to move.
    pub(super) fn outcome_for_turn(&self, result: GameResult, reason: Termination) -> Outcome {
        match result {
            GameResult::Win => Outcome::Win { winners: vec![self.turn], reason },
            GameResult::Loss => Outcome::Win { winners: vec![self.opponent()], reason },
            GameResult::Draw => Outcome::Draw { reason },
        }
    }
}
