//! The game as a scene for the board.

use serde::Serialize;

use menagerie_rules::{Board, Family, Move, MoveKind, Piece, Player, Position, Square, Variant};

use super::origin::MoveOrigin;
use super::targets::targets;
use super::tree::{GameTree, NodeStep};
use menagerie_scene::{Orientation, PieceColour, Scene, ScenePiece};

/// The position on the board, with the piece on `selected` picked up.
pub fn scene(tree: &GameTree, selected: Option<MoveOrigin>, orientation: Orientation) -> Scene {
    let position = tree.position();
    let variant = position.variant();
    let is_there = |origin: &MoveOrigin| origin.square().is_none_or(|square| position.piece_at(square).is_some());
    let selected = selected.filter(is_there);
    let last = match tree.node(tree.current()).step {
        NodeStep::Move(mv) if !mv.is_pass() => Some(mv),
        _ => None,
    };
    Scene {
        pieces: position.board().pieces().map(|(square, piece)| show(position, square, piece)).collect(),
        last_move: last.map(squares_of).unwrap_or_default(),
        check: kings_in_check(position).collect(),
        selected: selected.and_then(MoveOrigin::square),
        targets: selected.map(|origin| targets(tree, origin)).unwrap_or_default(),
        ..ground(variant, orientation)
    }
}

/// The squares of a move; a drop has one.
fn squares_of(mv: Move) -> Vec<Square> {
    if mv.kind() == MoveKind::Drop { vec![mv.to()] } else { vec![mv.from(), mv.to()] }
}

/// The pieces and their squares, for announcements and small pictures.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct Placement {
    files: u8,
    ranks: u8,
    /// Whether the squares alternate in colour.
    checkered: bool,
    /// The places of the board that are no squares.
    holes: Vec<Square>,
    pieces: Vec<ScenePiece>,
    /// The squares of the last move: one of a drop. Empty before the first move and after a pass.
    last_move: Vec<Square>,
}

impl Placement {
    /// The placement of the position on the board.
    pub fn of(tree: &GameTree) -> Placement {
        let Scene { files, ranks, checkered, holes, pieces, last_move, .. } = scene(tree, None, Orientation::default());
        Placement { files, ranks, checkered, holes, pieces, last_move }
    }
}

/// The scene of a placement of pieces, which need not be a legal position.
pub fn show_board(variant: &Variant, board: &Board, orientation: Orientation) -> Scene {
    let piece = |(square, piece): (Square, Piece)| ScenePiece {
        square,
        art: variant.kind(piece.kind).art.clone(),
        colour: colour(variant, piece.player),
        dim: false,
        waiting: false,
        reverts: variant.kind(piece.kind).same_as.is_some(),
        ahead: way(variant, square, piece),
    };
    Scene { pieces: board.pieces().map(piece).collect(), ..ground(variant, orientation) }
}

/// The scene of a game's empty board.
fn ground(variant: &Variant, orientation: Orientation) -> Scene {
    Scene {
        files: variant.board_size().files(),
        ranks: variant.board_size().ranks(),
        checkered: variant.definition().board.checkered,
        holes: variant.holes().into_iter().collect(),
        coordinates: true,
        orientation,
        ..Scene::empty()
    }
}

fn show(position: &Position, square: Square, piece: Piece) -> ScenePiece {
    let variant = position.variant();
    let (dim, waiting) = match position {
        Position::Chess(_) => (false, false),
        Position::Chaturaji(position) => (position.is_out(piece.player), position.waiting_pawns().has(square)),
    };
    ScenePiece {
        square,
        art: variant.kind(piece.kind).art.clone(),
        colour: colour(variant, piece.player),
        dim,
        waiting,
        reverts: variant.kind(piece.kind).same_as.is_some(),
        ahead: way(variant, square, piece),
    }
}

/// The square before a piece that only moves forward. The board shows the direction in games with more than two players; with two players
/// it is known.
fn way(variant: &Variant, square: Square, piece: Piece) -> Option<Square> {
    let walks = variant.kind(piece.kind).movement.walks();
    let only_ahead = walks.iter().all(|walk| walk.step.1 > 0);
    (variant.players().len() > 2 && only_ahead).then(|| variant.relative_offset(piece.player, square, (0, 1)))?
}

/// The colour that a player is named after. Players with other names get the colour of their seat.
pub fn colour(variant: &Variant, player: Player) -> PieceColour {
    colour_of(variant.family(), player.index(), &variant.player(player).name)
}

/// The same for a player given by the place in the order of turns and the name.
pub fn colour_of(family: Family, player: usize, name: &str) -> PieceColour {
    PieceColour::of_player(name).unwrap_or(match (family, player) {
        (Family::Chess, 0) => PieceColour::White,
        (Family::Chess, _) => PieceColour::Black,
        (Family::Chaturaji, 0) => PieceColour::Red,
        (Family::Chaturaji, 1) => PieceColour::Green,
        (Family::Chaturaji, 2) => PieceColour::Blue,
        (Family::Chaturaji, _) => PieceColour::Yellow,
    })
}

fn kings_in_check(position: &Position) -> impl Iterator<Item = Square> {
    let variant = position.variant();
    let king = position.board().pieces_of(position.turn()).find(|(_, kind)| variant.is_king(*kind));
    king.map(|(square, _)| square).filter(|_| position.in_check()).into_iter()
}
