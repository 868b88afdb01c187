//! Zobrist keys: a number for each fact of a position, XORed into its hash.

use crate::{Player, Square, board::Piece};

/// SplitMix64's output function (Steele, Lea and Flood 2014): consecutive inputs give unrelated outputs.
const fn mix(input: u64) -> u64 {
    let mut z = input.wrapping_add(1).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

/// A piece on a square.
#[inline]
pub(crate) const fn piece(piece: Piece, square: Square) -> u64 {
    mix((piece.code() as u64) << 8 | square.index() as u64)
}

/// Whose turn it is.
#[inline]
pub(crate) const fn turn(player: Player) -> u64 {
    mix(1 << 16 | player.0 as u64)
}

/// The rights still held.
#[inline]
pub(crate) const fn rights(bits: u8) -> u64 {
    mix(2 << 16 | bits as u64)
}

/// A square that can be captured on en passant.
#[inline]
pub(crate) const fn en_passant(square: Square) -> u64 {
    mix(3 << 16 | square.index() as u64)
}

/// A number that belongs to a four-player position: a score, the Kings a player took, the moves left.
#[inline]
pub(crate) const fn four_player_fact(which: usize, value: u64) -> u64 {
    mix(4 << 16 | (which as u64) << 32 | value)
}
