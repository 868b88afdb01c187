//! Precomputed sets of squares of a board.

use super::square_maps::SquareMaps;
use menagerie_rules::{Bitboard, KindId, Player, Square, Variant};
use std::ops::RangeInclusive;

/// Sets of squares by player and square.
#[derive(Debug)]
pub(super) struct BoardMaps {
    /// The stop square: where a Pawn steps to.
    pub stop: SquareMaps<Option<Square>>,
    /// The square from which a Pawn steps there.
    pub step_from: SquareMaps<Option<Square>>,
    /// The front span with the adjacent files: the squares where an enemy Pawn stops a Pawn from being passed.
    pub front_span: SquareMaps<Bitboard>,
    /// The squares from which an enemy Pawn could once attack the square.
    pub attack_span: SquareMaps<Bitboard>,
    /// The King's ring: the adjacent squares and those two ranks before the King.
    pub king_ring: SquareMaps<Bitboard>,
    /// A King's flank: two files to either side, up to a rank beyond the middle.
    pub king_flank: SquareMaps<Bitboard>,
    /// The squares before a King where Pawns form its shield.
    pub shield: SquareMaps<Bitboard>,
    /// The squares before a King where enemy Pawns storm it.
    pub storm: SquareMaps<Bitboard>,
    /// By player and kind, and square: the squares from which the kind captures there on an empty board.
    pub attacks_to: SquareMaps<Bitboard>,
    pub files: Vec<Bitboard>,
    /// By file: the adjacent files.
    pub adjacent_files: Vec<Bitboard>,
    pub dark_squares: Bitboard,
    /// By player: the enemy's half of the board.
    pub enemy_half: Vec<Bitboard>,
}

impl BoardMaps {
    pub(super) fn new(variant: &Variant) -> BoardMaps {
        let size = variant.board_size();
        let rank = |player, square| i32::from(variant.relative_rank(player, square));
        let files_apart = |to: Square, at: Square| (i32::from(to.file()) - i32::from(at.file())).abs();
        let half = i32::from(size.ranks()) / 2;
        let near = |player: Player, at: Square, ranks: RangeInclusive<i32>| -> Bitboard {
            let is_near =
                |to: &Square| files_apart(*to, at) <= 1 && ranks.contains(&(rank(player, *to) - rank(player, at)));
            size.squares().filter(is_near).collect()
        };
        let sets = |of: &dyn Fn(Player, Square) -> Bitboard| by_player_and_square(variant, Bitboard::EMPTY, of);
        let step = |ranks: i8| {
            by_player_and_square(variant, None, &|player, square| variant.relative_offset(player, square, (0, ranks)))
        };
        let file =
            |number: i32| -> Bitboard { size.squares().filter(|square| i32::from(square.file()) == number).collect() };
        let numbers = || 0..i32::from(size.files());
        let enemy_half = |player| -> Bitboard { size.squares().filter(|&at| rank(player, at) >= half).collect() };
        let kinds = variant.turn_order().flat_map(|player| variant.kind_ids().map(move |kind| (player, kind)));
        BoardMaps {
            stop: step(1),
            step_from: step(-1),
            front_span: sets(&|player, at| near(player, at, 1..=i32::from(size.ranks()))),
            attack_span: sets(&|player, at| {
                let attacks = |to: &Square| files_apart(*to, at) == 1 && rank(player, *to) > rank(player, at);
                size.squares().filter(attacks).collect()
            }),
            king_ring: sets(&|player, at| near(player, at, -1..=2).without(at)),
            king_flank: sets(&|player, at| {
                size.squares().filter(|&to| files_apart(to, at) <= 2 && rank(player, to) <= half).collect()
            }),
            shield: sets(&|player, at| near(player, at, 1..=2)),
            storm: sets(&|player, at| near(player, at, 1..=4)),
            attacks_to: SquareMaps::new(kinds.map(|(player, kind)| attacks_to(variant, player, kind))),
            files: numbers().map(file).collect(),
            adjacent_files: numbers().map(|number| file(number - 1) | file(number + 1)).collect(),
            dark_squares: size.squares().filter(|square| (square.file() + square.rank()) % 2 == 0).collect(),
            enemy_half: variant.turn_order().map(enemy_half).collect(),
        }
    }
}

fn by_player_and_square<T: Copy>(variant: &Variant, nothing: T, of: &dyn Fn(Player, Square) -> T) -> SquareMaps<T> {
    let squares = |player| {
        let mut all = vec![nothing; 256];
        variant.board_size().squares().for_each(|square| all[square.index()] = of(player, square));
        all
    };
    SquareMaps::new(variant.turn_order().map(squares))
}

/// By square: the squares from which a player's piece of the kind may capture there.
fn attacks_to(variant: &Variant, player: Player, kind: KindId) -> Vec<Bitboard> {
    let mut from_where = vec![Bitboard::EMPTY; 256];
    for from in variant.board_size().squares() {
        for to in variant.tables().possible_captures(player, kind, from) {
            from_where[to.index()].insert(from);
        }
    }
    from_where
}
