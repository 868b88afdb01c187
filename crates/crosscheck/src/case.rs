//! The cases that records must reach, for each rule.

use menagerie_rules::{KindId, Player, Termination, Variant};
use std::fmt;

/// A case of a rule. A record reaches it where the oracle has confirmed a position in which it holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RuleCase {
    /// A player's piece of a kind can move without capturing.
    Move(Player8, Kind8),
    /// A player's piece of a kind can capture.
    Capture(Player8, Kind8),
    /// A piece promoted: the player, what it was, what it became, and the rank of the promotion from the player's side.
    Promotion(Player8, Kind8, Kind8, u8),
    /// A piece that could have promoted did not: the player, the kind, the rank.
    Stay(Player8, Kind8, u8),
    /// A castling move was made: its index among the game's castling moves.
    Castling(u8),
    /// A long step was made that can be answered en passant.
    DoubleStep(Player8, Kind8),
    /// A piece captured en passant: the player, the kind that captured, and the kind that was captured.
    EnPassant(Player8, Kind8, Kind8),
    /// A Pawn, or a piece that promotes, was placed so that it could have captured en passant if its kind or the other one did: the
    /// player, the kind that did not capture, and the kind that had made the long step.
    NoEnPassant(Player8, Kind8, Kind8),
    /// The King made its leap.
    KingLeap(Player8),
    /// A piece was dropped.
    Drop(Player8, Kind8),
    /// A piece entered where another left.
    Gate(Player8, Kind8),
    /// A piece captured on its way.
    OnTheWay(Player8, Kind8),
    /// A royal piece and another changed places.
    Swap(Player8),
    /// The player passed.
    Pass(Player8),
    /// A player was in check.
    Check(Player8),
    /// The game ended for this reason.
    End(End8),
}

/// A player's index in the order of turns.
type Player8 = u8;
/// A kind's index in the definition.
type Kind8 = u8;

/// The index of a reason in [`Termination::ALL`].
pub type End8 = u8;

/// A player's index in cases.
pub fn player8(player: Player) -> u8 {
    player.index() as u8
}

/// A kind's index in cases.
pub fn kind8(kind: KindId) -> u8 {
    kind.index() as u8
}

/// A reason's index in cases.
pub fn end8(reason: Termination) -> End8 {
    Termination::ALL.iter().position(|&it| it == reason).unwrap_or_default() as End8
}

/// The groups in which cases are counted.
pub const GROUPS: [&str; 9] = [
    "moves and captures",
    "promotions",
    "castling",
    "en passant",
    "King’s leap",
    "hands",
    "special moves",
    "check",
    "ends",
];

impl RuleCase {
    /// The index of its group in [`GROUPS`].
    pub fn group(self) -> usize {
        match self {
            RuleCase::Move(..) | RuleCase::Capture(..) => 0,
            RuleCase::Promotion(..) | RuleCase::Stay(..) => 1,
            RuleCase::Castling(_) => 2,
            RuleCase::DoubleStep(..) | RuleCase::EnPassant(..) | RuleCase::NoEnPassant(..) => 3,
            RuleCase::KingLeap(_) => 4,
            RuleCase::Drop(..) | RuleCase::Gate(..) => 5,
            RuleCase::OnTheWay(..) | RuleCase::Swap(_) | RuleCase::Pass(_) => 6,
            RuleCase::Check(_) => 7,
            RuleCase::End(_) => 8,
        }
    }

    /// The case with the names of this game.
    pub fn named(self, variant: &Variant) -> NamedCase<'_> {
        NamedCase { case: self, variant }
    }
}

/// A case with the game for the names of players and kinds.
#[derive(Clone, Copy)]
pub struct NamedCase<'a> {
    case: RuleCase,
    variant: &'a Variant,
}

impl fmt::Display for NamedCase<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let player = |at: u8| self.variant.players().get(usize::from(at)).map_or("?", |it| it.name.as_str());
        let kind = |at: u8| {
            self.variant.kinds().get(usize::from(at)).map_or_else(|| "?".to_string(), |it| it.letter.to_string())
        };
        match self.case {
            RuleCase::Move(by, it) => write!(f, "{} {} moves", player(by), kind(it)),
            RuleCase::Capture(by, it) => write!(f, "{} {} captures", player(by), kind(it)),
            RuleCase::Promotion(by, it, to, rank) => {
                write!(f, "{} {} becomes {} on rank {}", player(by), kind(it), kind(to), rank + 1)
            }
            RuleCase::Stay(by, it, rank) => {
                write!(f, "{} {} does not promote on rank {}", player(by), kind(it), rank + 1)
            }
            RuleCase::Castling(at) => match self.variant.castling().moves().get(usize::from(at)) {
                Some(castle) => write!(f, "castling {}{}", castle.king, castle.king_to),
                None => write!(f, "castling {at}"),
            },
            RuleCase::DoubleStep(by, it) => write!(f, "{} {} makes a long step", player(by), kind(it)),
            RuleCase::EnPassant(by, it, victim) => {
                write!(f, "{} {} captures {} en passant", player(by), kind(it), kind(victim))
            }
            RuleCase::NoEnPassant(by, it, victim) => {
                write!(f, "{} {} must not capture {} en passant", player(by), kind(it), kind(victim))
            }
            RuleCase::KingLeap(by) => write!(f, "{}’s King leaps", player(by)),
            RuleCase::Drop(by, it) => write!(f, "{} drops {}", player(by), kind(it)),
            RuleCase::Gate(by, it) => write!(f, "{} {} enters", player(by), kind(it)),
            RuleCase::OnTheWay(by, it) => write!(f, "{} {} captures on its way", player(by), kind(it)),
            RuleCase::Swap(by) => write!(f, "{}’s King changes places", player(by)),
            RuleCase::Pass(by) => write!(f, "{} passes", player(by)),
            RuleCase::Check(by) => write!(f, "{} is in check", player(by)),
            RuleCase::End(at) => {
                write!(f, "end: {}", Termination::ALL.get(usize::from(at)).map_or("?", |reason| reason.id()))
            }
        }
    }
}
