//! Plays self-play games, and chooses which of their puzzles are kept.

use crate::arena::thinned;
use crate::puzzles::{Puzzle, PuzzleKind, PuzzleOrigin, PuzzleProof, PuzzleSet, best_capture};
use menagerie_engine::{Engine, Mistakes, NoControl, SearchLimits};
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Family, Game, Position, Square, Variant};
use std::collections::{HashMap, HashSet};
use std::sync::Arc;

/// The maximum number of moves of a game.
const MAX_MOVES: usize = 100;
/// How often the players overlook the enemy's reply, or a chance of their own, in percent. Each has a number of its own.
const OVERLOOKED: std::ops::RangeInclusive<u32> = 12..=40;
/// The inaccuracy of the players, in hundredths.
const INACCURACY: i32 = 40;
/// The maximum loss of what they overlook, in pieces.
const MAX_LOSS: i32 = 4;
/// Random moves at the beginning, for each player.
const RANDOM: usize = 2;
/// The maximum number of puzzles of one game, and the minimum number of plies between two of them.
const MOST: usize = 6;
const APART: usize = 6;
/// One in this many games begins with a part of the pieces, for endings and promotions. The others begin with all.
const THINNED: u64 = 6;
const SHARES: [f64; 3] = [0.4, 0.6, 0.8];
/// A game that began with all pieces ends when less than this part of them is left, in percent: puzzles of endings come from the others.
/// A game in which pieces are to be lost is decided with few of them, and is played to its end.
const FULL: u32 = 50;
/// The maximum number of start positions that are tried for a game.
const TRIES: usize = 100;
/// The maximum of one kind, in percent of the wanted number; of tasks of a single move that win the game; and of wins of a piece in a
/// single move.
const MAX_OF_KIND: usize = 45;
const MAX_SHORT: usize = 12;
const MAX_SIMPLE: usize = 12;
/// After this many games for each wanted puzzle the maxima no longer count: some games end suddenly.
const PATIENCE: u64 = 2;
/// The maximum number of plies of an origin.
const MAX_ORIGIN: usize = 90;

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

/// The numbers of puzzles of each kind.
#[derive(Debug, Default)]
struct Counts {
    by_kind: HashMap<PuzzleKind, usize>,
    simple: usize,
}

impl Counts {
    fn of(&self, kind: PuzzleKind) -> usize {
        self.by_kind.get(&kind).copied().unwrap_or(0)
    }

    fn add(&mut self, puzzle: &Puzzle) {
        *self.by_kind.entry(puzzle.kind).or_insert(0) += 1;
        self.simple += usize::from(is_simple(puzzle));
    }

    /// Whether one more puzzle like this keeps the maxima of a set of `wanted` puzzles.
    fn has_room(&self, puzzle: &Puzzle, wanted: usize) -> bool {
        let is_below = |count: usize, percent: usize| count * 100 < percent * wanted;
        let most = if puzzle.kind.won_in() == Some(1) { MAX_SHORT } else { MAX_OF_KIND };
        is_below(self.of(puzzle.kind), most) && (!is_simple(puzzle) || is_below(self.simple, MAX_SIMPLE))
    }
}

/// Adds puzzles to a set, game after game.
#[derive(Debug)]
pub struct Generator {
    variant: Arc<Variant>,
    wanted: usize,
    set: PuzzleSet,
    known: HashSet<String>,
    /// The first moves of this game's puzzles, because the same move a little later would be the same puzzle.
    keys: HashSet<String>,
    counts: Counts,
    engine: Engine,
    proof: Option<PuzzleProof>,
}

