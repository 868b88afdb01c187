//! Paths: the only code that knows what blocks a piece, when it needs a screen, and where it may end.
//!
//! A path is the squares of one line, straight or bent, in order. Its first squares may only be passed: the first legs of a bent slider,
//! or the squares that a lame leaper passes. A slider goes on as long as the squares are empty. A hopper needs exactly one piece in
//! between, its screen: a cannon lands anywhere behind it, a grasshopper right behind it (Betza's `p` and `g`).
//!
//! A slider's path may cross a square twice, where it meets the same piece. A hopper's path ends before it returns to one of its squares,
//! so that no screen is counted twice.
//!
//! There are two basic queries: the squares that a piece reaches on a board ([`Path::reached`]), and whether it captures on a square with
//! given pieces in between ([`Path::captures_on`], [`AttackLine::is_open`]). A property test checks that they agree. All other queries are
//! derived from them.

use crate::betza::{Hop, Walk};
use crate::{Bitboard, Square};
use std::ops::Range;

/// A line along which a piece slides or hops.
#[derive(Clone, Debug)]
pub struct Path {
    /// The range of its squares among those of all paths.
    pub(super) squares: Range<u32>,
    /// The number of squares at the beginning that must be empty and are no targets.
    skip: u16,
    /// Whether the piece may end on an empty square.
    pub moves: bool,
    /// Whether the piece may end on an enemy.
    pub captures: bool,
    /// Whether this is a Pawn's double step.
    pub double_step: bool,
    hop: Hop,
    ray: Ray,
    /// The squares where the piece may end on some board, to move or to capture.
    targets: Bitboard,
}

/// The order of square indices along a slider's path, after the skipped squares. If the indices only rise, or only fall, the squares
/// before a square are a set, and the first blocker is the first or last member of a set: no loop over squares is needed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Ray {
    /// The indices rise.
    Positive,
    /// The indices fall.
    Negative,
    /// Neither; or the path returns to a skipped square; or the piece is no slider.
    No,
}

impl Ray {
    fn over(squares: &[Square]) -> Ray {
        let mut steps = squares.windows(2);
        if squares.is_sorted_by_key(|square| square.index()) && steps.all(|step| step[0] != step[1]) {
            return Ray::Positive;
        }
        let falls = squares.windows(2).all(|step| step[0].index() > step[1].index());
        if falls { Ray::Negative } else { Ray::No }
    }
}

/// What stops a piece on a path. Places are indices into the path's squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathObstacle {
    /// A slider meets a piece at `place`. Without it the path would be free up to, but not including, `free_to`.
    Blocker {
        /// The index of the piece.
        place: usize,
        /// The index of the next piece, or the length of the path.
        free_to: usize,
    },
    /// A hopper has no screen.
    NoScreen,
    /// A hopper meets this piece behind its screen.
    BehindScreen {
        /// The index of the piece.
        place: usize,
    },
}

/// The pieces between a piece and a square of its path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PathBetween {
    /// A slider's path is free.
    Free,
    /// The first piece on a slider's path.
    Blocked(Square),
    /// The number of pieces on a hopper's path, which needs exactly one.
    Screens(u32),
}

impl Path {
    /// The path of a walk over these squares, and its targets. The first `before` squares precede the walk's last leg. `first` is their
    /// index among the squares of all paths.
    #[inline]
    pub(super) fn new(
        walk: &Walk,
        squares: &[Square],
        before: usize,
        first: usize,
        double_step: bool,
    ) -> (Path, Bitboard) {
        // A straight line never returns.
        let returns = walk.hop != Hop::None && (!walk.legs.is_empty() || !walk.cycle.is_empty());
        let squares = if returns { without_return(squares) } else { squares };
        // The squares that a hopper passes contain its screen, so they are not skipped. It can end on its second square at the earliest.
        let (skip, hidden) = if walk.hop == Hop::None { (before, before) } else { (0, 1) };
        let set = |squares: &[Square]| squares.iter().copied().collect::<Bitboard>();
        let targets = set(squares.get(hidden..).unwrap_or_default());
        let passed = set(squares.get(..skip).unwrap_or_default());
        let rest = squares.get(skip..).unwrap_or_default();
        let path = Path {
            squares: first as u32..(first + squares.len()) as u32,
            skip: skip as u16,
            moves: walk.moves,
            captures: walk.captures,
            double_step,
            hop: walk.hop,
            ray: if walk.hop == Hop::None && (targets & passed).is_empty() { Ray::over(rest) } else { Ray::No },
            // A square that must be empty on the way out cannot be captured on the way back.
            targets: targets & !passed,
        };
        (path, targets)
    }

