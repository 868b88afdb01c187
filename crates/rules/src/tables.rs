//! Movement + board → tables: for every player, kind and square, where the piece may go and what may stop it.
//!
//! Whatever needs no empty squares in between becomes a *leap*: bit sets of targets. Everything else becomes a *path*: the
//! squares of one line, straight or bent, in order. Move generation, attack detection and diagrams all read these tables.

use crate::betza::{Hop, Movement, Walk};
use crate::board::Board;
use crate::definition::Forward;
use crate::{Bitboard, KindId, Player, Shape, Square};
use std::ops::Range;

/// One line along which a piece goes as far as it finds the squares free, or hops.
#[derive(Clone, Debug)]
pub struct Path {
    squares: Range<u32>,
    /// How many squares at the beginning must be empty and are no targets: the bend of a bent slider, what a lame leaper passes.
    skip: u32,
    /// Whether it may end on an empty square.
    pub moves: bool,
    /// Whether it may end on an enemy.
    pub captures: bool,
    /// What must stand in between.
    pub hop: Hop,
    /// Whether this is a Pawn's double step.
    pub double_step: bool,
    capturable: Bitboard,
}

impl Path {
    /// Whether the piece may capture on `target` if it stands there, with `occupied` in between.
    #[inline]
    fn captures_on(&self, squares: &[Square], occupied: Bitboard, target: Square) -> bool {
        if !self.capturable.has(target) {
            return false;
        }
        let mut screens = 0;
        let mut before_is_screen = false;
        for &square in squares {
            if square == target {
                break;
            }
            before_is_screen = occupied.has(square);
            screens += u32::from(before_is_screen);
            if screens > u32::from(self.hop != Hop::No) {
                return false;
            }
        }
        match self.hop {
            Hop::No => screens == 0,
            Hop::Over => screens == 1,
            Hop::Behind => screens == 1 && before_is_screen,
        }
    }
}

/// A line by which a piece bears on a square: it captures there or not, depending on what stands in between.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    /// Where the piece stands.
    pub origin: Square,
    /// The squares in between.
    pub between: Bitboard,
    last: Option<Square>,
    hop: Hop,
}

impl Line {
    /// Whether the piece captures along the line when `occupied` squares are occupied.
    #[inline]
    pub fn is_open(&self, occupied: Bitboard) -> bool {
        let screens = self.between & occupied;
        match self.hop {
            Hop::No => screens.is_empty(),
            Hop::Over => screens.count() == 1,
            Hop::Behind => self.last.is_some_and(|last| screens == Bitboard::of(last)),
        }
    }

    /// Whether a single move, which leaves one square and fills another, could open the line.
    #[inline]
    fn is_sensitive(&self, occupied: Bitboard) -> bool {
        let screens = (self.between & occupied).count();
        screens <= if self.hop == Hop::No { 1 } else { 2 }
    }
}

/// How a piece gets to a square: what a board colours it by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Reach {
    /// Along a line that can be blocked, to move or capture.
    Slide,
    /// In one leap or step that nothing can block, to move or capture.
    Leap,
    /// Only without capturing.
    MoveOnly,
    /// Only by capturing.
    CaptureOnly,
    /// Over a screen.
    Hop,
}

/// The tables of one kind of one player.
#[derive(Clone, Debug)]
struct KindTable {
    leap_moves: Vec<Bitboard>,
    leap_captures: Vec<Bitboard>,
    path_captures: Vec<Bitboard>,
    paths: Vec<Range<u32>>,
    /// Whether some square can be reached in two ways, so that move generation must look out for doubles.
    overlaps: bool,
}

/// What the compiler is told about a kind.
pub(crate) struct KindMoves<'a> {
    pub movement: &'a Movement,
    /// Whether its double step counts for en passant.
    pub taken_en_passant: bool,
}

