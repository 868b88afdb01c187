//! Normalises characters that look alike: typographic dashes, figurines and zero-width spaces, which come from books, web pages and word
//! processors.

use std::borrow::Cow;

/// Normalises a word: hyphens for dashes, letters for figurines (none for Pawns), `x` for `×`, `...` for `…`, `1/2` for `½`, ASCII for
/// full-width letters, and no zero-width characters.
pub fn tidy(text: &str) -> Cow<'_, str> {
    if text.is_ascii() {
        return Cow::Borrowed(text);
    }
    let mut tidied = String::with_capacity(text.len());
    for letter in text.chars() {
        match letter {
            _ if is_invisible(letter) => {}
            '\u{2010}'..='\u{2015}' | '\u{2212}' | '\u{fe58}' | '\u{fe63}' | '\u{2e3a}' => tidied.push('-'),
            '×' | '✕' | '⨯' => tidied.push('x'),
            '…' => tidied.push_str("..."),
            '½' => tidied.push_str("1/2"),
            '†' => tidied.push('+'),
            '‡' => tidied.push('#'),
            '“' | '”' | '„' | '‟' | '«' | '»' => tidied.push('"'),
            '‘' | '’' => tidied.push('\''),
            '♔' | '♚' => tidied.push('K'),
            '♕' | '♛' => tidied.push('Q'),
            '♖' | '♜' => tidied.push('R'),
            '♗' | '♝' => tidied.push('B'),
            '♘' | '♞' => tidied.push('N'),
            '♙' | '♟' => {}
            // Full-width forms are in the order of ASCII.
            '\u{ff01}'..='\u{ff5e}' => tidied.extend(char::from_u32(u32::from(letter) - 0xfee0)),
            _ => tidied.push(letter),
        }
    }
    Cow::Owned(tidied)
}

/// Whether a character has no width: zero-width spaces and joiners, soft hyphens, direction marks, variation selectors (which follow
/// figurines) and byte-order marks.
pub fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{ad}' | '\u{200b}'..='\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2060}'..='\u{2064}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{feff}')
}

/// Whether a character separates words.
pub fn is_space(letter: char) -> bool {
    letter.is_whitespace() || is_invisible(letter) || letter == '\0'
}

/// The number of bytes of a text without blanks.
pub fn weight(text: &str) -> usize {
    text.chars().filter(|&letter| !is_space(letter)).map(char::len_utf8).sum()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_looks_like_a_move_is_one() {
        for (text, tidied) in [
            ("O–O", "O-O"),
            ("♘f3", "Nf3"),
            ("♟e5", "e5"),
            ("e\u{200b}4", "e4"),
            ("N×f3†", "Nxf3+"),
            ("½–½", "1/2-1/2"),
            ("２…", "2..."),
        ] {
            assert_eq!(tidy(text), tidied);
        }
    }
}
