//! Attributes that cannot be followed are told in words, in both languages, and never more than that.

mod common;

use common::try_diagram;
use menagerie_diagram::Language;
use menagerie_rules::{Options, Variant};
use proptest::prelude::*;

#[test]
fn every_attribute_says_what_is_wrong_with_it() {
    let cases: &[(&[(&str, &str)], &str)] = &[
        (&[("game", "chess"), ("moves", "e4"), ("at", "2")], "0, 1, …, 1, end"),
        (&[("game", "checkers")], "gigachess, gigachess2, janus"),
        (&[("game", "gigachess"), ("piece", "unicorn")], "pawn, corporal, knight"),
        (&[("game", "gigachess"), ("options", "king-leap=on")], "no option"),
        (&[("game", "gigachess2"), ("options", "king-leap")], "name=on"),
        (&[("betza", "W?")], "letter 2"),
        (&[("betza", "N"), ("square", "z9")], "square"),
        (&[("betza", "N"), ("square", "h8")], "5×5"),
        (&[("betza", "N"), ("friends", "a1 b99")], "friends"),
        (&[("betza", "N"), ("enemies", "p1")], "enemies"),
        (&[("betza", "N"), ("board", "17x3")], "9x9"),
        (&[("betza", "N"), ("board", "game")], "game"),
        (&[("betza", "N"), ("player", "purple")], "white, black"),
        (&[("betza", "N"), ("legal", "perhaps")], "yes, no"),
        (&[("game", "janus"), ("fen", "8/8")], "fields"),
        (&[("game", "janus"), ("fen", "start"), ("moves", "e2e4 e2e4")], "e2e4"),
        (&[("game", "janus"), ("fen", "start"), ("moves", "e2e4"), ("at", "first")], "at"),
        (&[("game", "janus"), ("fen", "start"), ("select", "e5")], "empty"),
        (&[("game", "janus"), ("fen", "start"), ("play", "red")], "white, black"),
        (&[("definition", "id=x\nwhat=3")], "what=3"),
        (&[("definition", "id=x\npeices.0.name=Pawn")], "Did you mean pieces?"),
        (&[("definition", "id=x\npieces.0.betsa=N")], "Did you mean betza?"),
        (&[("definition", "id=x\ncastling.0.kingto=e1")], "Did you mean kingTo?"),
        (&[("game", "gigachess"), ("piece", "grifon")], "Did you mean Griffon?"),
        (&[("game", "gigaches"), ("piece", "lion")], "Did you mean gigachess?"),
    ];
    for (attributes, words) in cases {
        let fault = try_diagram(attributes).map(|_| ()).expect_err(words);
        let english = fault.in_words(Language::English);
        assert!(english.contains(words), "{attributes:?}: {english}");
        assert!(english.starts_with("The attribute "), "{english}");
        assert!(fault.in_words(Language::French).starts_with("L’attribut "));
    }
}

#[test]
fn nothing_to_show_is_told_as_such() {
    for attributes in [&[][..], &[("betza", "")]] {
        let fault = try_diagram(attributes).map(|_| ()).unwrap_err();
        assert!(fault.in_words(Language::English).ends_with("one of game, betza."));
        assert!(fault.in_words(Language::French).ends_with("l’un de game, betza."));
    }
}

#[test]
fn a_very_long_value_is_not_told_back_in_full() {
    let long = "x".repeat(100_000);
    let fault = try_diagram(&[("game", &long)]).map(|_| ()).unwrap_err();
    assert!(fault.in_words(Language::English).len() < 500);
}

proptest! {
    #[test]
    fn no_text_makes_a_diagram_panic(attribute in 0..16usize, value in ".{0,40}", betza in "[a-zA-Z0-9]{0,12}") {
        let names = [
            "game", "definition", "options", "piece", "betza", "picture", "name", "square", "friends", "enemies", "board",
            "fen", "select", "moves", "at", "player",
        ];
        let _ = try_diagram(&[("game", "janus"), (names[attribute], &value)]);
        let _ = try_diagram(&[("betza", &betza)]);
    }
}

#[test]
fn a_key_that_nobody_knows_is_told_with_the_nearest_one() {
    let said =
        |key: &str, language| try_diagram(&[("game", "chess"), (key, "x")]).map(|_| ()).unwrap_err().in_words(language);
    assert_eq!(said("peice", Language::English), "The key \"peice\" is not known here. Did you mean piece?");
    assert_eq!(said("enemy", Language::English), "The key \"enemy\" is not known here.");
    assert_eq!(said("Theme", Language::French), "La clé \"Theme\" n’est pas connu ici. Vouliez-vous dire theme ?");
    // What the host keeps to itself is no fault.
    assert!(try_diagram(&[("game", "chess"), ("theme", "x")]).is_ok());
}

#[test]
fn every_key_of_a_definition_is_one_that_a_diagram_reads() {
    let read = |line: &str| try_diagram(&[("definition", line)]).map(|_| ()).unwrap_err().in_words(Language::English);
    // What the reader of JSON knows, out of its own mouth.
    for (section, prefix) in [
        ("players", "players.0."),
        ("pieces", "pieces.0."),
        ("castling", "castling.0."),
        ("options", "options.0."),
        ("board", "board."),
        ("", ""),
    ] {
        let json = match section {
            "" => "{\"what\":1}".to_string(),
            "board" => "{\"board\":{\"what\":1}}".to_string(),
            _ => format!("{{\"{section}\":[{{\"what\":1}}]}}"),
        };
        let said = Variant::from_json(&json, &Options::none()).unwrap_err().to_string();
        let keys: Vec<&str> = said.split('`').skip(3).step_by(2).collect();
        assert!(!keys.is_empty(), "{said}");
        for key in keys.iter().filter(|key| !["board", "players", "pieces", "castling", "options"].contains(*key)) {
            // One letter too many: the very key is what is meant.
            let said = read(&format!("{prefix}{key}s=1"));
            let plural = keys.contains(&format!("{key}s").as_str());
            assert!(plural || said.contains(&format!("Did you mean {key}?")), "{key}: {said}");
        }
    }
}
