//! The pieces each player has captured.

use menagerie_rules::{KindId, Piece, Player, Variant};
use serde::Serialize;

use super::scene::colour;
use crate::names;
use menagerie_scene::PieceColour;
use menagerie_texts::Text;

/// Pieces of one kind and colour.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct CapturedPieces {
    name: Text,
    art: String,
    colour: PieceColour,
    count: usize,
}

/// The pieces grouped by colour, then by kind in the order of the definition.
pub fn group(variant: &Variant, pieces: &[Piece]) -> Vec<CapturedPieces> {
    let of = |player: Player, kind: KindId| pieces.iter().filter(|it| it.player == player && it.kind == kind).count();
    variant
        .turn_order()
        .flat_map(|player| variant.kind_ids().map(move |kind| (player, kind)))
        .map(|(player, kind)| (player, kind, of(player, kind)))
        .filter(|&(.., count)| count > 0)
        .map(|(player, id, count)| {
            let kind = variant.kind(id);
            CapturedPieces { name: names::piece(kind), art: kind.art.clone(), colour: colour(variant, player), count }
        })
        .collect()
}
