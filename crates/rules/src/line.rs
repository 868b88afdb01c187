//! The outcome at the end of a line of moves, for rules that depend on the moves before the last position.

use crate::{ChessPosition, Move, Outcome, Position, Termination, repetition};

/// The outcome of the last position of a line, which has occurred `times` times in it. `back` iterates over the line backwards: each
/// position, with the move that led to it (`None` for the start).
///
/// ```
/// use menagerie_rules::{Game, Options, Outcome, Variant, outcome_of_line};
/// let game = Game::new(&Variant::by_id("chess", &Options::none()).unwrap());
/// assert_eq!(outcome_of_line(1, [(game.start(), None)].into_iter()), Outcome::Ongoing);
/// ```
pub fn outcome_of_line<'a>(times: usize, back: impl Iterator<Item = (&'a Position, Option<Move>)>) -> Outcome {
    let mut back = back.peekable();
    let Some((last, _)) = back.peek() else { return Outcome::Ongoing };
    let outcome = last.outcome(times);
    let ends = &last.variant().rules().ends;
    let repeats = ends.repetitions > 0 && times >= usize::from(ends.repetitions);
    match outcome.termination() {
        // Where points decide a repetition, a perpetual check still loses.
        Some(Termination::Threefold | Termination::Score) if repeats && ends.has_repetition_loser() => {
            let line = Line::of(back);
            line.repetition(usize::from(ends.repetitions)).unwrap_or(outcome)
        }
        Some(Termination::FiftyMove) if ends.counted_checks > 0 => {
            Line::of(back).with_fewer_checks(ends.counted_checks).unwrap_or(outcome)
        }
        _ => outcome,
    }
}

/// A line of a two-player game, the last position first.
struct Line<'a> {
    positions: Vec<&'a ChessPosition>,
    moves: Vec<Move>,
}

impl<'a> Line<'a> {
    fn of(back: impl Iterator<Item = (&'a Position, Option<Move>)>) -> Line<'a> {
        let mut line = Line { positions: Vec::new(), moves: Vec::new() };
        for (position, mv) in back {
            let Position::Chess(position) = position else { break };
            line.positions.push(position);
            match mv {
                Some(mv) => line.moves.push(mv),
                None => break,
            }
        }
        line
    }

    /// The outcome if one player loses by the last repetition.
    fn repetition(&self, times: usize) -> Option<Outcome> {
        let key = self.positions.first()?.repetition_key();
        let mut alike = self.positions.iter().enumerate().filter(|(_, position)| position.repetition_key() == key);
        let (since, _) = alike.nth(times.checked_sub(1)?)?;
        let turns: Vec<repetition::Turn<'_>> = self
            .moves
            .iter()
            .zip(self.positions.iter().zip(self.positions.iter().skip(1)))
            .map(|(&mv, (&after, &before))| repetition::Turn { mv, before, after })
            .collect();
        let loser = repetition::loser(turns.get(..since)?, turns.get(since))?;
        let winners = self.positions.first()?.variant().turn_order().filter(|&player| player != loser).collect();
        Some(Outcome::Win { winners, reason: Termination::Threefold })
    }

    /// The outcome if only `counted` checks of each player count as moves without progress; `None` if the game has ended all the same.
    fn with_fewer_checks(&self, counted: u8) -> Option<Outcome> {
        let last = self.positions.first()?;
        let clock = last.halfmove_clock() as usize;
        let span = clock.min(self.moves.len()).next_multiple_of(2);
        let checks = |parity: usize| {
            let given = self.positions.iter().take(span).skip(parity).step_by(2);
            given.filter(|position| position.in_check()).count()
        };
        let free = checks(0).max(checks(1)).saturating_sub(usize::from(counted));
        let limit = 2 * usize::from(last.variant().rules().ends.move_limit);
        if clock.saturating_sub(2 * free) >= limit {
            return None;
        }
        Some(last.material_draw().map_or(Outcome::Ongoing, |reason| Outcome::Draw { reason }))
    }
}
