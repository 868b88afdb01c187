//! Why a picked piece has no move: the squares that it would reach, and the pieces that block it.

use menagerie_rules::tables::PathObstacle;
use menagerie_rules::{Bitboard, KindId, Piece, Position, Square};
use serde::Serialize;

use super::explain::{explain, explain_drop, standing};
use super::origin::MoveOrigin;
use super::premove_targets::kind;
use super::targets::{could_reach, targets};
use super::tree::GameTree;
use crate::names;
use menagerie_scene::{MoveTarget, TargetKind};
use menagerie_texts::Text;

/// More blocking pieces than this are counted and not named.
const NAMED: usize = 4;

/// Why a piece cannot move.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct BlockedPiece {
    /// The squares that it would reach if nothing blocked it.
    squares: Vec<MoveTarget>,
    /// The reason, as a sentence.
    why: Text,
}

/// Why the piece on a square cannot move. None if it can, or if it is not its turn.
pub fn blocked(tree: &GameTree, from: Square) -> Option<BlockedPiece> {
    let position = tree.position();
    let piece = position.piece_at(from).filter(|piece| piece.player == position.turn())?;
    if tree.is_over() || !targets(tree, MoveOrigin::Square(from)).is_empty() {
        return None;
    }
    let found = could_reach(position, from, piece);
    if let Some(first) = found.first() {
        // Nothing blocks the way, so the move would leave the King in check.
        let why = explain(tree, from, first.square)?;
        return Some(BlockedPiece { squares: found, why });
    }
    let ways = BlockedPaths::of(position, from, piece);
    let name = names::piece(position.variant().kind(piece.kind));
    let why = match ways.blockers.len() {
        0 if ways.squares.is_empty() => Text::new("blocked-nowhere").with("piece", name),
        0 => Text::new("blocked-screen").with("piece", name),
        1..=NAMED => Text::new("blocked-by")
            .with("piece", name)
            .with("blockers", ways.blockers.iter().filter_map(|&it| standing(position, it)).collect::<Vec<Text>>()),
        count => Text::new("blocked-by-many").with("piece", name).with("count", count as u32),
    };
    let taken = position.board().occupied();
    let target = |(square, kind)| MoveTarget { square, kind, takes: taken.has(square) };
    Some(BlockedPiece { squares: ways.squares.into_iter().map(target).collect(), why })
}

/// Why a piece of this kind in the hand of the side to move cannot be dropped. None if it can.
pub fn blocked_in_hand(tree: &GameTree, kind: KindId) -> Option<BlockedPiece> {
    if tree.is_over() || !targets(tree, MoveOrigin::Hand(kind)).is_empty() {
        return None;
    }
    let name = names::piece(tree.variant().kind(kind));
    let position = tree.position();
    // The reason on the first possible square is the same on the others.
    let zone = tree.variant().kind(kind).drop_zone.get(position.turn().index()).copied().unwrap_or_default();
    let free = (zone & !position.board().occupied()).iter().next();
    let why = match free {
        _ if gates(tree) => Text::new("blocked-gates").with("piece", name),
        Some(square) if position.in_check() => explain_drop(tree, kind, square)?,
        _ => Text::new("blocked-in-hand").with("piece", name),
    };
    Some(BlockedPiece { squares: Vec::new(), why })
}

/// Whether pieces in the hand enter where others leave, and are not dropped.
fn gates(tree: &GameTree) -> bool {
    let hands = tree.variant().rules().pockets;
    hands.gating && !hands.drops
}

/// The squares that a piece would reach, and the pieces that block its way.
#[derive(Default)]
struct BlockedPaths {
    squares: Vec<(Square, TargetKind)>,
    seen: Bitboard,
    blockers: Vec<Square>,
}

