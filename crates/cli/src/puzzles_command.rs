//! `menagerie puzzles`: generates puzzles from self-play games.

use crate::lines;
use anyhow::{Context as _, Result, bail};
use indicatif::{ProgressBar, ProgressStyle};
use menagerie_matches::puzzles::{Generator, PuzzleKind, PuzzleSet};
use menagerie_rules::Variant;
use std::io::ErrorKind;
use std::path::Path;
use std::sync::Arc;
use std::time::Duration;

/// Adds puzzles to a file. It is written after each game with a puzzle, so that the command can be interrupted and continued.
///
/// # Errors
/// If the file belongs to another variant, or cannot be read or written.
pub fn run(variant: &Arc<Variant>, count: usize, seed: u64, out: &Path) -> Result<()> {
    let place = || out.display().to_string();
    let set = match std::fs::read_to_string(out) {
        Ok(text) => PuzzleSet::read(&text).with_context(place)?,
        Err(error) if error.kind() == ErrorKind::NotFound => PuzzleSet::new(variant.id(), seed),
        Err(error) => return Err(error).with_context(place),
    };
    if set.game != variant.id() {
        bail!("{}: these are puzzles of {}, not of {}", place(), set.game, variant.id());
    }
    let mut generator = Generator::new(variant, set, count);
    let bar = bar(count as u64);
    while !generator.is_done() {
        let finds = generator.play_game();
        bar.set_position(generator.set().puzzles.len() as u64);
        bar.set_message(format!("{} games", generator.set().games));
        if finds.kept > 0 {
            std::fs::write(out, generator.set().write()?).with_context(place)?;
        }
    }
    bar.finish_and_clear();
    std::fs::write(out, generator.set().write()?).with_context(place)?;
    for kind in PuzzleKind::ALL {
        let name = serde_json::to_string(&kind)?;
        lines::put(&format!("{}\t{}", name.trim_matches('"'), generator.count(kind)))?;
    }
    Ok(())
}

fn bar(count: u64) -> ProgressBar {
    let bar = ProgressBar::new(count);
    if let Ok(style) = ProgressStyle::with_template("{elapsed_precise} {bar:20} {pos}/{len}, {eta} left  {msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}
