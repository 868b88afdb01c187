//! Symmetry: mirrored positions have mirrored moves.

use crate::common::anywhere::{GAMES, anywhere};
use crate::common::{Dice, texts};
use crate::slow::{any_position, rules_of};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Family, Options, Position, Square, Variant};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// All legal moves in coordinates, with each square replaced.
fn moves_with(position: &Position, change: impl Fn(Square) -> Square) -> BTreeSet<String> {
    let moves = position.legal_moves().into_iter().map(|mv| {
        let text = coordinate::write(position, mv);
        let squares = format!("{}{}", mv.from(), mv.to());
        match text.strip_prefix(&squares) {
            Some(promotion) => format!("{}{}{promotion}", change(mv.from()), change(mv.to())),
            None => text,
        }
    });
    moves.collect()
}

fn square(file: u8, rank: u8) -> Square {
    Square::new(file, rank).expect("a square")
}

/// The FEN with its rows and their letters changed; rights are dropped or changed as well.
fn redrawn(position: &Position, rows: impl Fn(Vec<Vec<String>>) -> Vec<Vec<String>>) -> (String, Vec<String>) {
    let fen = position.fen();
    let mut fields: Vec<String> = fen.split(' ').map(str::to_string).collect();
    let read = |row: &str| -> Vec<String> {
        let mut cells = Vec::new();
        let mut digits = String::new();
        for letter in row.chars().chain(['/']) {
            if letter.is_ascii_digit() {
                digits.push(letter);
                continue;
            }
            let empty = std::mem::take(&mut digits).parse().unwrap_or(0);
            cells.extend(std::iter::repeat_n("1".to_string(), empty));
            cells.push(letter.to_string());
        }
        cells.pop();
        cells
    };
    let cells = rows(fields.remove(0).split('/').map(read).collect());
    // Runs of empty squares are merged: `1` after `1` would be read as eleven.
    let write = |row: Vec<String>| -> String {
        let mut text = String::new();
        let mut empty = 0;
        for cell in row.into_iter().chain([String::new()]) {
            if cell == "1" {
                empty += 1;
                continue;
            }
            if empty > 0 {
                text += &empty.to_string();
                empty = 0;
            }
            text += &cell;
        }
        text
    };
    (cells.into_iter().map(write).collect::<Vec<_>>().join("/"), fields)
}

/// Left and right swapped. The rights are dropped because their squares are elsewhere.
fn mirrored(position: &Position) -> String {
    let files = position.variant().board_size().files();
    let (board, mut fields) = redrawn(position, |mut rows| {
        rows.iter_mut().for_each(|row| row.reverse());
        rows
    });
    fields[1] = "-".to_string();
    if let Ok(passed) = fields[2].parse::<Square>() {
        fields[2] = square(files - 1 - passed.file(), passed.rank()).to_string();
    }
    format!("{board} {}", fields.join(" "))
}

/// Top and bottom swapped, and the colours.
fn turned_about(position: &Position) -> String {
    let ranks = position.variant().board_size().ranks();
    let swap = |text: &str| -> String {
        let other = |letter: char| {
            if letter.is_ascii_lowercase() { letter.to_ascii_uppercase() } else { letter.to_ascii_lowercase() }
        };
        text.chars().map(other).collect()
    };
    let (board, mut fields) = redrawn(position, |mut rows| {
        rows.reverse();
        rows
    });
    fields[0] = if fields[0] == "w" { "b".to_string() } else { "w".to_string() };
    fields[1] = swap(&fields[1]);
    if let Ok(passed) = fields[2].parse::<Square>() {
        fields[2] = square(passed.file(), ranks - 1 - passed.rank()).to_string();
    }
    format!("{} {}", swap(&board), fields.join(" "))
}

