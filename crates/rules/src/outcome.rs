//! The outcome of a game.

use crate::{InVariant, Player, Variant};
use menagerie_texts::{Message, MessageValue};
use std::sync::Arc;

/// The outcome of a game so far.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Outcome {
    /// The game goes on.
    Ongoing,
    /// One or more players have won. Several share the win at equal scores.
    Win {
        /// The winners, in the order of turns.
        winners: Vec<Player>,
        /// The reason.
        reason: Termination,
    },
    /// The game is drawn.
    Draw {
        /// The reason.
        reason: Termination,
    },
}

impl Outcome {
    /// Whether the game goes on.
    pub fn is_ongoing(&self) -> bool {
        *self == Outcome::Ongoing
    }

    /// The outcome as a sentence in English: “White wins by checkmate.”
    pub fn in_words(&self, variant: &Arc<Variant>) -> String {
        self.ended(variant).map_or_else(|| "The game goes on.".to_string(), |ended| ended.to_string())
    }

    /// How the game ended; `None` if it goes on.
    pub fn ended(&self, variant: &Arc<Variant>) -> Option<Ended> {
        let winners: &[Player] = if let Outcome::Win { winners, .. } = self { winners } else { &[] };
        let winners = winners.iter().map(|&winner| InVariant::new(variant, winner)).collect();
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
    /// The winners, in the order of turns; empty for a draw.
    pub winners: Vec<InVariant<Player>>,
    /// The reason.
    pub reason: Termination,
}

impl Ended {
    /// How the game ended: “White wins by checkmate.”
    pub fn describe(&self) -> Message {
        let why = self.reason.describe();
        match self.winners.as_slice() {
            [] => Message::new("end-draw"),
            [one] => Message::new("end-win").with("player", one),
            many => Message::new("end-shared").with("players", many.iter().collect::<MessageValue>()),
        }
        .with("why", why)
    }
}

/// Why a game is over.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Termination {
    /// The King is in check and there is no legal move.
    Checkmate,
    /// There is no legal move and no check.
    Stalemate,
    /// The position has occurred three times.
    Threefold,
    /// Each player has made fifty moves without a capture or Pawn move.
    FiftyMove,
    /// The limit of counted moves was reached.
    Counting,
    /// Only the Kings are left.
    BareKings,
    /// The material is insufficient, as the variant defines it.
    InsufficientMaterial,
    /// The points or the repetition rule decided the game.
    Score,
    /// Pieces have reached their goal.
    Goal,
    /// The number of checks that wins was given.
    Checks,
    /// A player has lost a piece that must not be lost.
    Extinction,
}

impl Termination {
    /// All reasons.
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

    /// The reason, as the end of a sentence about the winner or the draw.
    pub fn describe(self) -> Message {
        Message::new(match self {
            Termination::Checkmate => "end-checkmate",
            Termination::Stalemate => "end-stalemate",
            Termination::Threefold => "end-threefold",
            Termination::FiftyMove => "end-fifty-move",
            Termination::Counting => "end-counting",
            Termination::BareKings => "end-bare-kings",
            Termination::InsufficientMaterial => "end-insufficient-material",
            Termination::Score => "end-score",
            Termination::Goal => "end-goal",
            Termination::Checks => "end-checks",
            Termination::Extinction => "end-extinction",
        })
    }

    /// The id of the reason, such as `fifty-move`.
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
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct IllegalMove;

impl IllegalMove {
    /// That the move is not legal.
    pub fn describe(self) -> Message {
        Message::new("fault-illegal")
    }
}
