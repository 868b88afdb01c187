//! Describes a variant that XBoard does not know: `setup` and `piece`.

use super::pieces;
use crate::uci::EngineOptions;
use menagerie_rules::{Family, Options, Variant};
use std::sync::Arc;

/// The variants of both programs: XBoard's name, and its start position.
const KNOWN: [(&str, &str); 3] = [
    ("normal", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"),
    ("capablanca", "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1"),
    ("janus", "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1"),
];

/// XBoard's name of the variant, if it knows the rules.
pub fn known(variant: &Variant) -> Option<&'static str> {
    KNOWN.iter().find(|(_, start)| *start == variant.start()).map(|(name, _)| *name)
}

/// The names of all playable variants for XBoard: built-in ones, then those in files.
pub fn names(settings: &EngineOptions) -> Vec<String> {
    let variants = Variant::ids().filter_map(|id| Variant::by_id(id, &Options::none()).ok());
    let mut names: Vec<String> = variants
        .filter(|variant| can_be_played(variant))
        .map(|variant| known(&variant).unwrap_or(variant.id()).to_string())
        .collect();
    // XBoard begins with the first one.
    names.sort_by_key(|name| name != KNOWN[0].0);
    names.extend(settings.games().into_iter().skip(Variant::ids().count()));
    names
}

/// Whether XBoard can display the variant: it has two players and at most sixteen files and ranks.
pub fn can_be_played(variant: &Variant) -> bool {
    variant.family() == Family::Chess
}

/// The lines that describe the variant. Empty if XBoard knows it.
pub fn lines(variant: &Arc<Variant>) -> Vec<String> {
    if known(variant).is_some() {
        return Vec::new();
    }
    let size = variant.board_size();
    let (table, files, ranks) = (pieces::table(variant), size.files(), size.ranks());
    let mut lines = vec![format!("setup ({table}) {files}x{ranks}+0_fairy {}", variant.start())];
    lines.extend(variant.kind_ids().map(|id| {
        let kind = variant.kind(id);
        let mut betza = kind.betza.clone();
        // XBoard needs en passant and the King's leap in the Betza text. In our definitions they are rules of the variant.
        if kind.takes_en_passant {
            betza.push_str("feF");
        }
        if variant.is_king(id) && variant.king_leap() {
            betza.push_str("imNimAimD");
        }
        format!("piece {}& {betza}", kind.letter)
    }));
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn variant(id: &str, options: &Options) -> Arc<Variant> {
        Variant::by_id(id, options).expect("a game")
    }

    #[test]
    fn games_have_the_names_that_xboard_knows() {
        let settings = EngineOptions::new().expect("the first game is there");
        let names = names(&settings);
        assert!(names.starts_with(&["normal", "gigachess", "gigachess2", "capablanca", "janus"].map(String::from)));
        assert!(names.iter().any(|name| name == "shako"));
        assert!(lines(&variant("janus", &Options::none())).is_empty());
        assert!(!can_be_played(&variant("chaturaji", &Options::none())));
    }

    #[test]
    fn other_games_are_described() {
        let lines_of = |options: &Options| lines(&variant("gigachess2", options));
        let plain = lines_of(&Options::none());
        assert_eq!(plain.len(), 26);
        assert!(plain[0].starts_with("setup (PNBRQDE") && plain[0].contains(") 14x14+0_fairy cmzvuhoaxfvzmc/"));
        assert!(plain.contains(&"piece P& fmWfmnDfcFfeF".to_string()), "{plain:#?}");
        assert!(plain.contains(&"piece U& WyafsW".to_string()) && plain.contains(&"piece K& K".to_string()));
        let leap: Options = "king-leap=on".parse().expect("an option");
        assert!(lines_of(&leap).contains(&"piece K& KimNimAimD".to_string()));
    }
}
