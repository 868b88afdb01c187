//! The modules of the game page import each other in one direction, from folder to folder, without cycles.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use xtask::files;
use xtask::process::root;

/// The folders of `web/js` in the order of `docs/page.md`: each uses only those before it. Modules directly in `web/js` are listed with
/// the folder they belong to.
const FOLDERS: [(&str, &[&str]); 17] = [
    ("vendor", &[]),
    ("program", &["wasm.js", "lacks.js", "program.js", "searcher.js", "site.js"]),
    ("base", &["snippets.js"]),
    ("bundle", &[]),
    ("computer", &["engine.js", "worker.js", "worker-files.js"]),
    ("trial", &["trial-worker.js"]),
    ("game", &[]),
    ("board", &[]),
    ("keeping", &[]),
    ("review", &[]),
    ("dialogs", &[]),
    ("friend", &[]),
    ("school", &[]),
    ("puzzles", &[]),
    ("page", &["main.js", "entry.js", "visited.js", "own-rules.js", "library-rules.js", "save-file.js", "first.js"]),
    ("start", &[]),
    ("in-file", &["one-file.js"]),
];

type Imports = BTreeMap<PathBuf, Vec<PathBuf>>;

/// The modules below `web/js` with their imports there, including imports of types.
fn imports() -> Imports {
    let folder = root().join("web/js");
    let mut all = Imports::new();
    for file in files::all(&folder).expect("the modules") {
        let text = files::read(&file).expect("a module");
        let name = file.strip_prefix(&folder).expect("below the folder").to_owned();
        let lines = text.lines().filter(|line| line.starts_with("import ") || line.starts_with("/** @import "));
        let quoted = lines.filter_map(|line| line.split('"').nth(1)).filter(|quoted| quoted.starts_with('.'));
        let used = quoted.filter_map(|quoted| resolved(&name, quoted)).collect();
        all.insert(name, used);
    }
    all
}

/// The folder of the modules that the build makes of the catalogues.
const BUILT: &str = "texts";

/// What a module names, as a path below `web/js`; nothing for what lies elsewhere, or is only there once it is built.
fn resolved(module: &Path, quoted: &str) -> Option<PathBuf> {
    let mut path = module.parent()?.to_owned();
    for part in Path::new(quoted).components() {
        match part {
            Component::ParentDir => path = path.parent()?.to_owned(),
            Component::Normal(name) => path.push(name),
            _ => {}
        }
    }
    (!path.starts_with(BUILT)).then_some(path)
}

/// The index of a module's folder.
fn folder(module: &Path) -> usize {
    let name = module.components().next().expect("a name").as_os_str().to_string_lossy().into_owned();
    let found = FOLDERS.iter().position(|(folder, own)| *folder == name || own.contains(&name.as_str()));
    found.unwrap_or_else(|| panic!("{} is in no folder of the list", module.display()))
}

#[test]
fn folders_use_only_the_folders_before_them() {
    for (module, used) in imports() {
        for other in used {
            assert!(folder(&other) <= folder(&module), "{} imports {}", module.display(), other.display());
        }
    }
}

#[test]
fn modules_import_each_other_in_no_circle() {
    let mut left = imports();
    // Removing modules without remaining imports repeatedly leaves only cycles.
    loop {
        let free: Vec<PathBuf> = left
            .iter()
            .filter(|(_, used)| used.iter().all(|other| !left.contains_key(other)))
            .map(|(module, _)| module.clone())
            .collect();
        if free.is_empty() {
            break;
        }
        for module in free {
            left.remove(&module);
        }
    }
    assert!(left.is_empty(), "these import each other: {:?}", left.keys());
}

#[test]
fn every_import_leads_to_a_module() {
    let all = imports();
    for (module, used) in &all {
        for other in used {
            assert!(all.contains_key(other), "{} imports {}", module.display(), other.display());
        }
    }
}
