//! The record of a game, which the page sends to the computer in its worker: rules, start and moves.

use menagerie_rules::{Game, Ply, notation};
use serde::{Deserialize, Serialize};
use tsify::Tsify;

use super::read_position;
use super::tree::{GameTree, NodeStep};
use super::variants::{self, GameOptions};
use crate::texts::Texts;

/// What is needed to replay a game.
#[derive(Serialize, Deserialize, Tsify)]
pub struct GameRecord {
    variant: String,
    options: GameOptions,
    start: String,
    moves: Vec<String>,
}

impl GameRecord {
    /// The record of a game up to the position on the board. If a player has left the game, it begins where the last one left.
    pub fn of(tree: &GameTree) -> GameRecord {
        let variant = tree.variant();
        let mut start = tree.start();
        let mut moves = Vec::new();
        for node in tree.played() {
            match node.step {
                NodeStep::Move(mv) => moves.push(notation::coordinate::write(variant, mv)),
                NodeStep::Start | NodeStep::Leave(_) => {
                    moves.clear();
                    start = &node.position;
                }
            }
        }
        GameRecord { variant: variant.id().to_string(), options: GameOptions::of(variant), start: start.fen(), moves }
    }

    /// The first position.
    #[cfg(test)]
    pub fn start(&self) -> &str {
        &self.start
    }

    /// Replays the recorded game. If `known` is the same game at an earlier or later moment, only the difference is played: for
    /// hundreds of moves the replay would take longer than a quick search.
    pub fn replay(&self, known: Option<Game>) -> Result<Game, String> {
        let mut game = match known.filter(|game| self.begins_like(game)) {
            Some(game) => game,
            None => {
                let start = variants::find(&self.variant, &self.options).and_then(|it| read_position(&it, &self.start));
                Game::from_position(start.map_err(|fault| Texts::in_english(&fault))?)
            }
        };
        let variant = game.variant();
        let is_same = |(ply, text): &(&Ply, &String)| notation::coordinate::write(variant, ply.mv) == **text;
        let common = game.plies().iter().zip(&self.moves).take_while(is_same).count();
        while game.plies().len() > common {
            game.undo();
        }
        for text in &self.moves[common..] {
            game.play_text(text).map_err(|error| super::sentence(&error.to_string()))?;
        }
        Ok(game)
    }

    fn begins_like(&self, game: &Game) -> bool {
        let variant = game.variant();
        self.variant == variant.id() && self.options == GameOptions::of(variant) && self.start == game.start().fen()
    }
}
