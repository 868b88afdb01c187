//! Bundled scripts: the modules of the game page in a few files instead of seventy, which would be requested one after the other; those
//! of the element in one file, minified.

use super::module_graph::ModuleGraph;
use crate::site::program;
use anyhow::{Context, Result, ensure};
use std::collections::BTreeSet;
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

/// The entry points: the game page, its workers, the pages beside it, and the diagrams that play.
const BEGINNINGS: [&str; 12] = [
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
    "save-file.js",
];

/// The entry module of the page, and the module that it runs.
const ENTRY: &str = "entry.js";
const MAIN: &str = "main.js";

/// The placeholder in the entry for the modules that are loaded at once, before the build.
const AT_ONCE: &str = "[\"./main.js\"]";

/// Bundles the modules of the game page into few files: one for each entry point, some for shared parts, and one for each part that is
/// loaded on demand. Then the entry lists all modules that the first move needs.
///
/// # Errors
/// When the bundler cannot read a module.
pub fn bundle_page(site: &Path, node: &NodeJs) -> Result<()> {
    let (folder, bundled) = (site.join(PAGE), site.join("bundled"));
    let split = || {
        let mut command = esbuild(node)?;
        command.current_dir(site).args(["--bundle", "--format=esm", "--splitting", "--chunk-names=[name]-[hash]"]);
        command.args(BEGINNINGS.map(|name| folder.join(name)));
        anyhow::Ok(command)
    };
    let metafile = site.join("modules.json");
    let build = || {
        files::remove_folder(&bundled)?;
        run(split()?.arg(format!("--outdir={}", bundled.display())).arg(format!("--metafile={}", metafile.display())))
    };
    build()?;
    keep_together(site, &ModuleGraph::read(&metafile)?)?;
    build()?;
    std::fs::remove_file(&metafile).with_context(|| format!("cannot remove {}", metafile.display()))?;
    // They are in the bundles now.
    for name in ["texts.js", "dialog-texts.js"] {
        let file = site.join("embed").join(name);
        std::fs::remove_file(&file).with_context(|| format!("cannot remove {}", file.display()))?;
    }
    name_at_once(&bundled)?;
    std::fs::remove_dir_all(&folder).with_context(|| format!("cannot remove {}", folder.display()))?;
    std::fs::rename(&bundled, &folder).with_context(|| format!("cannot rename {}", bundled.display()))
}

/// The start page and the school, which run without the game. They may load parts that the game loads as well.
const BESIDE: [&str; 2] = ["js/start/start.js", "js/school/school.js"];

/// Adds imports of the main module's imports to each part that only the game loads on demand. They are loaded by then. Without these
/// imports, the bundler makes a file for each combination of entry points and parts that share a module: forty files before the first
/// move.
fn keep_together(site: &Path, modules: &ModuleGraph) -> Result<()> {
    let main: BTreeSet<&str> = modules.ending("js/main.js").collect();
    ensure!(main.len() == 1, "there is one main module: {main:?}");
    let begins = BEGINNINGS.into_iter().filter(|name| *name != MAIN).flat_map(|name| modules.ending(name));
    let others = modules.ever(begins.chain(BESIDE.into_iter().flat_map(|name| modules.ending(name))), &main);
    let all = modules.together(main.iter().copied());
    let parts = modules.later(&modules.ever(main.iter().copied(), &BTreeSet::new()));
    for part in parts.difference(&others).filter(|part| !all.contains(*part)) {
        let file = site.join(part);
        let up = "../".repeat(part.matches('/').count());
        let imports: String = all
            .iter()
            .filter(|module| module.starts_with(PAGE) && !main.contains(*module))
            .map(|module| format!("import \"{up}{module}\";\n"))
            .collect();
        files::write(&file, &(imports + &files::read(&file)?))?;
    }
    Ok(())
}

/// What the page on which games are made begins with.
const WORKSHOP: &str = "workshop/workshop.js";

/// Bundles the modules of that page into few files beside its entry point, with the text editor in a file of its own. Nothing is shared
/// with the game page, so that its number of files does not grow.
///
/// # Errors
/// When the editor is not available, or the bundler cannot read a module.
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

/// Bundles the library for live games into the script that uses it. A page in a frame without an origin cannot load modules.
///
/// # Errors
/// When the library is not available, or the bundler cannot read it.
pub fn bundle_live(site: &Path, node: &NodeJs) -> Result<()> {
    one_script(esbuild(node)?, &site.join(LIVE_SCRIPT))
}

/// Makes a single script for the page that shows a diagram in a frame of another page, for the same reason. The unbundled modules of the
/// game page must exist.
///
/// # Errors
/// When the bundler cannot read a module.
pub fn bundle_embed(site: &Path, node: &NodeJs) -> Result<()> {
    one_script(esbuild(node)?, &site.join(EMBED_SCRIPT))
}

/// The scripts and the style of a game as one file, in a folder that is removed at the end.
pub struct OneFileScripts {
    folder: PathBuf,
    /// The script that runs before anything is shown.
    pub first: PathBuf,
    /// The script that unpacks the others.
    pub boot: PathBuf,
    /// The page's script.
    pub main: PathBuf,
    /// The worker's script.
    pub worker: PathBuf,
    /// The style of the page.
    pub style: PathBuf,
}

