//! Properties of the parsers: no text causes a panic, and everything written is read back the same, wherever the pieces are.

use crate::common::anywhere::{GAMES, anywhere};
use crate::common::{Dice, random_game, texts};
use menagerie_rules::betza::Movement;
use menagerie_rules::notation::pgn::{Pgn, decode};
use menagerie_rules::notation::{coordinate, pgn, read_move, san};
use menagerie_rules::{Game, Options, Position, Variant};
use proptest::prelude::*;
use std::collections::HashSet;

/// A position of any game with its pieces anywhere.
fn position() -> impl Strategy<Value = Position> {
    (0..GAMES.len(), any::<u64>()).prop_map(|(which, seed)| anywhere(which, seed))
}

/// A change of a text: the place, the number of characters to remove, and the text to insert.
type Change = (prop::sample::Index, usize, String);

fn changes() -> impl Strategy<Value = Vec<Change>> {
    let words = [
        "",
        "",
        " ",
        "/",
        "0",
        "99999999999",
        "-",
        "K",
        "q",
        "é",
        "♔",
        "\"",
        "\\",
        "{",
        "}",
        "(",
        ")",
        "[",
        "]",
        "e.p.",
        "null",
        "-1",
        "1e999",
        "a",
        "z",
        ",",
        "\0",
        "\n",
        "O-O",
        "=Q",
        "00",
    ];
    let insert = prop_oneof![prop::sample::select(words.to_vec()).prop_map(str::to_string), "\\PC{0,3}"];
    prop::collection::vec((any::<prop::sample::Index>(), 0..4_usize, insert), 1..5)
}

/// A text with some places changed.
fn changed(text: &str, changes: &[Change]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    for (at, length, insert) in changes {
        let at = at.index(letters.len() + 1);
        let end = (at + length).min(letters.len());
        letters.splice(at..end, insert.chars());
    }
    letters.into_iter().collect()
}

/// Every parser of moves reads this text, and returns only legal moves.
fn read_as_a_move(position: &Position, text: &str) {
    for read in [coordinate::read(position, text), san::read(position, text), read_move(position, text)] {
        match read {
            Ok(mv) => assert!(position.is_legal(mv), "{text} in {}", position.fen()),
            Err(error) => assert!(!error.to_string().is_empty()),
        }
    }
}

/// A game that is read from a text is written so that it is read back the same, without new warnings except about missing parts.
fn read_as_games(text: &str) {
    let pgn = Pgn::new(text);
    for index in 0..pgn.len() {
        match pgn.read(index, None, None) {
            Ok(read) => {
                let written = read.to_text();
                let again = Pgn::new(&written).read(0, Some(read.start().variant()), Some(read.castling));
                let again = again.unwrap_or_else(|error| panic!("{error}\n{text}\n{written}"));
                assert_eq!(again.coordinates(), read.coordinates(), "{text}\n{written}");
                assert_eq!(again.to_text(), written, "{text}");
            }
            Err(error) => assert!(error.line > 0 && error.column > 0 && !error.to_string().is_empty()),
        }
    }
}

