//! What is said: the messages of `formats.ftl`, what `diagram.ftl` says of Betza texts, and what `page.ftl` says of files that hold no
//! game, as a table that `build.rs` makes.

use menagerie_texts::{Language, Message, MessageRow};

include!(concat!(env!("OUT_DIR"), "/said.rs"));

/// The words of a message of this table.
pub(crate) fn words(message: &Message, language: Language) -> String {
    message.words(MESSAGES, language)
}
