//! Scripts as browsers get them: the modules of the game page in a few files instead of seventy, which would each be asked for
//! only when the one that imports it is there; those of the element in one, without what only people read.

use crate::node::{NodeJs, npm_package};
use crate::process::{root, run};
use crate::site::program::{LANGUAGES, NAME};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;

/// The bundler: small, and the one that most others are made of.
const ESBUILD: &str = "esbuild@0.28.2";

/// Makes QR codes of the links that friends send each other. Of the small libraries for it, this has no others behind it and makes
/// no pictures of its own, so that 4 kB of it are loaded, when a code is wanted. A crate would be three times as much, in the program
/// that is loaded before the first move.
pub(crate) const QR: (&str, &str) = ("uqr", "0.1.3");

/// Its module, in its package.
const QR_MODULE: &str = "dist/index.mjs";

/// Where the modules of the game page lie.
const PAGE: &str = "js";

/// What the game page begins with, its workers, the pages beside it, and the diagrams that play.
const BEGINNINGS: [&str; 5] = ["main.js", "visited.js", "program.js", "engine.js", "worker.js"];

/// Puts what the modules of the game page import into few files: one for each of these beginnings, and some for what they share.
///
/// # Errors
/// When a module cannot be read by the bundler.
pub fn bundle_page(site: &Path, node: &NodeJs) -> Result<()> {
    let (folder, bundled) = (site.join(PAGE), site.join("bundled"));
    let (name, version) = QR;
    let qr = npm_package(&format!("site/{name}-{version}"), QR, QR_MODULE, &[])?;
    let mut command = esbuild(node);
    command
        .arg(format!("--alias:{name}={}", qr.display()))
        .args(["--bundle", "--format=esm", "--splitting", "--chunk-names=shared-[hash]"])
        .arg(format!("--outdir={}", bundled.display()));
    run(command.args(BEGINNINGS.map(|name| folder.join(name))))?;
    std::fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    std::fs::rename(&bundled, &folder).with_context(|| format!("cannot rename {}", bundled.display()))
}

/// What the element loads when it needs it: these stay modules of their own.
const LATER: [&str; 7] = ["en/*", "fr/*", "games/*", "pieces/*", "sets/*", "opponent.js", "png.js"];

/// What is in the two bundles, and nowhere asked for any more.
const INSIDE: [&str; 18] = [
    "by-address",
    "by-import",
    "dom",
    "element",
    "games",
    "gestures",
    "imports",
    "known",
    "load",
    "outline",
    "parts",
    "pictures",
    "still",
    "style",
    "texts",
    "unpack",
    "view",
    "words",
];

/// Puts the modules of the element into one, and into a script that is no module; makes shorter what they load.
///
/// # Errors
/// When a module cannot be read by the bundler.
pub fn bundle_element(site: &Path, node: &NodeJs) -> Result<()> {
    let diagram = site.join("diagram");
    let bundle = |format: &str, from: PathBuf| {
        let mut command = esbuild(node);
        command.args(["--bundle", "--allow-overwrite", format]).args(LATER.map(|path| format!("--external:./{path}")));
        run(command.arg(format!("--outfile={}", from.display())).arg(from))
    };
    bundle("--format=iife", site.join("diagrams.js"))?;
    bundle("--format=esm", diagram.join("define.js"))?;
    for name in INSIDE {
        let file = diagram.join(name).with_extension("js");
        std::fs::remove_file(&file).with_context(|| format!("cannot remove {}", file.display()))?;
    }
    let mut modules = vec![site.join("move-diagram.js"), diagram.join("opponent.js"), diagram.join("png.js")];
    for language in LANGUAGES {
        modules.push(diagram.join(language).join(NAME).with_extension("js"));
    }
    let mut command = esbuild(node);
    command.args(["--allow-overwrite", "--format=esm"]);
    command.arg(format!("--outdir={}", site.display())).arg(format!("--outbase={}", site.display()));
    run(command.args(modules))
}

fn esbuild(node: &NodeJs) -> Command {
    let mut command = node.npm();
    command.current_dir(root()).args(["exec", "--yes", "--package", ESBUILD, "--", "esbuild"]);
    command.args(["--minify", "--log-level=warning", "--target=es2022"]);
    command
}