    /// Whether the piece hops over a screen.
    #[inline]
    pub fn is_hopper(&self) -> bool {
        self.hop != Hop::None
    }

    /// Whether the piece lands right behind its screen.
    #[inline]
    pub fn is_grasshopper(&self) -> bool {
        self.hop == Hop::Grasshopper
    }

    /// The squares on which the piece may capture on some board.
    #[inline(always)]
    pub(super) fn capturable(&self) -> Bitboard {
        if self.captures { self.targets } else { Bitboard::EMPTY }
    }

    /// Whether the piece may capture on a square on some board.
    #[inline(always)]
    pub(super) fn may_capture_on(&self, square: Square) -> bool {
        self.captures && self.targets.has(square)
    }

    /// The number of squares at the beginning that must be empty and are no targets: the first legs of a bent slider, the squares that a
    /// lame leaper passes.
    #[inline]
    pub fn skipped(&self) -> usize {
        self.skip as usize
    }

    /// The squares on which the piece may end on some board.
    pub fn ends<'a>(&self, squares: &'a [Square]) -> &'a [Square] {
        // A hopper needs one square for its screen.
        let first = if self.is_hopper() { 1 } else { self.skipped() };
        squares.get(first..).unwrap_or_default()
    }

    /// Calls `visit(place, square, filled, screen)` for each square on which the piece may end, provided that it may move to empty squares
    /// and capture on `filled` ones.
    #[inline(always)]
    pub fn reached(
        &self,
        squares: &[Square],
        occupied: &Bitboard,
        mut visit: impl FnMut(usize, Square, bool, Option<Square>),
    ) {
        match self.hop {
            Hop::None => {
                for (place, &square) in squares.iter().enumerate() {
                    let may_end = place >= self.skipped();
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

    /// The squares that a slider reaches, including that of the first blocker: those of [`reached`](Path::reached). `None` for a path that
    /// needs a loop over its squares.
    ///
    /// This is faster where a set of squares is needed, most lines are open, and the processor can count zeros. Where each square is
    /// visited, a loop is as fast.
    #[inline(always)]
    pub(super) fn ray_attacks(&self, squares: &[Square], occupied: &Bitboard) -> Option<Bitboard> {
        let reached = match self.ray {
            Ray::Positive => self.targets.up_to_first_in(occupied),
            Ray::Negative => self.targets.down_to_last_in(occupied),
            Ray::No => return None,
        };
        Some(if self.is_beginning_free(squares, occupied) { reached } else { Bitboard::EMPTY })
    }

    /// Whether the squares that are only passed are empty.
    #[inline]
    fn is_beginning_free(&self, squares: &[Square], occupied: &Bitboard) -> bool {
        self.skip == 0 || squares.iter().take(self.skipped()).all(|&square| !occupied.has(square))
    }

    /// The squares before `target` that are not skipped; `None` for a path that needs a loop over its squares.
    #[inline(always)]
    fn ray_before(&self, target: Square) -> Option<Bitboard> {
        match self.ray {
            Ray::Positive => Some(self.targets & Bitboard::before(target)),
            Ray::Negative => Some(self.targets & !Bitboard::before(target).with(target)),
            Ray::No => None,
        }
    }

    /// Whether the piece captures on `target` if an enemy stands there, with `occupied` squares in between.
    #[inline]
    pub(super) fn captures_on(&self, squares: &[Square], occupied: Bitboard, target: Square) -> bool {
        if !self.may_capture_on(target) {
            return false;
        }
        if let Some(between) = self.ray_before(target) {
            return (between & occupied).is_empty() && self.is_beginning_free(squares, &occupied);
        }
        let mut between = squares.iter().copied().take_while(|&square| square != target);
        if self.hop == Hop::None {
            return !between.any(|square| occupied.has(square));
        }
        if !between.any(|square| occupied.has(square)) {
            return false;
        }
        // The rest lies behind the screen.
        match between.next() {
            None => true,
            Some(behind) => self.hop == Hop::Cannon && !occupied.has(behind) && !between.any(|it| occupied.has(it)),
        }
    }

    /// The line by which the piece on `origin` bears on `target`, where it can capture on some board: the line is open, or one move could
    /// open it. A move empties one square and fills another, so it may remove one piece from the line and add one.
    #[inline(always)]
    pub(super) fn attack_line(
        &self,
        squares: &[Square],
        occupied: Bitboard,
        origin: Square,
        target: Square,
    ) -> Option<AttackLine> {
        if self.skip == 0
            && let Some(between) = self.ray_before(target)
        {
            let fits = (between & occupied).has_at_most_one();
            return fits.then_some(AttackLine { origin, between, last: None, hop: self.hop });
        }
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

    /// The pieces before the square with index `place`.
    pub fn between(&self, squares: &[Square], occupied: Bitboard, place: usize) -> PathBetween {
        let mut standing = squares.iter().take(place).copied().filter(|&square| occupied.has(square));
        if self.is_hopper() {
            return PathBetween::Screens(standing.collect::<Bitboard>().count());
        }
        standing.next().map_or(PathBetween::Free, PathBetween::Blocked)
    }

    /// What stops the piece; `None` if it reaches the end of the path.
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

/// The squares up to the first that occurs for the second time.
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

/// A line by which a piece bears on a square. Whether it captures there depends on the pieces in between.
#[derive(Clone, Copy, Debug)]
pub struct AttackLine {
    /// The square of the piece.
    pub origin: Square,
    /// The squares in between.
    pub between: Bitboard,
    /// The last square in between, which matters for a grasshopper.
    last: Option<Square>,
    hop: Hop,
}

impl AttackLine {
    /// Whether the piece captures only over a screen, so that a piece that arrives on the line may open it.
    #[inline]
    pub fn needs_screen(&self) -> bool {
        self.hop != Hop::None
    }

    /// Whether the piece captures along the line with `occupied` squares.
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
            legs: none(),
            jump: None,
            cycle: vec![(0, 1)],
            range: None,
            lame_squares: none(),
            moves: true,
            captures: true,
            hop,
            initial: false,
        }
    }

    proptest! {
        #![proptest_config(ProptestConfig { cases: 4000, failure_persistence: None, ..ProptestConfig::default() })]

        /// For any squares, turns, crossings and pieces.
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
                path.reached(&squares, &occupied, |_, square, filled, _| takes |= filled && square == target);
                let place = format!("{hop:?} over {squares:?}, {before} skipped, {pieces:?} to {target}");
                prop_assert_eq!(path.captures_on(&squares, pieces, target), takes, "captures_on: {}", place);
                if let Some(attacks) = path.ray_attacks(&squares, &pieces) {
                    let mut reached = Bitboard::EMPTY;
                    path.reached(&squares, &pieces, |_, square, _, _| reached.insert(square));
                    prop_assert_eq!(attacks, reached, "ray_attacks: {}", place);
                }
                let line = path.attack_line(&squares, pieces, target, target);
                let open = path.may_capture_on(target) && line.is_some_and(|line| line.is_open(pieces));
                prop_assert_eq!(open, takes, "attack_line: {}", place);
            }
        }
    }
}
