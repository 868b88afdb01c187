//! The texts of the page in each language: Project Fluent catalogues, one file a subject.
//!
//! The program writes no sentences, and has no catalogue in it: the page fetches that of its language. The program returns [`Text`]
//! values, and the catalogue turns them into words.

mod catalogue;

#[cfg(test)]
mod tests;

use catalogue::Catalogue;
use menagerie_texts::Text;

/// The texts in one language.
pub struct Texts {
    catalogue: Catalogue,
}

impl Texts {
    /// The texts of a catalogue, in Fluent; `language` is the tag of its language.
    pub fn new(language: &str, catalogue: &str) -> Texts {
        Texts { catalogue: Catalogue::new(language, catalogue) }
    }

    /// The tag of the language.
    pub fn language(&self) -> &str {
        self.catalogue.language()
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.catalogue.has(id)
    }

    /// The words of a text. A text that there is not says its id.
    pub fn words(&self, text: &Text) -> String {
        self.catalogue.say(text)
    }
}

#[cfg(test)]
impl Texts {
    /// The texts of the language with this tag, from its folder.
    pub fn of_language(tag: &str) -> Texts {
        let language = menagerie_texts::Language::with_tag(tag);
        Texts::new(tag, &menagerie_texts::read::page_catalogue(language).unwrap())
    }
}