fn read_as_a_definition(json: &str) {
    match Variant::from_json(json, &Options::none()) {
        Ok(variant) => {
            let start = Position::start(&variant);
            assert_eq!(Position::from_fen(&variant, &start.fen()).as_ref(), Ok(&start));
            start.legal_moves();
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 200, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_refused_or_read_by_every_reader(text in "(?s).{0,200}", position in position()) {
        read_as_a_move(&position, &text);
        read_as_games(&text);
        let _ = Position::read(position.variant(), &text);
        let _ = text.parse::<Movement>();
        read_as_a_definition(&text);
        let _ = text.parse::<Options>();
        prop_assert!(Position::from_fen(position.variant(), &text).is_err());
    }

    #[test]
    fn any_bytes_are_a_text(bytes in prop::collection::vec(any::<u8>(), 0..100)) {
        read_as_games(&decode(&bytes));
    }

    #[test]
    fn a_changed_position_text_is_refused_or_read(position in position(), changes in changes()) {
        let text = changed(&position.fen(), &changes);
        if let Ok((read, _)) = Position::read(position.variant(), &text) {
            prop_assert!(Position::from_fen(read.variant(), &read.fen()).is_ok_and(|again| again == read));
        }
        match Position::from_fen(position.variant(), &text) {
            Ok(read) => {
                let again = Position::from_fen(read.variant(), &read.fen());
                prop_assert!(again.is_ok_and(|again| again == read && again.board() == read.board()));
                read.legal_moves();
                read.outcome(1);
            }
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_changed_move_is_refused_or_legal(position in position(), which in any::<prop::sample::Index>(), changes in changes()) {
        let legal = position.legal_moves();
        if !legal.is_empty() {
            let mv = legal[which.index(legal.len())];
            read_as_a_move(&position, &changed(&coordinate::write(&position, mv), &changes));
            read_as_a_move(&position, &changed(&san::write(&position, mv), &changes));
        }
    }

    #[test]
    fn a_changed_betza_text_is_refused_or_read(text in texts::betza(), changes in changes()) {
        match changed(&text, &changes).parse::<Movement>() {
            Ok(movement) => prop_assert!(!movement.is_empty()),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    #[test]
    fn a_changed_definition_is_refused_or_read(json in texts::game(), changes in changes()) {
        read_as_a_definition(&changed(&json, &changes));
    }

    #[test]
    fn positions_and_moves_anywhere_are_read_back(position in position()) {
        let fen = position.fen();
        let again = Position::from_fen(position.variant(), &fen).expect("its own text");
        prop_assert!(again == position && again.board() == position.board() && again.fen() == fen);
        prop_assert_eq!(again.repetition_key(), position.repetition_key());
        let mut seen = HashSet::new();
        for mv in position.legal_moves() {
            let (squares, short) = (coordinate::write(&position, mv), san::write(&position, mv));
            prop_assert_eq!(coordinate::read(&position, &squares), Ok(mv));
            prop_assert_eq!(san::read(&position, &short), Ok(mv), "{} in {}", &short, &fen);
            prop_assert_eq!(read_move(&position, &format!(" {short}\n")), Ok(mv));
            prop_assert!(seen.insert(short));
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_changed_game_text_is_refused_or_read(which in 0..7_usize, seed in any::<u64>(), changes in changes()) {
        let text = random_game(&GAMES[which].0, seed, 30).to_text(&[("Event".to_string(), "A \\ \"cup\" }".to_string())]);
        read_as_games(&changed(&text, &changes));
    }

    #[test]
    fn a_game_from_anywhere_is_read_back(position in position(), seed in any::<u64>()) {
        let mut dice = Dice::new(seed);
        let mut game = Game::from_position(position);
        for _ in 0..6 {
            let legal = game.position().legal_moves();
            if !game.outcome().is_ongoing() {
                break;
            }
            game.play(legal[dice.below(legal.len())]).expect("a legal move");
        }
        let text = game.to_text(&[]);
        let again = pgn::read(&text).unwrap_or_else(|error| panic!("{error}\n{text}"));
        prop_assert_eq!(again.to_text(), text);
        prop_assert!(again.main_game().expect("legal moves").position() == game.position());
    }

    #[test]
    fn a_changed_definition_of_a_built_in_game_is_refused_or_read(which in 0..6_usize, changes in changes()) {
        const FILES: [&str; 6] = [
            include_str!("../../variants/gigachess.json"), include_str!("../../variants/gigachess2.json"),
            include_str!("../../variants/janus.json"), include_str!("../../variants/chaturaji.json"),
            include_str!("../../variants/chess.json"), include_str!("../../variants/capablanca.json"),
        ];
        read_as_a_definition(&changed(FILES[which], &changes));
    }
}
