//! Generates the legal moves of a two-player position.
//!
//! The generator does not try each move. It first collects the *lines* by which enemy pieces bear on the King. Open lines give check. A
//! line that one move could open makes its squares *pin squares*. Without a check, a move of another piece that touches no pin square is
//! legal. Other moves are tested line by line. This treats pins, hoppers (where a piece that arrives as a screen gives check) and bent
//! sliders alike.

use super::{ChessPosition, EnPassant};
use crate::tables::{AttackLine, Path};
use crate::variant::{Castling, FenRight, PromotionRow};
use crate::{Bitboard, KindId, Move, MoveKind, Player, Square, StepKind};
use smallvec::SmallVec;

/// The lines that bear on the King of the side to move.
pub(super) struct CheckInfo {
    leapers: Bitboard,
    /// Stored inline for the common numbers of lines.
    lines: SmallVec<[AttackLine; 8]>,
    /// The squares that another piece cannot leave, out of check, before the lines are tested.
    pin_squares: Bitboard,
    /// The squares that another piece cannot go to, out of check, before the lines are tested: it may become a hopper's screen there.
    screen_squares: Bitboard,
    /// The squares to which another piece must go in check by a leap or a slide: it captures the checker or blocks.
    evasions: Bitboard,
    check: bool,
    /// Whether every move is made to test it. Then the other fields are empty.
    tried: bool,
}

impl CheckInfo {
    /// No lines: for variants whose moves are tested by making them.
    #[inline]
    pub(super) fn none() -> CheckInfo {
        CheckInfo {
            leapers: Bitboard::EMPTY,
            lines: SmallVec::new(),
            pin_squares: Bitboard::EMPTY,
            screen_squares: Bitboard::EMPTY,
            evasions: !Bitboard::EMPTY,
            check: false,
            tried: true,
        }
    }

    #[inline]
    pub(super) fn of(position: &ChessPosition) -> CheckInfo {
        let mut info = CheckInfo { tried: false, ..CheckInfo::none() };
        info.find_lines(position);
        info
    }

    /// Finds the lines that bear on the King. Works in place, because the value is large to move.
    fn find_lines(&mut self, position: &ChessPosition) {
        let tables = position.variant.tables();
        let (king, enemy) = (position.king(position.turn), position.opponent());
        let occupied = position.board.occupied();
        self.leapers = tables.leap_attackers(&position.board, enemy, king);
        self.check = !self.leapers.is_empty();
        for leaper in self.leapers {
            self.evasions &= Bitboard::of(leaper);
        }
        tables.attack_lines(&position.board, enemy, king, |line| {
            self.pin_squares |= line.between;
            if line.needs_screen() {
                self.screen_squares |= line.between;
            }
            if line.is_open(occupied) {
                self.check = true;
                if !line.needs_screen() {
                    self.evasions &= line.between.with(line.origin);
                }
            }
            self.lines.push(line);
        });
    }

    /// Whether another piece may leave this square for every square on which it is no hopper's screen.
    #[inline]
    pub(super) fn moves_freely(&self, from: Square) -> bool {
        !self.check && !self.pin_squares.has(from)
    }

    /// Whether the King is safe after another piece has gone from `from` to `to` and captured there.
    #[inline(always)]
    pub(super) fn leaves_king_safe(&self, occupied: Bitboard, from: Square, to: Square) -> bool {
        self.is_safe_move(self.moves_freely(from), occupied, from, to)
    }

    /// Like `leaves_king_safe`, with the known result of [`moves_freely`](CheckInfo::moves_freely).
    #[inline(always)]
    fn is_safe_move(&self, free: bool, occupied: Bitboard, from: Square, to: Square) -> bool {
        free && !self.screen_squares.has(to) || self.evasions.has(to) && self.keeps_lines_closed(occupied, from, to)
    }

    /// Like `leaves_king_safe`, tested line by line.
    #[inline(never)]
    fn keeps_lines_closed(&self, occupied: Bitboard, from: Square, to: Square) -> bool {
        let after = occupied.without(from).with(to);
        self.leapers.without(to).is_empty() && self.lines.iter().all(|line| line.origin == to || !line.is_open(after))
    }

    /// The targets on which another piece from `from` leaves the King safe.
    #[inline]
    pub(super) fn safe_targets(&self, occupied: Bitboard, from: Square, targets: Bitboard) -> Bitboard {
        let sure = if self.moves_freely(from) { targets & !self.screen_squares } else { Bitboard::EMPTY };
        let judged = targets & self.evasions & !sure;
        if judged.is_empty() {
            return sure;
        }
        let judged = judged.iter().filter(|&to| self.keeps_lines_closed(occupied, from, to));
        sure | judged.collect()
    }
}

