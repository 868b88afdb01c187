//! The words and sentences of a language, from its `movement.ftl`: made by `build.rs`.

use menagerie_texts::Language;

/// The one language of a program that is built for its readers alone. The words of the others are not in it then.
pub const ONLY: Option<Language> = if cfg!(feature = "en") {
    Some(Language::English)
} else if cfg!(feature = "fr") {
    Some(Language::French)
} else {
    None
};

/// The language's own of these, which stand in the order of the languages; of a program for one language, that one's.
#[inline(always)]
pub fn pick<T: Copy>(language: Language, all: [T; Language::ALL.len()]) -> T {
    all[ONLY.unwrap_or(language) as usize]
}

include!(concat!(env!("OUT_DIR"), "/movement.rs"));