/// All tables of a variant.
#[derive(Clone, Debug)]
pub struct Tables {
    kinds: usize,
    tables: Vec<KindTable>,
    leap_origins: Vec<Vec<Bitboard>>,
    path_origins: Vec<Vec<Bitboard>>,
    paths: Vec<Path>,
    squares: Vec<Square>,
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
            tables: Vec::with_capacity(players.len() * kinds.len()),
            leap_origins: vec![vec![Bitboard::EMPTY; span]; players.len()],
            path_origins: vec![vec![Bitboard::EMPTY; span]; players.len()],
            paths: Vec::new(),
            squares: Vec::new(),
        };
        for (player, &forward) in players.iter().enumerate() {
            for (kind, moves) in kinds.iter().enumerate() {
                let starts = starts(Player(player as u8), KindId(kind as u8));
                let table = all.compile(shape, forward, moves, starts);
                for from in shape.squares() {
                    for to in table.leap_captures[from.index()] {
                        all.leap_origins[player][to.index()].insert(from);
                    }
                    for to in table.path_captures[from.index()] {
                        all.path_origins[player][to.index()].insert(from);
                    }
                }
                all.tables.push(table);
            }
        }
        all
    }

    fn compile(&mut self, shape: Shape, forward: Forward, kind: &KindMoves<'_>, starts: Bitboard) -> KindTable {
        let span = usize::from(shape.ranks()) << 4;
        let mut table = KindTable {
            leap_moves: vec![Bitboard::EMPTY; span],
            leap_captures: vec![Bitboard::EMPTY; span],
            path_captures: vec![Bitboard::EMPTY; span],
            paths: vec![0..0; span],
            overlaps: false,
        };
        for from in shape.squares() {
            let first = self.paths.len() as u32;
            let (mut moved, mut captured) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for walk in kind.movement.walks().iter().filter(|walk| !walk.initial || starts.has(from)) {
                let targets = if is_leap(walk) {
                    let (x, y) = forward.turn(walk.step);
                    let to: Bitboard = shape.offset(from, x, y).into_iter().collect();
                    if walk.moves {
                        table.leap_moves[from.index()] |= to;
                    }
                    if walk.captures {
                        table.leap_captures[from.index()] |= to;
                    }
                    to
                } else {
                    self.lay_path(shape, forward, walk, kind.taken_en_passant, from)
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
            let paths = first..self.paths.len() as u32;
            for path in &self.paths[first as usize..] {
                table.path_captures[from.index()] |= path.capturable;
            }
            table.paths[from.index()] = paths;
        }
        table
    }

    /// Adds the path of a walk from a square, if the board has room for it, and returns its targets.
    fn lay_path(&mut self, shape: Shape, forward: Forward, walk: &Walk, double: bool, from: Square) -> Bitboard {
        let first = self.squares.len();
        let mut at = from;
        let mut steps = walk.bends.iter().copied();
        let mut skip = walk.bends.len() as u32;
        let whole = steps.all(|step| {
            let (x, y) = forward.turn(step);
            let next = shape.offset(at, x, y);
            self.squares.extend(next);
            next.is_some_and(|next| {
                at = next;
                true
            })
        });
        if whole {
            let (x, y) = forward.turn(walk.step);
            let mut left = walk.range.unwrap_or(u8::MAX);
            while left > 0
                && let Some(next) = shape.offset(at, x, y)
            {
                if left == walk.range.unwrap_or(u8::MAX) {
                    for &pass in &walk.passes {
                        let (x, y) = forward.turn(pass);
                        self.squares.extend(shape.offset(from, x, y));
                    }
                    // What a hopper passes is its screen, which is not skipped but looked for.
                    skip += if walk.hop == Hop::No { walk.passes.len() as u32 } else { 0 };
                }
                self.squares.push(next);
                at = next;
                left -= 1;
            }
        }
        if !whole || self.squares.len() - first <= skip as usize {
            self.squares.truncate(first);
            return Bitboard::EMPTY;
        }
        let hidden = if walk.hop == Hop::No { skip as usize } else { 1 };
        let targets: Bitboard = self.squares[first..].iter().skip(hidden).copied().collect();
        let straight_ahead = walk.step.0 == 0 && walk.step.1 == 2 && walk.passes.len() == 1;
        self.paths.push(Path {
            squares: first as u32..self.squares.len() as u32,
            skip,
            moves: walk.moves,
            captures: walk.captures,
            hop: walk.hop,
            double_step: double && straight_ahead && walk.moves && !walk.captures,
            capturable: if walk.captures { targets } else { Bitboard::EMPTY },
        });
        targets
    }

    #[inline]
    fn table(&self, player: Player, kind: KindId) -> &KindTable {
        &self.tables[player.index() * self.kinds + kind.index()]
    }

    #[inline]
    fn squares_of(&self, path: &Path) -> &[Square] {
        &self.squares[path.squares.start as usize..path.squares.end as usize]
    }

    /// Where a piece may leap to without capturing, whatever stands in between.
    #[inline]
    pub fn leap_moves(&self, player: Player, kind: KindId, from: Square) -> Bitboard {
        self.table(player, kind).leap_moves[from.index()]
    }

    /// Where a piece may capture by a leap, whatever stands in between.
    #[inline]
    pub fn leap_captures(&self, player: Player, kind: KindId, from: Square) -> Bitboard {
        self.table(player, kind).leap_captures[from.index()]
    }

    /// The paths of a piece.
    #[inline]
    pub fn paths(&self, player: Player, kind: KindId, from: Square) -> &[Path] {
        let range = &self.table(player, kind).paths[from.index()];
        &self.paths[range.start as usize..range.end as usize]
    }

    /// The squares a path leads over, in order, and how many of them at the beginning are only passed.
    pub fn path_squares(&self, path: &Path) -> (&[Square], usize) {
        (self.squares_of(path), path.skip as usize)
    }

    /// Whether the kind can reach some square in two ways.
    #[inline]
    pub(crate) fn overlaps(&self, player: Player, kind: KindId) -> bool {
        self.table(player, kind).overlaps
    }

    /// Calls `visit(target, captured)` for every square the path leads to on this board.
    #[inline]
    pub fn follow(&self, path: &Path, board: &Board, enemies: Bitboard, mut visit: impl FnMut(Square, bool)) {
        let squares = self.squares_of(path);
        let occupied = board.occupied();
        match path.hop {
            Hop::No => {
                for (place, &square) in squares.iter().enumerate() {
                    let target = place as u32 >= path.skip;
                    if occupied.has(square) {
                        if target && path.captures && enemies.has(square) {
                            visit(square, true);
                        }
                        return;
                    }
                    if target && path.moves {
                        visit(square, false);
                    }
                }
            }
            Hop::Over | Hop::Behind => {
                let mut rest = squares.iter().copied();
                if !rest.any(|square| occupied.has(square)) {
                    return;
                }
                for square in rest {
                    if occupied.has(square) {
                        if path.captures && enemies.has(square) {
                            visit(square, true);
                        }
                        return;
                    }
                    if path.moves {
                        visit(square, false);
                    }
                    if path.hop == Hop::Behind {
                        return;
                    }
                }
            }
        }
    }

    /// Calls `visit(target, captured, path)` for every square a piece may go to on this board: leaps first, then each path.
    /// Says nothing about the safety of Kings, and knows no en passant, castling or promotion.
    #[inline]
    pub fn targets(
        &self,
        board: &Board,
        player: Player,
        kind: KindId,
        from: Square,
        enemies: Bitboard,
        mut visit: impl FnMut(Square, bool, Option<&Path>),
    ) {
        for to in self.leap_moves(player, kind, from) & !board.occupied() {
            visit(to, false, None);
        }
        for to in self.leap_captures(player, kind, from) & enemies {
            visit(to, true, None);
        }
        let overlaps = self.overlaps(player, kind);
        let leaps = if overlaps {
            (self.leap_moves(player, kind, from) & !board.occupied())
                | (self.leap_captures(player, kind, from) & enemies)
        } else {
            Bitboard::EMPTY
        };
        let mut seen = leaps;
        for path in self.paths(player, kind, from) {
            self.follow(path, board, enemies, |to, captured| {
                if overlaps {
                    if seen.has(to) {
                        return;
                    }
                    seen.insert(to);
                }
                visit(to, captured, Some(path));
            });
        }
    }

    /// Whether one of `attackers`, which are pieces of `player`, captures on `target` with `occupied` squares in between.
    /// Whether `target` itself is occupied does not matter.
    #[inline]
    pub fn attacked(
        &self,
        board: &Board,
        player: Player,
        attackers: Bitboard,
        occupied: Bitboard,
        target: Square,
    ) -> bool {
        let leapers = self.leap_origins[player.index()][target.index()] & attackers;
        let others = self.path_origins[player.index()][target.index()] & attackers;
        leapers.iter().any(|from| self.leaps_on(board, player, from, target))
            || others.iter().any(|from| self.comes_along_path(board, player, from, occupied, target))
    }

    /// Those of `attackers`, which are pieces of `player`, that capture on `target` with `occupied` squares in between.
    pub fn attackers(
        &self,
        board: &Board,
        player: Player,
        attackers: Bitboard,
        occupied: Bitboard,
        target: Square,
    ) -> Bitboard {
        let leapers = self.leap_origins[player.index()][target.index()] & attackers;
        let others = self.path_origins[player.index()][target.index()] & attackers;
        let leaping: Bitboard = leapers.iter().filter(|&from| self.leaps_on(board, player, from, target)).collect();
        let along = others.iter().filter(|&from| self.comes_along_path(board, player, from, occupied, target));
        leaping | along.collect()
    }

    #[inline]
    fn leaps_on(&self, board: &Board, player: Player, from: Square, target: Square) -> bool {
        board.get(from).is_some_and(|piece| self.leap_captures(player, piece.kind, from).has(target))
    }

    #[inline]
    fn comes_along_path(
        &self,
        board: &Board,
        player: Player,
        from: Square,
        occupied: Bitboard,
        target: Square,
    ) -> bool {
        board.get(from).is_some_and(|piece| {
            self.table(player, piece.kind).path_captures[from.index()].has(target)
                && self
                    .paths(player, piece.kind, from)
                    .iter()
                    .any(|path| path.captures_on(self.squares_of(path), occupied, target))
        })
    }

    /// The pieces of `player` that capture on `target` by a leap.
    #[inline]
    pub fn leap_attackers(&self, board: &Board, player: Player, target: Square) -> Bitboard {
        let leapers = self.leap_origins[player.index()][target.index()] & board.of(player);
        leapers.iter().filter(|&from| self.leaps_on(board, player, from, target)).collect()
    }

    /// Every line by which a piece of `player` bears on `target` that is open or that one move could open.
    pub fn lines(&self, board: &Board, player: Player, target: Square, mut found: impl FnMut(Line)) {
        let others = self.path_origins[player.index()][target.index()] & board.of(player);
        for origin in others {
            let Some(piece) = board.get(origin) else { continue };
            if !self.table(player, piece.kind).path_captures[origin.index()].has(target) {
                continue;
            }
            for path in self.paths(player, piece.kind, origin) {
                if !path.capturable.has(target) {
                    continue;
                }
                let mut between = Bitboard::EMPTY;
                let mut last = None;
                for &square in self.squares_of(path).iter().take_while(|&&square| square != target) {
                    between.insert(square);
                    last = Some(square);
                }
                let line = Line { origin, between, last, hop: path.hop };
                if line.is_sensitive(board.occupied()) {
                    found(line);
                }
            }
        }
    }

    /// How the piece on `from` gets to `to` on this board, if it does.
    pub fn reach(&self, board: &Board, from: Square, to: Square, enemies: Bitboard) -> Option<Reach> {
        let piece = board.get(from)?;
        let (player, kind) = (piece.player, piece.kind);
        let mut found = None;
        self.targets(board, player, kind, from, enemies, |target, _, path| {
            if target != to || found.is_some() {
                return;
            }
            let (moves, captures, how) = match path {
                None => (
                    self.leap_moves(player, kind, from).has(to),
                    self.leap_captures(player, kind, from).has(to),
                    Reach::Leap,
                ),
                Some(path) => {
                    let how = if path.hop == Hop::No { Reach::Slide } else { Reach::Hop };
                    (path.moves, path.captures, how)
                }
            };
            found = Some(match (how, moves, captures) {
                (Reach::Hop, ..) => Reach::Hop,
                (_, true, false) => Reach::MoveOnly,
                (_, false, true) => Reach::CaptureOnly,
                _ => how,
            });
        });
        found
    }
}

/// Whether nothing that stands in between matters.
fn is_leap(walk: &Walk) -> bool {
    walk.bends.is_empty() && walk.passes.is_empty() && walk.range == Some(1) && walk.hop == Hop::No
}
