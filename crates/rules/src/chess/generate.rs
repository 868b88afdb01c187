//! Legal moves of a two-player position.
//!
//! Instead of trying each move, the generator first collects the *lines* by which enemy pieces bear on the King: open ones give
//! check, and a line that one move could open makes its squares *pin squares*. A move of another piece that touches no pin
//! square, when there is no check, is legal; the others are judged line by line. This treats pins, hoppers (where a piece that
//! arrives as a screen gives check) and bent sliders alike.

use super::{ChessPosition, EnPassant};
use crate::tables::{AttackLine, Path};
use crate::variant::{Castling, FenRight, PromotionRow};
use crate::{Bitboard, KindId, Move, MoveKind, Player, Square};
use smallvec::SmallVec;

/// What bears on the King of the side to move.
pub(super) struct CheckInfo {
    leapers: Bitboard,
    /// Without allocating, as long as they are no more than usual.
    lines: SmallVec<[AttackLine; 8]>,
    pin_squares: Bitboard,
    check: bool,
    /// Whether each move is tried, so that nothing here is known of what it does to the King.
    tried: bool,
}

impl CheckInfo {
    /// Nothing bears on anything: for games whose moves are tried one by one.
    pub(super) fn none() -> CheckInfo {
        CheckInfo {
            leapers: Bitboard::EMPTY,
            lines: SmallVec::new(),
            pin_squares: Bitboard::EMPTY,
            check: false,
            tried: true,
        }
    }

    pub(super) fn of(position: &ChessPosition) -> CheckInfo {
        let tables = position.variant.tables();
        let (king, enemy) = (position.king(position.turn), position.opponent());
        let occupied = position.board.occupied();
        let leapers = tables.leap_attackers(&position.board, enemy, king);
        let mut info = CheckInfo {
            leapers,
            lines: SmallVec::new(),
            pin_squares: Bitboard::EMPTY,
            check: !leapers.is_empty(),
            tried: false,
        };
        tables.attack_lines(&position.board, enemy, king, |line| {
            info.pin_squares |= line.between;
            info.check |= line.is_open(occupied);
            info.lines.push(line);
        });
        info
    }

    /// Whether another piece may leave this square for any that is no pin square.
    #[inline]
    pub(super) fn moves_freely(&self, from: Square) -> bool {
        !self.check && !self.pin_squares.has(from)
    }

    /// Whether the King is safe after another piece has gone from `from` to `to`, capturing what stood there.
    #[inline(always)]
    pub(super) fn leaves_king_safe(&self, occupied: Bitboard, from: Square, to: Square) -> bool {
        self.moves_freely(from) && !self.pin_squares.has(to) || self.keeps_lines_closed(occupied, from, to)
    }

    /// The same, line by line.
    #[inline(never)]
    fn keeps_lines_closed(&self, occupied: Bitboard, from: Square, to: Square) -> bool {
        let after = occupied.without(from).with(to);
        self.leapers.without(to).is_empty() && self.lines.iter().all(|line| line.origin == to || !line.is_open(after))
    }

    /// Those of the squares on which another piece that goes there from `from` leaves the King safe.
    #[inline]
    pub(super) fn safe_targets(&self, occupied: Bitboard, from: Square, targets: Bitboard) -> Bitboard {
        let sure = if self.moves_freely(from) { targets & !self.pin_squares } else { Bitboard::EMPTY };
        let judged = (targets & !sure).iter().filter(|&to| self.leaves_king_safe(occupied, from, to));
        sure | judged.collect()
    }
}

impl ChessPosition {
    /// Every legal move, in no particular order.
    pub fn legal_moves(&self) -> Vec<Move> {
        if !self.variant.rules().plain {
            return self.moves_by_rules();
        }
        let mut moves = Vec::with_capacity(128);
        let info = CheckInfo::of(self);
        self.board.pieces_of(self.turn).for_each(|(from, kind)| self.list_moves_of(from, kind, &info, &mut moves));
        moves
    }

