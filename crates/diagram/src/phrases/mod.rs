//! The texts of a diagram. Every sentence is a message of the catalogue. The functions here choose messages and fill in their arguments.

mod legend;
mod notes;
mod square;
mod status;

pub use legend::{kinds_in_use, legend, passed, promotion, taken};
pub use notes::notes;
pub use square::{explain, squares};
pub use status::{beyond, status, title};

use crate::texts;
use menagerie_texts::Language;

/// The forms of a player's name in sentences.
#[derive(Clone, Copy)]
pub enum PlayerForm {
    /// The name alone: “Blancs”.
    Bare,
    /// With an article, at the start of a sentence: “Les Blancs”.
    Start,
    /// With an article: “les Blancs”.
    Article,
    /// After “of”: “des Blancs”.
    Of,
}

/// A player's name in a language. A name that is not in the catalogue stays as it is.
pub fn player(name: &str, form: PlayerForm, language: Language) -> &str {
    let known = texts::players(language).iter().find(|(english, _)| *english == name);
    known.map_or(name, |(_, forms)| forms[form as usize])
}
