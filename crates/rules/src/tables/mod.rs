//! Move tables: for every player, kind and square, the moves of the piece and the squares that may block them.
//!
//! A move that needs no empty squares in between is a *leap*; leaps are stored as bit sets of targets. Every other move belongs to a
//! *path*: the squares of one line, straight or bent, in order. Move generation, attack detection and diagrams use these tables.

mod attack;
mod compile;
mod kind_moves;
mod multi_leg;
mod path;

pub(crate) use kind_moves::KindMoves;
pub use path::{AttackLine, Path, PathBetween, PathObstacle};

use crate::betza::Movement;
use crate::board::{Board, Piece};
use crate::{Bitboard, BoardSize, Forward, KindId, Player, Square};

/// How a piece reaches a square, for the colours of target squares on the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ReachKind {
    /// Along a line that can be blocked.
    Slide,
    /// By a leap or step that nothing can block.
    Leap,
    /// Only without capturing.
    MoveOnly,
    /// Only by capturing.
    CaptureOnly,
    /// Over a screen.
    Hop,
}

/// The moves of a player's kind from a square. The fields are stored together because they are often used together.
#[derive(Clone, Debug, Default)]
struct MovesFrom {
    leap_moves: Bitboard,
    leap_captures: Bitboard,
    path_captures: Bitboard,
    /// The range of its paths among all paths.
    paths: [u32; 2],
    /// Whether some square can be reached in two ways, so that move generation must remove duplicates.
    overlaps: bool,
}

/// All tables of a variant.
#[derive(Clone, Debug)]
pub struct Tables {
    /// By piece: the index of the first entry of its kind. Players whose pieces move alike share entries.
    of: [u32; Piece::MAX_COUNT],
    /// The number of square indices up to the last square of the board.
    span: usize,
    entries: Vec<MovesFrom>,
    /// By player and square: the squares from which some kind could leap there, or reach it along a path.
    leap_origins: Vec<Bitboard>,
    path_origins: Vec<Bitboard>,
    paths: Vec<Path>,
    squares: Vec<Square>,
    multi_leg: multi_leg::MultiLegTables,
}

impl Tables {
    /// The tables of these movements on a board of any size, for players with these directions. The kinds are the movements in their
    /// order, at most [`KindId::MAX_COUNT`], the players at most [`Player::MAX_COUNT`]. `starts` returns the squares from which a player's
    /// movement may make its initial (`i`) moves, `doubles` whether a kind's double step can be captured en passant. For diagrams; a
    /// [`Variant`](crate::Variant) has its own tables.
    pub fn of(
        size: BoardSize,
        players: &[Forward],
        movements: &[&Movement],
        doubles: impl Fn(KindId) -> bool,
        starts: impl Fn(Player, KindId) -> Bitboard,
    ) -> Tables {
        let kinds: Vec<KindMoves<'_>> = movements
            .iter()
            .take(KindId::MAX_COUNT)
            .enumerate()
            .map(|(kind, movement)| KindMoves {
                movement,
                taken_en_passant: doubles(KindId(kind as u8)),
                zone_moves: &[],
                confined: &[],
                same_as: None,
            })
            .collect();
        Tables::new(size, Bitboard::EMPTY, &players[..players.len().min(Player::MAX_COUNT)], &kinds, starts)
    }

    #[inline]
    fn entry(&self, player: Player, kind: KindId, from: Square) -> &MovesFrom {
        &self.entries[self.of[usize::from(Piece { player, kind }.code())] as usize + from.index()]
    }

    /// The squares from which pieces of a player could leap onto `target`.
    #[inline]
    fn leap_origins(&self, player: Player, target: Square) -> Bitboard {
        self.leap_origins[player.index() * self.span + target.index()]
    }

    /// The squares from which pieces of a player could reach `target` along a path.
    #[inline]
    fn path_origins(&self, player: Player, target: Square) -> Bitboard {
        self.path_origins[player.index() * self.span + target.index()]
    }

    #[inline]
    fn squares_of(&self, path: &Path) -> &[Square] {
        &self.squares[path.squares.start as usize..path.squares.end as usize]
    }

