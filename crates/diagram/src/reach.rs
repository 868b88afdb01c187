//! The squares that a piece can reach on a board, how it reaches them, and the squares it passes.

use menagerie_rules::tables::{Path, Tables};
use menagerie_rules::{Bitboard, Board, KindId, Player, Square};

/// How a piece reaches a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachWay {
    /// By one step or leap that nothing can block.
    Leap,
    /// Along a line that can be blocked.
    Slide,
    /// Over a square that must be empty.
    Lame,
    /// Round a bend, over squares that must be empty.
    Bent,
    /// Over a screen.
    Hop,
    /// A Pawn's double step.
    DoubleStep,
    /// By capturing a piece that has just passed.
    EnPassant,
    /// King and Rook together.
    Castling,
}

/// A square that a piece can move to.
#[derive(Clone, Debug)]
pub struct ReachMark {
    /// The square.
    pub to: Square,
    /// How it is reached.
    pub way: ReachWay,
    /// Whether this way leads to empty squares.
    pub moves: bool,
    /// Whether this way leads to enemies.
    pub captures: bool,
    /// Whether there is an enemy on it.
    pub taken: bool,
    /// Whether the piece promotes there.
    pub promotes: bool,
    /// The squares on the way, in order.
    pub through: Vec<Square>,
    /// The number of squares, counted from the first, that it could not have stopped on.
    pub skipped: usize,
    /// The piece it jumps over.
    pub screen: Option<Square>,
}

/// One line of the picture: from the piece to the last square that it reaches in this way.
#[derive(Clone, Debug)]
pub struct ReachTrace {
    /// The squares on the line, from the piece's own.
    pub squares: Vec<Square>,
    /// Whether it is independent of the squares on the way.
    pub leap: bool,
}

/// The squares that a piece can reach.
#[derive(Clone, Debug, Default)]
pub struct PieceReach {
    /// The marks, at most one for each square.
    pub marks: Vec<ReachMark>,
    /// The lines to draw.
    pub traces: Vec<ReachTrace>,
}

impl PieceReach {
    /// The mark on a square.
    pub fn mark(&self, square: Square) -> Option<&ReachMark> {
        self.marks.iter().find(|mark| mark.to == square)
    }

    fn add(&mut self, mark: ReachMark) {
        match self.marks.iter_mut().find(|old| old.to == mark.to) {
            Some(old) => {
                let stronger = mark.way == ReachWay::Leap && mark.moves >= old.moves && mark.captures >= old.captures;
                let (moves, captures) = (old.moves || mark.moves, old.captures || mark.captures);
                if stronger {
                    *old = mark;
                }
                old.moves = moves;
                old.captures = captures;
            }
            None => self.marks.push(mark),
        }
    }

    /// Keeps the marks that satisfy `keep`, and the parts of the lines that lead to them.
    pub fn retain(&mut self, mut keep: impl FnMut(&ReachMark) -> bool) {
        self.marks.retain(|mark| keep(mark));
        let kept: Bitboard = self.marks.iter().map(|mark| mark.to).collect();
        self.traces.retain_mut(|trace| {
            let length = trace.squares.iter().skip(1).rposition(|&square| kept.has(square));
            trace.squares.truncate(length.map_or(0, |last| last + 2));
            !trace.squares.is_empty()
        });
    }
}

/// Which moves to consider.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReachView {
    /// The moves that are possible now.
    Actual,
    /// The moves that may be possible: a capture on an empty square counts.
    Potential,
}

/// The squares that a piece of this player and kind can reach from a square, without regard to check, en passant and castling.
pub fn reach(
    tables: &Tables,
    board: &Board,
    player: Player,
    kind: KindId,
    from: Square,
    view: ReachView,
) -> PieceReach {
    let mut found = PieceReach::default();
    let own = board.of(player);
    let counts = |to: Square, moves: bool, captures: bool| {
        if own.has(to) {
            false
        } else if board.occupied().has(to) {
            captures
        } else {
            moves || view == ReachView::Potential
        }
    };
    let (moves, captures) = (tables.leap_moves(player, kind, from), tables.leap_captures(player, kind, from));
    for to in moves | captures {
        let (moves, captures) = (moves.has(to), captures.has(to));
        if counts(to, moves, captures) {
            found.add(ReachMark {
                to,
                way: ReachWay::Leap,
                moves,
                captures,
                taken: board.occupied().has(to),
                promotes: false,
                through: Vec::new(),
                skipped: 0,
                screen: None,
            });
            if distance(from, to) > 1 {
                found.traces.push(ReachTrace { squares: vec![from, to], leap: true });
            }
        }
    }
    for path in tables.paths(player, kind, from) {
        let (squares, skip) = tables.path_squares(path);
        let way = way(path, from, squares, skip);
        let mut trace = 0;
        path.reached(squares, &board.occupied(), |place, to, _, screen| {
            if !counts(to, path.moves, path.captures) {
                return;
            }
            trace = place + 1;
            found.add(ReachMark {
                to,
                way,
                moves: path.moves,
                captures: path.captures,
                taken: board.occupied().has(to),
                promotes: false,
                through: squares[..place].to_vec(),
                skipped: skip,
                screen,
            });
        });
        if trace > 0 {
            let squares = std::iter::once(from).chain(squares[..trace].iter().copied()).collect();
            found.traces.push(ReachTrace { squares, leap: false });
        }
    }
    // For a single piece, captures on the way are imagined.
    let enemies = match view {
        ReachView::Actual => board.occupied() & !own,
        ReachView::Potential => !own,
    };
    tables.multi_leg_reached((player, kind, from), board.occupied(), enemies, |via, to| {
        let taken = |square: Square| board.occupied().has(square);
        let captured = ReachMark { way: ReachWay::Leap, moves: false, captures: true, ..mark_of(via, taken(via)) };
        if found.mark(via).is_none() {
            found.add(captured);
        }
        if to != from && found.mark(to).is_none() {
            let landing = ReachMark { moves: !taken(to), captures: taken(to), ..mark_of(to, taken(to)) };
            found.add(ReachMark { through: vec![via], skipped: 1, screen: Some(via), ..landing });
        }
    });
    found
}

/// The mark of a square behind a piece that is jumped over.
fn mark_of(to: Square, taken: bool) -> ReachMark {
    ReachMark {
        to,
        way: ReachWay::Hop,
        moves: false,
        captures: false,
        taken,
        promotes: false,
        through: Vec::new(),
        skipped: 0,
        screen: None,
    }
}

fn way(path: &Path, from: Square, squares: &[Square], skip: usize) -> ReachWay {
    if path.is_hopper() {
        ReachWay::Hop
    } else if path.double_step {
        ReachWay::DoubleStep
    } else if skip == 0 {
        ReachWay::Slide
    } else if is_straight(from, squares) {
        ReachWay::Lame
    } else {
        ReachWay::Bent
    }
}

fn is_straight(from: Square, squares: &[Square]) -> bool {
    let mut before = from;
    let mut first = None;
    squares.iter().all(|&square| {
        let step = (square.file() as i8 - before.file() as i8, square.rank() as i8 - before.rank() as i8);
        before = square;
        *first.get_or_insert(step) == step
    })
}

/// The distance of two squares in King's moves.
pub fn distance(a: Square, b: Square) -> u8 {
    a.file().abs_diff(b.file()).max(a.rank().abs_diff(b.rank()))
}
