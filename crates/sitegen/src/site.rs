//! The built site: `dist/site/` in the root folder. It works from any folder of any server of static files.

pub(crate) mod art;
pub mod brotli_files;
mod build_effort;
mod earlier_site;
mod endings;
mod file_hashes;
pub mod games;
mod home;
pub mod library;
pub mod lists;
mod module_graph;
pub mod offline;
pub mod one_file;
pub mod page;
pub mod page_data;
mod picture_sets;
pub mod policy;
pub(crate) mod program;
mod quick;
pub(crate) mod scripts;
pub mod small;
mod stills;
mod styles;
pub mod texts;
mod version_list;
pub mod versions;

use crate::gallery;
use crate::notices::LEGAL;
use crate::pages;
use crate::{schema, types};
use anyhow::{Result, ensure};
pub use build_effort::BuildEffort;
use clap::Args;
use page::PageBuild;
use scripts::OneFileScripts;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::{root, spoken};

/// A script, not a module, for pages that load the element without a bundler.
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
    // The first and the last file of the build.
    let all = ["index.html", offline::WORKER].iter().all(|name| folder.join(name).exists());
    ensure!(all, "the site has not been built: run `cargo xtask test --only site`");
    Ok(folder)
}

/// Where a site is to be.
#[derive(Args, Clone, Debug, Default)]
pub struct Place {
    /// The public address of the site, such as https://example.org/menagerie/: links and snippets lead there, wherever they are made
    #[arg(long, value_name = "ADDRESS")]
    pub home: Option<String>,
    /// The site that was there before, as its address or a folder: its versions of the diagrams are kept
    #[arg(long, value_name = "ADDRESS|FOLDER")]
    pub earlier: Option<String>,
}

/// Builds the site.
///
/// # Errors
/// When the build fails.
pub fn build(effort: BuildEffort, place: &Place) -> Result<()> {
    let site = folder();
    println!("Compiling the page's programs and the diagrams': about two minutes the first time.");
    let start = Instant::now();
    match effort {
        BuildEffort::Quick => quick::compile()?,
        BuildEffort::Full => compile()?,
    }
    println!("Compiled in {}.", spoken(start.elapsed()));
    page::write(&site, PageBuild::Site(effort))?;
    styles::bundle(&site)?;
    picture_sets::write(&site)?;
    gallery::write(&site)?;
    library::write(&site)?;
    endings::write(&site)?;
    program::bind(&site.join("diagram"), effort)?;
    let pictures = root().join("assets/pieces");
    art::write(&pictures, &site.join("diagram/pieces"))?;
    games::write(&root().join("crates/rules/variants"), &site.join("diagram/games"), &site.join("diagram/kinds"))?;
    files::copy(&schema::file(), &site.join(schema::PUBLISHED))?;
    modules(&site)?;
    lists::write(&site.join("diagram"), |tag, name| format!("new URL(\"./{tag}/{name}.lzma\", import.meta.url)"))?;
    texts::write(&site)?;
    pages::workshop::write(&site)?;
    let mut one_file = None;
    match NodeJs::find() {
        Ok(node) => {
            println!("Bundling the modules with npm's esbuild.");
            // Before the modules that they share with the game page are bundled there.
            one_file = Some(OneFileScripts::bundle(&site, &node, &one_file::style(&site)?)?);
            scripts::bundle_workshop(&site, &node)?;
            scripts::bundle_embed(&site, &node)?;
            scripts::bundle_element(&site, &node)?;
            scripts::bundle_page(&site, &node)?;
            scripts::bundle_live(&site, &node)?;
            for style in styles::BOTH {
                scripts::shorten_style(&site.join(style), &node)?;
            }
            if effort == BuildEffort::Full {
                println!("Optimising the programs with npm's wasm-opt: a minute and a half.");
                // Each of them takes one processor most of a minute.
                thread::scope(|scope| {
                    let importer = scope.spawn(|| small::shrink(&site.join("importer_bg.wasm"), &node));
                    program::shrink(&site.join("diagram"), &node)?;
                    small::shrink(&site.join("page_bg.wasm"), &node)?;
                    importer.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic))
                })?;
            }
        }
        Err(reason) => {
            println!("The modules stay as they are written, and are slower to load: {reason:#}");
            // Not a module, and without further requests: the page would shift when the diagrams appear.
            files::write(&site.join("diagrams.js"), UNBUNDLED)?;
        }
    }
    if let Some(scripts) = one_file {
        one_file::write(&site, &scripts)?;
        scripts.remove()?;
    }
    program::pack(&site.join("diagram"))?;
    for name in LEGAL {
        files::copy(&root().join(name), &site.join(name))?;
    }
    pages::write(&site)?;
    stills::write(&pictures, &site.join("stills"))?;
    if let Some(address) = &place.home {
        home::write(&site, address)?;
    }
    policy::write(&site)?;
    versions::write(&site, place.earlier.as_deref())?;
    // After all others, because it needs the contents of every file.
    offline::write(&site)?;
    if effort == BuildEffort::Full {
        println!("Compressing the files with Brotli.");
        brotli_files::write(&site)?;
    }
    Ok(())
}

/// Compiles all programs as they are sent to others.
fn compile() -> Result<()> {
    // Each of them uses one processor while it is optimised as a whole.
    thread::scope(|scope| {
        let diagrams = scope.spawn(program::compile);
        let page = page::compile(PageBuild::Site(BuildEffort::Full), &[]);
        let diagrams = diagrams.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic));
        page.and(diagrams)
    })?;
    types::check()?;
    schema::check()
}

/// The element's own modules, the builder, the page in a frame, and that of live games.
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
