//! Positions as people and other programs write them.

use anyhow::{Result, bail};
use menagerie_rules::notation::PositionNote;
use menagerie_rules::{Position, Variant};
use std::sync::Arc;

/// Reads a position text with fields missing, or more of them than needed; the notes say what was filled in.
///
/// # Errors
/// If it is no position of the game, or says something that cannot be so: what is counted would be of another position.
pub fn position(variant: &Arc<Variant>, text: &str) -> Result<(Position, Vec<PositionNote>)> {
    let (position, notes) = Position::read(variant, text)?;
    let losses: Vec<String> = notes.iter().filter(|note| note.is_loss()).map(ToString::to_string).collect();
    if !losses.is_empty() {
        bail!("{}", losses.join("; "));
    }
    Ok((position, notes))
}

/// Reads a position as [`position`] does, and tells the notes beside the output, each with its place.
///
/// # Errors
/// As [`position`].
pub fn told_position(variant: &Arc<Variant>, text: &str, place: &str) -> Result<Position> {
    let (position, notes) = position(variant, text)?;
    for note in notes {
        eprintln!("menagerie: {place}: {note}");
    }
    Ok(position)
}
