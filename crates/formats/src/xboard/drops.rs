//! Restrictions of drops: `@` with a number behind the moves of a piece, and letters before it.
//!
//! Source: Fairy-Stockfish and Sjaak II, which write them. `@7` is the player's first seven ranks, with `j` before it without the first;
//! `f` allows one such piece on a file, `ff` two; `s` keeps them on squares of different colours.

/// The restrictions of drops.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct DropRule {
    /// The number of ranks, from the player's first; all by default.
    pub ranks: Option<u8>,
    pub not_first: bool,
    /// The maximum number of the kind on a file; 0 for any number.
    pub on_file: u8,
    /// Whether two of the kind must be on squares of different colours.
    pub differ: bool,
    /// Unknown letters.
    pub unknown: Vec<char>,
}

impl DropRule {
    /// The squares as a zone; `None` for all squares.
    pub(super) fn zone(&self, ranks: u8) -> Option<String> {
        let last = self.ranks.filter(|&last| last > 0).unwrap_or(ranks).min(ranks);
        let first = if self.not_first && last > 1 { 2 } else { 1 };
        let all = (first, last) == (1, ranks);
        (!all).then(|| (first..=last).map(|rank| format!("*{rank}")).collect::<Vec<_>>().join(" "))
    }

    /// The text of the rule behind the moves, on a board with `ranks` ranks.
    pub(super) fn text(&self, ranks: u8) -> String {
        let mut text = String::new();
        if self.not_first {
            text.push('j');
        }
        text.push_str(&"f".repeat(self.on_file.into()));
        if self.differ {
            text.push('s');
        }
        format!("{text}@{}", self.ranks.unwrap_or(ranks))
    }
}

/// Splits the moves from the rule behind them.
pub(super) fn split(moves: &str) -> (&str, Option<DropRule>) {
    let Some((before, number)) = moves.rsplit_once('@') else { return (moves, None) };
    let Ok(ranks) = number.trim().parse::<u8>() else { return (moves, None) };
    let plain = before.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    let mut rule = DropRule { ranks: Some(ranks), ..DropRule::default() };
    for letter in before[plain.len()..].chars() {
        match letter {
            'f' => rule.on_file = rule.on_file.saturating_add(1),
            'j' => rule.not_first = true,
            's' => rule.differ = true,
            other => rule.unknown.push(other),
        }
    }
    (plain, Some(rule))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_and_letters_are_split_off_and_written_again() {
        let rule = |text: &str| split(text).1.expect("a rule");
        assert_eq!(split("fmWfceFifmnDj@7").0, "fmWfceFifmnD");
        assert_eq!(split("N"), ("N", None));
        for (text, zone) in [
            ("fmWfceFifmnDj@7", Some("*2 *3 *4 *5 *6 *7")),
            ("fWff@7", Some("*1 *2 *3 *4 *5 *6 *7")),
            ("Bs@8", None),
            ("N@3", Some("*1 *2 *3")),
        ] {
            assert_eq!(rule(text).zone(8).as_deref(), zone, "{text}");
            assert!(text.ends_with(&rule(text).text(8)), "{text}");
        }
        assert_eq!((rule("fWff@7").on_file, rule("Fb@3").unknown), (2, vec!['b']));
    }
}
