//! Information about the pieces: how each moves, its targets, what it attacks and what guards it.

use menagerie_js_types::{Js, list};
use menagerie_session::{AttackCount, AttackersAndDefenders, KindCard, MiniDiagram, PieceCard};
use menagerie_texts::Text;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;
use crate::board::SquareList;

#[wasm_bindgen]
impl Session {
    /// The card of the piece on a square, anybody's and in a finished game too; nothing for an empty square.
    #[wasm_bindgen(js_name = pieceCard)]
    pub fn piece_card(&self, square: &str) -> Result<Option<Js<PieceCard>>, Text> {
        Ok(self.0.piece_card(square)?.map(Js))
    }

    /// A card for every kind of piece of this game.
    #[wasm_bindgen(js_name = pieceList)]
    pub fn piece_list(&self) -> Js<KindCardList> {
        Js(KindCardList(self.0.piece_list()))
    }

    /// A small diagram of how a kind of piece (`rhinoceros`) moves; nothing if the game has no such kind.
    pub fn mini(&self, kind: &str) -> Option<Js<MiniDiagram>> {
        self.0.mini(kind).map(Js)
    }

    /// The squares a player, counted from 0, attacks or guards.
    pub fn attacked(&self, player: usize) -> Js<AttackCountList> {
        Js(AttackCountList(self.0.attacked(player)))
    }

    /// The pieces that attack the piece on a square, and those that guard it.
    pub fn attackers(&self, square: &str) -> Result<Js<AttackersAndDefenders>, Text> {
        self.0.attackers(square).map(Js)
    }

    /// The squares of all pieces, anybody's, that can be captured with gain.
    pub fn threatened(&self) -> Js<SquareList> {
        Js(SquareList(self.0.threatened()))
    }
}

list!(
    /// A card for every kind of piece of a game.
    KindCardList(KindCard)
);

list!(
    /// How often squares are attacked.
    AttackCountList(AttackCount)
);
