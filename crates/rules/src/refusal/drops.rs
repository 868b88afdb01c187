//! Why a piece from the hand may not be dropped on a square.

use super::KingAttack;
use crate::chess::ChessPosition;
use crate::{KindId, MoveKind, Square};

/// Why a piece in the hand may not be dropped on a square.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum DropRefusal {
    /// There is no such piece in the hand.
    NotInHand,
    /// A piece stands on the square.
    Taken(KindId),
    /// The kind is dropped on certain squares only, and this is none of them.
    Zone,
    /// As many of the kind as there may be stand on the file.
    File(u8),
    /// The King is attacked, and that does not help.
    KingStill(KingAttack),
    /// Another rule forbids it.
    Forbidden,
}

impl ChessPosition {
    /// Why a piece of this kind in the hand of the side to move may not be dropped on a square; nothing if it may. Does not look
    /// whether the game is over.
    pub fn drop_refusal(&self, kind: KindId, to: Square) -> Option<DropRefusal> {
        let us = self.turn();
        let is_it = |mv: &crate::Move| {
            let dropped = mv.from_hand().map(|dropped| self.kind_in_hand(dropped));
            mv.kind() == MoveKind::Drop && mv.to() == to && dropped == Some(kind)
        };
        if self.legal_moves().iter().any(is_it) {
            return None;
        }
        if self.extra().in_hand(us, kind) == 0 {
            return Some(DropRefusal::NotInHand);
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
