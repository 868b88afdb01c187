//! The messages of `formats.ftl` as a table that `build.rs` generates, beside those of the rules' errors.

use menagerie_rules::error_rows;
use menagerie_texts::{Language, Message, MessageRow, MessageTable};

include!(concat!(env!("OUT_DIR"), "/said.rs"));

/// The text of a message of `formats.ftl` or of the rules’ errors, in a language.
pub fn words(message: &Message, language: Language) -> String {
    let rows: &[&[MessageRow]] = &[format_rows(language), error_rows(language)];
    MessageTable { tag: language.tag(), rows, names: &[] }.words(message)
}
