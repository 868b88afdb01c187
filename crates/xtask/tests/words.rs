//! The glossary and the list of places in docs/architecture.md name existing files that contain the names.

use std::collections::BTreeSet;
use std::fs;
use xtask::process::root;

/// The content of the last cell of each row: a name, and the file with it: ``[`see_ge`](../crates/…)``.
fn places(page: &str) -> Vec<(String, String)> {
    let text = fs::read_to_string(root().join(page)).unwrap_or_else(|error| panic!("{page}: {error}"));
    let cells = text.lines().filter_map(|line| line.strip_suffix(") |")?.rsplit_once(" | [`"));
    cells.filter_map(|(_, cell)| cell.split_once("`](../")).map(|(name, file)| (name.into(), file.into())).collect()
}

fn check(page: &str, least: usize) {
    let places = places(page);
    assert!(places.len() >= least, "{page} has {} rows", places.len());
    for (name, file) in places {
        let text = fs::read_to_string(root().join(&file)).unwrap_or_else(|error| panic!("{page}: {file}: {error}"));
        assert!(text.contains(&name), "{page}: “{name}” is not in {file}");
    }
}

#[test]
fn the_glossary_leads_to_every_word() {
    check("docs/glossary.md", 40);
}

#[test]
fn the_architecture_page_leads_to_every_place() {
    check("docs/architecture.md", 20);
}

#[test]
fn every_part_of_the_search_is_reported_by_its_own_name() {
    let text = fs::read_to_string(root().join("docs/glossary.md")).expect("the glossary");
    let words: Vec<&str> = text.lines().filter_map(|line| line.strip_prefix("| ")?.split(" | ").next()).collect();
    let unique: BTreeSet<&str> = words.iter().copied().filter(|word| *word != "word").collect();
    assert_eq!(unique.len() + 3, words.len(), "a word stands twice, or a table lacks its head: {words:?}");
}
