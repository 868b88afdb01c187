//! A definition as a section of an ini file.
//!
//! The text is read again, and whatever of the game is then not the same is noted: nothing is lost in silence.

pub(crate) mod compare;
mod facts;
mod moves;
mod piece_lines;
mod pieces;
mod rules;

use super::place::Place;
use crate::{FormatNote, Message, NoteKind};
use menagerie_rules::{Definition, Family, FirstMovesText, Forward, PieceDefinition, Shape};
use pieces::Written;

/// The lines of a section.
#[derive(Default)]
struct Lines(Vec<(String, String)>);

impl Lines {
    fn put(&mut self, key: impl Into<String>, value: impl Into<String>) {
        self.0.push((key.into(), value.into()));
    }

    /// Puts a key unless its value is the usual one.
    fn put_unless(&mut self, key: &str, value: String, usual: &str) {
        if value != usual {
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

/// A piece as it is told: its name and its letter.
fn told(piece: &PieceDefinition) -> Message {
    Message::new("format-piece").with("name", &piece.name).with("letter", piece.letter.to_string())
}

/// The game without the first moves that `cambodianMoves` says.
fn without_cambodian_moves(definition: &Definition) -> Definition {
    let mut plain = definition.clone();
    if plain.first_moves_text == FirstMovesText::Files {
        for piece in &mut plain.pieces {
            let told = piece.betza.strip_suffix("imfsN").or(piece.betza.strip_suffix("imfD")).map(str::to_string);
            piece.betza = told.unwrap_or_else(|| piece.betza.clone());
        }
    }
    plain
}

/// The section, and what it cannot say.
pub(crate) fn write(definition: &Definition) -> (String, Vec<FormatNote>) {
    let mut notes = Vec::new();
    let shape = Shape::new(definition.board.files, definition.board.ranks);
    let forwards: Vec<Forward> = definition.players.iter().map(|player| player.forward).collect();
    let (Some(shape), Family::Chess, [Forward::North, Forward::South]) =
        (shape, definition.family, forwards.as_slice())
    else {
        notes.push(unsupported("", Message::new("format-two-players")));
        return (String::new(), notes);
    };
    if shape.files() > 12 || shape.ranks() > 10 {
        notes.push(unsupported("maxFile", Message::new("format-board-size")));
    }
    for option in &definition.options {
        notes.push(unsupported("", Message::new("format-option-left-out").with("option", &option.name)));
    }
    // The moves of Cambodian Chess are a key of their own.
    let meant = definition;
    let definition = &without_cambodian_moves(meant);
    let mut lines = Lines::default();
    lines.put_unless("maxRank", shape.ranks().to_string(), "8");
    lines.put_unless("maxFile", shape.files().to_string(), "8");
    let written = Written::new(definition, shape, &mut notes);
    written.lines(&mut lines);
    rules::lines(definition, shape, &written, &mut lines);
    let name = definition.id.replace(['[', ']', ':'], "-");
    let mut text = format!("[{name}]\n");
    for (key, value) in &lines.0 {
        text.push_str(&format!("{key} = {value}\n"));
    }
    match super::IniFile::new(&text).read(None) {
        Ok(again) => compare::differences(meant, &again.definition, shape, &mut notes),
        Err(error) => notes.extend(error.reasons.into_iter().map(|it| unsupported(&it.key, it.message))),
    }
    (text, notes)
}
