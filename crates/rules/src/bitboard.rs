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

/// The set of each single square. Adding one of these to a set keeps the set in registers.
static SINGLE: [Bitboard; 256] = {
    let mut sets = [Bitboard::EMPTY; 256];
    let mut index = 0;
    while index < 256 {
        sets[index].0[index >> 6] = 1 << (index & 63);
        index += 1;
    }
    sets
};

/// For every square, and for the end of the board, the squares before it in the order of ranks.
static BEFORE: [Bitboard; 257] = {
    let mut sets = [Bitboard::EMPTY; 257];
    let mut index = 1;
    while index <= 256 {
        sets[index] = sets[index - 1];
        sets[index].0[(index - 1) >> 6] |= 1 << ((index - 1) & 63);
        index += 1;
    }
    sets
};

impl Bitboard {
    /// No square.
    pub const EMPTY: Bitboard = Bitboard([0; 4]);

    /// The set of one square.
    #[inline]
    pub const fn of(square: Square) -> Bitboard {
        SINGLE[square.index()]
    }

    /// Whether the square is in the set.
    #[inline]
    pub const fn has(&self, square: Square) -> bool {
        self.0[square.index() >> 6] >> (square.index() & 63) & 1 != 0
    }

    /// Adds a square.
    #[inline]
    pub const fn insert(&mut self, square: Square) {
        let [a, b, c, d] = self.0;
        let [e, f, g, h] = SINGLE[square.index()].0;
        self.0 = [a | e, b | f, c | g, d | h];
    }

    /// Removes a square.
    #[inline]
    pub const fn remove(&mut self, square: Square) {
        let [a, b, c, d] = self.0;
        let [e, f, g, h] = SINGLE[square.index()].0;
        self.0 = [a & !e, b & !f, c & !g, d & !h];
    }

    /// This set with the square.
    #[inline]
    pub const fn with(mut self, square: Square) -> Bitboard {
        self.insert(square);
        self
    }

    /// This set without the square.
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

    /// Whether the set has at most one square.
    #[inline]
    pub(crate) fn has_at_most_one(&self) -> bool {
        let [a, b, c, d] = self.0;
        // Each word without its lowest bit that is set, and whether two words have any.
        let more = |word: u64| word & word.wrapping_sub(1);
        let filled = |word: u64| u8::from(word != 0);
        more(a) | more(b) | more(c) | more(d) == 0 && filled(a) + filled(b) + filled(c) + filled(d) <= 1
    }

    /// The number of squares in the set.
    #[inline]
    pub const fn count(&self) -> u32 {
        self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones()
    }

    /// The squares before this one, in the order of ranks from a1.
    #[inline]
    pub(crate) fn before(square: Square) -> Bitboard {
        BEFORE[square.index()]
    }

    /// The squares up to and including the first that is also in `occupied`; all squares if there is none.
    #[inline(always)]
    pub(crate) fn up_to_first_in(&self, occupied: &Bitboard) -> Bitboard {
        let blockers = *self & *occupied;
        let (start, word) = match blockers.0 {
            [a, ..] if a != 0 => (0, a),
            [_, b, ..] if b != 0 => (64, b),
            [_, _, c, _] if c != 0 => (128, c),
            [.., d] => (192, d | 1 << 63),
        };
        *self & BEFORE[(start | word.trailing_zeros() as usize & 63) + 1]
    }

    /// The squares from the last that is also in `occupied` on; all squares if there is none.
    #[inline(always)]
    pub(crate) fn down_to_last_in(&self, occupied: &Bitboard) -> Bitboard {
        let blockers = *self & *occupied;
        let (start, word) = match blockers.0 {
            [.., d] if d != 0 => (192, d),
            [_, _, c, _] if c != 0 => (128, c),
            [_, b, ..] if b != 0 => (64, b),
            [a, ..] => (0, a | 1),
        };
        *self & !BEFORE[start | (63 - word.leading_zeros() as usize) & 63]
    }

    /// Iterates over the squares, in the order of ranks from a1.
    #[inline]
    pub fn iter(&self) -> Squares {
        Squares { words: self.0, start: 0 }
    }
}

/// The squares of a [`Bitboard`], in the order of ranks from a1.
///
/// The words are shifted down instead of being indexed, so that they stay in registers.
#[derive(Clone, Debug)]
pub struct Squares {
    /// The remaining words, beginning with the current one.
    words: [u64; 4],
    /// The first square of the current word.
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
    fn the_squares_before_one_are_all_with_a_smaller_number() {
        for index in [0, 1, 63, 64, 200, 255] {
            let before = Bitboard::before(Square::from_index(index));
            assert_eq!(before, (0..index).map(Square::from_index).collect(), "{index}");
            assert_eq!(before.has_at_most_one(), index < 2, "{index}");
        }
        let pair = |one, other| Bitboard::of(Square::from_index(one)).with(Square::from_index(other));
        assert!(!pair(0, 255).has_at_most_one() && !pair(64, 130).has_at_most_one() && pair(70, 70).has_at_most_one());
    }

    #[test]
    fn a_ray_ends_at_the_nearest_square_that_is_occupied() {
        let of = |squares: &[u8]| squares.iter().copied().map(Square::from_index).collect::<Bitboard>();
        let ray = of(&[0, 17, 63, 64, 130, 200, 255]);
        for (occupied, up, down) in [
            (of(&[]), ray, ray),
            (of(&[1, 65, 254]), ray, ray),
            (of(&[0]), of(&[0]), ray),
            (of(&[255]), ray, of(&[255])),
            (of(&[63, 130]), of(&[0, 17, 63]), of(&[130, 200, 255])),
            (of(&[64]), of(&[0, 17, 63, 64]), of(&[64, 130, 200, 255])),
            (of(&[17, 18]), of(&[0, 17]), of(&[17, 63, 64, 130, 200, 255])),
        ] {
            assert_eq!((ray.up_to_first_in(&occupied), ray.down_to_last_in(&occupied)), (up, down), "{occupied:?}");
        }
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
