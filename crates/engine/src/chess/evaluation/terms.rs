//! What the pieces do together: mobility, Kings in danger, threats, pairs.

use super::Evaluation;
use super::pawns::{PawnTable, Pawns};
use super::traits::HEAVY;
use super::weights::Pair;
use menagerie_rules::ChessPosition;
use menagerie_rules::{Bitboard, KindId, Piece, Player, Square};
use smallvec::SmallVec;

/// One side of a position.
#[derive(Clone, Default)]
pub(super) struct Side {
    pub all: Bitboard,
    pub pawns: Bitboard,
    pub heavy: Bitboard,
    /// What its Pawns attack, its light pieces, all of them, two of them, and all but the King.
    pub by_pawns: Bitboard,
    pub by_light: Bitboard,
    pub by_all: Bitboard,
    pub by_two: Bitboard,
    pub by_others: Bitboard,
    /// Its light pieces.
    pub light: Bitboard,
    /// What slides straight ahead, but for the heaviest.
    pub ahead: Bitboard,
    /// What neither its light nor its heaviest pieces attack, but those between.
    pub by_middle: Bitboard,
    /// Pieces worth more than a Rook by far.
    pub heaviest: Bitboard,
    /// Its Pawns on the colours that its pieces are bound to, one for each such piece.
    pub bad_colour: u32,
    /// Every piece but Pawns and King, with what it attacks; without allocating, as long as there are no more than at the start of the
    /// largest game.
    pieces: SmallVec<[(KindId, Bitboard); 36]>,
}

impl Evaluation {
    /// What does not depend on the worth of the pieces on their squares. `key` is the hash of the Pawns.
    #[inline(always)]
    pub(super) fn terms(&self, position: &ChessPosition, key: u32, pawns: &mut PawnTable) -> Terms {
        let mut players = position.variant().turn_order();
        let (Some(first), Some(second)) = (players.next(), players.next()) else { return Terms::default() };
        let players = [first, second];
        let mut sum = Sum::default();
        // Filled in place: each is more than a kilobyte.
        let mut sides = [Side::default(), Side::default()];
        let structure = pawns.get(key, || self.structure(position, players));
        sum.add(structure.sum, 1);
        for (index, side) in sides.iter_mut().enumerate() {
            let sign = if index == 0 { 1 } else { -1 };
            self.side(position, players[index], &structure.sides[index], sign, side, &mut sum);
        }
        for (index, &player) in players.iter().enumerate() {
            let sign = if index == 0 { 1 } else { -1 };
            let (own, other) = (&sides[index], &sides[1 - index]);
            for square in structure.passed & own.pawns {
                self.passed_pawn(position, player, square, own, other, sign, &mut sum);
            }
            self.pushes(position, player, &structure.sides[index], own, other, sign, &mut sum);
            self.mobility(own, other, sign, &mut sum);
            self.threats(own, other, sign, &mut sum);
            self.ground(player, own, other, sign, &mut sum);
            self.king(position, player, own, players[1 - index], other, sign, &mut sum);
        }
        // Against a King alone any lead wins that is enough to give checkmate.
        let bare = [0, 1].map(|index: usize| structure.count[index] == 0 && sides[1 - index].all.count() > 1);
        Terms { sum: sum.0, pawns: structure.count, bare }
    }

