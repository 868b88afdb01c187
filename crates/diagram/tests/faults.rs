//! Wrong attributes are reported in words, in both languages, and never cause a panic.

mod common;

use common::{diagram, reached, try_diagram};
use menagerie_diagram::{Language, notes, title};
use menagerie_rules::{Options, Variant};
use proptest::prelude::*;

#[test]
fn every_attribute_says_what_is_wrong_with_it() {
    let cases: &[(&[(&str, &str)], &str)] = &[
        (&[("game", "chess"), ("moves", "e4"), ("at", "2")], "0, 1, …, 1, end"),
        (&[("game", "checkers")], "gigachess, gigachess2, capablanca, janus"),
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
        (&[("game", "janus"), ("fen", "8/8")], "8 ranks"),
        (&[("game", "janus"), ("fen", "nonsense")], "fen"),
        (&[("game", "chess"), ("fen", "8/8/8/8/8/8/8/8"), ("play", "white")], "fen"),
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
        let english = fault.in_words(Language::EN);
        assert!(english.contains(words), "{attributes:?}: {english}");
        assert!(english.starts_with("The attribute "), "{english}");
        assert!(fault.in_words(Language::FR).starts_with("L’attribut "));
    }
}

#[test]
fn nothing_to_show_is_reported_as_such() {
    for attributes in [&[][..], &[("betza", "")]] {
        let fault = try_diagram(attributes).map(|_| ()).unwrap_err();
        assert!(fault.in_words(Language::EN).ends_with("one of game, betza."));
        assert!(fault.in_words(Language::FR).ends_with("l’un de game, betza."));
    }
}

#[test]
fn a_very_long_value_is_not_repeated_in_full() {
    let long = "x".repeat(100_000);
    let fault = try_diagram(&[("game", &long)]).map(|_| ()).unwrap_err();
    assert!(fault.in_words(Language::EN).len() < 500);
}

/// Words that are in no French sentence.
const ENGLISH: [&str; 24] = [
    "the", "is", "are", "not", "no", "with", "only", "must", "needs", "here", "there", "and", "of", "this", "letter",
    "wins", "move", "piece", "square", "rank", "King", "Rook", "Bishop", "game",
];

#[track_caller]
fn is_french(words: &str) {
    let mut parts = words.split(|letter: char| !letter.is_alphanumeric() && letter != '-');
    assert!(!parts.any(|part| ENGLISH.contains(&part)), "{words}");
}

