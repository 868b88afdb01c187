//! Writes a definition as a section of an ini file.
//!
//! The text is parsed again, and every difference is noted, so that nothing is lost silently.

pub(crate) mod compare;
mod facts;
mod moves;
mod piece_lines;
mod pieces;
mod rules;

use super::place::Place;
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{BoardSize, Definition, Family, FirstMovesText, Forward, PieceDefinition};
use pieces::Written;

/// The lines of a section.
#[derive(Default)]
struct Lines(Vec<(String, String)>);

impl Lines {
    fn put(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.0.push((key.into(), value.into()));
    }

    /// Adds a key unless its value is the default.
    fn put_unless(&mut self, key: &str, value: String, default: &str) {
        if value != default {
            self.put(key, value);
        }
    }

    fn put_if(&mut self, key: &str, is: bool) {
        if is {
            self.put(key, "true");
        }
    }
}

fn unsupported(key: &str, message: Message) -> FormatNote {
    Place::default().note(NoteKind::Unsupported, key, message)
}

/// The description of a piece in messages: its name and its letter.
fn described(piece: &PieceDefinition) -> Message {
    Message::new("format-piece").with("name", &piece.name).with("letter", piece.letter.to_string())
}

/// The variant without the first moves that `cambodianMoves` defines.
fn without_cambodian_moves(definition: &Definition) -> Definition {
    let mut plain = definition.clone();
    if plain.first_moves_text == FirstMovesText::Files {
        for piece in &mut plain.pieces {
            let without = piece.betza.strip_suffix("imfsN").or(piece.betza.strip_suffix("imfD")).map(str::to_string);
            piece.betza = without.unwrap_or_else(|| piece.betza.clone());
        }
    }
    plain
}

/// Writes the section, with notes about everything that it cannot express.
pub(crate) fn write(definition: &Definition) -> (String, Vec<FormatNote>) {
    let mut notes = Vec::new();
    let size = BoardSize::new(definition.board.files, definition.board.ranks);
    let forwards: Vec<Forward> = definition.players.iter().map(|player| player.forward).collect();
    let (Some(size), Family::Chess, [Forward::North, Forward::South]) = (size, definition.family, forwards.as_slice())
    else {
        notes.push(unsupported("", Message::new("format-two-players")));
        return (String::new(), notes);
    };
    if size.files() > 12 || size.ranks() > 10 {
        notes.push(unsupported("maxFile", Message::new("format-board-size")));
    }
    for option in &definition.options {
        notes.push(unsupported("", Message::new("format-option-left-out").with("option", &option.name)));
    }
    // The moves of Cambodian Chess are a key of their own.
    let meant = definition;
    let definition = &without_cambodian_moves(meant);
    let mut lines = Lines::default();
    lines.put_unless("maxRank", size.ranks().to_string(), "8");
    lines.put_unless("maxFile", size.files().to_string(), "8");
    let written = Written::new(definition, size, &mut notes);
    written.lines(&mut lines);
    rules::lines(definition, size, &written, &mut lines);
    let name = definition.id.replace(['[', ']', ':'], "-");
    let mut text = format!("[{name}]\n");
    for (key, value) in &lines.0 {
        text.push_str(&format!("{key} = {value}\n"));
    }
    match super::IniFile::new(&text).read(None) {
        Ok(again) => compare::differences(meant, &again.definition, size, &mut notes),
        Err(error) => notes.extend(error.reasons.into_iter().map(|it| unsupported(&it.key, it.message))),
    }
    (text, notes)
}
