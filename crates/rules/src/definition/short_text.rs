//! The short texts of a definition: names, and what is told in a line.

use super::Definition;

/// The most letters of a name.
pub const LONGEST_NAME: usize = 80;
/// The most letters of a line such as the inventor or the source.
pub const LONGEST_LINE: usize = 500;
/// The most letters of the name of a picture: one of somebody's own is drawn by the paths that stand in its name. The page makes them of
/// at most 4000.
pub const LONGEST_PICTURE: usize = 10_000;

/// What is wrong with a short text.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
pub enum ShortTextFault {
    /// Nothing but blanks.
    #[error("a name must have at least one letter")]
    Empty,
    /// Too many letters.
    #[error("a text of this kind has at most {most} letters, not {letters}")]
    Long {
        /// How many it has.
        letters: usize,
        /// How many it may have.
        most: usize,
    },
    /// A control character, such as a line break: its number.
    #[error("the control character U+{0:04X} must not be in it")]
    Control(u32),
    /// A character that turns the direction of writing: its number.
    #[error("the character U+{0:04X}, which turns the direction of writing, must not be in it")]
    Direction(u32),
}

/// What a short text is for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShortText {
    /// A name, which must be there.
    Name,
    /// A line, which may be empty.
    Line,
    /// The name of a picture, which may be empty.
    Picture,
}

impl ShortText {
    const fn most(self) -> usize {
        match self {
            ShortText::Name => LONGEST_NAME,
            ShortText::Line => LONGEST_LINE,
            ShortText::Picture => LONGEST_PICTURE,
        }
    }

    /// Checks a text.
    ///
    /// # Errors
    /// The first fault that it has.
    ///
    /// ```
    /// use menagerie_rules::{ShortText, ShortTextFault};
    /// assert_eq!(ShortText::Name.check("Janus Chess"), Ok(()));
    /// assert_eq!(ShortText::Name.check(" "), Err(ShortTextFault::Empty));
    /// assert_eq!(ShortText::Name.check("Janus\nChess"), Err(ShortTextFault::Control(10)));
    /// ```
    pub fn check(self, text: &str) -> Result<(), ShortTextFault> {
        let (letters, most) = (text.chars().count(), self.most());
        if let Some(control) = text.chars().find(|&letter| is_control(letter)) {
            return Err(ShortTextFault::Control(control.into()));
        }
        if let Some(direction) = text.chars().find(|&letter| turns(letter)) {
            return Err(ShortTextFault::Direction(direction.into()));
        }
        if self == ShortText::Name && text.trim().is_empty() {
            return Err(ShortTextFault::Empty);
        }
        if letters > most { Err(ShortTextFault::Long { letters, most }) } else { Ok(()) }
    }

    /// The text without what must not be in it, and no longer than it may be. It may be empty then.
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

/// Line and paragraph separators are control characters as much as a line break is.
fn is_control(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{2028}' | '\u{2029}')
}

/// Whether a character turns the direction of writing: with it a text shows another name than it has.
const fn turns(letter: char) -> bool {
    matches!(letter, '\u{61c}' | '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}')
}

/// Where a short text stands in a definition.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ShortTextPlace {
    /// Under a key.
    Key(&'static str),
    /// The name of the piece with this letter, or another name of it.
    Piece(super::Letter),
}

impl Definition {
    /// Calls `each` with all short texts, with what they are for and where they stand.
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
        self.names.iter_mut().for_each(|name| each(Piece(name.letter), ShortText::Name, &mut name.name));
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
        assert_eq!(check(""), Err(ShortTextFault::Empty));
        assert_eq!(check(&"é".repeat(81)), Err(ShortTextFault::Long { letters: 81, most: 80 }));
        for control in ['\0', '\t', '\n', '\r', '\u{7f}', '\u{85}', '\u{2028}'] {
            assert_eq!(check(&format!("a{control}b")), Err(ShortTextFault::Control(control.into())));
        }
        for turn in "\u{200e}\u{200f}\u{202a}\u{202e}\u{2066}\u{2069}".chars() {
            assert_eq!(check(&format!("a{turn}b")), Err(ShortTextFault::Direction(turn.into())));
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
