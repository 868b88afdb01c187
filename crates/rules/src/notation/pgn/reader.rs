//! Parses the movetext of a section.

use super::beginning::Beginning;
use super::lexer::{Lexer, Token, TokenKind};
use super::sections::PgnSection;
use super::words::PgnWord;
use super::{
    DEEPEST, LEAVES, MAX_MOVES, MAX_NOTES, Pgn, PgnDiagnostic, PgnDiagnosticKind, PgnGame, PgnKind, PgnNodeId, PgnStep,
};
use crate::notation::address::is_address;
use crate::notation::tidy::{is_space, tidy};
use crate::notation::{CastlingNames, MoveError, coordinate, read_move_as, san};
use crate::{Family, MoveKind, Position, Square};

/// An open variation.
struct Variation {
    /// The offset of its bracket.
    at: usize,
    /// The position before it.
    back: PgnNodeId,
    /// Whether it has moves.
    has_moves: bool,
    /// Comments and annotations before its first move.
    before: Vec<String>,
    nags: Vec<u16>,
}

/// The maximum number of characters that a diagnostic quotes.
const SHOWN: usize = 80;

/// The beginning of a text, for a diagnostic.
fn shown(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}…", text[..end].trim_end()),
        None => text.to_string(),
    }
}

/// Parses the moves of a section.
pub(super) struct Reader<'a> {
    pgn: &'a Pgn,
    pub(super) game: PgnGame,
    /// The current position.
    at: PgnNodeId,
    open: Vec<Variation>,
    /// The first castling that is written by its name, its offset, and the King's target.
    pub(super) castling: Option<(String, usize, Square)>,
    /// Whether a move was not legal.
    pub(super) failed: bool,
    /// The result after the moves.
    pub(super) end: Option<(String, usize)>,
    pub(super) guessed: bool,
    /// The end of the section.
    section_end: usize,
    /// The number of diagnostics that were left out, and the offset of the first.
    pub(super) left_out: Option<(usize, usize)>,
}

/// The error for a text without a game that begins with this word.
fn nothing(first: &str) -> PgnDiagnosticKind {
    let first_shown = shown(first);
    if is_address(first) { PgnDiagnosticKind::Address(first_shown) } else { PgnDiagnosticKind::Nothing(first_shown) }
}

