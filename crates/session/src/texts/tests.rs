//! The catalogues agree with each other, with the program, and with the games.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_bundle::FluentResource;
use menagerie_rules::{Options, Variant};
use serde_json::json;

use super::Texts;
use crate::names::{self, slug};
use menagerie_texts::read::page_catalogue;
use menagerie_texts::{Language, Text};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The ids of a catalogue, in the order of its files.
fn ids(language: Language) -> Vec<String> {
    let source = page_catalogue(language).unwrap();
    let begins = |line: &&str| line.starts_with(|letter: char| letter.is_ascii_alphabetic());
    source.lines().filter(begins).filter_map(|line| Some(line.split_once(" =")?.0.to_string())).collect()
}

/// All sources that may name a text: the page, its scripts, and the program.
fn program() -> String {
    let mut files = vec![root().join("web/index.html")];
    for folder in ["web/js", "crates/page/src", "crates/session/src", "crates/rules/src", "crates/texts/src"] {
        collect(&root().join(folder), &mut files);
    }
    // The panel of trial games has a catalogue of its own.
    files.retain(|file| !file.ends_with("texts/tests.rs") && !file.starts_with(root().join("web/js/trial")));
    files.iter().map(|file| fs::read_to_string(file).unwrap()).collect()
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).into_iter().flatten() {
        let path = entry.unwrap().path();
        if path.is_dir() { collect(&path, files) } else { files.push(path) }
    }
}

/// The quoted strings that look like an id, or like the beginning of an id that the program completes: `"piece-` + `…"`, written
/// `piece-${…}` in JavaScript and `piece-{…}` in Rust.
fn named(program: &str) -> (BTreeSet<&str>, BTreeSet<&str>) {
    let mut whole = BTreeSet::new();
    let mut beginnings = BTreeSet::new();
    let part = |letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit() || letter == '-';
    for (at, _) in program.match_indices(['"', '`', '\'']) {
        let after = &program[at + 1..];
        let id = &after[..after.find(|letter| !part(letter)).unwrap_or(after.len())];
        let rest = &after[id.len()..];
        if rest.starts_with(['"', '`', '\'']) {
            whole.insert(id);
        } else if id.ends_with('-') && (rest.starts_with("${") || rest.starts_with('{')) {
            beginnings.insert(id);
        }
    }
    (whole, beginnings)
}

#[test]
fn every_file_is_read_to_its_end() {
    for language in Language::ALL {
        if let Err((_, errors)) = FluentResource::try_new(page_catalogue(language).unwrap()) {
            panic!("{}: {errors:?}", language.tag());
        }
    }
}

#[test]
fn all_languages_have_the_same_texts_each_once() {
    let english = ids(Language::EN);
    let missing = |from: &[String], all: &[String]| -> Vec<String> {
        all.iter().filter(|id| !from.contains(id)).cloned().collect()
    };
    for language in Language::ALL {
        let list = ids(language);
        let unique: BTreeSet<_> = list.iter().collect();
        let twice: Vec<_> = unique.iter().filter(|id| list.iter().filter(|other| other == *id).count() > 1).collect();
        assert!(twice.is_empty(), "there more than once: {twice:?}");
        assert_eq!(missing(&list, &english), [""; 0], "not in {}", language.name());
        assert_eq!(missing(&english, &list), [""; 0], "only in {}", language.name());
    }
}

#[test]
fn every_text_is_used() {
    let program = program();
    let (whole, beginnings) = named(&program);
    let used = |id: &String| whole.contains(id.as_str()) || beginnings.iter().any(|part| id.starts_with(part));
    let unused: Vec<String> = ids(Language::EN).into_iter().filter(|id| !used(id)).collect();
    assert!(unused.is_empty(), "no part of the program says these: {unused:?}");
}

#[test]
fn every_text_that_is_asked_for_is_there() {
    let program = program();
    let known = ids(Language::EN);
    let mut missing = BTreeSet::new();
    for mark in
        ["say(\"", "Text::new(\"", "data-text=\"", "data-text-title=\"", "data-text-label=\"", "data-text-hint=\""]
    {
        for (at, _) in program.match_indices(mark) {
            // A dialog's own method, with its own catalogue.
            if program[..at].ends_with("this.#") {
                continue;
            }
            let id = program[at + mark.len()..].split('"').next().unwrap();
            if !id.is_empty() && !known.iter().any(|other| other == id) {
                missing.insert(id);
            }
        }
    }
    assert!(missing.is_empty(), "the catalogue does not have {missing:?}");
}

