//! Takes a game text apart.

use super::fault::{Fault, GameTextError};

/// The longest run of brackets within brackets.
const DEPTH: usize = 64;

/// A part of the movetext.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part<'a> {
    /// A move, as it is written.
    Move(&'a str),
    /// A variation begins: it replaces the move before it.
    Open,
    /// A variation ends.
    Close,
    /// The game ends with this result.
    Result(&'a str),
}

/// Reads a game text, tags first, then one part of the movetext after the other.
pub(super) struct Reader<'a> {
    text: &'a str,
    at: usize,
    /// Where the variations begin that are not closed yet.
    open: Vec<usize>,
}

impl<'a> Reader<'a> {
    pub(super) fn new(text: &'a str) -> Reader<'a> {
        Reader { text, at: 0, open: Vec::new() }
    }

    /// A fault at a place of the text, in bytes from its beginning.
    pub(super) fn fault(&self, at: usize, fault: Fault) -> GameTextError {
        let before = &self.text[..at];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        GameTextError {
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
            what: fault.to_string(),
            fault: Box::new(fault),
        }
    }

    fn rest(&self) -> &'a str {
        &self.text[self.at..]
    }

    fn skip_space(&mut self) {
        // Every kind of space that ends a word, and the mark that some programs put at the beginning of a file.
        let is_space = |letter: char| letter.is_whitespace() || letter == '\u{feff}';
        self.at = self.text.len() - self.rest().trim_start_matches(is_space).len();
    }

    /// The tags: name, value, and where the tag stands.
    pub(super) fn tags(&mut self) -> Result<Vec<(String, String, usize)>, GameTextError> {
        let mut tags = Vec::new();
        loop {
            self.skip_space();
            let at = self.at;
            if !self.rest().starts_with('[') {
                return Ok(tags);
            }
            let bad = |reader: &Self| reader.fault(at, Fault::Tag);
            let name_end = self.rest().find([' ', '\t']).ok_or_else(|| bad(self))?;
            let name = self.rest()[1..name_end].to_string();
            self.at += name_end;
            self.skip_space();
            let mut value = String::new();
            let mut letters = self.rest().char_indices();
            if letters.next().map(|(_, letter)| letter) != Some('"') {
                return Err(bad(self));
            }
            let mut end = None;
            while let Some((place, letter)) = letters.next() {
                match letter {
                    '"' => {
                        end = Some(place + 1);
                        break;
                    }
                    '\\' => value.extend(letters.next().map(|(_, letter)| letter)),
                    '\n' => break,
                    _ => value.push(letter),
                }
            }
            self.at += end.ok_or_else(|| bad(self))?;
            self.skip_space();
            if !self.rest().starts_with(']') {
                return Err(bad(self));
            }
            self.at += 1;
            tags.push((name, value, at));
        }
    }

    /// The next part of the movetext with its place; comments, annotations and numbers are passed over.
    pub(super) fn part(&mut self) -> Result<Option<(usize, Part<'a>)>, GameTextError> {
        loop {
            self.skip_space();
            let at = self.at;
            match self.rest().chars().next() {
                None | Some('[') => return self.end(),
                Some('{') => {
                    let length = self.rest().find('}').ok_or_else(|| self.fault(at, Fault::Comment))?;
                    self.at += length + 1;
                }
                Some(';') => self.at += self.rest().find('\n').unwrap_or(self.rest().len()),
                Some('$') => {
                    let more = &self.rest()[1..];
                    self.at += 1 + more.len() - more.trim_start_matches(|c: char| c.is_ascii_digit()).len();
                }
                Some('(') if self.open.len() >= DEPTH => return Err(self.fault(at, Fault::Depth)),
                Some('(') => {
                    self.at += 1;
                    self.open.push(at);
                    return Ok(Some((at, Part::Open)));
                }
                Some(')') if self.open.pop().is_some() => {
                    self.at += 1;
                    return Ok(Some((at, Part::Close)));
                }
                Some(')' | '}' | ']') => return Err(self.fault(at, Fault::Bracket)),
                Some(_) => {
                    let word = self.word();
                    if is_result(word) {
                        return Ok(Some((at, Part::Result(word))));
                    }
                    let san = unnumbered(word);
                    if !san.is_empty() {
                        return Ok(Some((at + (word.len() - san.len()), Part::Move(san))));
                    }
                }
            }
        }
    }

    fn end(&self) -> Result<Option<(usize, Part<'a>)>, GameTextError> {
        match self.open.last() {
            Some(&at) => Err(self.fault(at, Fault::Variation)),
            None => Ok(None),
        }
    }

    fn word(&mut self) -> &'a str {
        let ends = |c: char| c.is_whitespace() || matches!(c, '{' | '}' | '(' | ')' | ';' | '$' | '[' | ']');
        let length = self.rest().find(ends).unwrap_or(self.rest().len());
        let word = &self.rest()[..length];
        self.at += length;
        word
    }
}

/// A word without the number of the move before it.
fn unnumbered(word: &str) -> &str {
    let san = word.trim_start_matches(|c: char| c.is_ascii_digit()).trim_start_matches('.');
    let numbered = word.contains('.') || san.is_empty();
    if numbered && word != crate::notation::coordinate::PASS { san } else { word }
}

/// Whether a word ends the movetext: a result, or four scores.
fn is_result(word: &str) -> bool {
    let scores = word.split('-').count() == 4 && word.split('-').all(|part| part.parse::<u32>().is_ok());
    matches!(word, "*" | "1-0" | "0-1" | "1/2-1/2") || scores
}
