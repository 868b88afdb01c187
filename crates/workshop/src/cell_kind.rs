//! Whether a piece moves, captures or does both on a square.

use menagerie_rules::betza::{Modality, Walk};
use serde::{Deserialize, Serialize};

/// What a piece may do on a square that it reaches.
#[derive(Clone, Copy, Debug, Deserialize, Serialize, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "kebab-case")]
pub enum CellKind {
    /// Move there, or capture there.
    Both,
    /// Only move there.
    Move,
    /// Only capture there.
    Capture,
}

impl CellKind {
    /// The kind of a walk.
    pub(crate) const fn of(walk: &Walk) -> CellKind {
        match Modality::of(walk.moves, walk.captures) {
            Modality::Both => CellKind::Both,
            Modality::Move => CellKind::Move,
            Modality::Capture => CellKind::Capture,
        }
    }

    /// The modality in Betza notation.
    pub(crate) const fn modality(self) -> Modality {
        match self {
            CellKind::Both => Modality::Both,
            CellKind::Move => Modality::Move,
            CellKind::Capture => Modality::Capture,
        }
    }
}
