//! `cargo xtask package`: what others can use, the site and the npm package.

mod modules;
mod programs;
pub mod site_package;

use crate::notices::LEGAL;
use crate::site::{self, BuildEffort, Place};
use anyhow::{Result, ensure};
use std::path::PathBuf;
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::{root, target_folder};
use xtask::tools::ensure_wasm_target;

/// The types that the package's own refer to.
const TYPES: [&str; 2] = ["page.d.ts", "worker.d.ts"];

/// The folder that holds the npm package.
pub fn folder() -> PathBuf {
    root().join("dist/npm")
}

/// The folder that holds the npm package, if there is one.
///
/// # Errors
/// When it has not been built.
pub fn built() -> Result<PathBuf> {
    let folder = folder();
    ensure!(folder.join("package.json").is_file(), "the npm package has not been built: run `cargo xtask package`");
    Ok(folder)
}

/// Builds both and says where they are.
///
/// # Errors
/// When a tool cannot be installed or a build fails.
pub fn run(place: &Place) -> Result<()> {
    ensure_wasm_target()?;
    site::build(BuildEffort::Full, place)?;
    build()?;
    println!("\nThe site, for any folder of any server of static files: {}", site::folder().display());
    for folder in [folder(), site_package::folder()] {
        println!("An npm package, for `npm pack` and `npm publish`: {}", folder.display());
    }
    Ok(())
}

/// Makes both npm packages. The one for developers is made of `packages/npm`, the modules of the page and the diagrams, and the programs of the built site. Two more programs
/// are compiled for it.
///
/// # Errors
/// When the site has not been built, a program cannot be compiled, or a file cannot be copied.
pub fn build() -> Result<()> {
    ensure_wasm_target()?;
    let (site, package, own) = (site::built()?, folder(), root().join("packages/npm"));
    let node = NodeJs::find()?;
    let sources = target_folder().join("npm-sources");
    files::remove_folder(&sources)?;
    modules::gather(&own, &sources)?;
    programs::write(&site, &sources, &node)?;
    files::remove_folder(&package)?;
    modules::bundle(&sources, &package, &node)?;
    for file in files::entries(&own)?.into_iter().filter(|file| !modules::is_module(file)) {
        files::copy(&file, &package.join(file.file_name().unwrap_or_default()))?;
    }
    for name in TYPES {
        files::copy(&root().join("web").join(name), &package.join(name))?;
    }
    for name in LEGAL {
        files::copy(&root().join(name), &package.join(name))?;
    }
    files::copy_folder(&site.join("schema"), &package.join("schema"))?;
    site_package::build()
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    /// Both packages: their folders among the sources.
    const PACKAGES: [&str; 2] = ["packages/npm", "packages/site"];

    fn manifest(package: &str) -> Value {
        let text = files::read(&root().join(package).join("package.json")).unwrap();
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn the_packages_have_the_version_and_licence_of_the_workspace() {
        for manifest in PACKAGES.map(manifest) {
            assert_eq!(manifest["version"], env!("CARGO_PKG_VERSION"));
            assert_eq!(manifest["license"], env!("CARGO_PKG_LICENSE"));
        }
    }

    #[test]
    fn what_is_offered_is_in_the_package() {
        let manifest = manifest(PACKAGES[0]);
        let own = root().join(PACKAGES[0]);
        let is_there = |path: &str| {
            let name = path.trim_start_matches("./");
            own.join(name).is_file() || modules::is_made(name) || name.starts_with("schema/")
        };
        let exports = manifest["exports"].as_object().unwrap().values();
        let paths =
            exports.flat_map(|entry| entry.as_object().map_or_else(|| vec![entry], |all| all.values().collect()));
        let effects = manifest["sideEffects"].as_array().unwrap().iter().filter(|path| *path != "./chunks/*.js");
        for path in paths.chain(effects).chain([&manifest["main"], &manifest["bin"]["menagerie-chess"]]) {
            assert!(is_there(path.as_str().unwrap()), "{path}");
        }
    }
}
