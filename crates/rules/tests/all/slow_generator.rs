//! The fast move generator agrees with a slow and simple one in positions of every game: moves, resulting positions, check and outcome.

use crate::common::{Dice, every_variant, random_game};
use crate::slow::rules::Rules;
use crate::slow::{compare, is_allowed, placements, rules_of};
use menagerie_rules::{Family, Options, Position, Variant};
use std::sync::Arc;

fn agree(rules: &Rules, position: &Position) -> usize {
    compare(rules, position).unwrap_or_else(|difference| panic!("{difference}"))
}

#[test]
fn in_random_games() {
    for variant in every_variant() {
        let rules = rules_of(&variant);
        let large = variant.board_size().files() > 10;
        let (games, plies, stride) = if large { (12, 260, 9) } else { (30, 200, 3) };
        let mut positions = 0;
        for seed in 0..games {
            let game = random_game(&variant, 1_000 + seed, plies);
            for ply in game.plies().iter().skip(seed as usize % stride).step_by(stride) {
                agree(&rules, &ply.position);
                positions += 1;
            }
            agree(&rules, game.position());
        }
        assert!(positions > 250, "only {positions} positions of {}", variant.name());
    }
}

/// The games of the library, with rules that the built-in games do not have.
#[test]
fn in_random_games_of_the_library() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
    let folders = std::fs::read_dir(folder).expect("the games").map(|entry| entry.expect("a folder").path());
    let files = folders.map(|folder| folder.join("definition.json")).filter(|file| file.is_file());
    let mut games = 0;
    for path in files {
        let text = std::fs::read_to_string(&path).expect("a text");
        let variant = Variant::from_json(&text, &Options::none()).unwrap_or_else(|error| panic!("{path:?}: {error}"));
        // The slow generator does not support these rules yet: substitutes for a King, first moves that pieces keep, and pieces that are
        // no screens.
        let unknown = [
            "chess960Castling",
            "substitutes",
            "counting",
            "ownMove",
            "oppositeCastling",
            "mateNeedsCheckBy",
            "material\"",
            "\"betza\": \"Kim",
            "hopsNot",
        ];
        if unknown.iter().any(|key| text.contains(key)) || variant.start().contains("/ ") {
            continue;
        }
        let rules = rules_of(&variant);
        let stride = if variant.board_size().files() > 10 { 25 } else { 8 };
        for seed in 0..3 {
            let game = random_game(&variant, 5_000 + seed, 160);
            for ply in game.plies().iter().skip(seed as usize * 2).step_by(stride) {
                agree(&rules, &ply.position);
            }
            agree(&rules, game.position());
        }
        anywhere(&variant, 20);
        games += 1;
    }
    assert!(games >= 25, "only {games} games");
}

/// Random positions with pieces anywhere: returns the number of valid positions, and the largest number of moves.
fn anywhere(variant: &Arc<Variant>, tries: usize) -> (usize, usize) {
    let rules = rules_of(variant);
    let mut dice = Dice::new(tries as u64);
    let (mut positions, mut most) = (0, 0);
    for _ in 0..tries {
        let fen = placements::any(&rules, &mut |limit| dice.below(limit));
        let read = Position::from_fen(variant, &fen);
        let allowed = is_allowed(&rules, &fen);
        match read {
            Ok(position) => {
                assert!(allowed, "the side that has just moved is in check in {fen}");
                assert_eq!(position.fen(), fen);
                most = most.max(agree(&rules, &position));
                positions += 1;
            }
            Err(error) => assert!(!allowed, "{fen} is refused: {error}"),
        }
    }
    (positions, most)
}

#[test]
fn with_pieces_anywhere() {
    for variant in every_variant() {
        let (tries, least, liveliest) = match variant.board_size().files() {
            14 => (700, 250, 250),
            _ if variant.family() == Family::Chaturaji => (3_000, 3_000, 40),
            _ => (1_500, 600, 80),
        };
        let (positions, most) = anywhere(&variant, tries);
        println!("{}: {positions} positions, at most {most} moves", variant.name());
        assert!(positions >= least, "only {positions} positions of {}", variant.name());
        assert!(most >= liveliest, "at most {most} moves in {}", variant.name());
    }
}
