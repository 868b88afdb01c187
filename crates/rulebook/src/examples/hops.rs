//! Examples of hops over a screen, with or without capture.

use super::setting::{Setting, from_the_middle, grounds, plain_kinds, players};
use super::{CaptionedScene, MAX_EXAMPLES};
use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::betza::Walk;
use menagerie_rules::{KindId, Move, Player, Square};

/// The examples: one for each kind that hops.
pub fn find_examples(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    let hoppers = speaker.kinds_that(|kind| variant.kind(kind).movement.walks().iter().any(Walk::is_hopper));
    let shown = hoppers.into_iter().filter_map(|kind| {
        let (setting, mv, screen) = find(speaker, kind)?;
        let captures = setting.board.get(mv.to()).is_some();
        let caption = match captures {
            true => texts::example_hop_capture(language, speaker.the(kind), screen, mv.to()),
            false => texts::example_hop(language, speaker.the(kind), screen, mv.to()),
        };
        Some(CaptionedScene {
            title: texts::example_hop_title(language),
            caption,
            scene: setting.scene(vec![mv], None),
        })
    });
    shown.take(MAX_EXAMPLES).collect()
}

/// A move that needs a screen, with the screen. Captures are preferred.
fn find<'a>(speaker: &Speaker<'a>, kind: KindId) -> Option<(Setting<'a>, Move, Square)> {
    let variant = speaker.variant;
    let (first, second) = players(variant)?;
    let mut walks: Vec<&Walk> = variant.kind(kind).movement.walks().iter().filter(|walk| walk.is_hopper()).collect();
    walks.sort_by_key(|walk| !walk.captures);
    let squares = from_the_middle(variant);
    for ground in grounds(variant, first) {
        for walk in &walks {
            for &from in squares.iter().take(6) {
                let Some(setting) = ground.with(from, first, kind) else { continue };
                for (screen, to) in places(walk, from) {
                    if let Some(found) = hop(speaker, &setting, (from, screen, to), [first, second], walk.captures) {
                        return Some((found.0, found.1, screen));
                    }
                }
            }
        }
    }
    None
}

/// Possible squares of screen and target; those with a square in between come first.
fn places(walk: &Walk, from: Square) -> Vec<(Square, Square)> {
    let step = |times: i8| from.offset(walk.step.0 * times, walk.step.1 * times);
    // A leap over one square has its screen there.
    if let [passed, ..] = walk.lame_squares.as_slice() {
        return from.offset(passed.0, passed.1).zip(step(1)).into_iter().collect();
    }
    let far = [(2, 4), (2, 3), (1, 3), (1, 2), (3, 4), (3, 5)];
    far.into_iter().filter_map(|(screen, to)| step(screen).zip(step(to))).collect()
}

fn hop<'a>(
    speaker: &Speaker<'a>,
    setting: &Setting<'a>,
    (from, screen, to): (Square, Square, Square),
    [first, second]: [Player; 2],
    captures: bool,
) -> Option<(Setting<'a>, Move)> {
    let variant = speaker.variant;
    let without = match captures {
        true => plain_kinds(variant, second).into_iter().find_map(|kind| setting.with(to, second, kind))?,
        false => setting.clone(),
    };
    let goes = |it: &Setting<'_>| it.find(|_, mv, _| mv.from() == from && mv.to() == to && mv.via().is_none());
    if goes(&without).is_some() {
        return None;
    }
    plain_kinds(variant, first).into_iter().find_map(|kind| {
        let with = without.with(screen, first, kind)?;
        without.position()?;
        goes(&with).map(|(mv, _)| (with, mv))
    })
}
