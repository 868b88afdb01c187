//! Takes a game text apart into tokens. Nothing is refused here: what looks like nothing known is a word.

use super::words::{self, result_at};
use crate::notation::tidy::{is_invisible, is_space};

/// A piece of a game text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Token<'a> {
    /// Where it begins and ends, in bytes.
    pub at: usize,
    pub end: usize,
    pub kind: TokenKind<'a>,
}

/// What a piece of a game text is.
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
    /// The game ends with this result, as it is usually written.
    Result(String),
    /// A closing bracket of a kind that was not opened.
    Stray,
    /// Anything else.
    Word(&'a str),
}

/// Gives one token after the other, up to `end`.
pub(super) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    /// Whether only tags have come so far: after them the form of a tag must be better to be taken for one.
    in_tags: bool,
}

impl<'a> Lexer<'a> {
    /// A text whose lines end in `\n`, from `at` on.
    pub(super) fn new(text: &'a str, at: usize) -> Lexer<'a> {
        Lexer { text, at, in_tags: true }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn at_line_start(&self) -> bool {
        let line = self.text[..self.at].rsplit('\n').next().unwrap_or_default();
        line.chars().all(is_space)
    }

    /// Where a comment without `}` ends: before the next paragraph that begins with a tag, or with the text.
    fn paragraph_end(&self) -> usize {
        let blocks = self.rest().match_indices("\n\n").map(|(at, _)| at);
        let is_tag = |&at: &usize| tag(self.rest()[at..].trim_start_matches(is_space)).is_some_and(|tag| tag.exact);
        blocks.into_iter().find(is_tag).unwrap_or(self.rest().len())
    }

    fn next_token(&mut self) -> Option<Token<'a>> {
        self.at = self.text.len() - self.rest().trim_start_matches(is_space).len();
        let (at, rest) = (self.at, self.rest());
        let (length, kind) = match rest.chars().next()? {
            '%' if self.at_line_start() => (line_of(rest).len(), TokenKind::Escape),
            '[' => self.square_brackets(rest),
            '{' => {
                let paragraph = self.paragraph_end();
                match rest.find('}').filter(|&end| end < paragraph || paragraph == rest.len()) {
                    Some(end) => (end + 1, TokenKind::Comment { text: &rest[1..end], closed: true }),
                    None => (paragraph, TokenKind::Comment { text: &rest[1..paragraph], closed: false }),
                }
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
        self.in_tags &= matches!(kind, TokenKind::Tag { .. } | TokenKind::Comment { .. } | TokenKind::Escape);
        Some(Token { at, end: self.at, kind })
    }

    fn square_brackets(&self, rest: &'a str) -> (usize, TokenKind<'a>) {
        let may_be = |tag: &Tag<'_>| tag.quoted || self.in_tags && self.at_line_start();
        if let Some(tag) = tag(rest).filter(may_be) {
            return (tag.length, TokenKind::Tag { name: tag.name, value: tag.value, exact: tag.exact });
        }
        let line = line_of(rest);
        match line.find(']') {
            Some(end) => (end + 1, TokenKind::Brackets(&rest[..=end])),
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

/// A word: up to a space or a character that begins something else. A promotion in brackets, `a8(Q)`, belongs to it.
fn word_of(text: &str) -> &str {
    let mut end = 0;
    for (at, letter) in text.char_indices() {
        // Before the end of the promotion in brackets.
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

struct Tag<'a> {
    length: usize,
    name: &'a str,
    value: String,
    quoted: bool,
    exact: bool,
}

/// The tag that a text begins with.
fn tag(text: &str) -> Option<Tag<'_>> {
    let line = line_of(text);
    let inner = line.strip_prefix('[')?;
    let begin = inner.trim_start_matches(is_space);
    let name_length = begin.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')?;
    let name = &begin[..name_length];
    if !name.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
        return None;
    }
    let after_name = &begin[name_length..];
    let value = after_name.trim_start_matches(is_space);
    let parted = value.len() < after_name.len();
    let place = |rest: &str| line.len() - rest.len();
    if let Some(quoted) = value.strip_prefix(['"', '“', '”', '„']) {
        let plain = value.starts_with('"');
        let (length, rest, exact) = quoted_value(quoted);
        let exact = exact && plain && inner.len() == begin.len();
        return Some(Tag { length: place(rest), name, value: unescaped(&quoted[..length]), quoted: true, exact });
    }
    if !parted {
        return None;
    }
    let end = value.find(']').unwrap_or(value.len());
    let rest = value[end..].strip_prefix(']').unwrap_or(&value[end..]);
    let value = value[..end].trim_matches(['\'', ' ', '\t']).to_string();
    Some(Tag { length: place(rest), name, value, quoted: false, exact: false })
}

/// How long a value is whose opening quotation mark has been taken away, what follows its `]`, and whether it is written as it
/// should be. A quotation mark within it may lack its backslash, and a backslash may stand before the last one.
fn quoted_value(text: &str) -> (usize, &str, bool) {
    let closes = |at: usize, mark: &str| {
        let rest = text[at + mark.len()..].trim_start_matches(is_space);
        rest.strip_prefix(']')
    };
    let escaped = |at: usize| text[..at].bytes().rev().take_while(|&byte| byte == b'\\').count() % 2 == 1;
    let marks = || text.match_indices(['"', '“', '”']);
    let first_plain = marks().find(|&(at, _)| !escaped(at));
    let closing = marks().find(|&(at, mark)| !escaped(at) && closes(at, mark).is_some());
    // The value ends in a backslash, as the name of a folder does.
    let closing = closing.or_else(|| marks().find(|&(at, mark)| closes(at, mark).is_some()));
    match closing {
        Some((at, mark)) => {
            let rest = closes(at, mark).unwrap_or_default();
            let exact = mark == "\"" && !escaped(at) && first_plain.is_some_and(|(first, _)| first == at);
            (at, rest, exact)
        }
        None => match text.find(']') {
            Some(end) => (text[..end].trim_end_matches(['"', ' ']).len(), &text[end + 1..], false),
            None => (text.trim_end_matches(['"', ' ']).len(), "", false),
        },
    }
}

/// A value without the backslashes that protect quotation marks and backslashes; any other backslash is itself.
fn unescaped(text: &str) -> String {
    let mut value = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match (letter, letters.peek()) {
            ('\\', Some(&next @ ('"' | '\\'))) => {
                value.push(next);
                letters.next();
            }
            _ => value.push(letter),
        }
    }
    value
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
