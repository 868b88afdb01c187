//! Every game of the library can be played, is told of, and gives the counts of moves that were confirmed.

use menagerie_games::library;
use menagerie_rules::notation::{coordinate, san};
use menagerie_rules::{Options, Position, Variant};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::sync::Arc;

/// Counts that need more than this many positions are left to `menagerie perft`.
const MOST: u64 = 200_000;

/// The counts of a game's moves.
#[derive(Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
struct Counts {
    /// From depth 1 on.
    counts: Vec<u64>,
    /// The program that counts the same, and the depth up to which it was asked; none where no other plays the game.
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
fn the_list_is_the_folder() {
    let files = std::fs::read_dir(folder()).expect("the folder is there");
    let names = files.map(|file| file.expect("a file").file_name().into_string().expect("text"));
    let ids = names.filter_map(|name| name.strip_suffix(".json").map(String::from));
    let ids: BTreeSet<String> = ids.filter(|id| id != "index" && id != "perft").collect();
    assert_eq!(ids, library::ids().map(String::from).collect());
    let index = std::fs::read_to_string(folder().join("index.json")).expect("the index is there");
    let index: Vec<BTreeMap<String, String>> = serde_json::from_str(&index).expect("JSON");
    let told: Vec<(&str, &str)> = index.iter().map(|game| (game["id"].as_str(), game["name"].as_str())).collect();
    let games: Vec<Arc<Variant>> = variants().collect();
    assert_eq!(told, games.iter().map(|game| (game.id(), game.name())).collect::<Vec<_>>());
}

#[test]
fn every_game_is_told_of() {
    let built_in: BTreeSet<&str> = Variant::ids().collect();
    for variant in variants() {
        let (id, told) = (variant.id(), variant.definition());
        assert!(!built_in.contains(id), "{id} is built in as well");
        assert_eq!(told.format, 2, "{id}");
        assert!(told.about.len() > 60 && !told.source.is_empty() && !told.decisions.is_empty(), "{id} says too little");
        for kind in variant.kinds().iter().filter(|kind| kind.letter.mark() != Some('~')) {
            assert!(!kind.name.is_empty() && !kind.name_in("fr").is_empty(), "{id}: {}", kind.letter);
            assert!(
                kind.name_in("fr") != kind.name || told.names.iter().any(|name| name.letter == kind.letter),
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
    let text = std::fs::read_to_string(folder().join("perft.json")).expect("the counts are there");
    let all: BTreeMap<String, Counts> = serde_json::from_str(&text).expect("JSON");
    assert!(library::ids().eq(all.keys().map(String::as_str)), "every game has its counts");
    for variant in variants() {
        let start = Position::start(&variant);
        for (&count, depth) in all[variant.id()].counts.iter().zip(1..).filter(|(count, _)| **count <= MOST) {
            assert_eq!(start.perft(depth), count, "{} at depth {depth}", variant.id());
        }
    }
}

/// Every move of some random games is read again as it is written, and every position.
#[test]
fn what_is_written_of_moves_and_positions_is_read_again() {
    for variant in variants() {
        let mut position = Position::start(&variant);
        let mut random = 0x9E37_79B9_7F4A_7C15_u64;
        for ply in 0..80 {
            let moves = position.legal_moves();
            for &mv in moves.iter().filter(|_| ply % 16 == 3) {
                let (short, plain) = (san::write(&position, mv), coordinate::write(&variant, mv));
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
