//! XBoard's `piece` and `setup` commands.
//!
//! Source: Tim Mann and H. G. Muller, “Chess Engine Communication Protocol”. `setup (letters) FILESxRANKS+HAND_PARENT FEN` defines the
//! start position, `piece LETTER MOVES` the moves of a kind: of both sides with `&` behind the letter, otherwise of White (uppercase) or
//! Black (lowercase). Everything else is inherited from the parent, a variant that XBoard knows.

mod drops;
mod game;
mod kings;
mod lines;
mod parent;
mod promotion;
mod read_commands;
pub(crate) mod setup;
mod table;
mod write;

pub(crate) use write::write;

use crate::{FormatError, FormatNote, GameFormat, ImportedGame, Message, NoteKind};
use lines::Commands;
use menagerie_rules::notation::tidy::weight;

/// The number of unread bytes, if some line is one of the commands.
pub(crate) fn unread(text: &str) -> Option<usize> {
    let is_one = text.lines().any(lines::is_command);
    is_one.then(|| text.lines().filter(|line| !lines::is_known(line)).map(weight).sum())
}

/// The name of the variant.
pub(crate) fn name(text: &str) -> String {
    lines::read(text, &mut Vec::new()).name()
}

pub(crate) fn read(text: &str) -> Result<ImportedGame, FormatError> {
    let mut notes = Vec::new();
    let commands: Commands = lines::read(text, &mut notes);
    let definition = game::definition(&commands, &mut notes).map_err(|reasons| FormatError { reasons })?;
    if commands.variant.is_none() {
        let message = Message::new("format-xboard-name").with("name", &definition.name);
        notes.push(FormatNote::whole(NoteKind::Assumed, "name", message));
    }
    notes.sort_by_key(|note| (note.line, note.column));
    Ok(ImportedGame { definition, format: GameFormat::XBoard, notes })
}
