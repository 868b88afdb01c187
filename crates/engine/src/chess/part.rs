//! The parts of the search for two players that can be left out, so that a match can tell what each is worth.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident = $name:literal),* $(,)?) => {
        /// A part of the search for two players.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum SearchPart {
            $($(#[$doc])* $part),*
        }

        impl SearchPart {
            /// All parts.
            pub const ALL: &[SearchPart] = &[$(SearchPart::$part),*];

            /// The name to leave it out by, in small letters.
            pub const fn name(self) -> &'static str {
                match self {
                    $(SearchPart::$part => $name),*
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

/// Some parts of the search, as a set. Their names joined by `+` say it, in the data files too.
///
/// ```
/// use menagerie_engine::{SearchPart, SearchParts};
///
/// let parts: SearchParts = "null-move+killers".parse().unwrap();
/// assert!(parts.has(SearchPart::NullMove) && !parts.has(SearchPart::History));
/// assert_eq!(parts.to_string(), "null-move+killers");
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub struct SearchParts(u32);

impl SearchParts {
    /// Whether a part is among them.
    #[inline]
    pub const fn has(self, part: SearchPart) -> bool {
        self.0 >> part as u32 & 1 != 0
    }

    /// These and those.
    #[must_use]
    pub const fn and(self, those: SearchParts) -> SearchParts {
        SearchParts(self.0 | those.0)
    }

    /// These but for those.
    #[must_use]
    pub const fn but(self, those: SearchParts) -> SearchParts {
        SearchParts(self.0 & !those.0)
    }
}

impl fmt::Display for SearchParts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = SearchPart::ALL.iter().filter(|&&it| self.has(it)).map(|it| it.name()).collect();
        f.write_str(&names.join("+"))
    }
}

impl FromStr for SearchParts {
    type Err = String;

    /// Reads names joined by `+`; an empty text has none.
    fn from_str(text: &str) -> Result<SearchParts, String> {
        let mut names = text.split('+').map(str::trim).filter(|name| !name.is_empty());
        names.try_fold(SearchParts::default(), |SearchParts(set), name| {
            let part = SearchPart::ALL.iter().find(|part| part.name() == name).ok_or_else(|| {
                let known: Vec<&str> = SearchPart::ALL.iter().map(|part| part.name()).collect();
                format!("the search has no part “{name}”; it has {}", known.join(", "))
            })?;
            Ok(SearchParts(set | 1 << *part as u32))
        })
    }
}

impl From<SearchParts> for String {
    fn from(parts: SearchParts) -> String {
        parts.to_string()
    }
}

impl TryFrom<String> for SearchParts {
    type Error = String;

    fn try_from(text: String) -> Result<SearchParts, String> {
        text.parse()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_part_has_its_name() {
        for &part in SearchPart::ALL {
            let parts: SearchParts = part.name().parse().unwrap();
            let found: Vec<SearchPart> = SearchPart::ALL.iter().copied().filter(|&it| parts.has(it)).collect();
            assert_eq!(found, [part]);
        }
        assert_eq!("".parse(), Ok(SearchParts::default()));
    }

    #[test]
    fn an_unknown_part_is_named() {
        let fault = "killers+luck".parse::<SearchParts>().unwrap_err();
        assert!(fault.contains("“luck”") && fault.contains("null-move"), "{fault}");
    }

    #[test]
    fn sets_are_joined_and_parted() {
        let (left, right): (SearchParts, SearchParts) =
            ("killers+table".parse().unwrap(), "table+checks".parse().unwrap());
        assert_eq!(left.and(right).to_string(), "checks+killers+table");
        assert_eq!(left.but(right).to_string(), "killers");
    }
}
