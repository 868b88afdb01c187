//! Finds lines that reach what a record must reach: random games from the start first, then games from random positions, which prefer
//! moves that reach something new. The same seed finds the same lines.

use crate::gate::{Gate, Reached, WatchedLine, played, standing};
use crate::line::{Line, PlayedLine, Seen};
use crate::mutant::RuleMutant;
use crate::setting::{SettingKind, Settings};
use fastrand::Rng;
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Move, Position, Variant};
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// The effort of a search.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Random games from the start.
    pub games: u32,
    /// The most plies of such a game.
    pub plies: u32,
    /// Random positions that are tried while something is not reached.
    pub settings: u32,
    /// The number of random positions without anything new after which the search ends.
    pub patience: u32,
    /// Lines from random positions that are kept even if they reach nothing new.
    pub spare: u32,
}

/// The result of a search.
#[derive(Clone, Debug, Default)]
pub struct Exploration {
    /// The lines.
    pub lines: Vec<Line>,
    /// What they reach.
    pub reached: Reached,
}

/// Finds lines for a gate. The given ones come first, as far as they are legal.
pub fn explore(gate: &Gate, given: &[Line], effort: Effort, seed: u64) -> Exploration {
    let mut explorer = Explorer {
        gate,
        random: Rng::with_seed(seed),
        found: Exploration::default(),
        alive: BTreeMap::new(),
        waiting: (0..gate.mutants.len()).rev().collect(),
        lines: Vec::new(),
        follows_mutants: false,
    };
    for line in given {
        explorer.keep(line.clone(), true);
    }
    let settings = Settings::new(&gate.variant);
    for _ in 0..effort.games {
        let start = settings.start(&mut explorer.random).clone();
        explorer.random_game(start, effort.plies);
    }
    let mut spare = effort.spare;
    let mut last_news = (0, 0);
    for number in 0..effort.settings {
        explorer.compile_mutants();
        explorer.follows_mutants = number > EARLY || explorer.alive.len() <= FEW;
        let done = explorer.is_done();
        if explorer.found.lines.len() > last_news.0 {
            last_news = (explorer.found.lines.len(), number);
        }
        let is_stuck = number > last_news.1 + effort.patience;
        if done && spare == 0 || is_stuck && explorer.waiting.is_empty() {
            break;
        }
        if is_stuck {
            // The next ones may be easier.
            explorer.alive.clear();
            last_news.1 = number;
        }
        let kind = SettingKind::ALL[number as usize % SettingKind::ALL.len()];
        let Some(mut position) = settings.position(kind, &mut explorer.random) else { continue };
        if kind == SettingKind::Ending && gate.variant.rules().ends.counting.is_some() {
            if explorer.random.u8(..4) == 0 && !done {
                explorer.count_out(position);
                continue;
            }
            position = nearly_counted_out(&position, &mut explorer.random).unwrap_or(position);
        }
        if spare > 0 && number % 3 == 0 {
            spare -= 1;
            explorer.keep_a_walk(position);
        } else if number % 4 == 3 {
            explorer.repeat(position);
        } else {
            explorer.walk(position, kind == SettingKind::Ending);
        }
    }
    explorer.found
}

struct Explorer<'a> {
    gate: &'a Gate,
    random: Rng,
    found: Exploration,
    /// The mutants that no line distinguishes yet.
    alive: BTreeMap<usize, Arc<Variant>>,
    /// Those that are not compiled yet.
    waiting: Vec<usize>,
    /// The lines that are kept.
    lines: Vec<WatchedLine>,
    /// Whether moves are played in the mutants, too. Most of them differ already in the current position, which is faster to find.
    follows_mutants: bool,
}

/// The most plies from a random position.
const WALK: u32 = 10;
/// The number of tries in which mutants are only compared in the current position.
const EARLY: u32 = 300;
/// The number of mutants that are compiled at a time.
const AT_A_TIME: usize = 60;
/// Up to this number of mutants, they are followed from the first position.
const FEW: usize = 12;
/// The most plies until the move limit.
const COUNTED: u32 = 140;
/// The number of repetitions of moves.
const ROUNDS: u32 = 5;

