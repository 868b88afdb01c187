//! How the other side follows a change.

use serde::Deserialize;

/// How the other side's half of the board follows.
#[derive(Clone, Copy, Debug, Default, Deserialize, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum Mirror {
    /// It does not change.
    #[default]
    None,
    /// Mirrored on the same file, as in chess.
    Reflected,
    /// Rotated about the middle of the board, as in Shogi.
    Rotated,
}