    /// Whether the move is one of the legal moves: only those of the piece that moves are looked at.
    pub fn is_legal(&self, mv: Move) -> bool {
        if !self.variant.rules().plain {
            return self.moves_by_rules().contains(&mv);
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
        if !self.variant.rules().plain {
            self.moves_by_rules().into_iter().for_each(visit);
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

    /// Calls `visit` with every legal move that captures or promotes: what a search looks at when it plays out exchanges.
    pub fn each_legal_capture(&self, visit: impl FnMut(Move)) {
        self.each_legal_capture_if(|_| true, visit);
    }

    /// Calls `visit` with those legal moves that capture or promote and that `wanted` wants. What is not wanted is never asked whether
    /// it is legal, and if nothing is, what bears on the King is not looked for at all: in most quiet positions there is nothing.
    pub fn each_legal_capture_if(&self, wanted: impl Fn(Move) -> bool, mut visit: impl FnMut(Move)) {
        if !self.variant.rules().plain {
            let told = |mv: &Move| mv.promotion().is_some() || self.captured_by(*mv).is_some();
            self.moves_by_rules().into_iter().filter(|mv| told(mv) && wanted(*mv)).for_each(visit);
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
                    let told = mv.promotion().is_some() || mv.kind() == MoveKind::EnPassant || enemies.has(mv.to());
                    if told && wanted(mv) {
                        visit(mv);
                    }
                });
                continue;
            }
            tables.pseudo_legal_captures(&self.board, self.turn, id, from, enemies, |to| {
                let mv = Move::new(from, to, None, MoveKind::Normal);
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
                if free && !info.pin_squares.has(to) || info.keeps_lines_closed(occupied, from, to) {
                    visit(Move::new(from, to, None, MoveKind::Normal));
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
                    self.with_promotions(from, target, promotions, MoveKind::EnPassant, visit);
                }
            }
        }
        let reaches = |to: Square, path: Option<&Path>| {
            // A piece that captures en passant on this square cannot also just move there.
            if passed.is_some() && is_target(to) {
                return None;
            }
            let double = path.is_some_and(|path| path.double_step);
            Some(if double { MoveKind::DoubleStep } else { MoveKind::Normal })
        };
        tables.pseudo_legal(&self.board, self.turn, id, from, enemies, |to, _, path| {
            if let Some(how) = reaches(to, path)
                && (free && !info.pin_squares.has(to) || info.keeps_lines_closed(occupied, from, to))
            {
                self.with_promotions(from, to, promotions, how, visit);
            }
        });
    }

    /// A move to `to`, once for each kind the piece may become there.
    #[inline(always)]
    fn with_promotions(
        &self,
        from: Square,
        to: Square,
        promotions: &[PromotionRow],
        how: MoveKind,
        visit: &mut impl FnMut(Move),
    ) {
        if promotions.is_empty() || !self.variant.promotion_area(self.turn).has(to) {
            visit(Move::new(from, to, None, how));
        } else {
            self.promotions_to(from, to, promotions, how, visit);
        }
    }

    /// Not inlined: most moves are of pieces that are far from promoting.
    #[inline(never)]
    pub(super) fn promotions_to(
        &self,
        from: Square,
        to: Square,
        promotions: &[PromotionRow],
        how: MoveKind,
        visit: &mut impl FnMut(Move),
    ) {
        let passing = how == MoveKind::EnPassant;
        let captures = passing || self.board.occupied().has(to);
        let fits = |row: &&PromotionRow| row.happens(self.turn, from, to, captures) && !(passing && row.not_en_passant);
        let Some(promotion) = promotions.iter().find(fits) else {
            visit(Move::new(from, to, None, how));
            return;
        };
        if promotion.may_stay(self.turn, to) {
            visit(Move::new(from, to, None, how));
        }
        let choices = promotion.to[self.turn.index()].iter();
        choices
            .filter(|&&choice| self.may_become(choice, promotion.only_captured))
            .for_each(|&choice| visit(Move::new(from, to, Some(choice), how)));
    }

    /// Whether a player may have one more of a kind by promotion.
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
                visit(Move::new(from, to, None, MoveKind::Normal));
            }
        });
        if info.check {
            return;
        }
        self.castling_moves(&mut *visit);
        self.king_leap_moves(from, visit);
    }

    /// Calls `visit` with the leaps of a King that may still leap. Whether it is in check has been asked.
    #[inline]
    pub(super) fn king_leap_moves(&self, from: Square, visit: &mut impl FnMut(Move)) {
        if self.variant.king_leap() && self.has_king_leap(self.turn) {
            self.king_leaps(from, visit);
        }
    }

    /// Where a player's King stands that may still leap.
    pub(super) fn leaping_king(&self, player: Player) -> Option<Square> {
        let first = self.variant.castling().iter().map(|castle| castle.right + 1).max().unwrap_or(0);
        let mut rights = self.variant.rights().iter().enumerate().skip(first);
        let held = |(bit, right): &(usize, &FenRight)| right.player == player && self.rights >> bit & 1 != 0;
        let (_, right) = rights.find(held)?;
        right.needs.first().and_then(|&need| right.standing(&self.board, need).iter().next())
    }

    /// Calls `visit` with every castling move: of a royal piece over safe squares, of another one over any.
    #[inline]
    pub(super) fn castling_moves(&self, mut visit: impl FnMut(Move)) {
        for castle in self.variant.castling() {
            if self.rights >> castle.right & 1 != 0 && castle.player == self.turn && self.may_castle(castle) {
                visit(Move::new(castle.king, castle.king_to, None, MoveKind::Castle));
            }
        }
    }

    /// Whether the King would be safe on `to`, gone from `from`, whatever stood on `to`.
    fn is_safe_for_king(&self, from: Square, to: Square) -> bool {
        let occupied = self.board.occupied().without(from).with(to);
        let enemies = self.board.of(self.opponent()).without(to);
        !self.variant.tables().is_attacked(&self.board, self.opponent(), enemies, occupied, to)
    }

    /// Whether a royal piece may cross a square when it castles or leaps: nobody could capture it there. Where captures explode, that
    /// is so next to the other's royal piece as well.
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

    /// The leaps of a King that has not moved and is not in check, to empty squares at distance two, over anything, if the middle
    /// square of at least one shortest path is not attacked.
    #[inline(never)]
    fn king_leaps(&self, from: Square, visit: &mut impl FnMut(Move)) {
        let shape = self.variant.shape();
        let board = !self.variant.holes();
        let confined =
            self.board.get(from).map_or(board, |piece| self.variant.kind(piece.kind).confined[self.turn.index()]);
        // Where it goes by itself it need not leap.
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
                let Some(to) = shape.offset(from, files, ranks).filter(is_free) else { continue };
                let mut middles = middle_steps(files, ranks)
                    .into_iter()
                    .flatten()
                    .filter_map(|(files, ranks)| shape.offset(from, files, ranks).filter(|&square| board.has(square)));
                if middles.any(|middle| self.is_safe_on_the_way(from, middle)) && self.is_safe_on_the_way(from, to) {
                    visit(Move::new(from, to, None, MoveKind::KingLeap));
                }
            }
        }
    }
}

/// The first steps of the shortest ways to a square at distance two: one for a straight leap, two for a Knight's.
fn middle_steps(files: i8, ranks: i8) -> [Option<(i8, i8)>; 2] {
    match (files.abs(), ranks.abs()) {
        (2, 1) => [Some((files / 2, 0)), Some((files / 2, ranks))],
        (1, 2) => [Some((0, ranks / 2)), Some((files, ranks / 2))],
        _ => [Some((files / 2, ranks / 2)), None],
    }
}
