//! Movement + board → tables.

use super::kind_moves::{KindMoves, last_leg, turned};
use super::multi_leg::MultiLegTables;
use super::{MovesFrom, Path, Tables};
use crate::betza::{Leap, Walk};
use crate::board::Piece;
use crate::definition::Forward;
use crate::order::sort_few;
use crate::variant::ZoneMoves;
use crate::{Bitboard, KindId, Player, Shape, Square};

/// A walk that begins on some squares only and does not leave others.
struct ZonedWalk<'a> {
    walk: &'a Walk,
    from: Bitboard,
    within: Bitboard,
    /// Whether its steps over squares are captured en passant.
    is_long: bool,
}

impl Tables {
    /// Compiles the tables. `starts` tells where a kind of a player stands in the start position, for `i` in Betza notation.
    pub(crate) fn new(
        shape: Shape,
        holes: Bitboard,
        players: &[Forward],
        kinds: &[KindMoves<'_>],
        starts: impl Fn(Player, KindId) -> Bitboard,
    ) -> Tables {
        let span = usize::from(shape.ranks()) << 4;
        let mut all = Tables {
            of: [0; Piece::MOST],
            span,
            // Few kinds move otherwise for other players.
            ways: Vec::with_capacity((kinds.len() + players.len()) * span),
            leap_origins: vec![Bitboard::EMPTY; players.len() * span],
            path_origins: vec![Bitboard::EMPTY; players.len() * span],
            paths: Vec::new(),
            squares: Vec::new(),
            multi_leg: MultiLegTables::default(),
        };
        let (mut walks, mut of): (Vec<Vec<Walk>>, Vec<u32>) = Default::default();
        let board: Bitboard = shape.squares().filter(|&square| !holes.has(square)).collect();
        for (index, &forward) in players.iter().enumerate() {
            let player = Player(index as u8);
            let code = |kind: usize| usize::from(Piece { player, kind: KindId(kind as u8) }.code());
            for (kind, moves) in kinds.iter().enumerate() {
                let turned: Vec<Walk> = moves.movement.walks().iter().map(|walk| turned(walk, forward)).collect();
                // Most pieces move alike whichever way their owner looks: then a player before has the very same ways.
                let has_zones = moves.has_zones(board);
                let same = |&at: &usize| !moves.taken_en_passant && !has_zones && are_alike(&walks[at], &turned);
                let alike = (0..index).map(|before| before * kinds.len() + kind).find(same);
                let alike = moves.same_as.map(|base| index * kinds.len() + base).or(alike);
                all.of[code(kind)] = match alike {
                    Some(at) => of[at],
                    None => {
                        let starts = starts(player, KindId(kind as u8));
                        let within = moves.confined.get(index).map_or(board, |zone| *zone & board);
                        let usual = turned.iter().map(|walk| {
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
                        let mut walks: Vec<ZonedWalk<'_>> = usual.chain(zoned).collect();
                        // Where an ordinary step leads as well, that is what is made.
                        sort_few(&mut walks, |it| it.is_long && moves.taken_en_passant);
                        all.compile(shape, board, &walks, moves.taken_en_passant)
                    }
                };
                of.push(all.of[code(kind)]);
                walks.push(turned);
            }
            all.find_origins(shape, player, &of[index * kinds.len()..]);
        }
        all.multi_leg = MultiLegTables::new(shape, board, players, kinds, starts);
        all
    }

    /// Turns round what the kinds of a player capture, whose ways begin at `of`. All kinds together: most share their targets with others.
    fn find_origins(&mut self, shape: Shape, player: Player, of: &[u32]) {
        let origins = player.index() * self.span;
        for from in shape.squares() {
            let (mut leaps, mut paths) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for &first in of {
                let ways = &self.ways[first as usize + from.index()];
                leaps |= ways.leap_captures;
                paths |= ways.path_captures;
            }
            for to in leaps {
                self.leap_origins[origins + to.index()].insert(from);
            }
            for to in paths {
                self.path_origins[origins + to.index()].insert(from);
            }
        }
    }

    /// Compiles the ways of a kind; gives where in those of all they begin.
    fn compile(&mut self, shape: Shape, board: Bitboard, walks: &[ZonedWalk<'_>], taken_en_passant: bool) -> u32 {
        let begin = self.ways.len();
        self.ways.resize(begin + self.span, MovesFrom::default());
        for from in board {
            let first = self.paths.len() as u32;
            let mut ways = MovesFrom::default();
            let (mut moved, mut captured) = (Bitboard::EMPTY, Bitboard::EMPTY);
            for &ZonedWalk { walk, within, is_long, .. } in walks.iter().filter(|it| it.from.has(from)) {
                let targets = if is_leap(walk) {
                    let to = shape.offset(from, walk.step.0, walk.step.1).filter(|&to| within.has(to));
                    let Some(to) = to else { continue };
                    if walk.moves {
                        ways.leap_moves.insert(to);
                    }
                    if walk.captures {
                        ways.leap_captures.insert(to);
                    }
                    Bitboard::of(to)
                } else {
                    let Some((path, targets)) =
                        self.lay_path(shape, (board, within), walk, taken_en_passant && is_long, from)
                    else {
                        continue;
                    };
                    ways.path_captures |= path.capturable;
                    self.paths.push(path);
                    targets
                };
                if walk.moves {
                    ways.overlaps |= !(moved & targets).is_empty();
                    moved |= targets;
                }
                if walk.captures {
                    ways.overlaps |= !(captured & targets).is_empty();
                    captured |= targets;
                }
            }
            ways.paths = [first, self.paths.len() as u32];
            self.ways[begin + from.index()] = ways;
        }
        begin as u32
    }

    /// Lays the squares of a walk from a square; gives the path over them and its targets, if the board has room for it.
    fn lay_path(
        &mut self,
        shape: Shape,
        zone: (Bitboard, Bitboard),
        walk: &Walk,
        double_step: bool,
        from: Square,
    ) -> Option<(Path, Bitboard)> {
        let first = self.squares.len();
        let before = self.lay(shape, zone, walk, from).filter(|&before| self.squares.len() - first > before);
        let Some(before) = before else {
            self.squares.truncate(first);
            return None;
        };
        let (path, targets) = Path::new(walk, &self.squares[first..], before, first, double_step);
        self.squares.truncate(path.squares.end as usize);
        Some((path, targets))
    }

    /// Lays the squares of a walk as far as the board goes; gives how many of them come before its last leg, or none where the board
    /// ends before that.
    fn lay(&mut self, shape: Shape, zone: (Bitboard, Bitboard), walk: &Walk, from: Square) -> Option<usize> {
        let (board, within) = zone;
        let first = self.squares.len();
        let there = |from: Square, (x, y): Leap| shape.offset(from, x, y).filter(|&to| board.has(to));
        // The square of the piece itself is empty while it moves.
        let lay = |squares: &mut Vec<Square>, square| {
            if square != from {
                squares.push(square);
            }
            square
        };
        let mut at = from;
        for &bend in &walk.bends {
            at = lay(&mut self.squares, there(at, bend).filter(|&next| within.has(next))?);
        }
        for &pass in &walk.passes {
            lay(&mut self.squares, there(from, pass)?);
        }
        let before = self.squares.len() - first;
        let next = |at: Square, step: Leap| there(at, step).filter(|&next| within.has(next));
        last_leg(walk, at, next, |square| {
            lay(&mut self.squares, square);
        });
        Some(before)
    }
}

/// Whether a move of a kind that can be captured en passant passes squares on which it can be: in a straight line, without
/// capturing, by a lame leap, or by a slide if it is a first move: an initial one, or one from some squares only.
fn passes_squares(walk: &Walk, is_first: bool) -> bool {
    let is_straight = walk.bends.iter().all(|bend| *bend == walk.step) && walk.over.is_none() && walk.then.is_empty();
    let slides = is_first && walk.range != Some(1) && walk.bends.is_empty();
    walk.moves && !walk.captures && is_straight && !walk.is_hopper() && (!walk.passes.is_empty() || slides)
}

/// Whether two players' walks are the same but for their order. Initial moves depend on where the player's pieces begin.
fn are_alike(before: &[Walk], walks: &[Walk]) -> bool {
    before.len() == walks.len() && walks.iter().all(|walk| !walk.initial && before.contains(walk))
}

/// Whether nothing that stands in between matters.
fn is_leap(walk: &Walk) -> bool {
    walk.bends.is_empty() && walk.over.is_none() && walk.passes.is_empty() && walk.range == Some(1) && !walk.is_hopper()
}
