//! The sentences about the existing games.

use menagerie_rulebook::rulebook;
use menagerie_rules::{Options, Variant};
use menagerie_texts::Language;
use std::sync::Arc;

/// The built-in games and those of the library.
fn games() -> Vec<Arc<Variant>> {
    let own = Variant::ids().map(|id| Variant::by_id(id, &Options::none()).expect(id));
    let library = menagerie_games::library::definitions()
        .map(|definition| Variant::from_definition(definition, &Options::none()).expect("a game of the library"));
    own.chain(library).collect()
}

/// All sentences about a game, one per line.
fn rules_text(variant: &Arc<Variant>, language: Language) -> String {
    rulebook(variant, language).into_iter().flat_map(|section| section.sentences).collect::<Vec<_>>().join("\n")
}

#[test]
fn every_game_is_described_in_whole_sentences() {
    for variant in games() {
        for language in Language::ALL {
            let sections = rulebook(&variant, language);
            for id in ["board", "pieces"] {
                assert!(sections.iter().any(|section| section.id == id), "{}: {id}", variant.id());
            }
            for sentence in sections.iter().flat_map(|section| &section.sentences) {
                let place = format!("{}, {}: {sentence}", variant.id(), language.tag());
                assert!(
                    sentence.ends_with('.') && sentence.starts_with(|letter: char| !letter.is_lowercase()),
                    "{place}"
                );
                assert!(!sentence.contains("  ") && !sentence.contains(": .") && !sentence.contains("()"), "{place}");
                let parted = [" :", " ;", " ?", " !"].into_iter().any(|sign| sentence.contains(sign));
                assert!(!parted, "{place}");
            }
        }
    }
}

#[test]
fn both_languages_say_as_much() {
    for variant in games() {
        let count =
            |language| rulebook(&variant, language).iter().map(|section| section.sentences.len()).collect::<Vec<_>>();
        assert_eq!(count(Language::EN), count(Language::FR), "{}", variant.id());
    }
}

/// Well-known facts about these games.
#[test]
fn well_known_rules_are_described() {
    for (id, rules) in [
        ("antichess", ["A player who can capture must capture.", "When a player has no piece left, that player wins."]),
        ("atomic", ["Every capture explodes.", "does not take away: Pawn."]),
        (
            "crazyhouse",
            ["goes to the hand of the player who captured it", "may be dropped only on these squares: ranks 2 to 7."],
        ),
        (
            "grand",
            [
                "has no choice and must promote: rank 10 (White), rank 1 (Black).",
                "has none of that kind on the board: Cardinal, Marshall and Queen.",
            ],
        ),
        ("horde", ["When a player has no piece left, that player loses.", "ranks 1 to 2 (White), rank 7 (Black)"]),
        (
            "king-of-the-hill",
            ["has a King on one of these squares wins: rectangle d4–e5.", "King e1 to g1 and Rook h1 to f1"],
        ),
        ("makruk", ["A Bia that ends its move", "must become a Met: ranks 6 to 8 (White), ranks 1 to 3 (Black)."]),
        ("seirawan", ["In the hand at the start, White: Hawk 1, Elephant 1.", "on the square that it leaves"]),
        ("shatranj", ["no legal move, that player loses", "A player who has a single piece left loses"]),
        (
            "shogi",
            [
                "begins or ends its move on one of these squares may become a Horse: ranks 7 to 9",
                "where its player has a Pawn already",
            ],
        ),
        ("three-check", ["given check 3 times wins", "Rook a8 to d8"]),
        (
            "xiangqi",
            [
                "The Advisor never leaves these squares: rectangle d1–f3 (White), rectangle d8–f10 (Black).",
                "must never face each other",
            ],
        ),
    ] {
        let variant = menagerie_games::library::named(id, &Options::none()).expect(id).expect(id);
        let rules_text = rules_text(&variant, Language::EN);
        for rule in rules {
            assert!(rules_text.contains(rule), "{id}: {rule} is not in:\n{rules_text}");
        }
    }
}
