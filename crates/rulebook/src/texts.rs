//! What is said: the messages of `rulebook.ftl` as functions, and names. They are made by `build.rs`.

use menagerie_texts::Language;
use std::fmt::Display;

/// The one language of a program that has but one: this has all.
const ONLY: Option<Language> = None;

/// The language's own of these, which stand in the order of the languages.
fn pick<T: Copy>(language: Language, all: [T; Language::ALL.len()]) -> T {
    all[ONLY.unwrap_or(language) as usize]
}

include!(concat!(env!("OUT_DIR"), "/said.rs"));
