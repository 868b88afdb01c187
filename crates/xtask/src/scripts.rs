//! The checks of the JavaScript sources, `npm test`: the types in JSDoc comments, and a linter.

use crate::node::NodeJs;
use crate::process::{root, run};
use anyhow::{Context, Result};

/// Checks all scripts.
///
/// # Errors
/// When there is a type error or a lint; the tools print the place.
pub fn check() -> Result<()> {
    let node = NodeJs::ensure()?;
    node.packages()?;
    run(node.npm().current_dir(root()).arg("test")).context("something is wrong with the scripts")
}
