//! How the other side follows a change.

use serde::Deserialize;

/// How the other side's half of the board follows.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[serde(rename_all = "kebab-case")]
pub enum Mirror {
    /// It stays as it is.
    #[default]
    None,
    /// On the same file, as in chess.
    Reflected,
    /// Across the middle of the board, as in Shogi.
    Rotated,
}
