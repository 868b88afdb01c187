//! What a position is worth to each of the four.
//!
//! Everything is weighed by what it does to the chance of having the most points at the end: in natural logarithms of odds, by
//! thousandths. How much a point in hand, a piece or an attack does depends on how many players are left and how long they may play.
//! The weights are fitted to games the engine plays against itself (softmax regression on who won; `cargo run -p tune`).

use super::ground::{Ground, SQUARES};
use super::state::{State, squares};
use super::weights::{ChaturajiWeights, LONGEST, StageWeights, late};

/// What a certain win counts.
pub(super) const WIN: i32 = 100_000;
/// More than any value.
pub(super) const INFINITE: i32 = 1_000_000;
/// What nothing but the end of the game exceeds.
const MOST: i32 = 90_000;

/// What a position is worth to each, in the order of turns.
pub(super) type Values = [i32; 4];

/// The weights for every stage of the game, ready to be used: four players in, three, and two with so many moves left.
#[derive(Clone, Debug)]
pub(super) struct Weights {
    rows: Vec<StageWeights>,
    /// By stage, then by the steps a Pawn has to go: what it counts.
    pawns: Vec<[i32; SQUARES]>,
    /// ln(1 + e^-x) in thousandths, by x in hundredths.
    soft: Vec<i32>,
}

impl Weights {
    pub fn new(tuned: &ChaturajiWeights) -> Weights {
        let mut rows = vec![tuned.four, tuned.three];
        rows.extend((0..=LONGEST).map(late));
        let soft =
            (0..1_000).map(|x| (libm::log1p(libm::exp(-f64::from(x) / 100.0)) * 1_000.0).round() as i32).collect();
        let pawn = |row: &StageWeights| std::array::from_fn(|steps| row.pawn + row.pawn_advance / (steps as i32 + 1));
        let pawns = rows.iter().map(pawn).collect();
        Weights { rows, pawns, soft }
    }

    fn stage(state: &State) -> usize {
        match (state.sudden_death(), state.inside().count_ones()) {
            (Some(left), _) => 2 + usize::from(left).min(LONGEST),
            (None, 4..) => 0,
            _ => 1,
        }
    }

    /// What speaks for each, in thousandths of a logarithm.
    pub fn strength(&self, ground: &Ground, state: &State) -> Values {
        let stage = Weights::stage(state);
        let (row, pawns) = (&self.rows[stage], &self.pawns[stage]);
        let occupied = state.occupied();
        let mut attacks = [0_u64; 4];
        let mut values = state.scores.map(|score| i32::from(score) * row.point);
        for player in 0..4 {
            if !state.is_in(player) {
                continue;
            }
            let own = state.of(player);
            let mut free = 0;
            let mut sum = row.in_game;
            for square in squares(own) {
                let Some((_, kind)) = state.piece(square) else { continue };
                let reach = ground.attacks(player, kind, square, occupied);
                attacks[player] |= reach;
                if ground.pawns[kind] {
                    sum += pawns[usize::from(ground.to_go(player, square)) & (SQUARES - 1)];
                } else if kind != ground.royal {
                    free += (reach & !own).count_ones() as i32;
                    sum += row.piece[(ground.points[kind] as usize).min(5)];
                }
            }
            values[player] += sum + free * row.mobility;
        }
        let turn = usize::from(state.turn);
        values[turn] += row.tempo;
        for player in 0..4 {
            if !state.is_in(player) {
                continue;
            }
            let own = state.of(player);
            let mut enemies = 0;
            for other in (0..4).filter(|&it| it != player) {
                enemies |= attacks[other];
            }
            let king = own & state.kind(ground.royal);
            let zone = ground.attacks(player, ground.royal, king.trailing_zeros() as usize, occupied);
            values[player] += (zone & enemies).count_ones() as i32 * row.king_zone_attack;
            if king & enemies != 0 {
                values[player] += if player == turn { row.check_on_turn } else { row.check };
            }
            for square in squares(own & enemies & !attacks[player] & !king) {
                let Some((_, kind)) = state.piece(square) else { continue };
                values[player] += ground.points[kind] * row.hanging;
                for other in (0..4).filter(|&it| it != player) {
                    if attacks[other] >> square & 1 != 0 {
                        values[other] += ground.points[kind] * row.threat;
                    }
                }
            }
        }
        values
    }

