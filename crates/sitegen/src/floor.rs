//! The oldest supported browsers and the features they lack, from MDN's browser compatibility data.
//!
//! The scripts in `crates/sitegen/floor` read that data. One checks which features the site uses. The other removes from a copy of the
//! site what such a browser would ignore, for the tests.

use crate::site;
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::{root, run};

/// The features that are newer than those browsers; a test deletes them.
const NEWER: &str = "newer.json";

/// Checks the features that the site and our sources use against those browsers.
///
/// # Errors
/// When a feature is too new and has no fallback, or the list of newer features is not up to date. The places are printed.
pub fn check() -> Result<()> {
    run(script("check.mjs")?.args([root(), &site::built()?]))
        .context("something is too new for the oldest browsers")?;
    run(script("newer.mjs")?.arg(folder().join(NEWER))).context("the list of newer functions is not up to date")
}

/// Removes from a copy of the site the styles that those browsers ignore.
///
/// # Errors
/// When a file cannot be read.
pub fn age(copy: &Path) -> Result<()> {
    run(script("older.mjs")?.arg(copy))
}

/// A script that deletes the features that those browsers do not have.
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

/// A Node command for one of the scripts, which can use the project's packages.
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
