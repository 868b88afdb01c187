//! What the dialog asks that opens a file: which games it has, and which of two readings is meant.

use menagerie_js_types::{GameOptions, Js, list};
use menagerie_session::FileGame;
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{GameFile, Session};
use crate::classes::given::given;

#[wasm_bindgen]
impl GameFile {
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
}

#[wasm_bindgen]
impl Session {
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
}

list!(
    /// The games of a file.
    FileGameList(FileGame)
);
