//! Moves in two bytes, and lists of them.

/// A move: from and to, six bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CompactMove(u16);

impl CompactMove {
    /// The move in which nothing moves.
    pub const PASS: CompactMove = CompactMove(0x8000);
    /// No move at all.
    pub const NONE: CompactMove = CompactMove(0);

    /// The move from one square to another.
    #[inline]
    pub const fn new(from: usize, to: usize) -> CompactMove {
        CompactMove((from | to << 6) as u16)
    }

    /// Where it begins.
    #[inline]
    pub const fn from(self) -> usize {
        (self.0 & 63) as usize
    }

    /// Where it ends.
    #[inline]
    pub const fn to(self) -> usize {
        (self.0 >> 6 & 63) as usize
    }

    /// Whether nothing moves.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// The same move, with the player who makes it.
    #[inline]
    pub const fn with_player(self, player: usize) -> CompactMove {
        CompactMove(self.0 & !0x3000 | (player as u16 & 3) << 12)
    }

    /// Who makes it, if that was said.
    #[inline]
    pub const fn player(self) -> usize {
        (self.0 >> 12 & 3) as usize
    }

    /// The move without who makes it.
    #[inline]
    pub const fn without_player(self) -> CompactMove {
        CompactMove(self.0 & !0x3000)
    }

    /// A number below 4096 for moves that move something.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 0xFFF) as usize
    }

    /// The move as a number.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The reverse of [`bits`](CompactMove::bits).
    #[inline]
    pub const fn from_bits(bits: u16) -> CompactMove {
        CompactMove(bits)
    }
}

/// The moves of all nodes from the root to the one that is searched, with their scores: one stack for all, so that nothing is allocated.
#[derive(Debug, Default)]
pub struct MoveStack {
    moves: Vec<(i32, CompactMove)>,
}

impl MoveStack {
    /// Where the moves of the next position will begin.
    #[inline]
    pub fn top(&self) -> usize {
        self.moves.len()
    }

    /// Adds a move with its score.
    #[inline]
    pub fn push(&mut self, score: i32, mv: CompactMove) {
        self.moves.push((score, mv));
    }

    /// Takes all moves from `place` on away.
    #[inline]
    pub fn cut(&mut self, place: usize) {
        self.moves.truncate(place);
    }

    /// Brings the best of the moves from `place` to `end` to `place`, and returns it.
    #[inline]
    pub fn pick(&mut self, place: usize, end: usize) -> (i32, CompactMove) {
        let mut best = place;
        for other in place + 1..end {
            if self.moves[other].0 > self.moves[best].0 {
                best = other;
            }
        }
        self.moves.swap(place, best);
        self.moves[place]
    }

    /// The moves from `place` on.
    #[inline]
    pub fn all_from(&self, place: usize) -> &[(i32, CompactMove)] {
        &self.moves[place..]
    }

    /// The moves from `place` on, to be scored.
    #[inline]
    pub fn all_from_mut(&mut self, place: usize) -> &mut [(i32, CompactMove)] {
        &mut self.moves[place..]
    }
}
