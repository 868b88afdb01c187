//! The pieces in the hands, and the checks that count.

use menagerie_rules::{KindId, Player, Position, Variant};
use serde::Serialize;
use tsify::Tsify;

use super::origin::MoveOrigin;
use super::scene::colour;
use crate::board::scene::PieceColour;
use crate::texts::Text;

/// Up to so many kinds have a place of their own in a hand, even where there is none of them: pieces stay where they were.
const PLACES: usize = 8;

/// Pieces of one kind in a hand.
#[derive(Serialize, Tsify)]
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
#[derive(Serialize, Tsify)]
pub struct CountedChecks {
    given: u8,
    needed: u8,
}

/// What is in a player's hand, kind by kind. None in games without hands.
pub fn of(position: &Position, player: Player) -> Option<Vec<PiecesInHand>> {
    let Position::Chess(chess) = position else { return None };
    let variant = chess.variant();
    if !variant.rules().hands.any() {
        return None;
    }
    let kinds = kinds(variant);
    let all = kinds.len() <= PLACES;
    let in_hand = |&kind: &KindId| (kind, chess.extra().in_hand(player, kind));
    let pieces = kinds.iter().map(in_hand).filter(|&(_, count)| count > 0 || all);
    let tell = |(id, count): (KindId, u8)| {
        let kind = variant.kind(id);
        PiecesInHand {
            origin: MoveOrigin::of_hand(variant, id),
            name: Text::piece(kind),
            art: kind.art.clone(),
            colour: colour(variant, player),
            count,
        }
    };
    Some(pieces.map(tell).collect())
}

/// The kinds that can be in a hand: those that captured pieces are there, and those that are in one at the start.
pub fn kinds(variant: &std::sync::Arc<Variant>) -> Vec<KindId> {
    let Position::Chess(start) = Position::start(variant) else { return Vec::new() };
    let starts = |kind: KindId| variant.turn_order().any(|player| start.extra().in_hand(player, kind) > 0);
    let captured = |kind: KindId| {
        let can_be = |it: KindId| !variant.is_king(it) && start.kind_in_hand(it) == kind;
        variant.rules().hands.captures && variant.kind_ids().any(can_be)
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