    /// ln(e^a + e^b), in thousandths.
    #[inline]
    fn either(&self, a: i32, b: i32) -> i32 {
        let (more, less) = if a > b { (a, b) } else { (b, a) };
        more + self.soft.get((more - less) as usize / 10).copied().unwrap_or(0)
    }

    /// The logarithm of the odds that one player wins, from what speaks for each.
    #[inline]
    fn odds(&self, strength: &Values, me: usize) -> i32 {
        let [a, b, c] = [1, 2, 3].map(|step| strength[(me + step) & 3]);
        (strength[me] - self.either(self.either(a, b), c)).clamp(-MOST, MOST)
    }

    /// How a game stands that may be over, for one player.
    pub fn value(&self, ground: &Ground, state: &State, me: usize) -> i32 {
        if state.is_over() {
            return self.final_value(state, me);
        }
        self.odds(&self.strength(ground, state), me)
    }

    /// The value of a game that is over. What is shared is worth as much as the chance for all of it.
    pub fn final_value(&self, state: &State, me: usize) -> i32 {
        let leaders = state.leaders();
        let most = (0..4).filter(|&it| it != me).map(|it| i32::from(state.scores[it])).max().unwrap_or(0);
        let margin = ((i32::from(state.scores[me]) - most) * 10).clamp(-WIN / 25, WIN / 25);
        match (leaders >> me & 1 != 0, leaders.count_ones()) {
            (false, _) => margin - WIN,
            (true, 1) => WIN + margin,
            (true, 2) => 0,
            (true, 3) => -693,
            (true, _) => -1_099,
        }
    }

    /// What a position is worth to each.
    pub fn values(&self, ground: &Ground, state: &State) -> Values {
        if state.is_over() {
            return std::array::from_fn(|it| self.final_value(state, it));
        }
        let strength = self.strength(ground, state);
        std::array::from_fn(|it| self.odds(&strength, it))
    }

    /// The chance to win that these odds mean.
    pub fn chance(&self, odds: i32) -> f32 {
        1.0 / (1.0 + libm::expf(-odds as f32 / 1_000.0))
    }

    /// The odds that mean a chance to win.
    pub fn odds_of(&self, chance: f32) -> i32 {
        (libm::logf(chance / (1.0 - chance)) * 1_000.0) as i32
    }

    /// What each can expect: points in hand and what the pieces promise, in hundredths of a point.
    pub fn standing(ground: &Ground, state: &State) -> Values {
        let share = state.sudden_death().map_or(80, |left| i32::from(left) * 2);
        std::array::from_fn(|player| {
            let pieces =
                if state.is_in(player) && !state.is_over() { state.material(ground, player) * share / 100 } else { 0 };
            i32::from(state.scores[player]) * 100 + pieces
        })
    }
}

/// Material, mobility and points in hand, and nothing else: what the yardstick sees.
pub(super) fn plain(ground: &Ground, state: &State) -> Values {
    let occupied = state.occupied();
    std::array::from_fn(|player| {
        let points = i32::from(state.scores[player]) * 100;
        if !state.is_in(player) {
            return points;
        }
        let own = state.of(player);
        let mut value = points;
        for kind in 0..ground.kinds {
            for square in squares(own & state.kind(kind)) {
                let (moves, attacks) = ground.reach(player, kind, square, occupied);
                value += ground.points[kind] * 100 + (moves | attacks & occupied & !own).count_ones() as i32 * 5;
            }
        }
        value
    })
}
