//! Writes games as PGN, and reads texts with games (PGN) and positions (FEN).

use menagerie_js_types::{GameOptions, Js, list};
use menagerie_session::AddedTags;
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;
use crate::classes::given::given;
use crate::classes::texts::TextList;

/// A text with any number of games and positions, as it was pasted, or as it stood in a file.
#[wasm_bindgen]
pub struct GameFile(pub(super) menagerie_session::GameFile);

#[wasm_bindgen]
impl GameFile {
    /// Takes a text apart. One that does not say which game it is of is read as one of `id` with these options.
    pub fn read(id: &str, options: Option<Ts<GameOptions>>, text: &str) -> Result<GameFile, Text> {
        menagerie_session::GameFile::read(id, given(options)?, text).map(GameFile)
    }

    /// How many games and positions there are; 1 if there is nothing: then reading it fails.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.0.length()
    }

    /// A game, counted from 0. `otherCastling` reads the names of castling the other way, in games in which programs do not
    /// agree on them.
    pub fn session(&self, index: usize, other_castling: Option<bool>) -> Result<Session, Text> {
        self.0.session(index, other_castling).map(Session)
    }
}

#[wasm_bindgen]
impl Session {
    /// The game with everything in it as text: PGN, for four players likewise. `tags` are added where the game has none of
    /// their names: `{"Date": "2026.01.31"}`.
    #[wasm_bindgen(js_name = gameText)]
    pub fn game_text(&self, tags: Option<Ts<AddedTags>>) -> Result<String, Text> {
        Ok(self.0.game_text(given(tags)?))
    }

    /// The first game or position of a text, see `GameFile`.
    #[wasm_bindgen(js_name = fromText)]
    pub fn from_text(id: &str, options: Option<Ts<GameOptions>>, text: &str) -> Result<Session, Text> {
        menagerie_session::Session::from_text(id, given(options)?, text).map(Session)
    }

    /// Notes on how the game was read, with line and column.
    pub fn notes(&self) -> Js<TextList> {
        Js(TextList(self.0.notes()))
    }

    /// The tags of the text that the game was read from, names first.
    pub fn tags(&self) -> Js<TagList> {
        Js(TagList(self.0.tags()))
    }

    /// Replaces the comment after a move; 0 stands for the comment before the first move. Clocks and shapes stay. False if the
    /// position is not part of the game.
    #[wasm_bindgen(js_name = setComment)]
    pub fn set_comment(&mut self, id: usize, words: &str) -> Result<bool, Text> {
        self.0.node_id(id).map_or(Ok(false), |id| self.0.set_comment(id, words))
    }
}

list!(
    /// Tags, each with its name and its value.
    TagList((String, String))
);