#[test]
fn reasons_are_french_on_french_pages() {
    let french = |attributes: &[(&str, &str)]| {
        let in_words = |language: Language| match try_diagram(attributes) {
            Ok(study) => notes(&study, language).join("\n"),
            Err(fault) => fault.in_words(language),
        };
        let (words, english) = (in_words(Language::FR), in_words(Language::EN));
        let reason = |words: &str| words.split_once(": ").map(|(_, reason)| reason.to_string());
        assert!(
            words != english && reason(&words).is_none_or(|it| Some(it) != reason(&english)),
            "{attributes:?}: {english}"
        );
        is_french(&words.replace("square=", "").replace("select=", "").replace("options=", ""));
        words
    };
    // One text for each error of the notation.
    for betza in [
        "fm",
        "WE",
        "Wé",
        "Ebf",
        "KdW",
        "eF",
        "kF",
        "oR",
        "tF",
        "uN",
        "wK",
        "xN",
        "KisO2",
        "U",
        "[F?R]",
        "W99999",
        "(1,4",
        "(0,0)",
        "hW",
        "KaaaaaaaaW",
        "aaaaaaaaaW",
        "mpampampampampampampaK",
        "yR",
        "afiW",
        "afhK",
        "zaW",
        "jafW",
        "afpW",
        "cacafW",
        "gafW",
        "anR",
        "pafR",
        "afsapafW",
        "pafyafW",
        "npR",
        "fzB",
        "izB",
        "fnW",
        "jW",
        "pN",
        "zW",
        "qB",
        "W?",
    ] {
        assert!(french(&[("betza", betza)]).contains("dans la notation Betza"), "{betza}");
    }
    let chess = |fen: &str, moves: &str| french(&[("game", "chess"), ("fen", fen), ("moves", moves)]);
    for fen in [
        "8/8",
        "8/8/8/8/8/8/8/8 w - - 0 1",
        "kk6/8/8/8/8/8/8/K7 x - - 0 1",
        "k6P/9/8/8/8/8/8/K7 w KZ e9 -1 0",
        "k6P/8/8/8/8/8/8/K7 w K e9 -1 0",
        "k6R/8/8/8/8/8/8/K7 w - - 0 1",
        "k6?/8/8/8/8/8/8/K7 w - - 0 1",
        "k7/8/8/8/8/8/8/K7 b K a3 0 x",
    ] {
        chess(fen, "");
    }
    for fen in ["8/8", "8/8/8/8/8/8/8/8 r 0,0,0,0 -,-,-,- - 0 0", "8/8/8/8/8/8/8/8 x 0 z 7 q p"] {
        french(&[("game", "chaturaji"), ("fen", fen)]);
    }
    for moves in [
        "nonsense",
        "e9e4",
        "e2e9",
        "e4e5",
        "e7e5",
        "e2e5",
        "Ne4",
        "O-O",
        "Kg1",
        "e1g1",
        "0000",
        "f2f3 e7e5 g2g4 d8h4 a2a3",
        "e2e4 f7f6 d1h5 a7a6",
        "Nbd2",
        "e2e4=Q",
    ] {
        french(&[("game", "chess"), ("moves", moves)]);
    }
    let open = |more: &str| format!("{more}/P7/8/8/8/8/8/R3K2R w KQ - 0 1");
    for fen in ["1k3r2", "1k4q1", "1k2r3"].map(open) {
        chess(&fen, "O-O");
    }
    chess(&open("1k6"), "a7a8");
    chess("1k6/8/8/8/8/8/8/R3K2N w - - 0 1", "O-O");
    chess("1k6/8/8/8/8/8/8/R3K2R w - - 0 1", "O-O");
    chess("1k6/8/8/8/8/8/8/R4K1R w - - 0 1", "O-O");
    for (game, moves) in [("gigachess", "O-O"), ("chaturaji", "O-O")] {
        french(&[("game", game), ("moves", moves)]);
    }
    for other in
        [("options", "king-leap"), ("options", "other=on"), ("square", "z9"), ("select", "e5"), ("select", "e99")]
    {
        french(&[
            ("game", "gigachess"),
            ("fen", "start"),
            ("piece", if other.0 == "square" { "knight" } else { "" }),
            other,
        ]);
    }
    let over = chess("start", "f2f3 e7e5 g2g4 d8h4 a2a3");
    assert!(over.contains("la partie est finie\u{a0}: les Noirs gagnent par échec et mat."), "{over}");
}

