//! Examples of promotion, one for each kind.

use super::CaptionedScene;
use super::setting::{Setting, from_the_middle, grounds, plain_kinds, players};
use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{KindId, Move, Player, Position, Square};

/// The maximum number of kinds, because more of them promote in much the same way.
const KINDS: usize = 6;

/// The examples.
pub fn find_examples(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    let Some((first, second)) = players(variant) else { return Vec::new() };
    let promoting = speaker.kinds_that(|kind| !variant.kind(kind).promotions.is_empty());
    let shown = promoting.into_iter().filter_map(|kind| {
        // Some kinds belong to one player only.
        let found = find(speaker, kind, first, second).or_else(|| find(speaker, kind, second, first));
        let (setting, mv, becomes) = found?;
        // The other possible promotions.
        let choices = setting.position()?.legal_moves();
        let chosen = choices.iter().filter(|it| (it.from(), it.to()) == (mv.from(), mv.to())).count() > 1;
        let (the, to, a) = (speaker.the(kind), mv.to(), speaker.a(becomes));
        let caption = match (mv.from() == mv.to(), chosen) {
            (true, _) => texts::example_promotes_standing(language, the, to, a),
            (false, true) => texts::example_promotes_by_choice(language, the, to, a),
            (false, false) => texts::example_promotes(language, the, to, a),
        };
        Some(CaptionedScene {
            title: texts::example_promotion_title(language),
            caption,
            scene: setting.scene(vec![mv], None),
        })
    });
    shown.take(KINDS).collect()
}

/// A promoting move of the kind, and its promotion.
fn find<'a>(speaker: &Speaker<'a>, kind: KindId, first: Player, second: Player) -> Option<(Setting<'a>, Move, KindId)> {
    let variant = speaker.variant;
    let squares = from_the_middle(variant);
    // Not next to the royal pieces, and with a victim if only captures promote.
    let victims = plain_kinds(variant, second);
    for ground in grounds(variant, first) {
        for captures in [false, true] {
            for &square in &squares {
                let Some(setting) = ground.with(square, first, kind) else { continue };
                if !captures {
                    if let Some((mv, becomes)) = promoting_move(speaker, &setting, square, kind) {
                        return Some((setting, mv, becomes));
                    }
                    continue;
                }
                for (files, ranks) in [(1, 1), (-1, 1), (0, 1), (1, 0), (1, 2), (0, -1)] {
                    let Some(target) = variant.board_size().offset(square, files, ranks) else { continue };
                    let more = victims.iter().find_map(|&victim| setting.with(target, second, victim));
                    let Some(more) = more else { continue };
                    if let Some((mv, becomes)) = promoting_move(speaker, &more, square, kind) {
                        return Some((more, mv, becomes));
                    }
                }
            }
        }
    }
    None
}

/// The promotion of a move from the square: the first kind in the definition.
fn promoting_move(speaker: &Speaker<'_>, setting: &Setting<'_>, from: Square, kind: KindId) -> Option<(Move, KindId)> {
    let variant = speaker.variant;
    let base = |kind: KindId| variant.kind(kind).same_as.unwrap_or(kind);
    let becomes = |after: &Position, mv: Move| after.piece_at(mv.to()).map(|piece| base(piece.kind));
    let best = |it: KindId| variant.kind(kind).promotes_to.iter().map(|&to| base(to)).position(|to| to == it);
    for listed in 0..variant.kind(kind).promotes_to.len().max(1) {
        let found = setting.find(|_, mv, after| {
            let new = becomes(after, mv);
            mv.from() == from && new.is_some_and(|new| new != base(kind) && best(new).is_none_or(|at| at == listed))
        });
        if let Some((mv, after)) = found {
            return Some((mv, becomes(&after, mv)?));
        }
    }
    None
}
