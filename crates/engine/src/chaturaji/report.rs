//! Reports of a search: lines of legal moves, scores, and the expected points of each player.

use super::compact_move::CompactMove;
use super::compact_position::CompactPosition;
use super::evaluation::{PreparedWeights, WIN};
use super::parameters::REPORTED_UNIT;
use super::search_core::SearchCore;
use crate::{Score, SearchInfo};
use menagerie_rules::{ChaturajiPosition, Move};

/// One of the best lines of a search.
pub struct ReportedLine<'a> {
    /// From 1.
    pub place: usize,
    /// In plies.
    pub depth: u32,
    /// In thousandths of the logarithm of odds.
    pub value: i32,
    /// The moves, from the root on.
    pub moves: &'a [CompactMove],
    /// How full the memory is, in thousandths.
    pub full: u32,
}

/// The report of a line. It ends where it skips players who do not move in it, as in best-reply search.
pub fn info(
    core: &SearchCore<'_>,
    position: &ChaturajiPosition,
    state: &CompactPosition,
    reported: &ReportedLine<'_>,
) -> Option<SearchInfo> {
    let (pv, end) = follow(core, position, state, reported.moves);
    pv.first()?;
    Some(SearchInfo {
        depth: reported.depth,
        seldepth: core.seldepth.max(reported.depth),
        multipv: reported.place as u32,
        score: score(core, reported.value, &end),
        nodes: core.nodes,
        pv,
        standing: Some(PreparedWeights::standing(core.tables, &end)),
        hashfull: reported.full,
    })
}

/// Converts the moves of a line, and returns the position at its end.
fn follow(
    core: &SearchCore<'_>,
    position: &ChaturajiPosition,
    state: &CompactPosition,
    line: &[CompactMove],
) -> (Vec<Move>, CompactPosition) {
    let (mut position, mut state) = (position.clone(), state.clone());
    let mut moves = Vec::new();
    for compact in line.iter().map(|mv| mv.without_player()) {
        let Some(mv) = core.tables.legal_move(compact, &position) else { break };
        moves.push(mv);
        position.play_unchecked(mv);
        state.play(core.tables, compact);
    }
    (moves, state)
}

/// The reported score of a value; a shared win counts as won.
fn score(core: &SearchCore<'_>, value: i32, end: &CompactPosition) -> Score {
    if end.is_over() && value == core.weights.final_value(end, core.me) {
        return if end.leaders() >> core.me & 1 != 0 { Score::WonOnPoints } else { Score::LostOnPoints };
    }
    plain_score(value)
}

/// The reported score of a value without a line.
pub fn plain_score(value: i32) -> Score {
    match value {
        _ if value > WIN - WIN / 20 => Score::WonOnPoints,
        _ if value < WIN / 20 - WIN => Score::LostOnPoints,
        _ => Score::Cp(value / REPORTED_UNIT),
    }
}

/// Converts the noise of a level, in hundredths of a point, to a difference of values.
pub fn noise_as_value(hundredths: i32) -> i32 {
    hundredths.saturating_mul(REPORTED_UNIT)
}
