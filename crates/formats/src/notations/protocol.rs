//! Games in the form of engine protocols: `position startpos moves …`, one on a line, or moves alone.

use super::record::{Ending, Record, Source};
use menagerie_rules::notation::MoveError;
use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnDiagnosticKind, PgnGame};
use menagerie_rules::notation::tidy::is_space;
use menagerie_rules::{Move, Position, Variant};
use std::sync::Arc;

/// The words before a position.
const HEADS: [&str; 4] = ["position", "startpos", "sfen", "fen"];
/// The word between the position and the moves.
const MOVES: &str = "moves";
/// The words of an engine instead of a move.
const ENDINGS: [(&str, Ending); 2] = [("resign", Ending::Loses), ("win", Ending::Wins)];

/// The move notation of a protocol.
#[derive(Clone, Copy)]
pub(super) struct Protocol {
    /// Whether a word looks like a move.
    pub is_move: fn(&str) -> bool,
    /// Parses such a word as a legal move.
    pub read: fn(&Position, &str) -> Result<Move, MoveError>,
}

/// Whether a word precedes a position or moves.
pub(super) fn is_head(word: &str) -> bool {
    word == MOVES || HEADS.iter().any(|head| word.eq_ignore_ascii_case(head))
}

/// Whether a word ends a game.
pub(super) fn is_ending(word: &str) -> bool {
    ENDINGS.iter().any(|(known, _)| word.eq_ignore_ascii_case(known))
}

/// Whether a line begins a game.
pub(super) fn begins(line: &str) -> bool {
    let first = line.split(is_space).next().unwrap_or_default();
    HEADS.iter().any(|head| first.eq_ignore_ascii_case(head)) || first.contains('/')
}

/// The words of a line with their offsets.
pub(super) fn words(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    line.split(is_space).filter_map(move |word| {
        let begins = at;
        at += word.len() + line[at + word.len()..].chars().next().map_or(0, char::len_utf8);
        (!word.is_empty()).then_some((begins, word))
    })
}

/// A word without a move number before it.
pub(super) fn unnumbered(word: &str) -> &str {
    let rest = word.trim_start_matches(|letter: char| letter.is_ascii_digit());
    let dotted = rest.trim_start_matches('.');
    if dotted.len() < rest.len() { dotted } else { word }
}

/// The parts of a line: the position, if there is one, and the start of the moves.
pub(super) struct Line<'a> {
    pub position: &'a str,
    pub moves: usize,
}

impl<'a> Line<'a> {
    pub(super) fn of(line: &'a str, is_move: fn(&str) -> bool) -> Line<'a> {
        let mut from = None;
        let mut to = 0;
        for (at, word) in words(line) {
            let is_head = from.is_none() && HEADS.iter().any(|head| word.eq_ignore_ascii_case(head));
            if is_head {
                to = at + word.len();
                continue;
            }
            if word == MOVES {
                return Line { position: &line[from.unwrap_or(to)..to], moves: at + word.len() };
            }
            if is_move(word) || from.is_none() && !word.contains('/') {
                return Line { position: &line[from.unwrap_or(to)..to], moves: at };
            }
            from = from.or(Some(at));
            to = at + word.len();
        }
        Line { position: &line[from.unwrap_or(to)..to], moves: line.len() }
    }
}

/// Parses the games of a text.
pub(super) fn games(
    source: &Source,
    variant: &Arc<Variant>,
    protocol: Protocol,
) -> Vec<Result<PgnGame, PgnDiagnostic>> {
    let mut done = Vec::new();
    let mut open: Option<Result<Record<'_>, PgnDiagnostic>> = None;
    for (at, line) in source.lines(0, source.text.len()).filter(|(_, line)| !line.is_empty()) {
        let Line { position, moves } = Line::of(line, protocol.is_move);
        if open.is_none() || begins(line) {
            done.extend(open.take().map(|read| read.map(Record::finish)));
            open = Some(begin(source, variant, position, at));
        }
        let mut error = None;
        if let Some(Ok(record)) = &mut open {
            for (place, word) in words(&line[moves..]) {
                if let Err(long) = take(record, at + moves + place, word, protocol) {
                    error = Some(long);
                    break;
                }
            }
        }
        if let Some(error) = error {
            open = Some(Err(error));
        }
    }
    done.extend(open.map(|read| read.map(Record::finish)));
    if done.is_empty() {
        done.push(Err(source.nothing()));
    }
    done
}

fn begin<'a>(
    source: &'a Source,
    variant: &Arc<Variant>,
    position: &str,
    at: usize,
) -> Result<Record<'a>, PgnDiagnostic> {
    if position.is_empty() {
        return Ok(Record::new(source, Position::start(variant), Vec::new()));
    }
    let read = Position::read(variant, position);
    let (start, notes) = read.map_err(|error| source.diagnostic(at, PgnDiagnosticKind::Position(error)))?;
    let mut record = Record::new(source, start, Vec::new());
    record.warn_of_start(at, notes);
    Ok(record)
}

fn take(record: &mut Record<'_>, at: usize, word: &str, protocol: Protocol) -> Result<(), PgnDiagnostic> {
    let bare = unnumbered(word);
    if (protocol.is_move)(bare) {
        return record.play(at, bare, |position| (protocol.read)(position, bare));
    }
    match ENDINGS.iter().find(|(known, _)| bare.eq_ignore_ascii_case(known)) {
        Some((_, ending)) => record.end(at, *ending),
        None if bare.bytes().all(|byte| byte.is_ascii_digit()) => {}
        None => record.other(at, word),
    }
    Ok(())
}

/// Writes the main line of a game in the form of a protocol.
pub(super) fn write(
    game: &PgnGame,
    position: impl FnOnce(&Position) -> Option<String>,
    word: impl Fn(&Position, Move) -> Option<String>,
) -> Option<String> {
    let start = game.start();
    let mut text = "position startpos".to_string();
    if *start != Position::start(start.variant()) {
        text = format!("position {}", position(start)?);
    }
    let line = game.main_line();
    if !line.is_empty() {
        text.push_str(" moves");
    }
    let mut before = start;
    for at in line {
        let node = &game.nodes[at];
        text.push(' ');
        text.push_str(&word(before, node.step.mv()?)?);
        before = &node.position;
    }
    text.push('\n');
    Some(text)
}
