//! Move ordering: the transposition-table move, captures that lose no material, killers and counter-move, quiet moves by history, losing
//! captures.

use super::Evaluation;
use super::history::History;
use super::parameters::{CAPTURE_GAIN_WEIGHT, CAPTURE_HISTORY_DIVISOR, CAPTURE_MOVER_DIVISOR};
use super::piece_to::{PieceTo, PreviousMoves};
use super::see::see_ge;
use menagerie_rules::ChessPosition;
use menagerie_rules::Move;

// Score offsets of the groups of moves.
const TT_MOVE: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 28;
const KILLER: i32 = 1 << 26;
const COUNTER_MOVE: i32 = 1 << 25;
const LOSING_CAPTURE: i32 = -(1 << 28);

/// A move with its ordering score.
#[derive(Clone, Copy, Debug)]
pub(super) struct ScoredMove {
    score: i32,
    pub mv: Move,
    /// Whether the move is neither a capture nor a promotion.
    pub quiet: bool,
    /// For captures: whether the static exchange evaluation has been done or is unnecessary.
    see_done: bool,
}

impl ScoredMove {
    /// Whether this is a capture that loses material.
    #[inline]
    pub(super) fn loses_material(&self) -> bool {
        self.score < LOSING_CAPTURE / 2
    }

    /// The history score of a quiet move.
    #[inline]
    pub(super) fn history(&self) -> i32 {
        self.score
    }

    /// Whether this is the transposition-table move, a killer or the counter-move.
    #[inline]
    pub(super) fn is_special(&self) -> bool {
        self.score >= COUNTER_MOVE
    }
}

/// The moves of a node, best first.
#[derive(Debug, Default)]
pub(super) struct MovePicker {
    moves: Vec<ScoredMove>,
    next: usize,
    /// The transposition-table move, which is picked before the others are generated.
    first: Option<ScoredMove>,
    /// Whether the other moves have not been generated yet.
    unfilled: bool,
    /// The number of quiet moves that are skipped; `None` before the decision.
    skipped: Option<usize>,
}

/// The data for move ordering.
pub(super) struct OrderingContext<'a> {
    pub evaluation: &'a Evaluation,
    pub history: &'a History,
    pub tt_move: Option<Move>,
    pub ply: usize,
    pub previous: PreviousMoves,
}

impl MovePicker {
    /// Generates every legal move.
    pub(super) fn generate_all(&mut self, position: &ChessPosition, context: &OrderingContext<'_>) {
        self.clear();
        let killers = context.history.killers(context.ply);
        let counter_move = context.history.counter_move(context.previous);
        let history = context.history.quiets_after(context.previous);
        let moves = &mut self.moves;
        position.each_legal_move(|mv| {
            let capture = capture_score(position, context, mv);
            let (score, see_done) = if Some(mv) == context.tt_move {
                (TT_MOVE, true)
            } else if let Some((score, see_done)) = capture {
                (score, see_done)
            } else if killers[0] == Some(mv) {
                (KILLER + 1, true)
            } else if killers[1] == Some(mv) {
                (KILLER, true)
            } else if counter_move == Some(mv) {
                (COUNTER_MOVE, true)
            } else {
                let piece_to = PieceTo::of_move(position, mv);
                (piece_to.map_or(0, |piece_to| history.score(piece_to)), true)
            };
            moves.push(ScoredMove { score, mv, quiet: capture.is_none(), see_done });
        });
    }

    /// Starts with the transposition-table move. The others are generated only after it has been searched, because often it causes a
    /// cutoff.
    pub(super) fn start(&mut self, position: &ChessPosition, context: &OrderingContext<'_>) {
        self.clear();
        match context.tt_move.filter(|&mv| position.is_legal(mv)) {
            Some(mv) => {
                let quiet = mv.promotion().is_none() && position.captured_by(mv).is_none();
                self.first = Some(ScoredMove { score: TT_MOVE, mv, quiet, see_done: true });
                self.unfilled = true;
            }
            None => self.generate_all(position, context),
        }
    }

