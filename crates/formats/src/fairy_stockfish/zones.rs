//! Sets of squares in the form of definitions.

use super::ruleset::Both;
use menagerie_rules::{Bitboard, BoardSize, Square, Zone, write_squares};

/// The squares that are on the board.
pub(super) fn on_board(squares: Bitboard, size: BoardSize) -> Bitboard {
    size.squares().filter(|&square| squares.has(square)).collect()
}

/// The squares from the other player's point of view.
pub(super) fn mirrored(squares: Bitboard, size: BoardSize) -> Bitboard {
    let mirror = |square: Square| Square::new(square.file(), size.ranks() - 1 - square.rank());
    on_board(squares, size).iter().filter_map(mirror).collect()
}

/// A zone: one text if it is symmetric, otherwise one for each player.
pub(super) fn zone(squares: Both<Bitboard>, size: BoardSize) -> Zone {
    let [white, black] = squares.map(|squares| on_board(squares, size));
    if mirrored(white, size) == black {
        Zone::Same(write_squares(white, size))
    } else {
        Zone::Each(vec![write_squares(white, size), write_squares(black, size)])
    }
}

/// All squares of a board.
pub(super) fn whole(size: BoardSize) -> Bitboard {
    size.squares().collect()
}

/// The squares of a rank, counted from 0 at each player's own side.
pub(super) fn own_rank(rank: u8, size: BoardSize) -> Both<Bitboard> {
    let white = size.squares().filter(|square| square.rank() == rank).collect();
    [white, mirrored(white, size)]
}

/// The squares from a rank on, counted from 0 at each player's own side.
pub(super) fn from_rank(rank: u8, size: BoardSize) -> Zone {
    let ranks = (rank..size.ranks()).map(|rank| own_rank(rank, size));
    zone(ranks.fold([Bitboard::EMPTY; 2], |[w, b], [white, black]| [w | white, b | black]), size)
}