impl BlockedPaths {
    fn of(position: &Position, from: Square, piece: Piece) -> BlockedPaths {
        let (tables, board) = (position.variant().tables(), position.board());
        let (taken, own) = (board.occupied(), board.of(piece.player));
        let mut ways = BlockedPaths::default();
        let moves = tables.leap_moves(piece.player, piece.kind, from);
        let captures = tables.leap_captures(piece.player, piece.kind, from);
        // A capture without an enemy to capture is not blocked.
        for square in (moves | (captures & own)) & taken {
            ways.add(square, kind(TargetKind::Leap, moves.has(square), captures.has(square)));
            ways.block(square);
        }
        for path in tables.paths(piece.player, piece.kind, from) {
            let (squares, skip) = tables.path_squares(path);
            let way = kind(TargetKind::Slide, path.moves, path.captures);
            match path.obstacle(squares, taken) {
                // Where a line only captures, an enemy does not block it.
                Some(PathObstacle::Blocker { place, free_to }) if path.moves || own.has(squares[place]) => {
                    ways.block(squares[place]);
                    // A line that only captures does not end on an empty square.
                    let last = if path.moves { free_to } else { place + 1 };
                    squares[..last].iter().skip(place.max(skip)).for_each(|&square| ways.add(square, way));
                }
                Some(PathObstacle::NoScreen) if path.moves => {
                    path.ends(squares).iter().for_each(|&square| ways.add(square, TargetKind::Hop));
                }
                Some(PathObstacle::BehindScreen { place }) if own.has(squares[place]) => {
                    ways.add(squares[place], TargetKind::Hop);
                    ways.block(squares[place]);
                }
                _ => {}
            }
        }
        ways
    }

    fn add(&mut self, square: Square, kind: TargetKind) {
        if !self.seen.has(square) {
            self.seen.insert(square);
            self.squares.push((square, kind));
        }
    }

    fn block(&mut self, square: Square) {
        if !self.blockers.contains(&square) {
            self.blockers.push(square);
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::session::Session;
    use serde_json::{Value, json};

    fn blocked(session: &Session, square: &str) -> Value {
        serde_json::to_value(session.blocked(square).unwrap()).unwrap()
    }

    fn squares(value: &Value) -> Vec<&str> {
        let mut all: Vec<&str> =
            value["squares"].as_array().unwrap().iter().map(|it| it["square"].as_str().unwrap()).collect();
        all.sort_unstable();
        all
    }

    #[test]
    fn a_slider_sees_through_what_blocks_it_to_the_next() {
        let chess = Session::new("chess", None).unwrap();
        let rook = blocked(&chess, "a1");
        assert_eq!(squares(&rook), ["a2", "a3", "a4", "a5", "a6", "b1"]);
        assert_eq!(rook["why"]["text"], "blocked-by");
        assert_eq!(rook["why"]["args"]["blockers"].as_array().unwrap().len(), 2);
        assert_eq!(blocked(&chess, "b1"), Value::Null, "it can move");
        assert_eq!(blocked(&chess, "a8"), Value::Null, "it is not its turn");
    }

    #[test]
    fn a_leaper_sees_the_squares_that_its_own_pieces_hold() {
        let giga = Session::new("gigachess", None).unwrap();
        let king = blocked(&giga, "h2");
        assert_eq!((squares(&king).len(), &king["why"]["text"]), (8, &json!("blocked-by-many")));
        let all = ["a1", "b2", "g1", "h1", "n1", "c2"];
        for square in all.iter().filter(|square| giga.targets(square).unwrap().is_empty()) {
            assert!(!squares(&blocked(&giga, square)).is_empty(), "{square}");
        }
    }

    #[test]
    fn a_pawn_is_blocked_straight_ahead_alone() {
        let position = "k7/8/8/8/8/4p3/4P3/K7 w - - 0 1";
        let pawn = blocked(&Session::from_position("chess", None, position).unwrap(), "e2");
        assert_eq!(squares(&pawn)[0], "e3");
        assert!(squares(&pawn).iter().all(|square| square.starts_with('e')));
    }

    #[test]
    fn of_a_pinned_piece_the_king_is_the_reason() {
        let position = "k3r3/8/8/8/8/8/4B3/4K3 w - - 0 1";
        let bishop = blocked(&Session::from_position("chess", None, position).unwrap(), "e2");
        assert_eq!(bishop["why"]["text"], "why-king-left");
        assert_eq!(squares(&bishop).len(), 9);
    }
}
