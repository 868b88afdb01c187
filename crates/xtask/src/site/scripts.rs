//! Scripts as browsers get them: the modules of the game page in a few files instead of seventy, which would each be asked for
//! only when the one that imports it is there; those of the element without what only people read, 15 kB compressed instead
//! of 23.

use crate::files;
use crate::node::Node;
use crate::process::{root, run};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The bundler: small, and the one that most others are made of.
const ESBUILD: &str = "esbuild@0.28.2";

/// Where the modules of the game page lie.
const PAGE: &str = "js";

/// What the game page begins with, its workers, the pages beside it, and the diagrams that play.
const BEGINNINGS: [&str; 5] = ["main.js", "worker.js", "visited.js", "engine.js", "program.js"];

/// Puts what the modules of the game page import into few files: one for each of these beginnings, and some for what they share.
///
/// # Errors
/// When a module cannot be read by the bundler.
pub fn bundle_page(site: &Path, node: &Node) -> Result<()> {
    let (folder, bundled) = (site.join(PAGE), site.join("bundled"));
    let mut command = esbuild(node);
    command
        .args(["--bundle", "--splitting", "--chunk-names=shared-[hash]"])
        .arg(format!("--outdir={}", bundled.display()));
    run(command.args(BEGINNINGS.map(|name| folder.join(name))))?;
    std::fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    std::fs::rename(&bundled, &folder).with_context(|| format!("cannot rename {}", bundled.display()))
}

/// Rewrites the modules of the element in place; everything else stays as it is.
///
/// # Errors
/// When a module cannot be read by the minifier.
pub fn minify_element(site: &Path, node: &Node) -> Result<()> {
    let mut modules = vec![PathBuf::from("move-diagram.js")];
    for file in files::entries(&site.join("diagram"))? {
        if file.extension().is_some_and(|ending| ending == "js") {
            modules.push(file.strip_prefix(site).context("a module is not in the site")?.to_owned());
        }
    }
    let mut command = esbuild(node);
    command.arg("--allow-overwrite").arg(format!("--outdir={}", site.display()));
    command.arg(format!("--outbase={}", site.display()));
    run(command.args(modules.iter().map(|module| site.join(module))))
}

fn esbuild(node: &Node) -> Command {
    let mut command = node.npm();
    command.current_dir(root()).args(["exec", "--yes", "--package", ESBUILD, "--", "esbuild"]);
    command.args(["--minify", "--log-level=warning", "--format=esm", "--target=es2022"]);
    command
}
