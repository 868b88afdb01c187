//! A position of any variant.

use crate::board::{Board, Piece};
use crate::notation::PlacementError;
use crate::{
    Bitboard, CastlingSet, Family, IllegalMove, Move, MoveKind, Outcome, Player, ReachKind, Square, Termination,
    Variant, chaturaji, chess,
};
use menagerie_texts::{Message, MessageValue};
use std::sync::Arc;

/// A position of a two-player or a four-player game.
#[derive(Clone, Debug, PartialEq)]
#[allow(
    clippy::large_enum_variant,
    reason = "nearly all positions are of the larger kind, and none is kept by the thousand"
)]
pub enum Position {
    /// A two-player game with check and checkmate.
    Chess(chess::ChessPosition),
    /// A four-player game for points.
    Chaturaji(chaturaji::ChaturajiPosition),
}

/// Every reason why a text is not a position.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PositionError {
    /// The text is not a position of a two-player game.
    Chess(Vec<chess::ChessFenError>),
    /// The text is not a position of a four-player game.
    Chaturaji(Vec<chaturaji::ChaturajiFenError>),
}

impl PositionError {
    /// Every reason.
    pub fn reasons(&self) -> Vec<Message> {
        match self {
            PositionError::Chess(errors) => errors.iter().map(chess::ChessFenError::describe).collect(),
            PositionError::Chaturaji(errors) => errors.iter().map(chaturaji::ChaturajiFenError::describe).collect(),
        }
    }

    /// All reasons as one message.
    pub fn describe(&self) -> Message {
        Message::new("reasons").with("reasons", MessageValue::from_iter(self.reasons()))
    }

    /// Whether the text belongs to a board of another size.
    pub fn is_of_another_board(&self) -> bool {
        let is = |error: &PlacementError| matches!(error, PlacementError::Ranks { .. } | PlacementError::Width { .. });
        match self {
            PositionError::Chess(errors) => {
                errors.iter().any(|error| matches!(error, chess::ChessFenError::Placement(error) if is(error)))
            }
            PositionError::Chaturaji(errors) => {
                errors.iter().any(|error| matches!(error, chaturaji::ChaturajiFenError::Placement(error) if is(error)))
            }
        }
    }
}

/// Calls the same method on either kind of position.
macro_rules! either {
    ($self:expr, $position:ident => $call:expr) => {
        match $self {
            Position::Chess($position) => $call,
            Position::Chaturaji($position) => $call,
        }
    };
}

/// The plies that are counted without calling `goes_on`: some milliseconds on the largest boards.
const AT_ONCE: u32 = 2;

impl Position {
    /// The start position of a variant.
    pub fn start(variant: &Arc<Variant>) -> Position {
        match variant.family() {
            Family::Chess => Position::Chess(chess::ChessPosition::start(variant)),
            Family::Chaturaji => Position::Chaturaji(chaturaji::ChaturajiPosition::start(variant)),
        }
    }

    /// Parses a FEN.
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

    /// The FEN of the position.
    pub fn fen(&self) -> String {
        either!(self, position => position.fen())
    }

    /// The variant that is played.
    pub fn variant(&self) -> &Arc<Variant> {
        either!(self, position => position.variant())
    }

    /// The castling moves and the rights of this position and of those after it.
    pub fn castling(&self) -> &Arc<CastlingSet> {
        match self {
            Position::Chess(position) => position.castling(),
            Position::Chaturaji(position) => position.variant().castling(),
        }
    }

    /// The pieces on the board.
    pub fn board(&self) -> &Board {
        either!(self, position => position.board())
    }

    /// The piece on a square.
    pub fn piece_at(&self, square: Square) -> Option<Piece> {
        self.board().get(square)
    }

    /// The side to move. When a four-player game is over, it is the side whose turn it would be.
    pub fn turn(&self) -> Player {
        either!(self, position => position.turn())
    }

    /// Every legal move, in no particular order. Draws by rule are ignored.
    pub fn legal_moves(&self) -> Vec<Move> {
        either!(self, position => position.legal_moves())
    }

    /// Whether the move is one of the legal moves.
    pub fn is_legal(&self, mv: Move) -> bool {
        either!(self, position => position.is_legal(mv))
    }

    /// Makes a move.
    ///
    /// # Errors
    /// If the move is not legal. The position is unchanged then.
    pub fn play(&mut self, mv: Move) -> Result<(), IllegalMove> {
        either!(self, position => position.play(mv).map(|_| ()))
    }

    /// The number of leaf nodes of the legal move tree at `depth` plies.
    pub fn perft(&self, depth: u32) -> u64 {
        self.perft_while(depth, || true).unwrap_or(0)
    }

    /// Like [`perft`](Position::perft), for as long as `goes_on` returns true; `None` if it was stopped. It uses no recursion, so that the
    /// stack does not grow with the depth.
    pub fn perft_while(&self, depth: u32, mut goes_on: impl FnMut() -> bool) -> Option<u64> {
        if depth <= AT_ONCE {
            return goes_on().then(|| either!(self, position => position.perft(depth)));
        }
        let mut sum = 0_u64;
        // The positions of the current line, each with its remaining moves.
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

    /// The rule that draws the game although there are legal moves, if the position has occurred `times` times; `None` in four-player
    /// games, which have no draws.
    pub fn draw_by_rule(&self, times: usize) -> Option<Termination> {
        match self {
            Position::Chess(position) => position.draw_by_rule(times).filter(|_| !self.legal_moves().is_empty()),
            Position::Chaturaji(_) => None,
        }
    }

    /// The key for threefold repetition; `None` where there is no such rule.
    pub fn repetition_key(&self) -> Option<u64> {
        match self {
            Position::Chess(position) => Some(position.repetition_key()),
            Position::Chaturaji(_) => None,
        }
    }

    /// The outcome, if this position has occurred `repeated` times, this time included.
    pub fn outcome(&self, repeated: usize) -> Outcome {
        match self {
            Position::Chess(position) => position.outcome(repeated),
            Position::Chaturaji(position) => position.outcome(),
        }
    }

    /// The piece that a move captures on its target square or en passant. The captures of a boat triumph are not included.
    pub fn captured_by(&self, mv: Move) -> Option<(Square, Piece)> {
        match self {
            Position::Chess(position) => position.captured_by(mv),
            Position::Chaturaji(_) if mv.is_pass() => None,
            Position::Chaturaji(position) => position.board().get(mv.to()).map(|piece| (mv.to(), piece)),
        }
    }

    /// How a legal move reaches its target, for the colours of target squares on the board.
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

    /// The squares of the pieces that give check to the side to move; empty in Chaturaji.
    pub fn checkers(&self) -> Bitboard {
        match self {
            Position::Chess(position) => position.checkers(),
            Position::Chaturaji(_) => Bitboard::EMPTY,
        }
    }
}
