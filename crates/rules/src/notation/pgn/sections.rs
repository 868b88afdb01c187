//! Finds the start and the end of each game and position in a text.

use super::lexer::{Lexer, Token, TokenKind};
use super::words::{PgnWord, is_first_number};
use super::{MoveNotation, meaning_in};
use crate::Variant;
use crate::notation::TextPlaces;
use crate::notation::position_text::looks_like_one;
use crate::notation::tidy::{is_space, weight};
use std::cell::RefCell;
use std::ops::Range;
use std::sync::Arc;

/// A text with any number of games and positions.
///
/// ```
/// use menagerie_rules::notation::pgn::Pgn;
/// let pgn = Pgn::new("[Event \"A\"]\n\n1. e4 e5 *\n\n[Event \"B\"]\n\n1. d4 1-0\n");
/// assert_eq!(pgn.len(), 2);
/// assert_eq!(pgn.headline(1).unwrap().tag("event"), Some("B"));
/// assert_eq!(pgn.read(1, None, None).unwrap().result, "1-0");
/// ```
#[derive(Clone, Debug)]
pub struct Pgn {
    /// The text, with lines that end in `
    /// `.
    pub(super) text: String,
    pub(super) places: TextPlaces,
    pub(super) sections: Vec<PgnSection>,
    /// The number of bytes of lines that begin with `#` between positions, without blanks.
    pub(super) remarks: usize,
    /// The variants that have been compiled for the text, by name.
    pub(super) variants: RefCell<Vec<(String, Arc<Variant>)>>,
    /// Possible variants that are not built in, by the names in the tags.
    pub(super) added: Vec<(String, Arc<Variant>)>,
    /// The notation of the moves, if it is particular to a variant.
    pub(super) notation: Option<MoveNotation>,
    /// The only possible variant, whatever the tags say.
    pub(super) only: Option<Arc<Variant>>,
}

/// A game or a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct PgnSection {
    pub sort: PgnKind,
    /// The position that precedes the game without a tag.
    pub position: Range<usize>,
    /// Tags and moves.
    pub body: Range<usize>,
}

/// The kind of a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PgnKind {
    /// A game, with tags or moves.
    Game,
    /// A position alone, as in a file of FEN or EPD lines.
    Position,
}

/// The data of a game that are available without playing its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Headline {
    /// Game or position.
    pub sort: PgnKind,
    /// The tags in the order of the text.
    pub tags: Vec<(String, String)>,
    /// The number of plies of the main line.
    pub plies: usize,
    /// The result in the text, if there is one.
    pub result: Option<String>,
}

impl Headline {
    /// The value of the first tag with this name, case ignored.
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(tag, _)| tag.eq_ignore_ascii_case(name)).map(|(_, value)| value.as_str())
    }
}

impl Pgn {
    /// Finds the games and positions of a text.
    pub fn new(text: &str) -> Pgn {
        Pgn::with_notation(text, None, None)
    }

    /// Finds the games and positions of a text of one variant, with moves in its notation.
    pub fn in_notation(text: &str, variant: &Arc<Variant>, notation: MoveNotation) -> Pgn {
        Pgn::with_notation(text, Some(notation), Some(Arc::clone(variant)))
    }

    /// Finds the games and positions of a text with moves in a notation, before the variant is known. This suffices for
    /// [`unread`](Pgn::unread).
    pub fn with_moves_in(text: &str, notation: MoveNotation) -> Pgn {
        Pgn::with_notation(text, Some(notation), None)
    }

    fn with_notation(text: &str, notation: Option<MoveNotation>, only: Option<Arc<Variant>>) -> Pgn {
        let text = text.replace("\r\n", "\n").replace(['\r', '\u{2028}', '\u{2029}'], "\n");
        let meaning = |word: &str| meaning_in(word, notation.as_ref());
        let (sections, remarks) = sections(&text, &meaning);
        let places = TextPlaces::of(&text);
        Pgn { text, places, sections, remarks, variants: RefCell::default(), added: Vec::new(), notation, only }
    }

    /// The meaning of a word between the moves.
    pub(super) fn meaning(&self, word: &str) -> PgnWord {
        meaning_in(word, self.notation.as_ref())
    }

