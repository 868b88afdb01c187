//! The engine does not lose a piece to a tactic of two moves. In every position of `data/tactics.txt` the move that looks best at first
//! loses a piece to a fork, a skewer, an opened line, a hopper over a new screen and so on, and another move does not.

use crate::support::tactic::{Look, PIECE};
use crate::support::{Trial, after, as_chess, network, read, text};
use menagerie_engine::{Engine, NoControl, SearchLimits};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Move, Position};
use std::collections::BTreeMap;

/// The node limits: that of the first sound level, and about a quarter of a second's nodes in WebAssembly.
const NODES: [u64; 2] = [40_000, 100_000];
/// The maximum material that may hang or be lost to captures before the tactic, in hundredths: two Pawns are 120.
const SMALL: i32 = 100;

/// One line of the data.
struct Trap {
    /// The number of the line, and its tactic.
    name: String,
    position: Position,
    tempting: Move,
    answer: Move,
    safe: Move,
    /// The piece that wins the material.
    hunter: String,
}

fn trap(number: usize, line: &str) -> Trap {
    let fields: Vec<&str> = line.split(';').map(str::trim).collect();
    let [id, fen, tempting, tactic, safe, _, hunter, motif, _] = fields[..] else { panic!("line {number}: {line}") };
    let name = format!("line {number}, {id}, {hunter}, {motif}: {fen}");
    let position = read(id, fen);
    let mv = |position: &Position, text: &str| {
        coordinate::read(position, text).unwrap_or_else(|error| panic!("{name}: {text}: {error}"))
    };
    let tempting = mv(&position, tempting);
    let mut there = after(&position, tempting);
    let tactic: Vec<Move> = tactic
        .split(' ')
        .map(|text| {
            let mv = mv(&there, text);
            there = after(&there, mv);
            mv
        })
        .collect();
    assert_eq!(tactic.len(), 3, "{name}: answer, reply, capture");
    let safe = mv(&position, safe);
    Trap { tempting, answer: tactic[0], safe, hunter: hunter.to_string(), position, name }
}

fn traps(id: &str) -> Vec<Trap> {
    traps_of(include_str!("data/tactics.txt"), id)
}

fn traps_of(data: &str, id: &str) -> Vec<Trap> {
    let lines = data.lines().enumerate().filter(|(_, line)| !line.starts_with('#') && !line.is_empty());
    let traps = lines.map(|(index, line)| trap(index + 1, line));
    traps.filter(|trap| trap.position.variant().id() == id).collect()
}

/// Checks the positions by brute force, independently of the engine.
fn assert_sound(id: &str, hunters: &str) {
    let traps = traps(id);
    assert_eq!(traps.len(), 25, "{id}");
    let mut count: BTreeMap<&str, usize> = BTreeMap::new();
    for Trap { name, position, tempting, answer, safe, hunter } in &traps {
        let mut look = Look::new(as_chess(position));
        assert!(!look.something_hangs(SMALL), "something hangs before any move: {name}");
        assert!(!look.loses_at_once(*tempting, SMALL), "one capture is enough: {name}");
        assert!(look.answer_wins(*tempting, *answer, PIECE), "the tactic does not win a piece: {name}");
        assert!(!look.loses_to_tactic(*safe, SMALL), "the safe move is not safe: {name}");
        *count.entry(hunter).or_default() += 1;
    }
    let missing: Vec<&str> = hunters.split(' ').filter(|hunter| !count.contains_key(hunter)).collect();
    assert!(missing.is_empty(), "{id}: no tactic of the {}", missing.join(", "));
}

/// The positions where the engine's move loses a piece that is not recovered one move later.
fn failures(traps: &[Trap], nodes: u64, parts: Trial) -> Vec<String> {
    let fault = |trap: &Trap| {
        let mut engine = Engine::new(4);
        engine.set_parts(parts.without, parts.with);
        let helps = network(trap.position.variant().id()).filter(|_| !parts.hand_crafted);
        engine.set_network(helps);
        let game = Game::from_position(trap.position.clone());
        let mv = engine.search(&game, &SearchLimits::nodes(nodes), &mut NoControl)?.best_move;
        let mut look = Look::new(as_chess(&trap.position));
        let loses = look.loses_to_tactic(mv, PIECE) && look.loses_in_the_end(mv, PIECE);
        loses.then(|| format!("{} loses {}: {}", text(&trap.position, mv), look.lost_to_tactic(mv), trap.name))
    };
    traps.iter().filter_map(fault).collect()
}

fn assert_no_failures(id: &str) {
    let traps = traps(id);
    for nodes in NODES {
        let failures = failures(&traps, nodes, Trial::default());
        assert!(failures.is_empty(), "{id}, {nodes} nodes: {} of 25 fail\n{}", failures.len(), failures.join("\n"));
    }
}

#[test]
fn the_gigachess_positions_are_sound() {
    assert_sound("gigachess", "Camel Elephant Bow Ship Cannon Cardinal Buffalo Marshall Eagle Amazon");
}

#[test]
fn the_gigachess2_positions_are_sound() {
    assert_sound(
        "gigachess2",
        "Camel Giraffe Elephant Archer Missionary Cannon Rhinoceros Admiral Cardinal Sorceress Buffalo Lion Marshall Eagle Duchess Amazon",
    );
}

#[test]
fn no_piece_is_lost_to_two_moves_in_gigachess() {
    assert_no_failures("gigachess");
}

#[test]
#[ignore = "takes minutes: cargo xtask test --thorough"]
fn no_piece_is_lost_to_two_moves_in_gigachess2() {
    assert_no_failures("gigachess2");
}

/// Counts the solved positions by number of nodes, without the parts of the search in `WITHOUT` and with those in `WITH`:
/// `WITHOUT=killers cargo test --release -p menagerie-engine tactics::table -- --ignored --nocapture`. With `HAND_CRAFTED=1` no network is used.
/// `TRAPS` names a file of other positions, as `tactics_generator` makes them.
#[test]
#[ignore = "a table, not a test"]
fn table() {
    let other = std::env::var("TRAPS").map(|path| std::fs::read_to_string(path).expect("a file of positions"));
    for id in ["gigachess", "gigachess2"] {
        let traps = other.as_ref().map_or_else(|_| traps(id), |data| traps_of(data, id));
        for nodes in [100, 1_000, 10_000, 40_000, 100_000, 200_000, 400_000, 800_000] {
            let failures = failures(&traps, nodes, Trial::from_env());
            println!("{id}, {nodes} nodes: {} of {}", traps.len() - failures.len(), traps.len());
            failures.iter().for_each(|failure| println!("    {failure}"));
        }
    }
}
