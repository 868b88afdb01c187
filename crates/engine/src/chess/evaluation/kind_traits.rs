//! The traits of a kind of piece that the evaluation needs, derived from its moves.

use crate::PieceValues;
use crate::chess::parameters::{MINOR_MAX_VALUE, QUEEN_CLASS_VALUE};
use menagerie_rules::{Bitboard, KindId, Player, Square, Variant};

/// The traits of a kind of piece.
#[derive(Clone, Copy, Debug)]
pub(super) struct KindTraits {
    pub pawn: bool,
    pub royal: bool,
    /// A minor piece: it is worth clearly less than a Rook, and can drive more valuable pieces away.
    pub minor: bool,
    /// A piece of the Queen's class: it is worth much more than a Rook. Pieces in between belong to the Rook's class.
    pub queen_class: bool,
    /// Whether it captures over a screen.
    pub hopper: bool,
    /// Whether it is bound to one colour of squares.
    pub colour_bound: bool,
    /// Whether it slides along a whole file.
    pub file_slider: bool,
    /// The maximum number of its targets on an empty board.
    pub reach: i32,
}

impl KindTraits {
    pub(super) fn of(variant: &Variant, piece_values: &PieceValues, player: Player, kind: KindId) -> KindTraits {
        let info = variant.kind(kind);
        let tables = variant.tables();
        let empty_board = |from: Square| tables.attacks_from(player, kind, from, Bitboard::of(from));
        let hopper = variant
            .board_size()
            .squares()
            .any(|from| tables.paths(player, kind, from).iter().any(|path| path.captures && path.is_hopper()));
        let colour = |square: Square| (square.file() + square.rank()) % 2;
        let goes = |from: Square| {
            let along = tables.paths(player, kind, from).iter().flat_map(|path| tables.path_squares(path).0.to_vec());
            let leaps = tables.leap_moves(player, kind, from) | tables.leap_captures(player, kind, from);
            leaps | along.collect()
        };
        let colour_bound = !info.pawn
            && variant.board_size().squares().all(|from| goes(from).iter().all(|to| colour(to) == colour(from)));
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
            file_slider: !info.royal && variant.board_size().squares().any(|at| first_rank(at) && whole_file(at)),
            reach: variant.board_size().squares().map(reach).max().unwrap_or(0) as i32,
        }
    }
}
