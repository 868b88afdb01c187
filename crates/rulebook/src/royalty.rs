//! The section about royal pieces and check.

use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{KindId, Position, Royal};

/// Writes the section.
pub fn say(speaker: &Speaker<'_>) -> Vec<String> {
    let (variant, language) = (speaker.variant, speaker.language);
    let rules = variant.rules();
    let with = |royalty: Royal| speaker.kinds_that(|kind| variant.kind(kind).royalty == royalty);
    let (always, last) = (with(Royal::Always), with(Royal::Last));
    let mut all = Vec::new();
    if always.is_empty() && last.is_empty() {
        return vec![texts::royal_none(language).to_string()];
    }
    let both: Vec<KindId> = always.iter().chain(&last).copied().collect();
    all.push(texts::royal(language, speaker.list(&both)));
    if has_several(speaker, &always) {
        all.push(texts::royal_each(language).to_string());
    }
    if !last.is_empty() {
        all.push(texts::royal_last(language, speaker.list(&last)));
    }
    if !rules.check.royal_group.is_empty() {
        all.push(texts::royal_group(language, speaker.list(&speaker.kinds_of(rules.check.royal_group))));
    }
    if rules.check.all_attacked && !last.is_empty() {
        all.push(texts::all_attacked(language, speaker.list(&last)));
    }
    let facing = rules.check.facing;
    if facing.any() {
        let lines = [
            (facing.files, texts::facing_file(language)),
            (facing.ranks, texts::facing_rank(language)),
            (facing.diagonals, texts::facing_diagonal(language)),
        ];
        let lines = lines.into_iter().filter(|(wanted, _)| *wanted).map(|(_, line)| line.to_string()).collect();
        all.push(texts::facing(language, speaker.join(lines, texts::or)));
    }
    if rules.check.king_stays {
        all.push(texts::king_stays(language).to_string());
    }
    if !rules.check.substitutes.is_empty() {
        all.push(texts::substitutes(language, speaker.list(&speaker.kinds_of(rules.check.substitutes))));
    }
    if rules.check.forbidden {
        all.push(texts::check_forbidden(language).to_string());
    }
    all
}

/// Whether a player may have several pieces of these kinds, at the start or by promotion.
fn has_several(speaker: &Speaker<'_>, kinds: &[KindId]) -> bool {
    let start = Position::start(speaker.variant);
    let count = |player| start.board().pieces_of(player).filter(|(_, kind)| kinds.contains(kind)).count();
    let becomes =
        speaker.kinds().any(|kind| speaker.variant.kind(kind).promotes_to.iter().any(|to| kinds.contains(to)));
    !kinds.is_empty() && (becomes || speaker.variant.turn_order().any(|player| count(player) > 1))
}
