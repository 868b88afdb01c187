//! Finds the legal move that fits a description.

use menagerie_rules::notation::{MoveError, coordinate, san};
use menagerie_rules::{InVariant, KindId, Move, Position, Square};

/// The description of a move in a notation.
#[derive(Clone, Copy, Debug)]
pub(super) struct MoveDescription {
    pub from: Option<Square>,
    pub to: Square,
    /// The kind of the piece before the move.
    pub kind: Option<KindId>,
    /// Whether it promotes; by default it does not if it need not.
    pub changes: Option<bool>,
}

/// Whether a move goes from one square to another without side effects.
pub(super) fn is_of_one_piece(mv: Move) -> bool {
    !mv.is_pass() && mv.from_pocket().is_none() && mv.via().is_none()
}

impl MoveDescription {
    /// The only legal move that fits.
    pub(super) fn find(&self, position: &Position) -> Result<Move, MoveError> {
        let variant = position.variant();
        let is_it = |mv: &Move| {
            let kind = position.piece_at(mv.from()).map(|piece| piece.kind);
            is_of_one_piece(*mv)
                && mv.to() == self.to
                && self.from.is_none_or(|from| from == mv.from())
                && self.kind.is_none_or(|given| kind == Some(given))
        };
        let reach: Vec<Move> = position.legal_moves().into_iter().filter(is_it).collect();
        let Some(first_reach) = reach.first() else { return Err(self.why_not(position)) };
        let stays = |mv: &Move| mv.promotion().is_none();
        let changes = self.changes.unwrap_or(!reach.iter().any(stays));
        let found: Vec<Move> = reach.iter().copied().filter(|mv| stays(mv) != changes).collect();
        match found[..] {
            [one] => Ok(one),
            [first, .., last] if first.from() != last.from() => {
                Err(MoveError::Ambiguous(found.iter().map(|&mv| san::write(position, mv)).collect()))
            }
            [] if changes => {
                let piece = position.piece_at(first_reach.from()).ok_or_else(|| self.why_not(position))?;
                Err(MoveError::WrongPromotion(variant.kind(piece.kind).letter.with_plus()))
            }
            _ => {
                let kinds = reach.iter().filter_map(|mv| mv.promotion());
                Err(MoveError::PromotionNeeded(kinds.map(|kind| InVariant::new(variant, kind)).collect()))
            }
        }
    }

    fn why_not(&self, position: &Position) -> MoveError {
        let piece = self.kind.map(|kind| InVariant::new(position.variant(), kind));
        let none = MoveError::NoneCanReach { piece, to: self.to };
        match self.from {
            Some(from) => coordinate::read(position, &format!("{from}{}", self.to)).err().unwrap_or(none),
            None => none,
        }
    }
}

/// The drop of a kind on a square.
pub(super) fn find_drop(position: &Position, kind: KindId, to: Square) -> Result<Move, MoveError> {
    let is_it = |mv: &Move| mv.dropped() == Some(kind) && mv.to() == to;
    let found = position.legal_moves().into_iter().find(is_it);
    found.ok_or_else(|| MoveError::CannotDrop { piece: InVariant::new(position.variant(), kind), to })
}
