//! The legal move that a notation tells.

use menagerie_rules::notation::{MoveError, coordinate, san};
use menagerie_rules::{KindId, Move, MoveKind, Named, Position, Square};

/// What a notation tells of a move of a piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct Told {
    pub from: Option<Square>,
    pub to: Square,
    /// What the piece is before it moves.
    pub kind: Option<KindId>,
    /// Whether it promotes; where nothing is told, it stays what it is if it may.
    pub changes: Option<bool>,
}

/// Whether a move goes from one square to another and does no more.
pub(super) fn is_of_one_piece(mv: Move) -> bool {
    !matches!(mv.kind(), MoveKind::Pass | MoveKind::Drop) && mv.from_hand().is_none() && mv.via().is_none()
}

impl Told {
    /// The one legal move that is told.
    pub(super) fn find(&self, position: &Position) -> Result<Move, MoveError> {
        let variant = position.variant();
        let is_it = |mv: &Move| {
            let kind = position.piece_at(mv.from()).map(|piece| piece.kind);
            is_of_one_piece(*mv)
                && mv.to() == self.to
                && self.from.is_none_or(|from| from == mv.from())
                && self.kind.is_none_or(|told| kind == Some(told))
        };
        let reach: Vec<Move> = position.legal_moves().into_iter().filter(is_it).collect();
        if reach.is_empty() {
            return Err(self.why_not(position));
        }
        let stays = |mv: &Move| mv.promotion().is_none();
        let changes = self.changes.unwrap_or(!reach.iter().any(stays));
        let found: Vec<Move> = reach.iter().copied().filter(|mv| stays(mv) != changes).collect();
        match found[..] {
            [one] => Ok(one),
            [first, .., last] if first.from() != last.from() => {
                Err(MoveError::Ambiguous(found.iter().map(|&mv| san::write(position, mv)).collect()))
            }
            [] if changes => {
                let piece = reach.first().and_then(|mv| position.piece_at(mv.from()));
                let letter = piece.map(|piece| variant.kind(piece.kind).letter.with_plus()).unwrap_or_default();
                Err(MoveError::WrongPromotion(letter))
            }
            _ => {
                let kinds = reach.iter().filter_map(|mv| mv.promotion());
                Err(MoveError::PromotionNeeded(kinds.map(|kind| Named::new(variant, kind)).collect()))
            }
        }
    }

    fn why_not(&self, position: &Position) -> MoveError {
        let piece = self.kind.map(|kind| Named::new(position.variant(), kind));
        let none = MoveError::NoneCanReach { piece, to: self.to };
        match self.from {
            Some(from) => coordinate::read(position, &format!("{from}{}", self.to)).err().unwrap_or(none),
            None => none,
        }
    }
}

/// The drop of a kind on a square.
pub(super) fn find_drop(position: &Position, kind: KindId, to: Square) -> Result<Move, MoveError> {
    let is_it = |mv: &Move| mv.kind() == MoveKind::Drop && mv.from_hand() == Some(kind) && mv.to() == to;
    let found = position.legal_moves().into_iter().find(is_it);
    found.ok_or_else(|| MoveError::CannotDrop { piece: Named::new(position.variant(), kind), to })
}