#[test]
fn all_languages_use_what_they_are_given() {
    let variables = |language: Language| -> BTreeMap<String, BTreeSet<String>> {
        let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
        let mut id = String::new();
        for line in page_catalogue(language).unwrap().lines() {
            if let Some((name, _)) =
                line.split_once(" =").filter(|_| line.starts_with(|it: char| it.is_ascii_alphabetic()))
            {
                id = name.to_string();
            }
            for (at, _) in line.match_indices('$') {
                let name = &line[at + 1..];
                let name = name.split(|it: char| !it.is_ascii_alphanumeric() && it != '-').next().unwrap();
                // Arguments that come from an attribute belong to the text itself.
                let name = name.split('-').next().unwrap().to_string();
                if !line.starts_with('#') {
                    found.entry(id.clone()).or_default().insert(name);
                }
            }
        }
        found
    };
    for language in Language::ALL {
        assert_eq!(variables(language), variables(Language::EN), "{}", language.name());
    }
}

#[test]
fn names_are_those_of_the_games() {
    let [english, french] = ["en", "fr"].map(Texts::of_language);
    for id in Variant::ids() {
        let variant = Variant::by_id(id, &Options::none()).unwrap();
        for kind in variant.kinds() {
            assert_eq!(english.words(&names::piece(kind)), kind.name);
            assert_eq!(french.words(&names::piece(kind)), kind.name_in("fr"));
            let line = names::line(&variant, kind);
            assert_ne!(english.words(&line), line.id());
        }
        for player in variant.players() {
            assert_eq!(english.words(&names::player(player)), player.name);
        }
        assert_eq!(english.words(&Text::new(format!("game-{id}"))), variant.name());
        for option in &variant.definition().options {
            assert!(english.has(&format!("option-{}-about", option.id)));
        }
    }
}

#[test]
fn names_have_the_forms_that_sentences_need() {
    for language in Language::ALL {
        let all = page_catalogue(language).unwrap();
        for (kind, forms) in
            [("piece-", &["plural", "the", "of", "a", "e"][..]), ("player-", &["The", "the", "of", "to"][..])]
        {
            // English needs the plural alone; what another language needs, its own texts say.
            let forms = if language == Language::FR { forms } else { &forms[..usize::from(kind == "piece-")] };
            for (at, _) in all.match_indices(&format!("\n{kind}")) {
                let entry = &all[at + 1..];
                let entry = &entry[..entry.find("\n\n").unwrap_or(entry.len())];
                let entry: Vec<&str> = entry.lines().skip(1).take_while(|line| line.starts_with(' ')).collect();
                for form in forms {
                    let begins = format!(".{form} =");
                    assert!(entry.iter().any(|line| line.trim().starts_with(&begins)), "{entry:?} has no {form}");
                }
            }
        }
    }
}

#[test]
fn texts_are_put_into_texts() {
    let args = json!({"text": "fault-words", "args": {"words": [{"text": "piece-king"}, [1, "e4"]]}});
    let text: Text = serde_json::from_value(args).unwrap();
    assert_eq!(Texts::of_language("en").words(&text), "King and 1 and e4");
    assert_eq!(Texts::of_language("fr").words(&text), "Roi et 1 et e4");
    assert_eq!(Texts::of_language("fr").words(&Text::new("no-such-text")), "no-such-text");
    let other = Text::new("no-such-text").or(Text::new("piece-king"));
    assert_eq!(Texts::of_language("fr").words(&other), "Roi");
}

#[test]
fn names_make_ids() {
    assert_eq!(slug("King's leap"), "king-s-leap");
}

/// French puts a blank at which no line breaks before such signs, and inside quotation marks.
#[test]
fn french_signs_keep_to_their_words() {
    for line in page_catalogue(Language::FR).unwrap().lines().filter(|line| !line.starts_with('#')) {
        for sign in [" :", " ;", " ?", " !", " »", "« "] {
            assert!(!line.contains(sign), "an ordinary blank in “{line}”");
        }
    }
}
