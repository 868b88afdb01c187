//! Makes a game of a section of a text.

use super::lexer::{Token, TokenKind};
use super::sections::Section;
use super::words::{Word, meaning, result_at};
use super::{DEEPEST, Fault, LEAVES, MOST_MOVES, Pgn, PgnFault, PgnGame, Sort, Step, result};
use crate::notation::tidy::{is_space, tidy};
use crate::notation::{CastlingNames, MoveError, PositionNote, read_move_as, san};
use crate::{Family, MoveKind, Options, Outcome, Position, PositionError, Reason, Square, Variant};
use std::sync::Arc;

/// Words in tags of games that programs with the other names of castling have written.
const WRITERS_OF_OTHER_NAMES: [&str; 3] = ["pychess.org", "pychess-variants", "fairy-stockfish"];

/// What a game begins with.
struct Beginning {
    start: Position,
    notes: Vec<PositionNote>,
    /// Whether the text does not say which game it is.
    guessed: bool,
}

impl Pgn {
    /// Reads the game or position of this index. A text that does not say which game it is of is read as one of `usual`, if that
    /// is given and fits. Castling is read in the way that fits the whole game best, unless it is `forced`.
    ///
    /// # Errors
    /// If there is no such game, it does not begin with a position, it is too long, or there is nothing to read.
    pub fn read(
        &self,
        index: usize,
        usual: Option<&Arc<Variant>>,
        forced: Option<CastlingNames>,
    ) -> Result<PgnGame, PgnFault> {
        let Some(section) = self.sections.get(index) else { return Err(self.fault(0, Fault::Nothing(String::new()))) };
        let tags = self.tags(section);
        let beginnings = self.beginnings(section, &tags, usual)?;
        // Of games that a text may be of, the first that all of its moves fit.
        let mut best: Option<PgnGame> = None;
        for beginning in beginnings {
            let game = self.read_from(section, &tags, beginning, forced)?;
            let whole = !game.stopped();
            if best.as_ref().is_none_or(|best| whole && best.stopped()) {
                best = Some(game);
            }
            if whole {
                break;
            }
        }
        best.ok_or_else(|| self.fault(section.body.start, Fault::Nothing(String::new())))
    }

    /// A fault at a place, in bytes from the beginning of the text.
    pub(super) fn fault(&self, at: usize, fault: Fault) -> PgnFault {
        let before = &self.text[..at.min(self.text.len())];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        PgnFault { line: before.matches('\n').count() + 1, column: before[line_start..].chars().count() + 1, fault }
    }

    /// The tags of a section, with their places.
    fn tags(&self, section: &Section) -> Vec<(String, String, usize)> {
        self.tokens(section)
            .filter_map(|token| match token.kind {
                TokenKind::Tag { name, value, .. } => Some((name.to_string(), value, token.at)),
                _ => None,
            })
            .collect()
    }

    /// What a section may begin with, the likeliest first.
    fn beginnings(
        &self,
        section: &Section,
        tags: &[(String, String, usize)],
        usual: Option<&Arc<Variant>>,
    ) -> Result<Vec<Beginning>, PgnFault> {
        let tag = |wanted: &str| tags.iter().find(|(name, ..)| name.eq_ignore_ascii_case(wanted));
        let named = tag("Variant").filter(|(_, value, _)| !matches!(value.trim(), "" | "?" | "-"));
        let candidates = match named {
            Some((_, name, at)) => {
                let options = tag("VariantOptions").map_or("", |(_, value, _)| value).split_whitespace();
                let options: Options = options
                    .map(|text| text.parse::<Options>().map_err(|error| self.fault(*at, Fault::Option(error))))
                    .collect::<Result<_, _>>()?;
                vec![Variant::named(name, &options).map_err(|error| self.fault(*at, Fault::Game(error)))?]
            }
            None => candidates(usual, !tags.is_empty()),
        };
        let fen = tag("FEN").filter(|(_, value, _)| !value.trim_matches(is_space).is_empty());
        let (text, at) = match fen {
            Some((_, value, at)) => (value.as_str(), *at),
            None => (&self.text[section.position.clone()], section.position.start),
        };
        let guessed = |variant: &Arc<Variant>| named.is_none() && usual.is_none_or(|usual| usual.id() != variant.id());
        if text.is_empty() {
            let start = |variant: &Arc<Variant>| Beginning {
                guessed: guessed(variant),
                start: Position::start(variant),
                notes: Vec::new(),
            };
            // Without a position to tell them apart, only those are tried that are likely.
            let likely = if named.is_some() { 1 } else { 1 + usize::from(usual.is_some()) };
            return Ok(candidates.iter().take(likely).map(start).collect());
        }
        // A game that the position fits without loss; failing that, the usual one has the word if the board is its own.
        let (mut lossy, mut of_usual, mut fault) = (None, None, None);
        for variant in &candidates {
            match Position::read(variant, text) {
                Ok((start, notes)) => {
                    let beginning = Beginning { guessed: guessed(variant), start, notes };
                    if !beginning.notes.iter().any(PositionNote::is_loss) {
                        return Ok(vec![beginning]);
                    }
                    lossy.get_or_insert(beginning);
                }
                Err(error) => {
                    let is_usual = usual.is_some_and(|usual| usual.id() == variant.id());
                    if is_usual && !error.is_of_another_board() {
                        of_usual = Some(error.clone());
                    }
                    // The fewest reasons tell most about what was meant.
                    let fewer = |other: &PositionError| error.reasons().len() < other.reasons().len();
                    if fault.as_ref().is_none_or(fewer) {
                        fault = Some(error);
                    }
                }
            }
        }
        match (lossy, of_usual.or(fault)) {
            (Some(beginning), Some(error)) if usual.is_none() || error.is_of_another_board() => Ok(vec![beginning]),
            (Some(beginning), None) => Ok(vec![beginning]),
            (_, fault) => Err(self.fault(at, fault.map_or(Fault::Nothing(text.to_string()), Fault::Position))),
        }
    }

