//! The methods by which the page plays moves, steps through the game, and changes its variations.

use menagerie_js_types::Js;
use menagerie_session::{PremoveTargets, TreeView};
use menagerie_texts::Text;
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;

#[wasm_bindgen]
impl Session {
    /// Plays a move from the position on the board. It is given in coordinates or in SAN. A move that was played there before is
    /// followed. Any other move becomes a variation, which is then the line being played.
    pub fn play(&mut self, text: &str) -> Result<(), Text> {
        self.0.play(text)
    }

    /// A game of its own that stands as this one does, with all that may be taken back.
    pub fn copy(&self) -> Session {
        Session(self.0.clone())
    }

    /// The number of lines of so many legal moves from the position on the board (perft).
    #[expect(clippy::cast_precision_loss, reason = "numbers beyond 2^53 are never counted to")]
    pub fn perft(&self, depth: u32) -> f64 {
        self.0.perft(depth) as f64
    }

    /// The game with its variations. The start, which has the id 0, is not among the nodes.
    pub fn tree(&self) -> Js<TreeView> {
        Js(self.0.tree())
    }

    /// Shows a position by its id, 0 for the start; false if it is not part of the game.
    #[wasm_bindgen(js_name = goTo)]
    pub fn go_to(&mut self, id: usize) -> bool {
        self.0.node_id(id).is_some_and(|id| self.0.go_to(id))
    }

    /// Shows the end of the line being played.
    #[wasm_bindgen(js_name = goToTip)]
    pub fn go_to_tip(&mut self) -> bool {
        self.0.go_to_tip()
    }

    /// Makes the line that ends with the position on the board the line being played.
    #[wasm_bindgen(js_name = playFromHere)]
    pub fn play_from_here(&mut self) {
        self.0.play_from_here();
    }

    /// Shows the position before; false at the start.
    pub fn back(&mut self) -> bool {
        self.0.back()
    }

    /// Shows the next position; false at the end.
    pub fn forward(&mut self) -> bool {
        self.0.forward()
    }

    /// Makes the variation with this position the main one where it branches off; false if it is that already.
    pub fn promote(&mut self, id: usize) -> bool {
        self.0.node_id(id).is_some_and(|id| self.0.promote(id))
    }

    /// Removes a position and everything after it; false for the start.
    pub fn remove(&mut self, id: usize) -> bool {
        self.0.node_id(id).is_some_and(|id| self.0.remove(id))
    }

    /// Puts back what was removed last; false if there is nothing.
    pub fn restore(&mut self) -> bool {
        self.0.restore()
    }

    /// Whether something removed can be put back.
    #[wasm_bindgen(getter, js_name = canRestore)]
    pub fn can_restore(&self) -> bool {
        self.0.can_restore()
    }

    /// Takes back the end of the line being played: a resignation or the like, otherwise the last move. False at the
    /// beginning.
    pub fn undo(&mut self) -> bool {
        self.0.undo()
    }

    /// Plays again what was taken back; false if there is nothing.
    pub fn redo(&mut self) -> bool {
        self.0.redo()
    }

    /// The targets of a premove with the piece on a square, or in the hand of the player who waits (`N@`). Nothing for an empty
    /// square, and for a player whose turn it is or who is out.
    #[wasm_bindgen(js_name = premoveTargets)]
    pub fn premove_targets(&self, from: &str) -> Result<Option<Js<PremoveTargets>>, Text> {
        Ok(self.0.premove_targets(from)?.map(Js))
    }

    /// A player, counted from 0, gives up. Of two players the other wins; of four the player is out, leaving the pieces
    /// on the board, and the others play on.
    pub fn resign(&mut self, player: usize) -> Result<(), Text> {
        self.0.resign(player)
    }

    /// A player's time is up. Of two players the other wins or, with nothing but the King, draws; of four the player is
    /// out.
    pub fn flag(&mut self, player: usize) -> Result<(), Text> {
        self.0.flag(player)
    }

    /// Both players agree on a draw.
    #[wasm_bindgen(js_name = agreeDraw)]
    pub fn agree_draw(&mut self) -> Result<(), Text> {
        self.0.agree_draw()
    }
}