impl Generator {
    /// Continues a set up to `wanted` puzzles.
    pub fn new(variant: &Arc<Variant>, set: PuzzleSet, wanted: usize) -> Generator {
        let proof = (variant.family() == Family::Chess).then(|| PuzzleProof::new(variant));
        let mut counts = Counts::default();
        set.puzzles.iter().for_each(|puzzle| counts.add(puzzle));
        let known = set.puzzles.iter().map(Puzzle::diagram).collect();
        Generator {
            variant: variant.clone(),
            wanted,
            set,
            known,
            keys: HashSet::new(),
            counts,
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
        self.counts.of(kind)
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
        let by_seat: Vec<SearchLimits> = (0..seats).map(|_| self.player(&mut random)).collect();
        let mut last_find: Option<usize> = None;
        let mut kept = 0;
        self.keys.clear();
        self.engine.clear();
        let to_the_end = self.is_thinned(number) || self.proof.as_ref().is_some_and(|proof| !proof.pieces_count());
        let least = if to_the_end { 0 } else { pieces(game.position()) * FULL / 100 };
        while game.outcome().is_ongoing() && game.plies().len() < MAX_MOVES * seats && pieces(game.position()) >= least
        {
            let ply = game.plies().len();
            let apart = last_find.is_none_or(|last| ply >= last + APART);
            if ply >= RANDOM * seats && apart && kept < MOST && !self.is_done() && self.find(&game) {
                kept += 1;
                last_find = Some(ply);
            }
            let mv = if ply < RANDOM * seats {
                random.choice(game.position().legal_moves())
            } else {
                let limits = by_seat[game.position().turn().index()];
                let limits = SearchLimits { seed: random.u64(..), ..limits };
                self.engine.search(&game, &limits, &mut NoControl).map(|found| found.best_move)
            };
            let Some(mv) = mv else { break };
            if game.play(mv).is_err() {
                break;
            }
        }
        GameFinds { game: number, plies: game.plies().len(), kept }
    }

    /// Whether the game with this number begins with a part of the pieces.
    fn is_thinned(&self, number: u64) -> bool {
        self.variant.family() == Family::Chess && number % THINNED == THINNED - 1
    }

    /// How a player plays: fast, and with mistakes, because these make puzzles.
    fn player(&self, random: &mut fastrand::Rng) -> SearchLimits {
        let piece = self.proof.as_ref().map_or(0, PuzzleProof::margin);
        let mistakes = Mistakes {
            inaccuracy: INACCURACY,
            overlooked_replies: random.u32(OVERLOOKED),
            overlooked_chances: random.u32(OVERLOOKED),
            max_loss: MAX_LOSS * piece,
        };
        SearchLimits { mistakes, ..SearchLimits::depth(1) }
    }

    /// The start position of a game: with all pieces, or with some removed, for endings and promotions.
    fn start(&self, number: u64, random: &mut fastrand::Rng) -> Game {
        let whole = Position::start(&self.variant);
        if self.is_thinned(number) {
            let share = SHARES[random.usize(..SHARES.len())];
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
        let all_kinds = self.proof.is_none() || self.set.games > PATIENCE * self.wanted as u64;
        let is_wanted = |puzzle: &Puzzle| all_kinds || self.counts.has_room(puzzle, self.wanted);
        let found = match (game.position(), &mut self.proof) {
            (Position::Chess(position), Some(proof)) => proof.examine(position, last_capture(game), is_wanted),
            (Position::Chaturaji(position), _) => best_capture(position),
            _ => None,
        };
        let Some(mut puzzle) = found else { return false };
        let key = puzzle.moves.split(' ').next().unwrap_or_default().to_owned();
        if !is_wanted(&puzzle) || !self.keys.insert(key) || !self.known.insert(puzzle.diagram()) {
            return false;
        }
        puzzle.origin = origin(game);
        self.counts.add(&puzzle);
        self.set.puzzles.push(puzzle);
        true
    }
}

/// The number of pieces on the board and in hands.
fn pieces(position: &Position) -> u32 {
    let in_hands = match position {
        Position::Chess(chess) => {
            let state = chess.variant_state();
            let counts = chess.variant().turn_order().flat_map(|player| state.pocket(player));
            counts.map(|(_, count)| u32::from(count)).sum()
        }
        Position::Chaturaji(_) => 0,
    };
    position.board().occupied().count() + in_hands
}

/// The moves of a game from its start position.
fn origin(game: &Game) -> Option<PuzzleOrigin> {
    let plies = game.plies();
    let whole = Position::start(game.position().variant());
    if plies.len() > MAX_ORIGIN || game.start().fen() != whole.fen() {
        return None;
    }
    let mut before = game.start();
    let mut moves = Vec::new();
    for ply in plies {
        moves.push(coordinate::write(before, ply.mv));
        before = &ply.position;
    }
    Some(PuzzleOrigin { start: String::new(), moves: moves.join(" ") })
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
