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
use menagerie_texts::Language;

/// The one language of a program that is built for its readers alone; the words of the others are not in it then.
pub(crate) const ONLY: Option<Language> = if cfg!(feature = "en") {
    Some(Language::English)
} else if cfg!(feature = "fr") {
    Some(Language::French)
} else {
    None
};

/// A plain description of a movement.
pub fn describe(movement: &Movement, language: Language) -> String {
    let clauses = group::clauses(movement.walks());
    match language {
        Language::English => sentences::write(&clauses, &english::ENGLISH),
        Language::French => sentences::write(&clauses, &french::FRENCH),
    }
}