impl Explorer<'_> {
    fn is_done(&self) -> bool {
        self.alive.is_empty() && self.waiting.is_empty() && self.found.reached.cases.len() == self.gate.cases.len()
    }

    /// Compiles mutants that the lines so far do not distinguish, a few at a time: all mutants of a large game take gigabytes.
    fn compile_mutants(&mut self) {
        while self.alive.len() < AT_A_TIME
            && let Some(at) = self.waiting.pop()
        {
            let Some(variant) = self.gate.mutants.get(at).and_then(RuleMutant::variant) else { continue };
            if self.lines.iter().any(|line| line.distinguishes(&variant)) {
                self.found.reached.mutants.insert(at);
            } else {
                self.alive.insert(at, variant);
            }
        }
    }

    /// Keeps a line if it reaches something new, or always.
    fn keep(&mut self, line: Line, always: bool) {
        let Some(watched) = WatchedLine::new(self.gate, line) else { return };
        let distinguished: Vec<usize> =
            self.alive.iter().filter(|(_, variant)| watched.distinguishes(variant)).map(|(&at, _)| at).collect();
        if distinguished.is_empty() && watched.cases.is_subset(&self.found.reached.cases) && !always {
            return;
        }
        self.alive.retain(|at, _| !distinguished.contains(at));
        self.found.reached.mutants.extend(distinguished);
        self.found.reached.cases.extend(watched.cases.iter().copied());
        self.found.lines.push(watched.line.clone());
        self.lines.push(watched);
    }

    fn random_game(&mut self, position: Position, plies: u32) {
        let start = position.fen();
        let mut game = PlayedLine::new(position);
        let mut moves = Vec::new();
        for _ in 0..plies {
            let legal = sorted(game.last());
            let Some(&mv) = self.random.choice(&legal) else { break };
            moves.push(coordinate::write(game.last(), mv));
            if !game.push(mv) || !game.last_outcome().is_ongoing() {
                break;
            }
        }
        self.keep(Line { start, moves }, true);
    }

    /// A short game from a random position, kept whole.
    fn keep_a_walk(&mut self, position: Position) {
        let start = position.fen();
        let mut game = PlayedLine::new(position);
        let mut moves = Vec::new();
        for _ in 0..4 {
            if !game.last_outcome().is_ongoing() {
                break;
            }
            let legal = sorted(game.last());
            let Some(&mv) = self.random.choice(&legal) else { break };
            moves.push(coordinate::write(game.last(), mv));
            if !game.push(mv) {
                break;
            }
        }
        self.keep(Line { start, moves }, true);
    }

    /// Walks from a position; each ply that reaches something new becomes a line.
    fn walk(&mut self, position: Position, is_ending: bool) {
        let mut game = PlayedLine::new(position);
        for _ in 0..WALK {
            self.look(&game);
            if !game.last_outcome().is_ongoing() {
                return;
            }
            let legal = sorted(game.last());
            let Some(mv) = self.choose(&game, &legal, is_ending) else { return };
            if !game.push(mv) {
                return;
            }
        }
    }

    /// Keeps the current position of a game if it reaches something new.
    fn look(&mut self, game: &PlayedLine) {
        let mut cases = BTreeSet::new();
        standing(game.last(), &game.last_outcome(), &mut cases);
        let new = |case: &_| self.gate.cases.contains(case) && !self.found.reached.cases.contains(case);
        if cases.iter().any(new) || self.differs(game) {
            self.keep(line_to(game, None), false);
        }
    }

    /// Whether a living mutant differs in the current position.
    fn differs(&self, game: &PlayedLine) -> bool {
        if self.alive.is_empty() {
            return false;
        }
        let fen = game.last().fen();
        let seen = Seen::of_position(game.last().clone());
        self.alive.values().any(|mutant| {
            let other = Position::from_fen(mutant, &fen);
            other.is_ok_and(|other| Seen::of_position(other) != seen)
        })
    }

    /// A move that reaches something new, whose line is kept; otherwise a random one, with a preference for captures and checks.
    fn choose(&mut self, game: &PlayedLine, legal: &[Move], is_ending: bool) -> Option<Move> {
        let mut preferred = Vec::new();
        let looks_ahead = is_ending && legal.len() <= 80 && !self.is_done();
        for &mv in legal {
            let is_special = mv.kind() != menagerie_rules::MoveKind::Normal || mv.promotion().is_some();
            let is_capture = game.last().piece_at(mv.to()).is_some();
            if !is_special && !is_capture && !looks_ahead && self.random.u8(..8) > 0 {
                continue;
            }
            let mut next = PlayedLine::new(game.last().clone());
            if !next.push(mv) {
                continue;
            }
            let mut cases = BTreeSet::new();
            played(game.last(), mv, next.last(), &mut cases);
            standing(next.last(), &next.last_outcome(), &mut cases);
            let new = |case: &_| self.gate.cases.contains(case) && !self.found.reached.cases.contains(case);
            if cases.iter().any(new)
                || self.follows_mutants && !self.alive.is_empty()
                || looks_ahead && self.differs(&next)
            {
                self.keep(line_to(game, Some(mv)), false);
                // A captured piece can be dropped only after the opponent's move.
                if is_capture && self.gate.variant.rules().pockets.captures && self.follows_mutants {
                    self.keep_with_reply(game, mv, &next);
                }
            }
            if is_special || is_capture || next.last().in_check() {
                preferred.push(mv);
            }
        }
        let from = if self.random.u8(..3) == 0 { preferred.as_slice() } else { legal };
        self.random.choice(from).copied().or_else(|| self.random.choice(legal).copied())
    }

    /// Keeps the line with a move and a random reply.
    fn keep_with_reply(&mut self, game: &PlayedLine, mv: Move, after: &PlayedLine) {
        let Some(&reply) = self.random.choice(&sorted(after.last())) else { return };
        let mut line = line_to(game, Some(mv));
        line.moves.push(coordinate::write(after.last(), reply));
        self.keep(line, false);
    }

    /// Plays on without captures until the move limit.
    fn count_out(&mut self, position: Position) {
        let start = position.fen();
        let mut game = PlayedLine::new(position);
        let mut moves = Vec::new();
        for _ in 0..COUNTED {
            let legal = sorted(game.last());
            let quiet: Vec<Move> = legal.iter().copied().filter(|mv| game.last().piece_at(mv.to()).is_none()).collect();
            let Some(&mv) = self.random.choice(if quiet.is_empty() { &legal } else { &quiet }) else { break };
            moves.push(coordinate::write(game.last(), mv));
            if !game.push(mv) || !game.last_outcome().is_ongoing() {
                break;
            }
        }
        self.keep(Line { start, moves }, false);
    }

    /// Moves two pieces back and forth until the game ends.
    fn repeat(&mut self, position: Position) {
        let start = position.fen();
        let mut game = PlayedLine::new(position);
        let mut moves = Vec::new();
        let mut cycle: Vec<(menagerie_rules::Square, menagerie_rules::Square)> = Vec::new();
        for ply in 0..4 * ROUNDS as usize + 1 {
            let legal = sorted(game.last());
            let (from, to) = match cycle.get(ply % 4) {
                Some(&(from, to)) if ply >= 4 => (from, to),
                _ if (2..4).contains(&ply) => {
                    let (from, to) = cycle[ply - 2];
                    cycle.push((to, from));
                    (to, from)
                }
                _ => {
                    let quiet: Vec<Move> =
                        legal.iter().copied().filter(|mv| game.last().piece_at(mv.to()).is_none()).collect();
                    let checks = |mv: &&Move| {
                        let mut next = game.last().clone();
                        next.play(**mv).is_ok() && next.in_check()
                    };
                    let checking: Vec<Move> = quiet.iter().filter(checks).copied().collect();
                    let from = if self.random.bool() && !checking.is_empty() { &checking } else { &quiet };
                    let Some(mv) = self.random.choice(from) else { return };
                    cycle.push((mv.from(), mv.to()));
                    (mv.from(), mv.to())
                }
            };
            let Some(&mv) = legal.iter().find(|mv| mv.from() == from && mv.to() == to && mv.promotion().is_none())
            else {
                return;
            };
            moves.push(coordinate::write(game.last(), mv));
            if !game.push(mv) {
                return;
            }
            if !game.last_outcome().is_ongoing() {
                break;
            }
        }
        self.keep(Line { start, moves }, false);
    }
}

