//! Scripts as browsers get them: the modules of the game page in a few files instead of seventy, which would each be asked for
//! only when the one that imports it is there; those of the element in one, without what only people read.

use crate::site::program::{LANGUAGES, NAME};
use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::run;

/// The script of the page that connects the browsers of a live game.
const LIVE_SCRIPT: &str = "live/frame.js";

/// The script of the page that shows a diagram in a frame of another page.
const EMBED_SCRIPT: &str = "embed/embed.js";

/// Where the modules of the game page lie.
const PAGE: &str = "js";

/// What the game page begins with, its workers, the pages beside it, and the diagrams that play.
const BEGINNINGS: [&str; 11] = [
    "first.js",
    "entry.js",
    "main.js",
    "visited.js",
    "own-rules.js",
    "library-rules.js",
    "searcher.js",
    "engine.js",
    "worker.js",
    "trial-worker.js",
    "snippets.js",
];

/// What the page begins with, and the module that it lets run.
const ENTRY: &str = "entry.js";
const MAIN: &str = "main.js";

/// How the entry names the modules that are loaded at once, before the build knows them.
const AT_ONCE: &str = "[\"./main.js\"]";

/// Puts what the modules of the game page import into few files: one for each of these beginnings, some for what they share, and one
/// for each part that is loaded when it is wanted. The entry then names all that the first move needs.
///
/// # Errors
/// When a module cannot be read by the bundler.
pub fn bundle_page(site: &Path, node: &NodeJs) -> Result<()> {
    let (folder, bundled) = (site.join(PAGE), site.join("bundled"));
    let mut command = esbuild(node)?;
    command
        .args(["--bundle", "--format=esm", "--splitting", "--chunk-names=[name]-[hash]"])
        .arg(format!("--outdir={}", bundled.display()));
    run(command.args(BEGINNINGS.map(|name| folder.join(name))))?;
    // They are in the bundles now.
    for name in ["texts.js", "dialog-texts.js"] {
        let file = site.join("embed").join(name);
        std::fs::remove_file(&file).with_context(|| format!("cannot remove {}", file.display()))?;
    }
    name_at_once(&bundled)?;
    std::fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    std::fs::rename(&bundled, &folder).with_context(|| format!("cannot rename {}", bundled.display()))
}

/// What the page on which games are made begins with.
const WORKSHOP: &str = "workshop/workshop.js";

/// Puts what that page imports into few files beside its beginning, with the editor of texts in one of its own: nothing is shared with
/// the game page, whose files stay as few as they are.
///
/// # Errors
/// When the editor cannot be had, or a module cannot be read by the bundler.
pub fn bundle_workshop(site: &Path, node: &NodeJs) -> Result<()> {
    let (folder, bundled) = (site.join("workshop"), site.join("workshop-bundled"));
    let mut command = esbuild(node)?;
    command
        .args(["--bundle", "--format=esm", "--splitting", "--chunk-names=[name]-[hash]"])
        .arg(format!("--outdir={}", bundled.display()));
    run(command.arg(site.join(WORKSHOP)))?;
    for file in files::entries(&folder)?.into_iter().filter(|file| file.extension().is_some_and(|it| it == "js")) {
        std::fs::remove_file(&file).with_context(|| format!("cannot remove {}", file.display()))?;
    }
    files::copy_folder(&bundled, &folder)?;
    files::remove_folder(&bundled)
}

/// Puts the library for live games into the script that uses it. A page in a frame without an origin can load no modules.
///
/// # Errors
/// When the library cannot be had, or not be read by the bundler.
pub fn bundle_live(site: &Path, node: &NodeJs) -> Result<()> {
    one_script(esbuild(node)?, &site.join(LIVE_SCRIPT))
}

/// Makes one script of the page that shows a diagram in a frame of another page, for the same reason. The modules of the game page have
/// to be there as they are written.
///
/// # Errors
/// When a module cannot be read by the bundler.
pub fn bundle_embed(site: &Path, node: &NodeJs) -> Result<()> {
    one_script(esbuild(node)?, &site.join(EMBED_SCRIPT))
}

/// Puts a module, and all that it imports, into one script that is no module.
fn one_script(mut command: Command, script: &Path) -> Result<()> {
    command.args(["--bundle", "--format=iife", "--allow-overwrite"]);
    run(command.arg(format!("--outfile={}", script.display())).arg(script))
}

