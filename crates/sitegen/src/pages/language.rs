//! The languages of the rules pages, and the words that they have in each.

use crate::catalogue;
use anyhow::Result;
use menagerie_texts::Language;
use std::collections::BTreeMap;

/// The folder of a language's pages below the site's. The first language has the shorter address.
pub fn folder(language: Language) -> String {
    if language == Language::ALL[0] { "rules/".to_owned() } else { format!("rules/{}/", language.tag()) }
}

/// The language to change to.
pub fn other(language: Language) -> Language {
    Language::ALL.into_iter().find(|&other| other != language).unwrap_or(language)
}

/// The words between the data, as `rules.ftl` has them, by ids that templates can name: `rules_of`. What is to be put in is `%`.
///
/// # Errors
/// When the file is missing or not as expected.
pub fn words(language: Language) -> Result<BTreeMap<String, String>> {
    let texts = catalogue::texts(language, "rules.ftl", "rules-", |_| "%".to_owned())?;
    let mut words: BTreeMap<String, String> =
        texts.into_iter().map(|(id, text)| (id.replace('-', "_"), text)).collect();
    let first = language == Language::ALL[0];
    let asked = if first { String::new() } else { format!("?language={}", language.tag()) };
    words.insert("builder_language".to_owned(), asked);
    // Where the page lies on which games are made.
    words.insert("workshop_folder".to_owned(), if first { String::new() } else { format!("{}/", language.tag()) });
    words.insert("other".to_owned(), other(language).tag().to_owned());
    words.insert("other_name".to_owned(), other(language).name().to_owned());
    Ok(words)
}
