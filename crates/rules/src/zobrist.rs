//! Zobrist keys: random numbers for the parts of a position, whose XOR is its hash.

use crate::{KindId, Player, Square, board::Piece};

/// The step of the state of [`split_mix`].
const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

/// SplitMix64 (Steele, Lea and Flood 2014): the next random number, and the next state.
#[inline]
pub const fn split_mix(state: u64) -> (u64, u64) {
    let state = state.wrapping_add(STEP);
    let mut z = state;
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    (z ^ (z >> 31), state)
}

/// The output of [`split_mix`] for a number: consecutive numbers give unrelated outputs.
#[inline]
pub const fn mix(number: u64) -> u64 {
    split_mix(number.wrapping_mul(STEP)).0
}

/// A piece on a square.
#[inline]
pub(crate) const fn piece(piece: Piece, square: Square) -> u64 {
    let (player, kind) = (piece.player.0 as u64, piece.kind.0 as u64);
    // The first 32 kinds keep the numbers from before there were more, so that recorded searches stay the same.
    mix((player << 5 | kind & 31 | (kind & 32) << 2) << 8 | square.index() as u64)
}

/// The side to move.
#[inline]
pub(crate) const fn turn(player: Player) -> u64 {
    mix(1 << 16 | player.0 as u64)
}

/// The castling rights.
#[inline]
pub(crate) const fn rights(bits: u16) -> u64 {
    mix(2 << 16 | bits as u64)
}

/// A square on which an en-passant capture is possible.
#[inline]
pub(crate) const fn en_passant(square: Square) -> u64 {
    mix(3 << 16 | square.index() as u64)
}

/// The number of pieces of a kind in a player's pocket.
#[inline]
pub(crate) const fn pocket(player: Player, kind: KindId, count: u8) -> u64 {
    mix(5 << 16 | (player.0 as u64) << 32 | (kind.0 as u64) << 40 | (count as u64) << 48)
}

/// The number of checks that a player still has to give.
#[inline]
pub(crate) const fn checks(player: Player, count: u8) -> u64 {
    mix(6 << 16 | (player.0 as u64) << 8 | count as u64)
}

/// A piece on the first rank that has not moved.
#[inline]
pub(crate) const fn gate(square: Square) -> u64 {
    mix(7 << 16 | square.index() as u64)
}

/// A square that a piece has turned to stone.
#[inline]
pub(crate) const fn wall(square: Square) -> u64 {
    mix(9 << 16 | square.index() as u64)
}

/// The square of a piece that has returned.
#[inline]
pub(crate) const fn returned(square: Square) -> u64 {
    mix(10 << 16 | square.index() as u64)
}

/// The square on which a piece has just been captured that may not simply be traded.
#[inline]
pub(crate) const fn traded(square: Square) -> u64 {
    mix(8 << 16 | square.index() as u64)
}

/// A number of a four-player position: a score, captured Kings, moves left.
#[inline]
pub(crate) const fn four_player_fact(which: usize, value: u64) -> u64 {
    mix(4 << 16 | (which as u64) << 32 | value)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn keys_are_the_numbers_of_splitmix64() {
        // The first outputs of the reference implementation with seed 0.
        assert_eq!([0, 1, 2].map(mix), [0xE220_A839_7B1D_CDAF, 0x6E78_9E6A_A1B9_65F4, 0x06C4_5D18_8009_454F]);
    }

    #[test]
    fn no_two_facts_have_the_same_key() {
        let squares = || (0..=255).map(Square::from_index);
        let kinds = (0..KindId::MAX_COUNT).filter_map(KindId::from_index);
        let players = || (0..Player::MAX_COUNT).filter_map(Player::from_index);
        let mut keys: Vec<u64> = Vec::new();
        for kind in kinds {
            for player in players() {
                keys.extend(squares().map(|square| piece(Piece { player, kind }, square)));
            }
        }
        keys.extend(players().map(turn));
        keys.extend((0..=255).map(rights));
        keys.extend(squares().map(en_passant));
        keys.extend((0..9).flat_map(|which| (0..300).map(move |value| four_player_fact(which, value))));
        let different: BTreeSet<u64> = keys.iter().copied().collect();
        assert_eq!(keys.len(), 64 * 4 * 256 + 4 + 256 + 256 + 9 * 300);
        assert_eq!(different.len(), keys.len());
    }
}
