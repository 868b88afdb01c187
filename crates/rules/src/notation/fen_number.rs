//! The numbers in FENs.

use menagerie_texts::Message;

/// A number in a FEN.
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
    /// The minimum value.
    pub const fn least(self) -> u32 {
        match self {
            FenNumber::HalfmoveClock | FenNumber::QuietPlies => 0,
            FenNumber::MoveNumber | FenNumber::Ply => 1,
        }
    }

    /// Why a text is not this number.
    pub(crate) fn describe(self, text: &str) -> Message {
        let what = match self {
            FenNumber::HalfmoveClock => "number-halfmove-clock",
            FenNumber::MoveNumber => "number-move",
            FenNumber::QuietPlies => "number-quiet-plies",
            FenNumber::Ply => "number-ply",
        };
        let id = if self.least() == 0 { "position-number" } else { "position-number-from-one" };
        Message::new(id).with("what", Message::new(what)).with("text", text)
    }

    /// The number, if the text is a valid one.
    pub(crate) fn read(self, text: &str) -> Option<u32> {
        digits(text).filter(|&number| number >= self.least())
    }
}

/// The number that a text of digits is.
pub(crate) fn digits(text: &str) -> Option<u32> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}
