//! Adjudication: ends two-player games that are decided according to the engines' scores.

use std::str::FromStr;

/// A game is lost when both engines agree on the score for `moves` moves of each.
///
/// Written as `800x4`: 800 hundredths of a Pawn, 4 moves of each engine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ResignRule {
    /// Hundredths of a Pawn.
    score: i32,
    /// Moves in a row, of each engine.
    moves: u32,
}

/// A game is drawn when both engines report a score near 0, for `moves` moves of each, from ply `from` on.
///
/// Written as `10x20@80`: at most 10 hundredths of a Pawn, 20 moves of each engine, from ply 80 on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DrawRule {
    /// Hundredths of a Pawn.
    score: i32,
    /// Moves in a row, of each engine.
    moves: u32,
    /// The first ply that counts.
    from: u32,
}

impl FromStr for ResignRule {
    type Err = String;

    fn from_str(text: &str) -> Result<ResignRule, String> {
        let (score, moves) = score_and_moves(text).ok_or_else(|| {
            format!("“{text}” does not say when to resign: write score and moves, such as 800x4 for 8 units in 4 moves")
        })?;
        Ok(ResignRule { score, moves })
    }
}

impl FromStr for DrawRule {
    type Err = String;

    fn from_str(text: &str) -> Result<DrawRule, String> {
        let read = || {
            let (rule, from) = text.split_once('@').unwrap_or((text, "0"));
            let (score, moves) = score_and_moves(rule)?;
            Some(DrawRule { score, moves, from: from.parse().ok()? })
        };
        read().ok_or_else(|| {
            format!("“{text}” does not say when it is a draw: write score, moves and first ply, such as 10x20@80")
        })
    }
}

/// Parses `800x4`.
fn score_and_moves(text: &str) -> Option<(i32, u32)> {
    let (score, moves) = text.split_once('x')?;
    let (score, moves) = (score.parse().ok()?, moves.parse().ok()?);
    (score >= 0 && moves > 0).then_some((score, moves))
}

/// The result that the scores agree on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AdjudicatedResult {
    /// The player in this seat wins.
    Win(usize),
    /// The game is a draw.
    Draw,
}

/// Tracks the scores of a two-player game.
#[derive(Clone, Debug)]
pub struct Adjudicator {
    resign: Option<ResignRule>,
    draw: Option<DrawRule>,
    /// By seat, the numbers of consecutive moves with a losing, a winning, and a score near 0.
    losing: [u32; 2],
    winning: [u32; 2],
    drawn: [u32; 2],
}

impl Adjudicator {
    /// An adjudicator without scores. Without rules it never ends a game.
    pub const fn new(resign: Option<ResignRule>, draw: Option<DrawRule>) -> Adjudicator {
        Adjudicator { resign, draw, losing: [0; 2], winning: [0; 2], drawn: [0; 2] }
    }

    /// Adds the score that the engine in `seat` reported before ply number `ply`; `None` if it reported none. Returns the result
    /// if the game is decided.
    pub fn add_score(&mut self, seat: usize, score: Option<i32>, ply: u32) -> Option<AdjudicatedResult> {
        let count = |before: u32, holds: bool| if holds { before + 1 } else { 0 };
        if let Some(resign) = self.resign {
            self.losing[seat] = count(self.losing[seat], score.is_some_and(|score| score <= -resign.score));
            self.winning[seat] = count(self.winning[seat], score.is_some_and(|score| score >= resign.score));
            for loser in [0, 1] {
                if self.losing[loser] >= resign.moves && self.winning[1 - loser] >= resign.moves {
                    return Some(AdjudicatedResult::Win(1 - loser));
                }
            }
        }
        if let Some(draw) = self.draw {
            let near_zero = ply >= draw.from && score.is_some_and(|score| score.abs() <= draw.score);
            self.drawn[seat] = count(self.drawn[seat], near_zero);
            if self.drawn.iter().all(|moves| *moves >= draw.moves) {
                return Some(AdjudicatedResult::Draw);
            }
        }
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(mut adjudicator: Adjudicator, scores: &[i32]) -> Option<(usize, AdjudicatedResult)> {
        let result = |(ply, score): (usize, &i32)| {
            adjudicator.add_score(ply % 2, Some(*score), ply as u32).map(|result| (ply, result))
        };
        scores.iter().enumerate().find_map(result)
    }

    #[test]
    fn both_must_agree_that_one_is_lost() {
        let rule = Adjudicator::new("800x2".parse().ok(), None);
        assert_eq!(results(rule.clone(), &[-900, 850, -900, 850]), Some((3, AdjudicatedResult::Win(1))));
        assert_eq!(results(rule.clone(), &[900, -850, 900, -850]), Some((3, AdjudicatedResult::Win(0))));
        assert_eq!(results(rule.clone(), &[-900, 100, -900, 100, -900, 100]), None);
        assert_eq!(results(rule, &[-900, 850, 0, 850, -900, 850, -900]), Some((6, AdjudicatedResult::Win(1))));
    }

    #[test]
    fn a_draw_begins_to_count_from_its_ply() {
        let rule = Adjudicator::new(None, "10x2@3".parse().ok());
        assert_eq!(results(rule.clone(), &[0, 0, 0, 5, -5, 10, -10]), Some((6, AdjudicatedResult::Draw)));
        assert_eq!(results(rule, &[0, 0, 0, 5, -5, 10, 11, 0, 0]), None);
    }

    #[test]
    fn a_move_without_a_score_interrupts() {
        let mut rule = Adjudicator::new("100x1".parse().ok(), None);
        assert_eq!(rule.add_score(0, Some(-200), 0), None);
        assert_eq!(rule.add_score(1, None, 1), None);
        assert_eq!(rule.add_score(0, None, 2), None);
        assert_eq!(rule.add_score(1, Some(200), 3), None);
    }

    #[test]
    fn rules_are_read_and_errors_reported() {
        assert_eq!("800x4".parse(), Ok(ResignRule { score: 800, moves: 4 }));
        assert_eq!("10x20@80".parse(), Ok(DrawRule { score: 10, moves: 20, from: 80 }));
        assert_eq!("10x20".parse(), Ok(DrawRule { score: 10, moves: 20, from: 0 }));
        for text in ["", "800", "x4", "800x0", "-1x4", "800xfour"] {
            assert!(text.parse::<ResignRule>().is_err() && text.parse::<DrawRule>().is_err(), "{text}");
        }
    }
}
