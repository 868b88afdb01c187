//! Reasons why castling is not allowed.

use crate::variant::{Castling, InVariant, PlacedPiece};
use crate::{Bitboard, MoveKind, Piece, Position, Square, chess};
use menagerie_texts::{Message, MessageValue};

/// Why a castling move is not allowed, with the data for a message.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum CastlingRefusal {
    /// The variant has no castling.
    None,
    /// The King is not on its start square.
    KingAway(Square),
    /// The Rook is not on its start square.
    RookAway(InVariant<PlacedPiece>),
    /// The right is lost, although King and Rook are on their start squares.
    Gone,
    /// The King is in check.
    InCheck(Vec<InVariant<PlacedPiece>>),
    /// A piece blocks the path of King or Rook.
    Blocked(InVariant<PlacedPiece>),
    /// The King would cross an attacked square.
    Crossed {
        /// The square.
        square: Square,
        /// The attackers of the square.
        attackers: Vec<InVariant<PlacedPiece>>,
    },
    /// The King's target is attacked.
    Arrives {
        /// The square.
        square: Square,
        /// The attackers of the square.
        attackers: Vec<InVariant<PlacedPiece>>,
    },
    /// Castling is allowed, but its target square is this one.
    Elsewhere(Square),
}

impl CastlingRefusal {
    /// Why castling is not allowed.
    pub fn describe(&self) -> Message {
        let place = |id, square: &Square| Message::new(id).with("square", *square);
        let attacked = |message: Message, by: &[InVariant<PlacedPiece>]| {
            message.with("attackers", by.iter().collect::<MessageValue>())
        };
        match self {
            CastlingRefusal::None => Message::new("why-castling-none"),
            CastlingRefusal::KingAway(square) => place("why-castling-king-away", square),
            CastlingRefusal::RookAway(rook) => {
                place("why-castling-rook-away", &rook.square()).with("piece", rook.kind())
            }
            CastlingRefusal::Gone => Message::new("why-castling-moved"),
            CastlingRefusal::InCheck(attackers) => attacked(Message::new("why-castling-check"), attackers),
            CastlingRefusal::Blocked(blocker) => Message::new("why-castling-blocked").with("blocker", blocker),
            CastlingRefusal::Crossed { square, attackers } => {
                attacked(place("why-castling-crossed", square), attackers)
            }
            CastlingRefusal::Arrives { square, attackers } => {
                attacked(place("why-castling-arrives", square), attackers)
            }
            CastlingRefusal::Elsewhere(square) => place("why-castling-elsewhere", square),
        }
    }
}

impl Position {
    /// Why the player's castling moves that pass `is_meant` are not legal; `None` if one is, or if there is no such move.
    pub(crate) fn why_not_castle(&self, is_meant: impl Fn(&Castling) -> bool) -> Option<CastlingRefusal> {
        let Position::Chess(position) = self else { return Some(CastlingRefusal::None) };
        let castling = position.castling().moves();
        match castling.iter().find(|castle| castle.player == position.turn() && is_meant(castle)) {
            Some(castle) => position.no_castling(castle),
            None => castling.is_empty().then_some(CastlingRefusal::None),
        }
    }

    /// Why the King's move from `from` to `to` is not castling although it looks like it: it goes to a castling target or onto the Rook.
    pub(crate) fn why_not_castle_to(&self, from: Square, to: Square) -> Option<CastlingRefusal> {
        let Position::Chess(position) = self else { return None };
        let castle = position.castling_to(from, to)?;
        position.no_castling(castle)
    }
}

impl chess::ChessPosition {
    /// The castling move that a player means by a move of the King from `from` to `to`. A move onto the own Rook counts, because many
    /// people castle like that.
    pub(super) fn castling_to(&self, from: Square, to: Square) -> Option<&Castling> {
        let neighbours = from.file().abs_diff(to.file()) <= 1;
        if self.king(self.turn()) != from || neighbours {
            return None;
        }
        self.castling_from(from).find(|castle| castle.king_to == to || castle.rook == to)
    }

    /// The castling move to the side to which the King goes from `from` to `to`, more than one step along its rank.
    pub(super) fn castling_towards(&self, from: Square, to: Square) -> Option<&Castling> {
        if self.king(self.turn()) != from || from.rank() != to.rank() || from.file().abs_diff(to.file()) <= 1 {
            return None;
        }
        self.castling_from(from).find(|castle| (castle.king_to.file() > from.file()) == (to.file() > from.file()))
    }

    fn castling_from(&self, from: Square) -> impl Iterator<Item = &Castling> {
        self.castling().moves().iter().filter(move |castle| castle.player == self.turn() && castle.king == from)
    }

    /// Why this castling move is not legal; `None` if it is.
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

    /// The Rook of a castling move, if it is not on its start square.
    fn missing_rook(&self, castle: &Castling) -> Option<InVariant<PlacedPiece>> {
        let variant = self.variant();
        let right = self.castling().right(castle.letter)?;
        let &(_, kind) = right.needs.iter().find(|(squares, _)| squares.has(castle.rook))?;
        let there =
            self.board().get(castle.rook).is_some_and(|piece| piece.player == castle.player && piece.kind == kind);
        let piece = Piece { player: castle.player, kind };
        (!there).then(|| InVariant::new(variant, PlacedPiece { square: castle.rook, piece }))
    }

    /// The pieces on these squares.
    fn standing(&self, squares: Bitboard) -> Vec<InVariant<PlacedPiece>> {
        let piece = |square| {
            let piece = self.board().get(square)?;
            Some(InVariant::new(self.variant(), PlacedPiece { square, piece }))
        };
        squares.iter().filter_map(piece).collect()
    }
}
