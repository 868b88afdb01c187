//! What the evaluation must know of a kind of piece, read from how it moves.

use crate::PieceValues;
use menagerie_rules::betza::Hop;
use menagerie_rules::{Bitboard, KindId, Player, Square, Variant};

/// PieceValues more than a Rook by far, in hundredths.
pub(super) const HEAVY: i32 = 650;

/// A kind of piece, as the evaluation sees it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Traits {
    pub pawn: bool,
    pub royal: bool,
    /// PieceValues less than a Rook by more than a Pawn's move: what may drive heavier pieces away.
    pub light: bool,
    /// PieceValues more than a Rook by far.
    pub heavy: bool,
    /// Whether it captures over a screen.
    pub hopper: bool,
    /// Whether it never leaves the colour of its square.
    pub bound: bool,
    /// Whether it slides straight ahead, to the end of the board.
    pub ahead: bool,
    /// Squares it goes to on an empty board, where it has most.
    pub reach: i32,
}

impl Traits {
    pub(super) fn of(variant: &Variant, worth: &PieceValues, player: Player, kind: KindId) -> Traits {
        let info = variant.kind(kind);
        let tables = variant.tables();
        let empty = |from: Square| tables.attacks_from(player, kind, from, Bitboard::of(from));
        let hopper = variant
            .shape()
            .squares()
            .any(|from| tables.paths(player, kind, from).iter().any(|path| path.captures && path.hop != Hop::None));
        let colour = |square: Square| (square.file() + square.rank()) % 2;
        let goes = |from: Square| {
            let along = tables.paths(player, kind, from).iter().flat_map(|path| tables.path_squares(path).0.to_vec());
            let leaps = tables.leap_moves(player, kind, from) | tables.leap_captures(player, kind, from);
            leaps | along.collect()
        };
        let bound =
            !info.pawn && variant.shape().squares().all(|from| goes(from).iter().all(|to| colour(to) == colour(from)));
        let reach = |from: Square| if hopper { goes(from).count() } else { empty(from).count() };
        let value = worth.of(kind);
        let whole_file = |from: Square| {
            let next = |at: &Square| variant.relative_offset(player, *at, (0, 1));
            let reached = empty(from);
            let mut squares = std::iter::successors(next(&from), next).peekable();
            squares.peek().is_some() && squares.all(|to| reached.has(to))
        };
        let ahead =
            !info.royal && variant.shape().squares().any(|at| variant.relative_rank(player, at) == 0 && whole_file(at));
        Traits {
            pawn: info.pawn,
            royal: info.royal,
            light: !info.pawn && !info.royal && value <= 400,
            heavy: !info.royal && value > HEAVY,
            hopper,
            bound,
            ahead,
            reach: variant.shape().squares().map(reach).max().unwrap_or(0) as i32,
        }
    }
}
