//! The sections about the moves of pieces and about the capture en passant.

use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::KindId;
use menagerie_rules::betza::Movement;

/// Writes the section about the pieces.
pub fn say(speaker: &Speaker<'_>) -> Vec<String> {
    let (variant, language) = (speaker.variant, speaker.language);
    let mut all = Vec::new();
    for kind in speaker.kinds() {
        let (name, letter) = (speaker.bare(kind), variant.kind(kind).letter);
        all.push(match moves(speaker, kind) {
            Some(moves) => texts::piece_moves(language, name, letter, moves),
            None => texts::piece_stays(language, name, letter),
        });
        all.extend(besides(speaker, kind));
    }
    let lost_to = speaker.kinds_of(variant.rules().check.first_moves_lost_to);
    if !lost_to.is_empty() {
        all.push(texts::first_moves_lost(language, speaker.list(&lost_to)));
    }
    if variant.rules().must_be_able_to_move {
        all.push(texts::able_to_move(language).to_string());
    }
    all
}

/// The unconditional moves of a piece; `None` if it has none.
pub fn moves(speaker: &Speaker<'_>, kind: KindId) -> Option<String> {
    let movement = &speaker.variant.kind(kind).movement;
    (!movement.is_empty()).then(|| speaker.movement(movement))
}

/// Everything else about the moves of a piece: moves from some squares, pieces over which it cannot hop, and its confinement.
pub fn besides(speaker: &Speaker<'_>, kind: KindId) -> Vec<String> {
    let (language, info, the) = (speaker.language, speaker.variant.kind(kind), speaker.the(kind));
    let mut all = Vec::new();
    for more in &info.zone_moves {
        let from = speaker.squares(&more.from);
        all.push(texts::zone_move(language, &the, from, speaker.movement(&more.movement)));
        if !speaker.is_everywhere(&more.within) {
            all.push(texts::zone_within(language, speaker.squares(&more.within)));
        }
    }
    if !info.hops_not.is_empty() {
        all.push(texts::hops_not(language, &the, speaker.list(&speaker.kinds_of(info.hops_not))));
    }
    if !speaker.is_everywhere(&info.confined) {
        all.push(texts::confined(language, &the, speaker.squares(&info.confined)));
    }
    all
}

/// Writes the section about the capture en passant; empty if no piece can be captured en passant.
pub fn en_passant(speaker: &Speaker<'_>) -> Vec<String> {
    let (variant, language) = (speaker.variant, speaker.language);
    let goes_far = |movement: &Movement| {
        movement.walks().iter().any(|walk| !walk.lame_squares.is_empty() || walk.range != Some(1))
    };
    let taken = speaker.kinds_that(|kind| {
        let info = variant.kind(kind);
        let all = info.zone_moves.iter().map(|more| &more.movement);
        info.taken_en_passant && all.chain([&info.movement]).any(goes_far)
    });
    let takers = speaker.kinds_that(|kind| variant.kind(kind).takes_en_passant);
    if taken.is_empty() || takers.is_empty() {
        return Vec::new();
    }
    let mut all = vec![texts::en_passant(language, speaker.any_of(&taken), speaker.any_of(&takers))];
    for kind in takers {
        let zone = &variant.kind(kind).en_passant_zone;
        if !speaker.is_everywhere(zone) {
            all.push(texts::en_passant_zone(language, speaker.the(kind), speaker.squares(zone)));
        }
    }
    all
}
