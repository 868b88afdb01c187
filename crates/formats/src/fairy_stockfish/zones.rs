//! Sets of squares as a definition writes them.

use super::ruleset::Both;
use menagerie_rules::{Bitboard, Shape, Square, Zone, write_squares};

/// The squares of the board among these.
pub(super) fn on_board(squares: Bitboard, shape: Shape) -> Bitboard {
    shape.squares().filter(|&square| squares.has(square)).collect()
}

/// How squares lie for the player on the other side.
pub(super) fn mirrored(squares: Bitboard, shape: Shape) -> Bitboard {
    let mirror = |square: Square| Square::new(square.file(), shape.ranks() - 1 - square.rank());
    on_board(squares, shape).iter().filter_map(mirror).collect()
}

/// A zone: one text where both see it alike, or one for each player.
pub(super) fn zone(squares: Both<Bitboard>, shape: Shape) -> Zone {
    let [white, black] = squares.map(|squares| on_board(squares, shape));
    if mirrored(white, shape) == black {
        Zone::Same(write_squares(white, shape))
    } else {
        Zone::Each(vec![write_squares(white, shape), write_squares(black, shape)])
    }
}

/// All squares of a board.
pub(super) fn whole(shape: Shape) -> Bitboard {
    shape.squares().collect()
}

/// The squares of a rank, from 0 at each player's own side.
pub(super) fn own_rank(rank: u8, shape: Shape) -> Both<Bitboard> {
    let white = shape.squares().filter(|square| square.rank() == rank).collect();
    [white, mirrored(white, shape)]
}

/// The squares from a rank on, counted from 0 at each player's own side.
pub(super) fn from_rank(rank: u8, shape: Shape) -> Zone {
    let ranks = (rank..shape.ranks()).map(|rank| own_rank(rank, shape));
    zone(ranks.fold([Bitboard::EMPTY; 2], |[w, b], [white, black]| [w | white, b | black]), shape)
}
