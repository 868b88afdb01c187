//! Reasons why a drop is not allowed.

use super::KingAttack;
use crate::chess::ChessPosition;
use crate::{KindId, Square};

/// Why a piece in the pocket may not be dropped on a square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DropRefusal {
    /// The pocket has no such piece.
    NotInPocket,
    /// A piece stands on the square.
    Taken(KindId),
    /// The square is outside the kind's drop zone.
    Zone,
    /// The file has the maximum number of pieces of the kind.
    File(u8),
    /// The King is in check, and the drop does not block it.
    KingStill(KingAttack),
    /// Another rule forbids it.
    Forbidden,
}

impl ChessPosition {
    /// Why the side to move may not drop a piece of this kind on a square; `None` if it may. Ignores whether the game is over.
    pub fn drop_refusal(&self, kind: KindId, to: Square) -> Option<DropRefusal> {
        let us = self.turn();
        let is_it =
            |mv: &crate::Move| mv.to() == to && mv.dropped().is_some_and(|dropped| self.pocket_kind(dropped) == kind);
        if self.legal_moves().iter().any(is_it) {
            return None;
        }
        if self.variant_state().pocket_count(us, kind) == 0 {
            return Some(DropRefusal::NotInPocket);
        }
        if let Some(there) = self.board().get(to) {
            return Some(DropRefusal::Taken(there.kind));
        }
        let info = self.variant().kind(kind);
        if !(info.drop_zone[us.index()] & info.confined[us.index()]).has(to) {
            return Some(DropRefusal::Zone);
        }
        if self.full_files(kind).has(to) {
            return Some(DropRefusal::File(info.drops_on_file));
        }
        if self.variant().rules().one_king && self.in_check() {
            let king = self.king(us);
            let enemies = self.board().of(self.opponent());
            let attackers = self.attackers(king, enemies, self.board().occupied().with(to));
            if !attackers.is_empty() {
                return Some(DropRefusal::KingStill(KingAttack::new(king, attackers)));
            }
        }
        Some(DropRefusal::Forbidden)
    }
}
