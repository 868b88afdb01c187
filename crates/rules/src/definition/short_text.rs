//! The short texts of a definition: names and single lines.

use super::Definition;
use menagerie_texts::Message;

/// The maximum length of a name, in characters.
pub const MAX_NAME_LEN: usize = 80;
/// The maximum length of a line such as the inventor or the source, in characters.
pub const MAX_LINE_LEN: usize = 500;
/// The maximum length of the name of a picture, in characters. The name of a custom picture contains its paths. The page makes such names
/// of at most 4000 characters.
pub const MAX_PICTURE_LEN: usize = 10_000;

/// An error in a short text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShortTextError {
    /// The text is blank.
    Empty,
    /// The text is too long.
    Long {
        /// Its length in characters.
        letters: usize,
        /// The maximum length.
        most: usize,
    },
    /// The text contains this control character, such as a line break.
    Control(u32),
    /// The text contains this character, which changes the writing direction.
    Direction(u32),
}

impl ShortTextError {
    /// What is wrong with the text.
    pub fn describe(self) -> Message {
        let character = |id, code: u32| Message::new(id).with("number", format!("U+{code:04X}"));
        match self {
            ShortTextError::Empty => Message::new("definition-text-empty"),
            ShortTextError::Long { letters, most } => {
                Message::new("definition-text-long").with("most", most).with("letters", letters)
            }
            ShortTextError::Control(code) => character("definition-text-control", code),
            ShortTextError::Direction(code) => character("definition-text-direction", code),
        }
    }
}

/// The type of a short text.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShortText {
    /// A name, which must not be empty.
    Name,
    /// A line, which may be empty.
    Line,
    /// The name of a picture, which may be empty.
    Picture,
}

impl ShortText {
    const fn most(self) -> usize {
        match self {
            ShortText::Name => MAX_NAME_LEN,
            ShortText::Line => MAX_LINE_LEN,
            ShortText::Picture => MAX_PICTURE_LEN,
        }
    }

    /// Checks a text.
    ///
    /// # Errors
    /// The first error in the text.
    ///
    /// ```
    /// use menagerie_rules::{ShortText, ShortTextError};
    /// assert_eq!(ShortText::Name.check("Janus Chess"), Ok(()));
    /// assert_eq!(ShortText::Name.check(" "), Err(ShortTextError::Empty));
    /// assert_eq!(ShortText::Name.check("Janus\nChess"), Err(ShortTextError::Control(10)));
    /// ```
    pub fn check(self, text: &str) -> Result<(), ShortTextError> {
        let (letters, most) = (text.chars().count(), self.most());
        if let Some(control) = text.chars().find(|&letter| is_control(letter)) {
            return Err(ShortTextError::Control(control.into()));
        }
        if let Some(direction) = text.chars().find(|&letter| turns(letter)) {
            return Err(ShortTextError::Direction(direction.into()));
        }
        if self == ShortText::Name && text.trim().is_empty() {
            return Err(ShortTextError::Empty);
        }
        if letters > most { Err(ShortTextError::Long { letters, most }) } else { Ok(()) }
    }

    /// Removes invalid characters from a text and shortens it if necessary. The result may be empty.
    ///
    /// ```
    /// use menagerie_rules::ShortText;
    /// assert_eq!(ShortText::Name.repaired("Janus\tChess\u{202e}"), "Janus Chess");
    /// ```
    pub fn repaired(self, text: &str) -> String {
        let letters = text.chars().filter(|&letter| !turns(letter));
        let plain = letters.map(|letter| if is_control(letter) { ' ' } else { letter });
        let cut: String = plain.skip_while(|letter| letter.is_whitespace()).take(self.most()).collect();
        cut.trim_end().to_string()
    }
}

/// Line and paragraph separators count as control characters, like line breaks.
fn is_control(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Whether a character changes the writing direction, so that a text looks like another name.
const fn turns(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// The place of a short text in a definition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShortTextPlace {
    /// The value of a key.
    Key(&'static str),
    /// The name or an alternative name of the piece with this letter.
    Piece(super::Letter),
}

impl Definition {
    /// Calls `each` with all short texts, their types and their places.
    pub fn short_texts(&mut self, each: &mut dyn FnMut(ShortTextPlace, ShortText, &mut String)) {
        use ShortTextPlace::{Key, Piece};
        each(Key("id"), ShortText::Name, &mut self.id);
        each(Key("name"), ShortText::Name, &mut self.name);
        self.also_called.iter_mut().for_each(|name| each(Key("alsoCalled"), ShortText::Name, name));
        self.variant_tag.iter_mut().for_each(|tag| each(Key("variantTag"), ShortText::Line, tag));
        each(Key("inventor"), ShortText::Line, &mut self.inventor);
        each(Key("year"), ShortText::Line, &mut self.year);
        each(Key("source"), ShortText::Line, &mut self.source);
        each(Key("licence"), ShortText::Line, &mut self.licence);
        self.players.iter_mut().for_each(|player| each(Key("players"), ShortText::Name, &mut player.name));
        for piece in &mut self.pieces {
            let place = Piece(piece.letter);
            each(place, ShortText::Name, &mut piece.name);
            each(place, ShortText::Line, &mut piece.french);
            piece.also_called.iter_mut().for_each(|name| each(place, ShortText::Name, name));
            each(place, ShortText::Picture, &mut piece.art);
        }
        for (_, names) in self.names.iter_mut() {
            names.iter_mut().for_each(|(letter, name)| each(Piece(*letter), ShortText::Name, name));
        }
        for option in &mut self.options {
            each(Key("options"), ShortText::Name, &mut option.id);
            each(Key("options"), ShortText::Name, &mut option.name);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_fault_is_found() {
        let check = |text: &str| ShortText::Name.check(text);
        for good in ["a", "Dōbutsu Shōgi", "象棋", &"é".repeat(80)] {
            assert_eq!(check(good), Ok(()), "{good}");
        }
        assert_eq!(check(""), Err(ShortTextError::Empty));
        assert_eq!(check(&"é".repeat(81)), Err(ShortTextError::Long { letters: 81, most: 80 }));
        for control in ['\0', '\t', '\n', '\r', '\u{7f}', '\u{85}', '\u{2028}'] {
            assert_eq!(check(&format!("a{control}b")), Err(ShortTextError::Control(control.into())));
        }
        for turn in "\u{200e}\u{200f}\u{202a}\u{202e}\u{2066}\u{2069}".chars() {
            assert_eq!(check(&format!("a{turn}b")), Err(ShortTextError::Direction(turn.into())));
        }
        assert_eq!(ShortText::Line.check(""), Ok(()));
        assert!(ShortText::Line.check(&"a".repeat(501)).is_err());
    }

    #[test]
    fn what_is_repaired_has_no_fault_or_is_empty() {
        for text in ["", "\0\u{202e}", "  a\nb ", &"é\t".repeat(99), "\u{2069}x"] {
            let repaired = ShortText::Name.repaired(text);
            assert!(repaired.is_empty() || ShortText::Name.check(&repaired).is_ok(), "{text:?} → {repaired:?}");
        }
        assert_eq!(ShortText::Name.repaired(" a\nb "), "a b");
    }
}
