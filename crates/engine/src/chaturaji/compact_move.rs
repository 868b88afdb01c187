//! Moves in two bytes, and lists of them.

/// A move: origin and target, six bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CompactMove(u16);

impl CompactMove {
    /// The move that passes the turn.
    pub const PASS: CompactMove = CompactMove(0x8000);
    /// The absence of a move.
    pub const NONE: CompactMove = CompactMove(0);

    /// The move from one square to another.
    #[inline]
    pub const fn new(from: usize, to: usize) -> CompactMove {
        CompactMove((from | to << 6) as u16)
    }

    /// The origin.
    #[inline]
    pub const fn from(self) -> usize {
        (self.0 & 63) as usize
    }

    /// The target.
    #[inline]
    pub const fn to(self) -> usize {
        (self.0 >> 6 & 63) as usize
    }

    /// Whether the move passes the turn.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// The same move, with the player who makes it.
    #[inline]
    pub const fn with_player(self, player: usize) -> CompactMove {
        CompactMove(self.0 & !0x3000 | (player as u16 & 3) << 12)
    }

    /// The player of [`with_player`](CompactMove::with_player).
    #[inline]
    pub const fn player(self) -> usize {
        (self.0 >> 12 & 3) as usize
    }

    /// The move without a player.
    #[inline]
    pub const fn without_player(self) -> CompactMove {
        CompactMove(self.0 & !0x3000)
    }

    /// An index below 4096, for moves other than the pass.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 0xFFF) as usize
    }

    /// The move as a number.
    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    /// The inverse of [`bits`](CompactMove::bits).
    #[inline]
    pub const fn from_bits(bits: u16) -> CompactMove {
        CompactMove(bits)
    }
}

/// The moves of all nodes from the root to the current node, with their scores: one stack for all nodes, so that nothing is allocated.
#[derive(Debug, Default)]
pub struct MoveStack {
    moves: Vec<(i32, CompactMove)>,
}

impl MoveStack {
    /// The index where the moves of the next node begin.
    #[inline]
    pub fn top(&self) -> usize {
        self.moves.len()
    }

    /// Adds a move with its score.
    #[inline]
    pub fn push(&mut self, score: i32, mv: CompactMove) {
        self.moves.push((score, mv));
    }

    /// Removes all moves from `place` on.
    #[inline]
    pub fn cut(&mut self, place: usize) {
        self.moves.truncate(place);
    }

    /// Swaps the best move from `place` to `end` to the front, and returns it.
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
