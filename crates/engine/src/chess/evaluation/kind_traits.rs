//! What the evaluation must know of a kind of piece, read from how it moves.

use crate::PieceValues;
use crate::chess::parameters::{MINOR_MAX_VALUE, QUEEN_CLASS_VALUE};
use menagerie_rules::{Bitboard, KindId, Player, Square, Variant};

/// A kind of piece, as the evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct KindTraits {
    pub pawn: bool,
    pub royal: bool,
    /// A minor piece: one that is worth clearly less than a Rook, and may drive greater pieces away.
    pub minor: bool,
    /// A piece of the Queen's class: one that is worth much more than a Rook. What lies between is of the Rook's class.
    pub queen_class: bool,
    /// Whether it captures over a screen.
    pub hopper: bool,
    /// Whether it never leaves the colour of its square.
    pub colour_bound: bool,
    /// Whether it slides along a whole file.
    pub file_slider: bool,
    /// Squares it goes to on an empty board, where it has most.
    pub reach: i32,
}

impl KindTraits {
    pub(super) fn of(variant: &Variant, piece_values: &PieceValues, player: Player, kind: KindId) -> KindTraits {
        let info = variant.kind(kind);
        let tables = variant.tables();
        let empty_board = |from: Square| tables.attacks_from(player, kind, from, Bitboard::of(from));
        let hopper = variant
            .shape()
            .squares()
            .any(|from| tables.paths(player, kind, from).iter().any(|path| path.captures && path.is_hopper()));
        let colour = |square: Square| (square.file() + square.rank()) % 2;
        let goes = |from: Square| {
            let along = tables.paths(player, kind, from).iter().flat_map(|path| tables.path_squares(path).0.to_vec());
            let leaps = tables.leap_moves(player, kind, from) | tables.leap_captures(player, kind, from);
            leaps | along.collect()
        };
        let colour_bound =
            !info.pawn && variant.shape().squares().all(|from| goes(from).iter().all(|to| colour(to) == colour(from)));
        let reach = |from: Square| if hopper { goes(from).count() } else { empty_board(from).count() };
        let value = piece_values.of(kind);
        let whole_file = |from: Square| {
            let next = |at: &Square| variant.relative_offset(player, *at, (0, 1));
            let reached = empty_board(from);
            let mut squares = std::iter::successors(next(&from), next).peekable();
            squares.peek().is_some() && squares.all(|to| reached.has(to))
        };
        let first_rank = |at: Square| variant.relative_rank(player, at) == 0;
        KindTraits {
            pawn: info.pawn,
            royal: info.royal,
            minor: !info.pawn && !info.royal && value <= MINOR_MAX_VALUE,
            queen_class: !info.royal && value > QUEEN_CLASS_VALUE,
            hopper,
            colour_bound,
            file_slider: !info.royal && variant.shape().squares().any(|at| first_rank(at) && whole_file(at)),
            reach: variant.shape().squares().map(reach).max().unwrap_or(0) as i32,
        }
    }
}
