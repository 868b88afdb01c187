//! The opening explorer: the moves played from a position in the saved games, how often, and the results.

use std::collections::HashMap;

use menagerie_rules::{Move, Position, notation};
use serde::Serialize;

use super::Session;
use super::tree::{GameTree, NodeId, NodeStep};
use super::verdict::over;

/// The moves of saved games by position. Transpositions are the same position.
#[derive(Default)]
pub struct OpeningExplorer {
    /// By the hash of a position.
    positions: HashMap<u64, Vec<(Move, MoveResults)>>,
    games: usize,
}

/// The results of the games in which a move was played.
#[derive(Clone, Debug, Default)]
struct MoveResults {
    games: usize,
    /// The number of games that each player has won, alone or with others, then the number of games without a winner.
    wins: Vec<usize>,
    draws: usize,
    /// The number of games that are not over.
    open: usize,
}

/// A move that was played in kept games.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
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

impl OpeningExplorer {
    /// An explorer without games.
    pub fn new() -> OpeningExplorer {
        OpeningExplorer::default()
    }

    /// The number of games that were added.
    pub fn games(&self) -> usize {
        self.games
    }

    /// The moves that were played from the position on a session's board.
    pub fn moves(&self, session: &Session) -> Vec<ExploredMove> {
        self.from(session.tree.position())
    }
}

impl OpeningExplorer {
    /// Adds the main line of a game.
    pub fn add(&mut self, session: &Session) {
        let tree = &session.tree;
        let line = tree.main_line();
        self.games += 1;
        let result = GameResult::of(tree, line.last().copied().unwrap_or(NodeId::START));
        // A position that is repeated in a game counts once for each of its moves.
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
        // Hashes of different positions may collide.
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
        coordinates: notation::coordinate::write(position, mv),
        games: results.games,
        wins,
        draws: results.draws,
        open: results.open,
    }
}

/// The result of a game.
enum GameResult {
    Open,
    Draw,
    Won(Vec<usize>),
}

impl GameResult {
    fn of(tree: &GameTree, end: NodeId) -> GameResult {
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

/// A hash that is the same for transpositions.
fn hash(position: &Position) -> u64 {
    match position {
        // A double step matters only where it can be captured en passant.
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
        explorer.add(&played(&["d2d4", "g8f6", "c2c4", "e7e6"], Some(1)));
        explorer.add(&played(&["c2c4", "g8f6", "d2d4", "e7e6"], Some(0)));
        explorer.add(&played(&["d2d4", "g8f6", "c2c4", "g7g6"], None));
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
        explorer.add(&played(&there_and_back, None));
        assert_eq!(explorer.from(played(&[], None).tree.position())[0].games, 1);
    }
}
