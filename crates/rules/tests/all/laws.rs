//! Properties of every position of every game, tested on random games.

use crate::common::{Dice, every_variant, read};
use menagerie_rules::notation::{coordinate, pgn, san};
use menagerie_rules::{ChessPosition, Game, Move, MoveKind, Position, Square, Variant};
use proptest::prelude::*;
use std::collections::HashSet;
use std::sync::{Arc, LazyLock};

static VARIANTS: LazyLock<Vec<Arc<Variant>>> = LazyLock::new(every_variant);

/// A random game of any variant: which, the seed of its moves, and how many plies.
fn any_game() -> impl Strategy<Value = Game> {
    (0..VARIANTS.len(), any::<u64>(), 0..120_usize)
        .prop_map(|(which, seed, plies)| crate::common::random_game(&VARIANTS[which], seed, plies))
}

/// A random game of a two-player variant, and its last position.
fn any_two_player_position() -> impl Strategy<Value = ChessPosition> {
    any_game().prop_filter_map("a four-player game", |game| match game.position() {
        Position::Chess(position) => Some(position.clone()),
        Position::Chaturaji(_) => None,
    })
}

/// Makes and unmakes every move two plies deep, and checks that the position is restored.
fn make_and_unmake(position: &mut ChessPosition, depth: u32) {
    let before = position.clone();
    let fen = position.fen();
    for mv in position.legal_moves() {
        let likely = position.likely_hash_after(mv);
        let undo = position.play_unchecked(mv);
        assert_eq!(position.hash(), position.recomputed_hash(), "after {mv:?} in {fen}");
        let plain =
            !matches!(mv.kind(), MoveKind::Castle | MoveKind::DoubleStep) && rights(position) == rights(&before);
        assert!(!plain || likely == position.hash(), "after {mv:?} in {fen}");
        assert_eq!(undo.captured(), before.captured_by(mv));
        if depth > 1 {
            make_and_unmake(position, depth - 1);
        }
        position.unmake(undo);
        assert!(*position == before, "{mv:?} in {fen} left {}", position.fen());
    }
    assert_eq!(position.fen(), fen);
}

fn rights(position: &ChessPosition) -> Vec<bool> {
    ('A'..='z').map(|letter| position.has_right(letter)).collect()
}