/// The address of the scripts of such a file, which nothing requests: the page's own files are answered from the file.
const INSIDE_FILE: &str = "\"https://one-file.invalid/js/one-file.js\"";

/// What such a file does not have, as the modules name it.
const ABSENT: [&str; 7] = [
    "./friend/friend.js",
    "./puzzles/puzzles.js",
    "./school/small-game.js",
    "./page/offline-rules.js",
    "./embed-dialog.js",
    "../dialogs/embed-dialog.js",
    "../bundle/save.js",
];

impl OneFileScripts {
    /// Bundles the modules of the page, with all that it loads on demand, into one script that is not a module; the same for the worker.
    /// The unbundled modules of the page and of the diagrams must exist. `style` is the style of the page.
    ///
    /// # Errors
    /// When the bundler cannot read a module.
    pub fn bundle(site: &Path, node: &NodeJs, style: &str) -> Result<Self> {
        let folder = site.join("one-file");
        let bundle = |from: &str| {
            let to = folder.join(from.rsplit('/').next().unwrap_or(from));
            let mut command = esbuild(node)?;
            command.args(["--bundle", "--format=iife", &format!("--define:import.meta.url={INSIDE_FILE}")]);
            command.args(ABSENT.map(|name| format!("--external:{name}")));
            run(command.arg(format!("--outfile={}", to.display())).arg(site.join(PAGE).join(from)))?;
            anyhow::Ok(to)
        };
        let [first, boot, main, worker] = ["first.js", "in-file/boot.js", "one-file.js", "worker.js"].map(bundle);
        let sheet = folder.join("style.css");
        files::write(&sheet, style)?;
        shorten_style(&sheet, node)?;
        Ok(Self { first: first?, boot: boot?, main: main?, worker: worker?, style: sheet, folder })
    }

    /// Removes the folder.
    ///
    /// # Errors
    /// When it cannot be removed.
    pub fn remove(self) -> Result<()> {
        files::remove_folder(&self.folder)
    }
}

/// Bundles a module, with all its imports, into one script that is not a module.
fn one_script(mut command: Command, script: &Path) -> Result<()> {
    command.args(["--bundle", "--format=iife", "--allow-overwrite"]);
    run(command.arg(format!("--outfile={}", script.display())).arg(script))
}

/// Lists the modules in the entry that are loaded at once.
fn name_at_once(folder: &Path) -> Result<()> {
    let entry = folder.join(ENTRY);
    let text = files::read(&entry)?;
    let (before, after) = text.split_once(AT_ONCE).context("the entry does not name what is loaded at once")?;
    let names: Vec<String> = at_once(folder)?.iter().map(|name| format!("\"./{name}\"")).collect();
    files::write(&entry, &format!("{before}[{}]{after}", names.join(",")))
}

/// The main module in a folder of bundled ones, and all its static imports.
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

/// The static imports of a bundled module, without `import("./x.js")`.
fn imported(module: &str) -> Vec<String> {
    let quoted = |start: &str| -> Vec<String> {
        let parts = module.split(start).skip(1);
        parts.filter_map(|rest| rest.split_once(".js\"")).map(|(name, _)| format!("{name}.js")).collect()
    };
    // `from"./x.js"`, and `import"./x.js"` for side effects.
    [quoted("from\"./"), quoted("import\"./")].concat()
}

/// The modules that the element loads on demand. They stay separate.
const LATER: [&str; 9] =
    ["en/*", "fr/*", "games/*", "kinds/*", "pieces/*", "sets/*", "opponent.js", "png.js", "finding.js"];

/// The modules that are in the two bundles and not requested any more.
const INSIDE: [&str; 24] = [
    "addresses",
    "by-address",
    "by-import",
    "dom",
    "element",
    "elements",
    "games",
    "gestures",
    "grid",
    "imports",
    "known",
    "load",
    "making",
    "outline",
    "parts",
    "pictures",
    "problem",
    "program-file",
    "still",
    "style",
    "texts",
    "unpack",
    "view",
    "words",
];

/// Bundles the modules of the element into one module, and into a script that is not a module. Minifies the modules that they load.
///
/// # Errors
/// When the bundler cannot read a module.
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
    modules.extend(["opponent.js", "png.js", "finding.js", "reader.js", "reading.js"].map(|name| diagram.join(name)));
    modules.extend(program::all().map(|(language, name)| diagram.join(language).join(name).with_extension("js")));
    let mut command = esbuild(node)?;
    command.args(["--allow-overwrite", "--format=esm"]);
    command.arg(format!("--outdir={}", site.display())).arg(format!("--outbase={}", site.display()));
    run(command.args(modules))
}

/// Minifies a style sheet.
///
/// # Errors
/// When the bundler cannot read it.
pub fn shorten_style(style: &Path, node: &NodeJs) -> Result<()> {
    run(esbuild(node)?.arg("--allow-overwrite").arg(format!("--outfile={}", style.display())).arg(style))
}

/// The bundler command, with access to the project's packages.
///
/// # Errors
/// When the packages cannot be installed.
pub fn esbuild(node: &NodeJs) -> Result<Command> {
    let mut command = node.program("esbuild")?;
    command.env("NODE_PATH", node.packages()?);
    // ES modules of packages, because a CommonJS module would become a file of its own.
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
