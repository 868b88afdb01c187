//! Why castling is not allowed.

use crate::variant::{Castling, Named, PlacedPiece};
use crate::{Bitboard, MoveKind, Piece, Position, Square, chess};

/// Why a castling move is not allowed, with everything needed to say it.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
pub enum CastlingRefusal {
    /// The game has no castling.
    #[error("there is no castling in this game")]
    None,
    /// The King is not where it starts.
    #[error("castling is not allowed: the King is not on {0}, where it starts")]
    KingAway(Square),
    /// The Rook is not where it starts.
    #[error("castling is not allowed: the {} is not on {}, where it starts", .0.kind().name, .0.square())]
    RookAway(Named<PlacedPiece>),
    /// The right is lost, though King and Rook stand where they start.
    #[error("castling there is not allowed any more: the King or the Rook has moved")]
    Gone,
    /// The King is attacked.
    #[error("castling out of check is not allowed: the King is attacked by {}", list(.0))]
    InCheck(Vec<Named<PlacedPiece>>),
    /// Something stands where King and Rook pass.
    #[error("castling is not allowed while something stands in the way: {0}")]
    Blocked(Named<PlacedPiece>),
    /// The King would cross an attacked square.
    #[error("castling is not allowed: the King would pass through {square}, attacked by {}", list(.attackers))]
    Crossed {
        /// The square.
        square: Square,
        /// What attacks it.
        attackers: Vec<Named<PlacedPiece>>,
    },
    /// The King would arrive on an attacked square.
    #[error("castling is not allowed: the King would arrive on {square}, attacked by {}", list(.attackers))]
    Arrives {
        /// The square.
        square: Square,
        /// What attacks it.
        attackers: Vec<Named<PlacedPiece>>,
    },
    /// It is allowed, but the King goes to another square.
    #[error("to castle, put the King on {0}")]
    Elsewhere(Square),
}

/// Several pieces in English: “the Rook on e8 and the Bishop on b4”.
fn list(pieces: &[Named<PlacedPiece>]) -> String {
    let words: Vec<String> = pieces.iter().map(ToString::to_string).collect();
    words.join(" and ")
}

impl Position {
    /// Why the player's castling move that is meant is not legal; nothing if it is, or if the game has others but not that one.
    pub(crate) fn why_not_castle(&self, is_meant: impl Fn(&Castling) -> bool) -> Option<CastlingRefusal> {
        let Position::Chess(position) = self else { return Some(CastlingRefusal::None) };
        let castling = position.variant().castling();
        match castling.iter().find(|castle| castle.player == position.turn() && is_meant(castle)) {
            Some(castle) => position.no_castling(castle),
            None => castling.is_empty().then_some(CastlingRefusal::None),
        }
    }

    /// Why the King's move from `from` to `to` is no castling move though it looks like one: it goes where the King arrives, or
    /// onto the Rook.
    pub(crate) fn why_not_castle_to(&self, from: Square, to: Square) -> Option<CastlingRefusal> {
        let Position::Chess(position) = self else { return None };
        let castle = position.castling_to(from, to)?;
        position.no_castling(castle)
    }
}

impl chess::ChessPosition {
    /// The castling move that somebody means who puts the King from `from` on `to`. Putting it on its own Rook counts as one, as
    /// many people castle like that.
    pub(super) fn castling_to(&self, from: Square, to: Square) -> Option<&Castling> {
        let neighbours = from.file().abs_diff(to.file()) <= 1;
        if self.king(self.turn()) != from || neighbours {
            return None;
        }
        self.castling_from(from).find(|castle| castle.king_to == to || castle.rook == to)
    }

    /// The castling move towards the side to which the King is put from `from` to `to`, more than one step along its rank.
    pub(super) fn castling_towards(&self, from: Square, to: Square) -> Option<&Castling> {
        if self.king(self.turn()) != from || from.rank() != to.rank() || from.file().abs_diff(to.file()) <= 1 {
            return None;
        }
        self.castling_from(from).find(|castle| (castle.king_to.file() > from.file()) == (to.file() > from.file()))
    }

    fn castling_from(&self, from: Square) -> impl Iterator<Item = &Castling> {
        self.variant().castling().iter().filter(move |castle| castle.player == self.turn() && castle.king == from)
    }

    /// Why this castling move is not legal; nothing if it is.
    pub(super) fn no_castling(&self, castle: &Castling) -> Option<CastlingRefusal> {
        let is_it =
            |mv: &crate::Move| mv.kind() == MoveKind::Castle && mv.from() == castle.king && mv.to() == castle.king_to;
        if self.legal_moves().iter().any(is_it) {
            return None;
        }
        let king = castle.king;
        if self.king(self.turn()) != king {
            return Some(CastlingRefusal::KingAway(king));
        }
        if let Some(rook) = self.missing_rook(castle) {
            return Some(CastlingRefusal::RookAway(rook));
        }
        if !self.has_right(castle.letter) {
            return Some(CastlingRefusal::Gone);
        }
        if self.in_check() {
            return Some(CastlingRefusal::InCheck(self.standing(self.checkers())));
        }
        let standing = self.board().occupied() & castle.free;
        if let Some(piece) =
            self.standing(standing).into_iter().min_by_key(|it| it.square().file().abs_diff(king.file()))
        {
            return Some(CastlingRefusal::Blocked(piece));
        }
        let attackers = |square| self.standing(self.attackers_on_way(king, square));
        let attacked = castle.crossed.iter().filter(|&square| !attackers(square).is_empty());
        match attacked.min_by_key(|square| square.file().abs_diff(king.file())) {
            Some(square) => Some(CastlingRefusal::Crossed { square, attackers: attackers(square) }),
            None => Some(CastlingRefusal::Arrives { square: castle.king_to, attackers: attackers(castle.king_to) }),
        }
    }

    /// The Rook of a castling move, if it does not stand where it starts.
    fn missing_rook(&self, castle: &Castling) -> Option<Named<PlacedPiece>> {
        let variant = self.variant();
        let right = variant.rights().iter().find(|right| right.letter == castle.letter)?;
        let &(_, kind) = right.needs.iter().find(|(squares, _)| squares.has(castle.rook))?;
        let there =
            self.board().get(castle.rook).is_some_and(|piece| piece.player == castle.player && piece.kind == kind);
        let piece = Piece { player: castle.player, kind };
        (!there).then(|| Named::new(variant, PlacedPiece { square: castle.rook, piece }))
    }

    /// The pieces on these squares.
    fn standing(&self, squares: Bitboard) -> Vec<Named<PlacedPiece>> {
        let piece = |square| {
            let piece = self.board().get(square)?;
            Some(Named::new(self.variant(), PlacedPiece { square, piece }))
        };
        squares.iter().filter_map(piece).collect()
    }
}
