//! The puzzle files are valid: everything is checked with the rules, and a sample is proved again.

use flate2::Compression;
use flate2::write::GzEncoder;
use menagerie_games::library;
use menagerie_matches::puzzles::{MateProof, Puzzle, PuzzleKind, PuzzleProof, PuzzleSet, best_capture};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Family, Move, Options, Outcome, Position, Termination, Variant};
use menagerie_texts::slug;
use std::collections::{BTreeSet, HashSet};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The maximum size of a compressed file, in bytes.
const MAX_BYTES: usize = 60_000;
/// The minimum number of puzzles of a game that comes with the rules, and of one of the library.
const FEWEST: usize = 140;
const FEWEST_OF_LIBRARY: usize = 60;
/// One puzzle of this many is proved again.
const SAMPLE: usize = 12;

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

/// The ids of the games that have puzzles.
fn games() -> Vec<String> {
    let folders = std::fs::read_dir(folder()).expect("the folder").map(|entry| entry.expect("a game").path());
    let with_puzzles = folders.filter(|folder| folder.join("puzzles.json").is_file());
    let ids = with_puzzles.map(|folder| folder.file_name().expect("an id").to_string_lossy().into_owned());
    // Sorted, because the order of a folder is not defined.
    ids.collect::<BTreeSet<_>>().into_iter().collect()
}

fn text_of(game: &str) -> String {
    std::fs::read_to_string(folder().join(game).join("puzzles.json")).unwrap_or_else(|error| panic!("{game}: {error}"))
}

fn sets() -> Vec<PuzzleSet> {
    games()
        .iter()
        .map(|game| PuzzleSet::read(&text_of(game)).unwrap_or_else(|error| panic!("{game}: {error}")))
        .collect()
}

fn variant_of(set: &PuzzleSet) -> Arc<Variant> {
    library::named(&set.game, &Options::none())
        .expect("a valid definition")
        .or_else(|| Variant::by_id(&set.game, &Options::none()).ok())
        .expect("a game")
}

fn start(variant: &Arc<Variant>, puzzle: &Puzzle) -> Position {
    Position::from_fen(variant, &puzzle.position).unwrap_or_else(|error| panic!("{}: {error}", puzzle.position))
}

/// The position after the solution.
fn end(variant: &Arc<Variant>, puzzle: &Puzzle) -> Position {
    let mut position = start(variant, puzzle);
    for text in puzzle.moves.split(' ') {
        let mv = coordinate::read(&position, text).unwrap_or_else(|error| panic!("{}: {error}", puzzle.position));
        position.play(mv).expect("a legal move");
    }
    position
}

#[test]
fn a_file_is_of_the_game_in_whose_folder_it_is() {
    let games = games();
    assert!(games.len() >= 5, "{games:?}");
    assert_eq!(sets().into_iter().map(|set| set.game).collect::<Vec<_>>(), games);
}

#[test]
fn every_game_has_enough_puzzles_in_a_small_file() {
    for set in sets() {
        let fewest = if library::json(&set.game).is_some() { FEWEST_OF_LIBRARY } else { FEWEST };
        assert!(set.puzzles.len() >= fewest, "{}: {}", set.game, set.puzzles.len());
        let mut encoder = GzEncoder::new(Vec::new(), Compression::default());
        encoder.write_all(text_of(&set.game).as_bytes()).expect("written");
        let bytes = encoder.finish().expect("compressed").len();
        assert!(bytes <= MAX_BYTES, "{}: {bytes} bytes", set.game);
    }
}

#[test]
fn no_two_puzzles_are_the_same() {
    for set in sets() {
        let mut seen = HashSet::new();
        for puzzle in &set.puzzles {
            assert!(seen.insert(puzzle.diagram()), "{}: {}", set.game, puzzle.position);
        }
    }
}

#[test]
fn every_solution_is_legal_and_ends_with_the_solver() {
    for set in sets() {
        let variant = variant_of(&set);
        for puzzle in &set.puzzles {
            let place = format!("{}: {}", set.game, puzzle.position);
            assert_eq!(puzzle.moves.split(' ').count() % 2, 1, "{place}");
            assert!((400..=2_800).contains(&puzzle.rating), "{place}");
            end(&variant, puzzle);
        }
    }
}

#[test]
fn won_games_are_won_by_the_solver_after_as_many_moves() {
    for set in sets() {
        let variant = variant_of(&set);
        for puzzle in set.puzzles.iter().filter(|puzzle| puzzle.kind.won_in().is_some()) {
            let place = format!("{}: {}", set.game, puzzle.position);
            let (end, solver) = (end(&variant, puzzle), start(&variant, puzzle).turn());
            // Where the last piece has to be captured, every reply does it.
            let replies = if end.outcome(1).is_ongoing() { end.legal_moves() } else { Vec::new() };
            let after = |mv: Move| {
                let mut position = end.clone();
                position.play(mv).expect("a legal move");
                position
            };
            let ends = if replies.is_empty() { vec![end.clone()] } else { replies.into_iter().map(after).collect() };
            for end in ends {
                let Outcome::Win { winners, reason } = end.outcome(1) else { panic!("{place}") };
                assert!(winners.contains(&solver), "{place}");
                assert!(puzzle.kind.mate_in().is_none() || reason == Termination::Checkmate, "{place}");
            }
            assert_eq!(puzzle.kind.won_in(), Some(puzzle.solver_moves() as u32), "{place}");
        }
    }
}

