//! In what order moves are tried: the one the table knows, captures that win or hold material, killers, quiet moves by
//! experience, losing captures last.

use super::Evaluation;
use super::exchange::reaches;
use super::history::{Arrival, Before, History};
use menagerie_rules::ChessPosition;
use menagerie_rules::Move;

const TABLE_MOVE: i32 = 1 << 30;
const CAPTURE: i32 = 1 << 28;
const KILLER: i32 = 1 << 26;
const COUNTER: i32 = 1 << 25;
const LOSING: i32 = -(1 << 28);

/// What is to be tried.
#[derive(Clone, Copy, Debug)]
pub(super) struct Choice {
    rank: i32,
    pub mv: Move,
    pub quiet: bool,
    /// For captures: whether the exchange need not be looked at any more.
    judged: bool,
}

impl Choice {
    /// Whether this is a capture that loses material.
    #[inline]
    pub(super) fn loses(&self) -> bool {
        self.rank < LOSING / 2
    }

    /// What experience says about a quiet move.
    #[inline]
    pub(super) fn experience(&self) -> i32 {
        self.rank
    }

    #[inline]
    pub(super) fn special(&self) -> bool {
        self.rank >= COUNTER
    }
}

/// The moves of a position with their ranks.
#[derive(Debug, Default)]
pub(super) struct Picker {
    choices: Vec<Choice>,
    next: usize,
    /// Picked before the others are even looked for.
    first: Option<Choice>,
    /// Whether the others have still to be looked for.
    unfilled: bool,
    /// How many will not be picked any more; nothing as long as that has not been asked.
    dropped: Option<usize>,
}

/// What ranks moves.
pub(super) struct Guide<'a> {
    pub evaluation: &'a Evaluation,
    pub history: &'a History,
    pub table_move: Option<Move>,
    pub ply: usize,
    pub before: Before,
}

impl Picker {
    /// Takes every legal move.
    pub(super) fn fill(&mut self, position: &ChessPosition, guide: &Guide<'_>) {
        self.clear();
        let killers = guide.history.killers(guide.ply);
        let counter = guide.history.counter(guide.before);
        let experience = guide.history.after(guide.before);
        let choices = &mut self.choices;
        position.each_legal_move(|mv| {
            let capture = capture_rank(position, guide, mv);
            let (rank, judged) = if Some(mv) == guide.table_move {
                (TABLE_MOVE, true)
            } else if let Some((rank, judged)) = capture {
                (rank, judged)
            } else if killers[0] == Some(mv) {
                (KILLER + 1, true)
            } else if killers[1] == Some(mv) {
                (KILLER, true)
            } else if counter == Some(mv) {
                (COUNTER, true)
            } else {
                let arrival = position.board().get(mv.from()).map(|piece| Arrival::of(piece, mv));
                (arrival.map_or(0, |arrival| experience.of(arrival)), true)
            };
            choices.push(Choice { rank, mv, quiet: capture.is_none(), judged });
        });
    }

    /// Takes every legal move, but looks for the others only once the one the table knows has been tried: often none is needed.
    pub(super) fn begin(&mut self, position: &ChessPosition, guide: &Guide<'_>) {
        self.clear();
        match guide.table_move.filter(|&mv| position.is_legal(mv)) {
            Some(mv) => {
                let quiet = mv.promotion().is_none() && position.captured_by(mv).is_none();
                self.first = Some(Choice { rank: TABLE_MOVE, mv, quiet, judged: true });
                self.unfilled = true;
            }
            None => self.fill(position, guide),
        }
    }

