//! How a game stands or ended.

use crate::{Named, Player, Variant};
use std::sync::Arc;

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
        reason: Termination,
    },
    /// Nobody has won.
    Draw {
        /// Why.
        reason: Termination,
    },
}

impl Outcome {
    /// Whether the game goes on.
    pub fn is_ongoing(&self) -> bool {
        *self == Outcome::Ongoing
    }

    /// How the game stands, in a sentence: “White wins by checkmate.”
    pub fn in_words(&self, variant: &Arc<Variant>) -> String {
        self.ended(variant).map_or_else(|| "The game goes on.".to_string(), |ended| ended.to_string())
    }

    /// How the game ended; nothing if it goes on.
    pub fn ended(&self, variant: &Arc<Variant>) -> Option<Ended> {
        let winners: &[Player] = if let Outcome::Win { winners, .. } = self { winners } else { &[] };
        let winners = winners.iter().map(|&winner| Named::new(variant, winner)).collect();
        self.termination().map(|reason| Ended { winners, reason })
    }

    /// Why the game is over.
    pub fn termination(&self) -> Option<Termination> {
        match self {
            Outcome::Ongoing => None,
            Outcome::Win { reason, .. } | Outcome::Draw { reason } => Some(*reason),
        }
    }
}

/// How a game ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Ended {
    /// Who won, in the order of turns; nobody if it is a draw.
    pub winners: Vec<Named<Player>>,
    /// Why.
    pub reason: Termination,
}

impl std::fmt::Display for Ended {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let why = self.reason.in_words();
        match self.winners.as_slice() {
            [one] => write!(f, "{one} wins {why}."),
            [many @ .., last] => {
                let many: Vec<String> = many.iter().map(ToString::to_string).collect();
                write!(f, "{} and {last} share the win {why}.", many.join(", "))
            }
            [] => write!(f, "Draw {why}."),
        }
    }
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// The King is in check and no move helps.
    Checkmate,
    /// There is no legal move, and no check.
    Stalemate,
    /// The same position a third time.
    Threefold,
    /// Fifty moves by each side without capture or Pawn move.
    FiftyMove,
    /// The moves that were counted at the end have run out.
    Counting,
    /// Only the Kings are left.
    BareKings,
    /// Too little material to go on, as the game's definition lists it.
    InsufficientMaterial,
    /// The points were counted.
    Score,
    /// Pieces stand where they were to come.
    Goal,
    /// Check was given so often as wins.
    Checks,
    /// A player has lost what must not be lost.
    Extinction,
}

impl Termination {
    /// Every reason there is.
    pub const ALL: [Termination; 11] = [
        Termination::Checkmate,
        Termination::Stalemate,
        Termination::Threefold,
        Termination::FiftyMove,
        Termination::Counting,
        Termination::BareKings,
        Termination::InsufficientMaterial,
        Termination::Score,
        Termination::Goal,
        Termination::Checks,
        Termination::Extinction,
    ];

    /// The reason as the end of a sentence that says who wins or that it is a draw.
    pub const fn in_words(self) -> &'static str {
        match self {
            Termination::Checkmate => "by checkmate",
            Termination::Stalemate => "by stalemate",
            Termination::Threefold => "because the same position came up three times",
            Termination::FiftyMove => "after fifty moves without capture or Pawn move",
            Termination::Counting => "because the counted moves have run out",
            Termination::BareKings => "because only the Kings are left",
            Termination::InsufficientMaterial => "because too little material is left",
            Termination::Score => "on points",
            Termination::Goal => "by reaching the goal",
            Termination::Checks => "by giving check often enough",
            Termination::Extinction => "because the other has lost what must not be lost",
        }
    }

    /// The reason's name for programs, such as `fifty-move`.
    pub const fn id(self) -> &'static str {
        match self {
            Termination::Checkmate => "checkmate",
            Termination::Stalemate => "stalemate",
            Termination::Threefold => "threefold",
            Termination::FiftyMove => "fifty-move",
            Termination::Counting => "counting",
            Termination::BareKings => "bare-kings",
            Termination::InsufficientMaterial => "insufficient-material",
            Termination::Score => "score",
            Termination::Goal => "goal",
            Termination::Checks => "checks",
            Termination::Extinction => "extinction",
        }
    }
}

/// A move that the rules do not allow in the position.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("that move is not legal here")]
pub struct IllegalMove;
