//! The name of every public type is unique in the workspace. A class that only exports a type of another crate to JavaScript is the same
//! type and has the same name.

use std::collections::BTreeMap;
use std::fs;
use xtask::files;
use xtask::process::root;

/// Names of several types that need better ones. This list may only get shorter.
const NOT_YET: &[&str] = &[];

/// The public struct, enum, trait or type alias that a line declares.
fn declared(line: &str) -> Option<&str> {
    let mut words = line.trim_start().strip_prefix("pub ")?.split_whitespace();
    matches!(words.next()?, "struct" | "enum" | "trait" | "type").then_some(())?;
    let rest = words.next()?;
    let name = rest.split(|letter: char| !letter.is_alphanumeric() && letter != '_').next()?;
    let hands_on = line.contains("menagerie_") && line.ends_with(&format!("::{name});"));
    Some(name).filter(|name| !name.is_empty() && !hands_on)
}

#[test]
fn declarations_are_read() {
    assert_eq!(declared("    pub struct Square(u8);"), Some("Square"));
    assert_eq!(declared("pub enum Score {"), Some("Score"));
    assert_eq!(declared("pub type Arrows<'a> = &'a [u8];"), Some("Arrows"));
    for line in [
        "struct Square;",
        "pub fn square() {}",
        "pub(super) struct Inner;",
        "type Item = u8;",
        "/// pub struct X",
        "pub struct Clock(pub(super) menagerie_session::Clock);",
    ] {
        assert_eq!(declared(line), None, "{line}");
    }
}

#[test]
fn every_public_type_has_a_name_of_its_own() {
    let mut places: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for krate in files::entries(&root().join("crates")).expect("the crates") {
        for file in files::all(&krate.join("src")).expect("its sources") {
            let shown = file.strip_prefix(root()).expect("a file of the workspace").display().to_string();
            if file.extension().is_some_and(|ending| ending == "rs") {
                let text = fs::read_to_string(&file).expect("a text");
                // With what JavaScript needs beside it, such a class has fields.
                let exports = |name: &str| text.contains(&format!(": menagerie_session::{name},\n"));
                for name in text.lines().filter_map(declared).filter(|name| !exports(name)) {
                    places.entry(name.to_owned()).or_default().push(shown.clone());
                }
            }
        }
    }
    assert!(places.len() > 200, "only {} types were found", places.len());
    let shared: Vec<_> =
        places.iter().filter(|(name, files)| files.len() > 1 && !NOT_YET.contains(&name.as_str())).collect();
    assert!(shared.is_empty(), "these names stand for several types; say whose each one is: {shared:#?}");
}
