//! The game page as it is written: its programs, and the files that it names.
//!
//! `web/index.html` says in `<link data-trunk …>` what belongs to it, in the words of Trunk, so that `trunk serve` works as well.
//! This module reads the same lines and does the same. It saves a new machine the minutes in which Trunk is compiled; a step
//! of `cargo xtask test --thorough` compares what both build.

use crate::bindings::{self, BindingTarget};
use crate::site::small;
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use xtask::files;
use xtask::process::{cargo, root, run, target_folder};
use xtask::tools::WASM_TARGET;

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

/// How the page's programs are compiled.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageBuild {
    /// As Trunk does it: each with its profile, and nothing else.
    Plain,
    /// As the site has them: those of the profile for size are built as small as can be.
    Site,
}

impl PageBuild {
    fn is_small(self, profile: &str) -> bool {
        self == Self::Site && profile == small::PROFILE
    }

    /// Where the program of a package is.
    fn program(self, package: &str, profile: &str) -> PathBuf {
        if self.is_small(profile) {
            return small::compiled(package);
        }
        target_folder().join(WASM_TARGET).join(profile).join(format!("menagerie_{package}.wasm"))
    }
}

/// The folder of the page's sources.
fn web() -> PathBuf {
    root().join("web")
}

/// Compiles the page's programs.
///
/// # Errors
/// When `web/index.html` cannot be read, or a build fails.
pub fn compile(build: PageBuild) -> Result<()> {
    for asset in assets(&files::read(&web().join("index.html"))?)? {
        if let PageAsset::Program { manifest, profile } = asset {
            if build.is_small(&profile) {
                small::compile(&package(&manifest)?, &[])?;
                continue;
            }
            let mut command = cargo();
            match build {
                PageBuild::Plain => command.arg("build"),
                // Without the library, which would cost the link-time optimisation.
                PageBuild::Site => command.args(["rustc", "--lib", "--crate-type", "cdylib"]),
            };
            command.args(["--target", WASM_TARGET, "--profile", &profile]);
            run(command.arg("--manifest-path").arg(manifest))?;
        }
    }
    Ok(())
}

/// The name of the package with this manifest, which is its folder's.
fn package(manifest: &Path) -> Result<String> {
    let folder = manifest.parent().and_then(Path::file_name).context("the program has no folder")?;
    Ok(folder.to_string_lossy().into_owned())
}

/// Writes the page and everything that it names into an empty folder. The programs have to be compiled.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write(site: &Path, build: PageBuild) -> Result<()> {
    files::remove_folder(site)?;
    let page = files::read(&web().join("index.html"))?;
    for asset in assets(&page)? {
        match asset {
            PageAsset::Program { manifest, profile } => {
                let name = package(&manifest)?;
                bindings::write(&build.program(&name, &profile), BindingTarget::Web, &name, site)?;
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
    fn the_page_names_its_programs_and_its_files() {
        let found = assets(&files::read(&web().join("index.html")).unwrap()).unwrap();
        for (package, wanted) in [("page", "small"), ("worker", "worker")] {
            let manifest = web().join(format!("../crates/{package}/Cargo.toml"));
            assert!(
                found.contains(&PageAsset::Program { manifest, profile: wanted.to_owned() }),
                "{package}: {found:?}"
            );
        }
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
