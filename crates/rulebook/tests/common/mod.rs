//! A small game, and the sentences about it when a definition changes it.

use menagerie_rulebook::rulebook;
use menagerie_rules::{Definition, Options, Variant};
use menagerie_texts::Language;
use serde_json::{Value, json};

/// The base game of the changes: orthodox chess without castling.
pub fn plain() -> Value {
    json!({
        "format": 2, "id": "plain", "name": "Plain", "family": "chess",
        "board": { "files": 8, "ranks": 8, "checkered": true },
        "players": [
            { "letter": "w", "name": "White", "forward": "north" }, { "letter": "b", "name": "Black", "forward": "south" }
        ],
        "pieces": [
            { "name": "Pawn", "letter": "P", "betza": "fmWfcFifmnD", "pawn": true, "progress": true, "promotesTo": "QRBN",
              "takesEnPassant": true, "takenEnPassant": true, "lowestRank": 2 },
            { "name": "Knight", "letter": "N", "betza": "N" },
            { "name": "Bishop", "letter": "B", "betza": "B" },
            { "name": "Rook", "letter": "R", "betza": "R", "castles": true },
            { "name": "Queen", "letter": "Q", "betza": "Q" },
            { "name": "King", "letter": "K", "betza": "K", "royal": true }
        ],
        "start": "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1"
    })
}

/// The base game with some fields replaced, and pieces changed or added.
pub fn changed(change: &str) -> Value {
    let (mut game, change): (Value, Value) = (plain(), serde_json::from_str(change).expect(change));
    for (key, value) in change.as_object().expect("an object") {
        match value.as_array().filter(|_| key == "pieces") {
            Some(pieces) => pieces.iter().for_each(|piece| change_piece(&mut game, piece)),
            None => game[key] = value.clone(),
        }
    }
    game
}

/// Changes fields of a piece, or adds a piece.
pub fn change_piece(game: &mut Value, change: &Value) {
    let pieces = game["pieces"].as_array_mut().expect("a list");
    match pieces.iter_mut().find(|piece| piece["letter"] == change["letter"]) {
        Some(piece) => {
            for (key, value) in change.as_object().expect("an object") {
                piece[key] = value.clone();
            }
        }
        None => pieces.push(change.clone()),
    }
}

/// All sentences about a game.
pub fn rules_text(game: &Value, language: Language) -> String {
    let definition: Definition = serde_json::from_value(game.clone()).unwrap_or_else(|error| panic!("{error}: {game}"));
    let variant = Variant::from_definition(definition, &Options::none()).unwrap_or_else(|error| panic!("{error}"));
    in_lines(&rulebook(&variant, language))
}

/// The sections as lines.
pub fn in_lines(sections: &[menagerie_rulebook::RuleSection]) -> String {
    let lines = sections
        .iter()
        .flat_map(|section| std::iter::once(section.title).chain(section.sentences.iter().map(String::as_str)));
    lines.collect::<Vec<_>>().join("\n")
}
