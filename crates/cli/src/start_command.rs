//! `menagerie start`: the numbers of start positions.

use crate::start::StartArgs;
use crate::{lines, reading};
use anyhow::{Result, bail};
use menagerie_rules::Variant;
use menagerie_workshop::start_count;
use std::sync::Arc;

/// Prints the FEN of the chosen start position, or the number of each position on standard input.
///
/// # Errors
/// If there is no such start position, or a position is not a start position of the variant.
pub fn print(variant: &Arc<Variant>, start: &StartArgs) -> Result<()> {
    if let Some(text) = start.text(variant)? {
        return lines::put(&text);
    }
    let answered = lines::each(|line, place| {
        let position = reading::position_with_notes(variant, line, place)?;
        match variant.number_of_start(position.board()) {
            Some(number) => Ok(number.to_string()),
            None => bail!("this is no start position of {}", variant.name()),
        }
    })?;
    if answered == 0 {
        lines::put(&start_count(variant))?;
        for choice in variant.start_choices() {
            let whose = choice.player.map_or_else(String::new, |player| format!("{}: ", variant.player(player).name));
            let names: Vec<String> = choice.setups.iter().map(|setup| format!("“{}”", setup.name)).collect();
            lines::put(&format!("{whose}{}", names.join(", ")))?;
        }
    }
    Ok(())
}
