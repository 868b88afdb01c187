//! A piece's card: its name, a line about it, its value, and its current moves.

use menagerie_engine::PieceValues;
use menagerie_rules::{Family, KindId, Piece, PieceKind, Position, Square, Variant};
use serde::Serialize;

use crate::names::{self, slug};
use crate::session::origin::MoveOrigin;
use crate::session::targets::{could_reach, targets};
use crate::session::tree::GameTree;
use menagerie_scene::MoveTarget;
use menagerie_texts::Text;

/// The card of a kind of piece.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct KindCard {
    /// The kind's id, the same in every game and language: `rhinoceros`.
    kind: String,
    name: Text,
    letter: String,
    art: String,
    /// What it does, in a line.
    line: Text,
    /// Its value in the game's unit, from the game's source or computed.
    value: Option<f64>,
    /// Whether the value is computed.
    reckoned: bool,
    /// The address of the rules on it below those of all games, if there are any.
    page: Option<String>,
    /// Whether it is another kind of the same name but for what it goes back to when it is captured.
    twin: bool,
    /// What it goes back to when it is captured. None if it stays what it is.
    reverts: Option<Text>,
    /// What it promotes to.
    promotes: Vec<PromotionKind>,
}

#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
struct PromotionKind {
    kind: String,
    name: Text,
    art: String,
}

/// The card of a piece on the board.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct PieceCard {
    #[serde(flatten)]
    kind: KindCard,
    square: Square,
    /// Whose it is, counted from 0.
    owner: usize,
    /// Whether its owner is out, so that it never moves.
    out: bool,
    /// Its targets. If it is not its turn or the game is over: the squares that it could reach if it were its turn.
    reach: Vec<MoveTarget>,
}

/// The card of the piece on a square.
pub fn card(tree: &GameTree, worth: &PieceValues, square: Square) -> Option<PieceCard> {
    let position = tree.position();
    let piece = position.piece_at(square)?;
    let out = matches!(position, Position::Chaturaji(four) if four.is_out(piece.player));
    Some(PieceCard {
        kind: kind_card(position.variant(), worth, piece.kind),
        square,
        owner: piece.player.index(),
        out,
        reach: if out { Vec::new() } else { reach(tree, square, piece) },
    })
}

/// A card for every kind of the game, in the order of its definition.
pub fn list(variant: &Variant, worth: &PieceValues) -> Vec<KindCard> {
    variant.kind_ids().map(|kind| kind_card(variant, worth, kind)).collect()
}

fn kind_card(variant: &Variant, worth: &PieceValues, id: KindId) -> KindCard {
    let kind = variant.kind(id);
    let value = match variant.family() {
        Family::Chaturaji => Some(f64::from(kind.points)),
        Family::Chess if kind.royal => None,
        Family::Chess => Some(kind.value.unwrap_or_else(|| f64::from(worth.of(id) / 10) / 10.0)),
    };
    KindCard {
        kind: id_of(kind),
        name: names::piece(kind),
        letter: kind.letter.to_string(),
        art: kind.art.clone(),
        line: names::line(variant, kind),
        value,
        reckoned: variant.family() == Family::Chess && !kind.royal && kind.value.is_none(),
        page: Variant::ids()
            .any(|id| id == variant.id())
            .then(|| format!("{}/#piece-{}", variant.id(), slug(&kind.name))),
        twin: kind.same_as.is_some(),
        reverts: kind.promoted_from.filter(|_| reverts(variant, kind)).map(|it| names::piece(variant.kind(it))),
        promotes: kind.promotes_to.iter().map(|&to| becomes(variant.kind(to))).collect(),
    }
}

/// Whether captured pieces go to a hand and revert to what they were before promotion.
fn reverts(variant: &Variant, kind: &PieceKind) -> bool {
    let hands = variant.rules().pockets;
    hands.captures && (!hands.keep_promotions || kind.same_as.is_some())
}

/// The id of a kind. Of two kinds with the same name, the one that reverts when captured has an id that ends with `~`, like its letter.
pub fn id_of(kind: &PieceKind) -> String {
    let mark = if kind.same_as.is_some() { "~" } else { "" };
    slug(&kind.name) + mark
}

fn becomes(kind: &PieceKind) -> PromotionKind {
    PromotionKind { kind: slug(&kind.name), name: names::piece(kind), art: kind.art.clone() }
}

fn reach(tree: &GameTree, from: Square, piece: Piece) -> Vec<MoveTarget> {
    let position = tree.position();
    if piece.player == position.turn() && !tree.is_over() {
        targets(tree, MoveOrigin::Square(from))
    } else {
        could_reach(position, from, piece)
    }
}
