//! The npm package that has the whole site, with a server.

use crate::notices::LEGAL;
use crate::site::{self, brotli_files};
use anyhow::{Result, ensure};
use std::path::PathBuf;
use xtask::files;
use xtask::process::root;

/// The folder that holds the package.
pub fn folder() -> PathBuf {
    root().join("dist/npm-site")
}

/// The folder that holds the package, if there is one.
///
/// # Errors
/// When it has not been built.
pub fn built() -> Result<PathBuf> {
    let folder = folder();
    ensure!(folder.join("package.json").is_file(), "the npm packages have not been built: run `cargo xtask package`");
    Ok(folder)
}

/// Makes the package of `packages/site` and the built site.
///
/// # Errors
/// When the site has not been built, or a file cannot be copied.
pub fn build() -> Result<()> {
    let package = folder();
    files::remove_folder(&package)?;
    files::copy_folder(&root().join("packages/site"), &package)?;
    for name in LEGAL {
        files::copy(&root().join(name), &package.join(name))?;
    }
    let copy = package.join("site");
    files::copy_folder(&site::built()?, &copy)?;
    // Nothing is compressed on the way from a server on the same machine.
    for file in
        files::all(&copy)?.into_iter().filter(|file| file.extension().is_some_and(|it| it == brotli_files::ENDING))
    {
        std::fs::remove_file(file)?;
    }
    Ok(())
}
