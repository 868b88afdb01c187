//! Why a text is not a move that can be made.

use crate::{CastlingRefusal, KindId, Letter, Move, MoveKind, Named, Player, Position, Square};

/// Why a text is not a move that can be made.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum MoveError {
    /// Neither coordinates nor SAN.
    #[error("“{0}” is not a move: write it like e2e4 or Nf3")]
    Unreadable(String),
    /// A letter that no piece of the game has.
    #[error("no piece of this game has the letter {letter}; the letters are {letters}")]
    NoSuchPiece {
        /// The letter.
        letter: char,
        /// Those there are, one after the other.
        letters: String,
    },
    /// A square outside the board.
    #[error("{0} is not a square of this board")]
    OffBoard(Square),
    /// Nothing there.
    #[error("there is no piece on {0}")]
    Empty(Square),
    /// Somebody else's.
    #[error("the {piece} on {square} is {owner}'s, and it is {turn}'s turn")]
    NotYours {
        /// Where.
        square: Square,
        /// Its kind.
        piece: Named<KindId>,
        /// Whose it is.
        owner: Named<Player>,
        /// Whose turn it is.
        turn: Named<Player>,
    },
    /// The piece does not go there.
    #[error("the {piece} on {from} cannot go to {to}")]
    CannotReach {
        /// Its kind.
        piece: Named<KindId>,
        /// From where.
        from: Square,
        /// Where to.
        to: Square,
    },
    /// Castling that is not allowed.
    #[error(transparent)]
    Castling(#[from] CastlingRefusal),
    /// The King would be in check.
    #[error("that would leave the King in check")]
    KingInCheck,
    /// No such piece goes there.
    #[error("no {} can go to {to}", .piece.as_ref().map_or("piece", |kind| &kind.info().name))]
    NoneCanReach {
        /// Its kind; none where the text names none and the game has no Pawns.
        piece: Option<Named<KindId>>,
        /// Where to.
        to: Square,
    },
    /// No piece does what a text says that names no square, such as “C2=5”.
    #[error("no piece can do what “{0}” says")]
    NoneMovesSo(String),
    /// Several pieces go there: their moves in SAN.
    #[error("several pieces can do that: {}", .0.join(", "))]
    Ambiguous(Vec<String>),
    /// It must be said which of these the Pawn becomes.
    #[error("say what it becomes: {}", choices(.0))]
    PromotionNeeded(Vec<Named<KindId>>),
    /// It cannot become that.
    #[error("it cannot become “{0}” there")]
    WrongPromotion(Letter),
    /// It cannot be dropped there.
    #[error("no {piece} can be dropped on {to}")]
    CannotDrop {
        /// Its kind.
        piece: Named<KindId>,
        /// Where to.
        to: Square,
    },
    /// Only a pass is possible.
    #[error("{0} has no move and must pass: 0000")]
    MustPass(Named<Player>),
    /// A pass is not possible.
    #[error("{0} has a move, so passing is not allowed")]
    CannotPass(Named<Player>),
    /// Nobody can move.
    #[error("there is no legal move: the game is over")]
    NoMoves,
}

/// Kinds in English: “Queen (Q), Rook (R)”.
fn choices(kinds: &[Named<KindId>]) -> String {
    let words: Vec<String> = kinds.iter().map(|kind| format!("{kind} ({})", kind.info().letter)).collect();
    words.join(", ")
}

/// Why the piece on `from` cannot go to `to`, which it legally cannot.
pub(super) fn why_not(position: &Position, from: Square, to: Square) -> MoveError {
    let variant = position.variant();
    let turn = position.turn();
    let moves = position.legal_moves();
    if moves.is_empty() {
        return MoveError::NoMoves;
    }
    if moves == [Move::PASS] {
        return MoveError::MustPass(Named::new(variant, turn));
    }
    if let Some(&off) = [from, to].iter().find(|&&square| !variant.shape().contains(square)) {
        return MoveError::OffBoard(off);
    }
    let Some(piece) = position.piece_at(from) else { return MoveError::Empty(from) };
    let name = Named::new(variant, piece.kind);
    if piece.player != turn {
        let (owner, turn) = (Named::new(variant, piece.player), Named::new(variant, turn));
        return MoveError::NotYours { square: from, piece: name, owner, turn };
    }
    if let Some(fault) = position.why_not_castle_to(from, to) {
        return MoveError::Castling(fault);
    }
    let enemies = position.board().occupied() & !position.board().of(turn);
    if variant.tables().reach(position.board(), from, to, enemies).is_some() {
        return MoveError::KingInCheck;
    }
    MoveError::CannotReach { piece: name, from, to }
}

/// The one move among `found`, which differ only in their promotion, that promotes to `wanted`.
pub(super) fn choose_promotion(
    position: &Position,
    found: &[Move],
    wanted: Option<Letter>,
) -> Result<Option<Move>, MoveError> {
    let letter = |mv: &Move| mv.promotion().map(|kind| position.variant().kind(kind).letter.plain());
    match (found, wanted) {
        ([], _) => Ok(None),
        (_, Some(wanted)) => {
            let fits = |mv: &&Move| letter(mv) == Some(wanted.plain());
            found.iter().find(fits).map(|mv| Some(*mv)).ok_or(MoveError::WrongPromotion(wanted))
        }
        ([one], None) => Ok(Some(*one)),
        // Who says nothing leaves it as it is, where that is allowed.
        (several, None) if several.iter().any(|mv| mv.promotion().is_none()) => {
            Ok(several.iter().find(|mv| mv.promotion().is_none()).copied())
        }
        (several, None) => {
            let kinds = several.iter().filter_map(|mv| mv.promotion());
            Err(MoveError::PromotionNeeded(kinds.map(|kind| Named::new(position.variant(), kind)).collect()))
        }
    }
}

/// Whether a move in a list is written by its squares.
pub(super) fn has_squares(mv: &Move) -> bool {
    !matches!(mv.kind(), MoveKind::Pass | MoveKind::Drop) && (mv.from_hand().is_none())
}