    /// The best remaining legal move; `context` must be that of [`start`](MovePicker::start).
    #[inline(always)]
    pub(super) fn next_staged<'a>(
        &mut self,
        position: &ChessPosition,
        evaluation: &Evaluation,
        context: impl FnOnce() -> OrderingContext<'a>,
    ) -> Option<ScoredMove> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        if self.unfilled {
            self.generate_rest(position, &context());
        }
        self.next(position, evaluation)
    }

    /// Generates every legal move, with the transposition-table move marked as picked.
    #[inline(never)]
    fn generate_rest(&mut self, position: &ChessPosition, context: &OrderingContext<'_>) {
        self.generate_all(position, context);
        if let Some(place) = self.moves.iter().position(|scored| Some(scored.mv) == context.tt_move) {
            self.moves.swap(0, place);
            self.next = 1;
        }
    }

    /// Whether there is any move.
    pub(super) fn is_empty(&self) -> bool {
        self.first.is_none() && self.moves.is_empty()
    }

    /// Generates the captures and promotions whose immediate gain, in cp, is `wanted`.
    pub(super) fn generate_captures(
        &mut self,
        position: &ChessPosition,
        context: &OrderingContext<'_>,
        wanted: impl Fn(i32) -> bool,
    ) {
        self.clear();
        let values = context.evaluation.piece_values();
        let moves = &mut self.moves;
        let gains = |mv: Move| {
            let mover = position.board().get(mv.from()).map_or(0, |piece| values.of(piece.kind));
            let victim = position.captured_by(mv).map_or(0, |(_, piece)| values.of(piece.kind));
            let gain = victim + mv.promotion().map_or(0, |kind| values.of(kind) - mover);
            gain > 0 && wanted(gain)
        };
        position.each_legal_capture_if(gains, |mv| {
            if let Some((score, see_done)) = capture_score(position, context, mv) {
                let score = if Some(mv) == context.tt_move { TT_MOVE } else { score };
                moves.push(ScoredMove { score, mv, quiet: false, see_done });
            }
        });
    }

    fn clear(&mut self) {
        self.moves.clear();
        self.next = 0;
        self.first = None;
        self.unfilled = false;
        self.skipped = None;
    }

    /// The number of legal moves; 0 while only the transposition-table move has been picked.
    pub(super) fn total_moves(&self) -> usize {
        self.moves.len() + self.skipped()
    }

    /// The number of skipped moves.
    #[inline]
    pub(super) fn skipped(&self) -> usize {
        self.skipped.unwrap_or(0)
    }

    /// Skips the remaining quiet moves, unless one of them is `wanted`. Only losing captures are left then. Further calls have no effect.
    #[inline]
    pub(super) fn skip_quiets(&mut self, wanted: impl Fn(Move) -> bool) {
        if self.skipped.is_none() {
            self.skipped = Some(self.skip_unless_wanted(wanted));
        }
    }

    /// Skips nothing if two captures have equal scores, because their order depends on the moves between them.
    #[inline(never)]
    fn skip_unless_wanted(&mut self, wanted: impl Fn(Move) -> bool) -> usize {
        let (before, next) = (self.moves.len(), self.next);
        let rest = &self.moves[next..];
        let tied = rest.iter().enumerate().any(|(place, scored)| {
            !scored.quiet && rest[..place].iter().any(|other| !other.quiet && other.score == scored.score)
        });
        if tied || rest.iter().any(|scored| scored.quiet && wanted(scored.mv)) {
            return 0;
        }
        let mut place = 0;
        self.moves.retain(|scored| {
            place += 1;
            place <= next || !scored.quiet
        });
        before - self.moves.len()
    }

    /// The best remaining move. A capture that turns out to lose material is moved behind the quiet moves.
    #[inline(always)]
    pub(super) fn next(&mut self, position: &ChessPosition, evaluation: &Evaluation) -> Option<ScoredMove> {
        loop {
            let rest = self.moves.get_mut(self.next..)?;
            let mut best = 0;
            let mut best_score = rest.first()?.score;
            for (place, scored) in rest.iter().enumerate().skip(1) {
                if scored.score > best_score {
                    (best, best_score) = (place, scored.score);
                }
            }
            if !rest[best].see_done {
                rest[best].see_done = true;
                if !see_ge(position, evaluation, rest[best].mv, 0) {
                    rest[best].score += LOSING_CAPTURE - CAPTURE;
                    continue;
                }
            }
            rest.swap(0, best);
            self.next += 1;
            return Some(rest[0]);
        }
    }
}

