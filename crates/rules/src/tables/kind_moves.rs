//! The input of the table compiler: the moves of a kind, turned to its owner's direction.

use crate::betza::{Leap, Movement, Walk};
use crate::definition::Forward;
use crate::variant::ZoneMoves;
use crate::{Bitboard, Square};

/// The weight of a walk that captures on the way, in the limit on the size of the tables.
const MULTI_LEG_ROOM: usize = 8;

/// The moves of a kind.
pub(crate) struct KindMoves<'a> {
    pub movement: &'a Movement,
    /// Whether its double step counts for en passant.
    pub taken_en_passant: bool,
    /// Moves that are possible from some squares only.
    pub zone_moves: &'a [ZoneMoves],
    /// The squares that the kind cannot leave, by player; empty if it may stand everywhere.
    pub confined: &'a [Bitboard],
    /// A previous kind with the same moves.
    pub same_as: Option<usize>,
}

impl KindMoves<'_> {
    /// Whether the kind has moves in several legs that capture on the way, or return.
    pub(super) fn has_multi_leg(&self) -> bool {
        !self.movement.multi_leg().is_empty() || self.zone_moves.iter().any(|it| !it.movement.multi_leg().is_empty())
    }

    /// The maximum number of squares that all moves together cross from one square of a board with `side` squares on its longer side.
    /// Moves that capture on the way have a larger weight.
    pub(crate) fn crossed(&self, side: usize) -> usize {
        let movements = std::iter::once(self.movement).chain(self.zone_moves.iter().map(|zone| &zone.movement));
        let crossed = |walk: &Walk| {
            let last_leg = walk.range.map_or(side, |range| side.min(usize::from(range)));
            walk.legs.len() + walk.lame_squares.len() + last_leg
        };
        let of = |it: &Movement| {
            let on_the_way: usize = it.multi_leg().iter().map(|walk| crossed(&walk.walk)).sum();
            it.walks().iter().map(crossed).sum::<usize>() + MULTI_LEG_ROOM * on_the_way
        };
        movements.map(of).sum()
    }

    /// Whether the moves depend on zones.
    pub(super) fn has_zones(&self, board: Bitboard) -> bool {
        !self.zone_moves.is_empty() || self.confined.iter().any(|zone| *zone != board)
    }
}

/// A walk in the direction of a player.
pub(super) fn turned(walk: &Walk, forward: Forward) -> Walk {
    let mut turned = walk.clone();
    let steps = turned.legs.iter_mut().chain(&mut turned.cycle).chain(&mut turned.lame_squares);
    for step in steps.chain(turned.jump.as_mut()).chain(std::iter::once(&mut turned.step)) {
        *step = forward.turn(*step);
    }
    turned
}

/// Calls `visit` with the squares of a walk's last leg, which begins on `at`, until `next` returns `None`.
#[inline]
pub(super) fn last_leg(
    walk: &Walk,
    mut at: Square,
    next: impl Fn(Square, Leap) -> Option<Square>,
    mut visit: impl FnMut(Square),
) {
    // The jump may leave the board.
    let (over_x, over_y) = walk.jump.unwrap_or_default();
    let mut step = (over_x + walk.step.0, over_y + walk.step.1);
    let mut turn = 0;
    for _ in 0..walk.range.unwrap_or(u8::MAX) {
        let Some(square) = next(at, step) else { break };
        visit(square);
        at = square;
        step = walk.cycle.get(turn).copied().unwrap_or(walk.step);
        turn = if turn == walk.cycle.len() { 0 } else { turn + 1 };
    }
}
