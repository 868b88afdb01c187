//! Movement + board → tables.

use super::{KindTable, Path, Tables};
use crate::betza::{Hop, Movement, Step, Walk};
use crate::definition::Forward;
use crate::{Bitboard, KindId, Player, Shape, Square};

/// What the compiler is told about a kind.
pub(crate) struct KindMoves<'a> {
    pub movement: &'a Movement,
    /// Whether its double step counts for en passant.
    pub taken_en_passant: bool,
}

impl Tables {
    /// Compiles the tables. `starts` tells where a kind of a player stands in the start position, for `i` in Betza notation.
    pub(crate) fn new(
        shape: Shape,
        players: &[Forward],
        kinds: &[KindMoves<'_>],
        starts: impl Fn(Player, KindId) -> Bitboard,
    ) -> Tables {
        let span = usize::from(shape.ranks()) << 4;
        let mut all = Tables {
            kinds: kinds.len(),
            of: Vec::new(),
            tables: Vec::new(),
            leap_origins: vec![vec![Bitboard::EMPTY; span]; players.len()],
            path_origins: vec![vec![Bitboard::EMPTY; span]; players.len()],
            paths: Vec::new(),
            squares: Vec::new(),
        };
        let mut walks: Vec<Vec<Walk>> = Vec::new();
        for (player, &forward) in players.iter().enumerate() {
            for (kind, moves) in kinds.iter().enumerate() {
                let turned: Vec<Walk> = moves.movement.walks().iter().map(|walk| turned(walk, forward)).collect();
                // Most pieces move alike whichever way their owner looks: then a player before has the very same table.
                let same = |&at: &usize| !moves.taken_en_passant && are_alike(&walks[at], &turned);
                let alike = (0..player).map(|before| before * kinds.len() + kind).find(same);
                let of = match alike {
                    Some(at) => all.of[at],
                    None => {
                        let starts = starts(Player(player as u8), KindId(kind as u8));
                        let double = moves.taken_en_passant.then(|| forward.turn((0, 2)));
                        let table = all.compile(shape, &turned, double, starts);
                        all.tables.push(table);
                        (all.tables.len() - 1) as u8
                    }
                };
                all.of.push(of);
                walks.push(turned);
            }
            all.find_origins(shape, player);
        }
        all
    }

    /// Turns round what the kinds of a player capture. All kinds together: most share their targets with others.
    fn find_origins(&mut self, shape: Shape, player: usize) {
        for from in shape.squares() {
            let (mut leaps, mut paths) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for &of in &self.of[player * self.kinds..] {
                let table = &self.tables[usize::from(of)];
                leaps |= table.leap_captures[from.index()];
                paths |= table.path_captures[from.index()];
            }
            for to in leaps {
                self.leap_origins[player][to.index()].insert(from);
            }
            for to in paths {
                self.path_origins[player][to.index()].insert(from);
            }
        }
    }

    fn compile(&mut self, shape: Shape, walks: &[Walk], double: Option<Step>, starts: Bitboard) -> KindTable {
        let span = usize::from(shape.ranks()) << 4;
        let mut table = KindTable {
            leap_moves: vec![Bitboard::EMPTY; span],
            leap_captures: vec![Bitboard::EMPTY; span],
            path_captures: vec![Bitboard::EMPTY; span],
            paths: vec![[0; 2]; span],
            overlaps: false,
        };
        for from in shape.squares() {
            let first = self.paths.len() as u32;
            let (mut moved, mut captured) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for walk in walks.iter().filter(|walk| !walk.initial || starts.has(from)) {
                let targets = if is_leap(walk) {
                    let Some(to) = shape.offset(from, walk.step.0, walk.step.1) else { continue };
                    if walk.moves {
                        table.leap_moves[from.index()].insert(to);
                    }
                    if walk.captures {
                        table.leap_captures[from.index()].insert(to);
                    }
                    Bitboard::of(to)
                } else {
                    self.lay_path(shape, walk, double, from)
                };
                if walk.moves {
                    table.overlaps |= !(moved & targets).is_empty();
                    moved |= targets;
                }
                if walk.captures {
                    table.overlaps |= !(captured & targets).is_empty();
                    captured |= targets;
                }
            }
            let paths = [first, self.paths.len() as u32];
            for path in &self.paths[first as usize..] {
                table.path_captures[from.index()] |= path.capturable;
            }
            table.paths[from.index()] = paths;
        }
        table
    }

    /// Adds the path of a walk from a square, if the board has room for it, and returns its targets.
    fn lay_path(&mut self, shape: Shape, walk: &Walk, double: Option<Step>, from: Square) -> Bitboard {
        let there = |from: Square, step: Step| shape.offset(from, step.0, step.1);
        let first = self.squares.len();
        let mut laid = Bitboard::EMPTY;
        // The square of the piece itself is empty while it moves.
        let mut lay = |squares: &mut Vec<Square>, at: Option<Square>| {
            if let Some(square) = at
                && square != from
            {
                squares.push(square);
                laid.insert(square);
            }
        };
        let mut at = Some(from);
        let mut whole = true;
        for &bend in &walk.bends {
            at = at.and_then(|square| there(square, bend));
            lay(&mut self.squares, at);
        }
        for &pass in &walk.passes {
            let pass = there(from, pass);
            // A square passed is missing only where the board ends before the target.
            whole &= pass.is_some();
            lay(&mut self.squares, pass);
        }
        let before = self.squares.len() - first;
        let mut steps = std::iter::once(&walk.step).chain(&walk.then).cycle();
        for number in 0..walk.range.unwrap_or(u8::MAX) {
            let (Some(square), Some(&(x, y))) = (at, steps.next()) else { break };
            // In the air the board may end.
            let (over_x, over_y) = walk.over.filter(|_| number == 0).unwrap_or_default();
            at = there(square, (over_x + x, over_y + y));
            lay(&mut self.squares, at);
        }
        if self.squares.len() - first <= before || !whole {
            self.squares.truncate(first);
            return Bitboard::EMPTY;
        }
        // What a hopper passes is its screen, which is not skipped but looked for; nothing can be captured on the first square.
        let (skip, hidden) = if walk.hop == Hop::No { (before, before) } else { (0, 1) };
        let targets = if hidden == 0 { laid } else { self.squares[first + hidden..].iter().copied().collect() };
        // What must be empty on the way out cannot be captured on the way back.
        let passed: Bitboard = self.squares[first..first + skip].iter().copied().collect();
        self.paths.push(Path {
            squares: first as u32..self.squares.len() as u32,
            skip: skip as u32,
            moves: walk.moves,
            captures: walk.captures,
            hop: walk.hop,
            double_step: double == Some(walk.step) && walk.passes.len() == 1 && walk.moves && !walk.captures,
            capturable: if walk.captures { targets & !passed } else { Bitboard::EMPTY },
        });
        targets
    }
}

/// A walk as a player who looks this way makes it.
fn turned(walk: &Walk, forward: Forward) -> Walk {
    let mut turned = walk.clone();
    let steps = turned.bends.iter_mut().chain(&mut turned.then).chain(&mut turned.passes);
    for step in steps.chain(turned.over.as_mut()).chain(std::iter::once(&mut turned.step)) {
        *step = forward.turn(*step);
    }
    turned
}

/// Whether two players' walks are the same but for their order. Initial moves depend on where the player's pieces begin.
fn are_alike(before: &[Walk], walks: &[Walk]) -> bool {
    before.len() == walks.len() && walks.iter().all(|walk| !walk.initial && before.contains(walk))
}

/// Whether nothing that stands in between matters.
fn is_leap(walk: &Walk) -> bool {
    walk.bends.is_empty()
        && walk.over.is_none()
        && walk.passes.is_empty()
        && walk.range == Some(1)
        && walk.hop == Hop::No
}
