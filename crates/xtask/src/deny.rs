//! What the workspace depends on: licences, sources, versions, and what is known to be wrong with them.

use crate::process::{output, run};
use crate::tools::Toolbox;
use anyhow::Result;

/// Checks it, by the rules in `deny.toml`. What is known to be wrong with a crate stands in a database on GitHub: where that
/// cannot be reached and was never fetched, everything else is checked, and what is returned says what was not.
///
/// # Errors
/// When something is against the rules.
pub fn check(tools: &Toolbox) -> Result<Option<String>> {
    run(tools.command("cargo-deny").args(["--offline", "check", "licenses", "bans", "sources"]))?;
    // It says for itself why, where it fails.
    let fetched = output(tools.command("cargo-deny").args(["fetch", "db"])).is_some();
    if fetched {
        run(tools.command("cargo-deny").args(["check", "advisories"]))?;
        return Ok(None);
    }
    // What was fetched some day is better than nothing.
    let mut old = tools.command("cargo-deny");
    old.args(["--offline", "check", "advisories"]);
    Ok(Some(match output(&mut old) {
        Some(_) => {
            "advisories: the RustSec database cannot be reached; nothing is wrong by the one fetched before".into()
        }
        None => "advisories: the RustSec database (https://github.com/RustSec/advisory-db) cannot be reached".into(),
    }))
}
