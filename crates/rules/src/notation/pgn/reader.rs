//! Reads the moves of a section, with everything between them.

use super::beginning::Beginning;
use super::lexer::{Lexer, Token, TokenKind};
use super::sections::PgnSection;
use super::words::PgnWord;
use super::{DEEPEST, LEAVES, MOST_MOVES, MOST_NOTES, Pgn, PgnFault, PgnFaultKind, PgnGame, PgnKind, PgnStep};
use crate::notation::address::is_address;
use crate::notation::tidy::{is_space, tidy};
use crate::notation::{CastlingNames, MoveError, read_move_as, san};
use crate::{Family, MoveKind, Position, Square};

/// A variation that is being read.
struct Variation {
    /// Where its bracket stands.
    at: usize,
    /// The position that was reached before it.
    back: usize,
    /// Whether anything was played in it.
    has_moves: bool,
    /// Comments and annotations before its first move.
    before: Vec<String>,
    nags: Vec<u16>,
}

/// So many characters of a text are shown in a note on it.
const SHOWN: usize = 80;

/// The beginning of a text, for a note.
fn shown(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_string(),
    }
}

/// Reads the moves of one section.
pub(super) struct Reader<'a> {
    pgn: &'a Pgn,
    pub(super) game: PgnGame,
    /// The position reached.
    at: usize,
    open: Vec<Variation>,
    /// The first castling that is written by its name, its place, and where the King goes.
    pub(super) castling: Option<(String, usize, Square)>,
    /// Whether some move could not be read.
    pub(super) failed: bool,
    /// The result after the moves.
    pub(super) end: Option<(String, usize)>,
    pub(super) guessed: bool,
    /// Where the section ends.
    section_end: usize,
    /// How many notes were left out, and the place of the first of them.
    pub(super) left_out: Option<(usize, usize)>,
}

/// What is wrong with a text without a game that begins with this word.
fn nothing(first: &str) -> PgnFaultKind {
    let first_shown = shown(first);
    if is_address(first) { PgnFaultKind::Address(first_shown) } else { PgnFaultKind::Nothing(first_shown) }
}

