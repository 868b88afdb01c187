//! A start position with moves, and the observable facts at each of its positions.

use menagerie_rules::notation::coordinate;
use menagerie_rules::{Move, MoveKind, Outcome, Position, Variant, outcome_of_line};
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
    /// Plays the line as far as its moves are legal; none if the start is not a position of the game.
    pub fn play(&self, variant: &Arc<Variant>) -> Option<PlayedLine> {
        let mut played = PlayedLine::new(Position::from_fen(variant, &self.start).ok()?);
        for text in &self.moves {
            let Ok(mv) = coordinate::read(played.last(), text) else { break };
            if !played.push(mv) {
                break;
            }
        }
        Some(played)
    }
}

/// The positions of a line. Unlike a [`Game`](menagerie_rules::Game), it does not write SAN, which would take longer than everything
/// else.
#[derive(Clone, Debug)]
pub struct PlayedLine {
    positions: Vec<Position>,
    moves: Vec<Move>,
    keys: Vec<Option<u64>>,
}

impl PlayedLine {
    /// A line that begins with a position.
    pub fn new(start: Position) -> PlayedLine {
        PlayedLine { keys: vec![start.repetition_key()], positions: vec![start], moves: Vec::new() }
    }

    /// Plays a move, if it is legal.
    pub fn push(&mut self, mv: Move) -> bool {
        let mut next = self.last().clone();
        let is_legal = next.play(mv).is_ok();
        if is_legal {
            self.keys.push(next.repetition_key());
            self.positions.push(next);
            self.moves.push(mv);
        }
        is_legal
    }

    /// The positions, the start first.
    pub fn positions(&self) -> &[Position] {
        &self.positions
    }

    /// The moves.
    pub fn moves(&self) -> &[Move] {
        &self.moves
    }

    /// The last position.
    pub fn last(&self) -> &Position {
        &self.positions[self.positions.len() - 1]
    }

    /// The outcome after this number of moves.
    pub fn outcome(&self, plies: usize) -> Outcome {
        let Some(&key) = self.keys.get(plies) else { return Outcome::Ongoing };
        let times = self.keys[..=plies].iter().filter(|&&it| it.is_some() && it == key).count().max(1);
        let back =
            (0..=plies).rev().map(|at| (&self.positions[at], at.checked_sub(1).map(|before| self.moves[before])));
        outcome_of_line(times, back)
    }

    /// The outcome at the end.
    pub fn last_outcome(&self) -> Outcome {
        self.outcome(self.moves.len())
    }
}

/// A key of a move with everything except names that only the rules have.
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
    let piece = mv.promotion().or(mv.from_pocket()).map_or(0, |kind| kind.index() as u64 + 1);
    let via = mv.via().map_or(0, |square| square.index() as u64 + 1);
    let squares = (mv.from().index() as u64) << 8 | mv.to().index() as u64;
    (kind << 16 | squares) << 16 | piece << 9 | via
}

/// The observable facts at one position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Seen {
    moves: Vec<u64>,
    check: bool,
    winners: Option<Vec<usize>>,
    /// The position's text in games with points, which nothing else shows.
    text: String,
}

impl Seen {
    /// The facts of a line after this number of moves.
    pub fn of(line: &PlayedLine, plies: usize) -> Seen {
        let position = &line.positions[plies];
        let mut moves: Vec<u64> = position.legal_moves().into_iter().map(move_key).collect();
        moves.sort_unstable();
        let winners = match line.outcome(plies) {
            Outcome::Ongoing => None,
            Outcome::Draw { .. } => Some(Vec::new()),
            Outcome::Win { winners, .. } => Some(winners.iter().map(|winner| winner.index()).collect()),
        };
        let text = match position {
            Position::Chess(_) => String::new(),
            Position::Chaturaji(position) => position.fen(),
        };
        Seen { moves, check: position.in_check(), winners, text }
    }

    /// The facts of a single position.
    pub fn of_position(position: Position) -> Seen {
        Seen::of(&PlayedLine::new(position), 0)
    }
}
