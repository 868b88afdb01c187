//! Information about the pieces: their moves, attackers and defenders.

mod attackers;
mod card;
mod mini;

use menagerie_rules::{Player, Square};

use super::Session;
pub use attackers::{AttackCount, AttackersAndDefenders};
pub use card::id_of;
pub use card::{KindCard, PieceCard};
use menagerie_texts::Text;
pub use mini::MiniDiagram;

impl Session {
    /// The card of the piece on a square, anybody's and in a finished game too; nothing for an empty square.
    pub fn piece_card(&self, square: &str) -> Result<Option<PieceCard>, Text> {
        Ok(card::card(&self.tree, self.worth(), self.square(square)?))
    }

    /// A card for every kind of piece of this game.
    pub fn piece_list(&self) -> Vec<KindCard> {
        card::list(self.tree.variant(), self.worth())
    }

    /// A small diagram of how a kind of piece (`rhinoceros`) moves; nothing if the game has no such kind.
    pub fn mini(&self, kind: &str) -> Option<MiniDiagram> {
        let variant = self.tree.variant();
        let id = variant.kind_ids().find(|&id| id_of(variant.kind(id)) == kind)?;
        mini::mini(variant, id)
    }

    /// The squares a player, counted from 0, attacks or guards; none if there is no such player.
    pub fn attacked(&self, player: usize) -> Vec<AttackCount> {
        let players = self.tree.variant().players().len();
        let player = Player::from_index(player).filter(|it| it.index() < players);
        player.map(|it| attackers::attacked(self.tree.position(), it)).unwrap_or_default()
    }

    /// The pieces that attack the piece on a square, and those that guard it.
    pub fn attackers(&self, square: &str) -> Result<AttackersAndDefenders, Text> {
        Ok(attackers::attackers(self.tree.position(), self.square(square)?))
    }

    /// The squares of all pieces, anybody's, that can be captured with gain.
    pub fn threatened(&self) -> Vec<Square> {
        attackers::threatened(self.tree.position(), self.worth())
    }
}

#[cfg(test)]
mod tests;