#[test]
fn the_moves_of_an_origin_lead_to_the_puzzle() {
    let mut replayed = 0;
    for set in sets() {
        let variant = variant_of(&set);
        for puzzle in &set.puzzles {
            let Some(origin) = &puzzle.origin else { continue };
            let mut position = match origin.start.as_str() {
                "" => Position::start(&variant),
                fen => Position::from_fen(&variant, fen).expect("a position"),
            };
            for text in origin.moves.split_whitespace() {
                let mv = coordinate::read(&position, text).unwrap_or_else(|error| panic!("{}: {error}", origin.moves));
                position.play(mv).expect("a legal move");
            }
            let diagram = |fen: &str| fen.split(' ').take(2).map(str::to_owned).collect::<Vec<_>>();
            assert_eq!(diagram(&position.fen()), diagram(&puzzle.position), "{}", set.game);
            replayed += 1;
        }
    }
    assert!(replayed > 0);
}

#[test]
fn themes_name_pieces_of_their_game() {
    let known = ["fork", "screen", "discovered", "drop", "mate"];
    let alone = ["promotion", "castling", "en-passant", "double-check", "sacrifice", "quiet"];
    for set in sets() {
        let variant = variant_of(&set);
        let pieces: HashSet<String> = variant.kinds().iter().map(|kind| slug(&kind.name)).collect();
        for theme in set.puzzles.iter().flat_map(|puzzle| &puzzle.themes) {
            let valid = match theme.split_once(':') {
                Some((theme, piece)) => known.contains(&theme) && pieces.contains(piece),
                None => alone.contains(&theme.as_str()),
            };
            assert!(valid, "{}: {theme}", set.game);
        }
    }
}

#[test]
fn promotions_promote_and_captures_capture() {
    for set in sets() {
        let variant = variant_of(&set);
        for puzzle in &set.puzzles {
            let mut position = start(&variant, puzzle);
            let four = position.variant().family() == Family::Chaturaji;
            assert_eq!(puzzle.kind == PuzzleKind::Points, four, "{}", puzzle.position);
            assert_eq!(!puzzle.captures.is_empty(), four, "{}", puzzle.position);
            let mut promotes = false;
            for text in puzzle.moves.split(' ') {
                let mv = coordinate::read(&position, text).expect("a move");
                let kind = position.piece_at(mv.from()).map(|piece| piece.kind);
                assert!(!four || position.captured_by(mv).is_some(), "{}", puzzle.position);
                position.play(mv).expect("a legal move");
                promotes |= position.piece_at(mv.to()).map(|piece| piece.kind) != kind;
            }
            assert!(puzzle.kind != PuzzleKind::Promote || promotes, "{}", puzzle.position);
        }
    }
}

/// Proves puzzles again: there is no other mate in as many moves, and no other capture that keeps as many points.
fn prove<'a>(set: &PuzzleSet, puzzles: impl Iterator<Item = &'a Puzzle>) {
    let variant = variant_of(set);
    for puzzle in puzzles {
        let position = start(&variant, puzzle);
        let first = coordinate::read(&position, puzzle.moves.split(' ').next().expect("a move")).expect("a legal move");
        match (position, puzzle.kind.won_in()) {
            (Position::Chess(mut position), Some(moves)) => {
                let mut proof = MateProof::within(u64::MAX);
                assert_eq!(proof.mating_moves(&mut position, moves), Some(vec![first]), "{}", puzzle.position);
                assert_eq!(proof.can_mate(&mut position, moves - 1), Some(false), "{}", puzzle.position);
            }
            (Position::Chaturaji(position), _) => {
                assert_eq!(best_capture(&position).as_ref(), Some(puzzle));
            }
            _ => {}
        }
    }
}

#[test]
fn a_sample_is_proved_anew() {
    for set in sets() {
        let shorter = set.puzzles.iter().filter(|puzzle| puzzle.kind.won_in() != Some(3));
        prove(&set, shorter.step_by(SAMPLE));
    }
}

#[test]
#[ignore = "takes minutes"]
fn every_checkmate_and_capture_is_proved_anew() {
    for set in sets() {
        prove(&set, set.puzzles.iter());
    }
}

#[test]
#[ignore = "takes minutes"]
fn every_only_move_is_found_again() {
    for set in sets() {
        let variant = variant_of(&set);
        if variant.family() != Family::Chess {
            continue;
        }
        let mut proof = PuzzleProof::new(&variant);
        let searched = set.puzzles.iter().filter(|puzzle| puzzle.kind.won_in().is_none());
        let lost: Vec<&Puzzle> = searched
            .filter(|puzzle| {
                let Position::Chess(position) = start(&variant, puzzle) else { return true };
                let found = proof.examine(&position, None, |_| true);
                let first = |moves: &str| moves.split(' ').next().map(str::to_owned);
                found.and_then(|found| first(&found.moves)) != first(&puzzle.moves)
            })
            .collect();
        // A search depends on the transposition table, so a margin may differ slightly.
        assert!(lost.len() * 20 <= set.puzzles.len(), "{}: {lost:?}", set.game);
    }
}
