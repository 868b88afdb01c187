//! How a path is walked: the one place that knows what blocks a piece, what it needs a screen for, and where it may end.
//!
//! A path is the squares of one line, straight or bent, in order. Its first squares may only be passed: the bend of a bent
//! slider, or what a lame leaper leaps over. A slider goes on as far as the squares are empty. A hopper needs exactly one piece
//! in between, its screen: a cannon lands anywhere behind it, a grasshopper right behind it (Betza's `p` and `g`).
//!
//! A slider's path may cross a square twice; what stands there is one piece all the same. A hopper's path ends where it would come
//! back to a square of its own, so that no screen is counted twice.
//!
//! Two questions are asked, and a law in the tests says that the answers agree: where a piece gets to on a board
//! ([`Path::reached`]), and whether it captures on a square with given pieces in between ([`Path::captures_on`],
//! [`AttackLine::is_open`]). Everything else is told by these.

use crate::betza::{Hop, Walk};
use crate::{Bitboard, Square};
use std::ops::Range;

/// One line along which a piece goes as far as it finds the squares free, or hops.
#[derive(Clone, Debug)]
pub struct Path {
    /// Where its squares stand among those of all paths.
    pub(super) squares: Range<u32>,
    /// How many squares at the beginning must be empty and are no targets.
    skip: u32,
    /// Whether it may end on an empty square.
    pub moves: bool,
    /// Whether it may end on an enemy.
    pub captures: bool,
    /// Whether this is a Pawn's double step.
    pub double_step: bool,
    hop: Hop,
    /// Where it may capture on some board.
    pub(super) capturable: Bitboard,
}

/// What keeps a piece from going on along a path. Places are indices of the path's squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathObstacle {
    /// A slider meets a piece at `place`; without it the path would be free up to `free_to`, not included.
    Blocker {
        /// Where the piece stands.
        place: usize,
        /// The place of the next piece, or the end of the path.
        free_to: usize,
    },
    /// A hopper finds no screen.
    NoScreen,
    /// A hopper meets this piece behind its screen.
    BehindScreen {
        /// Where the piece stands.
        place: usize,
    },
}

/// What stands between a piece and a square of its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathBetween {
    /// A slider's way is free.
    Free,
    /// This is the first piece in a slider's way.
    Blocked(Square),
    /// So many pieces stand in a hopper's way, which needs exactly one.
    Screens(u32),
}

impl Path {
    /// The path of a walk over these squares, the first `before` of which come before its last leg, and what it may end on. `first`
    /// is where they stand among those of all paths.
    #[inline]
    pub(super) fn new(
        walk: &Walk,
        squares: &[Square],
        before: usize,
        first: usize,
        double_step: bool,
    ) -> (Path, Bitboard) {
        // A straight line never returns.
        let returns = walk.hop != Hop::None && (!walk.bends.is_empty() || !walk.then.is_empty());
        let squares = if returns { without_return(squares) } else { squares };
        // What a hopper passes is its screen, which is not skipped but looked for. It can end nowhere before its second square.
        let (skip, hidden) = if walk.hop == Hop::None { (before, before) } else { (0, 1) };
        let set = |squares: &[Square]| squares.iter().copied().collect::<Bitboard>();
        let targets = set(squares.get(hidden..).unwrap_or_default());
        let passed = set(squares.get(..skip).unwrap_or_default());
        let path = Path {
            squares: first as u32..(first + squares.len()) as u32,
            skip: skip as u32,
            moves: walk.moves,
            captures: walk.captures,
            double_step,
            hop: walk.hop,
            // What must be empty on the way out cannot be captured on the way back.
            capturable: if walk.captures { targets & !passed } else { Bitboard::EMPTY },
        };
        (path, targets)
    }

    /// Whether the piece goes over a screen.
    #[inline]
    pub fn is_hopper(&self) -> bool {
        self.hop != Hop::None
    }

    /// Whether it lands right behind its screen, and not anywhere beyond.
    #[inline]
    pub fn is_grasshopper(&self) -> bool {
        self.hop == Hop::Grasshopper
    }

    /// How many squares at the beginning must be empty and are no targets: the bend of a bent slider, what a lame leaper passes.
    #[inline]
    pub fn skipped(&self) -> usize {
        self.skip as usize
    }

