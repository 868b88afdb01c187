//! The static evaluation: the value of a position for each of the four players.
//!
//! All weights are effects on the chance to have the most points at the end, in thousandths of the natural logarithm of the odds. The
//! effect of a point, a piece or an attack depends on the number of players left and the moves left. The weights are fitted to self-play
//! games (softmax regression on the winner; `cargo run -p tune`).

use super::board_tables::{BoardTables, SQUARES};
use super::compact_position::CompactPosition;
use super::parameters::{EXPECTED_SHARE, EXPECTED_SHARE_PER_MOVE, FINAL_MARGIN, MAX_ODDS, SHARED_WIN};
pub use super::parameters::{INFINITE, WIN};
use super::square_set::squares;
use super::weights::{ChaturajiWeights, MAX_MOVES_LEFT, StageWeights, late};

/// A value for each player, in the order of turns.
pub type PlayerValues = [i32; 4];

/// The weights for every stage of the game, in the form that the evaluation uses: four players left, three, and two with a number of moves
/// left.
#[derive(Clone, Debug)]
pub struct PreparedWeights {
    rows: Vec<StageWeights>,
    /// By stage, then by the steps to promotion: the value of a Pawn.
    pawns: Vec<[i32; SQUARES]>,
    /// ln(1 + e^-x) in thousandths, by x in hundredths.
    soft: Vec<i32>,
}

impl PreparedWeights {
    /// Derives the weights of all stages from those that are fitted.
    pub fn new(tuned: &ChaturajiWeights) -> PreparedWeights {
        let mut rows = vec![tuned.four, tuned.three];
        rows.extend((0..=MAX_MOVES_LEFT).map(late));
        let soft =
            (0..1_000).map(|x| (libm::log1p(libm::exp(-f64::from(x) / 100.0)) * 1_000.0).round() as i32).collect();
        let pawn = |row: &StageWeights| std::array::from_fn(|steps| row.pawn + row.pawn_advance / (steps as i32 + 1));
        let pawns = rows.iter().map(pawn).collect();
        PreparedWeights { rows, pawns, soft }
    }

    fn stage(state: &CompactPosition) -> usize {
        match (state.sudden_death(), state.in_game().count_ones()) {
            (Some(left), _) => 2 + usize::from(left).min(MAX_MOVES_LEFT),
            (None, 4..) => 0,
            _ => 1,
        }
    }

    /// The strength of each player, in thousandths of a logarithm.
    pub fn strength(&self, tables: &BoardTables, state: &CompactPosition) -> PlayerValues {
        let stage = PreparedWeights::stage(state);
        let (row, pawns) = (&self.rows[stage], &self.pawns[stage]);
        let occupied = state.occupied();
        let mut attacks = [0_u64; 4];
        let mut values = state.scores.map(|score| i32::from(score) * row.point);
        for player in 0..4 {
            if !state.is_in_game(player) {
                continue;
            }
            let own = state.of(player);
            let mut free = 0;
            let mut sum = row.in_game;
            for square in squares(own) {
                let Some((_, kind)) = state.piece(square) else { continue };
                let reach = tables.attacks(player, kind, square, occupied);
                attacks[player] |= reach;
                if tables.pawns[kind] {
                    sum += pawns[usize::from(tables.steps_to_go(player, square)) & (SQUARES - 1)];
                } else if kind != tables.royal {
                    free += (reach & !own).count_ones() as i32;
                    sum += row.piece[(tables.points[kind] as usize).min(5)];
                }
            }
            values[player] += sum + free * row.mobility;
        }
        values[usize::from(state.turn)] += row.tempo;
        self.add_attacks(tables, state, row, &attacks, &mut values);
        values
    }

