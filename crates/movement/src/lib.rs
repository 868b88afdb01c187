//! How a piece moves, in words.
//!
//! The walks of a movement become clauses, in which whatever differs only in direction is one, and what is best said together
//! is joined; a language turns these into sentences. Nothing here knows any piece by name.

#![forbid(unsafe_code)]

mod area;
mod bent;
#[cfg(test)]
mod check;
mod clause;
mod group;
mod legs;
mod odd;
mod sentences;
mod teller;
mod voice;

use menagerie_rules::betza::{Movement, Walk};
use menagerie_texts::Language;

/// A plain description of a movement, without what it captures on its way.
pub fn describe(movement: &Movement, language: Language) -> String {
    describe_walks(movement.walks(), language)
}

/// A plain description of some walks.
pub fn describe_walks(walks: &[Walk], language: Language) -> String {
    sentences::write(&group::clauses(walks), voice::texts(language))
}
