//! The checks of the JavaScript that people write, `npm test`: its types, which stand in JSDoc comments, and what a linter finds.

use crate::node::NodeJs;
use crate::process::{root, run};
use anyhow::{Context, Result};

/// Checks all scripts.
///
/// # Errors
/// When a type is wrong, or the linter finds something; both print where.
pub fn check() -> Result<()> {
    let node = NodeJs::ensure()?;
    node.packages()?;
    run(node.npm().current_dir(root()).arg("test")).context("something is wrong with the scripts")
}
