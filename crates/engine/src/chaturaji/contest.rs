//! The best for the side to move, when one side wants the most for the player at the root and the other the least.

/// A position being searched: what its mover has found so far, and the window in which it matters.
#[derive(Clone, Copy, Debug)]
pub(super) struct Contest {
    /// Whether the player at the root is to move, and wants the most.
    mine: bool,
    /// The best value so far.
    pub best: i32,
    pub alpha: i32,
    pub beta: i32,
}

impl Contest {
    /// Nothing found yet; no value is beyond `infinite`.
    pub const fn new(mine: bool, (alpha, beta): (i32, i32), infinite: i32) -> Contest {
        Contest { mine, best: if mine { -infinite } else { infinite }, alpha, beta }
    }

    /// Takes a value if it is better for the mover than the best so far; whether it was.
    #[inline]
    pub fn takes(&mut self, value: i32) -> bool {
        let better = if self.mine { value > self.best } else { value < self.best };
        if better {
            self.best = value;
            if self.mine {
                self.alpha = self.alpha.max(value);
            } else {
                self.beta = self.beta.min(value);
            }
        }
        better
    }

    /// Whether the value would make a difference to the window as it is now.
    #[inline]
    pub const fn improves(&self, value: i32) -> bool {
        if self.mine { value > self.alpha } else { value < self.beta }
    }

    /// Whether the other side will not let it come to this position.
    #[inline]
    pub const fn is_decided(&self) -> bool {
        self.alpha >= self.beta
    }

    /// The window.
    pub const fn window(&self) -> (i32, i32) {
        (self.alpha, self.beta)
    }

    /// The narrowest window that tells whether another move is better.
    pub const fn scout(&self) -> (i32, i32) {
        if self.mine { (self.alpha, self.alpha + 1) } else { (self.beta - 1, self.beta) }
    }
}

#[cfg(test)]
mod tests {
    use super::Contest;

    #[test]
    fn one_side_wants_the_most_and_the_other_the_least() {
        let mut mine = Contest::new(true, (-10, 10), 1_000);
        assert!(mine.takes(-50) && mine.window() == (-10, 10));
        assert!(mine.takes(3) && !mine.takes(3) && mine.window() == (3, 10));
        assert_eq!(mine.scout(), (3, 4));
        assert!(mine.improves(4) && !mine.improves(3) && !mine.is_decided());
        assert!(mine.takes(10) && mine.is_decided());
        let mut theirs = Contest::new(false, (-10, 10), 1_000);
        assert!(theirs.takes(3) && !theirs.takes(5) && theirs.window() == (-10, 3));
        assert_eq!((theirs.scout(), theirs.best), ((2, 3), 3));
        assert!(theirs.takes(-10) && theirs.is_decided());
    }
}
