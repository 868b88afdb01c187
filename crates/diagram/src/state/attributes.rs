//! The attributes that would show the current board.

use super::DiagramState;
use crate::mode::DiagramMode;
use menagerie_rules::{Bitboard, Position, notation};

impl DiagramState {
    /// The attributes that would show the current board; those of a game against the computer stay as they are.
    pub fn now(&self) -> Vec<(&'static str, String)> {
        let names = |squares: Bitboard| squares.iter().map(|square| square.to_string()).collect::<Vec<_>>().join(" ");
        match self.mode {
            DiagramMode::Piece => {
                let Some(from) = self.subject() else { return Vec::new() };
                let owner = self.owner();
                let own = self.board.of(owner);
                // Without pieces in the attributes, a hopper has screens of its own.
                let as_begun = self.board == self.start.board;
                let around = |squares: Bitboard| if as_begun { None } else { Some(names(squares)) };
                let moved = self.start.picked != Some(from);
                let mut now: Vec<_> = moved.then(|| ("square", from.to_string())).into_iter().collect();
                now.extend(around(own.without(from)).map(|friends| ("friends", friends)));
                now.extend(around(self.board.occupied() & !own).map(|enemies| ("enemies", enemies)));
                now
            }
            DiagramMode::Position => {
                let mut now = vec![("select", self.picked.map(|square| square.to_string()).unwrap_or_default())];
                if self.is_changed() {
                    now.push(("fen", self.game.as_ref().map_or_else(|| self.placed(), |game| game.position().fen())));
                }
                now
            }
            DiagramMode::Line => {
                let Some(game) = &self.game else { return Vec::new() };
                let plies = game.plies().iter().chain(game.undone());
                let moves = plies.map(|ply| ply.san.as_str()).collect::<Vec<_>>().join(" ");
                let at = ("at", game.plies().len().to_string());
                if self.is_changed() { vec![("moves", moves), at] } else { vec![at] }
            }
            DiagramMode::Play => Vec::new(),
        }
    }

    /// The text of a board that was set up by hand: a position if it is one, otherwise the pieces alone.
    fn placed(&self) -> String {
        let (Some(variant), Some(start)) = (self.scene.game(), &self.start.game) else { return String::new() };
        let pieces = notation::write_placement(variant, &self.board);
        let fen = start.position().fen();
        let mut fields: Vec<&str> = fen.split(' ').collect();
        fields[0] = &pieces;
        let same = fields.join(" ");
        if variant.players().len() == 2 {
            fields[2] = "-";
            fields[3] = "-";
        }
        let bare = fields.join(" ");
        [same, bare].into_iter().find(|text| Position::from_fen(variant, text).is_ok()).unwrap_or(pieces)
    }
}
