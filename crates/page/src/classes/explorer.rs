//! The opening explorer, for JavaScript: the moves played from a position in the saved games, how often, and the results.

use menagerie_js_types::{Js, json, list};
use menagerie_session::{ExploredMove, SavedGame};
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::session::Session;

/// The moves of kept games, by the positions they were played in. Positions are the same however they came about.
#[wasm_bindgen]
#[derive(Default)]
pub struct OpeningExplorer(menagerie_session::OpeningExplorer);

#[wasm_bindgen]
impl OpeningExplorer {
    /// An explorer without games.
    #[wasm_bindgen(constructor)]
    pub fn new() -> OpeningExplorer {
        OpeningExplorer::default()
    }

    /// Adds the main line of a game that `Session.saved` has written. Throws if it cannot be read.
    pub fn add(&mut self, saved: Ts<SavedGame>) -> Result<(), Text> {
        self.0.add(&menagerie_session::Session::from_saved_json(&json(&saved))?);
        Ok(())
    }

    /// How many games were added.
    #[wasm_bindgen(getter)]
    pub fn games(&self) -> usize {
        self.0.games()
    }

    /// What was played from the position that a session shows.
    pub fn moves(&self, session: &Session) -> Js<ExploredMoveList> {
        Js(ExploredMoveList(self.0.moves(&session.0)))
    }
}

list!(
    /// The moves played from a position, the most frequent first.
    ExploredMoveList(ExploredMove)
);
