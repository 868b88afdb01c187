//! A start position with the moves that follow, and what is true at each of its positions.

use menagerie_rules::notation::coordinate;
use menagerie_rules::{Game, Move, MoveKind, Outcome, Position, Variant};
use std::sync::Arc;

/// A start position and the moves that follow.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Line {
    /// The position's text.
    pub start: String,
    /// The moves, in coordinates.
    pub moves: Vec<String>,
}

impl Line {
    /// The games after each number of moves, the start first; nothing if the start is no position of the game, and fewer than there are
    /// moves if one of them is not legal.
    pub fn games(&self, variant: &Arc<Variant>) -> Option<Vec<Game>> {
        let mut game = Game::from_position(Position::from_fen(variant, &self.start).ok()?);
        let mut games = vec![game.clone()];
        for text in &self.moves {
            let Ok(mv) = coordinate::read(game.position(), text) else { break };
            if game.play_on(mv).is_err() {
                break;
            }
            games.push(game.clone());
        }
        Some(games)
    }
}

/// What tells moves apart for whoever reads them: everything but names that only the rules have.
pub fn move_key(mv: Move) -> u64 {
    let kind = match mv.kind() {
        MoveKind::Drop => 1,
        MoveKind::Gate => 2,
        MoveKind::CastleGate => 3,
        MoveKind::CastleGateRook => 4,
        MoveKind::Via => 5,
        MoveKind::Pass => 6,
        MoveKind::Swap => 7,
        MoveKind::Castle => 8,
        MoveKind::Normal | MoveKind::DoubleStep | MoveKind::EnPassant | MoveKind::KingLeap => 0,
    };
    let piece = mv.promotion().or(mv.from_hand()).map_or(0, |kind| kind.index() as u64 + 1);
    let via = mv.via().map_or(0, |square| square.index() as u64 + 1);
    let squares = (mv.from().index() as u64) << 8 | mv.to().index() as u64;
    (kind << 16 | squares) << 16 | piece << 9 | via
}

/// What can be seen of a game at one of its positions.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    moves: Vec<u64>,
    check: bool,
    winners: Option<Vec<usize>>,
}

impl Seen {
    /// Looks at a game.
    pub fn of(game: &Game) -> Seen {
        let mut moves: Vec<u64> = game.position().legal_moves().into_iter().map(move_key).collect();
        moves.sort_unstable();
        let winners = match game.outcome() {
            Outcome::Ongoing => None,
            Outcome::Draw { .. } => Some(Vec::new()),
            Outcome::Win { winners, .. } => Some(winners.iter().map(|winner| winner.index()).collect()),
        };
        Seen { moves, check: game.position().in_check(), winners }
    }
}
