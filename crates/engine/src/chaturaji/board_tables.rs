//! Constant tables for a game on a small board: the moves of each piece, and its value on each square.

use super::compact_move::CompactMove;
use super::parameters::KING_VALUE;
use super::square_set::squares;
use crate::PieceValues;
use menagerie_rules::{ChaturajiPosition, FourPlayersDefinition, KindId, Move, Player, Square, Variant};

/// The maximum number of squares: one for each bit of a word.
pub const SQUARES: usize = 64;
/// The maximum number of kinds.
pub const KINDS: usize = 8;

/// The moves of a piece from one square.
#[derive(Clone, Copy, Debug, Default)]
struct MoveMasks {
    /// Leaps that do not capture.
    moves: u64,
    /// Leaps that capture.
    captures: u64,
    /// The range of its rays among all rays.
    rays: (u32, u32),
}

/// The tables of a variant with up to 64 squares.
#[derive(Clone, Debug)]
pub struct BoardTables {
    files: usize,
    /// By player, kind and square.
    masks: Vec<MoveMasks>,
    /// The lines along which pieces slide until they are blocked, in pairs: one towards higher square indices and one towards lower ones,
    /// or empty.
    rays: Vec<[u64; 2]>,
    /// The kinds that slide.
    slides: [bool; KINDS],
    /// By two squares: the squares between them on a ray.
    between: Vec<u64>,
    /// By player and square, then by kind: the squares from which the piece attacks the square on an empty board.
    origins: Vec<[u64; KINDS]>,
    /// By player and square: the squares from which any piece does.
    all_origins: Vec<u64>,
    /// By player, kind and square: the value of the piece there, in hundredths of a point (piece-square tables).
    piece_square: Vec<i32>,
    /// The kinds, the least valuable first and the King last.
    pub by_value: Vec<usize>,
    /// The points for the capture of each kind.
    pub points: [i32; KINDS],
    /// The game's points and lengths.
    pub numbers: FourPlayersDefinition,
    /// The kind of the King.
    pub royal: usize,
    /// Whether a kind is a Pawn.
    pub pawns: [bool; KINDS],
    /// The kinds that are Pawns.
    pub pawn_kinds: Vec<usize>,
    /// Whether a kind's moves reset the halfmove clock.
    pub zeroing: [bool; KINDS],
    /// The kind that captures three others when four of it form a square.
    pub boat: Option<usize>,
    /// The kinds to which a Pawn may promote before it is the last one.
    pub early: [bool; KINDS],
    /// By player and square: the promotion of a Pawn there.
    promotions: Vec<Option<u8>>,
    /// The squares on which a player's Pawns promote.
    pub promotion_squares: [u64; 4],
    /// The squares on which Pawns of any player promote.
    pub promotion_squares_of_any: u64,
    /// The number of kinds.
    pub kinds: usize,
    /// By square: the other three squares of each 2×2 square.
    pub boat_squares: Vec<Vec<u64>>,
    /// By player and square: the number of steps of a Pawn to its promotion.
    steps_to_go: Vec<u8>,
}

impl BoardTables {
    /// The tables of a variant; `None` if its board is too large, or its pieces hop or bend.
    pub fn new(variant: &Variant, piece_values: &PieceValues) -> Option<BoardTables> {
        let size = variant.board_size();
        let (files, squares) = (usize::from(size.files()), usize::from(size.files()) * usize::from(size.ranks()));
        let kinds = variant.kinds().len();
        if squares > SQUARES || kinds > KINDS {
            return None;
        }
        let mut tables = BoardTables {
            files,
            masks: vec![MoveMasks::default(); 4 * KINDS * SQUARES],
            piece_square: vec![0; 4 * KINDS * SQUARES],
            rays: Vec::new(),
            slides: [false; KINDS],
            between: vec![0; SQUARES * SQUARES],
            origins: vec![[0; KINDS]; 4 * SQUARES],
            all_origins: vec![0; 4 * SQUARES],
            by_value: Vec::new(),
            points: [0; KINDS],
            numbers: variant.rules().four_players,
            royal: variant.royal().map_or(usize::MAX, KindId::index),
            pawns: [false; KINDS],
            pawn_kinds: Vec::new(),
            zeroing: [false; KINDS],
            boat: variant.kinds().iter().position(|kind| kind.boat),
            early: [false; KINDS],
            promotions: vec![None; 4 * SQUARES],
            promotion_squares: [0; 4],
            promotion_squares_of_any: 0,
            kinds,
            boat_squares: vec![Vec::new(); SQUARES],
            steps_to_go: vec![0; 4 * SQUARES],
        };
        tables.add_kinds(variant, piece_values)?;
        tables.add_promotions(variant);
        tables.add_squares(variant);
        Some(tables)
    }

    /// Adds the moves of each kind of each player. `None` if the tables cannot represent them.
    fn add_kinds(&mut self, variant: &Variant, piece_values: &PieceValues) -> Option<()> {
        for id in variant.kind_ids() {
            let (kind, info) = (id.index(), variant.kind(id));
            self.points[kind] = i32::from(info.points);
            self.pawns[kind] = info.pawn;
            self.zeroing[kind] = info.zeroing;
            self.early[kind] = info.early_promotion;
            for player in variant.turn_order() {
                for square in variant.board_size().squares() {
                    let (player_index, index) = (player.index(), self.index(square));
                    let place = BoardTables::place(player_index, kind, index);
                    self.masks[place] = self.masks_of(variant, player, id, square)?;
                    for target in squares(self.attacks(player_index, kind, index, 0)) {
                        self.origins[player_index * SQUARES + target][kind] |= 1 << index;
                        self.all_origins[player_index * SQUARES + target] |= 1 << index;
                    }
                    let king = if info.royal { KING_VALUE } else { 0 };
                    self.piece_square[place] = piece_values.at(player, id, square) + king;
                }
            }
        }
        self.pawn_kinds = (0..self.kinds).filter(|&kind| self.pawns[kind]).collect();
        self.by_value = (0..self.kinds).collect();
        let (royal, points) = (self.royal, self.points);
        self.by_value.sort_by_key(|&kind| (kind == royal, points[kind]));
        Some(())
    }

