//! The opening explorer: what was played from a position in the games that are kept, how often, and how they ended.

use std::collections::HashMap;

use menagerie_js_types::{Js, json, list};
use menagerie_rules::{Move, Position, notation};
use serde::Serialize;
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use super::Session;
use super::saved_game::SavedGame;
use super::tree::{GameTree, NodeStep};
use super::verdict::over;
use crate::texts::Text;

/// The moves of kept games, by the positions they were played in. Positions are the same however they came about.
#[wasm_bindgen]
#[derive(Default)]
pub struct OpeningExplorer {
    /// By the hash of a position.
    positions: HashMap<u64, Vec<(Move, MoveResults)>>,
    games: usize,
}

/// How games ended in which a move was played.
#[derive(Clone, Debug, Default)]
struct MoveResults {
    games: usize,
    /// Games that each player has won, alone or with others; and those without a winner.
    wins: Vec<usize>,
    draws: usize,
    /// Games that are not over.
    open: usize,
}

/// A move that was played in kept games.
#[derive(Serialize, Tsify)]
pub struct ExploredMove {
    /// As people write it.
    text: String,
    /// In coordinates.
    coordinates: String,
    games: usize,
    wins: Vec<usize>,
    draws: usize,
    open: usize,
}

list!(
    /// The moves played from a position, the most frequent first.
    ExploredMoveList(ExploredMove)
);

#[wasm_bindgen]
impl OpeningExplorer {
    /// An explorer without games.
    #[wasm_bindgen(constructor)]
    pub fn new() -> OpeningExplorer {
        OpeningExplorer::default()
    }

    /// Adds the main line of a game that `Session.saved` has written. Throws if it cannot be read.
    pub fn add(&mut self, saved: Ts<SavedGame>) -> Result<(), Text> {
        self.add_session(&Session::from_saved_json(&json(&saved))?);
        Ok(())
    }

    /// How many games were added.
    #[wasm_bindgen(getter)]
    pub fn games(&self) -> usize {
        self.games
    }

    /// What was played from the position that a session shows.
    pub fn moves(&self, session: &Session) -> Js<ExploredMoveList> {
        Js(ExploredMoveList(self.from(session.tree.position())))
    }
}

impl OpeningExplorer {
    fn add_session(&mut self, session: &Session) {
        let tree = &session.tree;
        let line = tree.main_line();
        self.games += 1;
        let result = GameResult::of(tree, line.last().copied().unwrap_or(0));
        // A position that comes up twice in a game counts once for each of its moves.
        let mut counted: Vec<(u64, Move)> = Vec::new();
        for &id in &line {
            let node = tree.node(id);
            let (NodeStep::Move(mv), Some(parent)) = (node.step, node.parent) else { continue };
            let key = hash(&tree.node(parent).position);
            if counted.contains(&(key, mv)) {
                continue;
            }
            counted.push((key, mv));
            let moves = self.positions.entry(key).or_default();
            let known = moves.iter().position(|(known, _)| *known == mv).unwrap_or(moves.len());
            if known == moves.len() {
                moves.push((mv, MoveResults::default()));
            }
            moves[known].1.add(&result);
        }
    }

    fn from(&self, position: &Position) -> Vec<ExploredMove> {
        let played = self.positions.get(&hash(position)).into_iter().flatten();
        // Another position could have the same hash.
        let legal = played.filter(|(mv, _)| position.is_legal(*mv));
        let mut moves: Vec<ExploredMove> = legal.map(|(mv, results)| explored(position, *mv, results)).collect();
        moves.sort_by_key(|it| std::cmp::Reverse(it.games));
        moves
    }
}

fn explored(position: &Position, mv: Move, results: &MoveResults) -> ExploredMove {
    let players = position.variant().players().len();
    let mut wins = results.wins.clone();
    wins.resize(players, 0);
    ExploredMove {
        text: notation::san::write(position, mv),
        coordinates: notation::coordinate::write(position.variant(), mv),
        games: results.games,
        wins,
        draws: results.draws,
        open: results.open,
    }
}

/// How a game ended.
enum GameResult {
    Open,
    Draw,
    Won(Vec<usize>),
}

impl GameResult {
    fn of(tree: &GameTree, end: usize) -> GameResult {
        match over(tree.variant(), &tree.verdict(end)) {
            None => GameResult::Open,
            Some(over) if over.winners.is_empty() => GameResult::Draw,
            Some(over) => GameResult::Won(over.winners),
        }
    }
}

impl MoveResults {
    fn add(&mut self, result: &GameResult) {
        self.games += 1;
        match result {
            GameResult::Open => self.open += 1,
            GameResult::Draw => self.draws += 1,
            GameResult::Won(winners) => {
                for &winner in winners {
                    if self.wins.len() <= winner {
                        self.wins.resize(winner + 1, 0);
                    }
                    self.wins[winner] += 1;
                }
            }
        }
    }
}

/// The same for positions that are the same, however they came about.
fn hash(position: &Position) -> u64 {
    match position {
        // A Pawn that has made two steps makes a difference only where it can be captured for it.
        Position::Chess(position) => position.repetition_key(),
        Position::Chaturaji(position) => position.hash(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(moves: &[&str], resigns: Option<usize>) -> Session {
        let mut session = Session::new("chess", None).unwrap();
        for mv in moves {
            session.play(mv).unwrap();
        }
        if let Some(player) = resigns {
            session.resign(player).unwrap();
        }
        session
    }

    #[test]
    fn games_are_counted_by_positions_however_they_came_about() {
        let mut explorer = OpeningExplorer::new();
        explorer.add_session(&played(&["d2d4", "g8f6", "c2c4", "e7e6"], Some(1)));
        explorer.add_session(&played(&["c2c4", "g8f6", "d2d4", "e7e6"], Some(0)));
        explorer.add_session(&played(&["d2d4", "g8f6", "c2c4", "g7g6"], None));
        assert_eq!(explorer.games(), 3);
        let shown = played(&["d2d4", "g8f6", "c2c4"], None);
        let found = explorer.from(shown.tree.position());
        let counts: Vec<_> =
            found.iter().map(|it| (it.text.as_str(), it.games, it.wins.clone(), it.draws, it.open)).collect();
        assert_eq!(counts, [("e6", 2, vec![1, 1], 0, 0), ("g6", 1, vec![0, 0], 0, 1)]);
        let start = explorer.from(played(&[], None).tree.position());
        assert_eq!(
            start.iter().map(|it| (it.coordinates.as_str(), it.games)).collect::<Vec<_>>(),
            [("d2d4", 2), ("c2c4", 1)]
        );
        assert!(explorer.from(played(&["a2a3"], None).tree.position()).is_empty());
    }

    #[test]
    fn a_position_that_comes_up_twice_counts_once() {
        let mut explorer = OpeningExplorer::new();
        let there_and_back = ["g1f3", "g8f6", "f3g1", "f6g8", "g1f3"];
        explorer.add_session(&played(&there_and_back, None));
        assert_eq!(explorer.from(played(&[], None).tree.position())[0].games, 1);
    }
}