/// The score of a capture or promotion, and whether its static exchange evaluation is unnecessary. `None` for quiet moves.
#[inline]
fn capture_score(position: &ChessPosition, context: &OrderingContext<'_>, mv: Move) -> Option<(i32, bool)> {
    let values = context.evaluation.piece_values();
    let victim = position.captured_by(mv).map(|(_, piece)| piece.kind);
    if victim.is_none() && mv.promotion().is_none() {
        return None;
    }
    let piece = position.board().get(mv.from())?;
    let mover = values.of(piece.kind);
    let gain = victim.map_or(0, |kind| values.of(kind)) + mv.promotion().map_or(0, |kind| values.of(kind) - mover);
    let history = victim.map_or(0, |kind| context.history.capture(PieceTo::of(piece, mv), kind));
    // Capturing a piece of the same or a greater value cannot lose material.
    let see_done = victim.is_some_and(|kind| values.of(kind) >= mover) && mv.promotion().is_none();
    let score =
        CAPTURE + gain * CAPTURE_GAIN_WEIGHT - mover / CAPTURE_MOVER_DIVISOR + history / CAPTURE_HISTORY_DIVISOR;
    Some((score, see_done))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ChessWeights, PieceValues};
    use menagerie_rules::{Options, Variant};
    use std::collections::HashSet;

    /// Either Queen may capture a defended Pawn, and there are many quiet moves.
    fn middlegame() -> (ChessPosition, Evaluation, History) {
        let janus = Variant::by_id("janus", &Options::none()).expect("a game");
        let fen = "r2bkqb1jr/pppp2ppBp/2j1p5/2P1nP4/P3p5/2J7/1P1P2PPPP/R1NBKQ1NJR b KQkq - 0 11";
        let position = ChessPosition::from_fen(&janus, fen).expect("a position");
        (position, Evaluation::new(&janus, PieceValues::new(&janus), ChessWeights::tuned(&janus)), History::new(4))
    }

    #[test]
    fn every_legal_move_is_picked_once_and_the_tt_move_first_if_it_is_one() {
        let (position, evaluation, history) = middlegame();
        let legal: HashSet<Move> = position.legal_moves().into_iter().collect();
        let known = legal.iter().map(|&mv| Some(mv)).chain([None, Some(Move::PASS)]);
        for tt_move in known {
            let context = || OrderingContext {
                evaluation: &evaluation,
                history: &history,
                tt_move,
                ply: 0,
                previous: PreviousMoves::default(),
            };
            let mut picker = MovePicker::default();
            picker.start(&position, &context());
            assert!(!picker.is_empty());
            let next = || picker.next_staged(&position, &evaluation, context);
            let picked: Vec<Move> = std::iter::from_fn(next).map(|scored| scored.mv).collect();
            assert_eq!(picked.len(), legal.len(), "{tt_move:?}");
            assert_eq!(picked.iter().copied().collect::<HashSet<_>>(), legal, "{tt_move:?}");
            assert!(tt_move.is_none_or(|mv| picked[0] == mv || !legal.contains(&mv)), "{tt_move:?}");
        }
    }

    #[test]
    fn skipped_moves_are_not_picked_and_still_counted() {
        let (position, evaluation, history) = middlegame();
        let context = OrderingContext {
            evaluation: &evaluation,
            history: &history,
            tt_move: None,
            ply: 0,
            previous: PreviousMoves::default(),
        };
        let all = |picker: &mut MovePicker| -> Vec<ScoredMove> {
            std::iter::from_fn(|| picker.next(&position, &evaluation)).collect()
        };
        let mut picker = MovePicker::default();
        picker.generate_all(&position, &context);
        let total = picker.total_moves();
        let whole = all(&mut picker);
        assert!(whole.iter().any(ScoredMove::loses_material));
        let quiet = whole.iter().position(|scored| scored.quiet).expect("a quiet move");
        let wanted = whole.iter().rfind(|scored| scored.quiet).expect("a quiet move").mv;
        for (keep, skipped) in [(None, whole.iter().filter(|scored| scored.quiet).count() - 1), (Some(wanted), 0)] {
            picker.generate_all(&position, &context);
            (0..=quiet).for_each(|_| assert!(picker.next(&position, &evaluation).is_some()));
            picker.skip_quiets(|mv| Some(mv) == keep);
            assert_eq!((picker.skipped(), picker.total_moves()), (skipped, total));
            let rest: Vec<Move> = all(&mut picker).iter().map(|scored| scored.mv).collect();
            let stays = |scored: &&ScoredMove| skipped == 0 || scored.loses_material();
            let expected: Vec<Move> = whole[quiet + 1..].iter().filter(stays).map(|scored| scored.mv).collect();
            assert_eq!(rest, expected);
        }
    }
}
