//! docs/npm.md gives the reason for every npm package, and lists no other.

use std::collections::BTreeSet;
use xtask::files;
use xtask::process::root;

#[test]
fn every_package_has_a_reason() {
    let about: serde_json::Value =
        serde_json::from_str(&files::read(&root().join("package.json")).expect("the list")).expect("JSON");
    let listed: BTreeSet<String> = about["devDependencies"].as_object().expect("packages").keys().cloned().collect();
    let page = files::read(&root().join("docs/npm.md")).expect("the page");
    let cells = page.lines().filter_map(|line| line.strip_prefix("| `")?.split(" | ").next());
    let named: BTreeSet<String> =
        cells.flat_map(|cell| cell.split(", ")).map(|name| name.trim_matches('`').to_owned()).collect();
    assert!(listed.len() > 10);
    assert_eq!(named, listed);
}
