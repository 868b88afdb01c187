//! The catalogues of all languages hold the same, each thing once.

use menagerie_texts::Language;
use menagerie_texts::read::folder;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The files of a catalogue, with what is in them.
fn files(language: Language) -> BTreeMap<String, String> {
    let entries = fs::read_dir(folder(language)).expect("the folder is there");
    let file = |path: std::path::PathBuf| {
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a text"))
    };
    entries.map(|entry| file(entry.expect("an entry").path())).collect()
}

/// The ids of a file.
fn ids(source: &str) -> Vec<&str> {
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '-');
    source.lines().filter(begins).filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

#[test]
fn every_folder_is_a_language_and_every_language_a_folder() {
    let places = fs::read_dir(folder(Language::English).parent().expect("a parent")).expect("the folder is there");
    let mut found: Vec<String> =
        places.map(|entry| entry.expect("an entry").file_name().to_string_lossy().into_owned()).collect();
    found.sort();
    assert_eq!(found, Language::ALL.map(Language::tag));
}

#[test]
fn every_language_has_the_same_messages_in_the_same_files() {
    let [english, french] = Language::ALL.map(files);
    assert_eq!(english.keys().collect::<Vec<_>>(), french.keys().collect::<Vec<_>>());
    for (file, source) in &english {
        assert_eq!(ids(source), ids(&french[file]), "{file}");
    }
}

#[test]
fn every_id_stands_once() {
    let mut seen = BTreeSet::new();
    for (file, source) in files(Language::English) {
        for id in ids(&source) {
            assert!(seen.insert(id.to_string()), "{id} is in {file} and in another place");
        }
    }
}

#[test]
fn every_file_is_read_to_its_end() {
    for language in Language::ALL {
        for (file, source) in files(language) {
            if let Err((_, faults)) = fluent_syntax::parser::parse(source.as_str()) {
                panic!("{}/{file}: {faults:?}", language.tag());
            }
        }
    }
}
