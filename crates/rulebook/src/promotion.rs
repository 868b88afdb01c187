//! The section about promotion.

use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::betza::Movement;
use menagerie_rules::{Bitboard, KindId, PromotionRow};

/// Writes the section.
pub fn say(speaker: &Speaker<'_>) -> Vec<String> {
    let variant = speaker.variant;
    let mut all = Vec::new();
    let mut done: Vec<KindId> = Vec::new();
    for kind in speaker.kinds() {
        if done.contains(&kind) {
            continue;
        }
        let rows = &variant.kind(kind).promotions;
        if rows.len() == 1 {
            // Kinds with the same promotion are grouped.
            let alike = |other: KindId| other == kind || is_same(speaker, kind, other);
            let kinds = speaker.kinds_that(alike);
            done.extend(&kinds);
            say_row(speaker, &kinds, 0, &mut all);
            continue;
        }
        (0..rows.len()).for_each(|place| say_row(speaker, &[kind], place, &mut all));
        if !rows.is_empty() {
            all.push(texts::promotion_order(speaker.language, speaker.the(kind)));
        }
    }
    say_limits(speaker, &mut all);
    all
}

/// The limits on the number of pieces of a kind by promotion.
fn say_limits(speaker: &Speaker<'_>, all: &mut Vec<String>) {
    let (variant, language) = (speaker.variant, speaker.language);
    let limit = |kind: KindId| variant.kind(kind).promotion_limit;
    let mut limits: Vec<u8> = speaker.kinds().map(limit).filter(|&limit| limit > 0).collect();
    limits.sort_unstable();
    limits.dedup();
    for most in limits {
        let pieces = speaker.list(&speaker.kinds_that(|kind| limit(kind) == most));
        all.push(match most {
            1 => texts::promotion_limit_one(language, pieces),
            _ => texts::promotion_limit(language, most, pieces),
        });
    }
}

/// Whether two kinds have the same promotion, which can be described by its zone and targets alone.
fn is_same(speaker: &Speaker<'_>, one: KindId, other: KindId) -> bool {
    let (one, other) = (&speaker.variant.kind(one).promotions, &speaker.variant.kind(other).promotions);
    let ([one], [other]) = (one.as_slice(), other.as_slice()) else { return false };
    let key = |row: &PromotionRow| {
        (row.own_move, row.optional, row.leaving, row.entering, row.by_capture, row.without_capture)
    };
    let is_plain = |row: &PromotionRow| {
        row.by_moves.is_none()
            && !row.not_en_passant
            && !row.only_captured
            && row.must_in.iter().all(|zone| zone.is_empty())
    };
    one.to == other.to && one.zone == other.zone && key(one) == key(other) && is_plain(one) && is_plain(other)
}

/// A row of the promotions of some kinds.
fn say_row(speaker: &Speaker<'_>, kinds: &[KindId], place: usize, all: &mut Vec<String>) {
    let kind = kinds[0];
    let row = &speaker.variant.kind(kind).promotions[place];
    let given = speaker.variant.definition().pieces[kind.index()].promotion.0.get(place);
    let language = speaker.language;
    let phrases = if row.entering {
        [texts::trigger_enter, texts::trigger_enter_capture, texts::trigger_enter_quiet]
    } else if row.leaving {
        [texts::trigger_both, texts::trigger_both_capture, texts::trigger_both_quiet]
    } else {
        [texts::trigger_end, texts::trigger_end_capture, texts::trigger_end_quiet]
    };
    let trigger = match (row.by_capture, row.without_capture) {
        (true, _) => phrases[1](language),
        (false, true) => phrases[2](language),
        (false, false) => phrases[0](language),
    };
    // A player without targets in the row has no such promotion.
    let concerned: Vec<bool> = row.to.iter().map(|kinds| !kinds.is_empty()).collect();
    let squares = |zone: &[Bitboard]| speaker.by_players(zone, &concerned, |set| speaker.square_set(*set));
    let to = speaker.by_players(&row.to, &concerned, |kinds| speaker.targets(kinds));
    if row.own_move {
        all.push(texts::promotion_own_move(language, speaker.any_of(kinds), to, squares(&row.zone)));
        return;
    }
    let duty = if row.optional { texts::duty_may(language) } else { texts::duty_must(language) };
    all.push(texts::promotion(language, speaker.any_of(kinds), trigger, duty, to, squares(&row.zone)));
    let the = speaker.the(kind);
    let has_duty = row.must_in.iter().any(|zone| !zone.is_empty());
    if row.optional && has_duty {
        all.push(texts::promotion_must_in(language, &the, squares(&row.must_in)));
    }
    let Some(given) = given else { return };
    if let Some(movement) = given.by_moves.as_ref().and_then(|betza| betza.parse::<Movement>().ok()) {
        all.push(texts::promotion_moves(language, &the, speaker.movement(&movement)));
    }
    if row.not_en_passant {
        all.push(texts::promotion_not_en_passant(language, &the));
    }
    if row.only_captured {
        all.push(texts::promotion_lost(language, &the));
        if !row.optional || has_duty {
            all.push(texts::promotion_barred(language, &the));
        }
    }
    if given.reverts && speaker.variant.rules().pockets.captures && !speaker.variant.rules().pockets.keep_promotions {
        all.push(texts::promotion_reverts(language, speaker.a(kind)));
    }
}
