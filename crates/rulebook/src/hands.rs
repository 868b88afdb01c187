//! The section about pieces in hand.

use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{KindId, Position};

/// Writes the section; empty if there are never pieces in hand.
pub fn say(speaker: &Speaker<'_>) -> Vec<String> {
    let (variant, language) = (speaker.variant, speaker.language);
    let hands = &variant.rules().pockets;
    let mut all = Vec::new();
    if !hands.any() {
        return all;
    }
    if hands.captures {
        all.push(texts::hand_captures(language).to_string());
        if hands.keep_promotions {
            all.push(texts::hand_keeps(language).to_string());
        } else {
            for kind in speaker.kinds() {
                if let Some(base) = variant.kind(kind).promoted_from {
                    all.push(texts::hand_reverts(language, speaker.the(kind), speaker.a(base)));
                }
            }
        }
    }
    if let Position::Chess(start) = Position::start(variant) {
        for player in variant.turn_order() {
            let hand =
                start.variant_state().pocket(player).map(|(kind, count)| format!("{} {count}", speaker.bare(kind)));
            let hand: Vec<String> = hand.collect();
            if !hand.is_empty() {
                all.push(texts::hand_start(language, speaker.player(player), hand.join(", ")));
            }
        }
    }
    if hands.gating {
        all.push(texts::gating(language).to_string());
    }
    if hands.drops {
        all.push(texts::hand_drops(language).to_string());
    }
    for kind in speaker.kinds() {
        say_kind(speaker, kind, &mut all);
    }
    if hands.drops {
        say_limits(speaker, &mut all);
    }
    if hands.drops_castle {
        all.push(texts::drops_castle(language).to_string());
    }
    all
}

/// How a kind enters, and where.
fn say_kind(speaker: &Speaker<'_>, kind: KindId, all: &mut Vec<String>) {
    let (variant, language) = (speaker.variant, speaker.language);
    let (info, hands) = (variant.kind(kind), &variant.rules().pockets);
    let a = speaker.a(kind);
    // If captures do not fill the hands, only the pieces in hand at the start can enter.
    let Position::Chess(start) = Position::start(variant) else { return };
    if !hands.captures && variant.turn_order().all(|player| start.variant_state().pocket_count(player, kind) == 0) {
        return;
    }
    if !speaker.is_everywhere(&info.drop_zone) {
        let zone = speaker.squares(&info.drop_zone);
        all.push(match hands.drops {
            true => texts::drop_zone(language, &a, zone),
            false => texts::gating_zone(language, &a, zone),
        });
    }
    if !hands.drops {
        return;
    }
    match info.drops_on_file {
        0 => {}
        1 => all.push(texts::drop_file_one(language, &a)),
        most => all.push(texts::drop_file(language, &a, most)),
    }
    if info.drops_promoted && !info.promotes_to.is_empty() {
        all.push(texts::drop_promoted(language, &a, speaker.any_of(&info.promotes_to)));
    }
}

/// The restrictions of all drops.
fn say_limits(speaker: &Speaker<'_>, all: &mut Vec<String>) {
    let (variant, language) = (speaker.variant, speaker.language);
    let hands = &variant.rules().pockets;
    if variant.definition().hands.must_drop_all {
        all.push(texts::must_drop_any(language).to_string());
    } else if !hands.must_drop.is_empty() {
        all.push(texts::must_drop(language, speaker.list(&speaker.kinds_of(hands.must_drop))));
    }
    if hands.no_drop_checks {
        all.push(texts::no_drop_check(language).to_string());
    }
    for kind in speaker.kinds_of(hands.no_drop_mates) {
        all.push(texts::no_drop_mate(language, speaker.a(kind)));
    }
    if hands.bishops_differ {
        all.push(texts::drops_differ(language).to_string());
    }
}
