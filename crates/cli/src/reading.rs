//! Parses positions leniently.

use crate::lines;
use crate::start::StartArgs;
use anyhow::{Result, bail};
use menagerie_rules::notation::PositionNote;
use menagerie_rules::{Position, Variant};
use std::io::{self, IsTerminal as _};
use std::sync::Arc;

/// Parses a FEN. Fields may be missing, and there may be additional ones; the notes describe the repairs.
///
/// # Errors
/// If the text is not a position of the variant, or if a part of it was ignored, because the answer would be about another position.
pub fn position(variant: &Arc<Variant>, text: &str) -> Result<(Position, Vec<PositionNote>)> {
    let (position, notes) = Position::read(variant, text)?;
    let losses: Vec<String> = notes.iter().filter(|note| note.is_loss()).map(ToString::to_string).collect();
    if !losses.is_empty() {
        bail!("{}", losses.join("; "));
    }
    Ok((position, notes))
}

/// Parses a position as [`position`] does, and writes the notes to standard error, each with the place of the text.
///
/// # Errors
/// As [`position`].
pub fn position_with_notes(variant: &Arc<Variant>, text: &str, place: &str) -> Result<Position> {
    let (position, notes) = position(variant, text)?;
    for note in notes {
        eprintln!("menagerie: {place}: {note}");
    }
    Ok(position)
}

/// Answers each position on standard input with one line. If there is none, or standard input is a terminal, the answer is about the start
/// position. If a start position is chosen, the answer is only about that.
///
/// # Errors
/// If there is no such start position, or a line is not a position, or cannot be read or written.
pub fn each_position(variant: &Arc<Variant>, start: &StartArgs, answer: impl Fn(&Position) -> String) -> Result<()> {
    if let Some(text) = start.text(variant)? {
        return lines::put(&answer(&Position::from_fen(variant, &text)?));
    }
    let answered = if io::stdin().is_terminal() {
        0
    } else {
        lines::each(|line, place| Ok(answer(&position_with_notes(variant, line, place)?)))?
    };
    if answered == 0 {
        lines::put(&answer(&Position::start(variant)))?;
    }
    Ok(())
}
