//! Versions of the game page, and the service worker that keeps them.
//!
//! A version is a hash of the contents of its files. The addresses of its scripts and styles contain it too (`js/main.js?v=…`), so that a
//! page in the middle of a game never gets a file of another version, neither from the service worker nor from another cache.

use super::file_hashes::{address, files_of, integrity, version};
use super::versions;
use crate::gallery::cards;
use anyhow::{Context, Result};
use menagerie_rules::{Options, Variant};
use std::collections::HashSet;
use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use xtask::files;
use xtask::process::root;

/// The page.
const PAGE: &str = "index.html";
/// The generated service worker.
pub const WORKER: &str = "service-worker.js";
/// The scripts that start its programs; bundled modules contain them.
const LOADERS: [&str; 2] = ["page.js", "worker.js"];
/// The folder of the pieces' pictures; its subfolders have those of whole games.
const PICTURES: &str = "pieces";
/// The folder of the opening books. Those of built-in games are cached for offline use; others are once they have been used.
const BOOKS: &str = "books";
/// The other parts of the game page: files, and folders with all their contents.
const PARTS: [&str; 12] = [
    LOADERS[0],
    LOADERS[1],
    "page_bg.wasm",
    "worker_bg.wasm",
    "manifest.webmanifest",
    "js",
    "css",
    PICTURES,
    "fonts",
    "icons",
    BOOKS,
    cards::FILE,
];
/// Those whose addresses contain the version.
const VERSIONED: [&str; 6] = [LOADERS[0], LOADERS[1], "page_bg.wasm", "worker_bg.wasm", "js", "css"];
/// The number of characters of a version, enough to make it unique.
const LENGTH: usize = 16;

/// Adds the version to the addresses in a site's game page, and writes its service worker.
///
/// # Errors
/// When a file cannot be read or written, or a part is missing.
pub fn write(site: &Path) -> Result<()> {
    let files = parts(site)?;
    let version = version(site, &files, LENGTH)?;
    let versioned: HashSet<String> = files.iter().filter(|file| is_versioned(file)).map(|file| address(file)).collect();
    // The loaders of the programs load nothing by themselves.
    for file in files.iter().filter(|file| *file == Path::new(PAGE) || file.starts_with("js")) {
        let path = site.join(file);
        match file.extension().and_then(|ending| ending.to_str()) {
            Some("js") => {
                let is_file =
                    |quoted: &str| below_site(file, quoted).is_some_and(|address| versioned.contains(&address));
                files::write(&path, &named(&files::read(&path)?, is_file, &version))?;
            }
            Some("html") => {
                files::write(&path, &named(&files::read(&path)?, |quoted| versioned.contains(quoted), &version))?;
            }
            _ => {}
        }
    }
    let worker = files::read(&root().join("web/offline/service-worker.js"))?;
    let own = serde_json::to_string(&contents(site, &files, &version)?)?;
    let others = serde_json::to_string(&others(site, &files)?)?;
    let text = format!("const VERSION = \"{version}\";\nconst FILES = {own};\nconst OTHERS = {others};\n\n{worker}");
    files::write(&site.join(WORKER), &text)
}

/// The files of the game page, as paths below the site.
fn parts(site: &Path) -> Result<Vec<PathBuf>> {
    let mut found = vec![PathBuf::from(PAGE)];
    found.extend(files_of(site, &PARTS)?);
    let shown = shown()?;
    found.retain(|file| file.parent() != Some(Path::new(PICTURES)) || shown.contains(file));
    found.retain(|file| !file.starts_with(BOOKS) || Variant::ids().any(|id| file.file_stem() == Some(OsStr::new(id))));
    for loader in LOADERS {
        if !is_imported(site, &found, loader)? {
            found.retain(|file| file != Path::new(loader));
        }
    }
    Ok(found)
}

