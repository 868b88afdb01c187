//! The methods by which the page plays moves, steps through the game, and changes its variations.

use menagerie_rules::Player;

use super::premove_targets::{self, PremoveTargets};
use super::tree::{NodeId, StopReason, TreeView};
use super::{Session, faults};
use menagerie_texts::Text;

impl Session {
    /// Plays a move from the position on the board. It is given in coordinates or in SAN. A move that was played there before is
    /// followed. Any other move becomes a variation, which is then the line being played.
    pub fn play(&mut self, text: &str) -> Result<(), Text> {
        self.tree.play_text(text)
    }

    /// The game with its variations. The start, which has the id 0, is not among the nodes.
    pub fn tree(&self) -> TreeView {
        TreeView::of(&self.tree)
    }

    /// The id of a position of the game by its number, 0 for the start. None if it is not part of the game.
    pub fn node_id(&self, index: usize) -> Option<NodeId> {
        self.tree.id(index)
    }

    /// Shows a position by its id; false if it is not part of the game.
    pub fn go_to(&mut self, id: NodeId) -> bool {
        self.tree.go_to(id)
    }

    /// Shows the end of the line being played.
    pub fn go_to_tip(&mut self) -> bool {
        self.tree.go_to(self.tree.tip())
    }

    /// Makes the line that ends with the position on the board the line being played.
    pub fn play_from_here(&mut self) {
        self.tree.play_from_here();
    }

    /// Shows the position before; false at the start.
    pub fn back(&mut self) -> bool {
        self.tree.back()
    }

    /// Shows the next position; false at the end.
    pub fn forward(&mut self) -> bool {
        self.tree.forward()
    }

    /// Makes the variation with this position the main one where it branches off; false if it is that already.
    pub fn promote(&mut self, id: NodeId) -> bool {
        self.tree.promote(id)
    }

    /// Removes a position and everything after it; false for the start.
    pub fn remove(&mut self, id: NodeId) -> bool {
        self.tree.remove(id)
    }

    /// Puts back what was removed last; false if there is nothing.
    pub fn restore(&mut self) -> bool {
        self.tree.restore()
    }

    /// Whether something removed can be put back.
    pub fn can_restore(&self) -> bool {
        self.tree.can_restore()
    }

    /// Takes back the end of the line being played: a resignation or the like, otherwise the last move. False at the
    /// beginning.
    pub fn undo(&mut self) -> bool {
        self.tree.undo()
    }

    /// Plays again what was taken back; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        self.tree.redo()
    }

    /// The targets of a premove with the piece on a square, or in the hand of the player who waits (`N@`). Nothing for an empty
    /// square, and for a player whose turn it is or who is out.
    pub fn premove_targets(&self, from: &str) -> Result<Option<PremoveTargets>, Text> {
        Ok(premove_targets::of(&self.tree, self.origin(from)?))
    }

    /// A player, counted from 0, gives up. Of two players the other wins; of four the player is out, leaving the pieces
    /// on the board, and the others play on.
    pub fn resign(&mut self, player: usize) -> Result<(), Text> {
        self.stop(player, StopReason::Resignation)
    }

    /// A player's time is up. Of two players the other wins or, with nothing but the King, draws; of four the player is
    /// out.
    pub fn flag(&mut self, player: usize) -> Result<(), Text> {
        self.stop(player, StopReason::Time)
    }

    /// Both players agree on a draw.
    pub fn agree_draw(&mut self) -> Result<(), Text> {
        self.tree.agree()
    }
}

impl Session {
    fn stop(&mut self, player: usize, how: StopReason) -> Result<(), Text> {
        let players = self.tree.variant().players().len();
        let known = Player::from_index(player).filter(|it| it.index() < players);
        match known {
            Some(player) => self.tree.stop(player, how),
            None => Err(faults::words(format!("There is no player {player}"))),
        }
    }
}