    /// Reads the moves, in the way of naming castling that fits them best.
    fn read_from(
        &self,
        section: &Section,
        tags: &[(String, String, usize)],
        beginning: Beginning,
        forced: Option<CastlingNames>,
    ) -> Result<PgnGame, PgnFault> {
        let of = |names: CastlingNames| Reader::read(self, section, tags, &beginning, names);
        let variant = beginning.start.variant();
        let has_other_names = variant.castling().iter().any(|castle| castle.other_san.is_some());
        let known = || {
            let says = |value: &str| WRITERS_OF_OTHER_NAMES.iter().any(|writer| value.to_lowercase().contains(writer));
            tags.iter().any(|(_, value, _)| says(value)).then_some(CastlingNames::Other)
        };
        if !has_other_names {
            return of(CastlingNames::Usual).map(|read| read.finish(None));
        }
        let (usual, other) = (of(CastlingNames::Usual)?, of(CastlingNames::Other)?);
        if usual.castling.is_none() && other.castling.is_none() {
            return Ok(usual.finish(None));
        }
        let both = !usual.failed && !other.failed;
        let chosen = forced.or(known().filter(|_| !other.failed)).unwrap_or(if usual.failed && !other.failed {
            CastlingNames::Other
        } else {
            CastlingNames::Usual
        });
        let is_known = forced.is_some() || known().is_some();
        let (mut read, fault): (Reader<'_>, fn(String, String) -> Fault) = match chosen {
            CastlingNames::Usual => (usual, |castling, to| Fault::Castling { castling, to }),
            CastlingNames::Other => (other, |castling, to| Fault::OtherCastling { castling, to }),
        };
        read.game.castles_both_ways = both;
        let tell = if is_known { None } else { Some(fault).filter(|_| both || chosen == CastlingNames::Other) };
        Ok(read.finish(tell))
    }
}

impl PgnGame {
    /// Whether some of its main line could not be read.
    fn stopped(&self) -> bool {
        self.warnings.iter().any(|warning| matches!(warning.fault, Fault::Move { .. } | Fault::NullMove(_)))
    }
}

/// Games that a text may be of which does not say so: with tags that is orthodox chess, as everywhere; without, the usual one.
fn candidates(usual: Option<&Arc<Variant>>, has_tags: bool) -> Vec<Arc<Variant>> {
    let built_in = |name: &str| Variant::named(name, &Options::none()).ok();
    let orthodox = built_in("orthodox");
    let mut all: Vec<Arc<Variant>> = match has_tags {
        true => orthodox.into_iter().chain(usual.cloned()).collect(),
        false => usual.cloned().into_iter().chain(orthodox).collect(),
    };
    for variant in Variant::ids().filter_map(built_in) {
        if !all.iter().any(|known| known.id() == variant.id()) {
            all.push(variant);
        }
    }
    all
}

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

/// Reads the moves of one section.
struct Reader<'a> {
    pgn: &'a Pgn,
    game: PgnGame,
    /// The position reached.
    at: usize,
    open: Vec<Variation>,
    /// The first castling that is written by its name, its place, and where the King goes.
    castling: Option<(String, usize, Square)>,
    /// Whether some move could not be read.
    failed: bool,
    /// The result after the moves.
    end: Option<(String, usize)>,
    guessed: bool,
}

