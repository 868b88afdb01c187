//! The reach of the picked piece: from the tables of moves and from the game, without moves that leave its King in check.

use super::DiagramState;
use crate::legal;
use crate::mode::DiagramMode;
use crate::reach::{PieceReach, ReachMark, ReachTrace, ReachView, ReachWay, distance, reach};
use crate::scene::BYSTANDER;
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Bitboard, Board, Game, Move, MoveKind, Piece, Player, Position};

impl DiagramState {
    /// The board with the imagined piece.
    pub fn imagined(&self) -> Board {
        let mut board = self.board.clone();
        if let Some(ghost) = self.ghost {
            let kind = if self.mode == DiagramMode::Piece { BYSTANDER } else { self.scene.anybody() };
            board.put(ghost, Piece { player: self.scene.opponent(self.owner()), kind });
        }
        board
    }

    /// Computes the reach of the picked piece.
    pub(super) fn look(&mut self) {
        self.reach = PieceReach::default();
        if self.ghost.is_none() {
            self.plain = None;
        }
        self.unsafe_targets = Bitboard::EMPTY;
        let (Some(from), Some(piece)) = (self.picked, self.picked_piece()) else { return };
        let board = self.imagined();
        let view = if self.mode == DiagramMode::Piece { ReachView::Potential } else { ReachView::Actual };
        let mut found = reach(self.scene.tables(), &board, piece.player, piece.kind, from, view);
        let pseudo: Bitboard = found.marks.iter().map(|mark| mark.to).collect();
        let position = self.game.as_deref().filter(|_| self.ghost.is_none()).map(Game::position);
        match position.and_then(|position| in_turn(position, piece.player)) {
            Some(position) => {
                let legal: Vec<Move> = position.legal_moves().into_iter().filter(|mv| mv.from() == from).collect();
                if self.legal {
                    let targets: Bitboard = legal.iter().map(|mv| mv.to()).collect();
                    found.retain(|mark| targets.has(mark.to));
                }
                for &mv in &legal {
                    special(&position, mv, &mut found);
                }
            }
            None if self.legal => {
                found.retain(|mark| legal::keeps_king_safe(&self.scene, &board, from, mark.to, self.ghost));
            }
            None => {}
        }
        if let (Some(variant), true) = (self.scene.game(), self.scene.figure(piece.kind).promotes) {
            // Pawns of four-player games have no promotion rows: they wait on the farthest rank.
            let rows = &variant.kind(piece.kind).promotions;
            for mark in &mut found.marks {
                let captures = mark.taken || mark.way == ReachWay::EnPassant;
                mark.promotes = match rows.is_empty() {
                    true => variant.is_promotion_rank(piece.player, mark.to),
                    false => rows.iter().any(|row| row.happens(piece.player, from, mark.to, captures)),
                };
            }
        }
        // Without a King, a move may be illegal for other reasons: the game is over, or its owner is out.
        if !legal::kings(&self.scene, &board, piece.player).is_empty() {
            self.unsafe_targets = found.marks.iter().fold(pseudo, |rest, mark| rest.without(mark.to));
        }
        self.reach = found;
    }
}

/// The same position with this player to move; none if that is not possible.
fn in_turn(position: &Position, player: Player) -> Option<Position> {
    if position.turn() == player {
        return Some(position.clone());
    }
    let Position::Chess(_) = position else { return None };
    let fen = position.fen();
    let mut fields: Vec<&str> = fen.split(' ').collect();
    let letter = position.variant().player(player).letter.to_string();
    *fields.get_mut(1)? = &letter;
    *fields.get_mut(3)? = "-";
    Position::from_fen(position.variant(), &fields.join(" ")).ok()
}

/// Adds the moves that are not in the tables: en passant, castling, the King's leap.
fn special(position: &Position, mv: Move, found: &mut PieceReach) {
    let way = match mv.kind() {
        MoveKind::EnPassant => ReachWay::EnPassant,
        MoveKind::Castle => ReachWay::Castling,
        MoveKind::KingLeap => ReachWay::Leap,
        _ => return,
    };
    let (moves, captures) = (way != ReachWay::EnPassant, way == ReachWay::EnPassant);
    let screen = None;
    let taken = position.captured_by(mv).map(|(square, _)| square);
    let through = taken.into_iter().collect();
    // A move to an en passant square captures, even where the piece could also move there without capturing.
    let to = coordinate::target(position, mv);
    found.marks.retain(|mark| mark.to != to);
    let mark = ReachMark { to, way, moves, captures, taken: false, promotes: false, through, skipped: 0, screen };
    found.marks.push(mark);
    if distance(mv.from(), mv.to()) > 1 {
        found.traces.push(ReachTrace { squares: vec![mv.from(), mv.to()], leap: way == ReachWay::Leap });
    }
}
