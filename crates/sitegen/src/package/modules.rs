//! The modules of the npm package: few files that every bundler reads, because they name no others but modules.

use crate::site::scripts::esbuild;
use crate::site::{art, games, lists, texts};
use anyhow::Result;
use std::path::Path;
use std::process::Command;
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::{root, run};

/// The modules that others import. `diagram-parts.js` is loaded by the classic script.
const ENTRIES: [&str; 8] =
    ["board.js", "cli.js", "diagram-parts.js", "engine.js", "library.js", "move-diagram.js", "rules.js", "variant.js"];

/// The classic script.
const CLASSIC: &str = "diagrams.js";

/// The modules of the site that fetch files from their addresses, and those that replace them in the package.
const INSTEAD: [(&str, &str); 3] = [
    ("js/worker-files.js", "worker-files.js"),
    ("diagram/reader.js", "reader.js"),
    ("diagram/library.js", "library.js"),
];

/// The script of the computer's worker: where it begins, and its name in the package.
const WORKER: (&str, &str) = ("js/worker.js", "computer-worker.js");

/// Gathers all sources in an empty folder: the package's own, those of the page and the diagrams, and those that are generated.
///
/// # Errors
/// When a file cannot be read or written.
pub fn gather(own: &Path, sources: &Path) -> Result<()> {
    let web = root().join("web");
    for folder in ["js", "diagram"] {
        files::copy_folder(&web.join(folder), &sources.join(folder))?;
    }
    for file in files::entries(own)?.into_iter().filter(|file| is_module(file)) {
        files::copy(&file, &sources.join(file.file_name().unwrap_or_default()))?;
    }
    for (replaced, by) in INSTEAD {
        let default =
            if by == "library.js" { format!("export {{ default }} from \"../{by}\";\n") } else { String::new() };
        files::write(&sources.join(replaced), &(format!("export * from \"../{by}\";\n") + &default))?;
    }
    let diagram = sources.join("diagram");
    lists::write(&diagram, |tag, name| format!("() => import(\"./{tag}/{name}.packed.js\")"))?;
    art::write(&root().join("assets/pieces"), &diagram.join("pieces"))?;
    games::write(&root().join("crates/rules/variants"), &diagram.join("games"), &diagram.join("kinds"))?;
    texts::write(sources)
}

/// Whether a file of `packages/npm` is a module, which is bundled; the others are copied.
pub fn is_module(file: &Path) -> bool {
    file.extension().is_some_and(|ending| ending == "js")
}

/// Whether a module of the package with this name is bundled of others.
#[cfg(test)]
pub fn is_made(name: &str) -> bool {
    ENTRIES.contains(&name) || [CLASSIC, WORKER.1].contains(&name)
}

/// Bundles the sources into the package. What several entries share, and what is loaded on demand, is in the folder `chunks`.
///
/// # Errors
/// When the bundler cannot read a module.
pub fn bundle(sources: &Path, package: &Path, node: &NodeJs) -> Result<()> {
    let bundler = || -> Result<Command> {
        let mut command = esbuild(node)?;
        command.current_dir(sources).args(["--bundle", "--external:node:*"]);
        Ok(command)
    };
    let script = package.join(WORKER.1);
    run(bundler()?.args(["--format=iife", WORKER.0]).arg(format!("--outfile={}", script.display())))?;
    let text = serde_json::to_string(&files::read(&script)?)?;
    files::write(&sources.join("programs/worker-script.js"), &format!("export default {text};\n"))?;
    let classic = package.join(CLASSIC);
    run(bundler()?.args(["--format=iife", CLASSIC]).arg(format!("--outfile={}", classic.display())))?;
    let mut command = bundler()?;
    command.args(["--format=esm", "--splitting", "--chunk-names=chunks/[name]-[hash]"]).args(ENTRIES);
    run(command.arg(format!("--outdir={}", package.display())))
}
