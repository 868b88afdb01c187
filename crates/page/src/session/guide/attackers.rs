//! What attacks what, and what guards it. Looks at how pieces capture, not at whose turn it is or who is pinned.

use menagerie_engine::PieceValues;
use menagerie_rules::{Bitboard, Piece, Player, Position, Square};
use serde::Serialize;
use tsify::Tsify;

use menagerie_js_types::list;

/// A square and how many pieces attack it.
#[derive(Serialize, Debug, PartialEq, Eq, Tsify)]
pub struct AttackCount {
    pub square: Square,
    pub count: u32,
}

list!(
    /// How often squares are attacked.
    AttackCountList(AttackCount)
);

/// What attacks a piece, and what guards it.
#[derive(Serialize, Tsify)]
pub struct AttackersAndDefenders {
    attackers: Vec<Square>,
    defenders: Vec<Square>,
}

/// The squares on which a player could capture if an enemy stood there, and how many of the player's pieces could.
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
    variant.shape().squares().map(heat).filter(|it| it.count > 0).collect()
}

/// The pieces that attack the piece on a square, and those that guard it; of an empty square, those of the side to move
/// that attack it, and those of the others.
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

/// The pieces, anybody's, that can be captured with gain: nothing guards them, or something of less worth attacks them.
/// A King counts as attacked with gain whatever attacks it.
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

/// A King captures only what nothing guards, so as an attacker it is worth more than anything.
fn worth_of(position: &Position, worth: &PieceValues, piece: Piece) -> i32 {
    if position.variant().kind(piece.kind).royal { i32::MAX } else { worth.of(piece.kind) }
}

/// The pieces of everybody but `side` that capture on a square.
fn attackers_of(position: &Position, square: Square, side: Player) -> Bitboard {
    let others = position.variant().turn_order().filter(|&player| player != side);
    others.map(|player| from(position, square, player)).fold(Bitboard::EMPTY, |all, some| all | some)
}

/// The pieces of a player that capture on a square.
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
