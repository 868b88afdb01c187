//! The letters by which texts name kinds of piece.

use menagerie_texts::{Message, MessageValue};
use serde::de::Error as _;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;
use std::str::FromStr;

/// How a kind is written in position and move texts: a capital letter from A to Z, with `+` before it or one of `'`, `"`, `!` and
/// `~` behind it where 26 letters are too few. The second player's pieces have the small letter in position texts.
///
/// ```
/// use menagerie_rules::Letter;
/// let rook: Letter = "+R".parse().unwrap();
/// assert_eq!((rook.base(), rook.to_string().as_str(), rook.small().as_str()), ('R', "+R", "+r"));
/// assert!("RR".parse::<Letter>().is_err());
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Letter {
    base: u8,
    plus: bool,
    mark: Option<u8>,
}

/// The marks that may follow the letter.
const MARKS: &[u8] = b"'\"!~";

impl Letter {
    /// A letter without `+` and mark; `None` if it is not from A to Z.
    pub const fn new(base: char) -> Option<Letter> {
        if base.is_ascii_uppercase() { Some(Letter { base: base as u8, plus: false, mark: None }) } else { None }
    }

    /// The capital letter itself.
    pub const fn base(self) -> char {
        self.base as char
    }

    /// Whether it has a `+`.
    pub const fn has_plus(self) -> bool {
        self.plus
    }

    /// The mark behind the letter.
    pub const fn mark(self) -> Option<char> {
        match self.mark {
            Some(mark) => Some(mark as char),
            None => None,
        }
    }

    /// The same letter with a `+`.
    #[must_use]
    pub const fn with_plus(self) -> Letter {
        Letter { plus: true, ..self }
    }

    /// The same letter without a `+`.
    #[must_use]
    pub const fn without_plus(self) -> Letter {
        Letter { plus: false, ..self }
    }

    /// The same letter with `~`: of a piece that is a promotion and reverts to a Pawn when it is captured.
    #[must_use]
    pub(crate) const fn promoted(self) -> Letter {
        Letter { mark: Some(b'~'), ..self }
    }

    /// The letter without `~`, as people write it and as it is in moves.
    #[must_use]
    pub const fn plain(self) -> Letter {
        match self.mark {
            Some(b'~') => Letter { mark: None, ..self },
            _ => self,
        }
    }

    /// The text in lowercase.
    pub fn small(self) -> String {
        self.to_string().to_ascii_lowercase()
    }

    /// Parses the letter at the beginning of a text. Returns it, whether it is a capital, and the rest of the text.
    pub fn read(text: &str) -> Option<(Letter, bool, &str)> {
        let (plus, rest) = text.strip_prefix('+').map_or((false, text), |rest| (true, rest));
        let base = rest.bytes().next().filter(u8::is_ascii_alphabetic)?;
        let rest = &rest[1..];
        let mark = rest.bytes().next().filter(|byte| MARKS.contains(byte));
        let rest = if mark.is_some() { &rest[1..] } else { rest };
        Some((Letter { base: base.to_ascii_uppercase(), plus, mark }, base.is_ascii_uppercase(), rest))
    }
}

impl TryFrom<char> for Letter {
    type Error = LetterError;

    fn try_from(base: char) -> Result<Letter, LetterError> {
        Letter::new(base).ok_or_else(|| LetterError(base.to_string()))
    }
}

/// A placeholder: the first letter.
impl Default for Letter {
    fn default() -> Letter {
        Letter { base: b'A', plus: false, mark: None }
    }
}

impl PartialEq<char> for Letter {
    fn eq(&self, other: &char) -> bool {
        Letter::new(*other) == Some(*self)
    }
}

impl fmt::Display for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.plus {
            f.write_str("+")?;
        }
        write!(f, "{}", self.base())?;
        self.mark().map_or(Ok(()), |mark| write!(f, "{mark}"))
    }
}

impl fmt::Debug for Letter {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a [`Letter`].
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct LetterError(pub String);

impl LetterError {
    /// What a letter looks like.
    pub fn describe(&self) -> Message {
        Message::new("reason-letter").with("text", &self.0)
    }
}

impl From<Letter> for MessageValue {
    fn from(letter: Letter) -> MessageValue {
        MessageValue::Words(letter.to_string())
    }
}

impl FromStr for Letter {
    type Err = LetterError;

    fn from_str(text: &str) -> Result<Letter, LetterError> {
        match Letter::read(text) {
            Some((letter, true, "")) => Ok(letter),
            _ => Err(LetterError(text.to_string())),
        }
    }
}

impl<'de> Deserialize<'de> for Letter {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Letter, D::Error> {
        String::deserialize(reader)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Letter {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        writer.collect_str(self)
    }
}

/// Several kinds, as one text of their letters: `QRBN`, `+RQ`.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Letters(pub Vec<Letter>);

impl FromStr for Letters {
    type Err = LetterError;

    fn from_str(text: &str) -> Result<Letters, LetterError> {
        let mut letters = Vec::new();
        let mut rest = text.trim();
        while !rest.is_empty() {
            match Letter::read(rest) {
                Some((letter, true, after)) => {
                    letters.push(letter);
                    rest = after.trim_start();
                }
                _ => return Err(LetterError(rest.to_string())),
            }
        }
        Ok(Letters(letters))
    }
}

impl fmt::Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|letter| write!(f, "{letter}"))
    }
}

impl<'de> Deserialize<'de> for Letters {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Letters, D::Error> {
        String::deserialize(reader)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for Letters {
    fn serialize<S: Serializer>(&self, writer: S) -> Result<S::Ok, S::Error> {
        writer.collect_str(self)
    }
}
