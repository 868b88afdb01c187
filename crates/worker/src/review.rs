//! Evaluates one position of a game under review.

use js_sys::Date;
use menagerie_engine::review::{BLUNDER, PositionEvaluation};
use menagerie_engine::{BestLines, ChessWeights, Engine, SearchControl, SearchInfo, SearchLimits};
use menagerie_rules::{Game, Position, notation};

use crate::progress::{chance, for_first_player};

/// The most moves of a line that are kept.
const MAX_LINE_LEN: usize = 10;

/// The part of the time for finding the second-best line, if the best move was played: it shows whether it was the only good one.
const SECOND_LINE: f64 = 0.2;

/// Evaluates the position at the end of a game within `millis` milliseconds. `played` is the move that was played there, in coordinates.
/// The positions of a game should be evaluated from its end to its start with one engine: its tables then contain what follows each move.
pub fn evaluate(engine: &mut Engine, game: &Game, played: Option<&str>, millis: u32) -> Option<PositionEvaluation> {
    let position = game.position();
    let variant = position.variant();
    let weights = (!matches!(position, Position::Chaturaji(_))).then(|| ChessWeights::tuned(variant));
    let millis = f64::from(millis);
    let mut search = |lines: u32, millis: f64| {
        let mut watch = QuietWatch { best: BestLines::new(lines), end: Date::now() + millis };
        let limits = SearchLimits { multipv: lines, ..SearchLimits::default() };
        let found = engine.search_even_if_drawn(game, &limits, &mut watch)?;
        watch.best.take(&found.info);
        Some((found.info, watch.best))
    };
    let (info, _) = search(1, millis * (1.0 - SECOND_LINE))?;
    let mut evaluation = evaluation(position, weights.as_ref(), &info);
    if evaluation.best() == played && position.legal_moves().len() > 1 {
        let (_, best) = search(2, millis * SECOND_LINE)?;
        if let [first, second, ..] = best.infos() {
            evaluation.only =
                is_only(position, weights.as_ref(), [first, second]) && first.pv.first() == info.pv.first();
        }
    }
    Some(evaluation)
}

/// Whether playing the second line instead of the first is a blunder.
fn is_only(position: &Position, weights: Option<&ChessWeights>, lines: [&SearchInfo; 2]) -> bool {
    let player = position.turn().index();
    let [first, second] = lines.map(|info| evaluation(position, weights, info).expectation(player));
    first.zip(second).is_some_and(|(first, second)| 2.0 * (first - second) >= BLUNDER)
}

fn evaluation(position: &Position, weights: Option<&ChessWeights>, info: &SearchInfo) -> PositionEvaluation {
    let (cp, mate) = for_first_player(position, info.score);
    let mate = mate.map(|moves| i32::try_from(moves).unwrap_or_default());
    PositionEvaluation {
        depth: info.depth,
        cp,
        mate,
        // Four decimals, because the evaluations of a game are saved.
        chance: chance(weights, cp, mate.map(i64::from)).map(|chance| (chance * 1e4).round() / 1e4),
        standing: info.standing,
        line: info.pv.iter().take(MAX_LINE_LEN).map(|&mv| notation::coordinate::write(position, mv)).collect(),
        only: false,
    }
}

/// Ends a search when its time is up.
struct QuietWatch {
    best: BestLines,
    /// In milliseconds since 1970.
    end: f64,
}

impl SearchControl for QuietWatch {
    fn should_stop(&mut self, _: u64) -> bool {
        Date::now() >= self.end
    }

    fn report(&mut self, info: &SearchInfo) {
        self.best.take(info);
    }
}
