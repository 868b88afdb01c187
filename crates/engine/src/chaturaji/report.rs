//! What is told of a search: lines in the rules' words, scores, and what each player can expect.

use super::core::Core;
use super::evaluation::{WIN, Weights};
use super::moves::Step;
use super::state::State;
use crate::{Score, SearchInfo};
use menagerie_rules::ChaturajiPosition;
use menagerie_rules::Move;

/// Thousandths of a logarithm of odds that are told as a hundredth of a point: about what a point is worth when three are left.
const EXCHANGE: i32 = 2;

/// One of the best lines of a search.
pub(super) struct Line<'a> {
    /// From 1.
    pub place: usize,
    pub depth: u32,
    pub value: i32,
    pub steps: &'a [Step],
    /// How full the memory is, in thousandths.
    pub full: u32,
}

/// What is told of a line. It ends early where it passes over players who do not move in it, as in best-reply search.
pub(super) fn info(
    core: &Core<'_>,
    position: &ChaturajiPosition,
    state: &State,
    told: &Line<'_>,
) -> Option<SearchInfo> {
    let (line, end) = follow(core, position, state, told.steps);
    line.first()?;
    Some(SearchInfo {
        depth: told.depth,
        seldepth: core.seldepth.max(told.depth),
        multipv: told.place as u32,
        score: score(core, told.value, &end),
        nodes: core.nodes,
        pv: line,
        standing: Some(Weights::standing(core.ground, &end)),
        hashfull: told.full,
    })
}

/// The moves of a line in the rules' words, and the position at its end.
fn follow(core: &Core<'_>, position: &ChaturajiPosition, state: &State, steps: &[Step]) -> (Vec<Move>, State) {
    let (mut position, mut state) = (position.clone(), state.clone());
    let mut moves = Vec::new();
    for step in steps.iter().map(|step| step.anybodys()) {
        let Some(mv) = step.in_rules(core.ground, &position) else { break };
        moves.push(mv);
        position.play_unchecked(mv);
        state.play(core.ground, step);
    }
    (moves, state)
}

/// A value as it is told; what the game's end shares counts as won.
fn score(core: &Core<'_>, value: i32, end: &State) -> Score {
    if end.is_over() && value == core.weights.final_value(end, core.me) {
        return if end.leaders() >> core.me & 1 != 0 { Score::WonOnPoints } else { Score::LostOnPoints };
    }
    plain_score(value)
}

/// A value as it is told when nothing is known of a line.
pub(super) fn plain_score(value: i32) -> Score {
    match value {
        _ if value > WIN - WIN / 20 => Score::WonOnPoints,
        _ if value < WIN / 20 - WIN => Score::LostOnPoints,
        _ => Score::Cp(value / EXCHANGE),
    }
}

/// An error in hundredths of a point as one of a value.
pub(super) fn error(hundredths: i32) -> i32 {
    hundredths.saturating_mul(EXCHANGE)
}
