//! Errors in Betza texts.

use menagerie_texts::Message;

/// An error in a Betza text, and its position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BetzaError {
    /// The text, cut short if it is very long.
    pub text: String,
    /// The position of the error, in bytes from the start.
    pub at: usize,
    /// The kind of the error.
    pub what: BetzaErrorKind,
}

/// The kinds of errors in a Betza text. A `char` is the offending letter.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BetzaErrorKind {
    /// The text ends with modifiers.
    NoAtom,
    /// Not an atom.
    Atom(char),
    /// Not a modifier.
    Modifier(char),
    /// A letter that has a meaning in some dialect, but is not supported.
    Unsupported(char, UnsupportedBetza),
    /// A range that is larger than a board.
    Range,
    /// A bracket that begins no leap.
    Pair,
    /// A pair of numbers that is not a leap.
    PairNumbers,
    /// Directions that do not fit the atom.
    NoDirection,
    /// Every path ends on its start square or outside every board.
    Nowhere,
    /// No move at all.
    NoMove,
    /// More legs than are supported.
    Legs(usize),
    /// More walks than are supported.
    Ways(usize),
    /// En passant without a capture.
    EnPassant(char),
    /// A modifier that only the first leg can have.
    OnlyFirst(char),
    /// A modifier that a further leg cannot have.
    NotFurther(char),
    /// A modifier that the first leg of several cannot have.
    NotFirst(char),
    /// A modifier that a bent move cannot have.
    NotBent(char),
    /// A modifier that the last leg of several cannot have.
    NotLast(char),
    /// A capture before the last leg.
    CapturesOnWay(char),
    /// A hop before the last leg.
    HopsOnWay(char),
    /// `n` in a bent move over more than one square.
    LameBent,
    /// `p` over more than an adjacent square.
    HopNeighbour,
    /// `p` in a move of many legs.
    HopFirst,
    /// A hop, then a slide.
    HopThenSlide,
    /// `n` and `p` in one move.
    LameHop,
    /// A first move that begins with a jump.
    InitialInAir,
    /// A modifier that needs a further leg.
    NeedsLeg(char),
    /// Two modifiers that exclude each other.
    Excludes(char),
    /// A direction on a crooked or circular line.
    CrookedDirection(char),
    /// A first move on a crooked line.
    Crooked(char),
    /// `n` on a step, which passes no square.
    LameStep,
    /// `j` on an unsupported atom.
    Jump,
    /// A hop without a square for the screen.
    NoRoom(char),
    /// `z` on a single step.
    CrookedStep,
    /// `q` on an orthogonal or diagonal leap.
    CircularStraight,
}

/// The meaning of an unsupported letter in the dialects that have it.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum UnsupportedBetza {
    /// Capturing one's own pieces.
    OwnPieces,
    /// En passant as the only capture.
    EnPassantOnly,
    /// Capturing only Kings.
    OnlyKings,
    /// Boards rolled into a cylinder.
    Cylinder,
    /// Restrictions on the screen or the victim.
    Limits,
    /// Unloading a captured piece.
    Unloading,
    /// Swapping or pushing pieces.
    Swapping,
    /// Turning or freeing other pieces.
    Turning,
    /// Castling.
    Castling,
    /// The universal leap.
    Universal,
    /// A chain of moves in brackets.
    Chain,
}

impl BetzaError {
    /// What is wrong, and where.
    pub fn describe(&self) -> Message {
        let what = self.what.describe();
        Message::new("betza").with("text", &self.text).with("place", self.at + 1).with("what", what)
    }
}

