//! Games that a page passes to its diagram: definitions of the second format, one value a line.

mod common;

use common::{diagram, reached, try_diagram};
use menagerie_diagram::{DiagramSettings, DiagramState, Language, still};
use serde_json::{Value, json};

/// A definition as the element passes it.
fn flat(value: &Value, path: &str, lines: &mut String) {
    let under = |key: &str| if path.is_empty() { key.to_string() } else { format!("{path}.{key}") };
    match value {
        Value::Null => {}
        Value::Object(fields) => fields.iter().for_each(|(key, part)| flat(part, &under(key), lines)),
        Value::Array(parts) => {
            parts.iter().enumerate().for_each(|(key, part)| flat(part, &under(&key.to_string()), lines))
        }
        Value::String(text) => {
            lines.push_str(&format!("{path}={}\n", text.split_whitespace().collect::<Vec<_>>().join(" ")))
        }
        other => lines.push_str(&format!("{path}={other}\n")),
    }
}

fn lines(game: &Value) -> String {
    let mut lines = String::new();
    flat(game, "", &mut lines);
    lines
}

/// The lines of a small game, with some of its fields replaced.
fn small_game(change: &Value) -> String {
    let mut game = json!({
        "format": 2, "id": "small", "name": "Small", "family": "chess",
        "board": { "files": 8, "ranks": 8, "checkered": true },
        "players": [
            { "letter": "w", "name": "White", "forward": "north" }, { "letter": "b", "name": "Black", "forward": "south" }
        ],
        "pieces": [
            { "name": "Pawn", "letter": "P", "betza": "fmWfcF", "pawn": true, "progress": true, "promotesTo": "R" },
            { "name": "Rook", "letter": "R", "betza": "R" },
            { "name": "King", "letter": "K", "betza": "K", "royal": true }
        ],
        "start": "4k3/8/8/8/8/8/8/4K3 w - - 0 1"
    });
    for (key, value) in change.as_object().expect("fields") {
        match value.as_object().filter(|_| key == "pawn" || key == "rook") {
            Some(fields) => {
                let piece = &mut game["pieces"][usize::from(key == "rook")];
                fields.iter().for_each(|(key, value)| piece[key] = value.clone());
            }
            None => game[key] = value.clone(),
        }
    }
    lines(&game)
}

/// The same game, with a piece picked up in a position.
fn small(change: &Value, fen: &str, select: &str) -> DiagramState {
    diagram(&[("definition", &small_game(change)), ("fen", fen), ("select", select)])
}

#[test]
fn every_game_of_the_library_is_shown_from_its_definition() {
    for id in menagerie_games::library::ids() {
        let game: Value = serde_json::from_str(menagerie_games::library::json(id).expect("a game")).expect("JSON");
        let study = try_diagram(&[("definition", &lines(&game)), ("fen", "start")]);
        let study = study.unwrap_or_else(|fault| panic!("{id}: {}", fault.in_words(Language::EN)));
        assert_eq!(format!("{:?}", study.notes()), "[]", "{id}");
        assert!(study.game().is_some(), "{id}");
    }
}

#[test]
fn a_missing_square_is_drawn_and_bars_the_way() {
    let change = json!({ "board": { "files": 8, "ranks": 8, "checkered": true, "holes": "d4" }, "start": "4k3/8/8/8/3*4/8/8/4K3 w - - 0 1" });
    let study = small(&change, "4k3/8/8/8/3*3R/8/8/4K3 w - - 0 1", "h4");
    let reached = reached(&study);
    assert!(reached.contains("e4") && !reached.contains("d4") && !reached.contains("a4"), "{reached}");
    let mut settings = DiagramSettings::default();
    for (name, value) in [("definition", small_game(&change).as_str()), ("fen", "start")] {
        settings.set(name, value);
    }
    let drawn =
        still(&settings, |_| Some(String::new())).unwrap_or_else(|fault| panic!("{}", fault.in_words(Language::EN)));
    assert!(drawn.contains("<path d=\"M300 400h100v100h-100z\""), "{drawn}");
}

#[test]
fn squares_that_a_piece_cannot_leave_and_moves_of_some_squares() {
    let palace =
        reached(&small(&json!({ "rook": { "confined": "*1 *2 *3" } }), "4k3/8/8/8/8/8/7R/4K3 w - - 0 1", "h2"));
    assert!(palace.contains("h3") && palace.contains("a2") && !palace.contains("h4"), "{palace}");
    let each = json!({ "rook": { "confined": ["*1 *2", "*7 *8"] } });
    assert!(!reached(&small(&each, "4k3/8/8/8/8/8/7R/4K3 w - - 0 1", "h2")).contains("h3"));
    let zone = json!({ "pawn": { "zoneMoves": [ { "from": "*2", "betza": "fmnD" } ] } });
    assert!(reached(&small(&zone, "4k3/8/8/8/8/8/P7/4K3 w - - 0 1", "a2")).contains("a4"));
    assert!(!reached(&small(&zone, "4k3/8/8/8/8/P7/8/4K3 w - - 0 1", "a3")).contains("a5"));
}

#[test]
fn the_star_stands_where_a_piece_promotes() {
    let promotes = |change: &Value, fen: &str, select: &str| -> Vec<String> {
        let study = small(change, fen, select);
        study.reach().marks.iter().filter(|mark| mark.promotes).map(|mark| mark.to.to_string()).collect()
    };
    let sixth =
        json!({ "pawn": { "promotesTo": "", "promotion": { "to": "R", "zone": "*6 *7 *8", "optional": true } } });
    assert_eq!(promotes(&sixth, "4k3/8/8/P7/8/8/8/4K3 w - - 0 1", "a5"), ["a6"]);
    let capture =
        json!({ "pawn": { "promotesTo": "", "promotion": [ { "to": ["R", "R"], "zone": "*8", "byCapture": true } ] } });
    assert_eq!(promotes(&capture, "1r2k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7"), ["b8"]);
    assert_eq!(promotes(&json!({}), "4k3/P7/8/8/8/8/8/4K3 w - - 0 1", "a7"), ["a8"]);
}

#[test]
fn castling_with_any_partner() {
    let change = json!({
        "start": "4k3/8/8/8/8/8/8/P3K3 w Q - 0 1",
        "castling": [ { "right": "Q", "san": "O-O-O", "king": "e1", "kingTo": "b1", "rook": "a1", "rookTo": "c1", "rookLetter": "P" } ]
    });
    let study = small(&change, "4k3/8/8/8/8/8/8/P3K3 w Q - 0 1", "e1");
    assert!(reached(&study).contains("b1"), "{}", reached(&study));
}

#[test]
fn a_slip_deep_in_a_definition_is_reported_with_the_nearest_key() {
    let said = |line: &str| try_diagram(&[("definition", line)]).map(|_| ()).unwrap_err().in_words(Language::EN);
    for (line, meant) in [
        ("pieces.0.promotion.zoone=*8", "Did you mean zone?"),
        ("pieces.0.zoneMoves.0.form=*2", "Did you mean from?"),
        ("check.facin=true", "Did you mean facing?"),
        ("hands.drop=true", "Did you mean drops?"),
    ] {
        assert!(said(line).contains(meant), "{}", said(line));
    }
}
