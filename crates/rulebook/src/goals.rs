//! The section about goals besides checkmate.

use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{GameResult, Goal, KindSet};

/// Writes the section.
pub fn say(speaker: &Speaker<'_>) -> Vec<String> {
    let mut all = Vec::new();
    let given = speaker.variant.definition().goals.len();
    // The rules for a bare King are in the section about the end of the game.
    for goal in speaker.variant.rules().goals.iter().take(given) {
        say_goal(speaker, goal, &mut all);
    }
    all
}

fn say_goal(speaker: &Speaker<'_>, goal: &Goal, all: &mut Vec<String>) {
    let (variant, language) = (speaker.variant, speaker.language);
    match goal {
        Goal::Reach { kinds, zone, count, reply, keep, safe } => {
            let squares = speaker.squares(zone);
            let pieces = match is_every_kind(speaker, *kinds) {
                true => texts::any_piece(language).to_string(),
                false => speaker.any_of(&speaker.kinds_of(*kinds)),
            };
            all.push(match count {
                0 | 1 => texts::goal_reach_one(language, pieces, squares),
                many => texts::goal_reach_many(language, many, squares, pieces),
            });
            if *safe {
                all.push(texts::goal_safe(language).to_string());
            }
            if *keep {
                all.push(texts::goal_keep(language).to_string());
            }
            if *reply {
                let mut names = variant.turn_order().map(|player| speaker.player(player));
                let (first, second) = (names.next().unwrap_or_default(), names.next().unwrap_or_default());
                all.push(texts::goal_reply(language, first, second));
            }
        }
        Goal::Enter { zone, count, worth, points } => {
            let royal = variant.royal().map_or_else(String::new, |kind| speaker.the(kind));
            all.push(texts::goal_enter(language, royal, count, speaker.squares(zone)));
            let worth = speaker
                .kinds_that(|kind| worth[kind.index()] != 1 && !variant.kind(kind).royal)
                .into_iter()
                .map(|kind| format!("{} {}", speaker.bare(kind), worth[kind.index()]));
            let mut names = variant.turn_order().map(|player| speaker.player(player));
            let (first, second) = (names.next().unwrap_or_default(), names.next().unwrap_or_default());
            all.push(texts::goal_enter_points(language, first, points[0], second, points[1]));
            let worth: Vec<String> = worth.collect();
            all.push(match worth.is_empty() {
                true => texts::goal_enter_each(language).to_string(),
                false => texts::goal_enter_worth(language, worth.join(", ")),
            });
        }
        Goal::Castle(rights) => {
            let castling = variant.castling().moves().iter().filter(|castle| rights.contains(castle.letter));
            for castle in castling {
                all.push(texts::goal_castle(language, speaker.player(castle.player), castle.san.as_str()));
            }
        }
        Goal::Checks(1) => all.push(texts::goal_check(language).to_string()),
        Goal::Checks(count) => all.push(texts::goal_checks(language, count)),
        Goal::Extinction { kinds, each, count, against, result, .. } => {
            all.push(extinction(speaker, *kinds, *each, *count, *result));
            if *against > 0 {
                all.push(texts::extinct_against(language, against));
            }
            if variant.rules().pockets.any() {
                all.push(texts::extinct_hand(language).to_string());
            }
        }
    }
}

fn extinction(speaker: &Speaker<'_>, kinds: KindSet, each: bool, count: u8, result: GameResult) -> String {
    let (language, result) = (speaker.language, speaker.result(result));
    if is_every_kind(speaker, kinds) && !each {
        return match count {
            0 => texts::extinct_all(language, result),
            _ => texts::extinct_all_few(language, count, result),
        };
    }
    let pieces = speaker.list(&speaker.kinds_of(kinds));
    match (each, count) {
        (false, 0) => texts::extinct_none(language, result, pieces),
        (false, _) => texts::extinct_few(language, count, result, pieces),
        (true, 0) => texts::extinct_none_each(language, result, pieces),
        (true, _) => texts::extinct_few_each(language, count, result, pieces),
    }
}

fn is_every_kind(speaker: &Speaker<'_>, kinds: KindSet) -> bool {
    speaker.kinds().all(|kind| kinds.has(kind))
}
