//! The texts of diagrams: the messages of `diagram.ftl` as functions, which `build.rs` generates, and those of the rules' errors.

pub use menagerie_rulebook::movement::{ONLY, pick};
use menagerie_texts::{Language, Message, NameRow};
use std::fmt::Display;

include!(concat!(env!("OUT_DIR"), "/said.rs"));

/// The words of a message about an error or the end of a game.
#[inline(never)] // Called from everywhere: readers of a page download each copy.
pub fn words(message: &Message, language: Language) -> String {
    menagerie_rules::words(message, ONLY.unwrap_or(language))
}

/// The names of the players.
pub fn players(language: Language) -> &'static [NameRow] {
    menagerie_rules::player_names(ONLY.unwrap_or(language))
}
