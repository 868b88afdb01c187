//! The texts of the page in each language: Project Fluent catalogues, one file a subject.
//!
//! The program writes no sentences. It returns [`Text`] values, and the catalogue turns them into words.

mod catalogue;
mod language;
mod text;

#[cfg(test)]
mod tests;

use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use catalogue::Catalogue;
use language::{LanguageInfo, LanguageList, choose};
use menagerie_js_types::{Js, read};
use menagerie_texts::Language;
#[cfg(test)]
pub use text::TextArgument;
pub use text::{Text, TextArguments, TextList, slug};

/// The texts in one language.
#[wasm_bindgen]
pub struct Texts {
    catalogue: Catalogue,
}

#[wasm_bindgen]
impl Texts {
    /// The texts in the first of these languages that there is, as the browser lists them (`["fr-CA", "en"]`); English
    /// if there is none of them.
    #[wasm_bindgen(js_name = forLanguages)]
    pub fn for_languages(wanted: Vec<String>) -> Texts {
        Texts { catalogue: Catalogue::of(choose(&wanted)) }
    }

    /// The languages there are, each with its own name for itself.
    pub fn languages() -> Js<LanguageList> {
        Js(LanguageList(Language::ALL.map(LanguageInfo::of).into()))
    }

    /// The id of this language: `en`, `fr`.
    #[wasm_bindgen(getter)]
    pub fn language(&self) -> String {
        self.catalogue.language().tag().to_string()
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.catalogue.has(id)
    }

    /// The text with this id. What is put into it are numbers, words, texts, or lists of these. A text that there is not
    /// says its id.
    pub fn say(&self, id: &str, args: Option<Ts<TextArguments>>) -> String {
        let args = args.and_then(|given| read(&given).ok()).unwrap_or_default();
        self.words(&Text::from_parts(id, args))
    }
}

impl Texts {
    /// The words of a text.
    pub(crate) fn words(&self, text: &Text) -> String {
        self.catalogue.say(text)
    }
}
