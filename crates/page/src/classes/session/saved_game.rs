//! The complete game as data, for the browser's storage and for links.

use menagerie_js_types::{GameOptions, Js, json};
use menagerie_session::SavedGame;
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;

#[wasm_bindgen]
impl Session {
    /// The whole game with its variations, for `fromSaved`.
    pub fn saved(&self) -> Js<SavedGame> {
        Js(self.0.saved())
    }

    /// The game that `saved` has written.
    #[wasm_bindgen(js_name = fromSaved)]
    pub fn from_saved(saved: Ts<SavedGame>) -> Result<Session, Text> {
        menagerie_session::Session::from_saved_json(&json(&saved)).map(Session)
    }

    /// The whole game with its variations, but without its review, in few letters, all of which may stand in an address.
    pub fn link(&self) -> Result<String, Text> {
        self.0.link()
    }

    /// The game that `link` has written. It may have been made by anybody: it is read only if it is not too large.
    #[wasm_bindgen(js_name = fromLink)]
    pub fn from_link(text: &str) -> Result<Session, Text> {
        menagerie_session::Session::from_link(text).map(Session)
    }

    /// The id of this game's rules: `janus`.
    #[wasm_bindgen(getter)]
    pub fn variant(&self) -> String {
        self.0.variant()
    }

    /// The options of this game.
    pub fn options(&self) -> Js<GameOptions> {
        Js(self.0.options())
    }
}