impl<'a> Reader<'a> {
    pub(super) fn read(
        pgn: &'a Pgn,
        section: &PgnSection,
        tags: &[(String, String, usize)],
        beginning: &Beginning,
        names: CastlingNames,
    ) -> Result<Reader<'a>, PgnDiagnostic> {
        let tags = tags.iter().map(|(name, value, _)| (name.clone(), value.clone())).collect();
        let mut game = PgnGame::new(beginning.start.clone(), tags);
        game.sort = section.sort;
        game.castling = names;
        let (open, guessed) = (Vec::new(), beginning.guessed);
        let mut reader = Reader {
            pgn,
            game,
            at: PgnNodeId::START,
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
            reader.warn(place, PgnDiagnosticKind::PositionNote(note.clone()));
        }
        reader.moves(section)?;
        Ok(reader)
    }

    /// Adds a diagnostic that may occur any number of times.
    fn warn(&mut self, at: usize, kind: PgnDiagnosticKind) {
        if self.game.warnings.len() < MAX_NOTES {
            self.warn_of_game(at, kind);
        } else {
            let (count, first) = self.left_out.unwrap_or((0, at));
            self.left_out = Some((count + 1, first));
        }
    }

    /// Adds a diagnostic about the whole game.
    pub(super) fn warn_of_game(&mut self, at: usize, kind: PgnDiagnosticKind) {
        self.game.warnings.push(self.pgn.diagnostic(at, kind));
    }

    fn moves(&mut self, section: &PgnSection) -> Result<(), PgnDiagnostic> {
        let is_tag = |token: &Token<'_>| matches!(token.kind, TokenKind::Tag { .. });
        let last_tag = self.pgn.tokens(section).filter(is_tag).last().map_or(0, |token| token.at);
        let is_head = |kind: &TokenKind<'_>| {
            matches!(kind, TokenKind::Tag { .. } | TokenKind::Comment { .. } | TokenKind::Escape)
        };
        let mut tokens = self.pgn.tokens(section).peekable();
        while let Some(token) = tokens.next() {
            // Before the last tag, words are not moves: "Played on board e4".
            if token.at < last_tag && !is_head(&token.kind) {
                let mut end = token.end;
                while let Some(next) = tokens.next_if(|next| !is_head(&next.kind)) {
                    end = next.end;
                }
                let text = self.source(token.at, end);
                self.warn(token.at, PgnDiagnosticKind::Before(shown(&text)));
                self.game.nodes[PgnNodeId::START].after.push(text);
                continue;
            }
            let is_other = |token: &Token<'_>| matches!(token.kind, TokenKind::Word(word) if self.pgn.meaning(word) == PgnWord::Other);
            if is_other(&token) {
                // Reports a sentence once.
                let mut end = token.end;
                while let Some(next) = tokens.next_if(is_other) {
                    end = next.end;
                }
                let text = self.source(token.at, end);
                let ended = self.end.is_some() && self.open.is_empty();
                let diagnostic = if ended { PgnDiagnosticKind::After } else { PgnDiagnosticKind::Word };
                self.warn(token.at, diagnostic(shown(&text)));
                self.comment(text);
                continue;
            }
            if let Some(from) = self.take(&token)? {
                // Keeps the rest of the line as a comment.
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
            self.warn(at, PgnDiagnosticKind::Variation);
            self.close(section.body.end);
        }
        // A game without moves would be empty, unless it has a position or the whole text is just that.
        let is_empty = self.game.nodes.len() == 1 && section.sort == PgnKind::Game && self.game.tag("FEN").is_none();
        let has_tags = !self.game.tags.is_empty();
        let unread =
            |it: &PgnDiagnostic| matches!(it.kind, PgnDiagnosticKind::Move { .. } | PgnDiagnosticKind::Word(_));
        let has_unread = self.game.warnings.iter().any(unread);
        if is_empty && (has_unread || !has_tags && self.end.is_none()) {
            let words = self.source(section.body.start, section.body.end);
            let first = words.split(is_space).next().unwrap_or_default().to_string();
            // The error of the first move is more helpful.
            let first_error = self
                .game
                .warnings
                .iter()
                .find(|warning| matches!(warning.kind, PgnDiagnosticKind::Move { .. }) || has_tags && unread(warning))
                .cloned();
            let at = section.body.start + self.pgn.text[section.body.clone()].find(first.as_str()).unwrap_or(0);
            return Err(first_error.unwrap_or_else(|| self.pgn.diagnostic(at, nothing(&first))));
        }
        Ok(())
    }

    /// The text between two offsets, in a form that a comment can contain.
    fn source(&self, from: usize, to: usize) -> String {
        self.pgn.text[from..to].trim_matches(is_space).replace(['{', '}'], "|")
    }

    /// Handles a token. Returns an offset if the line cannot be read from there on.
    fn take(&mut self, token: &Token<'_>) -> Result<Option<usize>, PgnDiagnostic> {
        let at = token.at;
        match &token.kind {
            TokenKind::Tag { exact: true, .. } => {}
            TokenKind::Tag { name, value, .. } => {
                self.warn(at, PgnDiagnosticKind::Tag { name: shown(name), value: shown(value) })
            }
            TokenKind::Escape => self.warn(at, PgnDiagnosticKind::Escape),
            TokenKind::Stray => self.warn(at, PgnDiagnosticKind::Bracket),
            TokenKind::Comment { text, closed } => {
                if !closed {
                    self.warn(at, PgnDiagnosticKind::Comment);
                }
                self.comment(text.trim_matches(is_space).to_string());
            }
            TokenKind::Brackets(text) => {
                self.warn(at, PgnDiagnosticKind::Brackets);
                self.comment((*text).to_string());
            }
            TokenKind::Nag(text) => match text[1..].parse::<u16>() {
                Ok(nag) if nag <= 255 => self.annotate(nag),
                _ => {
                    self.warn(at, PgnDiagnosticKind::Nag(shown(text)));
                    self.comment((*text).to_string());
                }
            },
            TokenKind::Open if self.open.len() >= DEEPEST => {
                self.warn(at, PgnDiagnosticKind::Depth);
                return Ok(Some(at));
            }
            TokenKind::Open => {
                self.open.push(Variation { at, back: self.at, has_moves: false, before: Vec::new(), nags: Vec::new() });
                self.at = self.game.nodes[self.at].parent.unwrap_or(PgnNodeId::START);
            }
            TokenKind::Close if self.open.is_empty() => self.warn(at, PgnDiagnosticKind::Bracket),
            TokenKind::Close => self.close(token.end),
            TokenKind::Result(result) if self.open.is_empty() && self.end.is_none() => {
                self.end = Some((result.clone(), at))
            }
            TokenKind::Result(result) => {
                // A variation may give a result.
                let result = result.clone();
                self.comment(result);
            }
            TokenKind::Word(word) => return self.word(word, at, token.end),
        }
        Ok(None)
    }

    fn word(&mut self, word: &str, at: usize, end: usize) -> Result<Option<usize>, PgnDiagnostic> {
        match self.pgn.meaning(word) {
            PgnWord::Nothing => Ok(None),
            PgnWord::Nag(nag) => {
                self.annotate(nag);
                Ok(None)
            }
            _ if self.end.is_some() && self.open.is_empty() => {
                let text = self.source(at, end);
                self.warn(at, PgnDiagnosticKind::After(shown(&text)));
                self.comment(text);
                Ok(None)
            }
            // Where the rules allow a pass, it is a move.
            PgnWord::Null if self.play(coordinate::PASS, at).is_ok() => Ok(None),
            PgnWord::Null => {
                self.failed = true;
                self.warn(at, PgnDiagnosticKind::NullMove(tidy(word).to_string()));
                Ok(Some(at))
            }
            PgnWord::Other => {
                self.warn(at, PgnDiagnosticKind::Word(shown(word)));
                self.comment(word.to_string());
                Ok(None)
            }
            PgnWord::Move { san, nags, result } => {
                // The start of the move, after a number that may precede it directly.
                let begins = at + word.len()
                    - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches('.').len();
                let place = if word[..begins - at].ends_with('.') { begins } else { at };
                if self.game.nodes.len() > MAX_MOVES {
                    return Err(self.pgn.diagnostic(place, PgnDiagnosticKind::Long(MAX_MOVES)));
                }
                if let Err(error) = self.play(&san, place) {
                    if self.open.is_empty() && san == "0-0" && self.is_last(end) {
                        self.warn(place, PgnDiagnosticKind::Result(san));
                        return Ok(None);
                    }
                    self.failed = true;
                    self.warn(place, PgnDiagnosticKind::Move { text: san, error });
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

    /// Whether no move follows an offset in this game.
    fn is_last(&self, end: usize) -> bool {
        let rest = Lexer::new(&self.pgn.text[..self.section_end], end);
        let mut rest = rest.skip_while(|token| matches!(token.kind, TokenKind::Comment { .. } | TokenKind::Nag(_)));
        rest.next().is_none_or(|token| matches!(token.kind, TokenKind::Tag { .. } | TokenKind::Result(_)))
    }

    /// Plays the move of a word from the current position.
    fn play(&mut self, san: &str, at: usize) -> Result<(), MoveError> {
        let first_of_variation =
            self.open.last().filter(|variation| !variation.has_moves).map(|variation| variation.back);
        let step = match self.step(self.at, san) {
            Ok(step) => step,
            Err(error) => {
                // The first move of a variation replaces the previous move or, as some programs write it, follows it.
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
            // A variation may precede the main line.
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

    /// The step that a word means in a position.
    fn step(&self, from: PgnNodeId, san: &str) -> Result<PgnStep, MoveError> {
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

    /// Adds a comment to the current position, or to the first move of an open variation.
    fn comment(&mut self, text: String) {
        if text.is_empty() {
            return;
        }
        match self.open.last_mut().filter(|variation| !variation.has_moves) {
            Some(variation) => variation.before.push(text),
            None => self.game.nodes[self.at].after.push(text),
        }
    }

    /// Adds a NAG in the same way as [`comment`](Reader::comment).
    fn annotate(&mut self, nag: u16) {
        match self.open.last_mut().filter(|variation| !variation.has_moves) {
            Some(variation) => variation.nags.push(nag),
            None => self.game.nodes[self.at].nags.push(nag),
        }
    }

    /// Closes a variation. One without moves is kept as a comment, as it is written: `(=)`.
    fn close(&mut self, end: usize) {
        let Some(variation) = self.open.pop() else { return };
        self.at = variation.back;
        if !variation.has_moves {
            let text = self.source(variation.at, end);
            self.comment(text);
        }
    }
}
