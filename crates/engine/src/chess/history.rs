//! What the search has learned about moves: which ones have refuted others.

use super::correction::Correction;
use super::part::{SearchPart, SearchParts};
use menagerie_rules::{KindId, Move, Piece};

const SQUARES: usize = 256;
/// Both players' kinds on every square.
const ARRIVALS: usize = 2 * 32 * SQUARES;
/// Entries for pairs of moves. All pairs of the 14×14 games would take a hundred megabytes, so that some pairs share one.
const PAIRS: usize = 1 << 20;
/// No value grows beyond this.
const MOST: i32 = 1 << 14;

/// A piece and the square it went to.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Arrival(u16);

impl Arrival {
    #[inline]
    pub(super) fn of(piece: Piece, mv: Move) -> Arrival {
        Arrival(((piece.player.index() * 32 + piece.kind.index()) * SQUARES + mv.to().index()) as u16)
    }

    #[inline]
    pub(super) fn index(self) -> usize {
        usize::from(self.0)
    }

    /// The place of this move after an earlier one, of which only the [`spread`](Arrival::spread) is needed: less than [`PAIRS`].
    #[inline]
    fn after(self, spread: usize) -> usize {
        spread ^ self.index()
    }

    /// A number that hardly another move shares, less than [`PAIRS`].
    #[inline]
    fn spread(self) -> usize {
        ((self.index() as u32).wrapping_mul(0x9E37_79B1) >> (32 - PAIRS.ilog2())) as usize
    }
}

/// The moves just before the one that is judged: the enemy's last and one's own last.
pub(super) type Before = [Option<Arrival>; 2];

/// Values of moves, from experience.
#[derive(Debug)]
pub(crate) struct History {
    killers: Vec<[Option<Move>; 2]>,
    quiet: Vec<i16>,
    /// By what was just played: the move that refuted it.
    counter: Vec<Option<Move>>,
    continuation: Vec<i16>,
    /// By capturing piece and square, and the kind captured.
    capture: Vec<i16>,
    pub(super) correction: Correction,
    /// What is not learned.
    without: SearchParts,
}

impl History {
    pub(crate) fn new(plies: usize) -> History {
        History {
            killers: vec![[None; 2]; plies],
            quiet: vec![0; ARRIVALS],
            counter: vec![None; ARRIVALS],
            continuation: vec![0; PAIRS],
            capture: vec![0; ARRIVALS * 32],
            correction: Correction::new(),
            without: SearchParts::default(),
        }
    }

    /// For the next move of the same game: what was learned counts less. What these parts need is not learned from now on.
    pub(super) fn fade(&mut self, without: SearchParts) {
        self.without = without;
        self.killers.fill([None; 2]);
        for table in [&mut self.quiet, &mut self.continuation, &mut self.capture] {
            table.iter_mut().for_each(|value| *value /= 2);
        }
    }

    #[inline]
    pub(super) fn killers(&self, ply: usize) -> [Option<Move>; 2] {
        self.killers.get(ply).copied().unwrap_or_default()
    }

    #[inline]
    pub(super) fn counter(&self, before: Before) -> Option<Move> {
        before[0].and_then(|last| self.counter[last.index()])
    }

    /// What is known of quiet moves after these.
    #[inline]
    pub(super) fn after(&self, before: Before) -> Experience<'_> {
        Experience {
            quiet: &self.quiet,
            continuation: &self.continuation,
            spreads: before.map(|it| it.map(Arrival::spread)),
        }
    }

    /// What is known of a capture.
    #[inline]
    pub(super) fn capture(&self, arrival: Arrival, victim: KindId) -> i32 {
        i32::from(self.capture[arrival.index() * 32 + victim.index()])
    }

    /// A quiet move has cut the tree, after `others` had not.
    pub(super) fn learn_quiet(
        &mut self,
        mv: Move,
        arrival: Arrival,
        others: &[Arrival],
        before: Before,
        ply: usize,
        depth: i32,
    ) {
        if let Some(killers) = self.killers.get_mut(ply)
            && killers[0] != Some(mv)
            && !self.without.has(SearchPart::Killers)
        {
            *killers = [Some(mv), killers[0]];
        }
        if let Some(last) = before[0]
            && !self.without.has(SearchPart::CounterMoves)
        {
            self.counter[last.index()] = Some(mv);
        }
        let bonus = bonus(depth);
        self.teach_quiet(arrival, before, bonus);
        for &other in others {
            self.teach_quiet(other, before, -bonus);
        }
    }

    fn teach_quiet(&mut self, arrival: Arrival, before: Before, bonus: i32) {
        if !self.without.has(SearchPart::History) {
            teach(&mut self.quiet[arrival.index()], bonus);
        }
        if !self.without.has(SearchPart::Continuation) {
            for earlier in before.into_iter().flatten() {
                teach(&mut self.continuation[arrival.after(earlier.spread())], bonus);
            }
        }
    }

    /// A capture has cut the tree (`depth` above zero) or not.
    pub(super) fn learn_capture(&mut self, arrival: Arrival, victim: KindId, depth: i32, good: bool) {
        if self.without.has(SearchPart::CaptureHistory) {
            return;
        }
        let bonus = if good { bonus(depth) } else { -bonus(depth) };
        teach(&mut self.capture[arrival.index() * 32 + victim.index()], bonus);
    }
}

/// What is known of quiet moves after others.
#[derive(Clone, Copy, Debug)]
pub(super) struct Experience<'a> {
    quiet: &'a [i16],
    continuation: &'a [i16],
    spreads: [Option<usize>; 2],
}

impl Experience<'_> {
    /// What is known of a move.
    #[inline(always)]
    pub(super) fn of(&self, arrival: Arrival) -> i32 {
        let after =
            |spread: Option<usize>| spread.map_or(0, |spread| i32::from(self.continuation[arrival.after(spread)]));
        i32::from(self.quiet[arrival.index()]) + after(self.spreads[0]) + after(self.spreads[1])
    }
}

fn bonus(depth: i32) -> i32 {
    (16 * depth * depth + 32 * depth).min(1_600)
}

/// Adds a bonus; the nearer the value is to its limit, the less.
#[inline]
fn teach(value: &mut i16, bonus: i32) {
    let old = i32::from(*value);
    *value = (old + bonus - old * bonus.abs() / MOST) as i16;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_stay_within_their_limits() {
        let mut value = 0;
        (0..10_000).for_each(|_| teach(&mut value, 1_600));
        assert!((MOST - 1_600..=MOST).contains(&i32::from(value)));
        (0..10_000).for_each(|_| teach(&mut value, -1_600));
        assert!((-MOST..=1_600 - MOST).contains(&i32::from(value)));
    }
}
