//! `menagerie start`: which start position has which number.

use crate::start::StartArgs;
use crate::{lines, reading};
use anyhow::{Result, bail};
use menagerie_rules::Variant;
use std::sync::Arc;

/// Prints the text of the start that was chosen, or the number of each position on standard input.
///
/// # Errors
/// If there is no such start, or a position is no start of the game.
pub fn tell(variant: &Arc<Variant>, start: &StartArgs) -> Result<()> {
    if let Some(text) = start.text(variant)? {
        return lines::put(&text);
    }
    let told = lines::each(|line, place| {
        let position = reading::told_position(variant, line, place)?;
        match variant.number_of_start(position.board()) {
            Some(number) => Ok(number.to_string()),
            None => bail!("this is no start position of {}", variant.name()),
        }
    })?;
    if told == 0 {
        lines::put(&format!("{} start positions", variant.number_of_starts()))?;
    }
    Ok(())
}