    /// What a side's pieces attack, and what they count by themselves.
    #[inline(always)]
    fn side(&self, position: &ChessPosition, player: Player, pawns: &Pawns, sign: i32, side: &mut Side, sum: &mut Sum) {
        let board = position.board();
        let occupied = board.occupied();
        let tables = position.variant().tables();
        side.all = board.of(player);
        let mut bound = Bitboard::EMPTY;
        let mut by_king = Bitboard::EMPTY;
        side.pawns = pawns.all;
        side.by_pawns = pawns.attacked;
        side.by_two = pawns.twice;
        for square in side.all & !pawns.all {
            let Some(Piece { kind, .. }) = board.get(square) else { continue };
            let traits = self.kind(kind);
            let attacked = tables.attacks_from(player, kind, square, occupied);
            if traits.royal {
                by_king = attacked;
                continue;
            }
            side.by_two |= side.by_others & attacked;
            side.by_others |= attacked;
            if traits.light {
                side.light.insert(square);
                side.by_light |= attacked;
            } else {
                side.heavy.insert(square);
                if traits.heavy {
                    side.heaviest.insert(square);
                } else {
                    side.by_middle |= attacked;
                }
            }
            if traits.ahead && !traits.heavy {
                side.ahead.insert(square);
            }
            if traits.bound {
                bound.insert(square);
            }
            side.pieces.push((kind, attacked));
        }
        side.by_two |= side.by_others & side.by_pawns;
        side.by_others |= side.by_pawns;
        side.by_two |= side.by_others & by_king;
        side.by_all = side.by_others | by_king;
        let (dark, all_dark) = (bound & self.dark, side.pawns & self.dark);
        side.bad_colour =
            dark.count() * all_dark.count() + (bound.count() - dark.count()) * (side.pawns.count() - all_dark.count());
        if !(bound & self.dark).is_empty() && !(bound & !self.dark).is_empty() {
            sum.add(self.weights.pair, sign);
        }
    }

    #[inline(always)]
    fn mobility(&self, own: &Side, other: &Side, sign: i32, sum: &mut Sum) {
        let open = !(own.all | other.by_pawns);
        for &(kind, attacked) in &own.pieces {
            if !self.kind(kind).hopper {
                sum.add(self.mobility[kind.index()][(attacked & open).count() as usize], sign);
            }
        }
    }

    #[inline(always)]
    fn threats(&self, own: &Side, other: &Side, sign: i32, sum: &mut Sum) {
        let pieces = other.all & !other.pawns;
        let weak = own.by_all & other.all & !other.by_pawns & !(other.by_two & !own.by_two);
        sum.times(self.weights.weak_threat, (weak & pieces).count(), sign);
        sum.times(self.weights.weak_pawn, (weak & other.pawns).count(), sign);
        sum.times(self.weights.light_on_light, (own.by_light & other.light).count(), sign);
        sum.times(self.weights.middle_on_heavy, (own.by_middle & other.heaviest).count(), sign);
        sum.times(self.weights.middle_on_light, (own.by_middle & other.light & weak).count(), sign);
        sum.times(self.weights.pawn_threat, (own.by_pawns & pieces).count(), sign);
        sum.times(self.weights.light_threat, (own.by_light & other.heavy & !own.by_pawns).count(), sign);
        sum.times(self.weights.loose, (own.by_all & other.all & !other.by_all).count(), sign);
    }

    /// What a side holds of the board.
    #[inline(always)]
    fn ground(&self, player: Player, own: &Side, other: &Side, sign: i32, sum: &mut Sum) {
        let weights = &self.weights;
        let contested = other.by_all & !other.by_pawns & !(other.by_two & !own.by_two) & own.by_all;
        sum.times(weights.contest, contested.count(), sign);
        sum.times(weights.bad_colour, own.bad_colour, sign);
        for square in own.ahead {
            let file = self.files[usize::from(square.file())];
            if (file & own.pawns).is_empty() {
                sum.add(weights.half_open, sign);
                if (file & other.pawns).is_empty() {
                    sum.add(weights.open_file, sign);
                }
            }
        }
        for square in own.light & own.by_pawns & self.beyond[player.index()] {
            if (self.drivers.at(player.index(), square) & other.pawns).is_empty() {
                sum.add(weights.outpost, sign);
            }
        }
    }

