//! Splits a game text into tokens. It reports no errors: everything unknown is a word.

use super::line::Line;
use super::words::{self, result_at};
use crate::notation::tidy::{is_invisible, is_space};

/// A token of a game text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    /// The start and the end, in bytes.
    pub at: usize,
    pub end: usize,
    pub kind: TokenKind<'a>,
}

/// The kind of a token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum TokenKind<'a> {
    /// `[Name "value"]`; `exact` if it is written in exactly this form.
    Tag { name: &'a str, value: String, exact: bool },
    /// `{…}`, or `; …` to the end of the line; `closed` unless the `}` is missing.
    Comment { text: &'a str, closed: bool },
    /// `[%…]` or other square brackets between the moves, brackets included.
    Brackets(&'a str),
    /// A line that begins with `%`.
    Escape,
    /// `$` and a number.
    Nag(&'a str),
    /// A variation begins.
    Open,
    /// A variation ends.
    Close,
    /// The game ends with this result, in its standard form.
    Result(String),
    /// A closing bracket of a kind that was not opened.
    Stray,
    /// Anything else.
    Word(&'a str),
}

/// Iterates over the tokens. It looks at each token and at its line once, so that time is linear in the length of the text.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// Whether only tags have come so far. After them a tag must be better formed to be recognised.
    in_tags: bool,
    /// Whether only spaces precede `at` in its line.
    at_line_start: bool,
    /// The line of the last square bracket.
    line: Option<Line<'a>>,
}

impl<'a> Lexer<'a> {
    /// A lexer of a text whose lines end in `
    /// `, from `at` on.
    pub(super) fn new(text: &'a str, at: usize) -> Lexer<'a> {
        let mut before = text[..at].chars().rev();
        let at_line_start = before.find(|&letter| letter == '\n' || !is_space(letter)).is_none_or(|it| it == '\n');
        Lexer { text, at, in_tags: true, at_line_start, line: None }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_spaces(&mut self) {
        let rest = self.rest();
        let skipped = rest.len() - rest.trim_start_matches(is_space).len();
        self.at_line_start |= rest[..skipped].contains('\n');
        self.at += skipped;
    }

    fn next_token(&mut self) -> Option<Token<'a>> {
        self.skip_spaces();
        let (at, rest) = (self.at, self.rest());
        let (length, kind) = match rest.chars().next()? {
            // Some programs write a header before the game: "# xboard game file".
            '#' if self.at_line_start && self.in_tags && line_of(rest).len() > 1 => {
                (line_of(rest).len(), TokenKind::Comment { text: &line_of(rest)[1..], closed: true })
            }
            '%' if self.at_line_start => (line_of(rest).len(), TokenKind::Escape),
            '[' => self.square_brackets(rest),
            '{' => {
                let (length, closed) = comment(&rest[1..]);
                let text = &rest[1..=length];
                (1 + length + usize::from(closed), TokenKind::Comment { text, closed })
            }
            ';' => (line_of(rest).len(), TokenKind::Comment { text: &line_of(rest)[1..], closed: true }),
            '$' => {
                let digits = rest[1..].bytes().take_while(u8::is_ascii_digit).count();
                (1 + digits, TokenKind::Nag(&rest[..=digits]))
            }
            '(' => (1, TokenKind::Open),
            ')' => (1, TokenKind::Close),
            closing @ ('}' | ']') => (closing.len_utf8(), TokenKind::Stray),
            _ => match result_at(rest) {
                Some((length, result)) => (length, TokenKind::Result(result)),
                None => {
                    let word = word_of(rest);
                    (word.len(), TokenKind::Word(word))
                }
            },
        };
        self.at += length;
        self.at_line_start = false;
        self.in_tags &= matches!(kind, TokenKind::Tag { .. } | TokenKind::Comment { .. } | TokenKind::Escape);
        Some(Token { at, end: self.at, kind })
    }

    fn square_brackets(&mut self, rest: &'a str) -> (usize, TokenKind<'a>) {
        let (text, at) = (self.text, self.at);
        let known = self.line.take().filter(|line| line.end >= at);
        let line = self.line.insert(known.unwrap_or_else(|| Line::of(text, at)));
        if let Some(tag) = line.tag(at, self.in_tags && self.at_line_start) {
            return (tag.length, TokenKind::Tag { name: tag.name, value: tag.value, exact: tag.exact });
        }
        match line.bracket_after(at) {
            Some(end) => (end + 1 - at, TokenKind::Brackets(&rest[..=end - at])),
            None => (1, TokenKind::Stray),
        }
    }
}

impl<'a> Iterator for Lexer<'a> {
    type Item = Token<'a>;

    fn next(&mut self) -> Option<Token<'a>> {
        self.next_token()
    }
}

fn line_of(text: &str) -> &str {
    text.split('\n').next().unwrap_or_default()
}

/// The length of a comment after its `{`, and whether its `}` exists. Without one it ends before the next paragraph that begins with a
/// tag, or at the end of the text.
fn comment(text: &str) -> (usize, bool) {
    let mut from = 0;
    while let Some(found) = text[from..].find(['}', '\n']) {
        let at = from + found;
        if text[at..].starts_with('}') {
            return (at, true);
        }
        from = at + 1;
        if text[from..].starts_with('\n') {
            let paragraph = text[from..].trim_start_matches(is_space);
            from = text.len() - paragraph.len();
            if Line::of(text, from).tag(from, false).is_some_and(|tag| tag.exact) {
                return (at, false);
            }
        }
    }
    (text.len(), false)
}

/// A word: up to a space or the start of another token. A promotion in brackets, `a8(Q)`, is part of it.
fn word_of(text: &str) -> &str {
    let mut end = 0;
    for (at, letter) in text.char_indices() {
        // Inside the promotion in brackets.
        if at < end {
            continue;
        }
        let ends = match letter {
            _ if is_invisible(letter) => false,
            '(' => match words::promotion_in_brackets(&text[..at], &text[at..]) {
                Some(length) => {
                    end = at + length;
                    continue;
                }
                None => true,
            },
            '{' | '}' | ')' | ';' | '[' | ']' | '$' => true,
            _ => is_space(letter),
        };
        if ends && at > 0 {
            return &text[..at];
        }
        end = at + letter.len_utf8();
    }
    &text[..end]
}

#[cfg(test)]
mod tests {
    use super::*;

    fn one_tag(text: &str) -> (String, String, bool) {
        let tokens: Vec<_> = Lexer::new(text, 0).collect();
        assert_eq!(tokens.len(), 1, "{tokens:?}");
        match &tokens[0].kind {
            TokenKind::Tag { name, value, exact } => ((*name).to_string(), value.clone(), *exact),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn tags_are_read_however_they_are_quoted() {
        for (text, value, exact) in [
            (r#"[Event "A \"big\" \\ one"]"#, r#"A "big" \ one"#, true),
            (r#"[Event "A "big" one"]"#, r#"A "big" one"#, false),
            (r#"[Event "C:\games\"]"#, r"C:\games\", false),
            (r#"[ Event "x" ]"#, "x", false),
            (r"[Event Club]", "Club", false),
            (r#"[Event "unclosed"#, "unclosed", false),
            (r#"[Event "unclosed]"#, "unclosed", false),
            ("[Event “x”]", "x", false),
            (r#"[Event ""]"#, "", true),
        ] {
            assert_eq!(one_tag(text), ("Event".to_string(), value.to_string(), exact), "{text}");
        }
    }

    #[test]
    fn several_tags_may_share_a_line() {
        let kinds: Vec<_> =
            Lexer::new("[A \"1\"] [B \"2\"] e4 [%clk 0:01] [note] ]", 0).map(|token| token.kind).collect();
        assert!(
            matches!(
                &kinds[..],
                [
                    TokenKind::Tag { .. },
                    TokenKind::Tag { .. },
                    TokenKind::Word("e4"),
                    TokenKind::Brackets("[%clk 0:01]"),
                    TokenKind::Brackets("[note]"),
                    TokenKind::Stray
                ]
            ),
            "{kinds:?}"
        );
    }

    #[test]
    fn a_comment_that_is_not_closed_ends_before_the_next_game() {
        let kinds: Vec<_> = Lexer::new("e4 {oh\n\n[Event \"}\"]", 0).map(|token| token.kind).collect();
        assert_eq!(kinds[1], TokenKind::Comment { text: "oh", closed: false });
        assert!(matches!(kinds[2], TokenKind::Tag { .. }));
    }
}
