//! The modules of the game page import each other one way: from room to room, and in no circle.

use std::collections::BTreeMap;
use std::path::{Component, Path, PathBuf};
use xtask::files;
use xtask::process::root;

/// The rooms of `web/js`, in the order of `docs/page.md`: each uses only those before it. Modules directly in the folder
/// are named with the room that they belong to.
const ROOMS: [(&str, &[&str]); 15] = [
    ("vendor", &[]),
    ("program", &["wasm.js", "lacks.js", "program.js", "searcher.js", "site.js"]),
    ("base", &["snippets.js"]),
    ("computer", &["engine.js", "worker.js"]),
    ("trial", &["trial-worker.js"]),
    ("game", &[]),
    ("board", &[]),
    ("keeping", &[]),
    ("review", &[]),
    ("dialogs", &[]),
    ("friend", &[]),
    ("school", &[]),
    ("puzzles", &[]),
    ("page", &["main.js", "entry.js", "visited.js", "own-rules.js", "library-rules.js", "first.js"]),
    ("start", &[]),
];

type Imports = BTreeMap<PathBuf, Vec<PathBuf>>;

/// The modules below `web/js`, each with those that it imports there; imports of types count as well.
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

/// What a module names, as a path below `web/js`; nothing for what lies elsewhere.
fn resolved(module: &Path, quoted: &str) -> Option<PathBuf> {
    let mut path = module.parent()?.to_owned();
    for part in Path::new(quoted).components() {
        match part {
            Component::ParentDir => path = path.parent()?.to_owned(),
            Component::Normal(name) => path.push(name),
            _ => {}
        }
    }
    Some(path)
}

/// The place of a module's room among the rooms.
fn room(module: &Path) -> usize {
    let name = module.components().next().expect("a name").as_os_str().to_string_lossy().into_owned();
    let found = ROOMS.iter().position(|(room, own)| *room == name || own.contains(&name.as_str()));
    found.unwrap_or_else(|| panic!("{} is in no room", module.display()))
}

#[test]
fn rooms_use_only_the_rooms_before_them() {
    for (module, used) in imports() {
        for other in used {
            assert!(room(&other) <= room(&module), "{} imports {}", module.display(), other.display());
        }
    }
}

#[test]
fn modules_import_each_other_in_no_circle() {
    let mut left = imports();
    // Whatever imports only what is gone goes too; a circle stays.
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
