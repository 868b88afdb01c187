//! Compiles movements into tables for a board.

use super::kind_moves::{KindMoves, last_leg, turned};
use super::multi_leg::MultiLegTables;
use super::{MovesFrom, Path, Tables};
use crate::betza::{Leap, Walk};
use crate::board::Piece;
use crate::definition::Forward;
use crate::order::sort_few;
use crate::variant::ZoneMoves;
use crate::{Bitboard, BoardSize, KindId, Player, Square};

/// A walk that starts on some squares only and stays inside a zone.
struct ZonedWalk<'a> {
    walk: &'a Walk,
    from: Bitboard,
    within: Bitboard,
    /// Whether the piece may be captured en passant on the squares that the walk passes.
    is_long: bool,
}

impl Tables {
    /// Compiles the tables. `starts` returns the squares of a player's kind in the start position, for `i` in Betza notation.
    pub(crate) fn new(
        size: BoardSize,
        holes: Bitboard,
        players: &[Forward],
        kinds: &[KindMoves<'_>],
        starts: impl Fn(Player, KindId) -> Bitboard,
    ) -> Tables {
        let span = usize::from(size.ranks()) << 4;
        let mut all = Tables {
            of: [0; Piece::MAX_COUNT],
            span,
            // Few kinds move differently for different players.
            entries: Vec::with_capacity((kinds.len() + players.len()) * span),
            leap_origins: vec![Bitboard::EMPTY; players.len() * span],
            path_origins: vec![Bitboard::EMPTY; players.len() * span],
            paths: Vec::new(),
            squares: Vec::new(),
            multi_leg: MultiLegTables::default(),
        };
        let (mut walks, mut of): (Vec<Vec<Walk>>, Vec<u32>) = Default::default();
        let board: Bitboard = size.squares().filter(|&square| !holes.has(square)).collect();
        for (index, &forward) in players.iter().enumerate() {
            let player = Player(index as u8);
            let code = |kind: usize| usize::from(Piece { player, kind: KindId(kind as u8) }.code());
            for (kind, moves) in kinds.iter().enumerate() {
                let turned: Vec<Walk> = moves.movement.walks().iter().map(|walk| turned(walk, forward)).collect();
                // Most pieces move alike for all players. Then they share the entries of a previous player.
                let has_zones = moves.has_zones(board);
                let same = |&at: &usize| !moves.taken_en_passant && !has_zones && are_alike(&walks[at], &turned);
                let alike = (0..index).map(|before| before * kinds.len() + kind).find(same);
                let alike = moves.same_as.map(|base| index * kinds.len() + base).or(alike);
                all.of[code(kind)] = match alike {
                    Some(at) => of[at],
                    None => {
                        let starts = starts(player, KindId(kind as u8));
                        let within = moves.confined.get(index).map_or(board, |zone| *zone & board);
                        let unzoned = turned.iter().map(|walk| {
                            let from = if walk.initial { starts } else { board };
                            ZonedWalk { walk, from, within, is_long: passes_squares(walk, walk.initial) }
                        });
                        let in_zones: Vec<(Walk, &ZoneMoves)> = moves
                            .zone_moves
                            .iter()
                            .flat_map(|zone| {
                                zone.movement.walks().iter().map(move |walk| (self::turned(walk, forward), zone))
                            })
                            .collect();
                        let zoned = in_zones.iter().map(|(walk, zone)| {
                            let (from, within) = (zone.from[index], zone.within[index] & within);
                            ZonedWalk { walk, from, within, is_long: passes_squares(walk, true) }
                        });
                        let mut walks: Vec<ZonedWalk<'_>> = unzoned.chain(zoned).collect();
                        // If an ordinary step leads to the same square, that step is generated.
                        sort_few(&mut walks, |it| it.is_long && moves.taken_en_passant);
                        all.compile(size, board, &walks, moves.taken_en_passant)
                    }
                };
                of.push(all.of[code(kind)]);
                walks.push(turned);
            }
            all.find_origins(size, player, &of[index * kinds.len()..]);
        }
        all.multi_leg = MultiLegTables::new(size, board, players, kinds, starts);
        all
    }

    /// Inverts the captures of a player's kinds, whose entries begin at `of`. All kinds are merged, because most share their targets with
    /// others.
    fn find_origins(&mut self, size: BoardSize, player: Player, of: &[u32]) {
        let origins = player.index() * self.span;
        for from in size.squares() {
            let (mut leaps, mut paths) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for &first in of {
                let entry = &self.entries[first as usize + from.index()];
                leaps |= entry.leap_captures;
                paths |= entry.path_captures;
            }
            for to in leaps {
                self.leap_origins[origins + to.index()].insert(from);
            }
            for to in paths {
                self.path_origins[origins + to.index()].insert(from);
            }
        }
    }

    /// Compiles the entries of a kind, and returns the index of the first.
    fn compile(&mut self, size: BoardSize, board: Bitboard, walks: &[ZonedWalk<'_>], taken_en_passant: bool) -> u32 {
        let begin = self.entries.len();
        self.entries.resize(begin + self.span, MovesFrom::default());
        for from in board {
            let first = self.paths.len() as u32;
            let mut entry = MovesFrom::default();
            let (mut moved, mut captured) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for &ZonedWalk { walk, within, is_long, .. } in walks.iter().filter(|it| it.from.has(from)) {
                let targets = if is_leap(walk) {
                    let to = size.offset(from, walk.step.0, walk.step.1).filter(|&to| within.has(to));
                    let Some(to) = to else { continue };
                    if walk.moves {
                        entry.leap_moves.insert(to);
                    }
                    if walk.captures {
                        entry.leap_captures.insert(to);
                    }
                    Bitboard::of(to)
                } else {
                    let Some((path, targets)) =
                        self.add_path(size, (board, within), walk, taken_en_passant && is_long, from)
                    else {
                        continue;
                    };
                    entry.path_captures |= path.capturable();
                    self.paths.push(path);
                    targets
                };
                if walk.moves {
                    entry.overlaps |= !(moved & targets).is_empty();
                    moved |= targets;
                }
                if walk.captures {
                    entry.overlaps |= !(captured & targets).is_empty();
                    captured |= targets;
                }
            }
            entry.paths = [first, self.paths.len() as u32];
            self.entries[begin + from.index()] = entry;
        }
        begin as u32
    }

    /// Adds the squares of a walk from a square. Returns its path and the path's targets, if it fits on the board.
    fn add_path(
        &mut self,
        size: BoardSize,
        zone: (Bitboard, Bitboard),
        walk: &Walk,
        double_step: bool,
        from: Square,
    ) -> Option<(Path, Bitboard)> {
        let first = self.squares.len();
        let before = self.add_squares(size, zone, walk, from).filter(|&before| self.squares.len() - first > before);
        let Some(before) = before else {
            self.squares.truncate(first);
            return None;
        };
        let (path, targets) = Path::new(walk, &self.squares[first..], before, first, double_step);
        self.squares.truncate(path.squares.end as usize);
        Some((path, targets))
    }

    /// Adds the squares of a walk up to the edge of the board. Returns how many of them precede its last leg; `None` if the board ends
    /// before that.
    fn add_squares(&mut self, size: BoardSize, zone: (Bitboard, Bitboard), walk: &Walk, from: Square) -> Option<usize> {
        let (board, within) = zone;
        let first = self.squares.len();
        let there = |from: Square, (x, y): Leap| size.offset(from, x, y).filter(|&to| board.has(to));
        // The piece's own square is empty while it moves.
        let push = |squares: &mut Vec<Square>, square| {
            if square != from {
                squares.push(square);
            }
            square
        };
        let mut at = from;
        for &leg in &walk.legs {
            at = push(&mut self.squares, there(at, leg).filter(|&next| within.has(next))?);
        }
        for &square in &walk.lame_squares {
            push(&mut self.squares, there(from, square)?);
        }
        let before = self.squares.len() - first;
        let next = |at: Square, step: Leap| there(at, step).filter(|&next| within.has(next));
        last_leg(walk, at, next, |square| {
            push(&mut self.squares, square);
        });
        Some(before)
    }
}

/// Whether a piece that makes this walk may be captured en passant on squares that it passes: the walk is straight, does not capture, and
/// is a lame leap, or a slide if it is a first move (an initial one, or one from some squares only).
fn passes_squares(walk: &Walk, is_first: bool) -> bool {
    let is_straight = walk.legs.iter().all(|leg| *leg == walk.step) && walk.jump.is_none() && walk.cycle.is_empty();
    let slides = is_first && walk.range != Some(1) && walk.legs.is_empty();
    walk.moves && !walk.captures && is_straight && !walk.is_hopper() && (!walk.lame_squares.is_empty() || slides)
}

/// Whether the walks of two players are equal but for their order. Initial moves never are, because they depend on the start squares.
fn are_alike(before: &[Walk], walks: &[Walk]) -> bool {
    before.len() == walks.len() && walks.iter().all(|walk| !walk.initial && before.contains(walk))
}

/// Whether the squares in between do not matter.
fn is_leap(walk: &Walk) -> bool {
    walk.legs.is_empty()
        && walk.jump.is_none()
        && walk.lame_squares.is_empty()
        && walk.range == Some(1)
        && !walk.is_hopper()
}
