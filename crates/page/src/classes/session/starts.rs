//! The start positions of games that have several, by their numbers.

use menagerie_js_types::{Js, list};
use menagerie_session::StartChoice;
use menagerie_texts::Text;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;

#[wasm_bindgen]
impl Session {
    /// How many starts the game has: 1 if nothing is shuffled. They are numbered from 0, and there are so few that a number of JavaScript
    /// holds each exactly.
    #[wasm_bindgen(getter, js_name = startCount)]
    pub fn start_count(&self) -> f64 {
        self.0.start_count()
    }

    /// The number of the start from which this game was played. None if nothing is shuffled, or if the game began from another position.
    #[wasm_bindgen(getter, js_name = startNumber)]
    pub fn start_number(&self) -> Option<f64> {
        self.0.start_number()
    }

    /// The number of the start that the definition writes. None if nothing is shuffled.
    #[wasm_bindgen(getter, js_name = standardStart)]
    pub fn standard_start(&self) -> Option<f64> {
        self.0.standard_start()
    }

    /// Whether chance chooses the start of a game for which nobody has chosen one.
    #[wasm_bindgen(getter, js_name = startsByChance)]
    pub fn starts_by_chance(&self) -> bool {
        self.0.starts_by_chance()
    }

    /// The set-ups that can be chosen by their names, in the language with this tag.
    #[wasm_bindgen(js_name = startChoices)]
    pub fn start_choices(&self, language: &str) -> Js<StartChoiceList> {
        Js(StartChoiceList(self.0.start_choices(language)))
    }

    /// The number of the start that comes of another one when the pieces on two squares change places. None if it is no start.
    #[wasm_bindgen(js_name = swappedStart)]
    pub fn swapped_start(&self, number: f64, one: &str, other: &str) -> Option<f64> {
        self.0.swapped_start(number, one, other)
    }

    /// The same game with the same options, from the start with this number, or with set-ups of these names. It is a text, because an address
    /// may say anything.
    #[wasm_bindgen(js_name = withStart)]
    pub fn with_start(&self, number: &str) -> Result<Session, Text> {
        self.0.with_start(number).map(Session)
    }
}

list!(
    /// The set-ups of which a start has some.
    StartChoiceList(StartChoice)
);
