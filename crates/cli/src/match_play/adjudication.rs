//! Ending games that are decided, as the engines' own scores tell.

use std::str::FromStr;

/// A game is lost if both engines agree for so many moves of each that it is lost by so much.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Resign {
    score: i32,
    moves: u32,
}

/// A game is drawn if, from some ply on, both engines think for so many moves of each that nobody is better by more than this.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    score: i32,
    moves: u32,
    from: u32,
}

impl FromStr for Resign {
    type Err = String;

    fn from_str(text: &str) -> Result<Resign, String> {
        let (score, moves) = times(text).ok_or_else(|| {
            format!("“{text}” does not say when to resign: write score and moves, such as 800x4 for 8 units in 4 moves")
        })?;
        Ok(Resign { score, moves })
    }
}

impl FromStr for Level {
    type Err = String;

    fn from_str(text: &str) -> Result<Level, String> {
        let read = || {
            let (rule, from) = text.split_once('@').unwrap_or((text, "0"));
            let (score, moves) = times(rule)?;
            Some(Level { score, moves, from: from.parse().ok()? })
        };
        read().ok_or_else(|| {
            format!("“{text}” does not say when it is a draw: write score, moves and first ply, such as 10x20@80")
        })
    }
}

fn times(text: &str) -> Option<(i32, u32)> {
    let (score, moves) = text.split_once('x')?;
    let (score, moves) = (score.parse().ok()?, moves.parse().ok()?);
    (score >= 0 && moves > 0).then_some((score, moves))
}

/// What the scores amount to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ruling {
    /// The player in this seat has won.
    Won(usize),
    /// Nobody can win.
    Drawn,
}

/// Follows the scores of a two-player game.
#[derive(Clone, Debug)]
pub struct Adjudicator {
    resign: Option<Resign>,
    level: Option<Level>,
    /// For each seat, how many moves in a row it thought itself lost, winning, and level.
    lost: [u32; 2],
    winning: [u32; 2],
    even: [u32; 2],
}

impl Adjudicator {
    /// Nothing has been heard yet.
    pub const fn new(resign: Option<Resign>, level: Option<Level>) -> Adjudicator {
        Adjudicator { resign, level, lost: [0; 2], winning: [0; 2], even: [0; 2] }
    }

    /// Takes in what the engine in `seat` thinks of its position before ply number `ply`; none if it does not say.
    pub fn hear(&mut self, seat: usize, score: Option<i32>, ply: u32) -> Option<Ruling> {
        let count = |before: u32, holds: bool| if holds { before + 1 } else { 0 };
        if let Some(resign) = self.resign {
            self.lost[seat] = count(self.lost[seat], score.is_some_and(|score| score <= -resign.score));
            self.winning[seat] = count(self.winning[seat], score.is_some_and(|score| score >= resign.score));
            for loser in [0, 1] {
                if self.lost[loser] >= resign.moves && self.winning[1 - loser] >= resign.moves {
                    return Some(Ruling::Won(1 - loser));
                }
            }
        }
        if let Some(level) = self.level {
            let even = ply >= level.from && score.is_some_and(|score| score.abs() <= level.score);
            self.even[seat] = count(self.even[seat], even);
            if self.even.iter().all(|moves| *moves >= level.moves) {
                return Some(Ruling::Drawn);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn rulings(mut adjudicator: Adjudicator, scores: &[i32]) -> Option<(usize, Ruling)> {
        let heard = |(ply, score): (usize, &i32)| {
            adjudicator.hear(ply % 2, Some(*score), ply as u32).map(|ruling| (ply, ruling))
        };
        scores.iter().enumerate().find_map(heard)
    }

    #[test]
    fn both_must_agree_that_one_is_lost() {
        let rule = Adjudicator::new("800x2".parse().ok(), None);
        assert_eq!(rulings(rule.clone(), &[-900, 850, -900, 850]), Some((3, Ruling::Won(1))));
        assert_eq!(rulings(rule.clone(), &[900, -850, 900, -850]), Some((3, Ruling::Won(0))));
        assert_eq!(rulings(rule.clone(), &[-900, 100, -900, 100, -900, 100]), None);
        assert_eq!(rulings(rule, &[-900, 850, 0, 850, -900, 850, -900]), Some((6, Ruling::Won(1))));
    }

    #[test]
    fn a_draw_begins_to_count_from_its_ply() {
        let rule = Adjudicator::new(None, "10x2@3".parse().ok());
        assert_eq!(rulings(rule.clone(), &[0, 0, 0, 5, -5, 10, -10]), Some((6, Ruling::Drawn)));
        assert_eq!(rulings(rule, &[0, 0, 0, 5, -5, 10, 11, 0, 0]), None);
    }

    #[test]
    fn silence_interrupts() {
        let mut rule = Adjudicator::new("100x1".parse().ok(), None);
        assert_eq!(rule.hear(0, Some(-200), 0), None);
        assert_eq!(rule.hear(1, None, 1), None);
        assert_eq!(rule.hear(0, None, 2), None);
        assert_eq!(rule.hear(1, Some(200), 3), None);
    }

    #[test]
    fn rules_are_read_and_faults_told() {
        assert_eq!("800x4".parse(), Ok(Resign { score: 800, moves: 4 }));
        assert_eq!("10x20@80".parse(), Ok(Level { score: 10, moves: 20, from: 80 }));
        assert_eq!("10x20".parse(), Ok(Level { score: 10, moves: 20, from: 0 }));
        for text in ["", "800", "x4", "800x0", "-1x4", "800xfour"] {
            assert!(text.parse::<Resign>().is_err() && text.parse::<Level>().is_err(), "{text}");
        }
    }
}