    /// What stands around a player's King, and what threatens it.
    #[allow(clippy::too_many_arguments, reason = "two sides, and where their sum goes")]
    #[inline(always)]
    fn king(
        &self,
        position: &ChessPosition,
        player: Player,
        own: &Side,
        enemy: Player,
        other: &Side,
        sign: i32,
        sum: &mut Sum,
    ) {
        let weights = &self.weights;
        let king = position.king(player);
        let shield = (self.shield.at(player.index(), king) & own.pawns).count().min(4);
        sum.times(self.weights.shield, shield, sign);
        let storm = (self.storm.at(player.index(), king) & other.pawns).count().min(4);
        sum.times(weights.storm, storm, sign);
        let bare = |file: u8| self.files.get(usize::from(file)).is_some_and(|file| (*file & own.pawns).is_empty());
        let files = king.file().saturating_sub(1)..=king.file() + 1;
        sum.times(weights.bare_file, files.filter(|&file| bare(file)).count() as u32, sign);
        let ring = self.ring.at(player.index(), king);
        sum.times(self.weights.guard, (ring & own.all & !own.pawns).count().min(6), sign);
        let flank = self.flank.at(player.index(), king);
        sum.times(weights.flank, (flank & other.by_all).count() + (flank & other.by_two).count(), sign);
        sum.times(weights.pressed, (ring & other.by_two & !own.by_two).count(), sign);
        let mut danger = Danger::default();
        for &(kind, attacked) in &other.pieces {
            let near = attacked & ring;
            if !near.is_empty() {
                danger.attackers += 1;
                danger.attacks += near.count() as i32;
                danger.heaviest = danger.heaviest.max(self.worth.of(kind));
            }
        }
        if danger.attackers == 0 {
            return;
        }
        // Where an enemy may stand unharmed, or be captured by the King alone with another enemy behind.
        let safe = !other.all & (!own.by_all | other.by_two & !own.by_others);
        let weak = (ring & other.by_all & !own.by_others).count() as i32;
        let checks = self.checks(position, enemy, other, king, safe);
        sum.times(weights.check, checks as u32, sign);
        let heavy = if danger.heaviest > HEAVY { 0 } else { weights.danger_heavy };
        let units = weights.danger_attacker * danger.attackers * danger.attackers.min(6)
            + weights.danger_attack * danger.attacks.min(16)
            + weights.danger_weak * weak.min(8)
            + weights.danger_check * checks.min(3)
            - heavy
            - weights.danger_shield * shield as i32;
        let units = units.clamp(0, 3_000);
        let off = [units * units / 1_000 * weights.danger[0] / 1_000, units * weights.danger[1] / 1_000];
        sum.add(off, -sign);
    }

    /// How many kinds of an enemy's pieces can give check to a King on the next move, on safe squares.
    #[inline(always)]
    fn checks(&self, position: &ChessPosition, enemy: Player, other: &Side, king: Square, safe: Bitboard) -> i32 {
        let tables = position.variant().tables();
        let occupied = position.board().occupied();
        let mut counted = 0_u32;
        let mut checks = 0;
        for &(kind, attacked) in &other.pieces {
            let near = attacked & safe & self.checks.at(self.number(enemy, kind), king);
            if counted >> kind.index() & 1 == 0
                && near.iter().any(|from| tables.attacks(enemy, kind, from, occupied, king))
            {
                counted |= 1 << kind.index();
                checks += 1;
            }
        }
        checks
    }
}

/// What a position is judged by, but for the worth of the pieces on their squares.
#[derive(Default)]
pub(super) struct Terms {
    /// The first player's less the second player's.
    pub sum: Pair,
    /// How many Pawns each side has.
    pub pawns: [u8; 2],
    /// Whether a side would have to win without Pawns against more than a King.
    pub bare: [bool; 2],
}

/// What bears on a King.
#[derive(Default)]
struct Danger {
    attackers: i32,
    attacks: i32,
    heaviest: i32,
}

/// The terms so far.
#[derive(Default)]
pub(super) struct Sum(pub Pair);

impl Sum {
    #[inline]
    pub(super) fn add(&mut self, pair: Pair, sign: i32) {
        self.0[0] += sign * pair[0];
        self.0[1] += sign * pair[1];
    }

    #[inline]
    pub(super) fn times(&mut self, pair: Pair, count: u32, sign: i32) {
        let times = sign * count as i32;
        self.0[0] += times * pair[0];
        self.0[1] += times * pair[1];
    }
}
