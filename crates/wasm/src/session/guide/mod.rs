//! What a person is told about the pieces: what each does, where it may go, what it attacks and what guards it.

mod attackers;
mod card;
mod mini;

use menagerie_rules::Player;
use wasm_bindgen::prelude::wasm_bindgen;

use super::{Session, to_json};
use crate::texts::slug;

#[wasm_bindgen]
impl Session {
    /// The card of the piece on a square, anybody's and in a finished game too, as JSON: `{kind, name, letter, art, line,
    /// value, reckoned, page, promotes: [{kind, name, art}], square, owner, out, reach: [{square, kind, takes}]}`, see
    /// `PieceCard` in this crate; `null` for an empty square. `name` and `line` are texts.
    #[wasm_bindgen(js_name = pieceCard)]
    pub fn piece_card(&self, square: &str) -> Result<String, String> {
        to_json(&card::card(&self.tree, self.worth(), self.square(square)?))
    }

    /// A card for every kind of piece of this game, as JSON: a list of what `pieceCard` gives, without place and owner.
    #[wasm_bindgen(js_name = pieceList)]
    pub fn piece_list(&self) -> Result<String, String> {
        to_json(&card::list(self.tree.variant(), self.worth()))
    }

    /// A small diagram of how a kind of piece (`rhinoceros`) moves, as JSON: `{art, radius, squares: [{file, rank, kind,
    /// on}], screens: [{file, rank}]}`. Squares are counted from the piece, files to the right and ranks ahead of it;
    /// `on` is where a line goes on beyond the diagram. `null` if the game has no such kind.
    pub fn mini(&self, kind: &str) -> Result<String, String> {
        let variant = self.tree.variant();
        let id = variant.kind_ids().find(|&id| slug(&variant.kind(id).name) == kind);
        to_json(&id.and_then(|id| mini::mini(variant, id)))
    }

    /// The squares a player attacks or guards, as JSON: `[{square, count}]`, `count` being by how many pieces.
    pub fn attacked(&self, player: usize) -> Result<String, String> {
        let players = self.tree.variant().players().len();
        let player = Player::from_index(player).filter(|it| it.index() < players);
        to_json(&player.map(|player| attackers::attacked(self.tree.position(), player)).unwrap_or_default())
    }

    /// The pieces that attack the piece on a square, and those that guard it, as JSON: `{attackers: [square], defenders:
    /// [square]}`.
    pub fn bearing(&self, square: &str) -> Result<String, String> {
        to_json(&attackers::bearing(self.tree.position(), self.square(square)?))
    }

    /// The squares of all pieces, anybody's, that can be captured with gain, as JSON.
    pub fn threatened(&self) -> Result<String, String> {
        to_json(&attackers::threatened(self.tree.position(), self.worth()))
    }
}

#[cfg(test)]
mod tests;
