//! A position of any game.

use crate::board::{Board, Piece};
use crate::notation::PlacementError;
use crate::{
    Bitboard, Family, IllegalMove, Move, MoveKind, Outcome, Player, ReachKind, Square, Termination, Variant, chaturaji,
    chess,
};
use std::sync::Arc;

/// A position of a two-player or a four-player game.
#[derive(Clone, Debug, PartialEq)]
#[allow(
    clippy::large_enum_variant,
    reason = "nearly all positions are of the larger kind, and none is kept by the thousand"
)]
pub enum Position {
    /// Two players, check and checkmate.
    Chess(chess::ChessPosition),
    /// Four players, points.
    Chaturaji(chaturaji::ChaturajiPosition),
}

/// Why a text is not a position: every reason.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionError {
    /// Not a position of a two-player game.
    Chess(Vec<chess::ChessFenError>),
    /// Not a position of a four-player game.
    Chaturaji(Vec<chaturaji::ChaturajiFenError>),
}

impl PositionError {
    /// Each reason in words.
    pub fn reasons(&self) -> Vec<String> {
        match self {
            PositionError::Chess(faults) => faults.iter().map(ToString::to_string).collect(),
            PositionError::Chaturaji(faults) => faults.iter().map(ToString::to_string).collect(),
        }
    }
}

impl PositionError {
    /// Whether the text is of a board of another size.
    pub fn is_of_another_board(&self) -> bool {
        let is = |fault: &PlacementError| matches!(fault, PlacementError::Ranks { .. } | PlacementError::Width { .. });
        match self {
            PositionError::Chess(faults) => {
                faults.iter().any(|fault| matches!(fault, chess::ChessFenError::Placement(fault) if is(fault)))
            }
            PositionError::Chaturaji(faults) => {
                faults.iter().any(|fault| matches!(fault, chaturaji::ChaturajiFenError::Placement(fault) if is(fault)))
            }
        }
    }
}

impl std::fmt::Display for PositionError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.reasons().join("; "))
    }
}

impl std::error::Error for PositionError {}

/// Calls the same method on whichever position it is.
macro_rules! either {
    ($self:expr, $position:ident => $call:expr) => {
        match $self {
            Position::Chess($position) => $call,
            Position::Chaturaji($position) => $call,
        }
    };
}

/// Plies that are counted without asking whether to go on: some milliseconds' worth on the largest boards.
const AT_ONCE: u32 = 2;

impl Position {
    /// The game's start position.
    pub fn start(variant: &Arc<Variant>) -> Position {
        match variant.family() {
            Family::Chess => Position::Chess(chess::ChessPosition::start(variant)),
            Family::Chaturaji => Position::Chaturaji(chaturaji::ChaturajiPosition::start(variant)),
        }
    }

    /// Reads a position text.
    ///
    /// # Errors
    /// Every reason why the text is not a position of this game.
    pub fn from_fen(variant: &Arc<Variant>, text: &str) -> Result<Position, PositionError> {
        match variant.family() {
            Family::Chess => {
                chess::ChessPosition::from_fen(variant, text).map(Position::Chess).map_err(PositionError::Chess)
            }
            Family::Chaturaji => chaturaji::ChaturajiPosition::from_fen(variant, text)
                .map(Position::Chaturaji)
                .map_err(PositionError::Chaturaji),
        }
    }

    /// The position's text.
    pub fn fen(&self) -> String {
        either!(self, position => position.fen())
    }

    /// The game this is a position of.
    pub fn variant(&self) -> &Arc<Variant> {
        either!(self, position => position.variant())
    }

    /// Who stands where.
    pub fn board(&self) -> &Board {
        either!(self, position => position.board())
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board().get(square)
    }

    /// Whose turn it is; when a four-player game is over, whose it would be.
    pub fn turn(&self) -> Player {
        either!(self, position => position.turn())
    }

    /// Every legal move, in no particular order. Looks at the position alone: draws by rule do not empty the list.
    pub fn legal_moves(&self) -> Vec<Move> {
        either!(self, position => position.legal_moves())
    }

