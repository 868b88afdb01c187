//! The orientation of the board.

use menagerie_rules::Forward;
use serde::{Deserialize, Serialize};

/// How far the board is turned, in quarter turns clockwise. Unturned, `a1` is at the bottom left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(try_from = "u8", into = "u8")]
#[cfg_attr(feature = "js", tsify(type = "0 | 1 | 2 | 3"))]
pub enum Orientation {
    /// `a1` at the bottom left: White, or Green of four players, sits at the bottom.
    #[default]
    Unturned,
    /// `a1` at the top left: Red of four players sits at the bottom.
    Quarter,
    /// `a1` at the top right: Black, or Yellow of four players, sits at the bottom.
    Half,
    /// `a1` at the bottom right: Blue of four players sits at the bottom.
    ThreeQuarters,
}

impl TryFrom<u8> for Orientation {
    type Error = String;

    fn try_from(turns: u8) -> Result<Orientation, String> {
        match turns {
            0 => Ok(Orientation::Unturned),
            1 => Ok(Orientation::Quarter),
            2 => Ok(Orientation::Half),
            3 => Ok(Orientation::ThreeQuarters),
            _ => Err(format!("a board can be turned by 0 to 3 quarters, not {turns}")),
        }
    }
}

impl From<Orientation> for u8 {
    fn from(orientation: Orientation) -> u8 {
        orientation as u8
    }
}

/// The orientation for a player who plays in this direction and sits at the bottom.
impl From<Forward> for Orientation {
    fn from(forward: Forward) -> Orientation {
        match forward {
            Forward::North => Orientation::Unturned,
            Forward::West => Orientation::Quarter,
            Forward::South => Orientation::Half,
            Forward::East => Orientation::ThreeQuarters,
        }
    }
}
