//! Moves of the game on the board: of the reader, of the computer, taken back, or of the line.

use super::DiagramState;
use crate::mode::DiagramMode;
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, GameError, KindId, Move, Player, Position, Square};

impl DiagramState {
    /// The choices between two squares, as letters of kinds: the promotions, the piece's own letter if it need not promote, and after a
    /// slash what enters from the hand (`/H`). Empty if there is nothing to choose.
    pub fn choices(&self, from: Square, to: Square) -> Vec<String> {
        let Some(game) = &self.game else { return Vec::new() };
        let mut all: Vec<String> =
            moves_between(game.position(), from, to).map(|mv| chosen(game.position(), mv)).collect();
        all.dedup();
        if all.len() < 2 { Vec::new() } else { all }
    }

    /// Moves the piece on `from` to `to`: as a move of the game if it is one, otherwise by hand, unless a game is being played. Returns
    /// the text of the move if it is one of the game.
    pub fn carry(&mut self, from: Square, to: Square, choice: Option<&str>) -> Option<String> {
        self.ghost = None;
        let mv = self.game.as_ref().and_then(|game| {
            let is_it = |mv: &Move| choice.is_none_or(|choice| chosen(game.position(), *mv) == choice);
            moves_between(game.position(), from, to).find(is_it)
        });
        if let (Some(mv), Some(game)) = (mv, self.game.as_mut())
            && let Ok(ply) = game.play(mv)
        {
            let san = ply.san.clone();
            self.settle();
            return Some(san);
        }
        if self.mode != DiagramMode::Play && from != to && self.scene.shape().contains(to) {
            if let Some(piece) = self.board.take(from) {
                self.board.put(to, piece);
                self.game = None;
            }
            let moved = if self.mode == DiagramMode::Piece { None } else { Some(to) };
            self.pick(moved);
        }
        None
    }

    /// Plays a move given as text, as the computer does.
    ///
    /// # Errors
    /// Why it is not a legal move; none if there is no game on the board.
    pub fn play_text(&mut self, text: &str) -> Result<String, Option<GameError>> {
        let game = self.game.as_mut().ok_or(None)?;
        let san = game.play_text(text).map_err(Some)?.san.clone();
        self.settle();
        Ok(san)
    }

    /// Shows the position after a move. A player who cannot move passes at once, because there is no piece to do it with.
    fn settle(&mut self) {
        if let Some(game) = self.game.as_mut() {
            // If passing is optional, the reader decides.
            let must_pass = |game: &Game| game.position().legal_moves() == [Move::PASS];
            while must_pass(game) && game.play(Move::PASS).is_ok() {}
            self.board = game.position().board().clone();
        }
        self.pick(None);
    }

    /// Whether one of these players, who are the reader, has made a move in a game against the computer.
    pub fn can_take_back(&self, reader: &[Player]) -> bool {
        self.mode == DiagramMode::Play && self.last_by(reader).is_some()
    }

    /// Takes back the reader's last move and the moves after it.
    pub fn take_back(&mut self, reader: &[Player]) {
        let (Some(last), Some(game)) = (self.last_by(reader), self.game.as_mut()) else { return };
        while game.plies().len() > last && game.undo().is_some() {}
        self.board = game.position().board().clone();
        self.pick(None);
    }

    /// The number of moves before the reader's last one.
    fn last_by(&self, reader: &[Player]) -> Option<usize> {
        let game = self.game.as_deref()?;
        let before = |number: usize| number.checked_sub(1).map_or(game.start(), |last| &game.plies()[last].position);
        (0..game.plies().len()).rev().find(|&number| reader.contains(&before(number).turn()))
    }

    /// Shows the line after `ply` of its moves.
    pub fn go(&mut self, ply: usize) {
        let Some(mut game) = self.start.game.clone() else { return };
        while game.plies().len() > ply && game.undo().is_some() {}
        while game.plies().len() < ply && game.redo().is_some() {}
        self.board = game.position().board().clone();
        self.game = Some(game);
        self.pick(None);
    }
}

/// The choice in a move: see [`DiagramState::choices`].
fn chosen(position: &Position, mv: Move) -> String {
    let variant = position.variant();
    let letter = |kind: KindId| variant.kind(kind).letter.plain();
    let own = || position.piece_at(mv.from()).map_or_else(String::new, |piece| letter(piece.kind).to_string());
    match (mv.from_pocket(), mv.promotion()) {
        (Some(kind), _) => format!("/{}", letter(kind)),
        (None, Some(kind)) => letter(kind).to_string(),
        (None, None) => own(),
    }
}

fn moves_between(position: &Position, from: Square, to: Square) -> impl Iterator<Item = Move> {
    let fits = move |mv: &Move| !mv.is_pass() && mv.from() == from && coordinate::target(position, *mv) == to;
    position.legal_moves().into_iter().filter(fits)
}