    /// Those of its squares on which it may end on some board.
    pub fn ends<'a>(&self, squares: &'a [Square]) -> &'a [Square] {
        // A hopper needs room for its screen.
        let first = if self.is_hopper() { 1 } else { self.skipped() };
        squares.get(first..).unwrap_or_default()
    }

    /// Calls `visit(place, square, filled, screen)` for each square on which the piece may end if it may move there when it is empty,
    /// and capture there when it is `filled`.
    #[inline(always)]
    pub fn reached(
        &self,
        squares: &[Square],
        occupied: Bitboard,
        mut visit: impl FnMut(usize, Square, bool, Option<Square>),
    ) {
        match self.hop {
            Hop::None => {
                for (place, &square) in squares.iter().enumerate() {
                    let may_end = place as u32 >= self.skip;
                    if occupied.has(square) {
                        if may_end {
                            visit(place, square, true, None);
                        }
                        return;
                    }
                    if may_end {
                        visit(place, square, false, None);
                    }
                }
            }
            Hop::Cannon | Hop::Grasshopper => {
                let mut rest = squares.iter().enumerate();
                let Some((_, &screen)) = rest.find(|&(_, &square)| occupied.has(square)) else { return };
                for (place, &square) in rest {
                    if occupied.has(square) {
                        visit(place, square, true, Some(screen));
                        return;
                    }
                    visit(place, square, false, Some(screen));
                    if self.hop == Hop::Grasshopper {
                        return;
                    }
                }
            }
        }
    }

    /// Whether the piece captures on `target` if an enemy stands there, with `occupied` squares in between.
    #[inline]
    pub(super) fn captures_on(&self, squares: &[Square], occupied: Bitboard, target: Square) -> bool {
        if !self.capturable.has(target) {
            return false;
        }
        let mut between = squares.iter().copied().take_while(|&square| square != target);
        if self.hop == Hop::None {
            return !between.any(|square| occupied.has(square));
        }
        if !between.any(|square| occupied.has(square)) {
            return false;
        }
        // What follows stands behind the screen.
        match between.next() {
            None => true,
            Some(behind) => self.hop == Hop::Cannon && !occupied.has(behind) && !between.any(|it| occupied.has(it)),
        }
    }

    /// The line by which the piece on `origin` bears on `target`, where it can capture on some board: if the line is open, or one
    /// move could open it. A move leaves one square and fills another, so it may take one piece away, and bring one.
    #[inline(always)]
    pub(super) fn attack_line(
        &self,
        squares: &[Square],
        occupied: Bitboard,
        origin: Square,
        target: Square,
    ) -> Option<AttackLine> {
        let most = if self.hop == Hop::None { 1 } else { 2 };
        let (mut between, mut last, mut pieces) = (Bitboard::EMPTY, None, 0);
        for &square in squares.iter().take_while(|&&square| square != target) {
            pieces += u32::from(occupied.has(square) && !between.has(square));
            between.insert(square);
            last = Some(square);
            if pieces > most {
                return None;
            }
        }
        Some(AttackLine { origin, between, last, hop: self.hop })
    }

    /// What stands before the square at `place`.
    pub fn between(&self, squares: &[Square], occupied: Bitboard, place: usize) -> PathBetween {
        let mut standing = squares.iter().take(place).copied().filter(|&square| occupied.has(square));
        if self.is_hopper() {
            return PathBetween::Screens(standing.collect::<Bitboard>().count());
        }
        standing.next().map_or(PathBetween::Free, PathBetween::Blocked)
    }

    /// What keeps the piece from going on; nothing if it gets to the end of the path.
    pub fn obstacle(&self, squares: &[Square], occupied: Bitboard) -> Option<PathObstacle> {
        let next = |from: usize| (from..squares.len()).find(|&place| occupied.has(squares[place]));
        let Some(place) = next(0) else { return self.is_hopper().then_some(PathObstacle::NoScreen) };
        let behind = next(place + 1);
        match self.hop {
            Hop::None => Some(PathObstacle::Blocker { place, free_to: behind.unwrap_or(squares.len()) }),
            Hop::Cannon => behind.map(|place| PathObstacle::BehindScreen { place }),
            Hop::Grasshopper => {
                behind.filter(|&behind| behind == place + 1).map(|place| PathObstacle::BehindScreen { place })
            }
        }
    }
}

/// The squares up to the first that stands there for the second time.
fn without_return(squares: &[Square]) -> &[Square] {
    let mut seen = Bitboard::EMPTY;
    for (place, &square) in squares.iter().enumerate() {
        if seen.has(square) {
            return squares.get(..place).unwrap_or_default();
        }
        seen.insert(square);
    }
    squares
}

/// A line by which a piece bears on a square: it captures there or not, depending on what stands in between.
#[derive(Clone, Copy, Debug)]
pub struct AttackLine {
    /// Where the piece stands.
    pub origin: Square,
    /// The squares in between.
    pub between: Bitboard,
    last: Option<Square>,
    hop: Hop,
}

impl AttackLine {
    /// Whether the piece captures along the line when `occupied` squares are occupied.
    #[inline]
    pub fn is_open(&self, occupied: Bitboard) -> bool {
        let pieces = self.between & occupied;
        match self.hop {
            Hop::None => pieces.is_empty(),
            Hop::Cannon => pieces.count() == 1,
            Hop::Grasshopper => self.last.is_some_and(|last| pieces == Bitboard::of(last)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use proptest::prelude::*;
    use proptest::sample::select;

    fn walk(hop: Hop) -> Walk {
        let none = Vec::new;
        Walk {
            step: (1, 0),
            bends: none(),
            over: None,
            then: vec![(0, 1)],
            range: None,
            passes: none(),
            moves: true,
            captures: true,
            hop,
            initial: false,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

        /// Whatever the squares of a path are, where it turns, how often it crosses itself, and what stands on it.
        #[test]
        fn every_way_to_ask_where_a_path_captures_agrees(
            squares in prop::collection::vec(0..12_u8, 1..10),
            before in 0..4_usize,
            hop in select(vec![Hop::None, Hop::Cannon, Hop::Grasshopper]),
            pieces in prop::collection::vec(0..12_u8, 0..6),
        ) {
            let mut squares: Vec<Square> = squares.into_iter().map(Square::from_index).collect();
            squares.dedup();
            let before = before.min(squares.len() - 1);
            let (path, _) = Path::new(&walk(hop), &squares, before, 0, false);
            squares.truncate(path.squares.len());
            let pieces: Bitboard = pieces.into_iter().map(Square::from_index).collect();
            for target in (0..12).map(Square::from_index) {
                let occupied = pieces.with(target);
                let mut takes = false;
                path.reached(&squares, occupied, |_, square, filled, _| takes |= filled && square == target);
                let place = format!("{hop:?} over {squares:?}, {before} skipped, {pieces:?} to {target}");
                prop_assert_eq!(path.captures_on(&squares, pieces, target), takes, "captures_on: {}", place);
                let line = path.attack_line(&squares, pieces, target, target);
                let open = path.capturable.has(target) && line.is_some_and(|line| line.is_open(pieces));
                prop_assert_eq!(open, takes, "attack_line: {}", place);
            }
        }
    }
}
