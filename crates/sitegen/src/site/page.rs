//! The game page as its sources define it: its programs, and the files that it refers to.
//!
//! `web/index.html` lists its parts in `<link data-trunk …>`, in the syntax of Trunk, so that `trunk serve` works as well. This module
//! reads the same lines and does the same. That saves a new machine the minutes in which Trunk is compiled. A step of `cargo xtask test`
//! compares both results.

use crate::bindings::{self, BindingTarget};
use crate::site::build_effort::BuildEffort;
use crate::site::{page_data, quick, small};
use anyhow::{Context, Result, bail};
use std::path::{Path, PathBuf};
use xtask::files;
use xtask::process::{cargo, root, run, target_folder};
use xtask::tools::WASM_TARGET;

/// The target of a `<link data-trunk …>`. Paths are absolute.
#[derive(Debug, PartialEq, Eq)]
enum PageAsset {
    /// The WebAssembly program of the crate with this manifest, built with this profile.
    Program { manifest: PathBuf, profile: String },
    /// A folder, copied under its own name.
    Folder(PathBuf),
    /// A file, copied under its own name.
    File(PathBuf),
}

/// How to compile the page's programs.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageBuild {
    /// As Trunk does: each with its profile, and nothing else.
    Plain,
    /// As the site has them, with this effort.
    Site(BuildEffort),
}

impl PageBuild {
    /// Whether a program with this profile is built to be small.
    fn is_small(self, profile: &str) -> bool {
        self == Self::Site(BuildEffort::Full) && profile == small::PROFILE
    }

    /// The path of the program of a package.
    fn program(self, package: &str, profile: &str) -> PathBuf {
        if self == Self::Site(BuildEffort::Quick) {
            return quick::compiled(package);
        }
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

/// Compiles the page's programs, each by itself, with these variables set. [`quick`] compiles them together instead.
///
/// # Errors
/// When `web/index.html` cannot be read, or a build fails.
pub fn compile(build: PageBuild, variables: &[(&str, &str)]) -> Result<()> {
    for asset in assets(&files::read(&web().join("index.html"))?)? {
        if let PageAsset::Program { manifest, profile } = asset {
            if build.is_small(&profile) {
                small::compile(&package(&manifest)?, None, &[])?;
                continue;
            }
            let mut command = cargo();
            match build {
                PageBuild::Plain => command.arg("build"),
                // Without the library, which would cost the link-time optimisation.
                PageBuild::Site(_) => command.args(["rustc", "--lib", "--crate-type", "cdylib"]),
            };
            command.args(["--target", WASM_TARGET, "--profile", &profile]);
            run(command.arg("--manifest-path").arg(manifest).envs(variables.iter().copied()))?;
        }
    }
    Ok(())
}

/// The name of the package with this manifest, which is that of its folder.
fn package(manifest: &Path) -> Result<String> {
    let folder = manifest.parent().and_then(Path::file_name).context("the program has no folder")?;
    Ok(folder.to_string_lossy().into_owned())
}

/// Writes the page and everything that it refers to into an empty folder. The programs must be compiled.
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
    page_data::write(site)?;
    files::write(&site.join("index.html"), &without_links(&page))
}

/// The page without the lines for Trunk.
pub fn without_links(page: &str) -> String {
    let kept: Vec<&str> = page.lines().filter(|line| !line.contains("data-trunk")).collect();
    kept.join("\n") + "\n"
}

/// The parts of the page, in order.
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

/// The value of an attribute. In our own page every value is in double quotes.
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
