//! Positions of the game for the special moves, which need Kings.

use menagerie_rules::{Board, Family, KindId, Piece, Player, Position, Square, Variant, notation};
use std::sync::Arc;

/// The number of squares that are tried for each King.
const PLACES: usize = 12;

/// A position with these pieces and a King for every player without one. `turn` is to move and not in check. None if no such position is
/// found.
pub fn with_kings(variant: &Arc<Variant>, board: &Board, turn: Player, kept: &[Square]) -> Option<Position> {
    match variant.family() {
        Family::Chess => add_kings(variant, board.clone(), turn, kept, 0),
        Family::Chaturaji => position(variant, &with_camps(variant, board, turn, kept), turn, "-"),
    }
}

/// The board with a King for every player. Opponents get another piece too: in four-player games a player with only a King is out.
fn with_camps(variant: &Arc<Variant>, board: &Board, turn: Player, kept: &[Square]) -> Board {
    let start = Position::start(variant);
    let mut with = board.clone();
    for player in variant.turn_order() {
        let royal = |&(_, kind): &(Square, KindId)| variant.is_king(kind);
        let (kings, others): (Vec<_>, Vec<_>) = start.board().pieces_of(player).partition(royal);
        let homes = kings.iter().chain(&others).map(|(square, _)| *square);
        let free: Vec<Square> = homes.filter(|&square| with.get(square).is_none() && !kept.contains(&square)).collect();
        let kind = others.iter().map(|(_, kind)| *kind).find(|&kind| !variant.kind(kind).pawn);
        let camp = variant.royal().into_iter().chain(kind.filter(|_| player != turn));
        for (square, kind) in free.into_iter().zip(camp) {
            with.put(square, Piece { player, kind });
        }
    }
    with
}

fn add_kings(variant: &Arc<Variant>, board: Board, turn: Player, kept: &[Square], number: usize) -> Option<Position> {
    let Some(player) = variant.turn_order().nth(number) else {
        let position = position(variant, &board, turn, "-")?;
        return (!position.in_check()).then_some(position);
    };
    let Some(royal) = variant.royal() else { return add_kings(variant, board, turn, kept, number + 1) };
    if board.pieces_of(player).any(|(_, kind)| kind == royal) {
        return add_kings(variant, board, turn, kept, number + 1);
    }
    let free = |square: &Square| board.get(*square).is_none() && !kept.contains(square);
    let mut places: Vec<Square> = variant.board_size().squares().filter(free).collect();
    // The square where it starts, otherwise one near its own side and far to the right.
    let start = Position::start(variant);
    let home = start.board().pieces_of(player).find(|(_, kind)| *kind == royal).map(|(square, _)| square);
    places.sort_by_key(|&square| {
        let (file, rank) = (square.file(), square.rank());
        (Some(square) != home, variant.relative_rank(player, square), std::cmp::Reverse(file), rank)
    });
    places.into_iter().take(PLACES).find_map(|square| {
        let mut with = board.clone();
        with.put(square, Piece { player, kind: royal });
        add_kings(variant, with, turn, kept, number + 1)
    })
}

/// The position with these pieces, a player to move and these rights, if the rules allow it.
pub fn position(variant: &Arc<Variant>, board: &Board, turn: Player, rights: &str) -> Option<Position> {
    let start = Position::start(variant).fen();
    let mut fields: Vec<String> = start.split(' ').map(str::to_string).collect();
    *fields.get_mut(0)? = notation::write_placement(variant, board);
    *fields.get_mut(1)? = variant.player(turn).letter.to_string();
    // Four-player games have no castling rights.
    if variant.family() == Family::Chess {
        *fields.get_mut(2)? = rights.to_string();
    }
    Position::from_fen(variant, &fields.join(" ")).ok()
}
