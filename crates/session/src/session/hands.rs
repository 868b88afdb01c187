//! The pieces in the hands, and the checks that were given.

use menagerie_rules::{KindId, Player, Position, Variant};
use serde::Serialize;

use super::origin::MoveOrigin;
use super::scene::colour;
use crate::names;
use menagerie_scene::PieceColour;
use menagerie_texts::Text;

/// Up to this number of kinds keep a place in a hand even without pieces, so that the others do not move.
const PLACES: usize = 8;

/// Pieces of one kind in a hand.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct PiecesInHand {
    /// Where a drop of it begins: `N@`.
    origin: String,
    name: Text,
    art: String,
    colour: PieceColour,
    /// How many there are: none, where the kind keeps its place.
    count: u8,
}

/// How many checks a player has given, of those that win.
#[derive(Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct CountedChecks {
    given: u8,
    needed: u8,
}

/// The pieces in a player's hand, by kind. None in games without hands.
pub fn of(position: &Position, player: Player) -> Option<Vec<PiecesInHand>> {
    let Position::Chess(chess) = position else { return None };
    let variant = chess.variant();
    if !variant.rules().pockets.any() {
        return None;
    }
    let kinds = kinds(variant);
    let all = kinds.len() <= PLACES;
    let in_hand = |&kind: &KindId| (kind, chess.variant_state().pocket_count(player, kind));
    let pieces = kinds.iter().map(in_hand).filter(|&(_, count)| count > 0 || all);
    let describe = |(id, count): (KindId, u8)| {
        let kind = variant.kind(id);
        PiecesInHand {
            origin: MoveOrigin::of_hand(variant, id),
            name: names::piece(kind),
            art: kind.art.clone(),
            colour: colour(variant, player),
            count,
        }
    };
    Some(pieces.map(describe).collect())
}

/// The kinds that can be in a hand: those of captured pieces, and those that are in a hand at the start.
pub fn kinds(variant: &std::sync::Arc<Variant>) -> Vec<KindId> {
    let Position::Chess(start) = Position::start(variant) else { return Vec::new() };
    let starts = |kind: KindId| variant.turn_order().any(|player| start.variant_state().pocket_count(player, kind) > 0);
    let captured = |kind: KindId| {
        let can_be = |it: KindId| !variant.is_king(it) && start.pocket_kind(it) == kind;
        variant.rules().pockets.captures && variant.kind_ids().any(can_be)
    };
    variant.kind_ids().filter(|&kind| starts(kind) || captured(kind)).collect()
}

/// The checks that a player has given, where they are counted.
pub fn checks(position: &Position, player: Player) -> Option<CountedChecks> {
    let Position::Chess(chess) = position else { return None };
    let needed = chess.variant().rules().checks;
    let given = needed.saturating_sub(chess.checks_left(player));
    (needed > 0).then_some(CountedChecks { given, needed })
}