/// The pictures of pieces of built-in games. These are cached for offline use; others are once they have been seen.
fn shown() -> Result<HashSet<PathBuf>> {
    let mut all = HashSet::new();
    for game in Variant::ids() {
        let variant = Variant::by_id(game, &Options::none())?;
        all.extend(variant.kinds().iter().map(|kind| Path::new(PICTURES).join(&kind.art).with_extension("svg")));
    }
    Ok(all)
}

/// Whether a module among these files imports this one, which is beside their folder.
fn is_imported(site: &Path, files: &[PathBuf], name: &str) -> Result<bool> {
    for file in files.iter().filter(|file| file.starts_with("js")) {
        let text = files::read(&site.join(file))?;
        if text.split('"').any(|quoted| below_site(file, quoted).is_some_and(|address| address == name)) {
            return Ok(true);
        }
    }
    Ok(false)
}

/// The address below the site that a file refers to relative to its own folder: `./board.js`, `../page.js`.
fn below_site(file: &Path, quoted: &str) -> Option<String> {
    let mut folder = file.parent()?;
    let mut rest = match quoted.strip_prefix("./") {
        Some(rest) => rest,
        None if quoted.starts_with("../") => quoted,
        None => return None,
    };
    while let Some(above) = rest.strip_prefix("../") {
        folder = folder.parent()?;
        rest = above;
    }
    Some(address(&folder.join(rest)))
}

fn is_versioned(file: &Path) -> bool {
    VERSIONED.iter().any(|part| file.starts_with(part))
}

/// The addresses of these files, as the page requests them, with the hashes of their contents.
fn contents(site: &Path, files: &[PathBuf], version: &str) -> Result<serde_json::Map<String, serde_json::Value>> {
    let content = |file: &PathBuf| {
        let address = if is_versioned(file) { format!("{}?v={version}", address(file)) } else { page_address(file) };
        Ok((address, integrity(&site.join(file))?.into()))
    };
    files.iter().map(content).collect()
}

/// The same for all other files of the site: pages of rules and diagrams, and their parts. Versions of the diagrams are for pages of others.
fn others(site: &Path, own: &[PathBuf]) -> Result<serde_json::Map<String, serde_json::Value>> {
    let own: HashSet<&PathBuf> = own.iter().collect();
    let mut found = serde_json::Map::new();
    for file in files::all(site)? {
        let file = file.strip_prefix(site).context("a file is not in the site")?.to_owned();
        if !own.contains(&file) && file != Path::new(WORKER) && !file.starts_with(versions::FOLDER) {
            found.insert(page_address(&file), integrity(&site.join(&file))?.into());
        }
    }
    Ok(found)
}

/// The address of a page, which is that of its folder.
fn page_address(file: &Path) -> String {
    match address(file).strip_suffix(PAGE) {
        Some("") => "./".to_owned(),
        Some(folder) => folder.to_owned(),
        None => address(file),
    }
}

