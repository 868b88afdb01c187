//! The built site: `dist/site/` in the root folder. It works from any folder of any server of static files.

mod art;
mod endings;
mod games;
pub mod library;
pub mod lists;
pub mod offline;
pub mod page;
mod picture_sets;
pub mod policy;
pub(crate) mod program;
mod scripts;
pub(crate) mod small;
mod stills;
mod styles;
mod texts;

use crate::gallery;
use crate::notices::LEGAL;
use crate::pages;
use crate::{schema, types};
use anyhow::{Result, ensure};
use page::PageBuild;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::{root, spoken};

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
pub fn build() -> Result<()> {
    let site = folder();
    println!("Compiling the page's programs and the diagrams', optimised: about three minutes the first time.");
    let start = Instant::now();
    // Each of them keeps one processor busy while all of it is optimised at once.
    thread::scope(|scope| {
        let diagrams = scope.spawn(program::compile);
        let page = page::compile(PageBuild::Site);
        let diagrams = diagrams.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        page.and(diagrams)
    })?;
    println!("Compiled in {}.", spoken(start.elapsed()));
    types::check()?;
    schema::check()?;
    page::write(&site, PageBuild::Site)?;
    styles::bundle(&site)?;
    picture_sets::write(&site)?;
    gallery::write(&site)?;
    library::write(&site)?;
    endings::write(&site)?;
    program::bind(&site.join("diagram"))?;
    let pictures = root().join("assets/pieces");
    art::write(&pictures, &site.join("diagram/pieces"))?;
    games::write(&root().join("crates/rules/variants"), &site.join("diagram/games"))?;
    files::copy(&schema::file(), &site.join(schema::PUBLISHED))?;
    modules(&site)?;
    lists::write(&site.join("diagram"))?;
    texts::write(&site)?;
    pages::workshop::write(&site)?;
    match NodeJs::find() {
        Ok(node) => {
            println!(
                "Bundling the modules and optimising the programs with npm's esbuild and wasm-opt: half a minute."
            );
            // Before the modules that it shares with the game page are bundled there.
            scripts::bundle_workshop(&site, &node)?;
            scripts::bundle_embed(&site, &node)?;
            scripts::bundle_element(&site, &node)?;
            scripts::bundle_page(&site, &node)?;
            scripts::bundle_live(&site, &node)?;
            for style in styles::BOTH {
                scripts::shorten_style(&site.join(style), &node)?;
            }
            program::shrink(&site.join("diagram"), &node)?;
            small::shrink(&site.join("page_bg.wasm"), &node)?;
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

/// The element's own modules, the pages that help to write it and show it in a frame, and that of live games.
fn modules(site: &Path) -> Result<()> {
    let web = root().join("web");
    for name in ["move-diagram.js", "diagrams.js"] {
        files::copy(&web.join(name), &site.join(name))?;
    }
    for name in ["diagram", "builder", "embed", "live", "workshop"] {
        files::copy_folder(&web.join(name), &site.join(name))?;
    }
    Ok(())
}
