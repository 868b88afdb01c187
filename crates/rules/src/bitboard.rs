//! A set of squares as 256 bits.

use crate::Square;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not};

/// A set of squares.
///
/// ```
/// use menagerie_rules::{Bitboard, Square};
/// let e4: Square = "e4".parse().unwrap();
/// let set = Bitboard::of(e4);
/// assert!(set.has(e4));
/// assert_eq!(set.iter().collect::<Vec<_>>(), [e4]);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct Bitboard([u64; 4]);

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard([0; 4]);

    /// Just this square.
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        let mut words = [0; 4];
        words[square.index() >> 6] = 1 << (square.index() & 63);
        Bitboard(words)
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn has(&self, square: Square) -> bool {
        self.0[square.index() >> 6] >> (square.index() & 63) & 1 != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        self.0[square.index() >> 6] |= 1 << (square.index() & 63);
    }

    /// Takes a square out.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        self.0[square.index() >> 6] &= !(1 << (square.index() & 63));
    }

    /// This set and the square.
    #[inline]
    pub const fn with(mut self, square: Square) -> Bitboard {
        self.insert(square);
        self
    }

    /// This set but for the square.
    #[inline]
    pub const fn without(mut self, square: Square) -> Bitboard {
        self.remove(square);
        self
    }

    /// Whether no square is in the set.
    #[inline]
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// How many squares are in the set.
    #[inline]
    pub const fn count(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// The squares, from a1 by ranks.
    #[inline]
    pub fn iter(&self) -> Squares {
        Squares { words: self.0, start: 0 }
    }
}

/// The squares of a [`Bitboard`], from a1 by ranks.
///
/// The words move up, rather than an index along them, so that they can be kept in registers.
#[derive(Clone, Debug)]
pub struct Squares {
    /// What is left, from the word looked at on.
    words: [u64; 4],
    /// The first square of that word.
    start: u32,
}

impl Iterator for Squares {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        while self.words[0] == 0 {
            if self.words[1] | self.words[2] | self.words[3] == 0 {
                return None;
            }
            self.start += 64;
            self.words = [self.words[1], self.words[2], self.words[3], 0];
        }
        let bit = self.words[0].trailing_zeros();
        self.words[0] &= self.words[0] - 1;
        Some(Square::from_index((self.start | bit) as u8))
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = Squares;

    fn into_iter(self) -> Squares {
        self.iter()
    }
}

impl FromIterator<Square> for Bitboard {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Bitboard {
        let mut set = Bitboard::EMPTY;
        squares.into_iter().for_each(|square| set.insert(square));
        set
    }
}

impl BitAnd for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitand(self, other: Bitboard) -> Bitboard {
        Bitboard(std::array::from_fn(|i| self.0[i] & other.0[i]))
    }
}

impl BitOr for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitor(self, other: Bitboard) -> Bitboard {
        Bitboard(std::array::from_fn(|i| self.0[i] | other.0[i]))
    }
}

impl BitXor for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn bitxor(self, other: Bitboard) -> Bitboard {
        Bitboard(std::array::from_fn(|i| self.0[i] ^ other.0[i]))
    }
}

impl Not for Bitboard {
    type Output = Bitboard;
    #[inline]
    fn not(self) -> Bitboard {
        Bitboard(self.0.map(|word| !word))
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Bitboard) {
        *self = *self & other;
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Bitboard) {
        *self = *self | other;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sets_hold_what_was_put_in() {
        let squares: Vec<Square> = [0, 63, 64, 130, 255].map(Square::from_index).to_vec();
        let mut set: Bitboard = squares.iter().copied().collect();
        assert_eq!(set.iter().collect::<Vec<_>>(), squares);
        assert_eq!(set.count(), 5);
        set.remove(squares[2]);
        assert!(!set.has(squares[2]) && (set & Bitboard::of(squares[2])).is_empty());
        assert_eq!((!set).count(), 252);
    }

    #[test]
    fn only_the_empty_set_is_empty() {
        assert!(Bitboard::EMPTY.is_empty());
        for (one, other) in [(0, 64), (0, 128), (5, 197), (70, 134), (70, 198), (130, 194), (255, 63)] {
            let set = Bitboard::of(Square::from_index(one)).with(Square::from_index(other));
            assert!(!set.is_empty() && set.count() == 2, "{one} and {other}");
        }
    }

    #[test]
    fn sets_are_joined_cut_and_compared_square_by_square() {
        let of = |squares: &[u8]| squares.iter().copied().map(Square::from_index).collect::<Bitboard>();
        let (one, other) = (of(&[0, 63, 64, 200]), of(&[63, 64, 130, 255]));
        assert_eq!(one | other, of(&[0, 63, 64, 130, 200, 255]));
        assert_eq!(one & other, of(&[63, 64]));
        assert_eq!(one ^ other, of(&[0, 130, 200, 255]));
        let (mut joined, mut cut) = (one, one);
        joined |= other;
        cut &= other;
        assert_eq!((joined, cut), (one | other, one & other));
        assert_eq!(!!one, one);
    }
}
