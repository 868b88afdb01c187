//! The oldest browsers that everything works in, and what they lack, after MDN's data on browsers.
//!
//! The scripts in `crates/sitegen/floor` read that data: one compares it with what the site uses, one makes of a copy of the site what
//! such a browser takes of it, for the tests.

use crate::site;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::{root, run};

/// What is newer than those browsers: a test deletes it.
const NEWER: &str = "newer.json";

/// Compares what the site uses, and our sources, with what those browsers have.
///
/// # Errors
/// When something is too new and has no fallback, or the list of what is newer is not up to date; printed is where.
pub fn check() -> Result<()> {
    run(script("check.mjs")?.args([root(), &site::built()?]))
        .context("something is too new for the oldest browsers")?;
    run(script("newer.mjs")?.arg(folder().join(NEWER))).context("the list of newer functions is not up to date")
}

/// Makes of a copy of the site what those browsers take of its styles.
///
/// # Errors
/// When a file cannot be read.
pub fn age(copy: &Path) -> Result<()> {
    run(script("older.mjs")?.arg(copy))
}

/// A script that deletes what those browsers do not have.
///
/// # Errors
/// When the list cannot be read.
pub fn forgetting() -> Result<String> {
    let (script, list) = (files::read(&folder().join("forget.js"))?, files::read(&folder().join(NEWER))?);
    Ok(script.replace("[\"NEWER\"]", list.trim()))
}

fn folder() -> PathBuf {
    root().join("crates/sitegen/floor")
}

/// Node with one of the scripts, which finds the project's packages.
fn script(name: &str) -> Result<Command> {
    let node = NodeJs::find()?;
    node.packages()?;
    let mut command = node.command();
    command.arg(folder().join(name));
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_oldest_browsers_are_named_alike_everywhere() {
        let rules = files::read(&folder().join("compat.mjs")).unwrap();
        for (id, name, version) in
            [("safari", "Safari", "16.4"), ("firefox", "Firefox", "115"), ("chrome", "Chrome", "110")]
        {
            assert!(rules.contains(&format!("{id}: \"{version}\"")), "{name}");
            for place in ["README.md", "packages/npm/README.md", "web/index.html"] {
                let text = files::read(&root().join(place)).unwrap();
                assert!(text.contains(&format!("{name} {version}")), "{place} does not name {name} {version}");
            }
        }
    }
}
