//! Properties of the board: the tables agree with each other, only legal moves are played, and every game ends.

use crate::common::anywhere::{GAMES, anywhere};
use crate::common::{Dice, texts};
use crate::slow::{any_position, rules_of};
use menagerie_rules::{Bitboard, ChessPosition, Game, Move, Options, Position, Variant};
use proptest::prelude::*;
use std::collections::BTreeSet;

/// Checks that the queries of the tables about captures agree with each other.
fn tables_agree(position: &Position) {
    let (board, tables, fen) = (position.board(), position.variant().tables(), position.fen());
    let occupied = board.occupied();
    for player in position.variant().turn_order() {
        let enemies = occupied & !board.of(player);
        let mut captured = Bitboard::EMPTY;
        let mut attacked = Bitboard::EMPTY;
        for (from, kind) in board.pieces_of(player) {
            let mut by_moving = Bitboard::EMPTY;
            tables.pseudo_legal(board, player, kind, from, enemies, |to, takes, _| {
                assert_eq!(takes, enemies.has(to), "{from}{to} in {fen}");
                assert!(!board.of(player).has(to), "{from}{to} in {fen}");
                if takes {
                    by_moving.insert(to);
                }
                assert!(tables.reach(board, from, to, enemies).is_some(), "{from}{to} in {fen}");
            });
            let mut by_capturing = Bitboard::EMPTY;
            tables.pseudo_legal_captures(board, player, kind, from, enemies, |to| by_capturing.insert(to));
            assert_eq!(by_capturing, by_moving, "captures of {from} in {fen}");
            let set = tables.attacks_from(player, kind, from, occupied);
            assert_eq!(set & enemies, by_moving, "attacks of {from} in {fen}");
            assert!((by_moving & !tables.possible_captures(player, kind, from)).is_empty(), "{from} in {fen}");
            captured |= by_moving;
            attacked |= set;
        }
        for square in position.variant().board_size().squares() {
            let attackers = tables.attackers_to(board, player, board.of(player), occupied, square);
            let is = tables.is_attacked(board, player, board.of(player), occupied, square);
            assert_eq!(is, !attackers.is_empty(), "{square} in {fen}");
            assert_eq!(is, attacked.has(square), "{square} in {fen}");
            let would = board
                .pieces_of(player)
                .filter(|&(from, kind)| tables.attacks(player, kind, from, occupied, square))
                .map(|(from, _)| from)
                .collect::<Bitboard>();
            assert_eq!(attackers, would, "{square} in {fen}");
            let (leapers, others) = tables.attacker_candidates(board, player, square);
            assert!((attackers & !(leapers | others)).is_empty(), "{square} in {fen}");
            let leaping: Bitboard = leapers
                .iter()
                .filter(|&from| {
                    board.get(from).is_some_and(|it| tables.leap_captures(player, it.kind, from).has(square))
                })
                .collect();
            assert_eq!(leaping, tables.leap_attackers(board, player, square), "{square} in {fen}");
            if enemies.has(square) {
                assert_eq!(is, captured.has(square), "{square} in {fen}");
            }
        }
    }
    if let Position::Chess(position) = position {
        captures_are_those_of_all_moves(position);
    }
}

fn captures_are_those_of_all_moves(position: &ChessPosition) {
    let fen = position.fen();
    let (mut captures, mut expected) = (Vec::new(), position.legal_moves());
    position.each_legal_capture(|mv| captures.push(mv.to_bits()));
    let mut wanted = Vec::new();
    let even = |mv: Move| mv.to().file().is_multiple_of(2);
    position.each_legal_capture_if(even, |mv| wanted.push(mv.to_bits()));
    let mut evens = captures.clone();
    evens.retain(|&mv| Move::from_bits(mv).is_some_and(even));
    assert_eq!(wanted, evens, "{fen}");
    expected.retain(|&mv| position.captured_by(mv).is_some() || mv.promotion().is_some());
    let mut expected: Vec<u32> = expected.into_iter().map(Move::to_bits).collect();
    captures.sort_unstable();
    expected.sort_unstable();
    assert_eq!(captures, expected, "{fen}");
    let (board, enemy) = (position.board(), if position.turn().index() == 0 { 1 } else { 0 });
    let enemy = position.variant().turn_order().nth(enemy).expect("two players");
    let king = position.king(position.turn());
    let tables = position.variant().tables();
    let checkers = tables.attackers_to(board, enemy, board.of(enemy), board.occupied(), king);
    assert_eq!(position.checkers(), checkers, "{fen}");
    assert_eq!(position.in_check(), !checkers.is_empty(), "{fen}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn the_tables_agree_with_each_other(which in 0..7_usize, seed in any::<u64>()) {
        tables_agree(&anywhere(which, seed));
    }

    #[test]
    fn the_tables_of_random_pieces_agree_with_each_other(json in texts::game(), seed in any::<u64>()) {
        let variant = Variant::from_json(&json, &Options::none()).expect("it has been compiled before");
        let rules = rules_of(&variant);
        let mut dice = Dice::new(seed);
        for _ in 0..4 {
            tables_agree(&any_position(&variant, &rules, &mut |limit| dice.below(limit)));
        }
    }

    #[test]
    fn of_all_the_moves_there_could_be_only_the_legal_ones_are_played(which in 0..7_usize, seed in any::<u64>()) {
        let position = anywhere(which, seed);
        let legal: BTreeSet<u32> = position.legal_moves().into_iter().map(Move::to_bits).collect();
        let mut dice = Dice::new(seed);
        for _ in 0..150 {
            let near = legal.iter().nth(dice.below(legal.len().max(1))).copied().unwrap_or(0);
            // A legal move with one of its four bytes changed, or four random bytes.
            let mut bytes = near.to_le_bytes();
            if dice.below(2) == 0 {
                bytes[dice.below(4)] = dice.below(256) as u8;
            } else {
                bytes = [dice.below(256), dice.below(256), dice.below(8), dice.below(8)].map(|number| number as u8);
            }
            let bits = u32::from_le_bytes(bytes);
            let Some(mv) = Move::from_bits(bits) else { continue };
            prop_assert_eq!(mv.to_bits(), bits);
            let mut after = position.clone();
            prop_assert_eq!(after.play(mv).is_ok(), legal.contains(&bits), "{:?} in {}", mv, position.fen());
            prop_assert!(legal.contains(&bits) || after == position);
        }
    }
}

#[test]
fn random_play_always_comes_to_an_end() {
    for (variant, _) in GAMES.iter() {
        // A capture or Pawn move at least every hundred plies; a Pawn moves once a rank at most.
        let size = variant.board_size();
        let most = 100 * (usize::from(size.files()) * usize::from(size.ranks()) * usize::from(size.ranks()));
        let mut dice = Dice::new(size.files().into());
        let mut game = Game::new(variant);
        while game.outcome().is_ongoing() {
            let legal = game.position().legal_moves();
            // Captures shorten the game, so they are preferred.
            let captures: Vec<Move> =
                legal.iter().copied().filter(|&mv| game.position().captured_by(mv).is_some()).collect();
            let choice = if captures.is_empty() || dice.below(4) > 0 { legal } else { captures };
            game.play(choice[dice.below(choice.len())]).expect("a legal move");
            assert!(game.plies().len() < most, "{}", game.position().fen());
        }
        println!("{}: {} plies", variant.name(), game.plies().len());
        assert!(game.play(Move::PASS).is_err());
    }
}