    /// Adds a variant that is not built in. `key` is its name in the tag `Variant`, or the whole value of the tag
    /// [`DEFINITION_TAG`](super::DEFINITION_TAG).
    pub fn know(&mut self, key: &str, variant: &Arc<Variant>) {
        self.added.push((key.to_string(), Arc::clone(variant)));
    }

    /// The number of games and positions.
    pub fn len(&self) -> usize {
        self.sections.len()
    }

    /// Whether the text contains no games or positions.
    pub fn is_empty(&self) -> bool {
        self.sections.is_empty()
    }

    /// The headline of a game; `None` if the index is too large.
    pub fn headline(&self, index: usize) -> Option<Headline> {
        let section = self.sections.get(index)?;
        let mut headline = Headline { sort: section.sort, tags: Vec::new(), plies: 0, result: None };
        let mut depth = 0_usize;
        for token in self.tokens(section) {
            match token.kind {
                TokenKind::Tag { name, value, .. } => headline.tags.push((name.to_string(), value)),
                TokenKind::Open => depth += 1,
                TokenKind::Close => depth = depth.saturating_sub(1),
                TokenKind::Result(result) if depth == 0 && headline.result.is_none() => headline.result = Some(result),
                TokenKind::Word(word) if depth == 0 => {
                    headline.plies += usize::from(matches!(self.meaning(word), PgnWord::Move { .. }))
                }
                _ => {}
            }
        }
        Some(headline)
    }

    /// The tokens of a section's body.
    pub(super) fn tokens(&self, section: &PgnSection) -> impl Iterator<Item = Token<'_>> {
        Lexer::new(&self.text[..section.body.end], section.body.start)
    }
}

/// A function that returns the meaning of a word.
type Meaning<'a> = &'a dyn Fn(&str) -> PgnWord;

/// The sections of a text, and the number of bytes of the lines between positions that begin with `#`.
fn sections(text: &str, meaning: Meaning<'_>) -> (Vec<PgnSection>, usize) {
    let mut found = Vec::new();
    let (mut at, mut remarks) = (0, 0);
    let line_end = |from: usize| text[from..].find('\n').map_or(text.len(), |end| from + end);
    let is_remark =
        |line: &str| line.trim_start_matches(is_space).starts_with(['#', ';']) || line.trim_start().starts_with("//");
    // If the text begins with a position: lines with positions, each with the moves that follow it.
    let mut first = text.len() - text.trim_start_matches(is_space).len();
    let mut begins = first;
    while begins < text.len()
        && (is_remark(&text[begins..line_end(begins)]) || text[begins..line_end(begins)].trim().is_empty())
    {
        begins = (line_end(begins) + 1).min(text.len());
    }
    if !looks_like_one(&text[begins..line_end(begins)]) {
        games(text, 0..text.len(), meaning, &mut found);
        return (found, 0);
    }
    while first < text.len() {
        let end = line_end(first);
        let line = &text[first..end];
        let mut next = (end + 1).min(text.len());
        if looks_like_one(line) {
            let position = line.find(" moves ").map_or(first..end, |moves| first..first + moves);
            let body = (position.end + " moves ".len()).min(end);
            remarks += weight(&text[position.end..body]);
            at = found.len();
            found.push(PgnSection { sort: PgnKind::Position, position, body: body..end });
        } else if is_remark(line) {
            remarks += weight(line);
        } else if line.starts_with('[') {
            games(text, first..text.len(), meaning, &mut found);
            next = text.len();
        } else if let Some(section) = found.get_mut(at) {
            section.body.end = end;
        }
        first = next;
    }
    for section in found.iter_mut().filter(|section| section.sort == PgnKind::Position) {
        if Lexer::new(&text[..section.body.end], section.body.start).next().is_some() {
            section.sort = PgnKind::Game;
        }
    }
    (found, remarks)
}

