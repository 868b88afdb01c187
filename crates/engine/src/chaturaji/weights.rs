//! The weights of the four-player evaluation: those that are fitted, and those that are derived from the remaining moves.

use serde::{Deserialize, Serialize};

/// The plies left at the start of sudden death.
pub(super) const MAX_MOVES_LEFT: usize = 20;

/// The fitted weights of the four-player evaluation. The others are derived from the number of moves left.
///
/// The numbers come from `data/four_players.json`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChaturajiWeights {
    /// The weights with all four players in the game.
    pub four: StageWeights,
    /// The weights with three players in the game.
    pub three: StageWeights,
}

impl ChaturajiWeights {
    /// The weights the engine plays with.
    pub fn tuned() -> ChaturajiWeights {
        serde_json::from_str(include_str!("../../data/four_players.json")).expect("the data file is read by a test")
    }
}

/// The effects on the chance to win at a stage of the game, in thousandths of the logarithm of the odds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StageWeights {
    /// A point in hand.
    pub point: i32,
    /// Being in the game.
    pub in_game: i32,
    /// A Pawn.
    pub pawn: i32,
    /// A Pawn's bonus, divided by its steps to promotion plus one.
    pub pawn_advance: i32,
    /// Other pieces, a Boat, a Knight, an Elephant, by their points.
    pub piece: [i32; 6],
    /// A square that a piece can go to.
    pub mobility: i32,
    /// A square next to the King that others attack.
    pub king_zone_attack: i32,
    /// The King attacked while another player is to move.
    pub check: i32,
    /// The King attacked while its owner is to move.
    pub check_on_turn: i32,
    /// Attacked and undefended pieces, for each point of their value.
    pub hanging: i32,
    /// Such pieces of other players that are attacked, for each point of their value.
    pub threat: i32,
    /// Being to move.
    pub tempo: i32,
}

/// The weights for two players with `left` plies left together: the fewer, the more a point counts, and the less the pieces.
pub(super) fn late(left: usize) -> StageWeights {
    let left = left as i32;
    let short = left.min(9);
    StageWeights {
        point: 100_000 / (45 + left * 21 / 2),
        in_game: 80 * left + 100,
        pawn: 7 * short,
        pawn_advance: 0,
        piece: [0, 4, 15, 55, 100, 100].map(|each| each * short),
        mobility: left,
        king_zone_attack: 0,
        check: -1_100,
        check_on_turn: 0,
        hanging: -40,
        threat: 15 * (MAX_MOVES_LEFT as i32 - left),
        tempo: 400,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_data_file_has_every_weight() {
        let tuned = ChaturajiWeights::tuned();
        assert_ne!(tuned.four, tuned.three);
    }
}
