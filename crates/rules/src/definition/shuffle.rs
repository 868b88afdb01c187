//! Pieces that are shuffled at the start.

use super::{Letters, is_default};
use serde::{Deserialize, Serialize};

/// Pieces that change places among themselves at the start. The second player's stand as the first player's do.
#[derive(Clone, Debug, Deserialize, Serialize, PartialEq, Eq)]
#[cfg_attr(feature = "schema", derive(schemars::JsonSchema))]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct ShuffleDefinition {
    /// The kinds.
    pub pieces: Letters,
    /// Where the first player's pieces of these kinds stand that are shuffled, as a [`Zone`](super::Zone)'s text; by default everywhere.
    #[serde(default = "everywhere", skip_serializing_if = "is_everywhere")]
    pub squares: String,
    /// Whether half of the pieces of a kind that keeps to one colour stand on light squares, and half on dark ones.
    #[serde(default, skip_serializing_if = "is_default")]
    pub bishops_differ: bool,
    /// Whether the King stands between the two Rooks that castle.
    #[serde(default, skip_serializing_if = "is_default")]
    pub king_between_rooks: bool,
}

impl Default for ShuffleDefinition {
    fn default() -> ShuffleDefinition {
        ShuffleDefinition {
            pieces: Letters::default(),
            squares: everywhere(),
            bishops_differ: false,
            king_between_rooks: false,
        }
    }
}

fn everywhere() -> String {
    "*".to_string()
}

fn is_everywhere(squares: &str) -> bool {
    squares == "*"
}