    /// Whether the move is one of the legal moves.
    pub fn is_legal(&self, mv: Move) -> bool {
        either!(self, position => position.is_legal(mv))
    }

    /// Plays a move.
    ///
    /// # Errors
    /// If the move is not legal; the position is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        either!(self, position => position.play(mv).map(|_| ()))
    }

    /// How many lines of play of `depth` plies there are.
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_while(depth, || true).unwrap_or(0)
    }

    /// Counts as [`perft`](Position::perft) does, for as long as `goes_on`, which is asked all the time; `None` if it was
    /// broken off. However many plies, the stack does not grow.
    pub fn perft_while(&self, depth: u32, mut goes_on: impl FnMut() -> bool) -> Option<u64> {
        if depth <= AT_ONCE {
            return goes_on().then(|| either!(self, position => position.perft(depth)));
        }
        let mut sum = 0_u64;
        // The positions on the way down, each with the moves that are still to be tried.
        let mut way = vec![(self.clone(), self.legal_moves().into_iter())];
        while let Some((position, moves)) = way.last_mut() {
            let Some(mv) = moves.next() else {
                way.pop();
                continue;
            };
            if !goes_on() {
                return None;
            }
            let mut next = position.clone();
            match &mut next {
                Position::Chess(position) => {
                    position.play_unchecked(mv);
                }
                Position::Chaturaji(position) => {
                    position.play_unchecked(mv);
                }
            }
            if way.len() + AT_ONCE as usize == depth as usize {
                sum = sum.saturating_add(either!(&next, position => position.perft(AT_ONCE)));
            } else {
                let moves = next.legal_moves();
                way.push((next, moves.into_iter()));
            }
        }
        Some(sum)
    }

    /// Whether the side to move is in check; never in Chaturaji.
    pub fn in_check(&self) -> bool {
        matches!(self, Position::Chess(position) if position.in_check())
    }

    /// Why the rules draw the game here though there are moves, if this is the `times`-th time that the position has occurred. None
    /// in four-player games, where there is no draw.
    pub fn draw_by_rule(&self, times: usize) -> Option<Termination> {
        match self {
            Position::Chess(position) => position.draw_by_rule(times).filter(|_| !self.legal_moves().is_empty()),
            Position::Chaturaji(_) => None,
        }
    }

    /// What must be equal for two positions to count as the same for threefold repetition; `None` where there is no such rule.
    pub fn repetition_key(&self) -> Option<u64> {
        match self {
            Position::Chess(position) => Some(position.repetition_key()),
            Position::Chaturaji(_) => None,
        }
    }

    /// How the game stands, if this position has occurred `repeated` times, this time included.
    pub fn outcome(&self, repeated: usize) -> Outcome {
        match self {
            Position::Chess(position) => position.outcome(repeated),
            Position::Chaturaji(position) => position.outcome(),
        }
    }

    /// What a move captures on the square it goes to or, en passant, passes by; a boat triumph is not told here.
    pub fn captured_by(&self, mv: Move) -> Option<(Square, Piece)> {
        match self {
            Position::Chess(position) => position.captured_by(mv),
            Position::Chaturaji(_) if mv.is_pass() => None,
            Position::Chaturaji(position) => position.board().get(mv.to()).map(|piece| (mv.to(), piece)),
        }
    }

    /// How a legal move gets where it goes: what a board colours its target by.
    pub fn reach(&self, mv: Move) -> ReachKind {
        let Some(piece) = self.piece_at(mv.from()) else { return ReachKind::Leap };
        match mv.kind() {
            MoveKind::EnPassant => ReachKind::CaptureOnly,
            MoveKind::Castle | MoveKind::KingLeap => ReachKind::MoveOnly,
            _ => {
                let enemies = self.board().occupied() & !self.board().of(piece.player);
                self.variant().tables().reach(self.board(), mv.from(), mv.to(), enemies).unwrap_or(ReachKind::Leap)
            }
        }
    }

    /// Where the pieces stand that the side to move is in check from; none in Chaturaji.
    pub fn checkers(&self) -> Bitboard {
        match self {
            Position::Chess(position) => position.checkers(),
            Position::Chaturaji(_) => Bitboard::EMPTY,
        }
    }
}
