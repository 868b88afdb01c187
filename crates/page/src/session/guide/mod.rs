//! Information about the pieces: how each moves, its targets, what it attacks and what guards it.

mod attackers;
mod card;
mod mini;

use menagerie_rules::Player;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;
use crate::board::scene::SquareList;
use crate::texts::Text;
use attackers::{AttackCountList, AttackersAndDefenders};
pub use card::id_of;
use card::{KindCardList, PieceCard};
use menagerie_js_types::Js;
use mini::MiniDiagram;

#[wasm_bindgen]
impl Session {
    /// The card of the piece on a square, anybody's and in a finished game too; nothing for an empty square.
    #[wasm_bindgen(js_name = pieceCard)]
    pub fn piece_card(&self, square: &str) -> Result<Option<Js<PieceCard>>, Text> {
        Ok(card::card(&self.tree, self.worth(), self.square(square)?).map(Js))
    }

    /// A card for every kind of piece of this game.
    #[wasm_bindgen(js_name = pieceList)]
    pub fn piece_list(&self) -> Js<KindCardList> {
        Js(card::list(self.tree.variant(), self.worth()))
    }

    /// A small diagram of how a kind of piece (`rhinoceros`) moves; nothing if the game has no such kind.
    pub fn mini(&self, kind: &str) -> Option<Js<MiniDiagram>> {
        let variant = self.tree.variant();
        let id = variant.kind_ids().find(|&id| id_of(variant.kind(id)) == kind)?;
        mini::mini(variant, id).map(Js)
    }

    /// The squares a player, counted from 0, attacks or guards.
    pub fn attacked(&self, player: usize) -> Js<AttackCountList> {
        let players = self.tree.variant().players().len();
        let player = Player::from_index(player).filter(|it| it.index() < players);
        Js(AttackCountList(player.map(|it| attackers::attacked(self.tree.position(), it)).unwrap_or_default()))
    }

    /// The pieces that attack the piece on a square, and those that guard it.
    pub fn attackers(&self, square: &str) -> Result<Js<AttackersAndDefenders>, Text> {
        Ok(Js(attackers::attackers(self.tree.position(), self.square(square)?)))
    }

    /// The squares of all pieces, anybody's, that can be captured with gain.
    pub fn threatened(&self) -> Js<SquareList> {
        Js(SquareList(attackers::threatened(self.tree.position(), self.worth())))
    }
}

#[cfg(test)]
mod tests;
