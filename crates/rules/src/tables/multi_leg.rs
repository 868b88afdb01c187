//! Tables of walks in several legs that capture on the way. Few variants have them, so they are separate from the other tables.

use super::kind_moves::{KindMoves, last_leg, turned};
use crate::betza::MultiLegWalk;
use crate::{Bitboard, BoardSize, Forward, KindId, Player, Square};

/// Such a walk from one square.
#[derive(Clone, Debug)]
pub(crate) struct MultiLegPath {
    squares: Vec<Square>,
    /// The index of the square on whose enemy it captures on the way; `None` if it only goes there and back.
    takes: Option<usize>,
    /// The index of the first square where it may end.
    ends: usize,
    moves: bool,
    captures: bool,
}

impl MultiLegPath {
    /// The square of the enemy that is captured on the way.
    pub(crate) fn via(&self) -> Option<Square> {
        self.takes.and_then(|place| self.squares.get(place)).copied()
    }

    /// Calls `visit(target, filled)` for each square on which the piece on `from` may end.
    pub(crate) fn reached(
        &self,
        from: Square,
        occupied: Bitboard,
        enemies: Bitboard,
        mut visit: impl FnMut(Square, bool),
    ) {
        // The origin is empty while the piece moves, and so is the square of the captured piece.
        let mut standing = occupied.without(from);
        for (place, &square) in self.squares.iter().enumerate() {
            if self.takes == Some(place) {
                if !enemies.has(square) {
                    return;
                }
                standing.remove(square);
                continue;
            }
            let filled = standing.has(square);
            if place >= self.ends && (if filled { self.captures && enemies.has(square) } else { self.moves }) {
                visit(square, filled);
            }
            if filled {
                return;
            }
        }
    }

    /// Whether the piece on `from` captures on `target`, on the way or at the end, if an enemy stands there.
    fn captures_on(&self, from: Square, occupied: Bitboard, enemies: Bitboard, target: Square) -> bool {
        let mut found = false;
        let takes = self.via() == Some(target);
        self.reached(from, occupied.with(target), enemies.with(target), |to, filled| {
            found |= takes || filled && to == target;
        });
        found
    }
}

/// The walks of a piece from one square.
#[derive(Clone, Debug, Default)]
struct MultiLegPaths {
    all: Vec<MultiLegPath>,
    /// All squares of these walks, for a quick test.
    squares: Bitboard,
}

/// The walks in several legs of all kinds; empty in most variants.
#[derive(Clone, Debug, Default)]
pub(super) struct MultiLegTables {
    /// By player, kind and square.
    paths: Vec<MultiLegPaths>,
    kinds: usize,
    span: usize,
}

impl MultiLegTables {
    pub(super) fn new(
        size: BoardSize,
        board: Bitboard,
        players: &[Forward],
        kinds: &[KindMoves<'_>],
        starts: impl Fn(Player, KindId) -> Bitboard,
    ) -> MultiLegTables {
        let mut all = MultiLegTables { kinds: kinds.len(), span: usize::from(size.ranks()) << 4, paths: Vec::new() };
        if kinds.iter().all(|kind| !kind.has_multi_leg()) {
            return all;
        }
        all.paths.resize(players.len() * kinds.len() * all.span, MultiLegPaths::default());
        for (index, &forward) in players.iter().enumerate() {
            let player = Player(index as u8);
            for (number, kind) in kinds.iter().enumerate() {
                let id = KindId(number as u8);
                let confined = kind.confined.get(index).map_or(board, |zone| *zone & board);
                let begins = |walk: &MultiLegWalk| if walk.walk.initial { starts(player, id) } else { board };
                let unzoned = kind.movement.multi_leg().iter().map(|walk| (walk, begins(walk), confined));
                let zoned = kind.zone_moves.iter().flat_map(|zone| {
                    let (from, within) = (zone.from[index], zone.within[index] & confined);
                    zone.movement.multi_leg().iter().map(move |walk| (walk, from, within))
                });
                for (walk, begins, within) in unzoned.chain(zoned) {
                    let walk = MultiLegWalk { walk: turned(&walk.walk, forward), takes: walk.takes };
                    for from in begins & board {
                        if let (Some(path), Some(at)) =
                            (path_of(size, board, within, &walk, from), all.place(player, id, from))
                            && let Some(paths) = all.paths.get_mut(at)
                        {
                            paths.squares |= path.squares.iter().copied().collect::<Bitboard>();
                            paths.all.push(path);
                        }
                    }
                }
            }
        }
        all
    }

    fn place(&self, player: Player, kind: KindId, from: Square) -> Option<usize> {
        (!self.paths.is_empty()).then(|| (player.index() * self.kinds + kind.index()) * self.span + from.index())
    }

    /// The walks of a piece.
    #[inline]
    fn of(&self, player: Player, kind: KindId, from: Square) -> Option<&MultiLegPaths> {
        self.place(player, kind, from).and_then(|at| self.paths.get(at))
    }
}

/// The squares of a walk from a square, if it fits on the board.
fn path_of(
    size: BoardSize,
    board: Bitboard,
    within: Bitboard,
    walk: &MultiLegWalk,
    from: Square,
) -> Option<MultiLegPath> {
    let there =
        |from: Square, (files, ranks): (i8, i8)| size.offset(from, files, ranks).filter(|&square| board.has(square));
    let mut squares = Vec::new();
    let mut at = from;
    for &leg in &walk.walk.legs {
        at = there(at, leg).filter(|&square| within.has(square))?;
        squares.push(at);
    }
    for &square in &walk.walk.lame_squares {
        squares.push(there(from, square)?);
    }
    let ends = squares.len();
    let next = |at: Square, step: (i8, i8)| there(at, step).filter(|&square| within.has(square));
    last_leg(&walk.walk, at, next, |square| squares.push(square));
    let path = MultiLegPath { takes: walk.takes, ends, moves: walk.walk.moves, captures: walk.walk.captures, squares };
    (path.squares.len() > ends).then_some(path)
}

impl super::Tables {
    /// The walks of a piece in several legs.
    #[inline]
    pub(crate) fn multi_leg(&self, player: Player, kind: KindId, from: Square) -> &[MultiLegPath] {
        self.multi_leg.of(player, kind, from).map_or(&[], |paths| &paths.all)
    }

    /// The number of a piece's captures on the way on an otherwise empty board, if there is something to capture.
    pub fn multi_leg_ways(&self, player: Player, kind: KindId, from: Square) -> usize {
        self.multi_leg(player, kind, from).iter().map(|path| path.squares.len() - path.ends).sum()
    }

    /// Calls `visit(via, target)` for every move in several legs that captures on `via`, where `enemies` stand, and ends on `target`.
    pub fn multi_leg_reached(
        &self,
        (player, kind, from): (Player, KindId, Square),
        occupied: Bitboard,
        enemies: Bitboard,
        mut visit: impl FnMut(Square, Square),
    ) {
        for path in self.multi_leg(player, kind, from) {
            if let Some(via) = path.via() {
                path.reached(from, occupied, enemies, |to, _| visit(via, to));
            }
        }
    }

    /// Whether the piece of a player on `from` captures on `target` by a move in several legs.
    pub(crate) fn multi_leg_attacks(
        &self,
        player: Player,
        kind: KindId,
        from: Square,
        occupied: Bitboard,
        enemies: Bitboard,
        target: Square,
    ) -> bool {
        self.multi_leg.of(player, kind, from).is_some_and(|paths| {
            paths.squares.has(target) && paths.all.iter().any(|path| path.captures_on(from, occupied, enemies, target))
        })
    }
}
