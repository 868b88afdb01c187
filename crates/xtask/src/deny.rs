//! What the workspace depends on: licences, sources, versions, and what is known to be wrong with them.

use crate::process::{cargo_bin, output, run};
use crate::tools::Toolbox;
use anyhow::Result;
use std::fs;

/// Checks it, by the rules in `deny.toml`. What is known to be wrong with a crate stands in a database on GitHub: where that
/// cannot be reached, the one that was fetched last is asked, and without one, everything else is checked. What is returned
/// says what was not.
///
/// # Errors
/// When something is against the rules, or a library is neither here nor can be had.
pub fn check(tools: &Toolbox) -> Result<Option<String>> {
    // What other systems need is looked at too, and no build here has brought it.
    run(tools.command("cargo").args(["fetch", "--locked"]))?;
    run(tools.command("cargo-deny").args(["--offline", "check", "licenses", "bans", "sources"]))?;
    if output(tools.command("cargo-deny").args(["fetch", "db"])).is_some() {
        run(tools.command("cargo-deny").args(["check", "advisories"]))?;
        return Ok(None);
    }
    let missed = "the RustSec database of advisories (https://github.com/RustSec/advisory-db) cannot be reached";
    if !has_database() {
        return Ok(Some(format!("what is known to be wrong with the dependencies: {missed}")));
    }
    run(tools.command("cargo-deny").args(["--offline", "check", "advisories"]))?;
    Ok(Some(format!("what has become known of the dependencies since the last time: {missed}")))
}

/// Whether a database was fetched some day, to where `cargo deny` keeps them.
fn has_database() -> bool {
    let folder = cargo_bin().and_then(|bin| Some(bin.parent()?.join("advisory-dbs")));
    let entries = folder.and_then(|folder| fs::read_dir(folder).ok());
    entries.into_iter().flatten().flatten().any(|entry| entry.path().is_dir())
}
