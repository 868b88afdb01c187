//! Every game of the library can be played, has a description, and gives the confirmed perft counts.

use menagerie_games::library;
use menagerie_rules::notation::{coordinate, san};
use menagerie_rules::{Options, Position, Variant};
use serde::Deserialize;
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::sync::Arc;

/// Counts of more positions than this are left to `menagerie perft`.
const MAX_POSITIONS: u64 = 200_000;

/// The perft counts of a game.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Counts {
    /// From depth 1 on.
    counts: Vec<u64>,
    /// The program that gives the same counts, and the depth that was compared; `None` if no other program plays the game.
    #[serde(rename = "confirmedBy")]
    _confirmed_by: Option<String>,
}

fn folder() -> PathBuf {
    PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

fn variants() -> impl Iterator<Item = Arc<Variant>> {
    library::ids().map(|id| library::named(id, &Options::none()).expect(id).expect(id))
}

#[test]
fn every_folder_has_all_that_a_game_needs() {
    assert!(library::ids().count() > 90);
    for id in library::ids() {
        for file in ["definition.json", "perft.json", "oracle.json", "fr.json"] {
            assert!(folder().join(id).join(file).is_file(), "{id} has no {file}");
        }
    }
    for variant in variants() {
        assert!(folder().join(variant.id()).is_dir(), "{} lies in a folder of another name", variant.id());
    }
}

#[test]
fn every_game_has_a_description() {
    let built_in: BTreeSet<&str> = Variant::ids().collect();
    for variant in variants() {
        let (id, definition) = (variant.id(), variant.definition());
        assert!(!built_in.contains(id), "{id} is built in as well");
        assert_eq!(definition.format, 2, "{id}");
        assert!(
            definition.about.len() > 60 && !definition.source.is_empty() && !definition.decisions.is_empty(),
            "{id} says too little"
        );
        for kind in variant.kinds().iter().filter(|kind| kind.letter.mark() != Some('~')) {
            assert!(!kind.name.is_empty() && !kind.name_in("fr").is_empty(), "{id}: {}", kind.letter);
            assert!(
                kind.name_in("fr") != kind.name
                    || definition.names.iter().any(|(_, names)| names.get(&kind.letter).is_some()),
                "{id}: {}",
                kind.name
            );
        }
    }
}

#[test]
fn names_are_found_in_small_and_capital_letters() {
    for name in ["shako", "Shako", "SHAKO", "shako chess"] {
        assert_eq!(library::named(name, &Options::none()).expect("no fault").expect(name).id(), "shako");
    }
    assert!(library::named("no such game", &Options::none()).expect("no fault").is_none());
}

#[test]
fn moves_are_as_many_as_counted() {
    for variant in variants() {
        let file = folder().join(variant.id()).join("perft.json");
        let text = std::fs::read_to_string(file).expect("the counts are there");
        let Counts { counts, .. } = serde_json::from_str(&text).expect("JSON");
        let start = Position::start(&variant);
        for (&count, depth) in counts.iter().zip(1..).filter(|(count, _)| **count <= MAX_POSITIONS) {
            assert_eq!(start.perft(depth), count, "{} at depth {depth}", variant.id());
        }
    }
}

/// Every move and every position of some random games is parsed back after writing.
#[test]
fn what_is_written_of_moves_and_positions_is_read_again() {
    for variant in variants() {
        let mut position = Position::start(&variant);
        let mut random = 0x9E37_79B9_7F4A_7C15_u64;
        for ply in 0..80 {
            let moves = position.legal_moves();
            for &mv in moves.iter().filter(|_| ply % 16 == 3) {
                let (short, plain) = (san::write(&position, mv), coordinate::write(&position, mv));
                let id = variant.id();
                assert_eq!(san::read(&position, &short), Ok(mv), "{id}: {short} in {}", position.fen());
                assert_eq!(coordinate::read(&position, &plain), Ok(mv), "{id}: {plain} in {}", position.fen());
            }
            random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
            let Some(&mv) = moves.get((random >> 33) as usize % moves.len().max(1)) else { break };
            position.play(mv).expect("a legal move");
            let again = Position::from_fen(&variant, &position.fen());
            assert!(again.is_ok_and(|again| again == position), "{}: {}", variant.id(), position.fen());
        }
    }
}
