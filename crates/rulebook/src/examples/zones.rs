//! Examples of moves that are possible from some squares only.

use super::setting::{Setting, from_the_middle, grounds, players};
use super::{CaptionedScene, MAX_EXAMPLES};
use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::betza::Movement;
use menagerie_rules::{KindId, Move, Square};

/// The examples: one for each kind with such moves.
pub fn find_examples(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    // A step that allows en passant is shown there.
    let kinds =
        speaker.kinds_that(|kind| !variant.kind(kind).zone_moves.is_empty() && !variant.kind(kind).taken_en_passant);
    let shown = kinds.into_iter().filter_map(|kind| {
        let (setting, mv) = find(speaker, kind)?;
        let caption = texts::example_zone(language, mv.from(), speaker.the(kind), mv.to());
        let scene = setting.scene(vec![mv], Some(mv.from()));
        Some(CaptionedScene { title: texts::example_zone_title(language), caption, scene })
    });
    shown.take(MAX_EXAMPLES).collect()
}

fn find<'a>(speaker: &Speaker<'a>, kind: KindId) -> Option<(Setting<'a>, Move)> {
    let variant = speaker.variant;
    let (first, _) = players(variant)?;
    let info = variant.kind(kind);
    let squares = from_the_middle(variant);
    for ground in grounds(variant, first) {
        // A royal piece is already on the board.
        let stands: Vec<Square> = ground.board.pieces_of(first).filter(|it| it.1 == kind).map(|it| it.0).collect();
        let places = stands.iter().map(|&square| (square, Some(ground.clone())));
        let free = squares.iter().map(|&square| (square, ground.with(square, first, kind)));
        let all: Vec<_> = if info.royal { places.collect() } else { free.collect() };
        for more in &info.zone_moves {
            for (square, setting) in &all {
                let Some(setting) = setting.as_ref().filter(|_| more.from[first.index()].has(*square)) else {
                    continue;
                };
                let new = |mv: Move| {
                    let (files, ranks) = (
                        mv.to().file().cast_signed() - square.file().cast_signed(),
                        mv.to().rank().cast_signed() - square.rank().cast_signed(),
                    );
                    has(&more.movement, (files, ranks)) && !has(&info.movement, (files, ranks))
                };
                if let Some((mv, _)) = setting.find(|_, mv, _| mv.from() == *square && new(mv)) {
                    return Some((setting.clone(), mv));
                }
            }
        }
    }
    None
}

/// Whether some walk has this step, from the point of view of a player who moves up.
fn has(movement: &Movement, way: (i8, i8)) -> bool {
    movement.walks().iter().filter(|walk| walk.moves && walk.legs.is_empty()).any(|walk| {
        let most = walk.range.map_or(15, |range| range.min(15).cast_signed());
        (1..=most).any(|times| (walk.step.0.saturating_mul(times), walk.step.1.saturating_mul(times)) == way)
    })
}
