//! The numbers in position texts.

use std::fmt;

/// A number in a position text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum FenNumber {
    /// Plies since the last capture or Pawn move.
    HalfmoveClock,
    /// The number of the move, from 1.
    MoveNumber,
    /// The halfmove clock of a four-player game.
    QuietPlies,
    /// The number of the ply, from 1, in a four-player game.
    Ply,
}

impl FenNumber {
    /// The smallest number that may stand there.
    pub const fn least(self) -> u32 {
        match self {
            FenNumber::HalfmoveClock | FenNumber::QuietPlies => 0,
            FenNumber::MoveNumber | FenNumber::Ply => 1,
        }
    }

    /// From where on the number counts, in English: nothing, or “ from 1”.
    pub(crate) const fn range(self) -> &'static str {
        if self.least() == 0 { "" } else { " from 1" }
    }

    /// The number, if the text is one that may stand there.
    pub(crate) fn read(self, text: &str) -> Option<u32> {
        digits(text).filter(|&number| number >= self.least())
    }
}

impl fmt::Display for FenNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FenNumber::HalfmoveClock => "halfmove clock",
            FenNumber::MoveNumber => "move number",
            FenNumber::QuietPlies => "number of quiet plies",
            FenNumber::Ply => "ply number",
        })
    }
}

/// The number that a text of nothing but digits is.
pub(crate) fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
