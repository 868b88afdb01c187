//! The languages of the rules pages, and the words that they have in each.

use crate::process::root;
use anyhow::{Context as _, Result};
use menagerie_texts::Language;
use std::collections::BTreeMap;
use std::fs;

/// The folder of a language's pages below the site's. The first language has the shorter address.
pub fn folder(language: Language) -> String {
    if language == Language::ALL[0] { "rules/".to_owned() } else { format!("rules/{}/", language.tag()) }
}

/// The language to change to.
pub fn other(language: Language) -> Language {
    Language::ALL.into_iter().find(|&other| other != language).unwrap_or(language)
}

/// The words between the data: `words.json`, which has them in every language.
///
/// # Errors
/// When the file is missing or not as expected, or a word has no form in this language.
pub fn words(language: Language) -> Result<BTreeMap<String, String>> {
    let file = super::source().join("words.json");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let words: BTreeMap<String, BTreeMap<String, String>> =
        serde_json::from_str(&text).with_context(|| file.display().to_string())?;
    let own = |(id, mut forms): (String, BTreeMap<String, String>)| {
        let form = forms.remove(language.tag()).with_context(|| format!("words.json: {id} in {}", language.tag()))?;
        Ok((id, form))
    };
    words.into_iter().map(own).collect()
}

/// The names that the game page has in this language: `piece-king`, `player-white`, `line-king`, `game-janus`.
///
/// # Errors
/// When the file is missing.
pub fn names(language: Language) -> Result<BTreeMap<String, String>> {
    let file = root().join("assets/texts").join(language.tag()).join("names.ftl");
    let text = fs::read_to_string(&file).with_context(|| file.display().to_string())?;
    let entries = text.lines().filter(|line| line.starts_with(|first: char| first.is_ascii_lowercase()));
    Ok(entries.filter_map(|line| line.split_once(" = ")).map(|(id, name)| (id.into(), name.into())).collect())
}
