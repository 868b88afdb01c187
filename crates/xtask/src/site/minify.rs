//! The element's modules without what only people read: with comments and long names, they are 23 kB compressed
//! instead of 15.

use crate::files;
use crate::node::Node;
use crate::process::{root, run};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};

/// The minifier: small, and the one that most bundlers are made of.
const ESBUILD: &str = "esbuild@0.28.2";

/// Rewrites the modules of the element in place; everything else stays as it is.
///
/// # Errors
/// When a module cannot be read by the minifier.
pub fn modules(site: &Path, node: &Node) -> Result<()> {
    let mut modules = vec![PathBuf::from("move-diagram.js")];
    for file in files::entries(&site.join("diagram"))? {
        if file.extension().is_some_and(|ending| ending == "js") {
            modules.push(file.strip_prefix(site).context("a module is not in the site")?.to_owned());
        }
    }
    let mut command = node.npm();
    command.current_dir(root()).args(["exec", "--yes", "--package", ESBUILD, "--", "esbuild"]);
    // Without `--bundle` every module stays a file of its own.
    command.args(["--minify", "--log-level=warning", "--allow-overwrite", "--format=esm", "--target=es2022"]);
    command.arg(format!("--outdir={}", site.display())).arg(format!("--outbase={}", site.display()));
    run(command.args(modules.iter().map(|module| site.join(module))))
}
