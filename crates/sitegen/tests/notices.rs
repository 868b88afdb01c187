//! The notices list every library in the distributed programs.

use menagerie_sitegen::notices::{FILE, SHIPPED};
use std::collections::BTreeSet;
use std::process::Command;
use xtask::process::root;

/// The libraries of the distributed crates: name and version.
fn libraries() -> BTreeSet<String> {
    let mut tree = Command::new(env!("CARGO"));
    tree.args(["tree", "--locked", "--edges", "normal", "--prefix", "none", "--format", "{p}"]).current_dir(root());
    for name in SHIPPED {
        tree.args(["--package", name]);
    }
    let output = tree.output().expect("cargo runs");
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let lines = String::from_utf8_lossy(&output.stdout).into_owned();
    // A crate of the workspace has its folder after its version; a repeated one has an asterisk.
    let own = lines.lines().filter(|line| !line.is_empty() && !line.contains('/'));
    own.map(|line| line.trim_end_matches(" (*)").trim_end_matches(" (proc-macro)").replace(" v", " ")).collect()
}

#[test]
fn every_library_is_named_with_its_version() {
    let page = std::fs::read_to_string(root().join(FILE)).expect("the notices");
    let libraries = libraries();
    assert!(libraries.len() > 20, "{libraries:?}");
    let named = |library: &String| page.contains(&format!("[{library}]"));
    let missing: Vec<&String> = libraries.iter().filter(|library| !named(library)).collect();
    assert!(missing.is_empty(), "run `cargo xtask notices`: {missing:?}");
}