impl BetzaErrorKind {
    /// What is wrong.
    pub fn describe(self) -> Message {
        use BetzaErrorKind as Kind;
        let about = |id, letter: char| Message::new(id).with("letter", letter);
        match self {
            Kind::NoAtom => Message::new("betza-no-atom"),
            Kind::Range => Message::new("betza-range"),
            Kind::Pair => Message::new("betza-pair"),
            Kind::PairNumbers => Message::new("betza-pair-numbers"),
            Kind::NoDirection => Message::new("betza-no-direction"),
            Kind::Nowhere => Message::new("betza-nowhere"),
            Kind::NoMove => Message::new("betza-no-move"),
            Kind::LameBent => Message::new("betza-lame-bent"),
            Kind::HopNeighbour => Message::new("betza-hop-neighbour"),
            Kind::HopFirst => Message::new("betza-hop-first"),
            Kind::HopThenSlide => Message::new("betza-hop-then-slide"),
            Kind::LameHop => Message::new("betza-lame-hop"),
            Kind::InitialInAir => Message::new("betza-initial-in-air"),
            Kind::LameStep => Message::new("betza-lame-step"),
            Kind::Jump => Message::new("betza-jump"),
            Kind::CrookedStep => Message::new("betza-crooked-step"),
            Kind::CircularStraight => Message::new("betza-circular-straight"),
            Kind::Legs(most) => Message::new("betza-legs").with("most", most),
            Kind::Ways(most) => Message::new("betza-ways").with("most", most),
            Kind::Unsupported(letter, what) => {
                Message::new("betza-unsupported").with("letter", letter).with("what", what.describe())
            }
            Kind::Atom(letter) => about("betza-atom", letter),
            Kind::Modifier(letter) => about("betza-modifier", letter),
            Kind::EnPassant(letter) => about("betza-en-passant", letter),
            Kind::OnlyFirst(letter) => about("betza-only-first", letter),
            Kind::NotFurther(letter) => about("betza-not-further", letter),
            Kind::NotFirst(letter) => about("betza-not-first", letter),
            Kind::NotBent(letter) => about("betza-not-bent", letter),
            Kind::NotLast(letter) => about("betza-not-last", letter),
            Kind::CapturesOnWay(letter) => about("betza-captures-on-way", letter),
            Kind::HopsOnWay(letter) => about("betza-hops-on-way", letter),
            Kind::NeedsLeg(letter) => about("betza-needs-leg", letter),
            Kind::Excludes(letter) => about("betza-excludes", letter),
            Kind::CrookedDirection(letter) => about("betza-crooked-direction", letter),
            Kind::Crooked(letter) => about("betza-crooked", letter),
            Kind::NoRoom(letter) => about("betza-no-room", letter),
        }
    }
}

impl UnsupportedBetza {
    /// What the letter means.
    pub fn describe(self) -> Message {
        Message::new(match self {
            UnsupportedBetza::OwnPieces => "betza-means-own-pieces",
            UnsupportedBetza::EnPassantOnly => "betza-means-en-passant-only",
            UnsupportedBetza::OnlyKings => "betza-means-only-kings",
            UnsupportedBetza::Cylinder => "betza-means-cylinder",
            UnsupportedBetza::Limits => "betza-means-limits",
            UnsupportedBetza::Unloading => "betza-means-unloading",
            UnsupportedBetza::Swapping => "betza-means-swapping",
            UnsupportedBetza::Turning => "betza-means-turning",
            UnsupportedBetza::Castling => "betza-means-castling",
            UnsupportedBetza::Universal => "betza-means-universal",
            UnsupportedBetza::Chain => "betza-means-chain",
        })
    }
}

impl UnsupportedBetza {
    /// The meaning of a letter that some dialect has.
    pub(super) fn of(letter: char) -> Option<UnsupportedBetza> {
        Some(match letter {
            'd' => UnsupportedBetza::OwnPieces,
            'e' => UnsupportedBetza::EnPassantOnly,
            'k' => UnsupportedBetza::OnlyKings,
            'o' => UnsupportedBetza::Cylinder,
            't' => UnsupportedBetza::Limits,
            'u' => UnsupportedBetza::Unloading,
            'w' => UnsupportedBetza::Swapping,
            'x' => UnsupportedBetza::Turning,
            'O' => UnsupportedBetza::Castling,
            'U' => UnsupportedBetza::Universal,
            '[' => UnsupportedBetza::Chain,
            _ => return None,
        })
    }
}

impl BetzaErrorKind {
    /// The error for an unsupported letter, or `unknown` if no dialect has the letter.
    pub(super) fn of_letter(letter: char, unknown: impl Fn(char) -> BetzaErrorKind) -> BetzaErrorKind {
        UnsupportedBetza::of(letter).map_or_else(|| unknown(letter), |what| BetzaErrorKind::Unsupported(letter, what))
    }
}

/// An error kind and its position, before the text is attached.
pub(super) type LocatedError = (usize, BetzaErrorKind);

impl BetzaError {
    pub(super) fn new(text: &str, (at, what): LocatedError) -> BetzaError {
        const MAX_LEN: usize = 80;
        let mut shown: String = text.chars().take(MAX_LEN).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        BetzaError { text: shown, at, what }
    }
}