    /// Adds the effect of attacks on each player: on the squares around a King, on the King, and on hanging pieces.
    #[inline(always)]
    fn add_attacks(
        &self,
        tables: &BoardTables,
        state: &CompactPosition,
        row: &StageWeights,
        attacks: &[u64; 4],
        values: &mut PlayerValues,
    ) {
        let (turn, occupied) = (usize::from(state.turn), state.occupied());
        for player in 0..4 {
            if !state.is_in_game(player) {
                continue;
            }
            let own = state.of(player);
            let mut enemies = 0;
            for other in (0..4).filter(|&it| it != player) {
                enemies |= attacks[other];
            }
            let king = own & state.kind(tables.royal);
            let zone = tables.attacks(player, tables.royal, king.trailing_zeros() as usize, occupied);
            values[player] += (zone & enemies).count_ones() as i32 * row.king_zone_attack;
            if king & enemies != 0 {
                values[player] += if player == turn { row.check_on_turn } else { row.check };
            }
            for square in squares(own & enemies & !attacks[player] & !king) {
                let Some((_, kind)) = state.piece(square) else { continue };
                values[player] += tables.points[kind] * row.hanging;
                for other in (0..4).filter(|&it| it != player) {
                    if attacks[other] >> square & 1 != 0 {
                        values[other] += tables.points[kind] * row.threat;
                    }
                }
            }
        }
    }

    /// ln(e^a + e^b), in thousandths.
    #[inline]
    fn either(&self, a: i32, b: i32) -> i32 {
        let (more, less) = if a > b { (a, b) } else { (b, a) };
        more + self.soft.get((more - less) as usize / 10).copied().unwrap_or(0)
    }

    /// The logarithm of the odds that one player wins, from all strengths.
    #[inline]
    fn odds(&self, strength: &PlayerValues, me: usize) -> i32 {
        let [a, b, c] = [1, 2, 3].map(|step| strength[(me + step) & 3]);
        (strength[me] - self.either(self.either(a, b), c)).clamp(-MAX_ODDS, MAX_ODDS)
    }

    /// The value of a game, over or not, for one player.
    pub fn value(&self, tables: &BoardTables, state: &CompactPosition, me: usize) -> i32 {
        if state.is_over() {
            return self.final_value(state, me);
        }
        self.odds(&self.strength(tables, state), me)
    }

    /// The value of a finished game. A shared win is worth as much as the same chance for a full win.
    pub fn final_value(&self, state: &CompactPosition, me: usize) -> i32 {
        let leaders = state.leaders();
        let most = (0..4).filter(|&it| it != me).map(|it| i32::from(state.scores[it])).max().unwrap_or(0);
        let margin = ((i32::from(state.scores[me]) - most) * FINAL_MARGIN).clamp(-WIN / 25, WIN / 25);
        match (leaders >> me & 1 != 0, leaders.count_ones()) {
            (false, _) => margin - WIN,
            (true, 1) => WIN + margin,
            (true, 2) => SHARED_WIN[0],
            (true, 3) => SHARED_WIN[1],
            (true, _) => SHARED_WIN[2],
        }
    }

    /// The value of a position for each player.
    pub fn values(&self, tables: &BoardTables, state: &CompactPosition) -> PlayerValues {
        if state.is_over() {
            return std::array::from_fn(|it| self.final_value(state, it));
        }
        let strength = self.strength(tables, state);
        std::array::from_fn(|it| self.odds(&strength, it))
    }

    /// The winning chance that corresponds to these odds.
    pub fn chance(&self, odds: i32) -> f32 {
        1.0 / (1.0 + libm::expf(-odds as f32 / 1_000.0))
    }

    /// The odds that correspond to a winning chance.
    pub fn odds_of(&self, chance: f32) -> i32 {
        (libm::logf(chance / (1.0 - chance)) * 1_000.0) as i32
    }

    /// The expected final points of each player: present points and those that the pieces promise, in hundredths of a point.
    pub fn standing(tables: &BoardTables, state: &CompactPosition) -> PlayerValues {
        let share = state.sudden_death().map_or(EXPECTED_SHARE, |left| i32::from(left) * EXPECTED_SHARE_PER_MOVE);
        std::array::from_fn(|player| {
            let pieces = if state.is_in_game(player) && !state.is_over() {
                state.material(tables, player) * share / 100
            } else {
                0
            };
            i32::from(state.scores[player]) * 100 + pieces
        })
    }
}
