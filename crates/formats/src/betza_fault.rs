//! What is wrong with a Betza text, as the message of diagrams that says so.

use crate::Message;
use menagerie_rules::betza::{BetzaErrorKind, UnsupportedBetza};

/// The message for a fault.
pub(crate) fn message(kind: BetzaErrorKind) -> Message {
    use BetzaErrorKind as Kind;
    match kind {
        Kind::NoAtom => Message::new("diagram-betza-no-atom"),
        Kind::Range => Message::new("diagram-betza-range"),
        Kind::Pair => Message::new("diagram-betza-pair"),
        Kind::PairNumbers => Message::new("diagram-betza-pair-numbers"),
        Kind::NoDirection => Message::new("diagram-betza-no-direction"),
        Kind::Nowhere => Message::new("diagram-betza-nowhere"),
        Kind::NoMove => Message::new("diagram-betza-no-move"),
        Kind::LameBent => Message::new("diagram-betza-lame-bent"),
        Kind::HopNeighbour => Message::new("diagram-betza-hop-neighbour"),
        Kind::HopFirst => Message::new("diagram-betza-hop-first"),
        Kind::HopThenSlide => Message::new("diagram-betza-hop-then-slide"),
        Kind::LameHop => Message::new("diagram-betza-lame-hop"),
        Kind::InitialInAir => Message::new("diagram-betza-initial-in-air"),
        Kind::LameStep => Message::new("diagram-betza-lame-step"),
        Kind::Jump => Message::new("diagram-betza-jump"),
        Kind::CrookedStep => Message::new("diagram-betza-crooked-step"),
        Kind::CircularStraight => Message::new("diagram-betza-circular-straight"),
        Kind::Legs(most) => Message::new("diagram-betza-legs").with("most", most),
        Kind::Ways(most) => Message::new("diagram-betza-ways").with("most", most),
        Kind::Unsupported(letter, what) => {
            Message::new("diagram-betza-unsupported").with("letter", letter).with("what", means(what))
        }
        Kind::Atom(letter) => Message::new("diagram-betza-atom").with("letter", letter),
        Kind::Modifier(letter) => Message::new("diagram-betza-modifier").with("letter", letter),
        Kind::EnPassant(letter) => Message::new("diagram-betza-en-passant").with("letter", letter),
        Kind::OnlyFirst(letter) => Message::new("diagram-betza-only-first").with("letter", letter),
        Kind::NotFurther(letter) => Message::new("diagram-betza-not-further").with("letter", letter),
        Kind::NotFirst(letter) => Message::new("diagram-betza-not-first").with("letter", letter),
        Kind::NotBent(letter) => Message::new("diagram-betza-not-bent").with("letter", letter),
        Kind::NotLast(letter) => Message::new("diagram-betza-not-last").with("letter", letter),
        Kind::CapturesOnWay(letter) => Message::new("diagram-betza-captures-on-way").with("letter", letter),
        Kind::HopsOnWay(letter) => Message::new("diagram-betza-hops-on-way").with("letter", letter),
        Kind::NeedsLeg(letter) => Message::new("diagram-betza-needs-leg").with("letter", letter),
        Kind::Excludes(letter) => Message::new("diagram-betza-excludes").with("letter", letter),
        Kind::CrookedDirection(letter) => Message::new("diagram-betza-crooked-direction").with("letter", letter),
        Kind::Crooked(letter) => Message::new("diagram-betza-crooked").with("letter", letter),
        Kind::NoRoom(letter) => Message::new("diagram-betza-no-room").with("letter", letter),
    }
}

/// What a letter means in a dialect that has it.
fn means(what: UnsupportedBetza) -> Message {
    Message::new(match what {
        UnsupportedBetza::OwnPieces => "diagram-betza-means-own-pieces",
        UnsupportedBetza::EnPassantOnly => "diagram-betza-means-en-passant-only",
        UnsupportedBetza::OnlyKings => "diagram-betza-means-only-kings",
        UnsupportedBetza::Cylinder => "diagram-betza-means-cylinder",
        UnsupportedBetza::Limits => "diagram-betza-means-limits",
        UnsupportedBetza::Unloading => "diagram-betza-means-unloading",
        UnsupportedBetza::Swapping => "diagram-betza-means-swapping",
        UnsupportedBetza::Turning => "diagram-betza-means-turning",
        UnsupportedBetza::Castling => "diagram-betza-means-castling",
        UnsupportedBetza::Universal => "diagram-betza-means-universal",
        UnsupportedBetza::Chain => "diagram-betza-means-chain",
    })
}
