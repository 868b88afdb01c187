//! Resignation and loss on time in a four-player game.

use super::ChaturajiPosition;
use super::make::{FourPlayerState, next_player};
use crate::Player;

impl ChaturajiPosition {
    /// Puts a player out who resigns or loses on time, as if its King were captured. Returns whether anything changed: nothing does if the
    /// player is out already or the game is over.
    ///
    /// The sources do not describe this case. The rules here change nothing for the other players:
    ///
    /// - The King leaves the board. The other pieces stay, never move, and can be captured for their points.
    /// - Nobody gets points for the King, and nobody has captured it. It does not count towards the third King, which needs the captured
    ///   Kings of three opponents.
    /// - The player's own points stay, and count at the end like those of every player who is out.
    /// - It is not a move. No ply is counted, and the plies without progress and of sudden death stay the same. Only the turn passes on,
    ///   if it was the player's.
    /// - If two players are left, sudden death begins with all its moves. If one is left, the game is over.
    pub fn leave(&mut self, player: Player) -> bool {
        if self.is_over() || self.is_out(player) {
            return false;
        }
        if let Some(king) = self.king(player) {
            self.board.take(king);
        }
        if self.in_game().count_ones() <= 2 && self.sudden_death.is_none() {
            self.sudden_death = Some(self.numbers().sudden_death.into());
        }
        if self.turn == player {
            self.turn = Player(next_player(self.in_game(), player.index()) as u8);
        }
        true
    }
}
