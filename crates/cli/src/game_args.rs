//! Arguments that select a variant.

use crate::definition_file::DefinitionFile;
use crate::{definition_file, games};
use anyhow::{Result, bail};
use menagerie_rules::{Options, Variant};
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// Which game.
#[derive(clap::Args)]
pub struct GameArgs {
    /// The game's id or name, as `menagerie variants` lists them, in small or capital letters
    #[arg(long, value_name = "NAME", required_unless_present = "definition", conflicts_with = "definition")]
    variant: Option<String>,
    /// A file that describes the game.
    #[command(flatten)]
    file: DefinitionArgs,
    /// Switches an option of the game, such as king-leap=on
    #[arg(long = "option", value_name = "NAME=on|off")]
    options: Vec<Options>,
}

/// A file that describes a game.
#[derive(clap::Args)]
pub struct DefinitionArgs {
    /// A file that describes the game: this program's JSON, a Fairy-Stockfish ini file, the text of an Interactive Diagram, or XBoard's piece and setup commands
    #[arg(long, value_name = "FILE")]
    definition: Option<PathBuf>,
    /// Which game of the file, where it describes several
    #[arg(long, value_name = "NAME", requires = "definition")]
    name: Option<String>,
}

impl GameArgs {
    /// The selected variant. Notes about its file go to standard error.
    ///
    /// # Errors
    /// If there is no such variant, or its file cannot be read or has no playable variant.
    pub fn variant(&self) -> Result<Arc<Variant>> {
        let options = self.options.iter().cloned().collect();
        match chosen(self.variant.as_deref(), &self.file, &options)? {
            Some(variant) => Ok(variant),
            // Clap requires one of them.
            None => bail!("which game? --variant NAME or --definition FILE"),
        }
    }

    /// The file with the definition, if one is given.
    pub fn definition(&self) -> Option<&Path> {
        self.file.definition.as_deref()
    }
}

impl DefinitionArgs {
    /// The file and the name of its variant, for `VariantPath` and `UCI_Variant`; `None` if no file is given.
    ///
    /// # Errors
    /// If the file cannot be read, or the variant is missing or has to be named.
    pub fn path_and_name(&self) -> Result<Option<(&Path, String)>> {
        let Some(path) = &self.definition else { return Ok(None) };
        let file = DefinitionFile::read(path)?;
        let name = match (&self.name, file.names.as_slice()) {
            (Some(name), _) => name.clone(),
            (None, [only]) => only.clone(),
            (None, names) => {
                bail!("there are {} games: choose one with --name. They are {}", names.len(), names.join(", "))
            }
        };
        Ok(Some((path, name)))
    }
}

/// The variant with this name, or that of the file; `None` if neither is given.
///
/// # Errors
/// If there is no such variant, or its file cannot be read or has no playable variant.
pub fn chosen(name: Option<&str>, file: &DefinitionArgs, options: &Options) -> Result<Option<Arc<Variant>>> {
    match (name, &file.definition) {
        (Some(name), _) => Ok(Some(games::named(name, options)?)),
        (None, Some(path)) => definition_file::variant(path, file.name.as_deref(), options).map(Some),
        (None, None) => Ok(None),
    }
}