    fn add_promotions(&mut self, variant: &Variant) {
        for &(square, kind, player) in variant.promotion_squares() {
            let index = self.index(square);
            self.promotions[player.index() * SQUARES + index] = Some(kind.index() as u8);
            self.promotion_squares[player.index()] |= 1 << index;
            self.promotion_squares_of_any |= 1 << index;
        }
    }

    /// Adds the tables that depend only on the squares: 2×2 squares of Boats, and the steps of a Pawn.
    fn add_squares(&mut self, variant: &Variant) {
        let size = variant.board_size();
        for square in size.squares() {
            let at = |files, ranks| size.offset(square, files, ranks).map(|it| 1_u64 << self.index(it));
            let four = |(f, r)| Some(at(f, 0)? | at(0, r)? | at(f, r)?);
            let all = [(1, 1), (1, -1), (-1, 1), (-1, -1)].into_iter().filter_map(four).collect();
            let index = self.index(square);
            self.boat_squares[index] = all;
            for player in variant.turn_order() {
                self.steps_to_go[player.index() * SQUARES + index] =
                    variant.relative_ranks(player) - 1 - variant.relative_rank(player, square);
            }
        }
    }

    fn masks_of(&mut self, variant: &Variant, player: Player, kind: KindId, from: Square) -> Option<MoveMasks> {
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
                    // Two lines join the squares, so the squares in between depend on the piece.
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
        Some(MoveMasks { moves, captures, rays: (first, self.rays.len() as u32) })
    }

    #[inline]
    fn place(player: usize, kind: usize, square: usize) -> usize {
        (player * KINDS + kind) * SQUARES + square
    }

    /// The index of a square in these tables.
    #[inline]
    pub fn index(&self, square: Square) -> usize {
        usize::from(square.rank()) * self.files + usize::from(square.file())
    }

    /// Converts a move to a compact move.
    pub fn compact(&self, mv: Move) -> CompactMove {
        if mv.is_pass() { CompactMove::PASS } else { CompactMove::new(self.index(mv.from()), self.index(mv.to())) }
    }

    /// The legal move that a compact move represents.
    pub fn legal_move(&self, compact: CompactMove, position: &ChaturajiPosition) -> Option<Move> {
        let mut found = None;
        position.each_legal_move(|mv| {
            if self.compact(mv) == compact {
                found = Some(mv);
            }
        });
        found
    }

    /// The value of a player's kind on a square, in hundredths of a point.
    #[inline]
    pub fn piece_square(&self, player: usize, kind: usize, square: usize) -> i32 {
        self.piece_square[BoardTables::place(player, kind, square & 63)]
    }

    /// The promotion of a player's Pawn on a square.
    #[inline]
    pub fn promotion(&self, player: usize, square: usize) -> Option<usize> {
        self.promotions[player * SQUARES + square].map(usize::from)
    }

    /// The number of steps of a player's Pawn to its promotion.
    #[inline]
    pub fn steps_to_go(&self, player: usize, square: usize) -> u8 {
        self.steps_to_go[player * SQUARES + (square & 63)]
    }

    /// The empty squares to which a piece can move without capturing, and the squares that it attacks.
    #[inline]
    pub fn reach(&self, player: usize, kind: usize, square: usize, occupied: u64) -> (u64, u64) {
        let masks = &self.masks[BoardTables::place(player, kind, square & 63)];
        let slides = self.slide(masks, occupied);
        ((masks.moves | slides) & !occupied, masks.captures | slides)
    }

    /// The squares that a piece attacks, occupied or not.
    #[inline]
    pub fn attacks(&self, player: usize, kind: usize, square: usize, occupied: u64) -> u64 {
        let masks = &self.masks[BoardTables::place(player, kind, square & 63)];
        masks.captures | self.slide(masks, occupied)
    }

    /// The squares of the rays up to and including the first occupied one.
    #[inline]
    fn slide(&self, masks: &MoveMasks, occupied: u64) -> u64 {
        let mut set = 0;
        for &[up, down] in &self.rays[masks.rays.0 as usize..masks.rays.1 as usize] {
            // Up to the lowest blocker, and down from the highest; the whole ray without a blocker.
            let (lowest, highest) = (up & occupied, down & occupied);
            set |= up & (lowest ^ lowest.wrapping_sub(1));
            set |= down & u64::MAX << (63 - (highest | 1).leading_zeros());
        }
        set
    }

    /// By kind: the squares of `own` from which a piece attacks a square on an empty board. `None` if there are none.
    #[inline]
    pub fn origins(&self, player: usize, square: usize, own: u64) -> Option<&[u64; KINDS]> {
        let place = player * SQUARES + (square & 63);
        (self.all_origins[place] & own != 0).then(|| &self.origins[place])
    }

    /// Whether a piece on one of the `origins` of a square attacks it with these occupied squares.
    #[inline]
    pub fn is_open(&self, player: usize, kind: usize, from: usize, target: usize, occupied: u64) -> bool {
        !self.slides[kind & 7]
            || self.between[(from & 63) << 6 | target & 63] & occupied == 0
            || self.masks[BoardTables::place(player, kind, from & 63)].captures >> target & 1 != 0
    }
}
