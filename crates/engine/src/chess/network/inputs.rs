//! The features of a position: the active inputs of a network.
//!
//! Each player sees the board from its own side: there is an input for each kind of its own pieces and of the enemy's on each square,
//! counted from the player's first rank. If its King is on the right half of the board, the board is mirrored, so that the network learns
//! both sides at once.

use menagerie_rules::{Board, Piece, Player, Square, Variant};

/// The inputs of a variant's networks.
#[derive(Clone, Debug)]
pub struct NetworkInputs {
    kinds: usize,
    squares: usize,
    /// By perspective, mirroring, and square: the index of the square.
    places: [[Vec<u16>; 2]; 2],
    /// By perspective and square: whether a King there mirrors the board.
    mirrors: Vec<bool>,
    /// Whether each player has exactly one King.
    has_king: bool,
}

impl NetworkInputs {
    /// The inputs of a game for two players.
    pub fn new(variant: &Variant) -> NetworkInputs {
        let size = variant.board_size();
        let (files, ranks) = (usize::from(size.files()), usize::from(size.ranks()));
        let players: Vec<Player> = variant.turn_order().take(2).collect();
        let places = [0, 1].map(|perspective: usize| {
            [false, true].map(|mirrored| {
                let mut places = vec![0; 256];
                for square in size.squares() {
                    let rank = players.get(perspective).map_or(0, |&player| variant.relative_rank(player, square));
                    let file = usize::from(square.file());
                    let file = if mirrored { files - 1 - file } else { file };
                    places[square.index()] = (usize::from(rank) * files + file) as u16;
                }
                places
            })
        });
        let mut mirrors = vec![false; 256];
        size.squares().for_each(|square| mirrors[square.index()] = usize::from(square.file()) >= files.div_ceil(2));
        let one_king = |player: &Player| variant.royal().is_some_and(|royal| variant.start_count(*player, royal) == 1);
        NetworkInputs {
            kinds: variant.kinds().len(),
            squares: files * ranks,
            places,
            mirrors,
            has_king: players.iter().all(one_king),
        }
    }

    /// The number of inputs.
    pub fn count(&self) -> usize {
        2 * self.kinds * self.squares
    }

    /// The number of squares of the board, holes included.
    pub fn squares(&self) -> usize {
        self.squares
    }

    /// Whether the board is mirrored for a player, the first (0) or the second (1), with its King on this square.
    #[inline]
    pub fn is_mirrored(&self, king: Square) -> bool {
        self.has_king && self.mirrors[king.index()]
    }

    /// The input of a piece on a square from the perspective of the first (0) or the second player (1).
    #[inline]
    pub fn input(&self, perspective: usize, mirrored: bool, piece: Piece, square: Square) -> usize {
        let place = self.places[perspective & 1][usize::from(mirrored)][square.index()];
        let enemy = usize::from(piece.player.index() != perspective);
        (enemy * self.kinds + piece.kind.index()) * self.squares + usize::from(place)
    }

    /// The active inputs of a board from the perspective of a player whose King is on this square.
    pub fn active(&self, board: &Board, perspective: usize, king: Square) -> impl Iterator<Item = usize> {
        let mirrored = self.is_mirrored(king);
        board.pieces().map(move |(square, piece)| self.input(perspective, mirrored, piece, square))
    }
}
