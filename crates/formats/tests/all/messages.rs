//! The texts of notes are in the catalogues, and nowhere else.

use formats::{FormatNote, NoteKind, read};
use menagerie_texts::read::{CatalogueEntry, messages};
use menagerie_texts::{Language, Message as Said};
use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A message as built in a source: its id (`None` if it comes from a variable), and the names of its arguments.
struct Made {
    id: Option<String>,
    args: BTreeSet<String>,
}

/// The sources below a folder, without their tests.
fn sources(folder: &Path) -> Vec<(PathBuf, String)> {
    let mut all = Vec::new();
    for entry in fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            all.extend(sources(&path));
        } else {
            let text = fs::read_to_string(&path).expect("a text");
            let text = text.split("#[cfg(test)]").next().unwrap_or_default();
            let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
            all.push((path, lines.collect::<Vec<_>>().join("\n")));
        }
    }
    all
}

/// All sources that make notes.
fn all_sources() -> Vec<(PathBuf, String)> {
    let crates = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    ["formats/src", "workshop/src"].into_iter().flat_map(|folder| sources(&crates.join(folder))).collect()
}

/// The string literals of a source.
fn literals(source: &str) -> Vec<&str> {
    let mut all = Vec::new();
    let mut rest = source;
    while let Some(at) = rest.find(['"', '\'']) {
        let (quote, after) = (rest.as_bytes()[at], &rest[at + 1..]);
        if quote == b'\'' {
            // A character literal or a lifetime.
            let letter = after.starts_with('\\').then(|| after[2..].find('\'').map(|end| end + 3)).flatten();
            let plain = || after.char_indices().nth(1).filter(|(_, next)| *next == '\'').map(|(end, _)| end + 1);
            rest = &after[letter.or_else(plain).unwrap_or(0)..];
            continue;
        }
        let mut escaped = false;
        let end = after.find(|letter| {
            let ends = letter == '"' && !escaped;
            escaped = letter == '\\' && !escaped;
            ends
        });
        let end = end.expect("a literal ends");
        all.push(&after[..end]);
        rest = &after[end + 1..];
    }
    all
}

/// The index of the parenthesis that closes the one before the text.
fn closed(text: &str) -> usize {
    let mut depth = 1;
    let ends = |letter: char| {
        depth += i32::from(letter == '(') - i32::from(letter == ')');
        depth == 0
    };
    text.find(ends).expect("a parenthesis ends")
}

/// The messages that a source makes.
fn made(source: &str) -> Vec<Made> {
    let starts = source.match_indices("Message::new(").map(|(at, found)| &source[at + found.len()..]);
    let one = |start: &str| {
        let end = closed(start);
        let id = start[..end].strip_prefix('"').and_then(|id| id.strip_suffix('"')).map(str::to_string);
        let mut args = BTreeSet::new();
        let mut rest = start[end + 1..].trim_start();
        while let Some(arg) = rest.strip_prefix(".with(\"") {
            args.insert(arg.split('"').next().unwrap_or_default().to_string());
            rest = arg[closed(arg) + 1..].trim_start();
        }
        Made { id, args }
    };
    starts.map(one).collect()
}

/// The catalogue files of these messages, and the prefixes of the ids taken from them.
const FILES: [(&str, &str); 3] = [("formats.ftl", "format-"), ("formats.ftl", "foreign-"), ("formats.ftl", "edit-")];

/// The messages of a language by their ids.
fn catalogue(language: Language) -> BTreeMap<String, CatalogueEntry> {
    let of = |(file, start)| messages(language, file, |id| id.starts_with(start)).expect("a catalogue");
    FILES.into_iter().flat_map(of).map(|message| (message.id.clone(), message)).collect()
}

fn gaps(message: &CatalogueEntry) -> BTreeSet<String> {
    message.gaps().into_iter().map(str::to_string).collect()
}

