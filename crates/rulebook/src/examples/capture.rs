//! Examples of special captures: forced captures, explosions, petrification, captures on the way.

use super::setting::{Setting, from_the_middle, grounds, officers, plain_kinds, players};
use super::{CaptionedScene, MAX_EXAMPLES};
use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{KindId, Move, Player, Position, Square};

/// The maximum number of kinds that are tried.
const KINDS: usize = 5;

/// The maximum distance of a target square.
const NEAR: u8 = 4;

/// The examples of captures in one step.
pub fn find_examples(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    let rules = &variant.rules().capture;
    let mut all = Vec::new();
    if rules.forced {
        let only = |before: &Position, mv: Move, _: &Position| {
            before.captured_by(mv).is_some() && before.legal_moves().iter().all(|&it| before.captured_by(it).is_some())
        };
        if let Some((setting, mv, kind)) = find(speaker, Around::Nothing, only) {
            let caption = texts::example_forced(language, speaker.the(kind), mv.to());
            all.push(CaptionedScene {
                title: texts::example_forced_title(language),
                caption,
                scene: setting.scene(vec![mv], None),
            });
        }
    }
    if rules.explodes {
        let burst = |before: &Position, mv: Move, after: &Position| {
            let gone = before.board().pieces().count() - after.board().pieces().count();
            before.captured_by(mv).is_some() && gone > 2 && after.piece_at(mv.to()).is_none()
        };
        if let Some((setting, mv, kind)) = find(speaker, Around::Others, burst) {
            let caption = texts::example_explosion(language, speaker.the(kind), mv.to());
            all.push(CaptionedScene {
                title: texts::example_explosion_title(language),
                caption,
                scene: setting.scene(vec![mv], None),
            });
        }
    }
    if !rules.petrifies.is_empty() {
        let stone = |before: &Position, mv: Move, after: &Position| {
            let walls = |position: &Position| match position {
                Position::Chess(it) => it.walls().count(),
                Position::Chaturaji(_) => 0,
            };
            before.captured_by(mv).is_some() && walls(after) > walls(before)
        };
        if let Some((setting, mv, kind)) = find(speaker, Around::Nothing, stone) {
            let caption = texts::example_stone(language, speaker.the(kind), mv.to());
            all.push(CaptionedScene {
                title: texts::example_stone_title(language),
                caption,
                scene: setting.scene(vec![mv], None),
            });
        }
    }
    all
}

/// The pieces around a capture.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Around {
    Nothing,
    /// Pieces of the captured piece's owner, next to it.
    Others,
}

/// A wanted capture by the first player, with a piece in the middle.
pub fn find<'a>(
    speaker: &Speaker<'a>,
    around: Around,
    wanted: impl Fn(&Position, Move, &Position) -> bool,
) -> Option<(Setting<'a>, Move, KindId)> {
    let (first, second) = players(speaker.variant)?;
    grounds(speaker.variant, first).iter().find_map(|ground| find_on(ground, [first, second], around, &wanted))
}

/// A wanted capture by the first of two players, with a piece in the middle of a prepared position.
pub fn find_on<'a>(
    ground: &Setting<'a>,
    [mover, other]: [Player; 2],
    around: Around,
    wanted: &impl Fn(&Position, Move, &Position) -> bool,
) -> Option<(Setting<'a>, Move, KindId)> {
    let variant = ground.variant;
    let victims: Vec<KindId> =
        officers(variant, other).into_iter().chain(plain_kinds(variant, other)).take(1).collect();
    let squares = from_the_middle(variant);
    for kind in officers(variant, mover).into_iter().chain(plain_kinds(variant, mover)).take(KINDS) {
        for &from in squares.iter().take(4) {
            let Some(setting) = ground.with(from, mover, kind) else { continue };
            let position = setting.position();
            // With so few pieces the game may be over. Then every near square is a target.
            let near = || variant.board_size().squares().filter(|&to| far(from, to) < NEAR).collect::<Vec<_>>();
            let mut targets: Vec<Square> = position.map_or_else(near, |position| {
                position.legal_moves().iter().filter(|mv| mv.from() == from).map(|mv| mv.to()).collect()
            });
            targets.sort_unstable_by_key(|to| (std::cmp::Reverse(far(from, *to)), to.index()));
            targets.dedup();
            for to in targets {
                for &victim in &victims {
                    let Some(mut setting) = setting.with(to, other, victim) else { continue };
                    if around == Around::Others {
                        setting = surrounded(&setting, to, from, other);
                    }
                    if let Some(mv) = setting.find_between(from, to, wanted) {
                        return Some((setting, mv, kind));
                    }
                }
            }
        }
    }
    None
}

