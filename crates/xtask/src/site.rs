//! The built site: `dist/site/` in the root folder. It works from any folder of any server of static files.

mod art;
mod games;
pub mod offline;
pub mod policy;
mod program;
mod scripts;
mod stills;

use crate::files;
use crate::node::NodeJs;
use crate::notices::LEGAL;
use crate::pages;
use crate::process::{root, run};
use crate::tools::{TRUNK, Tool, Toolbox, WASM_BINDGEN};
use anyhow::{Result, ensure};
use std::path::{Path, PathBuf};
use std::thread;

/// What building the site needs besides the Rust target.
pub const TOOLS: [Tool; 2] = [WASM_BINDGEN, TRUNK];

/// The script for pages that begin the element where it stands, without a bundler.
const UNBUNDLED: &str = "import(new URL(\"move-diagram.js\", document.currentScript.src));\n";

/// The folder that holds the built site.
pub fn folder() -> PathBuf {
    root().join("dist/site")
}

/// The folder that holds the built site, if there is one.
///
/// # Errors
/// When the site has not been built.
pub fn built() -> Result<PathBuf> {
    let folder = folder();
    // The first and the last of what is built.
    let all = ["index.html", offline::WORKER].iter().all(|name| folder.join(name).exists());
    ensure!(all, "the site has not been built: run `cargo xtask test --only site`");
    Ok(folder)
}

/// Builds the site, optimised.
///
/// # Errors
/// When the build fails.
pub fn build(tools: &Toolbox) -> Result<()> {
    let site = folder();
    // Each of the two programs keeps one processor busy for as long as all of it is optimised at once.
    thread::scope(|scope| {
        let diagrams = scope.spawn(|| program::compile(tools));
        // Trunk begins with an empty folder: it goes before all that is written there.
        let page = run(tools.command("trunk").args(["build", "--release"]));
        let diagrams = diagrams.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        page.and(diagrams)
    })?;
    without_trunk_links(&site.join("index.html"))?;
    program::bind(tools, &site.join("diagram"))?;
    let pictures = root().join("assets/pieces");
    art::write(&pictures, &site.join("diagram/pieces"))?;
    games::write(&root().join("crates/rules/variants"), &site.join("diagram/games"))?;
    modules(&site)?;
    match NodeJs::find() {
        Ok(node) => {
            scripts::bundle_page(&site, &node)?;
            scripts::bundle_element(&site, &node)?;
            program::shrink(&site.join("diagram"), &node)?;
        }
        Err(reason) => {
            println!("The modules stay as they are written, and are slower to load: {reason:#}");
            // No module, and so no script of many files either: the page jumps when the diagrams come.
            files::write(&site.join("diagrams.js"), UNBUNDLED)?;
        }
    }
    program::pack(&site.join("diagram"))?;
    for name in LEGAL {
        files::copy(&root().join(name), &site.join(name))?;
    }
    pages::write(&site)?;
    stills::write(&pictures, &site.join("stills"))?;
    policy::write(&site)?;
    // Last: it knows what every file contains.
    offline::write(&site)
}

/// Takes away what Trunk read in the page and left there because it adds no script of its own.
fn without_trunk_links(page: &Path) -> Result<()> {
    let text = files::read(page)?;
    let kept: Vec<&str> = text.lines().filter(|line| !line.contains("data-trunk")).collect();
    files::write(page, &(kept.join("\n") + "\n"))
}

/// The element's own modules, and the page that helps to write it.
fn modules(site: &Path) -> Result<()> {
    let web = root().join("web");
    for name in ["move-diagram.js", "diagrams.js"] {
        files::copy(&web.join(name), &site.join(name))?;
    }
    for name in ["diagram", "builder"] {
        files::copy_folder(&web.join(name), &site.join(name))?;
    }
    Ok(())
}
