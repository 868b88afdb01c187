//! Games, levels and languages are each listed once: games in `crates/rules/src/variant`, levels in `crates/engine/src/levels.rs`,
//! languages in `crates/texts/src/language.rs`. Where another list cannot be made from these, it is compared with them here, and the
//! test says what is missing.

use menagerie_engine::levels;
use menagerie_rules::{Options, Variant};
use menagerie_sitegen::pages;
use menagerie_texts::Language;
use std::collections::BTreeSet;
use std::fs;
use xtask::process::root;

fn read(file: &str) -> String {
    fs::read_to_string(root().join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
}

/// What lies in a file between two texts, the first of which is there once.
fn between(file: &str, begin: &str, end: &str) -> String {
    let text = read(file);
    let (_, rest) = text.split_once(begin).unwrap_or_else(|| panic!("{file}: “{begin}” is not there"));
    rest.split_once(end).unwrap_or_else(|| panic!("{file}: “{end}” does not follow “{begin}”")).0.to_owned()
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
fn every_definition_is_a_game() {
    assert_eq!(files("crates/rules/variants", ".json"), set(Variant::ids()), "crates/rules/variants and BUILT_IN");
}

#[test]
fn every_list_of_rules_pages_names_all_of_them() {
    let pages: Vec<String> = pages::games().map(str::to_owned).collect();
    assert!(pages.len() >= 4, "{pages:?}");
    for id in &pages {
        assert!(root().join(format!("web/rules/{id}-card.html")).is_file(), "web/rules/{id}-card.html");
        for language in Language::ALL.into_iter().skip(1) {
            let file = format!("web/rules/{}/{id}.html", language.tag());
            assert!(root().join(&file).is_file(), "{file}");
        }
        let name = Variant::by_id(id, &Options::none()).expect("a game").name().to_owned();
        assert!(read("README.md").contains(&format!("| {name} |")), "README.md has no row for {name}");
    }
}

#[test]
fn every_game_with_a_rules_page_is_measured() {
    let measured = set(menagerie_bench::positions::games());
    assert_eq!(files("crates/bench/positions", ".txt"), measured, "crates/bench/positions and FILES");
    for id in pages::games() {
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

#[test]
fn every_list_of_languages_names_all_of_them() {
    let tags: Vec<String> = Language::TAGS.map(str::to_owned).to_vec();
    assert_eq!(files("assets/texts", ""), set(tags.clone()), "assets/texts");
    let features = between("crates/diagram/Cargo.toml", "[features]", "\n\n");
    for tag in &tags {
        assert!(features.contains(&format!("\n{tag} = ")), "crates/diagram/Cargo.toml has no feature {tag}");
    }
}
