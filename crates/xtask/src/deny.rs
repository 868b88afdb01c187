//! Checks the dependencies of the workspace: licences, sources, versions, and known vulnerabilities.

use crate::process::{cargo_bin, output, run};
use crate::tools::Toolbox;
use anyhow::Result;
use std::fs;

/// Checks them by the rules in `deny.toml`. The database of vulnerabilities is on GitHub. If it cannot be reached, the last copy is used,
/// and without a copy only the rest is checked. Returns a message about what was not checked.
///
/// # Errors
/// When a rule is broken, or a library is neither here nor available.
pub fn check(tools: &Toolbox) -> Result<Option<String>> {
    // Dependencies of other systems are checked too, and no build here has fetched them.
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

/// Whether there is a copy of the database where `cargo deny` keeps it.
fn has_database() -> bool {
    let entries = cargo_bin().and_then(|bin| fs::read_dir(bin.parent()?.join("advisory-dbs")).ok());
    entries.into_iter().flatten().flatten().any(|entry| entry.path().is_dir())
}
