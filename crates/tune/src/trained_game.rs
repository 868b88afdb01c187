//! The argument that selects the game of a command.

use anyhow::{Context as _, Result, bail};
use menagerie_rules::{Options, Variant};
use std::path::PathBuf;
use std::sync::Arc;

/// Which game: one that is built in, or that a file describes.
#[derive(clap::Args, Clone, Debug)]
pub struct TrainedGame {
    /// The id of a built-in game
    #[arg(long, value_name = "ID", required_unless_present = "definition", conflicts_with = "definition")]
    variant: Option<String>,
    /// A file that describes the game, in any of the forms that `menagerie import` reads
    #[arg(long, value_name = "FILE")]
    definition: Option<PathBuf>,
    /// Which game of the file, where it describes several
    #[arg(long, value_name = "NAME", requires = "definition")]
    name: Option<String>,
}

impl TrainedGame {
    /// The game.
    ///
    /// # Errors
    /// If there is no such game, the file cannot be read, or its game cannot be played. Unusable parts of the file are reported on
    /// standard error.
    pub fn variant(&self) -> Result<Arc<Variant>> {
        let Some(path) = &self.definition else {
            return Ok(Variant::named(self.variant.as_deref().unwrap_or_default(), &Options::none())?);
        };
        let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        if self.name.is_none() {
            let names = formats::names(&text).with_context(|| path.display().to_string())?;
            if names.len() > 1 {
                bail!(
                    "{} has {} games: choose one with --name. They are {}",
                    path.display(),
                    names.len(),
                    names.join(", ")
                );
            }
        }
        let game = formats::read(&text, self.name.as_deref()).with_context(|| path.display().to_string())?;
        game.notes.iter().for_each(|note| eprintln!("{}: {note}", path.display()));
        Variant::from_definition(game.definition, &Options::none()).with_context(|| path.display().to_string())
    }
}
