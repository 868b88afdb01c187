//! The state of the game in one value: everything that the page shows beside the board.

use menagerie_engine::PieceValues;
use menagerie_rules::{Move, Piece, Player, Position, Variant};
use serde::Serialize;

use super::captured::{CapturedPieces, group};
use super::hands::{self, CountedChecks, PiecesInHand};
use super::tree::{GameNode, GameTree, GameVerdict, NodeId, NodeStep};
use super::verdict::{GameOver, over};
use crate::marks::{BoardShape, MoveGlyph};
use crate::names;
use menagerie_texts::Text;

/// The state of the game with the position on the board.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(rename_all = "camelCase")]
pub struct GameState {
    /// The id of the position on the board.
    #[cfg_attr(feature = "js", tsify(type = "number"))]
    node: NodeId,
    /// Whether it is the end of the line being played, and no earlier position.
    at_tip: bool,
    /// The player to move, counted from 0. None when the game is over.
    turn: Option<usize>,
    /// Whether the game is over.
    over: bool,
    /// How it ended: why, and who has won.
    ending: Option<GameOver>,
    /// The winners, counted from 0. Nobody while the game goes on, and in a draw.
    winners: Vec<usize>,
    /// The status lines: who is to move, or who has won and why, and what the last move did.
    status: Vec<Text>,
    /// The FEN of the position.
    fen: String,
    /// Whether the player has no move and can only pass.
    must_pass: bool,
    /// Whether the player may pass.
    can_pass: bool,
    /// What each player has.
    players: Vec<PlayerState>,
    /// By how much each player's material exceeds the least of any player, in the game's unit. None where points decide.
    material: Option<Vec<f64>>,
    /// Moves left in sudden death. None before it, and in other games.
    sudden_death: Option<u32>,
    /// How good a review has found the last move.
    glyph: Option<MoveGlyph>,
    /// The arrows and circles that comments draw here.
    shapes: Vec<BoardShape>,
    /// The moves played to get here.
    moves: Vec<PlayedMove>,
    /// Whether there is something to take back, to play again, and before and after the position on the board.
    can_undo: bool,
    can_redo: bool,
    can_back: bool,
    can_forward: bool,
}

/// What one player has.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
struct PlayerState {
    captured: Vec<CapturedPieces>,
    /// Points. None where they do not count.
    score: Option<u32>,
    /// What is in the hand. None in games without hands.
    hand: Option<Vec<PiecesInHand>>,
    /// The checks given. None where they are not counted.
    checks: Option<CountedChecks>,
    out: bool,
    /// The owners of the Kings that the player has captured.
    kings: Vec<Text>,
    /// The squares where the player's Pawns wait for their promotion.
    waiting: Vec<String>,
}

/// One move of the list.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
struct PlayedMove {
    number: u32,
    player: usize,
    text: String,
}

impl GameState {
    /// The state of a game; its material only with the values of the pieces.
    pub fn of(tree: &GameTree, worth: Option<&PieceValues>) -> GameState {
        let position = tree.position();
        let variant = tree.variant();
        let verdict = tree.verdict(tree.current());
        let is_over = verdict != GameVerdict::Ongoing;
        let moves = if is_over { Vec::new() } else { position.legal_moves() };
        let must_pass = moves == [Move::PASS];
        let over = over(variant, &verdict);
        let node = tree.node(tree.current());
        GameState {
            node: tree.current(),
            at_tip: tree.current() == tree.tip(),
            turn: (!is_over).then(|| position.turn().index()),
            over: is_over,
            winners: over.as_ref().map(|over| over.winners.clone()).unwrap_or_default(),
            status: status(position, over.as_ref(), must_pass, node),
            ending: over,
            fen: position.fen(),
            must_pass,
            can_pass: moves.contains(&Move::PASS),
            players: variant.turn_order().map(|player| standing(tree, player)).collect(),
            material: worth.and_then(|worth| material(position, worth)),
            sudden_death: match position {
                Position::Chess(_) => None,
                Position::Chaturaji(position) => position.sudden_death(),
            },
            glyph: glyph(tree, tree.current()),
            shapes: node.remarks.shapes(),
            moves: tree.played().map(played).collect(),
            can_undo: tree.can_undo(),
            can_redo: tree.can_redo(),
            can_back: node.parent.is_some(),
            can_forward: !node.children.is_empty(),
        }
    }
}

fn glyph(tree: &GameTree, id: NodeId) -> Option<MoveGlyph> {
    let NodeStep::Move(mv) = tree.node(id).step else { return None };
    let mark = tree.mark(id)?;
    let shown = !mark.sign().is_empty() && !mv.is_pass();
    shown.then(|| MoveGlyph { square: mv.to(), sign: mark.sign().to_string(), mark })
}

fn played(node: &GameNode) -> PlayedMove {
    PlayedMove { number: node.number, player: node.player.index(), text: node.text.clone() }
}

fn status(position: &Position, over: Option<&GameOver>, must_pass: bool, node: &GameNode) -> Vec<Text> {
    let player = || names::player(position.variant().player(position.turn()));
    let mut texts = match over {
        Some(over) => vec![over.text.clone()],
        None if must_pass => vec![Text::new("status-must-pass").with("player", player())],
        None => vec![Text::new("status-to-move").with("player", player())],
    };
    if over.is_none() && position.in_check() {
        texts.push(Text::new("status-check"));
    }
    texts.extend(node.event.news.iter().cloned());
    texts
}

fn standing(tree: &GameTree, player: Player) -> PlayerState {
    let variant: &Variant = tree.variant();
    let of_player = tree.played().filter(|node| node.player == player);
    let captured: Vec<Piece> = of_player.flat_map(|node| node.event.captured.iter().copied()).collect();
    // Captured pieces that go to the hand are shown there.
    let keeps = variant.rules().pockets.captures;
    let captured = if keeps { Vec::new() } else { group(variant, &captured) };
    let hand = hands::of(tree.position(), player);
    let checks = hands::checks(tree.position(), player);
    match tree.position() {
        Position::Chess(_) => {
            let (kings, waiting) = (Vec::new(), Vec::new());
            PlayerState { captured, score: None, hand, checks, out: false, kings, waiting }
        }
        Position::Chaturaji(position) => PlayerState {
            captured,
            hand,
            checks,
            score: Some(position.scores()[player.index()]),
            out: position.is_out(player),
            kings: position.kings_taken(player).map(|other| names::player(variant.player(other))).collect(),
            waiting: (position.waiting_pawns() & position.board().of(player))
                .iter()
                .map(|square| square.to_string())
                .collect(),
        },
    }
}

/// By how much the material of each of two players exceeds the other's.
fn material(position: &Position, worth: &PieceValues) -> Option<Vec<f64>> {
    let Position::Chess(chess) = position else { return None };
    let on_board = |player: Player| -> i32 { chess.board().pieces_of(player).map(|(_, kind)| worth.of(kind)).sum() };
    let in_hand = |player: Player| -> i32 {
        chess.variant_state().pocket(player).map(|(kind, count)| worth.of(kind) * i32::from(count)).sum()
    };
    let sum = |player: Player| on_board(player) + in_hand(player);
    let sums: Vec<i32> = position.variant().turn_order().map(sum).collect();
    let least = sums.iter().min().copied().unwrap_or(0);
    // In tenths, as the sources give them.
    Some(sums.into_iter().map(|sum| f64::from((sum - least + 5) / 10) / 10.0).collect())
}
