//! Movement + board → tables: for every player, kind and square, where the piece may go and what may stop it.
//!
//! Whatever needs no empty squares in between becomes a *leap*: bit sets of targets. Everything else becomes a *path*: the
//! squares of one line, straight or bent, in order. Move generation, attack detection and diagrams all read these tables.

mod attack;
mod compile;
mod kind_moves;
mod multi_leg;
mod path;

pub(crate) use kind_moves::KindMoves;
pub use path::{AttackLine, Path, PathBetween, PathObstacle};

use crate::betza::Movement;
use crate::board::{Board, Piece};
use crate::{Bitboard, Forward, KindId, Player, Shape, Square};

/// How a piece gets to a square: what a board colours it by.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReachKind {
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

/// Where a kind of a player may go from a square. In one place, as who asks for one often asks for another.
#[derive(Clone, Debug, Default)]
struct MovesFrom {
    leap_moves: Bitboard,
    leap_captures: Bitboard,
    path_captures: Bitboard,
    /// From and to where in the paths of all.
    paths: [u32; 2],
    /// Whether some square can be reached in two ways, so that move generation must look out for doubles.
    overlaps: bool,
}

/// All tables of a variant.
#[derive(Clone, Debug)]
pub struct Tables {
    /// By piece: where in the ways of all those of its kind begin. Players whose pieces move alike share them.
    of: [u32; Piece::MOST],
    /// Squares from the first to the last of the board.
    span: usize,
    ways: Vec<MovesFrom>,
    /// By player and square: from where some kind could leap there, or come along a path.
    leap_origins: Vec<Bitboard>,
    path_origins: Vec<Bitboard>,
    paths: Vec<Path>,
    squares: Vec<Square>,
    multi_leg: multi_leg::MultiLegTables,
}

impl Tables {
    /// The tables of these movements on a board of any shape, for players who look in these directions. The kinds are the
    /// movements in their order, at most [`KindId::MOST`], the players at most [`Player::MOST`]; `starts` tells from where a movement
    /// of a player may make its initial (`i`) moves, `doubles` whether a kind's double step can be answered en passant. For diagrams; a
    /// [`Variant`](crate::Variant) has its own.
    pub fn of(
        shape: Shape,
        players: &[Forward],
        movements: &[&Movement],
        doubles: impl Fn(KindId) -> bool,
        starts: impl Fn(Player, KindId) -> Bitboard,
    ) -> Tables {
        let kinds: Vec<KindMoves<'_>> = movements
            .iter()
            .take(KindId::MOST)
            .enumerate()
            .map(|(kind, movement)| KindMoves {
                movement,
                taken_en_passant: doubles(KindId(kind as u8)),
                zone_moves: &[],
                confined: &[],
                same_as: None,
            })
            .collect();
        Tables::new(shape, Bitboard::EMPTY, &players[..players.len().min(Player::MOST)], &kinds, starts)
    }

    #[inline]
    fn ways(&self, player: Player, kind: KindId, from: Square) -> &MovesFrom {
        &self.ways[self.of[usize::from(Piece { player, kind }.code())] as usize + from.index()]
    }

    /// From where pieces of a player could leap onto `target`.
    #[inline]
    fn leap_origins(&self, player: Player, target: Square) -> Bitboard {
        self.leap_origins[player.index() * self.span + target.index()]
    }

    /// From where pieces of a player could come to `target` along a path.
    #[inline]
    fn path_origins(&self, player: Player, target: Square) -> Bitboard {
        self.path_origins[player.index() * self.span + target.index()]
    }

    #[inline]
    fn squares_of(&self, path: &Path) -> &[Square] {
        &self.squares[path.squares.start as usize..path.squares.end as usize]
    }

    /// Where a piece may leap to without capturing, whatever stands in between.
    #[inline]
    pub fn leap_moves(&self, player: Player, kind: KindId, from: Square) -> Bitboard {
        self.ways(player, kind, from).leap_moves
    }

    /// Where a piece may capture by a leap, whatever stands in between.
    #[inline]
    pub fn leap_captures(&self, player: Player, kind: KindId, from: Square) -> Bitboard {
        self.ways(player, kind, from).leap_captures
    }

