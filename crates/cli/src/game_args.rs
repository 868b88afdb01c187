//! Which game a command is about.

use anyhow::Result;
use menagerie_rules::{Options, Variant};
use std::sync::Arc;

/// Which game.
#[derive(clap::Args)]
pub struct GameArgs {
    /// The game's id or name, as `menagerie variants` lists them
    #[arg(long)]
    variant: String,
    /// Switches an option of the game, such as king-leap=on
    #[arg(long = "option", value_name = "NAME=on|off")]
    options: Vec<Options>,
}

impl GameArgs {
    /// The game that was asked for.
    pub fn variant(&self) -> Result<Arc<Variant>> {
        Ok(Variant::named(&self.variant, &self.options.iter().cloned().collect())?)
    }
}