/// A text with the version added to quoted addresses of files. Names in a program that look like addresses but are not those of files are
/// left alone.
fn named(text: &str, is_file: impl Fn(&str) -> bool, version: &str) -> String {
    let mut out = String::with_capacity(text.len() + 1000);
    // Every part between two quotes is either quoted, or between two quoted texts.
    for (index, part) in text.split('"').enumerate() {
        if index > 0 {
            out.push('"');
        }
        // A version that is already there is replaced.
        match part.split_once("?v=").map_or(part, |(address, _)| address) {
            address if is_file(address) => out.extend([address, "?v=", version]),
            _ => out.push_str(part),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::fs;

    #[test]
    fn addresses_of_files_name_the_version() {
        let script = "import a, { b } from \"./b.js\";\nimport \"../page.js\";\nnew Worker(new URL(\"./worker.js\", import.meta.url));\n\
                      fetch(new URL(\"../page_bg.wasm\", import.meta.url)); say(\"no.js\"); const parts = { \"./page_bg.js\": it };";
        let files = ["./b.js", "../page.js", "./worker.js", "../page_bg.wasm"];
        let naming = |text: &str, version: &str| named(text, |quoted| files.contains(&quoted), version);
        let once = naming(script, "7");
        for address in files {
            assert!(once.contains(&format!("\"{address}?v=7\"")), "{address}: {once}");
        }
        assert_eq!(once.matches("?v=").count(), 4, "{once}");
        assert_eq!(naming(&once, "8"), once.replace("?v=7", "?v=8"));
    }

    /// A minimal site.
    fn site(style: &str) -> tempfile::TempDir {
        let place = tempfile::tempdir().unwrap();
        let write = |name: &str, text: &str| files::write(&place.path().join(name), text).unwrap();
        write(
            "index.html",
            "<link href=\"css/a.css\"><script src=\"js/main.js\"></script><img src=\"pieces/lion.svg\">",
        );
        write("js/main.js", "import \"../page.js\"; const parts = { \"./page_bg.js\": it };");
        write("js/room/part.js", "import \"../main.js\"; import \"../../page.js\";");
        write("js/worker.js", "import \"../worker.js\";");
        write("css/a.css", style);
        write("rules/index.html", "<p>rules</p>");
        for name in [
            "page.js",
            "page_bg.wasm",
            "worker.js",
            "worker_bg.wasm",
            "manifest.webmanifest",
            "pieces/lion.svg",
            "pieces/octopus.svg",
            "pieces/sets/chess.json",
            "fonts/a.woff2",
            "icons/a.png",
            "books/chess.txt",
            "books/shako.txt",
            cards::FILE,
        ] {
            write(name, name);
        }
        place
    }

    #[test]
    fn the_service_worker_knows_every_file_and_its_content() {
        let place = site("p {}");
        write(place.path()).unwrap();
        let page = files::read(&place.path().join("index.html")).unwrap();
        let worker = files::read(&place.path().join("service-worker.js")).unwrap();
        let version = worker.split('"').nth(1).unwrap();
        let main = files::read(&place.path().join("js/main.js")).unwrap();
        assert_eq!(main, format!("import \"../page.js?v={version}\"; const parts = {{ \"./page_bg.js\": it }};"));
        let part = files::read(&place.path().join("js/room/part.js")).unwrap();
        assert_eq!(part, format!("import \"../main.js?v={version}\"; import \"../../page.js?v={version}\";"));
        assert_eq!(version.len(), LENGTH);
        assert!(
            page.contains(&format!("\"css/a.css?v={version}\""))
                && page.contains(&format!("\"js/main.js?v={version}\""))
        );
        assert!(page.contains("\"pieces/lion.svg\""));
        let list = worker.lines().nth(1).unwrap().trim_start_matches("const FILES = ").trim_end_matches(';');
        let list: serde_json::Map<String, serde_json::Value> = serde_json::from_str(list).unwrap();
        assert_eq!(list.len(), 16, "{list:?}");
        let sum = integrity(&place.path().join("js/main.js")).unwrap();
        assert_eq!(list[&format!("js/main.js?v={version}")], sum);
        assert!(list.contains_key("./") && list.contains_key("icons/a.png"));
        let others = worker.lines().nth(2).unwrap().trim_start_matches("const OTHERS = ").trim_end_matches(';');
        let others: serde_json::Map<String, serde_json::Value> = serde_json::from_str(others).unwrap();
        assert_eq!(others.keys().collect::<Vec<_>>(), ["books/shako.txt", "pieces/octopus.svg", "rules/"]);
    }

    #[test]
    fn another_content_is_another_version() {
        let worker = |style: &str| {
            let place = site(style);
            write(place.path()).unwrap();
            files::read(&place.path().join("service-worker.js")).unwrap()
        };
        assert_eq!(worker("p {}"), worker("p {}"));
        assert_ne!(worker("p {}").lines().next(), worker("q {}").lines().next());
    }

    #[test]
    fn a_missing_part_is_named() {
        let place = site("p {}");
        fs::remove_file(place.path().join("page.js")).unwrap();
        assert!(write(place.path()).unwrap_err().to_string().contains("page.js is missing"));
    }
}
