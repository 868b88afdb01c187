//! The targets of a piece, and its promotions there.

use menagerie_rules::{Board, Move, Piece, Position, ReachKind, Square, Variant, notation};
use serde::Serialize;
use tsify::Tsify;

use super::tree::GameTree;
use crate::board::scene::{MoveTarget, TargetKind};
use crate::texts::Text;
use menagerie_border::list;

list!(
    /// The moves between two squares.
    ChoiceList(MoveChoice)
);

list!(
    /// All legal moves.
    LegalMoveList(LegalMove)
);

/// One of the moves between two squares.
#[derive(Serialize, Tsify)]
pub struct MoveChoice {
    /// The move in coordinates: `g7g8q`.
    #[serde(rename = "move")]
    text: String,
    /// The piece on its target square: itself, or what it promotes to.
    name: Text,
    /// Its picture.
    art: String,
}

/// A legal move.
#[derive(Serialize, Tsify)]
pub struct LegalMove {
    /// In coordinates: `g7g8q`; `0000` for a pass.
    #[serde(rename = "move")]
    text: String,
    /// As people write it: `g8=Q+`.
    san: String,
    /// The square that the piece leaves. None for a pass.
    from: Option<String>,
    /// The square that it arrives on. None for a pass.
    to: Option<String>,
    /// Whether it captures.
    takes: bool,
    /// The letter of what the piece promotes to. None if it does not promote.
    promotion: Option<String>,
}

/// All legal moves, sorted by their text; none if the game is over.
pub fn legal(tree: &GameTree) -> LegalMoveList {
    let position = tree.position();
    let variant = position.variant();
    let moves = if tree.is_over() { Vec::new() } else { position.legal_moves() };
    let tell = |mv: Move| LegalMove {
        text: notation::coordinate::write(variant, mv),
        san: notation::san::write(position, mv),
        from: (!mv.is_pass()).then(|| mv.from().to_string()),
        to: (!mv.is_pass()).then(|| mv.to().to_string()),
        takes: position.captured_by(mv).is_some(),
        promotion: mv.promotion().map(|kind| variant.kind(kind).letter.to_string()),
    };
    let mut all: Vec<LegalMove> = moves.into_iter().map(tell).collect();
    all.sort_by(|a, b| a.text.cmp(&b.text));
    LegalMoveList(all)
}

/// The targets of the piece on a square, each once; none if the game is over.
pub fn targets(tree: &GameTree, from: Square) -> Vec<MoveTarget> {
    let position = tree.position();
    let mut targets: Vec<MoveTarget> = Vec::new();
    for mv in moves_from(tree, from) {
        let target = target(position, mv);
        if !targets.iter().any(|other| other.square == target.square) {
            targets.push(target);
        }
    }
    targets
}

/// The legal moves between two squares: several where a promotion is chosen.
pub fn choices(tree: &GameTree, from: Square, to: Square) -> ChoiceList {
    let position = tree.position();
    let variant = position.variant();
    let choices = moves_from(tree, from).into_iter().filter(|mv| mv.to() == to).filter_map(|mv| {
        let arriving = mv.promotion().or_else(|| position.piece_at(from).map(|piece| piece.kind))?;
        let kind = variant.kind(arriving);
        let text = notation::coordinate::write(variant, mv);
        Some(MoveChoice { text, name: Text::piece(kind), art: kind.art.clone() })
    });
    ChoiceList(choices.collect())
}

/// The pseudo-legal targets of a piece, whoever is to move.
pub fn could_reach(position: &Position, from: Square, piece: Piece) -> Vec<MoveTarget> {
    could_reach_on(position.variant(), position.board(), from, piece)
}

/// The same on any board.
pub fn could_reach_on(variant: &Variant, board: &Board, from: Square, piece: Piece) -> Vec<MoveTarget> {
    let tables = variant.tables();
    let enemies = board.occupied() & !board.of(piece.player);
    let mut found = Vec::new();
    tables.pseudo_legal(board, piece.player, piece.kind, from, enemies, |to, takes, _| {
        let kind = kind_of(tables.reach(board, from, to, enemies).unwrap_or(ReachKind::Leap));
        found.push(MoveTarget { square: to, kind, takes });
    });
    found
}

fn moves_from(tree: &GameTree, from: Square) -> Vec<Move> {
    if tree.is_over() {
        return Vec::new();
    }
    let mut moves = tree.position().legal_moves();
    moves.retain(|mv| !mv.is_pass() && mv.from() == from);
    moves
}

fn target(position: &Position, mv: Move) -> MoveTarget {
    MoveTarget { square: mv.to(), kind: kind_of(position.reach(mv)), takes: position.captured_by(mv).is_some() }
}

/// How the board marks a square that is reached so.
pub fn kind_of(reach: ReachKind) -> TargetKind {
    match reach {
        ReachKind::Slide => TargetKind::Slide,
        ReachKind::Leap => TargetKind::Leap,
        ReachKind::MoveOnly => TargetKind::Move,
        ReachKind::CaptureOnly => TargetKind::Capture,
        ReachKind::Hop => TargetKind::Hop,
    }
}