impl ChessPosition {
    /// Every legal move, in no particular order.
    pub fn legal_moves(&self) -> Vec<Move> {
        if !self.variant.rules().standard {
            return self.generate_special();
        }
        let mut moves = Vec::with_capacity(128);
        let info = CheckInfo::of(self);
        self.board.pieces_of(self.turn).for_each(|(from, kind)| self.list_moves_of(from, kind, &info, &mut moves));
        moves
    }

    /// Whether the move is legal. Only moves of the same piece are generated.
    pub fn is_legal(&self, mv: Move) -> bool {
        if !self.variant.rules().standard {
            return self.generate_special().contains(&mv);
        }
        let Some(piece) = self.board.get(mv.from()).filter(|piece| piece.player == self.turn) else { return false };
        let mut moves = Vec::with_capacity(32);
        self.list_moves_of(mv.from(), piece.kind, &CheckInfo::of(self), &mut moves);
        moves.contains(&mv)
    }

    fn list_moves_of(&self, from: Square, kind: KindId, info: &CheckInfo, moves: &mut Vec<Move>) {
        self.moves_of(from, kind, info, &mut |mv| moves.push(mv));
    }

    /// Calls `visit` with every legal move.
    pub fn each_legal_move(&self, mut visit: impl FnMut(Move)) {
        if !self.variant.rules().standard {
            self.generate_special().into_iter().for_each(visit);
            return;
        }
        let info = CheckInfo::of(self);
        for (from, kind) in self.board.pieces_of(self.turn) {
            self.moves_of(from, kind, &info, &mut visit);
        }
    }

    /// Calls `visit` with every legal move of the piece on `from`.
    #[inline]
    pub(super) fn moves_of(&self, from: Square, kind: KindId, info: &CheckInfo, visit: &mut impl FnMut(Move)) {
        if self.variant.is_king(kind) {
            self.king_moves(from, info, visit);
        } else {
            self.piece_moves(from, kind, info, visit);
        }
    }

    /// Calls `visit` with every legal capture and promotion, for quiescence search.
    pub fn each_legal_capture(&self, visit: impl FnMut(Move)) {
        self.each_legal_capture_if(|_| true, visit);
    }

    /// Calls `visit` with the legal captures and promotions that `wanted` accepts. The legality of other moves is not tested. If no move
    /// is accepted, the lines to the King are not collected, which is the common case in quiet positions.
    pub fn each_legal_capture_if(&self, wanted: impl Fn(Move) -> bool, mut visit: impl FnMut(Move)) {
        if !self.variant.rules().standard {
            let is_noisy = |mv: &Move| mv.promotion().is_some() || self.captured_by(*mv).is_some();
            self.generate_special().into_iter().filter(|mv| is_noisy(mv) && wanted(*mv)).for_each(visit);
            return;
        }
        let mut info = None;
        let tables = self.variant.tables();
        let enemies = self.board.of(self.opponent());
        let occupied = self.board.occupied();
        for (from, id) in self.board.pieces_of(self.turn) {
            let kind = self.variant.kind(id);
            let promotes = !kind.promotes_to.is_empty() && self.variant.promoters(self.turn).has(from);
            if !self.variant.is_king(id) && (promotes || kind.takes_en_passant && self.en_passant.is_some()) {
                self.piece_moves(from, id, info.get_or_insert_with(|| CheckInfo::of(self)), &mut |mv| {
                    let is_noisy = mv.promotion().is_some() || mv.kind() == MoveKind::EnPassant || enemies.has(mv.to());
                    if is_noisy && wanted(mv) {
                        visit(mv);
                    }
                });
                continue;
            }
            tables.pseudo_legal_captures(&self.board, self.turn, id, from, enemies, |to| {
                let mv = Move::new(from, to, StepKind::Normal);
                if !wanted(mv) {
                    return;
                }
                let safe = if self.variant.is_king(id) {
                    self.is_safe_for_king(from, to)
                } else {
                    info.get_or_insert_with(|| CheckInfo::of(self)).leaves_king_safe(occupied, from, to)
                };
                if safe {
                    visit(mv);
                }
            });
        }
    }

