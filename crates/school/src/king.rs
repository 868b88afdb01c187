//! Positions of the game for the special moves, which need Kings.

use menagerie_rules::{Board, Player, Position, Square, Variant, notation};
use std::sync::Arc;

/// How many squares are tried for each King.
const PLACES: usize = 24;

/// A position with these pieces and a King for everybody who has none, in which `turn` is to move and not in check; nothing if there is
/// none.
pub fn with_kings(variant: &Arc<Variant>, board: &Board, turn: Player, kept: &[Square]) -> Option<Position> {
    add_kings(variant, board.clone(), turn, kept, 0)
}

fn add_kings(variant: &Arc<Variant>, board: Board, turn: Player, kept: &[Square], number: usize) -> Option<Position> {
    let Some(player) = variant.turn_order().nth(number) else {
        let position = position(variant, &board, turn, "-")?;
        return (!position.in_check()).then_some(position);
    };
    let royal = variant.royal();
    if board.pieces_of(player).any(|(_, kind)| kind == royal) {
        return add_kings(variant, board, turn, kept, number + 1);
    }
    let free = |square: &Square| board.get(*square).is_none() && !kept.contains(square);
    let mut places: Vec<Square> = variant.shape().squares().filter(free).collect();
    // Where it starts; then as near to its own side and as far to the right as it can be.
    let start = Position::start(variant);
    let home = start.board().pieces_of(player).find(|(_, kind)| *kind == royal).map(|(square, _)| square);
    places.sort_by_key(|&square| {
        let (file, rank) = (square.file(), square.rank());
        (Some(square) != home, variant.relative_rank(player, square), std::cmp::Reverse(file), rank)
    });
    places.into_iter().take(PLACES).find_map(|square| {
        let mut with = board.clone();
        with.put(square, menagerie_rules::Piece { player, kind: royal });
        add_kings(variant, with, turn, kept, number + 1)
    })
}

/// The position with these pieces, a player to move and these rights, if the rules allow it.
pub fn position(variant: &Arc<Variant>, board: &Board, turn: Player, rights: &str) -> Option<Position> {
    let start = Position::start(variant).fen();
    let mut fields: Vec<String> = start.split(' ').map(str::to_string).collect();
    *fields.get_mut(0)? = notation::write_placement(variant, board);
    *fields.get_mut(1)? = variant.player(turn).letter.to_string();
    // Four players' games have no rights.
    if !variant.rights().is_empty() || matches!(Position::start(variant), Position::Chess(_)) {
        *fields.get_mut(2)? = rights.to_string();
    }
    Position::from_fen(variant, &fields.join(" ")).ok()
}
