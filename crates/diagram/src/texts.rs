//! What a diagram says: the messages of `diagram.ftl`, and some of the game page's, as functions. They are made by `build.rs`.

use menagerie_texts::Language;

/// The one language of a program that is built for its readers alone. The words of the others are not in it then.
pub const ONLY: Option<Language> = if cfg!(feature = "en") {
    Some(Language::English)
} else if cfg!(feature = "fr") {
    Some(Language::French)
} else {
    None
};

/// The language's own of these, which stand in the order of the languages.
#[inline(always)]
pub fn pick<T: Copy>(language: Language, all: [T; Language::ALL.len()]) -> T {
    all[ONLY.unwrap_or(language) as usize]
}

/// A text with its gaps filled: the first control character stands for the first value, and so on.
#[inline(never)]
fn fill(text: &str, values: &[&str]) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match values.get((letter as usize).wrapping_sub(1)) {
            Some(value) => out.push_str(value),
            None => out.push(letter),
        }
    }
    out
}

include!(concat!(env!("OUT_DIR"), "/said.rs"));