    #[inline]
    pub(super) fn piece_moves(&self, from: Square, id: KindId, info: &CheckInfo, visit: &mut impl FnMut(Move)) {
        let kind = self.variant.kind(id);
        let enemies = self.board.of(self.opponent());
        let tables = self.variant.tables();
        let occupied = self.board.occupied();
        let free = info.moves_freely(from);
        let promotes = !kind.promotes_to.is_empty() && self.variant.promoters(self.turn).has(from);
        if !promotes && !kind.takes_en_passant && !kind.taken_en_passant {
            tables.pseudo_legal(&self.board, self.turn, id, from, enemies, |to, _, _| {
                if info.is_safe_move(free, occupied, from, to) {
                    visit(Move::new(from, to, StepKind::Normal));
                }
            });
            return;
        }
        let promotions: &[PromotionRow] = if promotes { &kind.promotions } else { &[] };
        let takes = |passed: &EnPassant| {
            kind.takes_en_passant
                && passed.is_captured_by(|target| tables.leap_captures(self.turn, id, from).has(target))
        };
        let passed = self.en_passant.filter(takes);
        let is_target = |to: Square| {
            passed.is_some_and(|passed| passed.targets().has(to))
                && tables.leap_captures(self.turn, id, from).has(to)
                && kind.en_passant_zone[self.turn.index()].has(to)
        };
        if let Some(passed) = passed {
            for target in passed.targets().iter().filter(|&target| is_target(target)) {
                if info.tried || self.is_safe_en_passant(from, target, passed.victim) {
                    self.with_promotions(from, target, promotions, StepKind::EnPassant, visit);
                }
            }
        }
        let reaches = |to: Square, path: Option<&Path>| {
            // A piece that captures en passant on this square cannot also move there.
            if passed.is_some() && is_target(to) {
                return None;
            }
            let double = path.is_some_and(|path| path.double_step);
            Some(if double { StepKind::DoubleStep } else { StepKind::Normal })
        };
        tables.pseudo_legal(&self.board, self.turn, id, from, enemies, |to, _, path| {
            if let Some(how) = reaches(to, path)
                && info.is_safe_move(free, occupied, from, to)
            {
                self.with_promotions(from, to, promotions, how, visit);
            }
        });
    }

    /// Adds a move to `to` for each kind to which the piece may promote there.
    #[inline(always)]
    fn with_promotions(
        &self,
        from: Square,
        to: Square,
        promotions: &[PromotionRow],
        how: StepKind,
        visit: &mut impl FnMut(Move),
    ) {
        if promotions.is_empty() || !self.variant.promotion_area(self.turn).has(to) {
            visit(Move::new(from, to, how));
        } else {
            self.promotions_to(from, to, promotions, how, visit);
        }
    }

    /// Not inlined, because most moves are far from promoting.
    #[inline(never)]
    pub(super) fn promotions_to(
        &self,
        from: Square,
        to: Square,
        promotions: &[PromotionRow],
        how: StepKind,
        visit: &mut impl FnMut(Move),
    ) {
        let passing = how == StepKind::EnPassant;
        let captures = passing || self.board.occupied().has(to);
        let fits = |row: &&PromotionRow| row.happens(self.turn, from, to, captures) && !(passing && row.not_en_passant);
        let Some(promotion) = promotions.iter().find(fits) else {
            visit(Move::new(from, to, how));
            return;
        };
        if promotion.may_stay(self.turn, to) {
            visit(Move::new(from, to, how));
        }
        let choices = promotion.to[self.turn.index()].iter();
        choices
            .filter(|&&choice| self.may_become(choice, promotion.only_captured))
            .for_each(|&choice| visit(Move::new_promotion(from, to, choice, how)));
    }

    /// Whether a player may have one more piece of a kind by promotion.
    #[inline]
    pub(super) fn may_become(&self, kind: KindId, only_captured: bool) -> bool {
        let limit = self.variant.kind(kind).promotion_limit;
        if limit == 0 && !only_captured {
            return true;
        }
        let base = self.variant.kind(kind).same_as.unwrap_or(kind);
        let alike = |it: KindId| self.variant.kind(it).same_as.unwrap_or(it) == base;
        let count = self.board.pieces_of(self.turn).filter(|(_, it)| alike(*it)).count();
        (limit == 0 || count < usize::from(limit))
            && (!only_captured || count < usize::from(self.variant.start_count(self.turn, base)))
    }

    fn is_safe_en_passant(&self, from: Square, target: Square, victim: Square) -> bool {
        let occupied = self.board.occupied().without(from).without(victim).with(target);
        let enemies = self.board.of(self.opponent()).without(victim);
        !self.variant.tables().is_attacked(&self.board, self.opponent(), enemies, occupied, self.king(self.turn))
    }

    fn king_moves(&self, from: Square, info: &CheckInfo, visit: &mut impl FnMut(Move)) {
        let enemies = self.board.of(self.opponent());
        let Some(royal) = self.variant.royal() else { return };
        self.variant.tables().pseudo_legal(&self.board, self.turn, royal, from, enemies, |to, _, _| {
            if self.is_safe_for_king(from, to) {
                visit(Move::new(from, to, StepKind::Normal));
            }
        });
        if info.check {
            return;
        }
        self.castling_moves(&mut *visit);
        self.king_leap_moves(from, visit);
    }

    /// Calls `visit` with the leaps of a King that may still leap. The caller has tested that it is not in check.
    #[inline]
    pub(super) fn king_leap_moves(&self, from: Square, visit: &mut impl FnMut(Move)) {
        if self.variant.king_leap() && self.has_king_leap(self.turn) {
            self.king_leaps(from, visit);
        }
    }