fn far(from: Square, to: Square) -> u8 {
    from.file().abs_diff(to.file()).max(from.rank().abs_diff(to.rank()))
}

/// Adds three pieces of a player next to a square.
fn surrounded<'a>(setting: &Setting<'a>, to: Square, from: Square, other: Player) -> Setting<'a> {
    let variant = setting.variant;
    let mut more = setting.clone();
    let around = [(1, 0), (-1, 0), (0, 1), (1, 1), (-1, 1), (0, -1)];
    let free = around.into_iter().filter_map(|(files, ranks)| variant.board_size().offset(to, files, ranks));
    let free: Vec<Square> = free.filter(|&square| square != from && setting.board.get(square).is_none()).collect();
    let kinds = officers(variant, other).into_iter().chain(plain_kinds(variant, other));
    for (square, kind) in free.into_iter().zip(kinds).take(3) {
        if let Some(with) = more.with(square, other, kind).filter(|it| it.position().is_some()) {
            more = with;
        }
    }
    more
}

/// The examples of captures on the way: one for each kind that makes them.
pub fn legs(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    let kinds = speaker.kinds_that(|kind| {
        let movement = &variant.kind(kind).movement;
        movement.multi_leg().iter().any(|walk| walk.takes.is_some())
    });
    let shown = kinds.into_iter().filter_map(|kind| {
        let (setting, mv) = on_the_way(speaker, kind)?;
        let (the, via) = (speaker.the(kind), mv.via()?);
        let twice = setting.board.get(mv.to()).is_some();
        let caption = match (mv.to() == mv.from(), twice) {
            (true, _) => texts::example_leg_back(language, the, via),
            (false, true) => texts::example_leg_twice(language, the, via, mv.to()),
            (false, false) => texts::example_leg_on(language, the, via, mv.to()),
        };
        Some(CaptionedScene {
            title: texts::example_leg_title(language),
            caption,
            scene: setting.scene(vec![mv], None),
        })
    });
    shown.take(MAX_EXAMPLES).collect()
}

/// A move that captures on its way: two pieces if possible.
fn on_the_way<'a>(speaker: &Speaker<'a>, kind: KindId) -> Option<(Setting<'a>, Move)> {
    let variant = speaker.variant;
    let (first, second) = players(variant)?;
    let squares = from_the_middle(variant);
    let near = |at: Square| {
        let around = (-3..=3).flat_map(|files| (-3..=3).map(move |ranks| (files, ranks)));
        around.filter_map(move |(files, ranks)| variant.board_size().offset(at, files, ranks))
    };
    for ground in grounds(variant, first) {
        let victim = plain_kinds(variant, second).into_iter().next()?;
        for &from in squares.iter().take(4) {
            let Some(setting) = ground.with(from, first, kind) else { continue };
            let one: Vec<(Setting<'a>, Move)> = near(from)
                .filter_map(|square| setting.with(square, second, victim))
                .filter_map(|it| it.find(|_, mv, _| mv.from() == from && mv.via().is_some()).map(|(mv, _)| (it, mv)))
                .collect();
            let two = one.iter().find_map(|(it, mv)| {
                near(mv.via()?).find_map(|square| {
                    let more = it.with(square, second, victim)?;
                    let both = |mv: Move| mv.from() == from && mv.via().is_some() && mv.to() == square;
                    more.find(|_, mv, _| both(mv)).map(|(mv, _)| (more, mv))
                })
            });
            if let Some(found) = two.or_else(|| one.into_iter().next()) {
                return Some(found);
            }
        }
    }
    None
}
