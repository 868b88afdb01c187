//! Attributes that cannot be followed are told in words, in both languages, and never more than that.

mod common;

use common::{diagram, reached, try_diagram};
use menagerie_diagram::Language;
use proptest::prelude::*;

#[test]
fn every_attribute_says_what_is_wrong_with_it() {
    let cases: &[(&[(&str, &str)], &str)] = &[
        (&[("game", "chess"), ("moves", "e4"), ("at", "2")], "0, 1, …, 1, end"),
        (&[("game", "checkers")], "gigachess, gigachess2, janus"),
        (&[("game", "gigachess"), ("piece", "unicorn")], "pawn, corporal, knight"),
        (&[("game", "gigachess"), ("options", "king-leap=on")], "no option"),
        (&[("game", "gigachess2"), ("options", "king-leap")], "name=on"),
        (&[("betza", "?")], "letter 1"),
        (&[("betza", "N"), ("square", "z9")], "square"),
        (&[("betza", "N"), ("square", "h8")], "5×5"),
        (&[("betza", "N"), ("friends", "a1 b99")], "friends"),
        (&[("betza", "N"), ("enemies", "p1")], "enemies"),
        (&[("betza", "N"), ("board", "17x3")], "9x9"),
        (&[("betza", "N"), ("board", "game")], "game"),
        (&[("betza", "N"), ("player", "purple")], "white, black"),
        (&[("betza", "N"), ("legal", "perhaps")], "yes, no"),
        (&[("game", "janus"), ("fen", "8/8")], "fields"),
        (&[("game", "janus"), ("fen", "nonsense")], "fen"),
        (&[("game", "chess"), ("fen", "8/8/8/8/8/8/8/8"), ("play", "white")], "fen"),
        (&[("game", "janus"), ("fen", "start"), ("moves", "e2e4"), ("at", "first")], "at"),
        (&[("game", "janus"), ("fen", "start"), ("select", "e5")], "empty"),
        (&[("game", "janus"), ("fen", "start"), ("play", "red")], "white, black"),
        (&[("definition", "id=x\nwhat=3")], "what=3"),
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

#[test]
fn what_cannot_be_shown_is_named_and_the_rest_is_shown() {
    let told = |attributes: &[(&str, &str)]| format!("{:?}", diagram(attributes).notes());
    let castling = [("betza", "KmO2cR3")];
    assert!(
        told(&castling).contains("Term(\"mO2\", \"") && told(&castling).contains("castling"),
        "{}",
        told(&castling)
    );
    assert!(reached(&diagram(&castling)).contains("e4"), "the rest is drawn");
    let line = [("game", "chess"), ("moves", "e4 e5 Ke3 Nc6 d4"), ("at", "9")];
    assert!(told(&line).contains("Move(\"Ke3\", ") && told(&line).contains(", 2)"), "{}", told(&line));
    assert_eq!(diagram(&line).game().unwrap().san_list(), ["e4", "e5"]);
    let kings = [("game", "chess"), ("fen", "8/8/8/3Q4/8/8/8/8"), ("select", "d5"), ("moves", "Qa5")];
    assert!(told(&kings).contains("Board(") && told(&kings).contains("Move(\"Qa5\""), "{}", told(&kings));
    let study = diagram(&kings);
    assert!(study.game().is_none() && study.reach().marks.len() == 27);
    assert_eq!(told(&[("game", "chess"), ("moves", "1. e4 {x} (1. d4) 1... e5 $1 *")]), "[]");
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
        let _ = try_diagram(&[("game", "chess"), ("moves", &value)]);
    }
}
