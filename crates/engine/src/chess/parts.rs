//! The parts of the two-player search that can be switched off, so that a match can measure their value.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

macro_rules! parts {
    ($($(#[$doc:meta])* $part:ident = $name:literal $(was $old:literal)?),* $(,)?) => {
        /// A part of the two-player search.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum SearchPart {
            $($(#[$doc])* $part),*
        }

        impl SearchPart {
            /// All parts.
            pub const ALL: &[SearchPart] = &[$(SearchPart::$part),*];

            /// The name, in lowercase.
            pub const fn name(self) -> &'static str {
                match self {
                    $(SearchPart::$part => $name),*
                }
            }
        }

        /// Former names of parts, each with its present name.
        const RENAMED: &[(&str, &str)] = &[$($(($old, $name),)?)*];
    };
}

// Each part has its match result beside it; all results are in docs/lab.
parts! {
    /// Principal variation search: moves after the first are searched with a zero window, to test whether they are better (NegaScout,
    /// Reinefeld 1983).
    Pvs = "pvs" was "zero-window",
    /// Aspiration windows: an iteration begins with a narrow window around the previous score.
    Aspiration = "aspiration",
    /// Null move pruning: a node that fails high even when the side to move passes is cut (Beal 1989).
    // Janus, 20 000 nodes a move: 47.2 ± 3.9 %, so small boards go without it. Gigachess to depth 12: a quarter of the nodes saved.
    NullMove = "null-move",
    /// Reverse futility pruning: a node whose static evaluation is far above beta is cut (also: static null move pruning).
    ReverseFutility = "rfp" was "reverse-futility",
    /// Razoring: a node whose static evaluation is far below alpha goes into quiescence search (Birmingham and Kent 1977).
    Razoring = "razoring",
    /// ProbCut: a node is cut for a capture that fails high at a lesser depth (Buro 1995).
    // With futility, razoring and history pruning: 48.4 ± 4.3 % at 20 000 nodes a move, 57.6 ± 6.3 % at 160 000. They pay in long searches.
    ProbCut = "probcut" was "probable-cut",
    /// Late move reductions: moves late in the order are searched less deeply (Fruit, Letouzey 2005).
    LateMoveReductions = "lmr" was "reductions",
    /// Late move pruning: quiet moves late in the order are not searched (also: move count based pruning).
    LateMovePruning = "lmp" was "late-moves",
    /// Futility pruning: quiet moves are not searched where the static evaluation is far below alpha (Schaeffer 1986).
    Futility = "futility",
    /// History pruning: quiet moves with a bad history score are not searched.
    HistoryPruning = "history-pruning" was "bad-history",
    /// SEE pruning: moves that lose material by static exchange evaluation are not searched.
    SeePruning = "see" was "exchanges",
    /// SEE pruning in quiescence search: captures that lose material are not searched.
    QuiescenceSee = "qs-see" was "calm-captures",
    /// Singular extensions: a transposition-table move that is much better than all others is extended (Anantharaman, Campbell
    /// and Hsu 1988).
    Singular = "singular",
    /// Check extensions: checks that lose nothing are extended.
    // 50.6 ± 1.7 % at 2 000 to 5 000 nodes a move, 56.0 ± 5.6 % at 100 000.
    CheckExtension = "check-extension" was "checks",
    /// Internal iterative reduction: a node without a transposition-table move is searched less deeply (Schröder 2020).
    // 49.6 ± 1.6 % against ourselves, but 20 ± 12 points against Fairy-Stockfish.
    InternalIterativeReduction = "iir" was "unknown",
    /// Killer moves: quiet moves that cut a sibling node are tried early (Huberman 1968).
    Killers = "killers",
    /// Counter-moves: the quiet move that refuted the same move before is tried early (Uiterwijk 1992).
    // 50.5 ± 1.0 % of 8 360 games of Janus; 1.19 times the nodes without it and capture history in Gigachess.
    CounterMoves = "counter-moves",
    /// History heuristic: quiet moves are ordered by how often they cut (Schaeffer 1983).
    History = "history",
    /// Continuation history: quiet moves are ordered by how often they cut after the moves before.
    // With counter-moves and capture history 55.4 ± 6.0 %: of the three this one pays.
    ContinuationHistory = "continuation-history" was "continuation",
    /// Capture history: captures are ordered by how often they cut.
    // 50.3 ± 0.9 % of 9 060 games of Janus.
    CaptureHistory = "capture-history",
    /// Correction history: the static evaluation is corrected by how wrong it was in similar positions.
    CorrectionHistory = "correction-history" was "correction",
    /// Transposition table: results of earlier searches are used again (Greenblatt 1967).
    TranspositionTable = "tt" was "table",
    /// Ageing of the transposition table: entries of earlier searches are replaced first.
    // 55.5 ± 2.8 % with a table of 64 kB, which a search fills; nothing where it is never full.
    TtAgeing = "tt-ageing" was "ageing",
    /// Mate distance pruning: a checkmate that is farther away than a known one is not searched.
    // 50.0 ± 0.8 % from openings; from endings against a lone King it won 122 and lost 90 of the decided pairs.
    MateDistance = "mate-distance",
}

/// A set of parts of the search, written as their names joined by `+`.
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
    /// Whether a part is in the set.
    #[inline]
    pub const fn has(self, part: SearchPart) -> bool {
        self.0 >> part as u32 & 1 != 0
    }

    /// The union of both sets.
    #[must_use]
    pub const fn and(self, those: SearchParts) -> SearchParts {
        SearchParts(self.0 | those.0)
    }

    /// This set without the members of the other.
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

    /// Parses names joined by `+`; an empty text is the empty set.
    fn from_str(text: &str) -> Result<SearchParts, String> {
        let mut names = text.split('+').map(str::trim).filter(|name| !name.is_empty());
        names.try_fold(SearchParts::default(), |SearchParts(set), name| {
            let part = SearchPart::ALL.iter().find(|part| part.name() == name).ok_or_else(|| no_part(name))?;
            Ok(SearchParts(set | 1 << *part as u32))
        })
    }
}

/// The error for a name that is not a part of the search.
fn no_part(name: &str) -> String {
    if let Some((old, new)) = RENAMED.iter().find(|(old, _)| *old == name) {
        return format!("“{old}” is called {new} now");
    }
    let known: Vec<&str> = SearchPart::ALL.iter().map(|part| part.name()).collect();
    format!("the search has no part “{name}”; it has {}", known.join(", "))
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
    fn a_name_of_before_is_refused_with_the_name_of_today() {
        let error = |name: &str| format!("killers+{name}").parse::<SearchParts>().unwrap_err();
        assert_eq!(error("unknown"), "“unknown” is called iir now");
        assert_eq!(error("calm-captures"), "“calm-captures” is called qs-see now");
        assert_eq!(RENAMED.len(), 14);
        for (old, new) in RENAMED {
            assert_eq!(error(old), format!("“{old}” is called {new} now"));
            assert!(new.parse::<SearchParts>().is_ok(), "{new}");
        }
    }

    #[test]
    fn sets_are_joined_and_parted() {
        let (left, right): (SearchParts, SearchParts) =
            ("killers+tt".parse().unwrap(), "tt+check-extension".parse().unwrap());
        assert_eq!(left.and(right).to_string(), "check-extension+killers+tt");
        assert_eq!(left.but(right).to_string(), "killers");
    }
}
