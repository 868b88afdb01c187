//! The weights of the four-player evaluation: what was fitted, and what follows from how little is left.

use serde::{Deserialize, Serialize};

/// Moves left at the start of sudden death.
pub(super) const LONGEST: usize = 20;

/// The weights of the four-player evaluation that are fitted to games; the others follow from how many moves are left.
///
/// The numbers come from `data/four_players.json`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChaturajiWeights {
    /// While all four players are in.
    pub four: StageWeights,
    /// While three are.
    pub three: StageWeights,
}

impl ChaturajiWeights {
    /// The weights the engine plays with.
    pub fn tuned() -> ChaturajiWeights {
        serde_json::from_str(include_str!("../../data/four_players.json")).expect("the data file is read by a test")
    }
}

/// What each thing does to the chance to win at a stage of the game, in thousandths of the logarithm of the odds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StageWeights {
    /// A point in hand.
    pub point: i32,
    /// To be in.
    pub in_game: i32,
    /// A Pawn.
    pub pawn: i32,
    /// A Pawn besides, shared by one more than the moves it has to go.
    pub pawn_advance: i32,
    /// Other pieces, a Boat, a Knight, an Elephant: by the points they are worth.
    pub piece: [i32; 6],
    /// A square that a piece can go to.
    pub mobility: i32,
    /// A square next to the King that others attack.
    pub king_zone_attack: i32,
    /// The King attacked at another's turn.
    pub check: i32,
    /// The King attacked at one's own turn.
    pub check_on_turn: i32,
    /// A point's worth of pieces attacked and not defended.
    pub hanging: i32,
    /// A point's worth of such pieces of others that are attacked.
    pub threat: i32,
    /// To be on turn.
    pub tempo: i32,
}

/// The weights for two players who have so many moves left together: the fewer, the more a point decides, and the less the pieces.
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
        threat: 15 * (LONGEST as i32 - left),
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