    /// The best that is left of all legal moves; `guide` as [`begin`](Picker::begin) had it.
    #[inline(always)]
    pub(super) fn pick_of_all<'a>(
        &mut self,
        position: &ChessPosition,
        evaluation: &Evaluation,
        guide: impl FnOnce() -> Guide<'a>,
    ) -> Option<Choice> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
        if self.unfilled {
            self.fill_rest(position, &guide());
        }
        self.pick(position, evaluation)
    }

    /// Takes every legal move, the table's as picked already.
    #[inline(never)]
    fn fill_rest(&mut self, position: &ChessPosition, guide: &Guide<'_>) {
        self.fill(position, guide);
        if let Some(place) = self.choices.iter().position(|choice| Some(choice.mv) == guide.table_move) {
            self.choices.swap(0, place);
            self.next = 1;
        }
    }

    /// Whether there is any move.
    pub(super) fn is_empty(&self) -> bool {
        self.first.is_none() && self.choices.is_empty()
    }

    /// Takes captures and promotions only, and of them those that `wanted` wants by what they gain at once.
    pub(super) fn fill_captures(&mut self, position: &ChessPosition, guide: &Guide<'_>, wanted: impl Fn(i32) -> bool) {
        self.clear();
        let worth = guide.evaluation.worth();
        let choices = &mut self.choices;
        let gains = |mv: Move| {
            let mover = position.board().get(mv.from()).map_or(0, |piece| worth.of(piece.kind));
            let victim = position.captured_by(mv).map_or(0, |(_, piece)| worth.of(piece.kind));
            let gain = victim + mv.promotion().map_or(0, |kind| worth.of(kind) - mover);
            gain > 0 && wanted(gain)
        };
        position.each_legal_capture_if(gains, |mv| {
            if let Some((rank, judged)) = capture_rank(position, guide, mv) {
                let rank = if Some(mv) == guide.table_move { TABLE_MOVE } else { rank };
                choices.push(Choice { rank, mv, quiet: false, judged });
            }
        });
    }

    fn clear(&mut self) {
        self.choices.clear();
        self.next = 0;
        self.first = None;
        self.unfilled = false;
        self.dropped = None;
    }

    /// How many moves there are, those that were picked among them; none as long as only the table's move was.
    pub(super) fn crowd(&self) -> usize {
        self.choices.len() + self.dropped()
    }

    /// How many moves have been dropped.
    #[inline]
    pub(super) fn dropped(&self) -> usize {
        self.dropped.unwrap_or(0)
    }

    /// Drops the quiet moves that are left, so that they need not be gone through again for each pick, if none of them is `wanted`: what
    /// is left then are captures that lose. Asked again, nothing happens.
    #[inline]
    pub(super) fn drop_quiet(&mut self, wanted: impl Fn(Move) -> bool) {
        if self.dropped.is_none() {
            self.dropped = Some(self.drop_if_all(wanted));
        }
    }

    /// Nothing is dropped if two of those captures rank alike: which of them comes first depends on what stands between them.
    #[inline(never)]
    fn drop_if_all(&mut self, wanted: impl Fn(Move) -> bool) -> usize {
        let (before, next) = (self.choices.len(), self.next);
        let rest = &self.choices[next..];
        let tied = rest.iter().enumerate().any(|(place, choice)| {
            !choice.quiet && rest[..place].iter().any(|other| !other.quiet && other.rank == choice.rank)
        });
        if tied || rest.iter().any(|choice| choice.quiet && wanted(choice.mv)) {
            return 0;
        }
        let mut place = 0;
        self.choices.retain(|choice| {
            place += 1;
            place <= next || !choice.quiet
        });
        before - self.choices.len()
    }

    /// The best that is left.
    #[inline(always)]
    pub(super) fn pick(&mut self, position: &ChessPosition, evaluation: &Evaluation) -> Option<Choice> {
        loop {
            let rest = self.choices.get_mut(self.next..)?;
            let mut best = 0;
            let mut rank = rest.first()?.rank;
            for (place, choice) in rest.iter().enumerate().skip(1) {
                if choice.rank > rank {
                    (best, rank) = (place, choice.rank);
                }
            }
            if !rest[best].judged {
                rest[best].judged = true;
                if !reaches(position, evaluation, rest[best].mv, 0) {
                    rest[best].rank += LOSING - CAPTURE;
                    continue;
                }
            }
            rest.swap(0, best);
            self.next += 1;
            return Some(rest[0]);
        }
    }
}

