//! Evaluations of positions for reviews.

use serde::{Deserialize, Serialize};
#[cfg(feature = "js")]
use tsify::Tsify;

/// The evaluation of a position, by the engine, or by the rules if the game is over.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(Tsify))]
pub struct PositionEvaluation {
    /// The depth of the search in plies; 0 if the game is over by the rules.
    #[serde(default)]
    pub depth: u32,
    /// With two players: the first player's lead in hundredths of a point. `None` for a forced mate, and if the game is won.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub cp: Option<i32>,
    /// With two players: the number of moves to the mate, negative if the first player is mated.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub mate: Option<i32>,
    /// With two players: the first player's expected part of the points, 0 to 1.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub chance: Option<f64>,
    /// With four players: the expected final points of each, in hundredths of a point, in the order of turns.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub standing: Option<[i32; 4]>,
    /// The best line, in coordinates; empty if the game is over.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub line: Vec<String>,
    /// Whether every move but the best is a blunder.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub only: bool,
}

/// The winning chance at a lead of ten pawns in chess. On Lichess neither a larger lead nor a mate counts more.
const CEILING: f64 = 0.975_449_9;

impl PositionEvaluation {
    /// The expected part of the points of a player, counted from 0, from 0 to 1. With two players it is the winning chance. With four it
    /// is the player's share of the points that all four can expect.
    pub fn expectation(&self, player: usize) -> Option<f64> {
        match (self.chance, self.standing) {
            (Some(chance), _) => Some(if player == 0 { chance } else { 1.0 - chance }),
            (None, Some(standing)) => {
                let points = standing.map(|points| f64::from(points.max(0)));
                let sum: f64 = points.iter().sum();
                let share = points.get(player)? / sum;
                Some(if sum > 0.0 { share } else { 1.0 / points.len() as f64 })
            }
            (None, None) => None,
        }
    }

    /// The winning chance in percent for accuracy: with two players leads are capped at ten pawns.
    pub fn win_percent(&self, player: usize) -> Option<f64> {
        let expectation = self.expectation(player)?;
        Some(100.0 * if self.chance.is_some() { expectation.clamp(1.0 - CEILING, CEILING) } else { expectation })
    }

    /// Whether a forced or actual mate wins the game for a player (`true`) or loses it (`false`).
    pub fn decided(&self, player: usize) -> Option<bool> {
        let chance = self.chance.filter(|_| self.cp.is_none())?;
        Some((chance > 0.5) == (player == 0))
    }

    /// The best move, in coordinates.
    pub fn best(&self) -> Option<&str> {
        self.line.first().map(String::as_str)
    }

    /// Whether the values are possible results of an engine. They may have been changed in a file.
    pub fn is_sound(&self) -> bool {
        let chance = self.chance.is_none_or(|chance| (0.0..=1.0).contains(&chance));
        chance && self.chance.is_some() != self.standing.is_some()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn expectations_of_two_players_add_up_to_one() {
        let even = PositionEvaluation { cp: Some(100), chance: Some(0.6), ..PositionEvaluation::default() };
        assert_eq!((even.expectation(0), even.expectation(1)), (Some(0.6), Some(0.4)));
        assert_eq!(even.decided(0), None);
        let mate = PositionEvaluation { mate: Some(-2), chance: Some(0.0), ..PositionEvaluation::default() };
        assert_eq!((mate.decided(0), mate.decided(1)), (Some(false), Some(true)));
        assert!((mate.win_percent(1).unwrap() - 97.54).abs() < 0.01, "a mate counts as ten pawns");
    }

    #[test]
    fn expectations_of_four_players_are_shares() {
        let four = |standing| PositionEvaluation { standing: Some(standing), ..PositionEvaluation::default() };
        assert_eq!(four([1000, 500, 500, 0]).expectation(0), Some(0.5));
        assert_eq!(four([1000, 500, 500, -100]).expectation(3), Some(0.0));
        assert_eq!(four([0, 0, 0, 0]).expectation(2), Some(0.25));
        assert_eq!(four([0, 0, 0, 0]).decided(2), None);
    }

    #[test]
    fn what_is_left_out_is_read_as_nothing() {
        let read: PositionEvaluation = serde_json::from_str(r#"{"cp":35,"chance":0.53,"line":["e2e4"]}"#).unwrap();
        assert_eq!((read.depth, read.best(), read.only), (0, Some("e2e4"), false));
        assert!(read.is_sound());
        assert!(!PositionEvaluation::default().is_sound());
        assert!(!PositionEvaluation { chance: Some(7.0), ..read }.is_sound());
    }
}
