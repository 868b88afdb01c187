//! The parts of the search for two players that can be left out, so that a match can tell what each is worth.

use std::fmt;
use std::str::FromStr;

macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident = $name:literal),* $(,)?) => {
        /// A part of the search for two players.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Part {
            $($(#[$doc])* $part),*
        }

        impl Part {
            /// All parts.
            pub const ALL: &[Part] = &[$(Part::$part),*];

            /// The name to leave it out by, in small letters.
            pub const fn name(self) -> &'static str {
                match self {
                    $(Part::$part => $name),*
                }
            }
        }
    };
}

parts! {
    /// Moves after the first are only asked whether they are better at all (principal-variation search).
    ZeroWindow = "zero-window",
    /// Each depth expects about the score of the last.
    Aspiration = "aspiration",
    /// A position good enough even after passing is left.
    NullMove = "null-move",
    /// A position far better than needed is left (futility the other way round).
    ReverseFutility = "reverse-futility",
    /// A position far behind is left to captures.
    Razoring = "razoring",
    /// A position is left for a capture that is good enough at a lesser depth.
    ProbableCut = "probable-cut",
    /// Late moves are looked at less deeply.
    Reductions = "reductions",
    /// Late moves are left out by their number.
    LateMoves = "late-moves",
    /// Quiet moves are left out where the side is too far behind.
    Futility = "futility",
    /// Quiet moves that were bad before are left out.
    BadHistory = "bad-history",
    /// Moves that lose too much by exchanges are left out.
    Exchanges = "exchanges",
    /// Captures that lose material are not played out beyond the depth.
    CalmCaptures = "calm-captures",
    /// A table move much better than all others is looked at more deeply.
    Singular = "singular",
    /// Safe checks are looked at more deeply.
    Checks = "checks",
    /// Positions of which nothing is known are first looked at less deeply.
    Unknown = "unknown",
    /// Quiet moves that refuted a neighbour are tried early.
    Killers = "killers",
    /// The quiet move that refuted the same move before is tried early.
    CounterMoves = "counter-moves",
    /// Quiet moves are ordered by experience.
    History = "history",
    /// Quiet moves are ordered by experience after the moves before.
    Continuation = "continuation",
    /// Captures are ordered by experience.
    CaptureHistory = "capture-history",
    /// The evaluation is corrected by experience.
    Correction = "correction",
    /// What is known of positions is used again.
    Table = "table",
    /// What earlier searches left in the table makes room first.
    Ageing = "ageing",
    /// A checkmate farther away than one known is not looked for.
    MateDistance = "mate-distance",
}

/// Parts that are left out.
///
/// ```
/// use menagerie_engine::{Part, Without};
///
/// let without: Without = "null-move+killers".parse().unwrap();
/// assert!(without.leaves_out(Part::NullMove) && !without.leaves_out(Part::History));
/// assert_eq!(without.to_string(), "null-move+killers");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Without(u32);

impl Without {
    /// Whether a part is left out.
    #[inline]
    pub const fn leaves_out(self, part: Part) -> bool {
        self.0 >> part as u32 & 1 != 0
    }
}

impl fmt::Display for Without {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = Part::ALL.iter().filter(|&&it| self.leaves_out(it)).map(|it| it.name()).collect();
        f.write_str(&names.join("+"))
    }
}

impl FromStr for Without {
    type Err = String;

    /// Reads names joined by `+`; nothing is left out by an empty text.
    fn from_str(text: &str) -> Result<Without, String> {
        let mut names = text.split('+').map(str::trim).filter(|name| !name.is_empty());
        names.try_fold(Without::default(), |Without(set), name| {
            let part = Part::ALL.iter().find(|part| part.name() == name).ok_or_else(|| {
                let known: Vec<&str> = Part::ALL.iter().map(|part| part.name()).collect();
                format!("the search has no part “{name}”; it has {}", known.join(", "))
            })?;
            Ok(Without(set | 1 << *part as u32))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_is_left_out_by_its_name() {
        for &part in Part::ALL {
            let without: Without = part.name().parse().unwrap();
            let out: Vec<Part> = Part::ALL.iter().copied().filter(|&it| without.leaves_out(it)).collect();
            assert_eq!(out, [part]);
        }
        assert_eq!("".parse(), Ok(Without::default()));
    }

    #[test]
    fn an_unknown_part_is_named() {
        let fault = "killers+luck".parse::<Without>().unwrap_err();
        assert!(fault.contains("“luck”") && fault.contains("null-move"), "{fault}");
    }
}
