//! The checks of the JavaScript that people write: its types, which stand in JSDoc comments, and what a linter finds.

use crate::node::NodeJs;
use crate::process::{root, run};
use anyhow::{Context, Result};

/// Checks types. Version 7 is the native compiler, which needs a second for all of them.
const TYPESCRIPT: &str = "typescript@7.0.2";

/// Finds mistakes that types do not show.
const OXLINT: &str = "oxlint@1.94.0";

/// The folders with JavaScript that people write, and their settings for the type checker. A service worker has another global
/// object than a page, so that it is checked by itself.
const TYPED: [&str; 2] = ["web/tsconfig.json", "web/offline/tsconfig.json"];

/// What the linter looks at.
const LINTED: [&str; 2] = ["web", "packages/npm"];

/// Checks all scripts; returns what could not be checked.
///
/// # Errors
/// When a type is wrong, or the linter finds something; both print where.
pub fn check() -> Result<Option<String>> {
    let node = NodeJs::find()?;
    for settings in TYPED {
        let mut command = node.npm();
        command.current_dir(root()).args([
            "exec",
            "--yes",
            "--package",
            TYPESCRIPT,
            "--",
            "tsc",
            "--project",
            settings,
        ]);
        run(&mut command).with_context(|| format!("the types of {settings} are wrong"))?;
    }
    if !node.runs_oxlint() {
        return Ok(Some("Scripts are not linted: oxlint needs Node 20.19 or newer.".to_owned()));
    }
    let mut command = node.npm();
    command.current_dir(root()).args(["exec", "--yes", "--package", OXLINT, "--", "oxlint", "--deny-warnings"]);
    run(command.args(LINTED)).context("the linter has found something in the scripts")?;
    Ok(None)
}
