//! What docs/architecture.md promises of the code, as far as a test can see it.

use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};
use std::path::PathBuf;
use std::process::Command;
use xtask::files;
use xtask::process::root;

/// The crates of the workspace that each one depends on, itself or through others; tests' own are left out.
fn reached() -> BTreeMap<String, BTreeSet<String>> {
    let told = Command::new(env!("CARGO"))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root())
        .output()
        .expect("cargo runs");
    let metadata: Value = serde_json::from_slice(&told.stdout).expect("JSON");
    let packages = metadata["packages"].as_array().expect("packages");
    let name = |value: &Value| value["name"].as_str().unwrap_or_default().to_owned();
    let names: BTreeSet<String> = packages.iter().map(name).collect();
    let direct = |package: &Value| -> BTreeSet<String> {
        let all = package["dependencies"].as_array().into_iter().flatten();
        all.filter(|one| one["kind"].is_null()).map(name).filter(|one| names.contains(one)).collect()
    };
    let mut all: BTreeMap<String, BTreeSet<String>> =
        packages.iter().map(|package| (name(package), direct(package))).collect();
    for _ in 0..names.len() {
        let before = all.clone();
        for used in all.values_mut() {
            let further: Vec<String> = used.iter().flat_map(|one| before[one].iter().cloned()).collect();
            used.extend(further);
        }
    }
    all
}

/// The sources of a crate, with the code of each: no comments, and nothing that is only there for tests.
fn code(krate: &str) -> Vec<(PathBuf, String)> {
    let folder = root().join("crates").join(krate).join("src");
    let all = files::all(&folder).expect("the sources").into_iter();
    let sources = all.filter(|file| file.extension().is_some_and(|it| it == "rs") && !file.ends_with("tests.rs"));
    let read = |file: PathBuf| {
        let text = files::read(&file).expect("a text");
        let code = text.split("#[cfg(test)]\nmod ").next().unwrap_or_default();
        let lines: Vec<&str> = code.lines().map(|line| line.split("//").next().unwrap_or_default()).collect();
        (file, lines.join("\n"))
    };
    sources.map(read).collect()
}

#[test]
fn crates_depend_on_no_more_than_they_may() {
    let all = reached();
    assert!(all["rules"].is_empty(), "rules depends on {:?}", all["rules"]);
    assert!(all["texts"].is_empty(), "texts depends on {:?}", all["texts"]);
    assert!(all["xtask"].is_empty(), "xtask depends on {:?}", all["xtask"]);
    assert_eq!(all["engine"], ["rules".to_owned()].into());
    for heavy in ["formats", "workshop", "rulebook", "matches", "games"] {
        assert!(!all["page"].contains(heavy), "page contains {heavy}");
    }
    for heavy in ["engine", "formats", "workshop", "page"] {
        assert!(!all["diagram"].contains(heavy), "diagram contains {heavy}");
    }
}

#[test]
fn rules_and_engine_have_no_clock_no_files_and_no_environment() {
    for krate in ["rules", "engine"] {
        for (file, code) in code(krate) {
            for word in ["Instant", "SystemTime", "std::fs", "std::env", "std::process", "println!", "std::thread"] {
                assert!(!code.contains(word), "{}: {word}", file.display());
            }
        }
    }
}

#[test]
fn no_crate_has_unsafe_code() {
    let manifest = files::read(&root().join("Cargo.toml")).expect("the manifest");
    assert!(manifest.contains("unsafe_code = \"deny\""));
    let mut exceptions = BTreeSet::new();
    for folder in files::entries(&root().join("crates")).expect("the crates") {
        let name = folder.file_name().expect("a name").to_string_lossy().into_owned();
        assert!(
            files::read(&folder.join("Cargo.toml")).expect("a manifest").contains("[lints]\nworkspace = true"),
            "{name}"
        );
        for (file, code) in code(&name) {
            assert!(!code.contains("unsafe {") && !code.contains("unsafe fn"), "{}", file.display());
            if code.contains("allow(unsafe_code") {
                exceptions.insert(name.clone());
            }
        }
    }
    assert!(exceptions.is_empty(), "{exceptions:?}");
}

#[test]
fn no_rule_tests_the_name_of_a_game() {
    let games = files::entries(&root().join("crates/rules/variants")).expect("the games");
    let ids: Vec<String> =
        games.iter().map(|file| file.file_stem().expect("a name").to_string_lossy().into_owned()).collect();
    // The list of the built-in games, and the name of the family of games for four players.
    let lists = ["variant/mod.rs", "definition/mod.rs"];
    for krate in ["rules", "engine"] {
        for (file, code) in code(krate) {
            if lists.iter().any(|list| file.ends_with(list)) {
                continue;
            }
            for id in &ids {
                assert!(!code.contains(&format!("\"{id}\"")), "{}: {id}", file.display());
            }
        }
    }
}
