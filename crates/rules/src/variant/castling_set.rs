//! The castling moves and the rights of a position.

use super::{Castling, FenRight};
use crate::{Bitboard, Move};

/// The castling moves and the rights of a position. Most variants have one set for all positions. Where King and Rooks castle from
/// any squares of their rank, a position that comes from a FEN may have its own, which the positions after it share.
#[derive(Clone, Debug, Default)]
pub struct CastlingSet {
    moves: Vec<Castling>,
    rights: Vec<FenRight>,
    /// The bit of the first right to the King's leap. Rights to castle come before it.
    first_leap: u8,
    /// The squares on which the rights depend.
    kept: Bitboard,
}

impl CastlingSet {
    /// These castling moves, with their rights, followed by the rights to the King's leap.
    pub(super) fn new(moves: Vec<Castling>, rights: Vec<FenRight>, first_leap: u8) -> CastlingSet {
        let kept = rights.iter().fold(Bitboard::EMPTY, |kept, right| kept | right.squares());
        CastlingSet { moves, rights, first_leap, kept }
    }

    /// The same with other castling moves, and with their rights before those to the King's leap.
    pub(super) fn with(&self, moves: Vec<Castling>, rights: Vec<FenRight>) -> CastlingSet {
        CastlingSet::new(moves, rights, self.first_leap)
    }

    /// The castling moves.
    #[inline]
    pub fn moves(&self) -> &[Castling] {
        &self.moves
    }

    /// The rights of both players, in the order of FENs: to castle, in the order of the castling moves, then to the King's leap.
    #[inline]
    pub fn rights(&self) -> &[FenRight] {
        &self.rights
    }

    /// The right with this letter.
    pub fn right(&self, letter: char) -> Option<&FenRight> {
        self.rights.iter().find(|right| right.letter == letter)
    }

    /// The rights to the King's leap.
    #[inline]
    pub(crate) fn leap_rights(&self) -> impl Iterator<Item = &FenRight> {
        self.rights.iter().filter(|right| right.bit >= self.first_leap)
    }

    /// The castling move that this move makes, if it is one.
    pub fn of_move(&self, mv: Move) -> Option<&Castling> {
        let is_it = |it: &&Castling| it.king == mv.from() && it.king_to == mv.to();
        self.moves.iter().find(is_it).filter(|_| mv.is_castling())
    }

    /// The squares on which a change may end a right.
    #[inline]
    pub(crate) fn kept(&self) -> &Bitboard {
        &self.kept
    }
}
