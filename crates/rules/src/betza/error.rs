//! What is wrong with a Betza text.

/// What is wrong with a Betza text, and at which letter.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("in the Betza notation “{text}”, at letter {place}: {what}", place = .at + 1)]
pub struct BetzaError {
    /// The text, cut short if it is very long.
    pub text: String,
    /// The place of the fault: bytes from the start.
    pub at: usize,
    /// What is wrong there.
    pub what: BetzaErrorKind,
}

/// What can be wrong with a Betza text. A letter is the one at fault.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum BetzaErrorKind {
    /// The text ends with modifiers.
    #[error("an atom (a capital letter such as W, F, N or R) is missing after the modifiers")]
    NoAtom,
    /// Not an atom.
    #[error("“{0}” is not an atom known here")]
    Atom(char),
    /// Not a modifier.
    #[error("“{0}” is not a modifier known here")]
    Modifier(char),
    /// What means something in some dialect.
    #[error("“{0}” ({1}) is not drawn here")]
    Unsupported(char, UnsupportedBetza),
    /// A range of more than a board.
    #[error("the range is too large")]
    Range,
    /// A bracket that begins no leap.
    #[error("“(” begins a leap written as two numbers, such as (1,4); repeated legs are not read here")]
    Pair,
    /// Numbers that are no leap.
    #[error("the numbers of a leap are from 0 to 15, and not both 0")]
    PairNumbers,
    /// Directions that the atom does not have.
    #[error("these direction letters choose nothing for this atom")]
    NoDirection,
    /// Every way ends where it begins, or beyond every board.
    #[error("this goes nowhere")]
    Nowhere,
    /// No move at all.
    #[error("there is no move in it")]
    NoMove,
    /// More legs than are read.
    #[error("more than {0} legs are not drawn here")]
    Legs(usize),
    /// More ways than a piece needs.
    #[error("there are more than {0} ways to move")]
    Ways(usize),
    /// En passant without a capture.
    #[error("“{0}” (en passant) is only read after “c”, as in fmWfceF")]
    EnPassant(char),
    /// A modifier for the first leg alone.
    #[error("“{0}” belongs to the first leg")]
    OnlyFirst(char),
    /// A modifier that a further leg cannot have.
    #[error("“{0}” is not read in a further leg")]
    NotFurther(char),
    /// A modifier that the first leg of several cannot have.
    #[error("“{0}” is not read in the first leg of a bent move")]
    NotFirst(char),
    /// A modifier that a bent move cannot have.
    #[error("“{0}” is not read in a bent move")]
    NotBent(char),
    /// A modifier that the last leg of several cannot have.
    #[error("“{0}” is not read in the last leg of a bent move")]
    NotLast(char),
    /// A capture before the last leg.
    #[error(
        "“{0}” captures on the way once more, or while it hops, which is not read here: one leg before the last may capture"
    )]
    CapturesOnWay(char),
    /// A hop before the last leg.
    #[error("“{0}” on the way is not drawn here: only “p” over a neighbour is")]
    HopsOnWay(char),
    /// `n` on the way of a bent move.
    #[error("“n” in a bent move needs a single leap")]
    LameBent,
    /// `p` over more than a neighbour.
    #[error("“p” on the way must hop over a neighbour: it needs a single step")]
    HopNeighbour,
    /// `p` in a move of many legs.
    #[error("“p” on the way is only drawn in the first of two single steps")]
    HopFirst,
    /// A hop, then a slide.
    #[error("what hops on the way must end with a single step")]
    HopThenSlide,
    /// Both at once.
    #[error("“n” and a hop exclude each other")]
    LameHop,
    /// A first move that begins in the air.
    #[error("“i” is not read on a slide that begins in the air")]
    InitialInAir,
    /// Something without a further leg.
    #[error("“{0}” needs a further leg, begun by “a”")]
    NeedsLeg(char),
    /// Two that cannot be together.
    #[error("“{0}” excludes the others of “n”, “j”, “p”, “g”, “z” and “q”")]
    Excludes(char),
    /// A direction on a line that has none.
    #[error("“{0}” (a direction) is not read on crooked and circular lines")]
    CrookedDirection(char),
    /// A first move on a crooked line.
    #[error("“{0}” is not read on crooked and circular lines")]
    Crooked(char),
    /// `n` with nothing to pass.
    #[error("“n” needs a leap: a step passes nothing that could block it")]
    LameStep,
    /// `j` on something else.
    #[error("“j” is for slides, and for single leaps over one square")]
    Jump,
    /// No room for a screen.
    #[error("“{0}” needs room to hop: a range, or a leap over one square")]
    NoRoom(char),
    /// `z` on a step.
    #[error("“z” (crooked) needs a rider, such as zB, zR or zNN")]
    CrookedStep,
    /// `q` on a straight line.
    #[error("“q” (circular) is only read on oblique leaps, as in qN")]
    CircularStraight,
}

/// What a letter means that is not drawn here, in the dialects that have it.
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
    /// Limits on what is hopped over or captured.
    Limits,
    /// Unloading what was captured.
    Unloading,
    /// Swapping or pushing pieces.
    Swapping,
    /// Turning or setting free other pieces.
    Turning,
    /// Castling.
    Castling,
    /// The universal leap.
    Universal,
    /// A chain of moves in brackets.
    Chain,
}

impl UnsupportedBetza {
    /// What a letter means, if it means something in some dialect.
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

impl std::fmt::Display for UnsupportedBetza {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            UnsupportedBetza::OwnPieces => "capturing one's own pieces",
            UnsupportedBetza::EnPassantOnly => "en passant as the only capture; “ce” is read",
            UnsupportedBetza::OnlyKings => "capturing only Kings",
            UnsupportedBetza::Cylinder => "boards rolled into a cylinder",
            UnsupportedBetza::Limits => "limits on what is hopped over or captured",
            UnsupportedBetza::Unloading => "unloading what was captured",
            UnsupportedBetza::Swapping => "swapping or pushing pieces",
            UnsupportedBetza::Turning => "turning or setting free other pieces",
            UnsupportedBetza::Castling => "castling",
            UnsupportedBetza::Universal => "the universal leap",
            UnsupportedBetza::Chain => "a chain of moves in brackets; write its legs with “a”, as in FyafsF for [F?R]",
        })
    }
}

impl BetzaErrorKind {
    /// That a letter is not drawn here though it means something, or else that it is what `unknown` says.
    pub(super) fn of_letter(letter: char, unknown: impl Fn(char) -> BetzaErrorKind) -> BetzaErrorKind {
        UnsupportedBetza::of(letter).map_or_else(|| unknown(letter), |what| BetzaErrorKind::Unsupported(letter, what))
    }
}

/// A fault before it is known in which text: where, and what.
pub(super) type LocatedError = (usize, BetzaErrorKind);

impl BetzaError {
    pub(super) fn new(text: &str, (at, what): LocatedError) -> BetzaError {
        const LONGEST: usize = 80;
        let mut shown: String = text.chars().take(LONGEST).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        BetzaError { text: shown, at, what }
    }
}
