//! How a piece moves, in words.
//!
//! The walks of a movement become clauses, in which whatever differs only in direction is one, and what is best said together
//! is joined; a language turns these into sentences. Nothing here knows any piece by name.

mod area;
mod bent;
#[cfg(test)]
mod check;
mod clause;
mod group;
mod legs;
mod multi_leg;
mod odd;
mod sentences;
mod teller;
mod voice;

use menagerie_rules::betza::Movement;
use menagerie_texts::Language;
pub use voice::{ONLY, pick};

/// A plain description of a movement.
pub fn describe(movement: &Movement, language: Language) -> String {
    let clauses = group::clauses(movement.walks());
    let voice = voice::texts(language);
    let told = sentences::write(&clauses, voice);
    if movement.multi_leg().is_empty() { told } else { multi_leg::add(told, movement.multi_leg(), voice) }
}