#[test]
fn what_cannot_be_shown_is_named_and_the_rest_is_shown() {
    let notes = |attributes: &[(&str, &str)]| format!("{:?}", diagram(attributes).notes());
    let castling = [("betza", "KmO2cR3")];
    assert!(
        notes(&castling).contains("Term(\"mO2\", ") && notes(&castling).contains("Castling"),
        "{}",
        notes(&castling)
    );
    assert!(reached(&diagram(&castling)).contains("e4"), "the rest is drawn");
    let line = [("game", "chess"), ("moves", "e4 e5 Ke3 Nc6 d4"), ("at", "9")];
    assert!(notes(&line).contains("Move { text: \"Ke3\", ") && notes(&line).contains("more: 2 }"), "{}", notes(&line));
    assert_eq!(diagram(&line).game().unwrap().san_list(), ["e4", "e5"]);
    let kings = [("game", "chess"), ("fen", "8/8/8/3Q4/8/8/8/8"), ("select", "d5"), ("moves", "Qa5")];
    assert!(notes(&kings).contains("Board(") && notes(&kings).contains("Move { text: \"Qa5\""), "{}", notes(&kings));
    let study = diagram(&kings);
    assert!(study.game().is_none() && study.reach().marks.len() == 27);
    assert_eq!(notes(&[("game", "chess"), ("moves", "1. e4 {x} (1. d4) 1... e5 $1 *")]), "[]");
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

#[test]
fn a_key_that_nobody_knows_is_reported_with_the_nearest_one() {
    let said =
        |key: &str, language| try_diagram(&[("game", "chess"), (key, "x")]).map(|_| ()).unwrap_err().in_words(language);
    assert_eq!(said("peice", Language::EN), "The key \"peice\" is not known here. Did you mean piece?");
    assert_eq!(said("enemy", Language::EN), "The key \"enemy\" is not known here.");
    assert_eq!(said("Theme", Language::FR), "La clé \"Theme\" est introuvable ici. Vouliez-vous dire theme ?");
    // Attributes of the host are no error.
    assert!(try_diagram(&[("game", "chess"), ("theme", "x")]).is_ok());
}

/// Keys with subkeys, or whose content a diagram leaves to the page.
const SECTIONS: [&str; 13] = [
    "board",
    "players",
    "pieces",
    "castling",
    "options",
    "promotion",
    "zoneMoves",
    "check",
    "capture",
    "hands",
    "ends",
    "goals",
    "names",
];

#[test]
fn every_key_of_a_definition_is_one_that_a_diagram_reads() {
    let read = |line: &str| try_diagram(&[("definition", line)]).map(|_| ()).unwrap_err().in_words(Language::EN);
    // The keys that the JSON parser knows, taken from its error message.
    for (section, prefix) in [
        ("players", "players.0."),
        ("pieces", "pieces.0."),
        ("zoneMoves", "pieces.0.zoneMoves.0."),
        ("check", "check."),
        ("capture", "capture."),
        ("hands", "hands."),
        ("castling", "castling.0."),
        ("options", "options.0."),
        ("board", "board."),
        ("", ""),
    ] {
        let json = match section {
            "" => "{\"what\":1}".to_string(),
            "board" | "check" | "capture" | "hands" => format!("{{\"{section}\":{{\"what\":1}}}}"),
            "zoneMoves" => "{\"pieces\":[{\"zoneMoves\":[{\"what\":1}]}]}".to_string(),
            _ => format!("{{\"{section}\":[{{\"what\":1}}]}}"),
        };
        let said = Variant::from_json(&json, &Options::none()).unwrap_err().to_string();
        let keys: Vec<&str> = said.split('`').skip(3).step_by(2).collect();
        assert!(!keys.is_empty(), "{said}");
        for key in keys.iter().filter(|key| !SECTIONS.contains(*key)) {
            // With one letter too many, the suggestion is the key itself.
            let said = read(&format!("{prefix}{key}s=1"));
            let plural = keys.contains(&format!("{key}s").as_str());
            assert!(plural || said.contains(&format!("Did you mean {key}?")), "{key}: {said}");
        }
    }
}

#[test]
fn a_french_diagram_is_french_from_its_title_to_its_faults() {
    let study = diagram(&[("game", "janus"), ("fen", "start")]);
    assert_eq!(title(&study, Language::FR), "Échecs Janus");
    assert_eq!(title(&study, Language::EN), "Janus Chess");
    // One text for each error of a definition.
    for line in [
        "board.files=0",
        "players.0.name=x",
        "pieces.0.letter=A\npieces.1.letter=A",
        "pieces.0.letter=A\npieces.0.betza=?",
    ] {
        let lines = ["board.files=8\nboard.ranks=8\n", line].concat();
        let fault = try_diagram(&[("definition", &lines)]).map(|_| ()).expect_err(line);
        let words = fault.in_words(Language::FR);
        is_french(words.split_once(" : ").map_or(&*words, |(_, reason)| reason));
        assert_ne!(words, fault.in_words(Language::EN));
    }
}
