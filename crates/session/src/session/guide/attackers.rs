//! Attackers and defenders of squares. They depend on how pieces capture, not on the turn or on pins.

use menagerie_engine::PieceValues;
use menagerie_rules::{Bitboard, Piece, Player, Position, Square};
use serde::Serialize;

/// A square and how many pieces attack it.
#[derive(Serialize, Debug, PartialEq, Eq)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct AttackCount {
    pub(super) square: Square,
    pub(super) count: u32,
}

/// What attacks a piece, and what guards it.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct AttackersAndDefenders {
    attackers: Vec<Square>,
    defenders: Vec<Square>,
}

/// The squares on which a player could capture an enemy, and how many of the player's pieces could.
pub fn attacked(position: &Position, player: Player) -> Vec<AttackCount> {
    let (variant, board) = (position.variant(), position.board());
    let mut counts = [0_u32; 256];
    if is_in(position, player) {
        for (from, kind) in board.pieces_of(player) {
            for square in variant.tables().attacks_from(player, kind, from, board.occupied()) {
                counts[square.index()] += 1;
            }
        }
    }
    let heat = |square: Square| AttackCount { square, count: counts[square.index()] };
    variant.board_size().squares().map(heat).filter(|it| it.count > 0).collect()
}

/// The attackers and the defenders of the piece on a square. For an empty square: the pieces of the side to move that attack it, and
/// those of the other sides.
pub fn attackers(position: &Position, square: Square) -> AttackersAndDefenders {
    let owner = position.piece_at(square).map(|piece| piece.player);
    let side = owner.unwrap_or(position.turn());
    let others = attackers_of(position, square, side);
    let own = from(position, square, side);
    let names = |set: Bitboard| set.iter().collect();
    match owner {
        Some(_) => AttackersAndDefenders { attackers: names(others), defenders: names(own) },
        None => AttackersAndDefenders { attackers: names(own), defenders: names(others) },
    }
}

/// The pieces of all players that can be captured with gain: they are undefended, or attacked by a piece of lower value. Every attack on
/// a King counts.
pub fn threatened(position: &Position, worth: &PieceValues) -> Vec<Square> {
    let is_threatened = |(square, piece): &(Square, Piece)| {
        let attackers = attackers_of(position, *square, piece.player);
        if attackers.is_empty() {
            return false;
        }
        if position.variant().kind(piece.kind).royal {
            return true;
        }
        let of = |square: Square| position.piece_at(square).map_or(i32::MAX, |it| worth_of(position, worth, it));
        let cheapest = attackers.iter().map(of).min();
        from(position, *square, piece.player).is_empty()
            || cheapest.is_some_and(|least| least < worth_of(position, worth, *piece))
    };
    position.board().pieces().filter(is_threatened).map(|(square, _)| square).collect()
}

/// The value of a piece as an attacker. A King captures only undefended pieces, so it has the highest value.
fn worth_of(position: &Position, worth: &PieceValues, piece: Piece) -> i32 {
    if position.variant().kind(piece.kind).royal { i32::MAX } else { worth.of(piece.kind) }
}

/// The pieces of all players but `side` that can capture on a square.
fn attackers_of(position: &Position, square: Square, side: Player) -> Bitboard {
    let others = position.variant().turn_order().filter(|&player| player != side);
    others.map(|player| from(position, square, player)).fold(Bitboard::EMPTY, |all, some| all | some)
}

/// The pieces of a player that can capture on a square.
fn from(position: &Position, square: Square, player: Player) -> Bitboard {
    if !is_in(position, player) {
        return Bitboard::EMPTY;
    }
    let board = position.board();
    let pieces = board.of(player).without(square);
    position.variant().tables().attackers_to(board, player, pieces, board.occupied(), square)
}

fn is_in(position: &Position, player: Player) -> bool {
    !matches!(position, Position::Chaturaji(four) if four.is_out(player))
}
