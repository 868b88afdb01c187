//! The diagram and the links of the documentation match the code.

use serde_json::Value;
use std::collections::BTreeSet;
use std::process::Command;
use xtask::process::root;

type Arrows = BTreeSet<(String, String)>;

/// The dependencies between the crates of the workspace, without those for tests.
fn dependencies() -> Arrows {
    let output = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&output.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let names: BTreeSet<&str> = packages.iter().filter_map(|package| package["name"].as_str()).collect();
    let arrows = packages.iter().flat_map(|package| {
        let dependencies = package["dependencies"].as_array().into_iter().flatten();
        let used = dependencies.filter(|one| one["kind"].is_null()).map(|one| &one["name"]);
        used.filter(|used| names.contains(used.as_str().unwrap_or_default()))
            .map(|used| (text(&package["name"]), text(used)))
    });
    arrows.collect()
}

/// The name of a package. Published ones have a prefix, which their folders and the documentation leave out.
fn text(value: &Value) -> String {
    let name = value.as_str().unwrap_or_default();
    name.strip_prefix("menagerie-").unwrap_or(name).to_owned()
}

/// The solid arrows of the diagram.
fn picture(page: &str) -> Arrows {
    let lines = page.lines().filter_map(|line| line.trim().split_once(" --> "));
    lines.map(|(from, to)| (from.to_owned(), to.to_owned())).collect()
}

#[test]
fn the_picture_has_every_dependency_and_no_other() {
    let page = std::fs::read_to_string(root().join("docs/architecture.md")).expect("the page");
    assert_eq!(picture(&page), dependencies());
}

/// The direct and indirect dependencies of a crate.
fn reached(arrows: &Arrows, from: &str) -> BTreeSet<String> {
    let (mut found, mut left) = (BTreeSet::new(), vec![from.to_owned()]);
    while let Some(user) = left.pop() {
        let used = arrows.iter().filter(|(one, _)| *one == user).map(|(_, used)| used.clone());
        left.extend(used.filter(|used| found.insert(used.clone())).collect::<Vec<_>>());
    }
    found
}

#[test]
fn crates_depend_on_no_more_than_they_may() {
    let arrows = dependencies();
    for (user, allowed) in [
        ("definition-derive", &[][..]),
        ("rules", &["definition-derive", "texts"]),
        ("texts", &[]),
        ("xtask", &[]),
        ("engine", &["definition-derive", "rules", "texts"]),
        ("scene", &["definition-derive", "rules", "texts"]),
        ("session", &["definition-derive", "engine", "js-types", "rules", "scene", "texts"]),
    ] {
        let allowed: BTreeSet<String> = allowed.iter().map(|name: &&str| (*name).to_owned()).collect();
        assert_eq!(reached(&arrows, user), allowed, "{user}");
    }
    let heavy = [
        ("page", ["formats", "workshop", "rulebook", "matches", "games"]),
        ("diagram", ["formats", "workshop", "engine", "matches", "games"]),
    ];
    for (user, heavy) in heavy {
        let found = reached(&arrows, user);
        assert!(heavy.iter().all(|name| !found.contains(*name)), "{user} depends on {found:?}");
    }
}

/// The crate without its feature `js`, on all targets.
#[test]
fn the_session_knows_no_browser() {
    let output = Command::new(env!("CARGO"))
        .args(["tree", "--package", "session", "--edges", "normal", "--target", "all", "--prefix", "none", "--offline"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let tree = String::from_utf8_lossy(&output.stdout).into_owned();
    let used: BTreeSet<&str> = tree.lines().filter_map(|line| line.split_whitespace().next()).collect();
    assert!(used.contains("session") && used.contains("serde"), "{tree}{}", String::from_utf8_lossy(&output.stderr));
    for browser in ["js-sys", "tsify", "wasm-bindgen", "web-sys"] {
        assert!(!used.contains(browser), "session depends on {browser}");
    }
}

#[test]
fn every_link_of_the_documentation_leads_somewhere() {
    for page in [
        "README.md",
        "CONTRIBUTING.md",
        "CHANGELOG.md",
        "docs/architecture.md",
        "docs/glossary.md",
        "docs/lab/README.md",
        "docs/mutants.md",
        "docs/npm.md",
        "docs/page.md",
        "docs/performance.md",
        "docs/puzzles.md",
        "docs/review.md",
        "docs/school.md",
        "docs/start.md",
    ] {
        let file = root().join(page);
        let text = std::fs::read_to_string(&file).unwrap_or_else(|error| panic!("{page}: {error}"));
        let links = text.split("](").skip(1).filter_map(|rest| rest.split(')').next());
        let inner: Vec<&str> = links.filter(|link| !link.contains("://") && !link.starts_with('#')).collect();
        for link in inner {
            let path = file.parent().expect("a folder").join(link.split('#').next().unwrap_or(link));
            assert!(path.exists(), "{page}: {link}");
        }
    }
}

#[test]
fn no_file_names_a_path_of_one_machine() {
    let listed = Command::new("git").args(["ls-files"]).current_dir(root()).output().expect("git runs");
    let private = ["work", "root", "home", "Users"].map(|folder| format!("/{folder}/"));
    let names = String::from_utf8_lossy(&listed.stdout).into_owned();
    assert!(names.lines().count() > 500, "{names}");
    for name in names.lines() {
        let Ok(text) = std::fs::read_to_string(root().join(name)) else { continue };
        // A web address may contain such a word; a path begins at the start of a word.
        let at = |path: &String| {
            text.match_indices(path.as_str())
                .find(|(at, _)| !text[..*at].ends_with(|it: char| it.is_alphanumeric() || "./_-*".contains(it)))
                .map(|(at, _)| at)
        };
        if let Some(at) = private.iter().find_map(at) {
            panic!("{name}: {}", text[at..].lines().next().unwrap_or_default());
        }
    }
}
