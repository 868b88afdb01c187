//! The languages of the rules pages, and their words.

use crate::catalogue;
use anyhow::Result;
use menagerie_texts::Language;
use minijinja::{Value, context};
use std::collections::BTreeMap;

/// The folder of a language's pages below the site's. The first language has the shorter address.
pub fn folder(language: Language) -> String {
    if language == Language::ALL[0] { "rules/".to_owned() } else { format!("rules/{}/", language.tag()) }
}

/// The same page in the other languages: `{ tag, name, href }`.
pub fn twins(language: Language, href: impl Fn(Language) -> String) -> Vec<Value> {
    let others = Language::ALL.into_iter().filter(|&other| other != language);
    others.map(|other| context! { tag => other.tag(), name => other.name(), href => href(other) }).collect()
}

/// The words between the data, from `rules.ftl`, by ids in the form of template names: `rules_of`. A placeholder is `%`.
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
    // The folder of the workshop page.
    words.insert("workshop_folder".to_owned(), if first { String::new() } else { format!("{}/", language.tag()) });
    Ok(words)
}
