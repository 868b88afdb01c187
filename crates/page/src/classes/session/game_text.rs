//! Writes games as PGN, and reads texts with games (PGN) and positions (FEN).

use menagerie_js_types::{GameOptions, Js, list};
use menagerie_session::{AddedTags, FileGame};
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;
use crate::classes::given::given;
use crate::classes::texts::TextList;

/// A text with any number of games and positions, as it was pasted, or as it stood in a file.
#[wasm_bindgen]
pub struct GameFile(menagerie_session::GameFile);

#[wasm_bindgen]
impl GameFile {
    /// Takes a text apart. One that does not say which game it is of is read as one of `id` with these options.
    pub fn read(id: &str, options: Option<Ts<GameOptions>>, text: &str) -> Result<GameFile, Text> {
        menagerie_session::GameFile::read(id, given(options)?, text).map(GameFile)
    }

    /// Takes the bytes of a file apart, in whatever encoding they are, as `read` does.
    #[wasm_bindgen(js_name = ofBytes)]
    pub fn of_bytes(id: &str, options: Option<Ts<GameOptions>>, bytes: &[u8]) -> Result<GameFile, Text> {
        menagerie_session::GameFile::of_bytes(id, given(options)?, bytes).map(GameFile)
    }

    /// Whether nothing but games and positions stands in the bytes of a text. What else there may be is found out by the program that
    /// reads other programs' games.
    #[wasm_bindgen(js_name = holdsGamesAlone)]
    pub fn holds_games_alone(bytes: &[u8]) -> bool {
        menagerie_session::GameFile::holds_games_alone(bytes)
    }

    /// How many games and positions there are; 1 if there is nothing: then reading it fails.
    #[wasm_bindgen(getter)]
    pub fn length(&self) -> usize {
        self.0.length()
    }

    /// The names of games that the text is of and nobody here has; the library may have them.
    #[wasm_bindgen(js_name = missingGames)]
    pub fn missing_games(&self) -> Vec<String> {
        self.0.missing_games()
    }

    /// The names of games that a position without a name may be of and nobody here has; the library may have them. Without them it is
    /// read as orthodox chess.
    #[wasm_bindgen(js_name = guessedGames)]
    pub fn guessed_games(&self) -> Vec<String> {
        self.0.guessed_games()
    }

    /// The games, as JSON: `[{position, names, event, date, result, plies}]`.
    pub fn list(&self) -> Js<FileGameList> {
        Js(FileGameList(self.0.list()))
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

    /// Whether the names of castling could also be read the other way, and mean something else then; and whether they were.
    #[wasm_bindgen(getter, js_name = castlesBothWays)]
    pub fn castles_both_ways(&self) -> bool {
        self.0.castles_both_ways()
    }

    /// Whether castling was read by its other names.
    #[wasm_bindgen(getter, js_name = otherCastling)]
    pub fn other_castling(&self) -> bool {
        self.0.other_castling()
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
    /// The games of a file.
    FileGameList(FileGame)
);

list!(
    /// Tags, each with its name and its value.
    TagList((String, String))
);
