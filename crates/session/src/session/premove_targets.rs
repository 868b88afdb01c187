//! The targets of premoves: the squares that a piece might move to at its next turn, whatever the others play until then.

use menagerie_rules::{Bitboard, KindId, Piece, Player, Position, Square};
use serde::Serialize;

use super::origin::MoveOrigin;
use super::tree::GameTree;
use menagerie_scene::{MoveTarget, TargetKind};

/// The targets of a premove.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct PremoveTargets {
    /// The player whose piece it is, counted from 0.
    player: usize,
    /// Where it might go.
    pub targets: Vec<MoveTarget>,
}

/// The squares that the piece on a square might move to at its next turn. Nothing blocks it. It may capture every piece, even one of its
/// own, because an enemy may capture that first. None for a player whose turn it is, or who is out.
pub fn of(tree: &GameTree, from: MoveOrigin) -> Option<PremoveTargets> {
    match from {
        MoveOrigin::Square(square) => of_square(tree, square),
        MoveOrigin::Hand(kind) => of_hand(tree, kind),
    }
}

/// The squares that a piece in the hand of a waiting player might be dropped on. A piece that stands there may be gone by then.
fn of_hand(tree: &GameTree, kind: KindId) -> Option<PremoveTargets> {
    let Position::Chess(position) = tree.position() else { return None };
    let player = Player::from_index(1 - position.turn().index())?;
    if tree.is_over()
        || !tree.variant().rules().pockets.drops
        || position.variant_state().pocket_count(player, kind) == 0
    {
        return None;
    }
    let info = tree.variant().kind(kind);
    let squares = info.drop_zone[player.index()] & info.confined[player.index()];
    let target = |square| MoveTarget { square, kind: TargetKind::Move, takes: false };
    Some(PremoveTargets { player: player.index(), targets: squares.iter().map(target).collect() })
}

fn of_square(tree: &GameTree, from: Square) -> Option<PremoveTargets> {
    let position = tree.position();
    let piece = position.piece_at(from)?;
    let out = matches!(position, Position::Chaturaji(four) if four.is_out(piece.player));
    if out || tree.is_over() || piece.player == position.turn() {
        return None;
    }
    let taken = position.board().occupied();
    let target = |(square, kind)| MoveTarget { square, kind, takes: taken.has(square) };
    let targets = squares(position, from, piece).into_iter().map(target).collect();
    Some(PremoveTargets { player: piece.player.index(), targets })
}

fn squares(position: &Position, from: Square, piece: Piece) -> Vec<(Square, TargetKind)> {
    let variant = position.variant();
    let tables = variant.tables();
    let mut seen = Bitboard::EMPTY;
    let mut found = Vec::new();
    let mut add = |square: Square, kind: TargetKind| {
        if !seen.has(square) {
            seen.insert(square);
            found.push((square, kind));
        }
    };
    let moves = tables.leap_moves(piece.player, piece.kind, from);
    let captures = tables.leap_captures(piece.player, piece.kind, from);
    for square in moves | captures {
        add(square, kind(TargetKind::Leap, moves.has(square), captures.has(square)));
    }
    for path in tables.paths(piece.player, piece.kind, from) {
        let way = if path.is_hopper() { TargetKind::Hop } else { kind(TargetKind::Slide, path.moves, path.captures) };
        for &square in path.ends(tables.path_squares(path).0) {
            add(square, way);
        }
    }
    if let Position::Chess(chess) = position {
        let castles = chess.castling().moves().iter().filter(|it| it.king == from && it.player == piece.player);
        castles.filter(|it| chess.has_right(it.letter)).for_each(|it| add(it.king_to, TargetKind::Move));
        if variant.is_king(piece.kind) && chess.has_king_leap(piece.player) {
            let ring = variant.board_size().squares().filter(|square| distance(*square, from) == 2);
            ring.for_each(|square| add(square, TargetKind::Move));
        }
    }
    found
}

/// How the board marks a way of moving or capturing, or both.
pub fn kind(way: TargetKind, moves: bool, captures: bool) -> TargetKind {
    match (moves, captures) {
        (true, false) => TargetKind::Move,
        (false, true) => TargetKind::Capture,
        _ => way,
    }
}

fn distance(one: Square, other: Square) -> u8 {
    one.file().abs_diff(other.file()).max(one.rank().abs_diff(other.rank()))
}

#[cfg(test)]
mod tests {
    use crate::json::Json;
    use crate::session::Session;

    #[test]
    fn moves_ahead_ignore_what_stands_in_the_way() {
        let session = Session::new("janus", None).unwrap();
        let json = |square: &str| session.premove_targets(square).unwrap().map(|targets| targets.json());
        let rook = json("a8").unwrap();
        assert!(rook.contains("\"a1\"") && rook.contains("\"b8\""));
        assert!(rook.starts_with(r#"{"player":1,"#));
        assert_eq!(json("a1"), None, "it is White's turn");
        assert_eq!(json("e4"), None);
        assert!(json("e8").unwrap().contains(r#""square":"b8","kind":"move""#), "castling");
    }
}
