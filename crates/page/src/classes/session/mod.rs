//! A game being played. The other files of this folder have more of its methods.

#[cfg(feature = "whole")]
mod file_dialog;
mod game_text;
#[cfg(feature = "whole")]
mod guide;
#[cfg(feature = "whole")]
mod questions;
#[cfg(feature = "whole")]
mod review;
#[cfg(feature = "whole")]
mod saved_game;
#[cfg(feature = "whole")]
mod starts;
mod walk;

use menagerie_js_types::{GameOptions, GameRecord, Js, list};
use menagerie_scene::{MoveTarget, Scene};
use menagerie_session::variants::{self, VariantInfo};
use menagerie_session::{GameState, LegalMove, MoveChoice};
use menagerie_texts::Text;
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::classes::given::given;
pub use game_text::GameFile;

/// A game being played, with its variations. What fails throws a [`Text`] that says why.
#[wasm_bindgen]
pub struct Session(pub(super) menagerie_session::Session);

#[wasm_bindgen]
impl Session {
    /// The games there are.
    pub fn variants() -> Result<Js<VariantList>, Text> {
        variants::list().map(|all| Js(VariantList(all)))
    }

    /// Takes in a game that does not come with the page, as the JSON of its definition. From then on its id stands for it everywhere.
    #[wasm_bindgen(js_name = addGame)]
    pub fn add_game(definition: &str) -> Result<Js<VariantInfo>, Text> {
        Ok(Js(variants::info(&*variants::register(definition)?)))
    }

    /// The game with this id, as `variants` lists those that come with the page.
    #[wasm_bindgen(js_name = variantInfo)]
    pub fn variant_info(id: &str) -> Result<Js<VariantInfo>, Text> {
        Ok(Js(variants::info(&*variants::find(id, &GameOptions::default())?)))
    }

    /// A game from its start.
    #[wasm_bindgen(constructor)]
    pub fn new(id: &str, options: Option<Ts<GameOptions>>) -> Result<Session, Text> {
        menagerie_session::Session::new(id, given(options)?).map(Session)
    }

    /// A game from any position.
    #[wasm_bindgen(js_name = fromPosition)]
    pub fn from_position(id: &str, options: Option<Ts<GameOptions>>, position: &str) -> Result<Session, Text> {
        menagerie_session::Session::from_position(id, given(options)?, position).map(Session)
    }

    /// How the game stands.
    pub fn state(&self) -> Js<GameState> {
        Js(if cfg!(feature = "whole") { self.0.state() } else { self.0.state_without_material() })
    }

    /// What a board shows of the game: with the piece on `selected` picked up, and turned by `orientation` quarters.
    pub fn scene(&self, selected: Option<String>, orientation: u8) -> Result<Js<Scene>, Text> {
        self.0.scene(selected.as_deref(), orientation).map(Js)
    }

    /// Where the piece on a square, or in the hand (`N@`), may go now; nowhere if it is not its turn.
    pub fn targets(&self, from: &str) -> Result<Js<TargetList>, Text> {
        self.0.targets(from).map(|all| Js(TargetList(all)))
    }

    /// The legal moves from a square, or from the hand (`N@`), to a square: several where a promotion, or what enters from the hand,
    /// is chosen.
    pub fn choices(&self, from: &str, to: &str) -> Result<Js<ChoiceList>, Text> {
        self.0.choices(from, to).map(|all| Js(ChoiceList(all)))
    }

    /// All legal moves; none if the game is over.
    #[wasm_bindgen(js_name = legalMoves)]
    pub fn legal_moves(&self) -> Js<LegalMoveList> {
        Js(LegalMoveList(self.0.legal_moves()))
    }

    /// Why the piece on a square, or in the hand (`N@`), may not go to a square. Nothing if the move is legal.
    pub fn explain(&self, from: &str, to: &str) -> Result<Option<Js<Text>>, Text> {
        Ok(self.0.explain(from, to)?.map(Js))
    }

    /// The record of the game, for `Searcher.search`. The search needs the past for repetitions.
    pub fn record(&self) -> Js<GameRecord> {
        Js(self.0.record())
    }
}

list!(
    /// The games there are.
    VariantList(VariantInfo)
);

list!(
    /// Where a piece may go.
    TargetList(MoveTarget)
);

list!(
    /// The moves between two squares.
    ChoiceList(MoveChoice)
);

list!(
    /// All legal moves.
    LegalMoveList(LegalMove)
);
