//! Giving up, or running out of time, in a four-player game.

use super::{ChaturajiPosition, SUDDEN_DEATH};
use crate::Player;

impl ChaturajiPosition {
    /// Puts a player out who gives up or whose time is up: as if its King were gone. Tells whether anything changed; a
    /// player who is out already, and a game that is over, stay as they are.
    ///
    /// The sources are silent about this; it is decided here so that it changes nothing for the others:
    ///
    /// - The King leaves the board. The other pieces stay, never move, and can be captured for their points.
    /// - Nobody gets points for the King, and nobody has captured it: it does not count towards the third King, which
    ///   takes the Kings of three opponents that were really captured.
    /// - The player's own points stay, and count at the end like those of anybody who is out.
    /// - It is no move: no ply is counted, and neither the plies without progress nor those of sudden death change. Only the
    ///   turn goes on, if it was the player's.
    /// - Where it leaves two players in, sudden death begins with all its moves; where it leaves one, the game is over.
    pub fn leave(&mut self, player: Player) -> bool {
        if self.is_over() || self.is_out(player) {
            return false;
        }
        if let Some(king) = self.king(player) {
            self.board.take(king);
        }
        let players_in = (0..4).filter(|&other| !self.is_out(Player(other))).count();
        if players_in <= 2 && self.sudden_death.is_none() {
            self.sudden_death = Some(SUDDEN_DEATH);
        }
        if self.turn == player {
            let next = (1..4).map(|step| Player((player.0 + step) % 4)).find(|&other| !self.is_out(other));
            self.turn = next.unwrap_or(player);
        }
        true
    }
}
