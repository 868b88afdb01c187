//! `cargo xtask package`: what others can use, the site and the npm package.

use crate::notices::LEGAL;
use crate::site::{self, BuildEffort, brotli_files, page_data};
use anyhow::{Result, ensure};
use std::path::PathBuf;
use xtask::files;
use xtask::process::root;
use xtask::tools::ensure_wasm_target;

/// The files and folders that the package takes from the site, at the same relative places.
const FROM_SITE: [&str; 11] = [
    "move-diagram.js",
    "diagrams.js",
    "diagram",
    "games",
    "page.js",
    "page_bg.wasm",
    "importer.js",
    "importer_bg.wasm",
    "schema",
    "worker.js",
    "worker_bg.wasm",
];

/// Parts of them that only the site's own pages use.
const NOT_PACKED: [&str; 2] = ["games/starts", "games/index.json"];

/// The files that it takes from the page's sources: on the site, addresses in these contain its version.
const FROM_PAGE: [&str; 11] = [
    "page.d.ts",
    "worker.d.ts",
    "js/base/promises.js",
    "js/lacks.js",
    "js/wasm.js",
    "js/program.js",
    "js/searcher.js",
    "js/engine.js",
    "js/board/own-picture.js",
    "js/computer/worker-watch.js",
    "js/worker.js",
];

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
pub fn run(home: Option<&str>) -> Result<()> {
    ensure_wasm_target()?;
    site::build(BuildEffort::Full, home)?;
    build()?;
    println!("\nThe site, for any folder of any server of static files: {}", site::folder().display());
    println!("The npm package, for `npm pack` and `npm publish`: {}", folder().display());
    Ok(())
}

/// Assembles the npm package from the built site and `packages/npm`.
///
/// # Errors
/// When the site has not been built or a file cannot be copied.
pub fn build() -> Result<()> {
    let (site, package) = (site::built()?, folder());
    files::remove_folder(&package)?;
    let (root, page) = (root().to_owned(), root().join("web"));
    for (from, names) in [(&site, &FROM_SITE[..]), (&page, &FROM_PAGE[..]), (&root, &LEGAL[..])] {
        for name in names {
            let (from, to) = (from.join(name), package.join(name));
            if from.is_dir() { files::copy_folder(&from, &to)? } else { files::copy(&from, &to)? }
        }
    }
    // Servers of the site send these; bundlers would only copy them.
    for file in files::all(&package)? {
        if file.extension().is_some_and(|ending| ending == brotli_files::ENDING) {
            std::fs::remove_file(file)?;
        }
    }
    page_data::write_texts(&package.join(page_data::TEXTS))?;
    for name in NOT_PACKED.map(|name| package.join(name)) {
        if name.is_dir() { files::remove_folder(&name)? } else { std::fs::remove_file(&name)? }
    }
    files::copy_folder(&root.join("packages/npm"), &package)
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::Value;

    fn manifest() -> Value {
        let text = files::read(&root().join("packages/npm/package.json")).unwrap();
        serde_json::from_str(&text).unwrap()
    }

    #[test]
    fn the_package_has_the_version_and_licence_of_the_workspace() {
        let manifest = manifest();
        assert_eq!(manifest["version"], env!("CARGO_PKG_VERSION"));
        assert_eq!(manifest["license"], env!("CARGO_PKG_LICENSE"));
    }

    #[test]
    fn what_is_offered_is_in_the_package() {
        let manifest = manifest();
        let packed: Vec<&str> = manifest["files"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
        let is_there = |path: &str| {
            let path = path.trim_start_matches("./");
            let top = path.split('/').next().unwrap_or_default();
            let own = root().join("packages/npm").join(path).is_file();
            packed.contains(&top)
                && (own || FROM_SITE.contains(&path) || path.starts_with("diagram/") || FROM_PAGE.contains(&path))
        };
        for (name, entry) in manifest["exports"].as_object().unwrap() {
            for path in entry.as_object().into_iter().flat_map(|entry| entry.values()).filter_map(Value::as_str) {
                assert!(is_there(path), "{name}: {path}");
            }
        }
        for path in manifest["sideEffects"].as_array().unwrap() {
            assert!(is_there(path.as_str().unwrap()), "{path}");
        }
    }
}
