//! A game as it is handed to the computer in its worker: rules, start and moves.

use serde::{Deserialize, Serialize};
use tsify::Tsify;

use crate::GameOptions;

/// Everything needed to play a game again.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct GameRecord {
    /// The id of what is played: `gigachess`.
    pub variant: String,
    /// Its options.
    pub options: GameOptions,
    /// The position it begins with, as FEN.
    pub start: String,
    /// The moves in coordinates.
    pub moves: Vec<String>,
}
