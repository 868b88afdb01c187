//! KIF, the Japanese format of Shogi programs: a header, then a move on each line, `1 ７六歩(77)`, with comments (`*`), times, and variations
//! (`変化：3手`). Lines of KI2 (`▲７六歩 △３四歩`), which give a piece's origin only if it is ambiguous, are read, too. The format is described at
//! <https://kakinoki.o.oo7.jp/kif_format.html>.

mod head;
mod move_line;
mod words;
mod write;

pub(super) use move_line::is_move;
pub(super) use words::{GAMES, START};
pub(super) use write::write;

use super::clock;
use super::record::{Record, Source};
use head::Head;
use menagerie_rules::Variant;
use menagerie_rules::notation::pgn::{PgnDiagnostic, PgnGame};
use menagerie_rules::notation::tidy::{is_space, tidy};
use std::ops::Range;
use std::sync::Arc;
use words::{ENDINGS, VARIATION, WINNERS, is_key};

/// A line of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Line<'a> {
    /// A line that is not part of the game: empty, the head of a table, or a program's remark.
    Nothing,
    /// `key：value`.
    Header(&'a str, &'a str),
    /// A row of a board diagram.
    Row(&'a str),
    /// The player to move.
    Turn(&'a str),
    /// A comment.
    Comment(&'a str),
    /// The start of a variation at the move with this number.
    Variation(usize),
    /// A move or an ending after its number.
    Move(&'a str),
    /// Moves with the players' signs.
    Moves(&'a str),
    /// The result as a sentence.
    End(&'a str),
    /// Anything else.
    Other(&'a str),
}

/// The signs before moves in KI2.
const SIGNS: [char; 6] = ['▲', '△', '☗', '☖', '▼', '▽'];
/// The beginnings of the head of the table of moves, of the line over a board, and of the number of moves under one.
const TABLES: [&str; 4] = ["手数--", "手数－－", "手数＝", "９ ８"];

/// Parses a trimmed line.
pub(super) fn line(text: &str) -> Line<'_> {
    let Some(first) = text.chars().next() else { return Line::Nothing };
    let is_table = TABLES.iter().any(|head| text.starts_with(head)) || text.starts_with("+--");
    match first {
        '#' => return Line::Nothing,
        '*' => return Line::Comment(text[1..].trim_matches(is_space)),
        '&' => return Line::Comment(text),
        '|' => return Line::Row(text),
        _ if is_table => return Line::Nothing,
        _ if SIGNS.contains(&first) => return Line::Moves(text),
        _ => {}
    }
    if text.starts_with("まで") {
        return Line::End(text);
    }
    if words::TURNS.iter().any(|(turn, _)| *turn == text) {
        return Line::Turn(text);
    }
    if let Some(rest) = text.strip_prefix(VARIATION) {
        let number = tidy(rest.trim_matches(is_space).trim_end_matches('手')).trim().parse();
        return number.map_or(Line::Other(text), Line::Variation);
    }
    let after_number = text.trim_start_matches(|letter: char| letter.is_ascii_digit());
    if after_number.len() < text.len() && after_number.starts_with(is_space) {
        return Line::Move(after_number.trim_matches(is_space));
    }
    match text.split_once(['：', ':']) {
        Some((key, value)) if is_key(key) => Line::Header(key, value.trim_matches(is_space)),
        _ => Line::Other(text),
    }
}

/// The games of a text: a header after moves begins another one.
fn sections(source: &Source) -> Vec<Range<usize>> {
    let mut found = Vec::new();
    let (mut from, mut has_moves) = (0, false);
    for (at, text) in source.lines(0, source.text.len()) {
        match line(text) {
            Line::Move(_) | Line::Moves(_) | Line::End(_) => has_moves = true,
            Line::Header(..) if has_moves => {
                found.push(from..at);
                (from, has_moves) = (at, false);
            }
            _ => {}
        }
    }
    found.push(from..source.text.len());
    found
}

/// Parses the games of a text.
pub(super) fn games(source: &Source, variant: &Arc<Variant>) -> Vec<Result<PgnGame, PgnDiagnostic>> {
    sections(source).into_iter().map(|part| game(source, variant, &part)).collect()
}

fn game(source: &Source, variant: &Arc<Variant>, part: &Range<usize>) -> Result<PgnGame, PgnDiagnostic> {
    let mut head = Head::default();
    let mut is_empty = true;
    for (at, text) in source.lines(part.start, part.end) {
        let line = line(text);
        is_empty &= matches!(line, Line::Nothing | Line::Other(_));
        if matches!(line, Line::Move(_) | Line::Moves(_)) {
            break;
        }
        head.take(variant, at, &line);
    }
    if is_empty {
        return Err(source.nothing());
    }
    let (start, notes) = head.start(source, variant)?;
    let mut record = Record::new(source, start, head.tags(variant));
    record.warn_of_start(head.at(), notes);
    for (at, text, is_known) in &head.others {
        if *is_known { record.comment(text) } else { record.other(*at, text) }
    }
    // After the first move there are no header lines.
    let mut begun = false;
    for (at, text) in source.lines(part.start, part.end) {
        match line(text) {
            Line::Comment(text) => record.comment(text),
            Line::Variation(number) if !record.begin_variation(number) => {
                record.other(at, text);
            }
            Line::Move(rest) => {
                begun = true;
                take(&mut record, at + text.len() - rest.len(), rest)?;
            }
            Line::Moves(text) => {
                begun = true;
                for (place, word) in signed(text) {
                    let ending = ENDINGS.iter().find(|(known, _)| *known == word);
                    match ending {
                        Some((_, ending)) => record.end(at + place, *ending),
                        None => {
                            let last = record.last_move();
                            record.play(at + place, word, |position| move_line::read(position, last, word))?;
                        }
                    }
                }
            }
            Line::End(text) => {
                if let Some((_, ending)) = WINNERS.iter().find(|(words, _)| text.contains(words)) {
                    record.end(at, *ending);
                }
            }
            Line::Other(text) if begun => record.other(at, text),
            _ => {}
        }
    }
    Ok(record.finish())
}

/// Handles a move with its time, or an ending.
fn take(record: &mut Record<'_>, at: usize, text: &str) -> Result<(), PgnDiagnostic> {
    let (word, time) = move_line::split_time(text);
    if let Some((known, ending)) = ENDINGS.iter().find(|(known, _)| *known == word) {
        record.end(at, *ending);
        // No tag for an ending that follows from the result.
        if ENDINGS.iter().find(|(_, it)| it == ending).is_some_and(|(standard, _)| standard != known) {
            record.tag("Termination", known);
        }
        return Ok(());
    }
    let last = record.last_move();
    record.play(at, word, |position| move_line::read(position, last, word))?;
    if let Some(seconds) = time.and_then(clock::seconds).filter(|&seconds| seconds > 0 && !record.is_lost()) {
        record.comment(&clock::comment(seconds));
    }
    Ok(())
}

/// The moves of a line with their signs, and their offsets.
fn signed(text: &str) -> impl Iterator<Item = (usize, &str)> {
    let mut at = 0;
    text.split(SIGNS).filter_map(move |part| {
        let begins = at + part.len() - part.trim_start_matches(is_space).len();
        // All signs have three bytes.
        at += part.len() + SIGNS[0].len_utf8();
        let word = part.trim_matches(is_space);
        (!word.is_empty()).then_some((begins, word))
    })
}