impl<'a> Reader<'a> {
    fn read(
        pgn: &'a Pgn,
        section: &Section,
        tags: &[(String, String, usize)],
        beginning: &Beginning,
        names: CastlingNames,
    ) -> Result<Reader<'a>, PgnFault> {
        let tags = tags.iter().map(|(name, value, _)| (name.clone(), value.clone())).collect();
        let mut game = PgnGame::new(beginning.start.clone(), tags);
        game.sort = section.sort;
        game.castling = names;
        let (open, guessed) = (Vec::new(), beginning.guessed);
        let mut reader = Reader { pgn, game, at: 0, open, castling: None, failed: false, end: None, guessed };
        let fen = pgn
            .tokens(section)
            .find(|token| matches!(&token.kind, TokenKind::Tag { name, .. } if name.eq_ignore_ascii_case("FEN")));
        let place = fen.map_or(section.position.start, |token| token.at);
        for note in &beginning.notes {
            reader.tell(place, Fault::PositionNote(note.clone()));
        }
        reader.moves(section)?;
        Ok(reader)
    }

    fn tell(&mut self, at: usize, fault: Fault) {
        self.game.warnings.push(self.pgn.fault(at, fault));
    }

    fn moves(&mut self, section: &Section) -> Result<(), PgnFault> {
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
                self.tell(token.at, Fault::Before(text.clone()));
                self.game.nodes[0].before.push(text);
                continue;
            }
            let is_other =
                |token: &Token<'_>| matches!(token.kind, TokenKind::Word(word) if meaning(word) == Word::Other);
            if is_other(&token) {
                // A sentence is told of once.
                let mut end = token.end;
                while let Some(next) = tokens.next_if(is_other) {
                    end = next.end;
                }
                let text = self.source(token.at, end);
                let ended = self.end.is_some() && self.open.is_empty();
                self.tell(token.at, if ended { Fault::After(text.clone()) } else { Fault::Word(text.clone()) });
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
            self.tell(at, Fault::Variation);
            self.close(section.body.end);
        }
        if self.game.nodes.len() == 1 && self.game.tags.is_empty() && section.sort == Sort::Game && self.end.is_none() {
            let words = self.source(section.body.start, section.body.end);
            let first = words.split(is_space).next().unwrap_or_default().to_string();
            // The fault of the first move says more.
            let first_fault =
                self.game.warnings.first().filter(|warning| matches!(warning.fault, Fault::Move { .. })).cloned();
            let at = section.body.start + self.pgn.text[section.body.clone()].find(first.as_str()).unwrap_or(0);
            return Err(first_fault.unwrap_or_else(|| self.pgn.fault(at, Fault::Nothing(first))));
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
                self.tell(at, Fault::Tag { name: (*name).to_string(), value: value.clone() })
            }
            TokenKind::Escape => self.tell(at, Fault::Escape),
            TokenKind::Stray => self.tell(at, Fault::Bracket),
            TokenKind::Comment { text, closed } => {
                if !closed {
                    self.tell(at, Fault::Comment);
                }
                self.comment(text.trim_matches(is_space).to_string());
            }
            TokenKind::Brackets(text) => {
                self.tell(at, Fault::Brackets);
                self.comment((*text).to_string());
            }
            TokenKind::Nag(text) => match text[1..].parse::<u16>() {
                Ok(nag) if nag <= 255 => self.annotate(nag),
                _ => {
                    self.tell(at, Fault::Nag((*text).to_string()));
                    self.comment((*text).to_string());
                }
            },
            TokenKind::Open if self.open.len() >= DEEPEST => {
                self.tell(at, Fault::Depth);
                return Ok(Some(at));
            }
            TokenKind::Open => {
                self.open.push(Variation { at, back: self.at, has_moves: false, before: Vec::new(), nags: Vec::new() });
                self.at = self.game.nodes[self.at].parent.unwrap_or(0);
            }
            TokenKind::Close if self.open.is_empty() => self.tell(at, Fault::Bracket),
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
        match meaning(word) {
            Word::Nothing => Ok(None),
            Word::Nag(nag) => {
                self.annotate(nag);
                Ok(None)
            }
            _ if self.end.is_some() && self.open.is_empty() => {
                let text = self.source(at, self.pgn.text.len().min(end));
                self.tell(at, Fault::After(text.clone()));
                self.comment(text);
                Ok(None)
            }
            Word::Null => {
                self.failed = true;
                self.tell(at, Fault::NullMove(tidy(word).to_string()));
                Ok(Some(at))
            }
            Word::Other => {
                self.tell(at, Fault::Word(word.to_string()));
                self.comment(word.to_string());
                Ok(None)
            }
            Word::Move { san, nags, result } => {
                // Where the move begins: its number may stand right before it.
                let begins = at + word.len()
                    - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).trim_start_matches('.').len();
                let place = if word[..begins - at].ends_with('.') { begins } else { at };
                if self.game.nodes.len() > MOST_MOVES {
                    return Err(self.pgn.fault(place, Fault::Long(MOST_MOVES)));
                }
                if let Err(error) = self.play(&san, place) {
                    let rest = self.pgn.text[end..].trim_matches(is_space);
                    if self.open.is_empty()
                        && san == "0-0"
                        && (rest.is_empty() || rest.starts_with("\n\n") || self.is_last(end))
                    {
                        self.tell(place, Fault::Result(san));
                        return Ok(None);
                    }
                    self.failed = true;
                    self.tell(place, Fault::Move { text: san, error });
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
        let rest = super::lexer::Lexer::new(&self.pgn.text, end);
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
            (Step::Move(mv), position) => position.play(mv).map_err(|_| MoveError::NoMoves)?,
            (Step::Leave(player, _), Position::Chaturaji(position)) => {
                if !position.leave(player) {
                    return Err(MoveError::Unreadable(san.to_string()));
                }
            }
            _ => return Err(MoveError::Unreadable(san.to_string())),
        }
        if let Step::Move(mv) = step
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
    fn step(&self, from: usize, san: &str) -> Result<Step, MoveError> {
        let position = &self.game.nodes[from].position;
        for (mark, why) in LEAVES {
            if let Some(letter) = san.strip_suffix(mark).filter(|_| position.variant().family() == Family::Chaturaji) {
                let is = |player: &crate::Player| position.variant().player(*player).letter.to_string() == letter;
                let player =
                    position.variant().turn_order().find(is).ok_or_else(|| MoveError::Unreadable(san.to_string()))?;
                return Ok(Step::Leave(player, why));
            }
        }
        read_move_as(position, san, self.game.castling).map(Step::Move)
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

    /// Adds what can be told only of the whole game.
    fn finish(mut self, castling: Option<fn(String, String) -> Fault>) -> PgnGame {
        if let (Some(fault), Some((name, at, to))) = (castling, self.castling.take()) {
            self.tell(at, fault(name, to.to_string()));
        }
        let tag = self.game.tag("Result").map(|tag| tidy(tag.trim()).to_string());
        let is_open = |result: &str| matches!(result, "" | "*" | "?");
        let of_tag = tag.filter(|tag| !is_open(tag)).and_then(|tag| {
            let usual = result_at(&tag).filter(|(length, _)| *length == tag.len()).map(|(_, result)| result);
            if usual.is_none() && !self.game.warnings.iter().any(|it| it.fault == Fault::Result(tag.clone())) {
                self.tell(self.end.as_ref().map_or(0, |(_, at)| *at), Fault::Result(tag));
            }
            usual
        });
        let end = self.end.take();
        if let (Some(tag), Some((end, at))) = (&of_tag, &end)
            && tag != end
            && end != "*"
        {
            self.tell(*at, Fault::Results { tag: tag.clone(), end: end.clone() });
        }
        let (said, at) = match (end, of_tag) {
            (Some((end, at)), tag) if end == "*" => (tag.unwrap_or(end), at),
            (Some((end, at)), _) => (end, at),
            (None, tag) => (tag.unwrap_or_else(|| "*".to_string()), 0),
        };
        for (node, reason) in self.game.drawn() {
            self.tell(self.game.nodes[node].at, Fault::Drawn(reason));
        }
        let outcome = self.game.outcome();
        let last = self.game.main_line().last().copied().unwrap_or(0);
        let rules = result(&outcome, &self.game.nodes[last].position);
        // Players and arbiters may see a draw by rule otherwise, mate and stalemate they may not.
        let may_differ = matches!(
            outcome,
            Outcome::Ongoing
                | Outcome::Draw {
                    reason: Reason::Threefold | Reason::FiftyMove | Reason::BareKings | Reason::InsufficientMaterial
                }
        );
        let of_four = self.game.start().variant().family() == Family::Chaturaji;
        self.game.result = if of_four || said == "*" {
            rules
        } else if may_differ {
            said
        } else {
            if said != rules {
                self.tell(at, Fault::RulesResult { text: said, rules: rules.clone() });
            }
            rules
        };
        if self.guessed && self.game.start().variant().variant_tag().is_some() {
            let variant = self.game.start().variant();
            let (id, name) = (variant.id().to_string(), variant.name().to_string());
            self.game.warnings.insert(0, PgnFault { line: 1, column: 1, fault: Fault::Guessed { id, name } });
        }
        self.game.warnings.sort_by_key(|warning| (warning.line, warning.column));
        self.game
    }
}
