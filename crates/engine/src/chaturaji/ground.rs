//! What stays the same during a game: where each piece can go on a small board, and what it is worth there.

use super::moves::Step;
use crate::PieceValues;
use menagerie_rules::{KindId, Player, Square, Variant};

/// The most squares a board can have here: one for each bit of a word.
pub(super) const SQUARES: usize = 64;
/// The most kinds of pieces there can be here.
pub(super) const KINDS: usize = 8;
/// What a King counts as a piece, in hundredths of a point, besides the points for its capture: without it its owner is out.
pub(super) const KING: i32 = 500;

/// Where a piece can go from one square.
#[derive(Clone, Copy, Debug, Default)]
struct Ways {
    /// Leaps that do not capture.
    moves: u64,
    /// Leaps that capture.
    captures: u64,
    /// Where its rays are among all.
    rays: (u32, u32),
}

/// The game as the search needs it: tables for 64 squares, read from the game's definition.
#[derive(Clone, Debug)]
pub(super) struct Ground {
    files: usize,
    /// By player, kind and square.
    ways: Vec<Ways>,
    /// The lines along which pieces slide until something stands in their way, in pairs: one to squares with higher numbers and
    /// one to lower ones, or none.
    rays: Vec<[u64; 2]>,
    /// The kinds that slide.
    slides: [bool; KINDS],
    /// By two squares: those between them on a ray.
    between: Vec<u64>,
    /// By player and square, then by kind: the squares from which the piece attacks it, if nothing stands between.
    origins: Vec<[u64; KINDS]>,
    /// By player and square: the squares from which any piece does.
    all_origins: Vec<u64>,
    /// By player, kind and square: the worth of the piece there, in hundredths of a point.
    worth: Vec<i32>,
    /// The kinds, those first that are the least loss in an exchange; the King is the greatest.
    pub by_points: Vec<usize>,
    /// The points for the capture of each kind.
    pub points: [i32; KINDS],
    pub royal: usize,
    pub pawns: [bool; KINDS],
    pub pawn_kinds: Vec<usize>,
    pub zeroing: [bool; KINDS],
    /// The kind that captures three others when four of them make a square.
    pub boat: Option<usize>,
    /// The kinds a Pawn may become while another one is left.
    pub early: [bool; KINDS],
    /// By player and square: what a Pawn becomes there.
    promotions: Vec<Option<u8>>,
    /// The squares on which a player's Pawns promote.
    pub far: [u64; 4],
    /// The squares on which anybody's do.
    pub far_of_any: u64,
    pub kinds: usize,
    /// By square: the three other squares of each square of two by two.
    pub squares_of_four: Vec<Vec<u64>>,
    /// By player and square: how many steps a Pawn has to go.
    to_go: Vec<u8>,
}

impl Ground {
    /// The tables of a game; `None` if its board is too large, or its pieces hop or bend.
    pub fn new(variant: &Variant, worth: &PieceValues) -> Option<Ground> {
        let shape = variant.shape();
        let (files, squares) = (usize::from(shape.files()), usize::from(shape.files()) * usize::from(shape.ranks()));
        let kinds = variant.kinds().len();
        if squares > SQUARES || kinds > KINDS {
            return None;
        }
        let mut ground = Ground {
            files,
            ways: vec![Ways::default(); 4 * KINDS * SQUARES],
            worth: vec![0; 4 * KINDS * SQUARES],
            rays: Vec::new(),
            slides: [false; KINDS],
            between: vec![0; SQUARES * SQUARES],
            origins: vec![[0; KINDS]; 4 * SQUARES],
            all_origins: vec![0; 4 * SQUARES],
            by_points: Vec::new(),
            points: [0; KINDS],
            royal: variant.royal().index(),
            pawns: [false; KINDS],
            pawn_kinds: Vec::new(),
            zeroing: [false; KINDS],
            boat: variant.kinds().iter().position(|kind| kind.boat),
            early: [false; KINDS],
            promotions: vec![None; 4 * SQUARES],
            far: [0; 4],
            far_of_any: 0,
            kinds,
            squares_of_four: vec![Vec::new(); SQUARES],
            to_go: vec![0; 4 * SQUARES],
        };
        for id in variant.kind_ids() {
            let (kind, info) = (id.index(), variant.kind(id));
            ground.points[kind] = i32::from(info.points);
            ground.pawns[kind] = info.pawn;
            ground.zeroing[kind] = info.zeroing;
            ground.early[kind] = info.early_promotion;
            for player in variant.turn_order() {
                for square in shape.squares() {
                    let (player_index, index) = (player.index(), ground.index(square));
                    let place = Ground::place(player_index, kind, index);
                    ground.ways[place] = ground.ways_of(variant, player, id, square)?;
                    for target in super::state::squares(ground.attacks(player_index, kind, index, 0)) {
                        ground.origins[player_index * SQUARES + target][kind] |= 1 << index;
                        ground.all_origins[player_index * SQUARES + target] |= 1 << index;
                    }
                    ground.worth[place] = worth.at(player, id, square) + if info.royal { KING } else { 0 };
                }
            }
        }
        ground.pawn_kinds = (0..kinds).filter(|&kind| ground.pawns[kind]).collect();
        ground.by_points = (0..kinds).collect();
        ground.by_points.sort_by_key(|&kind| (kind == ground.royal, ground.points[kind]));
        for &(square, kind, player) in variant.promotion_squares() {
            let index = ground.index(square);
            ground.promotions[player.index() * SQUARES + index] = Some(kind.index() as u8);
            ground.far[player.index()] |= 1 << index;
            ground.far_of_any |= 1 << index;
        }
        for square in shape.squares() {
            let at = |files, ranks| shape.offset(square, files, ranks).map(|it| 1_u64 << ground.index(it));
            let four = |(f, r)| Some(at(f, 0)? | at(0, r)? | at(f, r)?);
            let all = [(1, 1), (1, -1), (-1, 1), (-1, -1)].into_iter().filter_map(four).collect();
            let index = ground.index(square);
            ground.squares_of_four[index] = all;
            for player in variant.turn_order() {
                ground.to_go[player.index() * SQUARES + index] =
                    variant.relative_ranks(player) - 1 - variant.relative_rank(player, square);
            }
        }
        Some(ground)
    }

