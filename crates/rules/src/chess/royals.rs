//! Royal pieces in variants where a player may have none, several, or some that are royal only when they are the last.
//!
//! In variants with one King for each player the [generator](super::generate) does not make moves to test them. Here every move is made.

use super::ChessPosition;
use crate::{Bitboard, Facing, KindId, Move, Player, Royal, Square};

impl ChessPosition {
    /// The squares of a player's royal pieces, which must not be attacked.
    pub fn royals(&self, player: Player) -> Bitboard {
        let mut royals = Bitboard::EMPTY;
        for (square, kind) in self.board.pieces_of(player) {
            let is_royal = match self.variant.kind(kind).royalty {
                Royal::No => false,
                Royal::Always => true,
                Royal::Last => self.count_of_royals(player, kind) == 1,
            };
            if is_royal {
                royals.insert(square);
            }
        }
        royals
    }

    /// Whether a player may have lost a royal piece, or one that could be: there are fewer of its kind than at the start, or there may
    /// have been more since. Where captures explode, a player who captures a royal piece may leave the own one in danger.
    pub(super) fn may_have_lost_royals(&self, player: Player) -> bool {
        let (variant, pockets) = (&self.variant, &self.variant.rules().pockets);
        let of_kind = |kind: KindId| self.board.pieces_of(player).filter(|(_, it)| *it == kind).count();
        let fewer = |kind: KindId| of_kind(kind) < usize::from(variant.start_count(player, kind));
        let may_come = |kind: KindId| {
            pockets.drops || pockets.gating || variant.kinds().iter().any(|other| other.promotes_to.contains(&kind))
        };
        let mut royal = variant.kind_ids().filter(|&kind| variant.kind(kind).royal);
        variant.rules().capture.explodes && royal.any(|kind| fewer(kind) || may_come(kind))
    }

    /// The number of pieces of a kind, or of all kinds that are counted with it.
    fn count_of_royals(&self, player: Player, kind: KindId) -> usize {
        let group = self.variant.rules().check.royal_group;
        let base = |it: KindId| self.variant.kind(it).same_as.unwrap_or(it);
        let counts = |it: KindId| base(it) == base(kind) || group.has(kind) && group.has(it);
        self.board.pieces_of(player).filter(|(_, it)| counts(*it)).count()
    }

    /// The pieces of a player of which the last one would be royal.
    fn candidates(&self, player: Player) -> Bitboard {
        let pieces = self.board.pieces_of(player);
        pieces.filter(|(_, kind)| self.variant.kind(*kind).royalty == Royal::Last).map(|(square, _)| square).collect()
    }

    /// Whether a royal piece of a player on this square is attacked. Where captures explode, a piece next to an enemy royal piece cannot
    /// be captured without exploding that one too.
    fn is_threatened(&self, square: Square, player: Player) -> bool {
        let enemy = Player(1 - player.0);
        let is_shielded =
            self.variant.rules().capture.explodes && !(self.next_to(square) & self.royals(enemy)).is_empty();
        if is_shielded {
            return false;
        }
        if self.variant.rules().some_attack_not {
            return !self.true_attackers(square, enemy).is_empty();
        }
        self.is_attacked(square, enemy)
    }

    /// Whether a royal piece of the side to move cannot be captured on a square, because the other's royal piece would explode with it.
    pub(super) fn is_next_to_their_royals(&self, square: Square) -> bool {
        self.variant.rules().capture.explodes && !(self.next_to(square) & self.royals(self.opponent())).is_empty()
    }

    /// Whether royal pieces of both players face each other.
    pub(super) fn are_royals_facing(&self) -> bool {
        self.is_facing(self.turn, Facing::STRAIGHT)
    }

    /// Whether a player is in check: a royal piece is attacked, or all pieces of which the last one would be royal, in variants where that
    /// counts.
    pub(super) fn is_royalty_attacked(&self, player: Player) -> bool {
        self.is_attacked_but_for(player, Bitboard::EMPTY)
    }

    /// The square of a piece that a move makes royal by promotion. It is royal from the next move on.
    fn becomes_royal(&self, mv: Move) -> Bitboard {
        let mover = self.board.get(mv.from()).map(|piece| piece.kind);
        let becomes = mv.promotion().map(|kind| self.variant.kind(kind));
        let by_itself = becomes.is_some_and(|kind| kind.royalty == Royal::Last && kind.promoted_from == mover);
        if by_itself { Bitboard::of(mv.to()) } else { Bitboard::EMPTY }
    }

