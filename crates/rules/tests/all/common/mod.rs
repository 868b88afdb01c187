//! Code shared by the tests: positions from lists of pieces, sets of squares, random games.

pub mod anywhere;
pub mod random_rules;
pub mod texts;

use menagerie_rules::notation::coordinate;
use menagerie_rules::{ChaturajiPosition, ChessPosition, Game, Move, MoveKind, Options, Position, Square, Variant};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, LazyLock, Mutex};

/// A built-in game without options. Each is compiled once, which takes a while.
pub fn variant(id: &str) -> Arc<Variant> {
    static COMPILED: Mutex<BTreeMap<String, Arc<Variant>>> = Mutex::new(BTreeMap::new());
    let mut compiled = COMPILED.lock().expect("no test fails here");
    let entry = compiled.entry(id.to_string());
    Arc::clone(entry.or_insert_with(|| Variant::by_id(id, &Options::none()).expect("a built-in game")))
}

/// Gigachess II with the King's leap.
pub fn gigachess2_with_leap() -> Arc<Variant> {
    static COMPILED: LazyLock<Arc<Variant>> = LazyLock::new(|| {
        Variant::by_id("gigachess2", &"king-leap=on".parse().expect("an option")).expect("a built-in game")
    });
    Arc::clone(&COMPILED)
}

/// Every built-in game, and Gigachess II with its option.
pub fn every_variant() -> Vec<Arc<Variant>> {
    Variant::ids().map(variant).chain([gigachess2_with_leap()]).collect()
}

/// A position from its text.
pub fn read(variant: &Arc<Variant>, fen: &str) -> Position {
    Position::from_fen(variant, fen).unwrap_or_else(|error| panic!("{fen}: {error}"))
}

/// A position of a built-in game: its pieces as in `Ke1 kn14 pe5` (capitals White) or, for four players, `rKh4 gPa2`, and the
/// fields of its text after the first.
pub fn set_up(id: &str, pieces: &str, rest: &str) -> Position {
    let variant = variant(id);
    read(&variant, &format!("{} {rest}", placement(&variant, pieces)))
}

/// The first field of a position text.
pub fn placement(variant: &Variant, pieces: &str) -> String {
    let (letters, separator) = if variant.players().len() == 2 { (1, "") } else { (2, ",") };
    let mut cells: BTreeMap<Square, &str> = BTreeMap::new();
    for piece in pieces.split_whitespace() {
        let (name, square) = piece.split_at(letters);
        let twice = cells.insert(square.parse().expect("a square"), name);
        assert!(twice.is_none(), "two pieces on {square}");
    }
    let rows = (0..variant.board_size().ranks()).rev().map(|rank| {
        let mut row: Vec<String> = Vec::new();
        let mut empty = 0;
        for file in 0..variant.board_size().files() {
            match cells.get(&Square::new(file, rank).expect("within 16×16")) {
                Some(name) => {
                    row.extend((empty > 0).then(|| empty.to_string()));
                    row.push((*name).to_string());
                    empty = 0;
                }
                None => empty += 1,
            }
        }
        row.extend((empty > 0).then(|| empty.to_string()));
        row.join(separator)
    });
    rows.collect::<Vec<_>>().join("/")
}

/// Squares by name; `g8-g14` and `h8-n14` are all squares of that line, both ends included.
pub fn squares(list: &str) -> BTreeSet<String> {
    let mut all = BTreeSet::new();
    for item in list.split_whitespace() {
        let (first, last) = item.split_once('-').unwrap_or((item, item));
        let (mut at, last): (Square, Square) = (first.parse().expect("a square"), last.parse().expect("a square"));
        let towards = |from: u8, to: u8| (i16::from(to) - i16::from(from)).signum() as i8;
        let step = (towards(at.file(), last.file()), towards(at.rank(), last.rank()));
        all.insert(at.to_string());
        while at != last {
            at = at.offset(step.0, step.1).expect("a line");
            all.insert(at.to_string());
        }
    }
    all
}

/// The squares a piece may go to.
pub fn targets(position: &Position, from: &str) -> BTreeSet<String> {
    let from: Square = from.parse().expect("a square");
    let legal = position.legal_moves();
    legal.iter().filter(|mv| !mv.is_pass() && mv.from() == from).map(|mv| mv.to().to_string()).collect()
}

