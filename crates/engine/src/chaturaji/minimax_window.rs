//! Alpha and beta of a two-sided search: one side maximises the value of the player at the root, and the other minimises it.

/// The state of a node: the best value so far, and the window.
#[derive(Clone, Copy, Debug)]
pub struct MinimaxWindow {
    /// Whether the player at the root is to move, and maximises.
    mine: bool,
    /// The best value for the mover so far.
    pub best: i32,
    /// The value that the player at the root can force.
    pub alpha: i32,
    /// The value to which the others can hold it.
    pub beta: i32,
}

impl MinimaxWindow {
    /// A node without a value. `infinite` exceeds all values.
    pub const fn new(mine: bool, (alpha, beta): (i32, i32), infinite: i32) -> MinimaxWindow {
        MinimaxWindow { mine, best: if mine { -infinite } else { infinite }, alpha, beta }
    }

    /// Stores a value if it is better for the mover than the best so far, and returns whether it was.
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

    /// Whether the value would narrow the window.
    #[inline]
    pub const fn improves(&self, value: i32) -> bool {
        if self.mine { value > self.alpha } else { value < self.beta }
    }

    /// Whether the window is empty, so that the node is cut.
    #[inline]
    pub const fn is_decided(&self) -> bool {
        self.alpha >= self.beta
    }

    /// The window.
    pub const fn bounds(&self) -> (i32, i32) {
        (self.alpha, self.beta)
    }

    /// The zero window that tests whether another move is better.
    pub const fn zero_window(&self) -> (i32, i32) {
        if self.mine { (self.alpha, self.alpha + 1) } else { (self.beta - 1, self.beta) }
    }
}

#[cfg(test)]
mod tests {
    use super::MinimaxWindow;

    #[test]
    fn one_side_wants_the_most_and_the_other_the_least() {
        let mut mine = MinimaxWindow::new(true, (-10, 10), 1_000);
        assert!(mine.takes(-50) && mine.bounds() == (-10, 10));
        assert!(mine.takes(3) && !mine.takes(3) && mine.bounds() == (3, 10));
        assert_eq!(mine.zero_window(), (3, 4));
        assert!(mine.improves(4) && !mine.improves(3) && !mine.is_decided());
        assert!(mine.takes(10) && mine.is_decided());
        let mut theirs = MinimaxWindow::new(false, (-10, 10), 1_000);
        assert!(theirs.takes(3) && !theirs.takes(5) && theirs.bounds() == (-10, 3));
        assert_eq!((theirs.zero_window(), theirs.best), ((2, 3), 3));
        assert!(theirs.takes(-10) && theirs.is_decided());
    }
}