/// The position without its rights.
fn without_rights(position: &Position) -> Position {
    let fen = position.fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    fields[2] = "-";
    Position::from_fen(position.variant(), &fields.join(" ")).expect("a position")
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn left_and_right_exchanged_the_moves_are_exchanged(which in 0..7_usize, seed in any::<u64>()) {
        let position = anywhere(which, seed);
        prop_assume!(position.variant().family() == Family::Chess);
        let mirror = Position::from_fen(position.variant(), &mirrored(&position)).expect("a mirrored position");
        let files = position.variant().board_size().files();
        let expected = moves_with(&without_rights(&position), |at| square(files - 1 - at.file(), at.rank()));
        prop_assert_eq!(moves_with(&mirror, |at| at), expected, "{}", position.fen());
    }

    #[test]
    fn colours_exchanged_the_moves_are_exchanged(which in 0..7_usize, seed in any::<u64>()) {
        let position = anywhere(which, seed);
        prop_assume!(position.variant().family() == Family::Chess);
        let other = Position::from_fen(position.variant(), &turned_about(&position)).expect("the other side's position");
        let ranks = position.variant().board_size().ranks();
        let expected = moves_with(&position, |at| square(at.file(), ranks - 1 - at.rank()));
        prop_assert_eq!(moves_with(&other, |at| at), expected, "{}", position.fen());
    }

    #[test]
    fn mirrored_texts_move_mirrored_pieces(json in texts::game(), seed in any::<u64>()) {
        let exchanged = |text: &str| -> String {
            let other = |letter: char| match letter { 'l' => 'r', 'r' => 'l', other => other };
            text.chars().map(other).collect()
        };
        let variant = Variant::from_json(&json, &Options::none()).expect("it has been compiled before");
        let mut definition = variant.definition().clone();
        for piece in &mut definition.pieces {
            piece.betza = exchanged(&piece.betza);
        }
        // The pieces' squares at the start define the initial moves, so the start is mirrored as well.
        definition.start = mirrored(&Position::start(&variant));
        let mirror_game = Variant::from_definition(definition, &Options::none()).expect("a mirrored game");
        let rules = rules_of(&variant);
        let mut dice = Dice::new(seed);
        let files = variant.board_size().files();
        for _ in 0..4 {
            let position = any_position(&variant, &rules, &mut |limit| dice.below(limit));
            let mirror = Position::from_fen(&mirror_game, &mirrored(&position)).expect("a mirrored position");
            let expected = moves_with(&position, |at| square(files - 1 - at.file(), at.rank()));
            prop_assert_eq!(moves_with(&mirror, |at| at), expected, "{} in {}", &json, position.fen());
        }
    }

    #[test]
    fn a_quarter_turn_hands_the_moves_to_the_next_player(seed in any::<u64>()) {
        let four = GAMES.iter().position(|(variant, _)| variant.family() == Family::Chaturaji).expect("a game");
        let position = anywhere(four, seed);
        let fen = position.fen();
        let fields: Vec<&str> = fen.split(' ').collect();
        let next = |letter: char| match letter { 'r' => 'g', 'g' => 'b', 'b' => 'y', 'y' => 'r', other => other };
        // A quarter clockwise: what stood on file f and rank r stands on file r and rank 7 − f.
        let turn = |at: Square| square(at.rank(), 7 - at.file());
        let mut cells = vec![vec!["1".to_string(); 8]; 8];
        for (at, piece) in position.board().pieces() {
            let letter = next(position.variant().player(piece.player).letter);
            let to = turn(at);
            cells[7 - usize::from(to.rank())][usize::from(to.file())] =
                format!("{letter}{}", position.variant().kind(piece.kind).letter);
        }
        let rows: Vec<String> = cells.into_iter().map(|row| row.join(",")).collect();
        let side: String = fields[1].chars().map(next).collect();
        let text = format!("{} {side} 0,0,0,0 -,-,-,- {} {} {}", rows.join("/"), fields[4], fields[5], fields[6]);
        let turned = Position::from_fen(position.variant(), &text).expect("a turned position");
        prop_assert_eq!(moves_with(&turned, |at| at), moves_with(&position, turn), "{}", &fen);
    }
}