    /// Where a piece may capture on some board: by leaps, and along its lines if what stands there lets it.
    pub fn possible_captures(&self, player: Player, kind: KindId, from: Square) -> Bitboard {
        let ways = self.ways(player, kind, from);
        ways.leap_captures | ways.path_captures
    }

    /// The paths of a piece.
    #[inline]
    pub fn paths(&self, player: Player, kind: KindId, from: Square) -> &[Path] {
        self.paths_of(self.ways(player, kind, from))
    }

    #[inline]
    fn paths_of(&self, ways: &MovesFrom) -> &[Path] {
        let [first, end] = ways.paths;
        &self.paths[first as usize..end as usize]
    }

    /// The squares a path leads over, in order, and how many of them at the beginning are only passed.
    pub fn path_squares(&self, path: &Path) -> (&[Square], usize) {
        (self.squares_of(path), path.skipped())
    }

    /// Calls `visit(target, captured)` for every square the path leads to on this board.
    #[inline(always)]
    fn follow(&self, path: &Path, board: &Board, enemies: Bitboard, mut visit: impl FnMut(Square, bool)) {
        let squares = self.squares_of(path);
        path.reached(squares, board.occupied(), |_, square, filled, _| {
            if filled {
                if path.captures && enemies.has(square) {
                    visit(square, true);
                }
            } else if path.moves {
                visit(square, false);
            }
        });
    }

    /// Calls `visit(target, captured, path)` for every square a piece may go to on this board: leaps first, then each path.
    /// Says nothing about the safety of Kings, and knows no en passant, castling or promotion.
    #[inline]
    pub fn pseudo_legal(
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
        let overlaps = self.ways(player, kind, from).overlaps;
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

    /// Every square a piece may go to on this board: where [`pseudo_legal`](Tables::pseudo_legal) leads, without saying how.
    #[inline(always)]
    pub(crate) fn pseudo_legal_set(
        &self,
        board: &Board,
        player: Player,
        kind: KindId,
        from: Square,
        enemies: Bitboard,
    ) -> Bitboard {
        let leaps = self.leap_moves(player, kind, from) & !board.occupied();
        let mut set = leaps | (self.leap_captures(player, kind, from) & enemies);
        for path in self.paths(player, kind, from) {
            self.follow(path, board, enemies, |to, _| set.insert(to));
        }
        set
    }

    /// Calls `visit(target)` for every enemy a piece may capture on this board.
    #[inline]
    pub fn pseudo_legal_captures(
        &self,
        board: &Board,
        player: Player,
        kind: KindId,
        from: Square,
        enemies: Bitboard,
        mut visit: impl FnMut(Square),
    ) {
        let occupied = board.occupied();
        let mut set = self.leap_captures(player, kind, from) & enemies;
        // Most pieces have no enemy on any of their lines.
        if !(self.ways(player, kind, from).path_captures & enemies).is_empty() {
            for path in self.paths(player, kind, from) {
                if (path.capturable & enemies).is_empty() {
                    continue;
                }
                path.reached(self.squares_of(path), occupied, |_, square, filled, _| {
                    if filled && enemies.has(square) {
                        set.insert(square);
                    }
                });
            }
        }
        set.iter().for_each(&mut visit);
    }

    /// How the piece on `from` gets to `to` on this board, if it does.
    pub fn reach(&self, board: &Board, from: Square, to: Square, enemies: Bitboard) -> Option<ReachKind> {
        let piece = board.get(from)?;
        let (player, kind) = (piece.player, piece.kind);
        let mut found = None;
        self.pseudo_legal(board, player, kind, from, enemies, |target, _, path| {
            if target != to || found.is_some() {
                return;
            }
            let (moves, captures, how) = match path {
                None => (
                    self.leap_moves(player, kind, from).has(to),
                    self.leap_captures(player, kind, from).has(to),
                    ReachKind::Leap,
                ),
                Some(path) => {
                    let how = if path.is_hopper() { ReachKind::Hop } else { ReachKind::Slide };
                    (path.moves, path.captures, how)
                }
            };
            found = Some(match (how, moves, captures) {
                (ReachKind::Hop, ..) => ReachKind::Hop,
                (_, true, false) => ReachKind::MoveOnly,
                (_, false, true) => ReachKind::CaptureOnly,
                _ => how,
            });
        });
        found
    }
}
