//! The position editor, for JavaScript.

use menagerie_js_types::{GameOptions, Js, list};
use menagerie_scene::Scene;
use menagerie_session::{EditorHandCount, RightInfo};
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use super::given::given;
use super::texts::TextList;

/// A position that is being set up: it need not be one of the game until it is done.
#[wasm_bindgen]
pub struct Editor(pub(super) menagerie_session::Editor);

#[wasm_bindgen]
impl Editor {
    /// Begins with a position of a game, as anybody may have written it.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, options: Option<Ts<GameOptions>>, position: &str) -> Result<Editor, Text> {
        menagerie_session::Editor::new(id, given(options)?, position).map(Editor)
    }

    /// What the board shows, turned by `orientation` quarters.
    pub fn scene(&self, orientation: u8) -> Result<Js<Scene>, Text> {
        self.0.scene(orientation).map(Js)
    }

    /// Puts a piece on a square, in place of what stands there: a kind by its id (`rhinoceros`) or its letter, and a
    /// player counted from 0. A player's King moves there from where it stood.
    pub fn place(&mut self, square: &str, kind: &str, player: usize) -> Result<(), Text> {
        self.0.place(square, kind, player)
    }

    /// Moves a piece, onto whatever stands there.
    #[wasm_bindgen(js_name = move)]
    pub fn move_piece(&mut self, from: &str, to: &str) -> Result<(), Text> {
        self.0.move_piece(from, to)
    }

    /// Takes a piece away.
    pub fn remove(&mut self, square: &str) -> Result<(), Text> {
        self.0.remove(square)
    }

    /// Takes all pieces away.
    pub fn clear(&mut self) {
        self.0.clear();
    }

    /// Sets up the start position.
    pub fn start(&mut self) {
        self.0.start();
    }

    /// Whose turn it is, counted from 0.
    pub fn turn(&self) -> usize {
        self.0.turn()
    }

    /// Gives the turn to a player, counted from 0.
    #[wasm_bindgen(js_name = setTurn)]
    pub fn set_turn(&mut self, player: usize) -> Result<(), Text> {
        self.0.set_turn(player)
    }

    /// How many pieces of each kind are in each hand; nothing in games without hands.
    pub fn hands(&self) -> Js<EditorHandList> {
        Js(EditorHandList(self.0.hands()))
    }

    /// Puts so many pieces of a kind (`rhinoceros`) into the hand of a player, counted from 0.
    #[wasm_bindgen(js_name = setHand)]
    pub fn set_hand(&mut self, player: usize, kind: &str, count: u8) -> Result<(), Text> {
        self.0.set_hand(player, kind, count)
    }

    /// How many checks each player has given; nothing in games in which they are not counted.
    pub fn checks(&self) -> Vec<u8> {
        self.0.checks()
    }

    /// Says how many checks a player, counted from 0, has given.
    #[wasm_bindgen(js_name = setChecks)]
    pub fn set_checks(&mut self, player: usize, given: u8) -> Result<(), Text> {
        self.0.set_checks(player, given)
    }

    /// The rights there are in this game.
    pub fn rights(&self) -> Js<RightList> {
        Js(RightList(self.0.rights()))
    }

    /// Gives or takes a right.
    #[wasm_bindgen(js_name = setRight)]
    pub fn set_right(&mut self, id: &str, on: bool) {
        self.0.set_right(id, on);
    }

    /// Everything that is wrong with the position; nothing when it can be played.
    pub fn problems(&self) -> Js<TextList> {
        Js(TextList(self.0.problems()))
    }

    /// The text of the position as it is, playable or not.
    pub fn fen(&self) -> String {
        self.0.fen()
    }
}

list!(
    /// The rights there are.
    RightList(RightInfo)
);

list!(
    /// How many pieces of each kind are in each hand.
    EditorHandList(EditorHandCount)
);
