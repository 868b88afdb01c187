//! Goals besides checkmate.

use super::ChessPosition;
use crate::variant::KindSet;
use crate::{Bitboard, FenRight, GameResult, Goal, Outcome, Player, Square, Termination};
use std::cmp::Ordering;

impl ChessPosition {
    /// The outcome by a goal that a player has reached; `None` if none is reached.
    pub fn goal_outcome(&self) -> Option<Outcome> {
        let rules = self.variant.rules();
        let reached = rules.goals.iter().find_map(|goal| self.reached(goal));
        reached.or_else(|| self.ends_twice())
    }

    /// The outcome when royal pieces face each other after two moves, or when both players have passed.
    fn ends_twice(&self) -> Option<Outcome> {
        let ends = &self.variant.rules().ends;
        let twice = ends.facing_twice && self.last.facing > 1 || ends.passing_twice && self.last.passes > 1;
        twice.then(|| self.material_outcome().unwrap_or(Outcome::Draw { reason: Termination::Score }))
    }

    /// The winner by the remaining pieces; `None` if they do not decide the game.
    pub(super) fn material_outcome(&self) -> Option<Outcome> {
        let material = self.variant.rules().material.as_ref()?;
        let sum =
            |player: Player| self.board.pieces_of(player).map(|(_, kind)| material.worth[kind.index()]).sum::<i32>();
        let (first, second) = (sum(Player(0)), sum(Player(1)).saturating_add(material.second));
        let reason = Termination::Score;
        Some(match first.cmp(&second) {
            Ordering::Greater => Outcome::Win { winners: vec![Player(0)], reason },
            Ordering::Less => Outcome::Win { winners: vec![Player(1)], reason },
            Ordering::Equal => Outcome::Draw { reason },
        })
    }

    fn reached(&self, goal: &Goal) -> Option<Outcome> {
        let (us, them) = (self.turn, self.opponent());
        let win = |winner: Player, reason: Termination| Outcome::Win { winners: vec![winner], reason };
        match goal {
            Goal::Reach { kinds, zone, count, reply, keep, safe } => {
                let there = |player: Player| {
                    let all = self.stands_in(*kinds, zone[player.index()], player);
                    let other = Player(1 - player.0);
                    // The side to move may still capture a piece that has just arrived. If there is one to spare, that does not matter.
                    let spare = all.count() > u32::from(*count);
                    let stays = |square: Square| !*safe || spare || !self.is_attacked(square, other);
                    all.count() >= u32::from(*count) && all.iter().all(stays)
                };
                let reason = Termination::Goal;
                // Pieces that arrived on attacked squares may be safe now.
                if (*reply || *keep || *safe) && there(us) {
                    let both = (*reply && us.index() == 0 || *safe && !*keep) && there(them);
                    return Some(if both { Outcome::Draw { reason } } else { win(us, reason) });
                }
                if *keep || !there(them) {
                    return None;
                }
                let answers = *reply && us.index() == 1 && self.can_reach(*kinds, zone[us.index()]);
                (!answers).then(|| win(them, reason))
            }
            Goal::Enter { zone, count, worth, points } => {
                let needed = points[us.index() & 1];
                self.has_entered(zone[us.index()], u32::from(*count), worth, u32::from(needed))
                    .then(|| win(us, Termination::Goal))
            }
            Goal::Castle(letters) => {
                let reason = Termination::Goal;
                if self.last.castled.is_some_and(|letter| letters.contains(letter)) {
                    return Some(win(them, reason));
                }
                let lost = |player: &Player| {
                    let is_own = |right: &&FenRight| right.player == *player && letters.contains(right.letter);
                    let mut own = self.castling.rights().iter().filter(is_own).peekable();
                    own.peek().is_some() && own.all(|right| !right.is_in(self.rights))
                };
                let loser = [them, us].into_iter().find(lost)?;
                Some(win(Player(1 - loser.0), Termination::Extinction))
            }
            Goal::Checks(_) => {
                let given = self.state.checks[them.index() & 1] == 0;
                given.then(|| win(them, Termination::Checks))
            }
            Goal::Extinction { kinds, each, count, against, result, answered } => {
                let reason = Termination::Extinction;
                [them, us].into_iter().find_map(|player| {
                    let other = Player(1 - player.0);
                    let claim = u32::from(*answered && player == us);
                    let is_out = |set: KindSet| {
                        self.count_with_pocket(player, set) <= u32::from(*count)
                            && self.count_with_pocket(other, set) >= u32::from(*against) + claim
                    };
                    let out =
                        if *each { kinds.iter().any(|kind| is_out(self.variant.alike(kind))) } else { is_out(*kinds) };
                    out.then(|| match result {
                        GameResult::Loss => win(other, reason),
                        GameResult::Win => win(player, reason),
                        GameResult::Draw => Outcome::Draw { reason },
                    })
                })
            }
        }
    }

    /// Whether the side to move is not in check and has every royal piece in a zone, with at least `count` pieces there, which together
    /// with the pocket are worth `points`.
    fn has_entered(&self, zone: Bitboard, count: u32, worth: &[u32], points: u32) -> bool {
        let us = self.turn;
        let one_king = self.variant.rules().one_king;
        let royals = if one_king { Bitboard::of(self.king(us)) } else { self.royals(us) };
        if royals.is_empty() || (royals & zone) != royals {
            return false;
        }
        let others = zone & self.board.of(us) & !royals;
        if others.count() < count {
            return false;
        }
        let on_board: u32 =
            others.iter().filter_map(|square| self.board.get(square)).map(|piece| worth[piece.kind.index()]).sum();
        let in_pocket: u32 = self.state.pocket(us).map(|(kind, held)| worth[kind.index()] * u32::from(held)).sum();
        on_board + in_pocket >= points && !self.in_check()
    }

    /// The squares of a zone with a player's pieces of some kinds.
    fn stands_in(&self, kinds: KindSet, zone: Bitboard, player: Player) -> Bitboard {
        let is_one = |square: &Square| self.board.get(*square).is_some_and(|piece| kinds.has(piece.kind));
        (zone & self.board.of(player)).iter().filter(is_one).collect()
    }

    /// Whether a legal move brings a piece of one of the kinds into the zone.
    fn can_reach(&self, kinds: KindSet, zone: Bitboard) -> bool {
        let moves_there =
            |from: Square, to: Square| zone.has(to) && self.board.get(from).is_some_and(|piece| kinds.has(piece.kind));
        self.moves_without_goals().iter().any(|mv| moves_there(mv.from(), mv.to()))
    }

    fn count_with_pocket(&self, player: Player, kinds: KindSet) -> u32 {
        let on_board = self.board.pieces_of(player).filter(|(_, kind)| kinds.has(*kind)).count() as u32;
        on_board
            + self
                .state
                .pocket(player)
                .filter(|(kind, _)| kinds.has(*kind))
                .map(|(_, count)| u32::from(count))
                .sum::<u32>()
    }
}
