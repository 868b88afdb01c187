//! What is wrong with a Betza text.

/// What is wrong with a Betza text, and at which letter.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("in the Betza notation “{text}”, at letter {place}: {what}", place = .at + 1)]
pub struct BetzaError {
    /// The text, cut short if it is very long.
    pub text: String,
    /// The place of the fault: bytes from the start.
    pub at: usize,
    /// What is wrong there.
    pub what: String,
}

/// A fault before it is known in which text: where, and what.
pub(super) type Fault = (usize, String);

impl BetzaError {
    pub(super) fn new(text: &str, (at, what): Fault) -> BetzaError {
        const LONGEST: usize = 80;
        let mut shown: String = text.chars().take(LONGEST).collect();
        if shown.len() < text.len() {
            shown.push('…');
        }
        BetzaError { text: shown, at, what }
    }
}

/// What a letter means that is not drawn here, if it means something in some dialect.
pub(super) fn foreign(letter: char) -> Option<&'static str> {
    Some(match letter {
        'd' => "capturing one's own pieces",
        'e' => "en passant as the only capture; “ce” is read",
        'k' => "capturing only Kings",
        'o' => "boards rolled into a cylinder",
        't' => "limits on what is hopped over or captured",
        'u' => "unloading what was captured",
        'w' => "swapping or pushing pieces",
        'x' => "turning or setting free other pieces",
        'O' => "castling",
        'U' => "the universal leap",
        '[' => "a chain of moves in brackets; write its legs with “a”, as in FyafsF for [F?R]",
        _ => return None,
    })
}