    /// The squares of pieces that may have become royal by promotion with the last move and may be attacked.
    pub(super) fn just_royal(&self, player: Player) -> Bitboard {
        let is_one = |kind: KindId| {
            let kind = self.variant.kind(kind);
            kind.royalty == Royal::Last && kind.promoted_from.is_some()
        };
        self.board.pieces_of(player).filter(|(_, kind)| is_one(*kind)).map(|(square, _)| square).collect()
    }

    /// Like `is_royalty_attacked`, without the royal pieces on some squares.
    pub(super) fn is_attacked_but_for(&self, player: Player, without: Bitboard) -> bool {
        let rules = self.variant.rules();
        let royals = self.royals(player) & !without;
        if royals.iter().any(|square| self.is_threatened(square, player))
            || rules.check.facing.any() && self.is_facing(player, rules.check.facing)
        {
            return true;
        }
        let candidates = if rules.check.all_attacked { self.candidates(player) } else { Bitboard::EMPTY };
        !candidates.is_empty() && candidates.iter().all(|square| self.is_threatened(square, player))
    }

    /// Whether a royal piece of a player faces one of the other along such a line with no piece in between.
    fn is_facing(&self, player: Player, lines: Facing) -> bool {
        let theirs = self.royals(Player(1 - player.0));
        self.royals(player).iter().any(|own| self.sees_along_lines(own, theirs, lines))
    }

    fn sees_along_lines(&self, from: Square, targets: Bitboard, lines: Facing) -> bool {
        let size = self.variant.board_size();
        lines.steps().any(|(files, ranks)| {
            let mut at = from;
            while let Some(next) = size.offset(at, files, ranks).filter(|&next| !self.variant.holes().has(next)) {
                if self.board.get(next).is_some() {
                    return targets.has(next);
                }
                at = next;
            }
            false
        })
    }

    /// The squares of the pieces that attack a royal piece of the side to move.
    pub(super) fn royal_checkers(&self) -> Bitboard {
        let enemy = self.opponent();
        let mut checkers = Bitboard::EMPTY;
        for square in self.royals(self.turn).iter().filter(|&square| self.is_threatened(square, self.turn)) {
            if self.variant.rules().some_attack_not {
                checkers |= self.true_attackers(square, enemy);
                continue;
            }
            let all = self.board.of(enemy);
            checkers |= self.variant.tables().attackers_to(&self.board, enemy, all, self.board.occupied(), square);
            checkers |= self.multi_leg_attackers(square, enemy);
        }
        checkers
    }

    /// Whether a pseudo-legal move leaves the mover's royal pieces safe. `after` is a copy of this position, which is changed and
    /// restored.
    pub(super) fn leaves_royals_safe(&self, mv: Move, after: &mut ChessPosition) -> bool {
        let (us, them) = (self.turn, self.opponent());
        let rules = self.variant.rules();
        if rules.check.king_stays
            && !mv.is_pass()
            && self.board.get(mv.from()).is_some_and(|piece| self.variant.kind(piece.kind).royal)
            && self.in_check()
        {
            let captured = self.captured_by(mv).map(|(square, _)| Bitboard::of(square));
            if captured != Some(self.checkers()) {
                return false;
            }
        }
        let own = self.royals(us);
        let theirs = self.royals(them);
        let undo = after.play_unchecked(mv);
        let kept = |royals: Bitboard, player: Player, gone: Option<Square>| {
            royals.iter().filter(|&square| gone != Some(square)).all(|square| after.board.of(player).has(square))
        };
        // A royal piece that moved stands elsewhere. Any other that is missing exploded.
        let moved = !mv.is_pass() && own.has(mv.from()) && mv.dropped().is_none();
        let own_kept = kept(own, us, moved.then_some(mv.from())) && (!moved || after.board.of(us).has(mv.to()));
        // A player who captures the other's royal piece may leave the own one in danger where that ends the game, or where captures
        // explode.
        let takes_royal = !kept(theirs, them, None) && (rules.capture.explodes || after.goal_outcome().is_some());
        let safe = own_kept
            && (takes_royal
                || !after.is_attacked_but_for(us, if moved { Bitboard::EMPTY } else { self.becomes_royal(mv) }));
        after.unmake(undo);
        safe
    }

    /// The squares adjacent to a square.
    pub(super) fn next_to(&self, square: Square) -> Bitboard {
        let size = self.variant.board_size();
        let steps = (-1..=1).flat_map(|files| (-1..=1).map(move |ranks| (files, ranks))).filter(|step| *step != (0, 0));
        steps.filter_map(|(files, ranks)| size.offset(square, files, ranks)).collect()
    }
}
