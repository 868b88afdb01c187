//! The two programs of diagrams: the whole one, and a smaller one for single pieces. Pages that show no game load only the smaller one.

#[cfg(not(feature = "games"))]
mod absent;
#[cfg(feature = "games")]
mod present;

#[cfg(not(feature = "games"))]
use absent as kept;
#[cfg(feature = "games")]
use present as kept;
use std::ops::{Deref, DerefMut};

/// A value that only the whole program has, such as a game. In the program for single pieces there is none, so the compiler leaves out
/// of it whatever needs one.
#[derive(Clone, Copy, Debug)]
pub struct OnlyWhole<T>(kept::Kept<T>);

/// The value from which the others are made.
#[derive(Clone, Copy, Debug)]
pub struct WholeMark;

/// The proof that this is the whole program.
pub type WholeProgram = OnlyWhole<WholeMark>;

/// The proof, in the whole program.
pub const WHOLE: Option<WholeProgram> = match kept::whole(WholeMark) {
    Some(mark) => Some(OnlyWhole(mark)),
    None => None,
};

impl WholeProgram {
    /// A value of the whole program.
    pub fn with<T>(self, value: T) -> OnlyWhole<T> {
        OnlyWhole(kept::keep(self.0, value))
    }
}

impl<T> Deref for OnlyWhole<T> {
    type Target = T;

    fn deref(&self) -> &T {
        kept::get(&self.0)
    }
}

impl<T> DerefMut for OnlyWhole<T> {
    fn deref_mut(&mut self) -> &mut T {
        kept::get_mut(&mut self.0)
    }
}
