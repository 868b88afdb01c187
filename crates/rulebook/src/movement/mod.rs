//! The moves of pieces in words.
//!
//! The walks of a movement are converted to clauses: walks that differ only in direction are grouped, and related clauses are joined. The
//! clauses are then written as sentences of a language. Nothing here depends on the name of a piece.

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
mod voice;
mod writer;

use menagerie_rules::betza::Movement;
use menagerie_texts::Language;
pub use voice::{ONLY, pick};

/// Describes a movement in a language.
pub fn describe(movement: &Movement, language: Language) -> String {
    let clauses = group::clauses(movement.walks());
    let voice = voice::texts(language);
    let text = sentences::write(&clauses, voice);
    if movement.multi_leg().is_empty() { text } else { multi_leg::add(text, movement.multi_leg(), voice) }
}
