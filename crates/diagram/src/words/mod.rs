//! How a piece moves, in words.
//!
//! The walks of a movement become clauses, in which whatever differs only in direction is one, and what is best said together
//! is joined; a language turns these into sentences. Nothing here knows any piece by name.

mod area;
mod bent;
#[cfg(test)]
mod check;
mod clause;
mod english;
mod french;
mod group;
mod legs;
mod odd;
mod sentences;
mod teller;
mod voice;

use menagerie_rules::betza::Movement;

/// The one language of a program that is built for its readers alone; the words of the others are not in it then.
pub(crate) const ONLY: Option<Language> = if cfg!(feature = "english") {
    Some(Language::English)
} else if cfg!(feature = "french") {
    Some(Language::French)
} else {
    None
};

/// A language that diagrams speak.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Language {
    /// English.
    #[default]
    English,
    /// French.
    French,
}

impl Language {
    /// The language of a tag such as `fr` or `fr-CA`; English for those not spoken here.
    pub fn of_tag(tag: &str) -> Language {
        let primary = tag.split(['-', '_']).next().unwrap_or_default();
        if primary.eq_ignore_ascii_case("fr") { Language::French } else { Language::English }
    }
}

/// A plain description of a movement.
pub fn describe(movement: &Movement, language: Language) -> String {
    let clauses = group::clauses(movement.walks());
    match language {
        Language::English => sentences::write(&clauses, &english::ENGLISH),
        Language::French => sentences::write(&clauses, &french::FRENCH),
    }
}
