//! What only the game page asks: about games of the library and own games, and about what a board does not show.

use menagerie_js_types::{Js, games};
use menagerie_session::variants::{self, VariantInfo};
use menagerie_session::{BlockedPiece, Placement};
use menagerie_texts::Text;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;

#[wasm_bindgen]
impl Session {
    /// Takes in an own game that was kept, as `definitionOf` gave it. It is compiled when it is chosen.
    #[wasm_bindgen(js_name = addKept)]
    pub fn add_kept(definition: &str) -> Result<Js<VariantInfo>, Text> {
        variants::remember(definition).map(Js)
    }

    /// Takes in a game of the library, as the JSON of its definition. `names` has the names of the game and its pieces in other languages:
    /// `{"fr": {"name": "…", "about": "…", "pieces": {"Cannon": "Canon"}}}`.
    #[wasm_bindgen(js_name = addFromLibrary)]
    pub fn add_from_library(definition: &str, names: &str) -> Result<Js<VariantInfo>, Text> {
        let variant = variants::register_from_library(definition)?;
        variants::translate(&variant, names)?;
        Ok(Js(variants::info(&variant)))
    }

    /// Whether two names of a game are the same: small and capital letters, blanks, hyphens and the word “chess” make no difference.
    #[wasm_bindgen(js_name = isSameName)]
    pub fn is_same_name(one: &str, other: &str) -> bool {
        menagerie_rules::is_same_name(one, other)
    }

    /// The definition of an own game, as JSON without default values.
    #[wasm_bindgen(js_name = definitionOf)]
    pub fn definition_of(id: &str) -> Option<String> {
        games::definition_of(id)
    }

    /// The id of the game with this id or name, or another name it has, however it is written: `Janus-Chess` is `janus`.
    #[wasm_bindgen(js_name = idOf)]
    pub fn id_of(name: &str) -> Option<String> {
        variants::id_named(name)
    }

    /// Two moves in both ways of writing them: from the start of this game, or from the default one where it began from another position.
    pub fn examples(&self) -> Vec<String> {
        self.0.examples()
    }

    /// The pieces and their squares.
    pub fn placement(&self) -> Js<Placement> {
        Js(self.0.placement())
    }

    /// Why the piece on a square, or in the hand (`N@`), cannot move. Nothing if it can, or if it is not its turn.
    pub fn blocked(&self, from: &str) -> Result<Option<Js<BlockedPiece>>, Text> {
        Ok(self.0.blocked(from)?.map(Js))
    }

    /// The name of the opening book that may know moves here.
    #[wasm_bindgen(js_name = bookName)]
    pub fn book_name(&self) -> Option<String> {
        self.0.book_name()
    }
}
