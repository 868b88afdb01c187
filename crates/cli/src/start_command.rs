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
        lines::put(&count(variant))?;
        for choice in variant.start_choices() {
            let whose = choice.player.map_or_else(String::new, |player| format!("{}: ", variant.player(player).name));
            let names: Vec<String> = choice.setups.iter().map(|setup| format!("“{}”", setup.name)).collect();
            lines::put(&format!("{whose}{}", names.join(", ")))?;
        }
    }
    Ok(())
}

/// The most starts of which each is looked at.
const MOST_COMPARED: u64 = 100_000;

/// How many starts there are, and how many that are not another one in a mirror, which makes a difference only to castling.
pub fn count(variant: &Variant) -> String {
    let starts = variant.number_of_starts();
    let all = format!("{starts} start positions");
    if starts > MOST_COMPARED || !variant.castling().is_empty() {
        return all;
    }
    let first = |number: &u64| variant.mirrored_start(*number).is_none_or(|other| *number <= other);
    let essential = (0..starts).filter(first).count() as u64;
    if essential == starts { all } else { format!("{all}, {essential} if mirror images count once") }
}
