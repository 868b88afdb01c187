//! Evaluation networks.

pub mod args;
mod bag;
mod check_match;
mod games;
mod model;
mod recipe;
mod samples;
mod self_play;
mod train;

use anyhow::{Context as _, Result};
use menagerie_engine::Network;
use menagerie_rules::Variant;
use std::path::Path;
use std::sync::Arc;

/// Loads the network in a file.
///
/// # Errors
/// If it cannot be read, or is for another game.
pub fn open(variant: &Variant, path: &Path) -> Result<Arc<Network>> {
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {}", path.display()))?;
    let network = Network::from_bytes(variant, &bytes).with_context(|| path.display().to_string())?;
    Ok(Arc::new(network))
}
