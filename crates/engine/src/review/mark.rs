//! The judgement of a move.

use serde::{Deserialize, Serialize};
#[cfg(feature = "js")]
use tsify::Tsify;

use crate::review::PositionEvaluation;

/// How good a move was.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum MoveMark {
    /// The engine's first choice, where every other move is a blunder.
    Only,
    /// The engine's first choice.
    Best,
    /// Nearly as good as the first choice.
    Good,
    /// It loses some of the winning chances.
    Inaccuracy,
    /// It loses more of them.
    Mistake,
    /// It loses most.
    Blunder,
}

/// The loss of winning chances, on Lichess's scale from −1 to 1, from which a move is an inaccuracy.
const INACCURACY: f64 = 0.1;
/// The loss from which a move is a mistake.
const MISTAKE: f64 = 0.2;
/// The loss from which a move is a blunder.
pub const BLUNDER: f64 = 0.3;

/// The winning chances at leads of 10 and 7 pawns in chess. Allowing or missing a mate is a smaller error in a decided game.
const DECIDED: f64 = 0.975_4;
const CLEAR: f64 = 0.929_4;

impl MoveMark {
    /// The mark of a player's move, from the evaluations before and after it. The engine's first choice is never a mistake. `None` if one
    /// of the evaluations is missing for the player.
    pub fn of(
        before: &PositionEvaluation,
        after: &PositionEvaluation,
        player: usize,
        is_best: bool,
    ) -> Option<MoveMark> {
        let (expected, left) = (before.expectation(player)?, after.expectation(player)?);
        if is_best {
            return Some(if before.only { MoveMark::Only } else { MoveMark::Best });
        }
        let mated = |chance: f64, side: f64| match chance {
            _ if side > DECIDED => MoveMark::Inaccuracy,
            _ if side > CLEAR => MoveMark::Mistake,
            _ => MoveMark::Blunder,
        };
        Some(match (before.decided(player), after.decided(player)) {
            // Allows a mate.
            (None, Some(false)) => mated(expected, 1.0 - expected),
            // Misses a mate.
            (Some(true), None | Some(false)) => mated(left, left),
            (None, None) => MoveMark::of_loss(expected - left),
            _ => MoveMark::Good,
        })
    }

    /// The mark of a move by the lost part of the points, 0 to 1.
    pub fn of_loss(loss: f64) -> MoveMark {
        // Lichess's scale is twice as long. The addend corrects rounding.
        let loss = 2.0 * loss + 1e-9;
        match loss {
            _ if loss >= BLUNDER => MoveMark::Blunder,
            _ if loss >= MISTAKE => MoveMark::Mistake,
            _ if loss >= INACCURACY => MoveMark::Inaccuracy,
            _ => MoveMark::Good,
        }
    }

    /// The NAG of the mark; `None` for moves without annotation.
    pub fn nag(self) -> Option<u16> {
        match self {
            MoveMark::Only => Some(1),
            MoveMark::Mistake => Some(2),
            MoveMark::Blunder => Some(4),
            MoveMark::Inaccuracy => Some(6),
            MoveMark::Best | MoveMark::Good => None,
        }
    }

    /// The sign behind a move; empty for moves without annotation.
    pub fn sign(self) -> &'static str {
        match self {
            MoveMark::Only => "!",
            MoveMark::Mistake => "?",
            MoveMark::Blunder => "??",
            MoveMark::Inaccuracy => "?!",
            MoveMark::Best | MoveMark::Good => "",
        }
    }

    /// Whether there was a better move that is worth showing.
    pub fn is_error(self) -> bool {
        self >= MoveMark::Inaccuracy
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn lead(cp: i32) -> PositionEvaluation {
        let chance = 1.0 / (1.0 + (-0.003_682_08 * f64::from(cp)).exp());
        PositionEvaluation { cp: Some(cp), chance: Some(chance), ..PositionEvaluation::default() }
    }

    fn mate(moves: i32) -> PositionEvaluation {
        let chance = f64::from(u8::from(moves > 0));
        PositionEvaluation { mate: Some(moves), chance: Some(chance), ..PositionEvaluation::default() }
    }

    /// The mark of the first player's move.
    fn first(before: &PositionEvaluation, after: &PositionEvaluation) -> MoveMark {
        MoveMark::of(before, after, 0, false).unwrap()
    }

    #[test]
    fn a_move_is_marked_by_the_winning_chances_it_loses() {
        // From even to −54, −110 and −168 hundredths: 0.099, 0.2 and 0.3 on the scale from −1 to 1.
        for (after, mark) in [
            (-54, MoveMark::Good),
            (-55, MoveMark::Inaccuracy),
            (-110, MoveMark::Inaccuracy),
            (-111, MoveMark::Mistake),
            (-168, MoveMark::Mistake),
            (-169, MoveMark::Blunder),
            (200, MoveMark::Good),
        ] {
            assert_eq!(first(&lead(0), &lead(after)), mark, "{after}");
            assert_eq!(MoveMark::of(&lead(0), &lead(-after), 1, false), Some(mark), "{after}, the other player");
        }
        // The same hundredths lose less in a decided game.
        assert_eq!(first(&lead(900), &lead(600)), MoveMark::Inaccuracy);
    }

    #[test]
    fn mates_are_marked_by_what_there_was_to_lose() {
        assert_eq!(first(&lead(0), &mate(-3)), MoveMark::Blunder);
        assert_eq!(first(&lead(-800), &mate(-3)), MoveMark::Mistake);
        assert_eq!(first(&lead(-1100), &mate(-3)), MoveMark::Inaccuracy);
        assert_eq!(first(&mate(2), &lead(300)), MoveMark::Blunder);
        assert_eq!(first(&mate(2), &lead(800)), MoveMark::Mistake);
        assert_eq!(first(&mate(2), &lead(1100)), MoveMark::Inaccuracy);
        assert_eq!(first(&mate(2), &mate(-1)), MoveMark::Blunder);
        assert_eq!(first(&mate(2), &mate(9)), MoveMark::Good, "a longer mate is a mate");
        assert_eq!(first(&mate(-2), &mate(-1)), MoveMark::Good, "it was lost before");
    }

    #[test]
    fn the_first_choice_is_never_a_mistake() {
        let only = PositionEvaluation { only: true, ..lead(0) };
        assert_eq!(MoveMark::of(&lead(0), &lead(-500), 0, true), Some(MoveMark::Best));
        assert_eq!(MoveMark::of(&only, &lead(-500), 0, true), Some(MoveMark::Only));
        assert_eq!(MoveMark::of(&only, &lead(-500), 0, false), Some(MoveMark::Blunder));
    }

    #[test]
    fn four_players_lose_shares() {
        let four = |standing| PositionEvaluation { standing: Some(standing), ..PositionEvaluation::default() };
        let before = four([1000, 1000, 1000, 1000]);
        let after = four([600, 1100, 1000, 1300]);
        assert_eq!(MoveMark::of(&before, &after, 0, false), Some(MoveMark::Mistake), "10 percent of all points");
        assert_eq!(MoveMark::of(&before, &after, 1, false), Some(MoveMark::Good));
        assert_eq!(MoveMark::of(&PositionEvaluation::default(), &after, 1, false), None);
    }
}
