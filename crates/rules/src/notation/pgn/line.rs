//! Finds tags and square brackets in a line of a game text.

use crate::notation::tidy::is_space;

/// A tag.
pub(super) struct Tag<'a> {
    /// The length in bytes.
    pub length: usize,
    pub name: &'a str,
    pub value: String,
    /// Whether it has exactly the form `[Name "value"]`.
    pub exact: bool,
}

/// A quotation mark that is followed only by spaces and `]`.
#[derive(Clone, Copy)]
struct Closing {
    at: usize,
    /// The offset after the `]`.
    end: usize,
    /// Whether it is `"`.
    plain: bool,
}

/// Cached facts about a line. A line may be the whole text, with a tag at every offset.
pub(super) struct Line<'a> {
    text: &'a str,
    /// The end of the line.
    pub end: usize,
    /// The first `]` after the last requested offset; the line's end if there is none.
    bracket: Option<usize>,
    closings: Option<Closings>,
}

/// The marks that may close the value of a tag.
struct Closings {
    /// Those without a backslash before them.
    free: Vec<Closing>,
    /// Those with one. The value may end in it, as the name of a folder does.
    escaped: Vec<Closing>,
}

impl<'a> Line<'a> {
    /// The line of an offset, from that offset on.
    pub(super) fn of(text: &'a str, at: usize) -> Line<'a> {
        let end = text[at..].find('\n').map_or(text.len(), |end| at + end);
        Line { text, end, bracket: None, closings: None }
    }

    /// The first `]` at or after an offset.
    pub(super) fn bracket_after(&mut self, at: usize) -> Option<usize> {
        let bracket = match self.bracket.filter(|&bracket| bracket >= at) {
            Some(bracket) => bracket,
            None => self.text[at..self.end].find(']').map_or(self.end, |found| at + found),
        };
        self.bracket = Some(bracket);
        Some(bracket).filter(|&bracket| bracket < self.end)
    }

    /// The tag that begins at an offset. A value without quotation marks needs `may_be_bare`.
    pub(super) fn tag(&mut self, at: usize, may_be_bare: bool) -> Option<Tag<'a>> {
        let inner = self.text[at..self.end].strip_prefix('[')?;
        let begin = inner.trim_start_matches(is_space);
        let name_length = begin.find(|letter: char| !letter.is_ascii_alphanumeric() && letter != '_')?;
        let name = &begin[..name_length];
        if !name.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            return None;
        }
        let after_name = &begin[name_length..];
        let value = after_name.trim_start_matches(is_space);
        if let Some(quoted) = value.strip_prefix(['"', '“', '”', '„']) {
            let is_plain = value.starts_with('"') && inner.len() == begin.len();
            let from = self.end - quoted.len();
            let (length, end, exact) = self.quoted_value(from);
            let value = unescaped(&self.text[from..from + length]);
            return Some(Tag { length: end - at, name, value, exact: exact && is_plain });
        }
        if !may_be_bare || value.len() == after_name.len() {
            return None;
        }
        let from = self.end - value.len();
        let bracket = self.bracket_after(from);
        let value = &self.text[from..bracket.unwrap_or(self.end)];
        let end = bracket.map_or(self.end, |bracket| bracket + 1);
        Some(Tag { length: end - at, name, value: value.trim_matches(['\'', ' ', '\t']).to_string(), exact: false })
    }

    /// Parses a value behind its opening quotation mark. Returns its length, the end of the tag, and whether it is well formed. A
    /// quotation mark inside it may lack its backslash, and a backslash may precede the last one.
    fn quoted_value(&mut self, from: usize) -> (usize, usize, bool) {
        let (text, end) = (self.text, self.end);
        let closings = self.closings.get_or_insert_with(|| Closings::of(text, from, end));
        let first = |all: &[Closing]| all.get(all.partition_point(|it| it.at < from)).copied();
        if let Some(closing) = first(&closings.free) {
            let value = &text[from..closing.at];
            let exact = closing.plain && !value.match_indices(MARKS).any(|(at, _)| !is_escaped(value, at));
            return (value.len(), closing.end, exact);
        }
        if let Some(closing) = first(&closings.escaped) {
            return (closing.at - from, closing.end, false);
        }
        let bracket = self.bracket_after(from);
        let value = &text[from..bracket.unwrap_or(end)];
        (value.trim_end_matches(['"', ' ']).len(), bracket.map_or(end, |bracket| bracket + 1), false)
    }
}

/// Quotation marks that may close a value.
const MARKS: [char; 3] = ['"', '“', '”'];

impl Closings {
    /// Finds the closing marks in a part of a text.
    fn of(text: &str, from: usize, to: usize) -> Closings {
        let part = &text[from..to];
        let mut closings = Closings { free: Vec::new(), escaped: Vec::new() };
        for (at, mark) in part.match_indices(MARKS) {
            let rest = part[at + mark.len()..].trim_start_matches(is_space);
            if rest.starts_with(']') {
                let closing = Closing { at: from + at, end: to - rest.len() + 1, plain: mark == "\"" };
                let list = if is_escaped(part, at) { &mut closings.escaped } else { &mut closings.free };
                list.push(closing);
            }
        }
        closings
    }
}

/// Whether an odd number of backslashes precedes an offset.
fn is_escaped(text: &str, at: usize) -> bool {
    text[..at].bytes().rev().take_while(|&byte| byte == b'\\').count() % 2 == 1
}

/// Removes the backslashes that escape quotation marks and backslashes; other backslashes stay.
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
