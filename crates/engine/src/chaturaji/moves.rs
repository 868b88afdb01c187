//! Moves in two bytes, and lists of them.

use super::ground::Ground;
use menagerie_rules::ChaturajiPosition;
use menagerie_rules::Move;

/// A move: from and to, six bits each.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Step(u16);

impl Step {
    /// The move in which nothing moves.
    pub const PASS: Step = Step(0x8000);
    /// No move at all.
    pub const NONE: Step = Step(0);

    #[inline]
    pub const fn new(from: usize, to: usize) -> Step {
        Step((from | to << 6) as u16)
    }

    #[inline]
    pub const fn from(self) -> usize {
        (self.0 & 63) as usize
    }

    #[inline]
    pub const fn to(self) -> usize {
        (self.0 >> 6 & 63) as usize
    }

    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 & 0x8000 != 0
    }

    /// The same move, with the player who makes it.
    #[inline]
    pub const fn by(self, player: usize) -> Step {
        Step(self.0 & !0x3000 | (player as u16 & 3) << 12)
    }

    /// Who makes it, if that was said.
    #[inline]
    pub const fn player(self) -> usize {
        (self.0 >> 12 & 3) as usize
    }

    /// The move without who makes it.
    #[inline]
    pub const fn anybodys(self) -> Step {
        Step(self.0 & !0x3000)
    }

    /// A number below 4096 for moves that move something.
    #[inline]
    pub const fn index(self) -> usize {
        (self.0 & 0xFFF) as usize
    }

    #[inline]
    pub const fn bits(self) -> u16 {
        self.0
    }

    #[inline]
    pub const fn from_bits(bits: u16) -> Step {
        Step(bits)
    }

    /// The legal move that it stands for.
    pub fn in_rules(self, ground: &Ground, position: &ChaturajiPosition) -> Option<Move> {
        let mut found = None;
        position.each_legal_move(|mv| {
            if ground.step(mv) == self {
                found = Some(mv);
            }
        });
        found
    }
}

/// The moves of the positions on the way to the one that is looked at, with a rank each: a pile, so that nothing is allocated.
#[derive(Debug, Default)]
pub(super) struct Pile {
    steps: Vec<(i32, Step)>,
}

impl Pile {
    /// Where the moves of the next position will begin.
    #[inline]
    pub fn top(&self) -> usize {
        self.steps.len()
    }

    #[inline]
    pub fn push(&mut self, rank: i32, step: Step) {
        self.steps.push((rank, step));
    }

    /// Takes all moves from `place` on away.
    #[inline]
    pub fn cut(&mut self, place: usize) {
        self.steps.truncate(place);
    }

    /// Brings the best of the moves from `place` to `end` to `place`, and returns it.
    #[inline]
    pub fn pick(&mut self, place: usize, end: usize) -> (i32, Step) {
        let mut best = place;
        for other in place + 1..end {
            if self.steps[other].0 > self.steps[best].0 {
                best = other;
            }
        }
        self.steps.swap(place, best);
        self.steps[place]
    }

    /// The moves from `place` on.
    #[inline]
    pub fn all_from(&self, place: usize) -> &[(i32, Step)] {
        &self.steps[place..]
    }

    /// The moves from `place` on, to be ranked.
    #[inline]
    pub fn all_from_mut(&mut self, place: usize) -> &mut [(i32, Step)] {
        &mut self.steps[place..]
    }
}