/// Names in the entry what is loaded at once.
fn name_at_once(folder: &Path) -> Result<()> {
    let entry = folder.join(ENTRY);
    let text = files::read(&entry)?;
    let (before, after) = text.split_once(AT_ONCE).context("the entry does not name what is loaded at once")?;
    let names: Vec<String> = at_once(folder)?.iter().map(|name| format!("\"./{name}\"")).collect();
    files::write(&entry, &format!("{before}[{}]{after}", names.join(",")))
}

/// The main module in a folder of bundled ones, and all that it imports.
fn at_once(folder: &Path) -> Result<Vec<String>> {
    let mut found = vec![MAIN.to_owned()];
    let mut next = 0;
    while next < found.len() {
        for name in imported(&files::read(&folder.join(&found[next]))?) {
            if !found.contains(&name) {
                found.push(name);
            }
        }
        next += 1;
    }
    Ok(found)
}

/// What a bundled module imports before it runs; `import("./x.js")` is something else, which it asks for later.
fn imported(module: &str) -> Vec<String> {
    let quoted = |start: &str| -> Vec<String> {
        let parts = module.split(start).skip(1);
        parts.filter_map(|rest| rest.split_once(".js\"")).map(|(name, _)| format!("{name}.js")).collect()
    };
    // `from"./x.js"`, and `import"./x.js"` of what is only run.
    [quoted("from\"./"), quoted("import\"./")].concat()
}

/// What the element loads when it needs it: these stay modules of their own.
const LATER: [&str; 8] = ["en/*", "fr/*", "games/*", "pieces/*", "sets/*", "opponent.js", "png.js", "finding.js"];

/// What is in the two bundles, and nowhere asked for any more.
const INSIDE: [&str; 19] = [
    "addresses",
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
        let mut command = esbuild(node)?;
        command.args(["--bundle", "--allow-overwrite", format]).args(LATER.map(|path| format!("--external:./{path}")));
        run(command.arg(format!("--outfile={}", from.display())).arg(from))
    };
    bundle("--format=iife", site.join("diagrams.js"))?;
    bundle("--format=esm", diagram.join("define.js"))?;
    for name in INSIDE {
        let file = diagram.join(name).with_extension("js");
        std::fs::remove_file(&file).with_context(|| format!("cannot remove {}", file.display()))?;
    }
    let mut modules = vec![site.join("move-diagram.js")];
    modules.extend(["opponent.js", "png.js", "finding.js", "reading.js"].map(|name| diagram.join(name)));
    for language in LANGUAGES {
        modules.push(diagram.join(language).join(NAME).with_extension("js"));
    }
    let mut command = esbuild(node)?;
    command.args(["--allow-overwrite", "--format=esm"]);
    command.arg(format!("--outdir={}", site.display())).arg(format!("--outbase={}", site.display()));
    run(command.args(modules))
}

/// Makes a style sheet shorter.
///
/// # Errors
/// When it cannot be read by the bundler.
pub fn shorten_style(style: &Path, node: &NodeJs) -> Result<()> {
    run(esbuild(node)?.arg("--allow-overwrite").arg(format!("--outfile={}", style.display())).arg(style))
}

/// The bundler. It finds the project's packages wherever the site is built.
fn esbuild(node: &NodeJs) -> Result<Command> {
    let mut command = node.program("esbuild")?;
    command.env("NODE_PATH", node.packages()?);
    // Packages as modules: what is no module costs a file of its own.
    command.args(["--minify", "--log-level=warning", "--target=es2022", "--main-fields=module,main"]);
    Ok(command)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_main_module_imports_is_loaded_at_once_and_what_it_asks_for_later_is_not() {
        let place = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| files::write(&place.path().join(name), text).unwrap();
        write("entry.js", "var a=[\"./main.js\"];import(\"./main.js\")");
        write(
            "main.js",
            "import{a}from\"./chunk-A.js\";import\"./chunk-B.js\";export{c}from\"./chunk-C.js\";import(\"./later.js\");",
        );
        write("chunk-A.js", "import{b}from\"./chunk-B.js\";");
        write("chunk-B.js", "say(\"./no.js\")");
        write("chunk-C.js", "");
        name_at_once(place.path()).unwrap();
        let entry = files::read(&place.path().join("entry.js")).unwrap();
        let names = "[\"./main.js\",\"./chunk-A.js\",\"./chunk-C.js\",\"./chunk-B.js\"]";
        assert_eq!(entry, format!("var a={names};import(\"./main.js\")"));
    }
}
