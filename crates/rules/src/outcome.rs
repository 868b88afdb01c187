//! How a game stands or ended.

use crate::{Player, Variant};

/// How a game stands.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// It goes on.
    Ongoing,
    /// Somebody has won; several share the win at equal scores.
    Win {
        /// The winners, in the order of turns.
        winners: Vec<Player>,
        /// Why.
        reason: Reason,
    },
    /// Nobody has won.
    Draw {
        /// Why.
        reason: Reason,
    },
}

impl Outcome {
    /// Whether the game goes on.
    pub fn is_ongoing(&self) -> bool {
        *self == Outcome::Ongoing
    }

    /// How the game stands, in a sentence: “White wins by checkmate.”
    pub fn in_words(&self, variant: &Variant) -> String {
        match self {
            Outcome::Ongoing => "The game goes on.".to_string(),
            Outcome::Win { winners, reason } => {
                let names: Vec<&str> = winners.iter().map(|&it| variant.player(it).name.as_str()).collect();
                match names.as_slice() {
                    [one] => format!("{one} wins {}.", reason.in_words()),
                    [many @ .., last] => format!("{} and {last} share the win {}.", many.join(", "), reason.in_words()),
                    [] => "Nobody wins.".to_string(),
                }
            }
            Outcome::Draw { reason } => format!("Draw {}.", reason.in_words()),
        }
    }

    /// Why the game is over.
    pub fn reason(&self) -> Option<Reason> {
        match self {
            Outcome::Ongoing => None,
            Outcome::Win { reason, .. } | Outcome::Draw { reason } => Some(*reason),
        }
    }
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Reason {
    /// The King is in check and no move helps.
    Checkmate,
    /// There is no legal move, and no check.
    Stalemate,
    /// The same position a third time.
    Threefold,
    /// Fifty moves by each side without capture or Pawn move.
    FiftyMove,
    /// Only the Kings are left.
    BareKings,
    /// Too little material to go on, as the game's definition lists it.
    InsufficientMaterial,
    /// The points were counted.
    Score,
}

impl Reason {
    /// The reason as the end of a sentence that says who wins or that it is a draw.
    pub const fn in_words(self) -> &'static str {
        match self {
            Reason::Checkmate => "by checkmate",
            Reason::Stalemate => "by stalemate",
            Reason::Threefold => "because the same position came up three times",
            Reason::FiftyMove => "after fifty moves without capture or Pawn move",
            Reason::BareKings => "because only the Kings are left",
            Reason::InsufficientMaterial => "because too little material is left",
            Reason::Score => "on points",
        }
    }

    /// The reason's name for programs, such as `fifty-move`.
    pub const fn id(self) -> &'static str {
        match self {
            Reason::Checkmate => "checkmate",
            Reason::Stalemate => "stalemate",
            Reason::Threefold => "threefold",
            Reason::FiftyMove => "fifty-move",
            Reason::BareKings => "bare-kings",
            Reason::InsufficientMaterial => "insufficient-material",
            Reason::Score => "score",
        }
    }
}

/// A move that the rules do not allow in the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("that move is not legal here")]
pub struct IllegalMove;
