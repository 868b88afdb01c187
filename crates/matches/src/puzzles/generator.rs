//! Plays self-play games, and chooses which of their puzzles are kept.

use crate::arena::thinned;
use crate::puzzles::{Puzzle, PuzzleKind, PuzzleProof, PuzzleSet, best_capture};
use menagerie_engine::{Engine, NoControl, SearchLimits, levels};
use menagerie_rules::{Family, Game, Position, Square, Variant};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The maximum number of moves of a game.
const MAX_MOVES: usize = 100;
/// The indices of the levels of the seats: they blunder, and are fast.
const LEVELS: std::ops::Range<usize> = 0..3;
/// Random moves at the beginning, for each player.
const RANDOM: usize = 3;

/// The parameters of games on a board.
#[derive(Debug)]
struct GameHabits {
    /// The maximum number of puzzles of one game, and the minimum number of plies between two of them.
    most: usize,
    apart: usize,
    /// One in this many games begins with all pieces.
    whole: u64,
    /// The parts of the pieces with which the others begin.
    shares: [f64; 3],
}

const SMALL_BOARD: GameHabits = GameHabits { most: 4, apart: 6, whole: 3, shares: [0.2, 0.35, 0.6] };
/// A game with all pieces takes ten times as long there.
const LARGE_BOARD: GameHabits = GameHabits { most: 8, apart: 4, whole: 12, shares: [0.12, 0.2, 0.35] };
/// A board with more squares than this is large.
const LARGE: usize = 128;
/// The maximum number of start positions that are tried for a game.
const TRIES: usize = 100;
/// The maximum of one kind, and of wins in a single move, in percent of the wanted number.
const MAX_OF_KIND: usize = 32;
const MAX_SIMPLE: usize = 8;

/// The puzzles found in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameFinds {
    /// The game's number.
    pub game: u64,
    /// Its number of plies.
    pub plies: usize,
    /// The number of puzzles that were kept.
    pub kept: usize,
}

/// Adds puzzles to a set, game after game.
#[derive(Debug)]
pub struct Generator {
    variant: Arc<Variant>,
    habits: &'static GameHabits,
    wanted: usize,
    set: PuzzleSet,
    known: HashSet<String>,
    /// The first moves of this game's puzzles, because the same move a little later would be the same puzzle.
    keys: HashSet<String>,
    counts: HashMap<PuzzleKind, usize>,
    simple: usize,
    engine: Engine,
    proof: Option<PuzzleProof>,
}

impl Generator {
    /// Continues a set up to `wanted` puzzles.
    pub fn new(variant: &Arc<Variant>, set: PuzzleSet, wanted: usize) -> Generator {
        let proof = (variant.family() == Family::Chess).then(|| PuzzleProof::new(variant));
        let mut counts = HashMap::new();
        for puzzle in &set.puzzles {
            *counts.entry(puzzle.kind).or_insert(0) += 1;
        }
        let known = set.puzzles.iter().map(Puzzle::diagram).collect();
        let simple = set.puzzles.iter().filter(|puzzle| is_simple(puzzle)).count();
        let large = variant.board_size().squares().count() > LARGE;
        let habits = if large { &LARGE_BOARD } else { &SMALL_BOARD };
        Generator {
            variant: variant.clone(),
            habits,
            wanted,
            set,
            known,
            keys: HashSet::new(),
            counts,
            simple,
            engine: Engine::new(4),
            proof,
        }
    }

    /// The puzzles so far.
    pub fn set(&self) -> &PuzzleSet {
        &self.set
    }

    /// The number of puzzles of a kind.
    pub fn count(&self, kind: PuzzleKind) -> usize {
        self.counts.get(&kind).copied().unwrap_or(0)
    }

    /// Whether there are enough puzzles.
    pub fn is_done(&self) -> bool {
        self.set.puzzles.len() >= self.wanted
    }

    /// Plays the next game and keeps its puzzles. The same seed and number give the same game.
    pub fn play_game(&mut self) -> GameFinds {
        let number = self.set.games;
        self.set.games += 1;
        let mut random =
            fastrand::Rng::with_seed(self.set.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number));
        let seats = self.variant.players().len();
        let mut game = self.start(number, &mut random);
        let level = |random: &mut fastrand::Rng| levels::ALL[random.usize(LEVELS)];
        let by_seat: Vec<levels::Level> = (0..seats).map(|_| level(&mut random)).collect();
        let mut last_find: Option<usize> = None;
        let mut kept = 0;
        self.keys.clear();
        self.engine.clear();
        while game.outcome().is_ongoing() && game.plies().len() < MAX_MOVES * seats {
            let ply = game.plies().len();
            let apart = last_find.is_none_or(|last| ply >= last + self.habits.apart);
            if ply >= RANDOM * seats && apart && kept < self.habits.most && !self.is_done() && self.find(&game) {
                kept += 1;
                last_find = Some(ply);
            }
            let mv = if ply < RANDOM * seats {
                random.choice(game.position().legal_moves())
            } else {
                let limits: SearchLimits = by_seat[game.position().turn().index()].limits(random.u64(..));
                self.engine.search(&game, &limits, &mut NoControl).map(|found| found.best_move)
            };
            let Some(mv) = mv else { break };
            if game.play(mv).is_err() {
                break;
            }
        }
        GameFinds { game: number, plies: game.plies().len(), kept }
    }

    /// The start position of a game: with all pieces, or with some removed, for endings and promotions.
    fn start(&self, number: u64, random: &mut fastrand::Rng) -> Game {
        let whole = Position::start(&self.variant);
        if self.variant.family() == Family::Chess && !number.is_multiple_of(self.habits.whole) {
            let share = self.habits.shares[random.usize(..self.habits.shares.len())];
            for _ in 0..TRIES {
                if let Ok(position) = Position::from_fen(&self.variant, &thinned(&whole, share, random))
                    && position.outcome(1).is_ongoing()
                {
                    return Game::from_position(position);
                }
            }
        }
        Game::from_position(whole)
    }

    /// Keeps the puzzle of the current position, if it is wanted.
    fn find(&mut self, game: &Game) -> bool {
        let found = match (game.position(), &mut self.proof) {
            (Position::Chess(position), Some(proof)) => proof.examine(position, last_capture(game)),
            (Position::Chaturaji(position), _) => best_capture(position),
            _ => None,
        };
        let Some(puzzle) = found else { return false };
        let one_kind = self.proof.is_none();
        let simple = is_simple(&puzzle);
        let many = !one_kind && self.count(puzzle.kind) * 100 >= MAX_OF_KIND * self.wanted;
        let many_simple = simple && self.simple * 100 >= MAX_SIMPLE * self.wanted;
        let key = puzzle.moves.split(' ').next().unwrap_or_default().to_owned();
        if many || many_simple || !self.keys.insert(key) || !self.known.insert(puzzle.diagram()) {
            return false;
        }
        *self.counts.entry(puzzle.kind).or_insert(0) += 1;
        self.simple += usize::from(simple);
        self.set.puzzles.push(puzzle);
        true
    }
}

/// Whether the solution just takes a hanging piece.
fn is_simple(puzzle: &Puzzle) -> bool {
    puzzle.kind == PuzzleKind::Win && puzzle.solver_moves() == 1
}

/// The square of the last capture.
fn last_capture(game: &Game) -> Option<Square> {
    let last = game.plies().last()?;
    let before = game.plies().len().checked_sub(2).map_or(game.start(), |index| &game.plies()[index].position);
    before.captured_by(last.mv).map(|_| last.mv.to())
}
