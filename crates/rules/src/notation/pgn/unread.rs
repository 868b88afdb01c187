//! Measures how much of a text is not part of a game or position. A large part means that it is another kind of text.

use super::Pgn;
use super::lexer::TokenKind;
use super::sections::{PgnKind, PgnSection};
use super::words::PgnWord;
use crate::notation::tidy::weight;

impl Pgn {
    /// The number of bytes, without blanks, that are not part of a game or position: words between the moves that are not moves, and text
    /// before or after a game. All bytes if the text has neither tags, nor moves, nor a result, nor a position.
    ///
    /// ```
    /// use menagerie_rules::notation::pgn::Pgn;
    /// assert_eq!(Pgn::new("[Event \"A\"]\n\n1. e4 {best} e5 *").unread(), 0);
    /// assert_eq!(Pgn::new("1. e4 hello").unread(), 5);
    /// assert_eq!(Pgn::new("{a comment alone}").unread(), 15);
    /// ```
    pub fn unread(&self) -> usize {
        let read: usize = self.sections.iter().map(|section| self.read_of(section)).sum();
        weight(&self.text).saturating_sub(read + self.remarks)
    }

    /// The number of bytes of a section that are part of its game.
    fn read_of(&self, section: &PgnSection) -> usize {
        let mut is_game = section.sort == PgnKind::Position || !section.position.is_empty();
        let mut read = weight(&self.text[section.position.clone()]);
        for token in self.tokens(section) {
            let is_read = match &token.kind {
                TokenKind::Tag { .. } | TokenKind::Result(_) => {
                    is_game = true;
                    true
                }
                TokenKind::Word(word) => match self.meaning(word) {
                    PgnWord::Move { .. } => {
                        is_game = true;
                        true
                    }
                    other => other != PgnWord::Other,
                },
                TokenKind::Comment { .. } | TokenKind::Nag(_) | TokenKind::Open | TokenKind::Close => true,
                TokenKind::Brackets(_) | TokenKind::Escape | TokenKind::Stray => false,
            };
            if is_read {
                read += weight(&self.text[token.at..token.end]);
            }
        }
        if is_game { read } else { 0 }
    }
}