    /// The square of a player's King that may still leap.
    pub(super) fn leaping_king(&self, player: Player) -> Option<Square> {
        let held = |right: &&FenRight| right.player == player && right.is_in(self.rights);
        let right = self.castling.leap_rights().find(held)?;
        right.needs.first().and_then(|&need| right.standing(&self.board, need).iter().next())
    }

    /// Calls `visit` with every castling move. The squares on the way must be safe for a royal piece only.
    #[inline]
    pub(super) fn castling_moves(&self, mut visit: impl FnMut(Move)) {
        for castle in self.castling.moves() {
            if self.rights >> castle.right & 1 != 0 && castle.player == self.turn && self.may_castle(castle) {
                visit(Move::new_castle(castle.king, castle.king_to));
            }
        }
    }

    /// Whether the King would be safe on `to` after leaving `from`, with the piece on `to` removed.
    fn is_safe_for_king(&self, from: Square, to: Square) -> bool {
        let occupied = self.board.occupied().without(from).with(to);
        let enemies = self.board.of(self.opponent()).without(to);
        !self.variant.tables().is_attacked(&self.board, self.opponent(), enemies, occupied, to)
    }

    /// Whether a royal piece may cross a square when it castles or leaps: it could not be captured there. Where captures explode, that
    /// includes the squares next to the other royal piece.
    fn is_safe_on_the_way(&self, from: Square, square: Square) -> bool {
        self.is_safe_for_king(from, square) || !self.variant.rules().one_king && self.is_next_to_their_royals(square)
    }

    fn may_castle(&self, castle: &Castling) -> bool {
        let occupied = self.board.occupied();
        if !(occupied & castle.free).is_empty() {
            return false;
        }
        if !self.variant.rules().one_king {
            let is_royal = self.royals(self.turn).has(castle.king);
            return !is_royal || castle.crossed.iter().all(|square| self.is_safe_on_the_way(castle.king, square));
        }
        let after = occupied.without(castle.king).without(castle.rook).with(castle.king_to).with(castle.rook_to);
        let enemies = self.board.of(self.opponent());
        let is_king = self.variant.is_king(castle.king_kind);
        let king_to = if is_king { castle.king_to } else { self.king(self.turn) };
        (!is_king || castle.crossed.iter().all(|square| self.is_safe_for_king(castle.king, square)))
            && !self.variant.tables().is_attacked(&self.board, self.opponent(), enemies, after, king_to)
    }

    /// Whether the player's King still has its leap.
    pub fn has_king_leap(&self, player: Player) -> bool {
        self.leaping_king(player).is_some()
    }

    /// The leaps of a King that has not moved and is not in check. They go to empty squares at distance two, over any piece, if the middle
    /// square of at least one shortest path is not attacked.
    #[inline(never)]
    fn king_leaps(&self, from: Square, visit: &mut impl FnMut(Move)) {
        let size = self.variant.board_size();
        let board = !self.variant.holes();
        let confined =
            self.board.get(from).map_or(board, |piece| self.variant.kind(piece.kind).confined[self.turn.index()]);
        // A King that can step to the square need not leap.
        let steps = self.board.get(from).map_or(Bitboard::EMPTY, |piece| {
            let enemies = self.board.of(self.opponent());
            self.variant.tables().pseudo_legal_set(&self.board, self.turn, piece.kind, from, enemies)
        });
        for files in -2..=2_i8 {
            for ranks in -2..=2_i8 {
                if files.abs().max(ranks.abs()) != 2 {
                    continue;
                }
                let is_free = |to: &Square| self.board.get(*to).is_none() && (confined & board & !steps).has(*to);
                let Some(to) = size.offset(from, files, ranks).filter(is_free) else { continue };
                let mut middles = middle_steps(files, ranks)
                    .into_iter()
                    .flatten()
                    .filter_map(|(files, ranks)| size.offset(from, files, ranks).filter(|&square| board.has(square)));
                if middles.any(|middle| self.is_safe_on_the_way(from, middle)) && self.is_safe_on_the_way(from, to) {
                    visit(Move::new_king_leap(from, to));
                }
            }
        }
    }
}

/// The first steps of the shortest paths to a square at distance two: one for a straight leap, two for a Knight's.
fn middle_steps(files: i8, ranks: i8) -> [Option<(i8, i8)>; 2] {
    match (files.abs(), ranks.abs()) {
        (2, 1) => [Some((files / 2, 0)), Some((files / 2, ranks))],
        (1, 2) => [Some((0, ranks / 2)), Some((files, ranks / 2))],
        _ => [Some((files / 2, ranks / 2)), None],
    }
}
