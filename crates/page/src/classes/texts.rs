//! The texts of the page in each language, for JavaScript.

use menagerie_js_types::list;
use menagerie_texts::{Text, TextArguments};
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::given::given;

/// The texts in one language.
#[wasm_bindgen]
pub struct Texts(menagerie_session::Texts);

#[wasm_bindgen]
impl Texts {
    /// The texts of a catalogue, in Fluent; `language` is the tag of its language: `fr`.
    #[wasm_bindgen(constructor)]
    pub fn new(language: &str, catalogue: &str) -> Texts {
        Texts(menagerie_session::Texts::new(language, catalogue))
    }

    /// The tag of the language: `en`, `fr`.
    #[wasm_bindgen(getter)]
    pub fn language(&self) -> String {
        self.0.language().to_string()
    }

    /// Whether there is a text with this id.
    pub fn has(&self, id: &str) -> bool {
        self.0.has(id)
    }

    /// The text with this id. What is put into it are numbers, words, texts, or lists of these. A text that there is not
    /// says its id.
    pub fn say(&self, id: &str, args: Option<Ts<TextArguments>>) -> String {
        // A text with arguments that cannot be read is said without them: errors are said here, too.
        self.0.words(&Text::from_parts(id, given(args).ok().flatten().unwrap_or_default()))
    }
}

list!(
    /// Several texts.
    TextList(Text)
);