/// Finds the games of a part of the text.
fn games(text: &str, part: Range<usize>, meaning: Meaning<'_>, found: &mut Vec<PgnSection>) {
    let mut section = Scan::at(part.start);
    for token in Lexer::new(&text[..part.end], part.start) {
        if section.ends_before(&token) {
            found.push(section.to(token.at));
            section = Scan::at(token.at);
        }
        section.take(&token, meaning);
    }
    if section.has_anything {
        found.push(section.to(part.end));
    }
}

/// The state of the search for the end of a game.
struct Scan {
    start: usize,
    first_tag: Option<String>,
    has_anything: bool,
    /// Whether there are words before any tag that are not part of a game.
    is_prose: bool,
    has_moves: bool,
    has_result: bool,
    depth: usize,
}

impl Scan {
    fn at(start: usize) -> Scan {
        Scan {
            start,
            first_tag: None,
            has_anything: false,
            is_prose: false,
            has_moves: false,
            has_result: false,
            depth: 0,
        }
    }

    fn to(&self, end: usize) -> PgnSection {
        PgnSection { sort: PgnKind::Game, position: self.start..self.start, body: self.start..end }
    }

    /// Whether another game begins with this token: with tags after moves, with a second first tag, or with the number 1 after a result.
    fn ends_before(&self, token: &Token<'_>) -> bool {
        match &token.kind {
            TokenKind::Tag { name, .. } => {
                let again = self.first_tag.as_deref().is_some_and(|first| first.eq_ignore_ascii_case(name));
                self.has_moves || self.has_result || again
            }
            TokenKind::Word(word) => self.has_result && self.depth == 0 && is_first_number(word),
            _ => false,
        }
    }

    fn take(&mut self, token: &Token<'_>, meaning: Meaning<'_>) {
        self.has_anything |= token.kind != TokenKind::Escape;
        match &token.kind {
            TokenKind::Tag { name, .. } => {
                self.first_tag.get_or_insert_with(|| (*name).to_string());
                self.is_prose = false;
            }
            TokenKind::Open => self.depth += 1,
            TokenKind::Close => self.depth = self.depth.saturating_sub(1),
            TokenKind::Result(_) => self.has_result |= self.depth == 0,
            TokenKind::Word(word) => {
                // A text that begins with a word which is not a move is prose up to its tags.
                let meaning = meaning(word);
                self.is_prose |= self.first_tag.is_none() && !self.has_moves && meaning == PgnWord::Other;
                self.has_moves |= matches!(meaning, PgnWord::Move { .. }) && !self.is_prose;
            }
            _ => {}
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bodies(text: &str) -> Vec<String> {
        let pgn = Pgn::new(text);
        pgn.sections.iter().map(|section| pgn.text[section.body.clone()].trim().to_string()).collect()
    }

    #[test]
    fn games_are_separated() {
        assert_eq!(bodies("[Event \"a\"]\n1. e4 *\n[Event \"b\"]\n1. d4 *").len(), 2);
        assert_eq!(bodies("[Event \"a\"]\n\n[Event \"b\"]\n\n1. d4").len(), 2, "a game without moves");
        assert_eq!(bodies("1. e4 1-0\n\n1. d4 0-1"), ["1. e4 1-0", "1. d4 0-1"]);
        assert_eq!(bodies("1. e4 e5 1-0 (1... c5) 2. Nf3").len(), 1);
        assert_eq!(bodies("{hello} ; world\n[Event \"a\"]\n\n{first} 1. e4").len(), 1);
        assert_eq!(bodies("1. e4 (1. d4\n\n[Event \"b\"]\n\n1. c4").len(), 2);
        assert_eq!(bodies("  \n ").len(), 0);
    }

    #[test]
    fn positions_stand_in_lines_with_or_without_moves() {
        let pgn =
            Pgn::new("4k3/8/8/8/8/8/8/4K3 w - -\r\n\r8/8/8/8/8/8/8/8 moves e2e4 e7e5\n4k3/8/8/8/8/8/8/4K3\n1. Kd1");
        let sorts: Vec<PgnKind> = pgn.sections.iter().map(|section| section.sort).collect();
        assert_eq!(sorts, [PgnKind::Position, PgnKind::Game, PgnKind::Game]);
        assert_eq!(pgn.headline(1).map(|headline| headline.plies), Some(2));
    }
}
