//! Stock pieces move as their descriptions say.
//!
//! `stock.json` is the record of `crates/crosscheck/oracles/stock.py`, which does not know Betza notation.

use menagerie_rules::notation::coordinate;
use menagerie_rules::{Definition, Options, Position, Variant};
use menagerie_workshop::{STOCK, StockRole};
use serde::Deserialize;
use serde_json::json;
use std::collections::BTreeMap;
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Record {
    /// The piece is the X in the middle.
    positions: Vec<String>,
    pieces: BTreeMap<String, Goals>,
}

/// The squares that a piece can move to, by position.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Goals {
    /// After its first move.
    moved: Vec<String>,
    /// The squares of its first move, if they are different.
    first_move: Option<Vec<String>>,
}

fn record() -> Record {
    serde_json::from_str(include_str!("stock.json")).expect("the record")
}

/// A board with two Kings, the piece X and others.
fn variant(betza: &str, role: StockRole, start: &str) -> Arc<Variant> {
    let pawn = role == StockRole::Pawn;
    let definition: Definition = serde_json::from_value(json!({
        "format": 2, "id": "stock", "name": "Stock", "family": "chess", "board": { "files": 15, "ranks": 15, "checkered": true },
        "players": [{ "letter": "w", "name": "White", "forward": "north" }, { "letter": "b", "name": "Black", "forward": "south" }],
        "pieces": [
            { "name": "Leader", "letter": "K", "betza": "K", "royal": true },
            { "name": "Other", "letter": "B", "betza": "W" },
            { "name": "Piece", "letter": "X", "betza": betza, "pawn": pawn, "takesEnPassant": pawn, "takenEnPassant": pawn },
        ],
        "start": start,
    }))
    .expect("the definition");
    Variant::from_definition(definition, &Options::none()).unwrap_or_else(|error| panic!("{betza}: {error}"))
}

/// The squares that the piece can move to.
fn goals(variant: &Arc<Variant>, text: &str) -> String {
    let position = Position::from_fen(variant, text).unwrap_or_else(|error| panic!("{text}: {error}"));
    let mut goals: Vec<String> = position
        .legal_moves()
        .iter()
        .map(|mv| coordinate::write(&position, *mv))
        .filter_map(|text| text.strip_prefix("h8").map(ToString::to_string))
        .collect();
    goals.sort();
    goals.join(" ")
}

/// A start without an X in the middle.
const ELSEWHERE: &str = "15/7x7/15/14k/15/15/15/15/15/15/15/K14/15/7X7/15 w - - 0 1";

#[test]
fn each_stock_piece_moves_as_it_is_described() {
    let record = record();
    let mut wrong = Vec::new();
    for (name, betza, role) in STOCK {
        let Some(expected) = record.pieces.get(name) else {
            wrong.push(format!("{name}: nothing is recorded of it"));
            continue;
        };
        let elsewhere = variant(betza, role, ELSEWHERE);
        for (number, text) in record.positions.iter().enumerate() {
            let mut compare = |when: &str, found: String, expected: &String| {
                if found != *expected {
                    wrong.push(format!("{name} ({betza}), {when}, in {text}: {found} instead of {expected}"));
                }
            };
            compare("moved", goals(&elsewhere, text), &expected.moved[number]);
            let first = expected.first_move.as_ref().unwrap_or(&expected.moved);
            compare("first move", goals(&variant(betza, role, text), text), &first[number]);
        }
    }
    assert!(wrong.is_empty(), "{} differences\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn nothing_is_recorded_of_pieces_that_are_not_in_stock() {
    let record = record();
    for name in record.pieces.keys() {
        assert!(STOCK.iter().any(|(stock, ..)| stock == name), "{name}");
    }
    assert!(record.pieces.values().all(|goals| goals.moved.len() == record.positions.len()));
}

/// Captures en passant of stock Pawns: Black has just gone two squares past White.
#[test]
fn stock_pawns_capture_each_other_en_passant() {
    for (name, double_step, capture) in [("pawn", "g10g8", "h8g9"), ("berolina", "j10h8", "i8i9")] {
        let (_, betza, role) = STOCK.into_iter().find(|(stock, ..)| *stock == name).expect("in stock");
        let (black, white) = (&double_step[..3], &capture[..2]);
        let file = |square: &str| usize::from(square.as_bytes()[0] - b'a');
        let row = |letter: char, file: usize| format!("{file}{letter}{}", 14 - file);
        let start = format!(
            "15/15/15/14k/15/{}/15/{}/15/15/15/K14/15/15/15 b - - 0 1",
            row('x', file(black)),
            row('X', file(white))
        );
        let variant = variant(betza, role, &start);
        let mut position = Position::start(&variant);
        let legal = |position: &Position, text: &str| {
            position.legal_moves().iter().copied().find(|mv| coordinate::write(position, *mv) == text)
        };
        let stepped = legal(&position, double_step).unwrap_or_else(|| panic!("{name}: {double_step}"));
        position.play(stepped).expect("a legal move");
        assert!(legal(&position, capture).is_some(), "{name}: {capture} in {}", position.fen());
    }
}