/// Every legal move in coordinates.
pub fn moves(position: &Position) -> BTreeSet<String> {
    position.legal_moves().into_iter().map(|mv| coordinate::write(position, mv)).collect()
}

/// Whether the move, written as on output, is legal.
pub fn has(position: &Position, text: &str) -> bool {
    moves(position).contains(text)
}

/// The legal moves between two squares, in coordinates: one for each promotion choice.
pub fn moves_between(position: &Position, from: &str, to: &str) -> Vec<String> {
    let found =
        position.legal_moves().into_iter().filter(|mv| mv.from().to_string() == from && mv.to().to_string() == to);
    let mut found: Vec<String> = found.map(|mv| coordinate::write(position, mv)).collect();
    found.sort();
    found
}

/// The legal moves of one kind, in coordinates.
pub fn moves_of_kind(position: &Position, kind: MoveKind) -> BTreeSet<String> {
    let chosen = position.legal_moves().into_iter().filter(|mv| mv.kind() == kind);
    chosen.map(|mv| coordinate::write(position, mv)).collect()
}

/// Texts, as a set.
pub fn texts(list: &str) -> BTreeSet<String> {
    list.split_whitespace().map(str::to_string).collect()
}

/// The legal move with these coordinates.
pub fn legal(position: &Position, text: &str) -> Move {
    coordinate::read(position, text).unwrap_or_else(|error| panic!("{text} in {}: {error}", position.fen()))
}

/// The position after some moves, written in coordinates.
pub fn after(position: &Position, line: &str) -> Position {
    let mut position = position.clone();
    for text in line.split_whitespace() {
        let mv = legal(&position, text);
        position.play(mv).expect("a legal move");
    }
    position
}

/// One field of the position's text, the first is 0.
pub fn field(position: &Position, number: usize) -> String {
    position.fen().split(' ').nth(number).expect("a field").to_string()
}

/// The piece on a square: `P`, `k`; for four players `rK`; `-` if empty.
pub fn standing(position: &Position, square: &str) -> String {
    let Some(piece) = position.piece_at(square.parse().expect("a square")) else { return "-".to_string() };
    let variant = position.variant();
    let letter = variant.kind(piece.kind).letter;
    match (variant.players().len(), piece.player.index()) {
        (2, 0) => letter.to_string(),
        (2, _) => letter.small(),
        _ => format!("{}{letter}", variant.player(piece.player).letter),
    }
}

/// The two-player position.
pub fn as_chess(position: &Position) -> &ChessPosition {
    match position {
        Position::Chess(position) => position,
        Position::Chaturaji(_) => panic!("a two-player position was expected"),
    }
}

/// The four-player position.
pub fn as_chaturaji(position: &Position) -> &ChaturajiPosition {
    match position {
        Position::Chaturaji(position) => position,
        Position::Chess(_) => panic!("a four-player position was expected"),
    }
}

/// Plays moves, in coordinates or SAN.
pub fn play_all(game: &mut Game, line: &str) {
    for text in line.split_whitespace() {
        let before = game.position().fen();
        game.play_text(text).unwrap_or_else(|error| panic!("{text} in {before}: {error}"));
    }
}

/// Pseudo-random numbers, the same in every run (Marsaglia's xorshift).
pub struct Dice(u64);

impl Dice {
    /// Creates a generator with a seed.
    pub fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below `limit`.
    pub fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % limit
    }
}

/// A random game with at most this many plies. Captures and special moves are preferred.
pub fn random_game(variant: &Arc<Variant>, seed: u64, plies: usize) -> Game {
    let mut dice = Dice::new(seed);
    let mut game = Game::new(variant);
    for _ in 0..plies {
        if !game.outcome().is_ongoing() {
            break;
        }
        let position = game.position();
        let legal = position.legal_moves();
        let lively: Vec<Move> = legal
            .iter()
            .copied()
            .filter(|&mv| {
                position.captured_by(mv).is_some() || mv.kind() != MoveKind::Normal || mv.promotion().is_some()
            })
            .collect();
        let choice = if lively.is_empty() || dice.below(3) > 0 { &legal } else { &lively };
        let mv = choice[dice.below(choice.len())];
        game.play(mv).expect("a legal move");
    }
    game
}
