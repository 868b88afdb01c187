//! The tables of a rules page: the set-up, and the promotions on the far rank.

use super::piece::{PieceRef, kinds, targets};
use menagerie_rules::{KindId, Player, Position, Square, Variant};
use menagerie_texts::Language;
use minijinja::{Value, context};
use std::sync::Arc;

/// The pieces that promote, those with the same targets together, in the order of the definition.
pub fn promotions(variant: &Arc<Variant>, language: Language) -> Vec<Value> {
    let mut rows: Vec<[Vec<PieceRef>; 2]> = Vec::new();
    for kind in kinds(variant) {
        let to: Vec<_> = targets(variant, kind).map(|target| PieceRef::new(variant, target, language)).collect();
        let from = PieceRef::new(variant, kind, language);
        match rows.iter_mut().find(|row| row[1] == to) {
            _ if to.is_empty() => {}
            Some(row) => row[0].push(from),
            None => rows.push([vec![from], to]),
        }
    }
    rows.into_iter().map(|[from, to]| context! { from, to }).collect()
}

/// For each kind that a Pawn can promote to by its square, the squares of each player.
pub fn promotion_squares(variant: &Arc<Variant>, language: Language) -> Vec<Value> {
    let all = variant.promotion_squares();
    let squares = |kind: KindId, player: Player| {
        let own = all.iter().filter(|&&(_, it, whose)| it == kind && whose == player);
        own.map(|(square, ..)| square.to_string()).collect::<Vec<_>>().join(", ")
    };
    let kinds = variant.kind_ids().filter(|&kind| all.iter().any(|&(_, it, _)| it == kind));
    kinds
        .map(|kind| {
            context! {
                piece => PieceRef::new(variant, kind, language),
                squares => variant.turn_order().map(|player| squares(kind, player)).collect::<Vec<_>>(),
            }
        })
        .collect()
}

/// The pieces at the start, rank by rank from 1; in two-player games, only those of the first player.
pub fn setup(variant: &Arc<Variant>, language: Language, players: &[String]) -> Vec<Value> {
    let start = Position::start(variant);
    let four = players.len() > 2;
    let squares: Vec<Square> = variant.board_size().squares().collect();
    let rank = |squares: &[Square]| {
        let runs = squares.chunk_by(|&one, &next| start.piece_at(one) == start.piece_at(next));
        let shown = runs.filter_map(|run| {
            let it = start.piece_at(run[0]).filter(|it| four || it.player.index() == 0)?;
            let squares = match run {
                [only] => only.to_string(),
                [first, .., last] => format!("{first}–{last}"),
                [] => String::new(),
            };
            let player = &players[it.player.index()];
            Some(context! { squares, player, piece => PieceRef::new(variant, it.kind, language) })
        });
        (squares[0].rank() + 1, shown.collect::<Vec<_>>())
    };
    let ranks = squares.chunk_by(|one, next| one.rank() == next.rank()).map(rank);
    ranks.filter(|(_, pieces)| !pieces.is_empty()).map(|(rank, pieces)| context! { rank, pieces }).collect()
}
