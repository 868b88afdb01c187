//! The promises of docs/architecture.md about the code within the crates. architecture.rs tests those about dependencies.

use std::collections::BTreeSet;
use std::path::PathBuf;
use xtask::files;
use xtask::process::root;

/// The sources of a crate with their code, without comments and tests.
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
    // The list of the built-in games, and the name of the family of four-player games.
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
