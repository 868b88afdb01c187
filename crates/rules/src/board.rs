//! The pieces on a board.

use crate::{Bitboard, KindId, Player, Square};

/// A piece: its owner and its kind.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Piece {
    /// The owner.
    pub player: Player,
    /// The kind, an index into the kinds of the [`Variant`](crate::Variant).
    pub kind: KindId,
}

impl Piece {
    /// The maximum [`code`](Piece::code) plus one.
    pub(crate) const MAX_COUNT: usize = Player::MAX_COUNT * KindId::MAX_COUNT;

    /// A number from 0 to 254 that is unique in a variant. The number 255 would be the last kind of the fourth player, and games for four
    /// have fewer kinds.
    #[inline]
    pub(crate) const fn code(self) -> u8 {
        self.player.0 << 6 | self.kind.0
    }

    #[inline]
    const fn from_code(code: u8) -> Piece {
        Piece { player: Player(code >> 6), kind: KindId(code & 63) }
    }
}

const EMPTY: u8 = u8::MAX;

/// A piece on a square, or none, in one byte.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Content(u8);

impl Content {
    pub(crate) const EMPTY: Content = Content(EMPTY);

    /// The piece.
    #[inline]
    pub(crate) const fn piece(self) -> Option<Piece> {
        if self.0 == EMPTY { None } else { Some(Piece::from_code(self.0)) }
    }
}

impl From<Option<Piece>> for Content {
    #[inline]
    fn from(piece: Option<Piece>) -> Content {
        piece.map_or(Content::EMPTY, |piece| Content(piece.code()))
    }
}

/// The pieces on the board.
#[derive(Clone, PartialEq, Eq)]
pub struct Board {
    cells: [u8; 256],
    occupied: Bitboard,
    by_player: [Bitboard; Player::MAX_COUNT],
}

impl Board {
    /// A board without pieces.
    pub const fn empty() -> Board {
        Board { cells: [EMPTY; 256], occupied: Bitboard::EMPTY, by_player: [Bitboard::EMPTY; Player::MAX_COUNT] }
    }

    /// The piece on a square.
    #[inline]
    pub fn get(&self, square: Square) -> Option<Piece> {
        let code = self.cells[square.index()];
        if code == EMPTY { None } else { Some(Piece::from_code(code)) }
    }

    /// Puts a piece on a square, and replaces the piece that stood there.
    #[inline]
    pub fn put(&mut self, square: Square, piece: Piece) {
        self.take(square);
        self.cells[square.index()] = piece.code();
        self.occupied.insert(square);
        self.by_player[piece.player.index()].insert(square);
    }

    /// Removes the piece on a square and returns it.
    #[inline]
    pub fn take(&mut self, square: Square) -> Option<Piece> {
        let piece = self.get(square)?;
        self.cells[square.index()] = EMPTY;
        self.occupied.remove(square);
        self.by_player[piece.player.index()].remove(square);
        Some(piece)
    }

    /// Replaces the content of a square and returns the previous one.
    #[inline]
    pub(crate) fn replace(&mut self, square: Square, content: Content) -> Content {
        let before = Content(self.cells[square.index()]);
        self.cells[square.index()] = content.0;
        if let Some(piece) = before.piece() {
            self.by_player[piece.player.index()].remove(square);
        }
        match content.piece() {
            Some(piece) => {
                self.occupied.insert(square);
                self.by_player[piece.player.index()].insert(square);
            }
            None => self.occupied.remove(square),
        }
        before
    }

    /// Replaces the walls, the squares on which nothing can stand and which nothing can pass.
    pub(crate) fn change_walls(&mut self, before: Bitboard, after: Bitboard) {
        self.occupied = (self.occupied & !before) | after;
    }

    /// The squares of pieces and of walls.
    #[inline]
    pub const fn occupied(&self) -> Bitboard {
        self.occupied
    }

    /// The squares of the pieces of `player`.
    #[inline]
    pub fn of(&self, player: Player) -> Bitboard {
        self.by_player[player.index()]
    }

    /// All pieces with their squares, in the order of ranks from a1.
    pub fn pieces(&self) -> impl Iterator<Item = (Square, Piece)> + '_ {
        self.occupied.iter().filter_map(|square| Some((square, self.get(square)?)))
    }

    /// The pieces of `player` with their squares, in the order of ranks from a1.
    pub fn pieces_of(&self, player: Player) -> impl Iterator<Item = (Square, KindId)> + '_ {
        self.of(player).iter().filter_map(|square| Some((square, self.get(square)?.kind)))
    }
}

impl std::fmt::Debug for Board {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_map().entries(self.pieces()).finish()
    }
}
