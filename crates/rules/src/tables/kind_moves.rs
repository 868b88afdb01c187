//! What the tables are made of: the moves of a kind, as its owner makes them, leg by leg.

use crate::betza::{Leap, Movement, Walk};
use crate::definition::Forward;
use crate::variant::ZoneMoves;
use crate::{Bitboard, Square};

/// How many times as much room a way takes that captures on the way.
const MULTI_LEG_ROOM: usize = 8;

/// What the compiler is told about a kind.
pub(crate) struct KindMoves<'a> {
    pub movement: &'a Movement,
    /// Whether its double step counts for en passant.
    pub taken_en_passant: bool,
    /// Moves that it has from some squares only.
    pub zone_moves: &'a [ZoneMoves],
    /// The squares that it cannot leave, by player; none if it may stand everywhere.
    pub confined: &'a [Bitboard],
    /// A kind before it that moves the very same way.
    pub same_as: Option<usize>,
}

impl KindMoves<'_> {
    /// Whether it has moves in several legs that capture on the way, or return.
    pub(super) fn has_multi_leg(&self) -> bool {
        !self.movement.multi_leg().is_empty() || self.zone_moves.iter().any(|it| !it.movement.multi_leg().is_empty())
    }

    /// How many squares all its moves together cross at most, from one square of a board that has so many squares on its longer
    /// side. Those that capture on the way count more.
    pub(crate) fn crossed(&self, side: usize) -> usize {
        let movements = std::iter::once(self.movement).chain(self.zone_moves.iter().map(|zone| &zone.movement));
        let crossed = |walk: &Walk| {
            let last_leg = walk.range.map_or(side, |range| side.min(usize::from(range)));
            walk.bends.len() + walk.passes.len() + last_leg
        };
        let of = |it: &Movement| {
            let on_the_way: usize = it.multi_leg().iter().map(|walk| crossed(&walk.walk)).sum();
            it.walks().iter().map(crossed).sum::<usize>() + MULTI_LEG_ROOM * on_the_way
        };
        movements.map(of).sum()
    }

    /// Whether some squares matter to it more than others.
    pub(super) fn has_zones(&self, board: Bitboard) -> bool {
        !self.zone_moves.is_empty() || self.confined.iter().any(|zone| *zone != board)
    }
}

/// A walk as a player who looks this way makes it.
pub(super) fn turned(walk: &Walk, forward: Forward) -> Walk {
    let mut turned = walk.clone();
    let steps = turned.bends.iter_mut().chain(&mut turned.then).chain(&mut turned.passes);
    for step in steps.chain(turned.over.as_mut()).chain(std::iter::once(&mut turned.step)) {
        *step = forward.turn(*step);
    }
    turned
}

/// Calls `lay` with the squares of a walk's last leg, which begins on `at`, as far as `next` finds one.
#[inline]
pub(super) fn last_leg(
    walk: &Walk,
    mut at: Square,
    next: impl Fn(Square, Leap) -> Option<Square>,
    mut lay: impl FnMut(Square),
) {
    // In the air the board may end.
    let (over_x, over_y) = walk.over.unwrap_or_default();
    let mut step = (over_x + walk.step.0, over_y + walk.step.1);
    let mut turn = 0;
    for _ in 0..walk.range.unwrap_or(u8::MAX) {
        let Some(square) = next(at, step) else { break };
        lay(square);
        at = square;
        step = walk.then.get(turn).copied().unwrap_or(walk.step);
        turn = if turn == walk.then.len() { 0 } else { turn + 1 };
    }
}