    /// The targets of a piece's leaps without capture.
    #[inline]
    pub fn leap_moves(&self, player: Player, kind: KindId, from: Square) -> Bitboard {
        self.entry(player, kind, from).leap_moves
    }

    /// The targets of a piece's captures by a leap.
    #[inline]
    pub fn leap_captures(&self, player: Player, kind: KindId, from: Square) -> Bitboard {
        self.entry(player, kind, from).leap_captures
    }

    /// The squares on which a piece may capture on some board: by leaps, and along its paths if they are open.
    pub fn possible_captures(&self, player: Player, kind: KindId, from: Square) -> Bitboard {
        let entry = self.entry(player, kind, from);
        entry.leap_captures | entry.path_captures
    }

    /// The paths of a piece.
    #[inline]
    pub fn paths(&self, player: Player, kind: KindId, from: Square) -> &[Path] {
        self.paths_of(self.entry(player, kind, from))
    }

    #[inline]
    fn paths_of(&self, entry: &MovesFrom) -> &[Path] {
        let [first, end] = entry.paths;
        &self.paths[first as usize..end as usize]
    }

    /// The squares of a path, in order, and how many of them at the beginning are only passed.
    pub fn path_squares(&self, path: &Path) -> (&[Square], usize) {
        (self.squares_of(path), path.skipped())
    }

    /// Calls `visit(target, captured)` for every target of the path on this board.
    #[inline(always)]
    fn follow(&self, path: &Path, occupied: &Bitboard, enemies: &Bitboard, mut visit: impl FnMut(Square, bool)) {
        let squares = self.squares_of(path);
        path.reached(squares, occupied, |_, square, filled, _| {
            if filled {
                if path.captures && enemies.has(square) {
                    visit(square, true);
                }
            } else if path.moves {
                visit(square, false);
            }
        });
    }

    /// Calls `visit(target, captured, path)` for every target of a piece on this board: leaps first, then each path. Ignores the safety of
    /// Kings, en passant, castling and promotion.
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
        let occupied = board.occupied();
        for to in self.leap_moves(player, kind, from) & !occupied {
            visit(to, false, None);
        }
        for to in self.leap_captures(player, kind, from) & enemies {
            visit(to, true, None);
        }
        let overlaps = self.entry(player, kind, from).overlaps;
        let leaps = if overlaps {
            (self.leap_moves(player, kind, from) & !occupied) | (self.leap_captures(player, kind, from) & enemies)
        } else {
            Bitboard::EMPTY
        };
        let mut seen = leaps;
        for path in self.paths(player, kind, from) {
            self.follow(path, &occupied, &enemies, |to, captured| {
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

    /// The set of all targets that [`pseudo_legal`](Tables::pseudo_legal) visits.
    #[inline(always)]
    pub(crate) fn pseudo_legal_set(
        &self,
        board: &Board,
        player: Player,
        kind: KindId,
        from: Square,
        enemies: Bitboard,
    ) -> Bitboard {
        let occupied = board.occupied();
        let leaps = self.leap_moves(player, kind, from) & !occupied;
        let mut set = leaps | (self.leap_captures(player, kind, from) & enemies);
        for path in self.paths(player, kind, from) {
            self.follow(path, &occupied, &enemies, |to, _| set.insert(to));
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
        // Most pieces have no enemy on any of their paths.
        if !(self.entry(player, kind, from).path_captures & enemies).is_empty() {
            for path in self.paths(player, kind, from) {
                if (path.capturable() & enemies).is_empty() {
                    continue;
                }
                if let Some(attacks) = path.ray_attacks(self.squares_of(path), &occupied) {
                    set |= attacks & enemies;
                    continue;
                }
                path.reached(self.squares_of(path), &occupied, |_, square, filled, _| {
                    if filled && enemies.has(square) {
                        set.insert(square);
                    }
                });
            }
        }
        set.iter().for_each(&mut visit);
    }

    /// How the piece on `from` reaches `to` on this board, if it does.
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