/// The last position, and the ones a few plies before.
fn some_positions(game: &Game) -> Vec<&Position> {
    let mut positions: Vec<&Position> = game.plies().iter().rev().step_by(17).map(|ply| &ply.position).collect();
    positions.push(game.start());
    positions
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 48, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_can_be_played_and_is_listed_once(game in any_game()) {
        for position in some_positions(&game) {
            let legal = position.legal_moves();
            prop_assert_eq!(legal.iter().collect::<HashSet<_>>().len(), legal.len());
            for &mv in &legal {
                prop_assert!(position.is_legal(mv));
                let mut next = position.clone();
                prop_assert!(next.play(mv).is_ok());
                prop_assert!(&next != position);
            }
            prop_assert_eq!(position.perft(1), legal.len() as u64);
        }
    }

    #[test]
    fn any_other_move_is_refused_and_changes_nothing(game in any_game()) {
        // Moves of other positions of the same game, and the pass.
        let mut others: HashSet<Move> = some_positions(&game).iter().flat_map(|position| position.legal_moves()).collect();
        others.insert(Move::PASS);
        let position = game.position();
        let legal: HashSet<Move> = position.legal_moves().into_iter().collect();
        for &mv in others.difference(&legal) {
            let mut same = position.clone();
            prop_assert!(same.play(mv).is_err(), "{mv:?} in {}", position.fen());
            prop_assert!(&same == position);
        }
    }

    #[test]
    fn any_other_squares_are_refused_in_words(game in any_game(), seed in any::<u64>()) {
        let position = game.position();
        let legal: HashSet<(Square, Square)> = position.legal_moves().iter().map(|mv| (mv.from(), mv.to())).collect();
        let all: Vec<Square> = position.variant().board_size().squares().collect();
        let mut dice = Dice::new(seed);
        for _ in 0..100 {
            let (from, to) = (all[dice.below(all.len())], all[dice.below(all.len())]);
            if !legal.contains(&(from, to)) {
                let error = coordinate::read(position, &format!("{from}{to}"));
                prop_assert!(error.is_err_and(|error| !error.to_string().is_empty()));
            }
        }
    }

    #[test]
    fn position_texts_are_read_back(game in any_game()) {
        for position in some_positions(&game) {
            let again = read(position.variant(), &position.fen());
            prop_assert!(&again == position, "{}", position.fen());
            prop_assert_eq!(again.fen(), position.fen());
            prop_assert_eq!(again.repetition_key(), position.repetition_key());
        }
    }

    #[test]
    fn coordinates_are_read_back_and_differ_for_different_moves(game in any_game()) {
        for position in some_positions(&game) {
            let mut seen = HashSet::new();
            for mv in position.legal_moves() {
                let text = coordinate::write(position, mv);
                prop_assert_eq!(coordinate::read(position, &text), Ok(mv));
                prop_assert!(seen.insert(text));
            }
        }
    }

    #[test]
    fn san_is_read_back_and_differs_for_different_moves(game in any_game()) {
        let position = game.position();
        let mut seen = HashSet::new();
        for mv in position.legal_moves() {
            let text = san::write(position, mv);
            prop_assert_eq!(san::read(position, &text), Ok(mv), "{} in {}", text, position.fen());
            prop_assert!(seen.insert(text));
        }
    }

    #[test]
    fn game_texts_are_read_back(game in any_game()) {
        let again = pgn::read(&game.to_text(&[])).expect("its own text").main_game().expect("legal moves");
        prop_assert_eq!(again.san_list(), game.san_list());
        prop_assert!(again.position() == game.position());
        prop_assert_eq!(again.outcome(), game.outcome());
    }

    #[test]
    fn taking_everything_back_and_playing_it_again_changes_nothing(mut game in any_game()) {
        let (end, plies) = (game.position().clone(), game.plies().len());
        while game.undo().is_some() {}
        prop_assert!(game.position() == &Position::start(game.variant()));
        prop_assert_eq!(game.undone().len(), plies);
        while game.redo().is_some() {}
        prop_assert!(game.position() == &end);
    }

    #[test]
    fn making_and_taking_back_leaves_everything_equal_and_the_hash_right(mut position in any_two_player_position()) {
        prop_assert_eq!(position.hash(), position.recomputed_hash());
        make_and_unmake(&mut position, 2);
    }

    #[test]
    fn no_move_leaves_the_own_king_in_check(position in any_two_player_position()) {
        let mover = position.turn();
        for mv in position.legal_moves() {
            let mut next = position.clone();
            next.play_unchecked(mv);
            prop_assert!(!next.is_attacked(next.king(mover), next.turn()));
        }
    }

    #[test]
    fn a_random_text_is_never_a_panic(text in "\\PC{0,60}", which in 0..7_usize) {
        let game = &VARIANTS[which];
        let start = Position::start(game);
        let _ = coordinate::read(&start, &text);
        let _ = san::read(&start, &text);
        let _ = pgn::read(&text);
        prop_assert!(Position::from_fen(game, &text).is_err());
    }

    #[test]
    fn a_position_text_with_one_letter_changed_is_never_a_panic(which in 0..7_usize, at in any::<prop::sample::Index>(), letter in "[ -~]") {
        let game = &VARIANTS[which];
        let mut text: Vec<u8> = game.start().bytes().collect();
        let at = at.index(text.len());
        text[at] = letter.as_bytes()[0];
        let text = String::from_utf8(text).expect("ASCII");
        if let Ok(position) = Position::from_fen(game, &text) {
            let again = read(game, &position.fen());
            prop_assert!(again == position);
            let _ = position.legal_moves();
        }
    }
}
