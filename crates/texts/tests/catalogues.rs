//! The catalogues of all languages have the same messages, each once.

use menagerie_texts::Language;
use menagerie_texts::read::folder;
use std::collections::{BTreeMap, BTreeSet};
use std::fs;

/// The files of a catalogue, with their contents.
fn files(language: Language) -> BTreeMap<String, String> {
    let file = |path: std::path::PathBuf| {
        let name = path.strip_prefix(folder(language)).expect("below it").to_string_lossy().into_owned();
        (name, fs::read_to_string(&path).expect("a text"))
    };
    menagerie_texts::read::files(language).expect("the folder is there").into_iter().map(file).collect()
}

/// The ids of a file.
fn ids(source: &str) -> Vec<&str> {
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic() || letter == '-');
    source.lines().filter(begins).filter_map(|line| Some(line.split_once('=')?.0.trim())).collect()
}

#[test]
fn english_comes_first_and_tags_are_found() {
    assert_eq!(Language::default(), Language::EN);
    assert_eq!(Language::ALL[0], Language::EN);
    assert_eq!(Language::of_tag("fr-CA"), Some(Language::FR));
    assert_eq!(Language::of_tag("fry"), None);
    for language in Language::ALL {
        assert_eq!(Language::of_tag(language.tag()), Some(language));
    }
}

#[test]
fn every_language_has_the_same_messages_in_the_same_files() {
    let english = files(Language::EN);
    for language in Language::ALL {
        let own = files(language);
        assert_eq!(english.keys().collect::<Vec<_>>(), own.keys().collect::<Vec<_>>(), "{}", language.tag());
        for (file, source) in &english {
            assert_eq!(ids(source), ids(&own[file]), "{}/{file}", language.tag());
        }
    }
}

#[test]
fn every_id_stands_once() {
    let mut seen = BTreeSet::new();
    for (file, source) in files(Language::EN) {
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
