//! CSA, the format of computer Shogi (<http://www2.computer-shogi.org/protocol/record_v22.html>): lines such as `+7776FU` for a move,
//! `T12` for its time, `%TORYO` for the end, `P1-KY-KE…` for a rank of the start position. Commas separate statements in a line, a slash
//! alone separates games.

mod position;
mod write;

pub(super) use write::write;

use super::description::{MoveDescription, find_drop};
use super::record::{Ending, Record, Source};
use super::squares::from_right;
use super::{clock, japanese};
use menagerie_rules::notation::MoveError;
use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnGame};
use menagerie_rules::notation::tidy::is_space;
use menagerie_rules::{InVariant, KindId, Move, Player, Position, Square, Variant};
use position::Setup;
use std::sync::Arc;

/// Tags for the keys of `$` lines.
const TAGS: [(&str, &str); 4] = [("EVENT", "Event"), ("SITE", "Site"), ("START_TIME", "Date"), ("OPENING", "Opening")];
/// The endings of a game. The first of each type is written.
const ENDINGS: [(&str, Ending); 14] = [
    ("TORYO", Ending::Loses),
    ("CHUDAN", Ending::Open),
    ("SENNICHITE", Ending::Draw),
    ("KACHI", Ending::Wins),
    ("JISHOGI", Ending::Draw),
    ("HIKIWAKE", Ending::Draw),
    ("TIME_UP", Ending::Loses),
    ("ILLEGAL_MOVE", Ending::Loses),
    ("+ILLEGAL_ACTION", Ending::WonBy(Player::SECOND)),
    ("-ILLEGAL_ACTION", Ending::WonBy(Player::FIRST)),
    ("TSUMI", Ending::Loses),
    ("FUZUMI", Ending::Open),
    ("MATTA", Ending::Open),
    ("ERROR", Ending::Open),
];

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Statement<'a> {
    /// An empty statement, or the version.
    Nothing,
    /// The name of a player.
    Name(Player, &'a str),
    /// `$KEY:value`.
    Header(&'a str, &'a str),
    /// A part of the position, without its `P`.
    Setup(&'a str),
    /// The player to move.
    Turn(Player),
    /// A move, without its player's sign.
    Move(Player, &'a str),
    /// The time of the last move.
    Time(u32),
    /// The end, without `%`.
    End(&'a str),
    /// A comment.
    Comment(&'a str),
    /// The start of another game.
    Next,
    /// Anything else.
    Other(&'a str),
}

fn player(sign: u8) -> Option<Player> {
    match sign {
        b'+' => Some(Player::FIRST),
        b'-' => Some(Player::SECOND),
        _ => None,
    }
}

/// Whether a text is four digits and the code of a piece.
fn is_move(text: &str) -> bool {
    text.len() == 6
        && text.bytes().take(4).all(|byte| byte.is_ascii_digit())
        && text.get(4..).is_some_and(japanese::is_code)
}

/// Parses a trimmed statement.
pub(super) fn statement(text: &str) -> Statement<'_> {
    let Some(&first) = text.as_bytes().first() else { return Statement::Nothing };
    let sign = player(first);
    match (first, text.get(1..).unwrap_or_default()) {
        (b'\'', rest) => {
            // Programs evaluate the text behind an asterisk.
            let rest = rest.strip_prefix('*').unwrap_or(rest);
            if rest.starts_with("CSA encoding") { Statement::Nothing } else { Statement::Comment(rest) }
        }
        (b'V', rest) if rest.starts_with(|letter: char| letter.is_ascii_digit()) => Statement::Nothing,
        (b'N', rest) if rest.starts_with('+') => Statement::Name(Player::FIRST, &rest[1..]),
        (b'N', rest) if rest.starts_with('-') => Statement::Name(Player::SECOND, &rest[1..]),
        (b'$', rest) => match rest.split_once(':') {
            Some((key, value)) => Statement::Header(key, value.trim_matches(is_space)),
            None => Statement::Other(text),
        },
        (b'P', rest) if Setup::is_part(rest) => Statement::Setup(rest),
        (b'%', rest) => Statement::End(rest),
        (b'/', "") => Statement::Next,
        (b'T', rest) => match rest.split('.').next().and_then(|whole| whole.parse().ok()) {
            Some(seconds) => Statement::Time(seconds),
            None => Statement::Other(text),
        },
        (_, rest) => match sign {
            Some(player) if rest.is_empty() => Statement::Turn(player),
            Some(player) if is_move(rest) => Statement::Move(player, rest),
            _ => Statement::Other(text),
        },
    }
}

/// The statements of a line with their offsets. Names, headers, comments and ranks may contain commas.
pub(super) fn statements(line: &str) -> impl Iterator<Item = (usize, &str)> {
    let is_whole = line.starts_with(['\'', 'N', '$', 'P']);
    let mut at = 0;
    line.split(move |letter| letter == ',' && !is_whole).map(move |part| {
        let begins = at + part.len() - part.trim_start_matches(is_space).len();
        at += part.len() + 1;
        (begins, part.trim_matches(is_space))
    })
}

/// The parser's state: until the first move, or the player to move, only the header of the game.
struct Reader<'a> {
    source: &'a Source,
    variant: &'a Arc<Variant>,
    setup: Setup,
    tags: Vec<(String, String)>,
    /// Comments before the game, with their offsets, and whether they are understood.
    before: Vec<(usize, String, bool)>,
    turn: Option<Player>,
    record: Option<Record<'a>>,
    is_empty: bool,
}

impl<'a> Reader<'a> {
    fn new(source: &'a Source, variant: &'a Arc<Variant>) -> Reader<'a> {
        let setup = Setup::default();
        Reader {
            source,
            variant,
            setup,
            tags: Vec::new(),
            before: Vec::new(),
            turn: None,
            record: None,
            is_empty: true,
        }
    }

    /// The record, which begins here if it has not begun before.
    fn record(&mut self) -> Result<&mut Record<'a>, PgnDiagnostic> {
        let record = match self.record.take() {
            Some(record) => record,
            None => {
                let turn = self.turn.unwrap_or(Player::FIRST);
                let (start, notes) = self.setup.start(self.source, self.variant, turn)?;
                let mut record = Record::new(self.source, start, std::mem::take(&mut self.tags));
                record.warn_of_start(self.setup.at(), notes);
                for (at, text, is_known) in self.before.drain(..) {
                    if is_known { record.comment(&text) } else { record.other(at, &text) }
                }
                record
            }
        };
        Ok(self.record.insert(record))
    }

    fn take(&mut self, at: usize, text: &str) -> Result<(), PgnDiagnostic> {
        let statement = statement(text);
        self.is_empty &= matches!(statement, Statement::Nothing | Statement::Other(_) | Statement::Comment(_));
        match statement {
            Statement::Nothing | Statement::Next => {}
            Statement::Name(player, name) => {
                self.tags.push((self.variant.player(player).name.clone(), name.to_string()));
            }
            Statement::Header(key, value) => match TAGS.iter().find(|(known, _)| *known == key) {
                Some((_, "Date")) => {
                    let (day, time) = value.split_once(is_space).unwrap_or((value, ""));
                    self.tags.push(("Date".to_string(), day.replace('/', ".")));
                    if !time.is_empty() {
                        self.tags.push(("Time".to_string(), time.trim_matches(is_space).to_string()));
                    }
                }
                Some((_, tag)) => self.tags.push(((*tag).to_string(), value.to_string())),
                None => self.before.push((at, format!("{key}: {value}"), true)),
            },
            Statement::Setup(part) if self.record.is_none() => {
                if !self.setup.take(self.variant, at, part) {
                    self.before.push((at, text.to_string(), false));
                }
            }
            Statement::Turn(player) if self.record.is_none() => {
                self.turn = Some(player);
                self.record()?;
            }
            Statement::Comment(text) => match &mut self.record {
                Some(record) => record.comment(text),
                None => self.before.push((at, text.to_string(), true)),
            },
            Statement::Move(player, rest) => {
                let variant = Arc::clone(self.variant);
                let named = InVariant::new(&variant, player);
                self.record()?.play(at, text, |position| read(position, &named, rest))?;
            }
            Statement::Time(seconds) => {
                let record = self.record()?;
                if seconds > 0 && record.last_move().is_some() && !record.is_lost() {
                    record.comment(&clock::comment(seconds));
                }
            }
            Statement::End(word) => match ENDINGS.iter().find(|(known, _)| *known == word) {
                Some((known, ending)) => {
                    let record = self.record()?;
                    record.end(at, *ending);
                    // No tag for an ending that follows from the result.
                    if ENDINGS.iter().find(|(_, it)| it == ending).is_some_and(|(standard, _)| standard != known) {
                        record.tag("Termination", known);
                    }
                }
                None => self.record()?.other(at, text),
            },
            Statement::Setup(_) | Statement::Turn(_) | Statement::Other(_) => match &mut self.record {
                Some(record) => record.other(at, text),
                None => self.before.push((at, text.to_string(), false)),
            },
        }
        Ok(())
    }

    fn finish(mut self) -> Option<Result<PgnGame, PgnDiagnostic>> {
        if self.is_empty && self.record.is_none() {
            return None;
        }
        let begun = self.record().map(|_| ());
        Some(begun.and_then(|()| self.record.map(Record::finish).ok_or_else(|| self.source.nothing())))
    }
}

/// Parses the games of a text.
pub(super) fn games(source: &Source, variant: &Arc<Variant>) -> Vec<Result<PgnGame, PgnDiagnostic>> {
    let mut done = Vec::new();
    let mut open = Reader::new(source, variant);
    let mut failed = None;
    for (at, line) in source.lines(0, source.text.len()) {
        for (place, text) in statements(line) {
            if statement(text) == Statement::Next {
                let read = std::mem::replace(&mut open, Reader::new(source, variant));
                done.extend(failed.take().map_or_else(|| read.finish(), |error| Some(Err(error))));
            } else if failed.is_none() {
                failed = open.take(at + place, text).err();
            }
        }
    }
    done.extend(failed.map_or_else(|| open.finish(), |error| Some(Err(error))));
    if done.is_empty() {
        done.push(Err(source.nothing()));
    }
    done
}

/// Parses a move: the origin, `00` for a drop, the target, and the kind of the piece after the move.
fn read(position: &Position, player: &InVariant<Player>, text: &str) -> Result<Move, MoveError> {
    let variant = position.variant();
    let size = variant.board_size();
    let unreadable = || MoveError::Unreadable(text.to_string());
    let [a, b, c, d, ..] = *text.as_bytes() else { return Err(unreadable()) };
    let square = |file: u8, rank: u8| from_right(size, file - b'0', rank - b'0').ok_or_else(unreadable);
    let kind = japanese::kind_of_code(variant, text.get(4..).unwrap_or_default()).ok_or_else(unreadable)?;
    let to = square(c, d)?;
    let turn = position.turn();
    if turn != player.id() {
        let (piece, turn) = (InVariant::new(variant, kind), InVariant::new(variant, turn));
        return Err(MoveError::NotYours { square: to, piece, owner: player.clone(), turn });
    }
    if (a, b) == (b'0', b'0') {
        return find_drop(position, kind, to);
    }
    let from = square(a, b)?;
    let before = position.piece_at(from).map(|piece| piece.kind);
    let changes = is_change(variant, before, kind);
    let description = MoveDescription { from: Some(from), to, kind: None, changes: Some(changes) };
    if before != Some(kind) && !changes {
        // The given kind is elsewhere, or nowhere.
        let other = MoveDescription { kind: Some(kind), ..description };
        return other.find(position);
    }
    description.find(position)
}

/// Whether a piece of one kind was of another that promotes to it.
fn is_change(variant: &Variant, before: Option<KindId>, after: KindId) -> bool {
    before.is_some_and(|before| before != after && variant.kind(after).promoted_from == Some(before))
}

/// The digits of a square.
fn digits(variant: &Variant, square: Square) -> String {
    let (file, rank) = super::squares::numbers(variant.board_size(), square);
    format!("{file}{rank}")
}