impl<'a> Reader<'a> {
    pub(super) fn read(
        pgn: &'a Pgn,
        section: &PgnSection,
        tags: &[(String, String, usize)],
        beginning: &Beginning,
        names: CastlingNames,
    ) -> Result<Reader<'a>, PgnFault> {
        let tags = tags.iter().map(|(name, value, _)| (name.clone(), value.clone())).collect();
        let mut game = PgnGame::new(beginning.start.clone(), tags);
        game.sort = section.sort;
        game.castling = names;
        let (open, guessed) = (Vec::new(), beginning.guessed);
        let mut reader = Reader {
            pgn,
            game,
            at: 0,
            open,
            castling: None,
            failed: false,
            end: None,
            guessed,
            section_end: section.body.end,
            left_out: None,
        };
        let fen = pgn
            .tokens(section)
            .find(|token| matches!(&token.kind, TokenKind::Tag { name, .. } if name.eq_ignore_ascii_case("FEN")));
        let place = fen.map_or(section.position.start, |token| token.at);
        for note in &beginning.notes {
            reader.tell(place, PgnFaultKind::PositionNote(note.clone()));
        }
        reader.moves(section)?;
        Ok(reader)
    }

    /// Notes something that may stand in a text any number of times.
    fn tell(&mut self, at: usize, fault: PgnFaultKind) {
        if self.game.warnings.len() < MOST_NOTES {
            self.tell_of_game(at, fault);
        } else {
            let (count, first) = self.left_out.unwrap_or((0, at));
            self.left_out = Some((count + 1, first));
        }
    }

    /// Notes something of the whole game.
    pub(super) fn tell_of_game(&mut self, at: usize, fault: PgnFaultKind) {
        self.game.warnings.push(self.pgn.fault(at, fault));
    }

    fn moves(&mut self, section: &PgnSection) -> Result<(), PgnFault> {
        let is_tag = |token: &Token<'_>| matches!(token.kind, TokenKind::Tag { .. });
        let last_tag = self.pgn.tokens(section).filter(is_tag).last().map_or(0, |token| token.at);
        let is_head = |kind: &TokenKind<'_>| {
            matches!(kind, TokenKind::Tag { .. } | TokenKind::Comment { .. } | TokenKind::Escape)
        };
        let mut tokens = self.pgn.tokens(section).peekable();
        while let Some(token) = tokens.next() {
            // Before the last tag, moves are not moves: "Played on board e4".
            if token.at < last_tag && !is_head(&token.kind) {
                let mut end = token.end;
                while let Some(next) = tokens.next_if(|next| !is_head(&next.kind)) {
                    end = next.end;
                }
                let text = self.source(token.at, end);
                self.tell(token.at, PgnFaultKind::Before(shown(&text)));
                self.game.nodes[0].after.push(text);
                continue;
            }
            let is_other = |token: &Token<'_>| matches!(token.kind, TokenKind::Word(word) if self.pgn.meaning(word) == PgnWord::Other);
            if is_other(&token) {
                // A sentence is told of once.
                let mut end = token.end;
                while let Some(next) = tokens.next_if(is_other) {
                    end = next.end;
                }
                let text = self.source(token.at, end);
                let ended = self.end.is_some() && self.open.is_empty();
                let told = if ended { PgnFaultKind::After } else { PgnFaultKind::Word };
                self.tell(token.at, told(shown(&text)));
                self.comment(text);
                continue;
            }
            if let Some(from) = self.take(&token)? {
                // The rest of the line is kept as a comment.
                let mut depth = 0_usize;
                let mut end = token.end;
                while let Some(next) = tokens.next_if(|next| match next.kind {
                    TokenKind::Close if depth == 0 => self.open.is_empty(),
                    TokenKind::Result(_) => depth > 0 || !self.open.is_empty(),
                    _ => true,
                }) {
                    match next.kind {
                        TokenKind::Open => depth += 1,
                        TokenKind::Close => depth = depth.saturating_sub(1),
                        _ => {}
                    }
                    end = next.end;
                }
                let rest = self.source(from, end);
                if !rest.is_empty() {
                    self.comment(rest);
                }
            }
        }
        while let Some(variation) = self.open.last() {
            let at = variation.at;
            self.tell(at, PgnFaultKind::Variation);
            self.close(section.body.end);
        }
        // A game without its moves would be an empty one, unless it has a position or is all that the text says.
        let is_empty = self.game.nodes.len() == 1 && section.sort == PgnKind::Game && self.game.tag("FEN").is_none();
        let has_tags = !self.game.tags.is_empty();
        let unread = |it: &PgnFault| matches!(it.fault, PgnFaultKind::Move { .. } | PgnFaultKind::Word(_));
        let has_unread = self.game.warnings.iter().any(unread);
        if is_empty && (has_unread || !has_tags && self.end.is_none()) {
            let words = self.source(section.body.start, section.body.end);
            let first = words.split(is_space).next().unwrap_or_default().to_string();
            // The fault of the first move says more.
            let first_fault = self
                .game
                .warnings
                .iter()
                .find(|warning| matches!(warning.fault, PgnFaultKind::Move { .. }) || has_tags && unread(warning))
                .cloned();
            let at = section.body.start + self.pgn.text[section.body.clone()].find(first.as_str()).unwrap_or(0);
            return Err(first_fault.unwrap_or_else(|| self.pgn.fault(at, nothing(&first))));
        }
        Ok(())
    }

    /// The text between two places, as a comment can hold it.
    fn source(&self, from: usize, to: usize) -> String {
        self.pgn.text[from..to].trim_matches(is_space).replace(['{', '}'], "|")
    }

    /// Takes one token. Gives a place if from there on the line cannot be read.
    fn take(&mut self, token: &Token<'_>) -> Result<Option<usize>, PgnFault> {
        let at = token.at;
        match &token.kind {
            TokenKind::Tag { exact: true, .. } => {}
            TokenKind::Tag { name, value, .. } => {
                self.tell(at, PgnFaultKind::Tag { name: shown(name), value: shown(value) })
            }
            TokenKind::Escape => self.tell(at, PgnFaultKind::Escape),
            TokenKind::Stray => self.tell(at, PgnFaultKind::Bracket),
            TokenKind::Comment { text, closed } => {
                if !closed {
                    self.tell(at, PgnFaultKind::Comment);
                }
                self.comment(text.trim_matches(is_space).to_string());
            }
            TokenKind::Brackets(text) => {
                self.tell(at, PgnFaultKind::Brackets);
                self.comment((*text).to_string());
            }
            TokenKind::Nag(text) => match text[1..].parse::<u16>() {
                Ok(nag) if nag <= 255 => self.annotate(nag),
                _ => {
                    self.tell(at, PgnFaultKind::Nag(shown(text)));
                    self.comment((*text).to_string());
                }
            },
            TokenKind::Open if self.open.len() >= DEEPEST => {
                self.tell(at, PgnFaultKind::Depth);
                return Ok(Some(at));
            }
            TokenKind::Open => {
                self.open.push(Variation { at, back: self.at, has_moves: false, before: Vec::new(), nags: Vec::new() });
                self.at = self.game.nodes[self.at].parent.unwrap_or(0);
            }
            TokenKind::Close if self.open.is_empty() => self.tell(at, PgnFaultKind::Bracket),
            TokenKind::Close => self.close(token.end),
            TokenKind::Result(result) if self.open.is_empty() && self.end.is_none() => {
                self.end = Some((result.clone(), at))
            }
            TokenKind::Result(result) => {
                // A variation may say how it would end.
                let result = result.clone();
                self.comment(result);
            }
            TokenKind::Word(word) => return self.word(word, at, token.end),
        }
        Ok(None)
    }

    fn word(&mut self, word: &str, at: usize, end: usize) -> Result<Option<usize>, PgnFault> {
        match self.pgn.meaning(word) {
            PgnWord::Nothing => Ok(None),
            PgnWord::Nag(nag) => {
                self.annotate(nag);
                Ok(None)
            }
            _ if self.end.is_some() && self.open.is_empty() => {
                let text = self.source(at, end);
                self.tell(at, PgnFaultKind::After(shown(&text)));
                self.comment(text);
                Ok(None)
            }
            PgnWord::Null => {
                self.failed = true;
                self.tell(at, PgnFaultKind::NullMove(tidy(word).to_string()));
                Ok(Some(at))
            }
            PgnWord::Other => {
                self.tell(at, PgnFaultKind::Word(shown(word)));
                self.comment(word.to_string());
                Ok(None)
            }
            PgnWord::Move { san, nags, result } => {
                // Where the move begins: its number may stand right before it.
                let begins = at + word.len()
                    - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches('.').len();
                let place = if word[..begins - at].ends_with('.') { begins } else { at };
                if self.game.nodes.len() > MOST_MOVES {
                    return Err(self.pgn.fault(place, PgnFaultKind::Long(MOST_MOVES)));
                }
                if let Err(error) = self.play(&san, place) {
                    if self.open.is_empty() && san == "0-0" && self.is_last(end) {
                        self.tell(place, PgnFaultKind::Result(san));
                        return Ok(None);
                    }
                    self.failed = true;
                    self.tell(place, PgnFaultKind::Move { text: san, error });
                    return Ok(Some(place));
                }
                self.game.nodes[self.at].nags.extend(nags);
                if let Some(result) = result.filter(|_| self.open.is_empty() && self.end.is_none()) {
                    self.end = Some((result, at));
                }
                Ok(None)
            }
        }
    }

    /// Whether no move follows after a place of this game.
    fn is_last(&self, end: usize) -> bool {
        let rest = Lexer::new(&self.pgn.text[..self.section_end], end);
        let mut rest = rest.skip_while(|token| matches!(token.kind, TokenKind::Comment { .. } | TokenKind::Nag(_)));
        rest.next().is_none_or(|token| matches!(token.kind, TokenKind::Tag { .. } | TokenKind::Result(_)))
    }

    /// Plays what a word says from the position reached.
    fn play(&mut self, san: &str, at: usize) -> Result<(), MoveError> {
        let first_of_variation =
            self.open.last().filter(|variation| !variation.has_moves).map(|variation| variation.back);
        let step = match self.step(self.at, san) {
            Ok(step) => step,
            Err(error) => {
                // The first move of a variation takes the place of the move before, or, as some write it, follows it.
                let back = first_of_variation.filter(|&back| back != self.at).ok_or_else(|| error.clone())?;
                let step = self.step(back, san).map_err(|_| error)?;
                self.at = back;
                step
            }
        };
        let before = self.at;
        let mut position = self.game.nodes[before].position.clone();
        match (step, &mut position) {
            (PgnStep::Move(mv), position) => position.play(mv).map_err(|_| MoveError::NoMoves)?,
            (PgnStep::Leave(player, _), Position::Chaturaji(position)) => {
                if !position.leave(player) {
                    return Err(MoveError::Unreadable(san.to_string()));
                }
            }
            _ => return Err(MoveError::Unreadable(san.to_string())),
        }
        if let PgnStep::Move(mv) = step
            && self.castling.is_none()
            && mv.kind() == MoveKind::Castle
            && san::is_castling_name(san)
        {
            self.castling = Some((san.to_string(), at, mv.to()));
        }
        self.at = self.game.add(before, step, position);
        self.game.nodes[self.at].at = at;
        if self.open.is_empty() {
            // A variation may stand before the main line.
            let children = &mut self.game.nodes[before].children;
            let node = self.at;
            children.retain(|&child| child != node);
            children.insert(0, node);
        }
        if let Some(variation) = self.open.last_mut() {
            variation.has_moves = true;
            let node = &mut self.game.nodes[self.at];
            node.before.append(&mut variation.before);
            node.nags.append(&mut variation.nags);
        }
        Ok(())
    }

    /// What a word means in a position.
    fn step(&self, from: usize, san: &str) -> Result<PgnStep, MoveError> {
        let position = &self.game.nodes[from].position;
        for (mark, why) in LEAVES {
            if let Some(letter) = san.strip_suffix(mark).filter(|_| position.variant().family() == Family::Chaturaji) {
                let is = |player: &crate::Player| position.variant().player(*player).letter.to_string() == letter;
                let player =
                    position.variant().turn_order().find(is).ok_or_else(|| MoveError::Unreadable(san.to_string()))?;
                return Ok(PgnStep::Leave(player, why));
            }
        }
        match &self.pgn.notation {
            Some(notation) if (notation.is_move)(san) => (notation.read)(position, san),
            _ => read_move_as(position, san, self.game.castling),
        }
        .map(PgnStep::Move)
    }

    /// Adds a comment to the position reached, or to the first move of the variation that is to come.
    fn comment(&mut self, text: String) {
        if text.is_empty() {
            return;
        }
        match self.open.last_mut().filter(|variation| !variation.has_moves) {
            Some(variation) => variation.before.push(text),
            None => self.game.nodes[self.at].after.push(text),
        }
    }

    /// Adds an annotation, as [`comment`](Reader::comment) does.
    fn annotate(&mut self, nag: u16) {
        match self.open.last_mut().filter(|variation| !variation.has_moves) {
            Some(variation) => variation.nags.push(nag),
            None => self.game.nodes[self.at].nags.push(nag),
        }
    }

    /// Ends a variation. One without any move is kept as a comment, as it is written: `(=)`.
    fn close(&mut self, end: usize) {
        let Some(variation) = self.open.pop() else { return };
        self.at = variation.back;
        if !variation.has_moves {
            let text = self.source(variation.at, end);
            self.comment(text);
        }
    }
}
