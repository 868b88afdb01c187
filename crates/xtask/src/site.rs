//! The built page: `dist/` in the root folder.

use crate::process::{root, run};
use crate::tools::{TRUNK, Tool, Toolbox, WASM_BINDGEN};
use anyhow::{Result, ensure};
use std::path::PathBuf;

/// What building the page needs besides the Rust target.
pub const TOOLS: [Tool; 2] = [WASM_BINDGEN, TRUNK];

/// How the page is built.
pub const BUILD: [&str; 3] = ["trunk", "build", "--release"];

/// The folder that holds the built page.
pub fn folder() -> PathBuf {
    root().join("dist")
}

/// The folder that holds the built page, if there is one.
///
/// # Errors
/// When the page has not been built.
pub fn built() -> Result<PathBuf> {
    let folder = folder();
    ensure!(folder.join("index.html").is_file(), "the page has not been built: run `cargo xtask test --only site`");
    Ok(folder)
}

/// Builds the page, optimised.
///
/// # Errors
/// When the build fails.
pub fn build(tools: &Toolbox) -> Result<()> {
    run(tools.command(BUILD[0]).args(&BUILD[1..]))
}
