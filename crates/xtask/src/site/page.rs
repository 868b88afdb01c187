//! The game page as it is written: its program, and the files that it names.
//!
//! `web/index.html` says in `<link data-trunk …>` what belongs to it, in the words of Trunk, so that `trunk serve` works as well.
//! This module reads the same lines and does the same. It saves a new machine the five minutes in which Trunk is compiled; a step
//! of `cargo xtask test --thorough` compares what both build.

use crate::bindings::{self, BindingTarget};
use crate::files;
use crate::process::{cargo, root, run, target_folder};
use crate::tools::WASM_TARGET;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};

/// What a `<link data-trunk …>` asks for. Paths are absolute.
#[derive(Debug, PartialEq, Eq)]
enum PageAsset {
    /// The WebAssembly program of the crate with this manifest, built with this profile.
    Program { manifest: PathBuf, profile: String },
    /// A folder, copied under its own name.
    Folder(PathBuf),
    /// A file, copied under its own name.
    File(PathBuf),
}

/// The folder of the page's sources.
fn web() -> PathBuf {
    root().join("web")
}

/// Compiles the page's program.
///
/// # Errors
/// When `web/index.html` cannot be read, or the build fails.
pub fn compile() -> Result<()> {
    for asset in assets(&files::read(&web().join("index.html"))?)? {
        if let PageAsset::Program { manifest, profile } = asset {
            run(cargo()
                .args(["build", "--target", WASM_TARGET, "--profile", &profile])
                .arg("--manifest-path")
                .arg(manifest))?;
        }
    }
    Ok(())
}

/// Writes the page and everything that it names into an empty folder. The program has to be compiled.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write(site: &Path) -> Result<()> {
    files::remove_folder(site)?;
    let page = files::read(&web().join("index.html"))?;
    for asset in assets(&page)? {
        match asset {
            PageAsset::Program { manifest, profile } => {
                let name =
                    manifest.parent().and_then(Path::file_name).context("the program has no folder")?.to_string_lossy();
                let module = target_folder().join(WASM_TARGET).join(profile).join(format!("menagerie_{name}.wasm"));
                bindings::write(&module, BindingTarget::Web, &name, site)?;
            }
            PageAsset::Folder(folder) => {
                files::copy_folder(&folder, &site.join(folder.file_name().unwrap_or_default()))?
            }
            PageAsset::File(file) => files::copy(&file, &site.join(file.file_name().unwrap_or_default()))?,
        }
    }
    files::write(&site.join("index.html"), &without_links(&page))
}

/// The page without the lines that are for Trunk.
pub fn without_links(page: &str) -> String {
    let kept: Vec<&str> = page.lines().filter(|line| !line.contains("data-trunk")).collect();
    kept.join("\n") + "\n"
}

/// What the page asks for, in its order.
fn assets(page: &str) -> Result<Vec<PageAsset>> {
    page.lines()
        .filter(|line| line.contains("<link data-trunk"))
        .map(|line| asset(line).with_context(|| format!("web/index.html: `{}` is not understood", line.trim())))
        .collect()
}

fn asset(line: &str) -> Result<PageAsset> {
    let href = web().join(attribute(line, "href").context("it names no file")?);
    match attribute(line, "rel").unwrap_or_default() {
        "copy-dir" => Ok(PageAsset::Folder(href)),
        "copy-file" => Ok(PageAsset::File(href)),
        "rust" => {
            let profile = attribute(line, "data-cargo-profile-release").context("it names no profile")?;
            Ok(PageAsset::Program { manifest: href, profile: profile.to_owned() })
        }
        other => bail!("there is no `rel` called “{other}” here"),
    }
}

/// The value of an attribute. The page is ours: every value stands in double quotes.
fn attribute<'l>(line: &'l str, name: &str) -> Option<&'l str> {
    line.split_once(&format!(" {name}=\""))?.1.split('"').next()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_page_names_its_program_and_its_files() {
        let found = assets(&files::read(&web().join("index.html")).unwrap()).unwrap();
        let program = |asset: &&PageAsset| matches!(asset, PageAsset::Program { profile, .. } if profile == "page");
        assert_eq!(found.iter().filter(program).count(), 1);
        assert!(found.contains(&PageAsset::Folder(web().join("css"))), "{found:?}");
        assert!(found.contains(&PageAsset::File(web().join("manifest.webmanifest"))), "{found:?}");
    }

    #[test]
    fn a_line_that_is_not_understood_is_named() {
        let error = assets("<p>\n<link data-trunk rel=\"scss\" href=\"a.scss\">\n").unwrap_err();
        assert!(format!("{error:#}").contains("a.scss"), "{error:#}");
    }

    #[test]
    fn what_is_for_trunk_is_left_out() {
        assert_eq!(without_links("<p>\n  <link data-trunk rel=\"css\">\n</p>\n"), "<p>\n</p>\n");
    }
}