/// The rank of a capture or promotion, and whether its exchange need not be played through. `None` for quiet moves.
#[inline]
fn capture_rank(position: &ChessPosition, guide: &Guide<'_>, mv: Move) -> Option<(i32, bool)> {
    let worth = guide.evaluation.worth();
    let victim = position.captured_by(mv).map(|(_, piece)| piece.kind);
    if victim.is_none() && mv.promotion().is_none() {
        return None;
    }
    let piece = position.board().get(mv.from())?;
    let mover = worth.of(piece.kind);
    let gain = victim.map_or(0, |kind| worth.of(kind)) + mv.promotion().map_or(0, |kind| worth.of(kind) - mover);
    let learned = victim.map_or(0, |kind| guide.history.capture(Arrival::of(piece, mv), kind));
    // Taking up cannot lose material.
    let judged = victim.is_some_and(|kind| worth.of(kind) >= mover) && mv.promotion().is_none();
    Some((CAPTURE + gain * 8 - mover / 4 + learned / 8, judged))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ChessWeights, PieceValues};
    use menagerie_rules::{Options, Variant};
    use std::collections::HashSet;

    /// Either Queen may take a guarded Pawn, and many moves are quiet.
    fn middlegame() -> (ChessPosition, Evaluation, History) {
        let janus = Variant::by_id("janus", &Options::none()).expect("a game");
        let fen = "r2bkqb1jr/pppp2ppBp/2j1p5/2P1nP4/P3p5/2J7/1P1P2PPPP/R1NBKQ1NJR b KQkq - 0 11";
        let position = ChessPosition::from_fen(&janus, fen).expect("a position");
        (position, Evaluation::new(&janus, PieceValues::new(&janus), ChessWeights::tuned(&janus)), History::new(4))
    }

    #[test]
    fn every_legal_move_is_picked_once_and_the_tables_first_if_it_is_one() {
        let (position, evaluation, history) = middlegame();
        let legal: HashSet<Move> = position.legal_moves().into_iter().collect();
        let known = legal.iter().map(|&mv| Some(mv)).chain([None, Some(Move::PASS)]);
        for table_move in known {
            let guide =
                || Guide { evaluation: &evaluation, history: &history, table_move, ply: 0, before: Before::default() };
            let mut picker = Picker::default();
            picker.begin(&position, &guide());
            assert!(!picker.is_empty());
            let next = || picker.pick_of_all(&position, &evaluation, guide);
            let picked: Vec<Move> = std::iter::from_fn(next).map(|choice| choice.mv).collect();
            assert_eq!(picked.len(), legal.len(), "{table_move:?}");
            assert_eq!(picked.iter().copied().collect::<HashSet<_>>(), legal, "{table_move:?}");
            assert!(table_move.is_none_or(|mv| picked[0] == mv || !legal.contains(&mv)), "{table_move:?}");
        }
    }

    #[test]
    fn what_is_dropped_is_not_picked_and_the_crowd_stays_as_large() {
        let (position, evaluation, history) = middlegame();
        let guide =
            Guide { evaluation: &evaluation, history: &history, table_move: None, ply: 0, before: Before::default() };
        let all = |picker: &mut Picker| -> Vec<Choice> {
            std::iter::from_fn(|| picker.pick(&position, &evaluation)).collect()
        };
        let mut picker = Picker::default();
        picker.fill(&position, &guide);
        let crowd = picker.crowd();
        let whole = all(&mut picker);
        assert!(whole.iter().any(Choice::loses));
        let quiet = whole.iter().position(|choice| choice.quiet).expect("a quiet move");
        let wanted = whole.iter().rfind(|choice| choice.quiet).expect("a quiet move").mv;
        for (keep, dropped) in [(None, whole.iter().filter(|choice| choice.quiet).count() - 1), (Some(wanted), 0)] {
            picker.fill(&position, &guide);
            (0..=quiet).for_each(|_| assert!(picker.pick(&position, &evaluation).is_some()));
            picker.drop_quiet(|mv| Some(mv) == keep);
            assert_eq!((picker.dropped(), picker.crowd()), (dropped, crowd));
            let rest: Vec<Move> = all(&mut picker).iter().map(|choice| choice.mv).collect();
            let stays = |choice: &&Choice| dropped == 0 || choice.loses();
            let expected: Vec<Move> = whole[quiet + 1..].iter().filter(stays).map(|choice| choice.mv).collect();
            assert_eq!(rest, expected);
        }
    }
}