#[test]
fn every_message_has_words_and_every_gap_is_filled() {
    let english = catalogue(Language::EN);
    for language in Language::ALL {
        let own = catalogue(language);
        for (id, message) in &english {
            assert_eq!(gaps(message), gaps(&own[id]), "{id} in {}", language.name());
        }
    }
    let mut used = BTreeSet::new();
    for (path, source) in all_sources() {
        let made = made(&source);
        for Made { id, args } in &made {
            let Some(id) = id else { continue };
            let message = english.get(id).unwrap_or_else(|| panic!("{}: {id} has no words", path.display()));
            assert_eq!(&gaps(message), args, "{}: {id}", path.display());
        }
        let of_variables: BTreeSet<&String> =
            made.iter().filter(|it| it.id.is_none()).flat_map(|it| &it.args).collect();
        let is_id =
            |text: &&str| FILES.iter().any(|(_, start)| text.strip_prefix(start).is_some_and(|it| !it.is_empty()));
        for id in literals(&source).into_iter().filter(is_id) {
            let message = english.get(id).unwrap_or_else(|| panic!("{}: {id} has no words", path.display()));
            let filled = made.iter().any(|it| it.id.as_deref() == Some(id))
                || gaps(message).iter().all(|gap| of_variables.contains(gap));
            assert!(filled, "{}: a gap of {id} stays empty", path.display());
            used.insert(id.to_string());
        }
    }
    let unused: Vec<&String> = english.keys().filter(|id| !used.contains(*id)).collect();
    assert!(unused.is_empty(), "{unused:?} are said nowhere");
}

#[test]
fn no_source_has_sentences() {
    let is_word = |word: &str| word.len() > 1 && word.chars().all(|letter| letter.is_ascii_lowercase());
    for (path, source) in all_sources() {
        // Names of pieces, which are data.
        if path.ends_with("src/picture.rs") || path.ends_with("src/stock.rs") {
            continue;
        }
        for literal in literals(&source) {
            let words: Vec<&str> = literal.split_whitespace().collect();
            assert!(
                !words.windows(3).any(|three| three.iter().all(|word| is_word(word))),
                "{}: “{literal}” is a sentence",
                path.display()
            );
        }
    }
}

#[test]
fn notes_are_said_in_each_language_with_their_place() {
    let game = read("[mine:chess]\nstalemateValue = lost\nno line\n", None).expect("a game");
    let in_words = |language| game.notes.iter().map(|note| note.in_full(language)).collect::<Vec<_>>();
    assert_eq!(
        in_words(Language::EN),
        [
            "not read: line 2, column 18: stalemateValue: “lost” must be win, loss, draw or none",
            "not read: line 3, column 1: a line must be a section, a key with = and a value, or a comment that begins with # or ;",
        ]
    );
    assert_eq!(
        in_words(Language::FR)[0],
        "non lu\u{a0}: ligne 2, colonne 18\u{a0}: stalemateValue\u{a0}: «\u{a0}lost\u{a0}» doit être win, loss, draw ou none"
    );
    let chained = read("files=8\nking:K:K::e1\nman:M:[F?fzR]::a1", None).expect("a game");
    let french: Vec<String> = chained.notes.iter().map(|note| note.words(Language::FR)).collect();
    assert!(french.iter().any(|words| words.contains("«\u{a0}fz\u{a0}» ne peut pas s’écrire là")), "{french:?}");
}

#[test]
fn faults_of_json_are_said_in_each_language() {
    let fault = |text: &str| read(text, None).expect_err("a fault").in_words(Language::FR).join("\n");
    assert!(fault(r#"{"format": 2"#).contains("le texte finit trop tôt"), "{}", fault(r#"{"format": 2"#));
    assert!(fault(r#"{"format": 2}"#).contains("il manque le champ"), "{}", fault(r#"{"format": 2}"#));
    let unknown = fault(r#"{"format": 2, "colour": 1}"#);
    assert!(unknown.contains("«\u{a0}colour\u{a0}» n’est pas connu") && unknown.contains("pieces"), "{unknown}");
    assert!(fault(r#"{"format": "two"}"#).contains("la valeur ne peut pas être lue"));
}

#[test]
fn a_value_with_the_marks_of_gaps_is_said_as_it_stands() {
    let message = Said::new("format-key").with("key", "\u{2}").with("what", "value");
    let note = FormatNote { line: 0, column: 0, key: String::new(), kind: NoteKind::Assumed, message };
    assert_eq!(note.words(Language::EN), "\u{2}: value");
}
