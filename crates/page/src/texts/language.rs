//! A language as the page lists it.

use menagerie_texts::Language;
use serde::Serialize;
use tsify::Tsify;

use menagerie_js_types::list;

/// A language as the page lists it.
#[derive(Serialize, Tsify)]
pub struct LanguageInfo {
    id: &'static str,
    name: &'static str,
}

list!(
    /// The languages there are.
    LanguageList(LanguageInfo)
);

impl LanguageInfo {
    /// What the page is told of a language.
    pub fn of(language: Language) -> LanguageInfo {
        LanguageInfo { id: language.tag(), name: language.name() }
    }
}

/// The first of the wanted languages that is spoken here: `fr-CA` asks for French. English if none is.
pub fn choose(wanted: &[String]) -> Language {
    wanted.iter().find_map(|tag| Language::of_tag(tag)).unwrap_or_default()
}