/// The line to the current position of a game, with one more move. If the last move can be answered en passant, the line begins before
/// it, because programs differ in how position texts represent it.
fn line_to(game: &PlayedLine, mv: Option<Move>) -> Line {
    let position = game.last();
    let written = |mv: Move| coordinate::write(position, mv);
    let fen = position.fen();
    let answers =
        fen.split_whitespace().nth(3).is_some_and(|field| field.starts_with(|it: char| it.is_ascii_lowercase()));
    let before = game.positions().len().checked_sub(2).filter(|_| answers);
    let last = game.moves().last().copied().filter(|_| before.is_some());
    let start = before.map_or(fen, |before| game.positions()[before].fen());
    Line { start, moves: last.into_iter().chain(mv).map(written).collect() }
}

/// The position after a move, with the move limit almost reached, in games that have one.
fn nearly_counted_out(position: &Position, random: &mut Rng) -> Option<Position> {
    let mut next = position.clone();
    next.play(*random.choice(&sorted(position))?).ok()?;
    let fen = next.fen();
    let mut fields: Vec<String> = fen.split_whitespace().map(str::to_string).collect();
    let limit: u32 = fields.get(3)?.parse().ok()?;
    *fields.get_mut(4)? = limit.saturating_sub(random.u32(1..4)).to_string();
    Position::from_fen(position.variant(), &fields.join(" ")).ok()
}

/// The legal moves in an order that does not depend on move generation.
fn sorted(position: &Position) -> Vec<Move> {
    let mut moves = position.legal_moves();
    moves.sort_unstable_by_key(|mv| mv.to_bits());
    moves
}
