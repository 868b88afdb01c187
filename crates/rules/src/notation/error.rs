//! Errors of parsing moves.

use crate::{CastlingRefusal, InVariant, KindId, Letter, Move, Player, Position, Square};
use menagerie_texts::{Message, MessageValue};

/// Why a text is not a legal move.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum MoveError {
    /// The text is neither coordinates nor SAN.
    Unreadable(String),
    /// No piece of the variant has the letter.
    NoSuchPiece {
        /// The letter.
        letter: char,
        /// The letters of the variant, concatenated.
        letters: String,
    },
    /// A square is outside the board.
    OffBoard(Square),
    /// The origin is empty.
    Empty(Square),
    /// The piece on the origin belongs to another player.
    NotYours {
        /// The origin.
        square: Square,
        /// The kind of the piece.
        piece: InVariant<KindId>,
        /// The owner of the piece.
        owner: InVariant<Player>,
        /// The player to move.
        turn: InVariant<Player>,
    },
    /// The piece does not reach the target.
    CannotReach {
        /// The kind of the piece.
        piece: InVariant<KindId>,
        /// The origin.
        from: Square,
        /// The target.
        to: Square,
    },
    /// Castling is not allowed.
    Castling(CastlingRefusal),
    /// The King would be in check.
    KingInCheck,
    /// No such piece reaches the target.
    NoneCanReach {
        /// The kind; `None` where the text names none and the variant has no Pawns.
        piece: Option<InVariant<KindId>>,
        /// The target.
        to: Square,
    },
    /// No piece can make a move that the text describes without squares, such as “C2=5”.
    NoneMovesSo(String),
    /// Several pieces can make the move. These are their moves in SAN.
    Ambiguous(Vec<String>),
    /// The text does not say to which of these kinds the Pawn promotes.
    PromotionNeeded(Vec<InVariant<KindId>>),
    /// The piece cannot promote to this kind.
    WrongPromotion(Letter),
    /// The piece cannot be dropped on the square.
    CannotDrop {
        /// The kind of the piece.
        piece: InVariant<KindId>,
        /// The square.
        to: Square,
    },
    /// The player has to pass.
    MustPass(InVariant<Player>),
    /// The player cannot pass.
    CannotPass(InVariant<Player>),
    /// The player has no legal move.
    NoMoves,
}

impl MoveError {
    /// Why the text is not a legal move.
    pub fn describe(&self) -> Message {
        match self {
            MoveError::Unreadable(text) => Message::new("fault-unreadable").with("what", text),
            MoveError::NoSuchPiece { letter, letters } => {
                Message::new("fault-no-such-piece").with("letter", *letter).with("letters", letters)
            }
            MoveError::OffBoard(square) => Message::new("fault-off-board").with("square", *square),
            MoveError::Empty(square) => Message::new("why-empty").with("square", *square),
            MoveError::NotYours { square, piece, owner, turn } => Message::new("why-not-yours")
                .with("square", *square)
                .with("piece", piece)
                .with("owner", owner)
                .with("player", turn),
            MoveError::CannotReach { piece, from, to } => {
                Message::new("fault-cannot-reach").with("piece", piece).with("from", *from).with("to", *to)
            }
            MoveError::Castling(refusal) => refusal.describe(),
            MoveError::KingInCheck => Message::new("fault-king-in-check"),
            MoveError::NoneCanReach { piece: Some(piece), to } => {
                Message::new("fault-none-can-reach").with("piece", piece).with("to", *to)
            }
            MoveError::NoneCanReach { piece: None, to } => Message::new("fault-nothing-can-reach").with("to", *to),
            MoveError::NoneMovesSo(text) => Message::new("fault-none-moves-so").with("what", text),
            MoveError::Ambiguous(moves) => Message::new("fault-ambiguous").with("moves", moves.join(", ")),
            MoveError::PromotionNeeded(kinds) => Message::new("fault-promotion-needed")
                .with("choices", kinds.iter().map(choice).collect::<MessageValue>()),
            MoveError::WrongPromotion(letter) => Message::new("fault-wrong-promotion").with("what", *letter),
            MoveError::CannotDrop { piece, to } => {
                Message::new("fault-cannot-drop").with("piece", piece).with("to", *to)
            }
            MoveError::MustPass(player) => Message::new("fault-must-pass").with("player", player),
            MoveError::CannotPass(player) => Message::new("fault-cannot-pass").with("player", player),
            MoveError::NoMoves => Message::new("fault-over"),
        }
    }
}

/// “Queen (Q)”.
fn choice(kind: &InVariant<KindId>) -> Message {
    Message::new("promotion-choice").with("piece", kind).with("letter", kind.info().letter)
}

impl From<CastlingRefusal> for MoveError {
    fn from(refusal: CastlingRefusal) -> MoveError {
        MoveError::Castling(refusal)
    }
}

/// The reason why a move between two squares, which is not legal, is not.
pub(super) fn why_not(position: &Position, from: Square, to: Square) -> MoveError {
    let variant = position.variant();
    let turn = position.turn();
    let moves = position.legal_moves();
    if moves.is_empty() {
        return MoveError::NoMoves;
    }
    if moves == [Move::PASS] {
        return MoveError::MustPass(InVariant::new(variant, turn));
    }
    if let Some(&off) = [from, to].iter().find(|&&square| !variant.board_size().contains(square)) {
        return MoveError::OffBoard(off);
    }
    let Some(piece) = position.piece_at(from) else { return MoveError::Empty(from) };
    let name = InVariant::new(variant, piece.kind);
    if piece.player != turn {
        let (owner, turn) = (InVariant::new(variant, piece.player), InVariant::new(variant, turn));
        return MoveError::NotYours { square: from, piece: name, owner, turn };
    }
    if let Some(error) = position.why_not_castle_to(from, to) {
        return MoveError::Castling(error);
    }
    let enemies = position.board().occupied() & !position.board().of(turn);
    if variant.tables().reach(position.board(), from, to, enemies).is_some() {
        return MoveError::KingInCheck;
    }
    MoveError::CannotReach { piece: name, from, to }
}

/// Chooses the move that promotes to `wanted` among `found`, which differ only in their promotion.
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
        // Without a letter the piece does not promote, where that is allowed.
        (several, None) if several.iter().any(|mv| mv.promotion().is_none()) => {
            Ok(several.iter().find(|mv| mv.promotion().is_none()).copied())
        }
        (several, None) => {
            let kinds = several.iter().filter_map(|mv| mv.promotion());
            Err(MoveError::PromotionNeeded(kinds.map(|kind| InVariant::new(position.variant(), kind)).collect()))
        }
    }
}

/// Whether coordinate notation can find a move by its squares alone.
pub(super) fn has_squares(mv: &Move) -> bool {
    !mv.is_pass() && mv.from_pocket().is_none()
}