    fn ways_of(&mut self, variant: &Variant, player: Player, kind: KindId, from: Square) -> Option<Ways> {
        let tables = variant.tables();
        let start = self.index(from) * SQUARES;
        let (mut up, mut down) = (Vec::new(), Vec::new());
        for path in tables.paths(player, kind, from) {
            let (squares, skip) = tables.path_squares(path);
            let way: Vec<usize> = squares.iter().map(|&square| self.index(square)).collect();
            if path.is_hopper() || skip > 0 || !path.moves || !path.captures || path.double_step {
                return None;
            }
            let rays = if way.is_sorted_by(|a, b| a < b) {
                &mut up
            } else if way.is_sorted_by(|a, b| a > b) {
                &mut down
            } else {
                return None;
            };
            let mut passed = 0;
            for &square in &way {
                let between = &mut self.between[start | square];
                if passed != 0 && *between != 0 && *between != passed {
                    // Two ways from one square to the other: what stands between them depends on the piece.
                    return None;
                }
                *between = passed;
                passed |= 1 << square;
            }
            rays.push(passed);
        }
        let set = |squares: menagerie_rules::Bitboard| squares.iter().fold(0, |set, it| set | 1 << self.index(it));
        let moves = set(tables.leap_moves(player, kind, from));
        let captures = set(tables.leap_captures(player, kind, from));
        let pairs = up.len().max(down.len());
        let first = self.rays.len() as u32;
        let of = |rays: &[u64], pair| rays.get(pair).copied().unwrap_or(0);
        self.rays.extend((0..pairs).map(|pair| [of(&up, pair), of(&down, pair)]));
        self.slides[kind.index()] |= pairs > 0;
        Some(Ways { moves, captures, rays: (first, self.rays.len() as u32) })
    }

    #[inline]
    fn place(player: usize, kind: usize, square: usize) -> usize {
        (player * KINDS + kind) * SQUARES + square
    }

    /// The number of a square here.
    #[inline]
    pub fn index(&self, square: Square) -> usize {
        usize::from(square.rank()) * self.files + usize::from(square.file())
    }

    /// The step that a move of the rules is.
    pub fn step(&self, mv: menagerie_rules::Move) -> Step {
        if mv.is_pass() { Step::PASS } else { Step::new(self.index(mv.from()), self.index(mv.to())) }
    }

    #[inline]
    pub fn worth(&self, player: usize, kind: usize, square: usize) -> i32 {
        self.worth[Ground::place(player, kind, square & 63)]
    }

    #[inline]
    pub fn promotion(&self, player: usize, square: usize) -> Option<usize> {
        self.promotions[player * SQUARES + square].map(usize::from)
    }

    /// How many steps a player's Pawn on a square has to go.
    #[inline]
    pub fn to_go(&self, player: usize, square: usize) -> u8 {
        self.to_go[player * SQUARES + (square & 63)]
    }

    /// The empty squares a piece can move to without capturing, and the squares it attacks, whoever stands there.
    #[inline]
    pub fn reach(&self, player: usize, kind: usize, square: usize, occupied: u64) -> (u64, u64) {
        let ways = &self.ways[Ground::place(player, kind, square & 63)];
        let slides = self.slide(ways, occupied);
        ((ways.moves | slides) & !occupied, ways.captures | slides)
    }

    /// The squares a piece attacks, whoever stands there.
    #[inline]
    pub fn attacks(&self, player: usize, kind: usize, square: usize, occupied: u64) -> u64 {
        let ways = &self.ways[Ground::place(player, kind, square & 63)];
        ways.captures | self.slide(ways, occupied)
    }

    /// The squares of the rays up to the first that is occupied, which belongs to them.
    #[inline]
    fn slide(&self, ways: &Ways, occupied: u64) -> u64 {
        let mut set = 0;
        for &[up, down] in &self.rays[ways.rays.0 as usize..ways.rays.1 as usize] {
            // Up to the lowest square in the way, and from the highest on; with nothing in the way, all.
            let (lowest, highest) = (up & occupied, down & occupied);
            set |= up & (lowest ^ lowest.wrapping_sub(1));
            set |= down & u64::MAX << (63 - (highest | 1).leading_zeros());
        }
        set
    }

    /// By kind: the squares from which a piece attacks a square, if nothing stands between. `None` if there is none of these.
    #[inline]
    pub fn origins(&self, player: usize, square: usize, own: u64) -> Option<&[u64; KINDS]> {
        let place = player * SQUARES + (square & 63);
        (self.all_origins[place] & own != 0).then(|| &self.origins[place])
    }

    /// Whether a piece on one of the `origins` of a square attacks it with these squares occupied.
    #[inline]
    pub fn is_open(&self, player: usize, kind: usize, from: usize, target: usize, occupied: u64) -> bool {
        !self.slides[kind & 7]
            || self.between[(from & 63) << 6 | target & 63] & occupied == 0
            || self.ways[Ground::place(player, kind, from & 63)].captures >> target & 1 != 0
    }
}
