//! Changes of players.

use crate::edit_error::EditError;
use crate::start_array::StartArray;
use menagerie_rules::Definition;

/// Changes the letter of a player, in the position text too.
pub(crate) fn rename(definition: &mut Definition, player: usize, letter: char) -> Result<(), EditError> {
    let others = definition.players.iter().enumerate().filter(|(other, _)| *other != player);
    let is_taken = others.into_iter().any(|(_, other)| other.letter == letter);
    if is_taken || !letter.is_ascii_lowercase() {
        return Err(EditError::Value);
    }
    let mut start = StartArray::of(definition)?;
    let first = start.first();
    let given = definition.players.get_mut(player).ok_or(EditError::Value)?;
    given.letter = letter;
    start.players[player].0 = letter;
    start.set_first(first);
    start.write(definition);
    Ok(())
}
