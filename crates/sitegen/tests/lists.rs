//! Games, levels and languages are each listed once: games in `crates/rules/variants`, levels in `crates/engine/src/levels.rs`,
//! languages are the folders of `assets/texts`. Where another list cannot be made from these, it is compared with them here, and the test
//! says what is missing.

use menagerie_engine::levels;
use menagerie_sitegen::pages::{chapters, list};
use menagerie_texts::Language;
use std::collections::BTreeSet;
use std::fs;
use xtask::process::root;

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// The names without their ending of the files of a folder that end so.
fn files(folder: &str, ending: &str) -> BTreeSet<String> {
    let entries = fs::read_dir(root().join(folder)).unwrap_or_else(|error| panic!("{folder}: {error}"));
    let names = entries.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned());
    names.filter_map(|name| name.strip_suffix(ending).map(str::to_owned)).collect()
}

fn set(ids: impl IntoIterator<Item = impl Into<String>>) -> BTreeSet<String> {
    ids.into_iter().map(Into::into).collect()
}

#[test]
fn every_list_of_games_with_chapters_names_all_of_them() {
    let pages = chapters::games().expect("the chapters are read");
    assert!(pages.len() >= 4, "{pages:?}");
    for id in pages {
        let name = list::variant(id).expect("a game").name().to_owned();
        assert!(read("README.md").contains(&format!("| {name} |")), "README.md has no row for {name}");
    }
}

#[test]
fn every_game_with_chapters_is_measured() {
    let measured = set(menagerie_bench::positions::games());
    assert_eq!(files("crates/bench/positions", ".txt"), measured, "crates/bench/positions and FILES");
    for id in chapters::games().expect("the chapters are read") {
        assert!(measured.contains(id), "crates/bench/positions/{id}.txt");
    }
}

#[test]
fn every_level_has_a_name_in_every_language() {
    let numbers: Vec<String> = levels::ALL.iter().map(|level| level.number().to_string()).collect();
    let expected: Vec<String> = (1..=levels::ALL.len()).map(|number| number.to_string()).collect();
    assert_eq!(numbers, expected, "crates/engine/src/levels.rs");
    for language in Language::ALL {
        let file = format!("assets/texts/{}/names.ftl", language.tag());
        let text = read(&file);
        let named =
            text.lines().filter_map(|line| line.strip_prefix("level-")?.split_once(" =")).map(|(number, _)| number);
        assert_eq!(named.map(str::to_owned).collect::<Vec<_>>(), numbers, "{file}");
    }
}
