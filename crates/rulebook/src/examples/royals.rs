//! Examples of royal pieces: the King's leap, and facing.

use super::CaptionedScene;
use super::setting::{grounds, plain_kinds, players};
use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::MoveKind;

/// The King's leap.
pub fn leap(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    let (Some((first, _)), Some(king)) = (players(variant), variant.royal()) else { return Vec::new() };
    let rights = || variant.castling().rights().iter().filter(|right| right.player == first);
    let found = grounds(variant, first).into_iter().find_map(|ground| {
        rights().find_map(|right| {
            let mut setting = ground.clone();
            setting.rights = right.letter.to_string();
            // A leap that the King cannot make otherwise is the clearest.
            let oblique =
                |mv: menagerie_rules::Move| mv.from().file() != mv.to().file() && mv.from().rank() != mv.to().rank();
            let (mv, _) = setting.find(|_, mv, _| mv.kind() == MoveKind::KingLeap && oblique(mv))?;
            Some((setting.scene(vec![mv], None), mv))
        })
    });
    let example = found.map(|(scene, mv)| CaptionedScene {
        title: texts::example_leap_title(language),
        caption: texts::example_leap(language, speaker.the(king), mv.from(), mv.to()),
        scene,
    });
    example.into_iter().collect()
}

/// A piece between two royal pieces that must not face each other.
pub fn facing(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    let Some((first, second)) = players(variant) else { return Vec::new() };
    let Some(king) = variant.royal().filter(|_| variant.rules().check.facing.files) else { return Vec::new() };
    // The royal pieces stand on adjacent files; one cannot enter the other's file.
    let found = grounds(variant, first).into_iter().find_map(|ground| {
        let own = |player| ground.board.pieces_of(player).find(|(_, kind)| *kind == king).map(|(square, _)| square);
        let (mine, other) = (own(first)?, own(second)?);
        if mine.file().abs_diff(other.file()) != 1 {
            return None;
        }
        let setting = ground.clone();
        let position = setting.position()?;
        let to = variant.board_size().squares().find(|to| to.file() == other.file() && to.rank() == mine.rank())?;
        let goes = |position: &menagerie_rules::Position| {
            position.legal_moves().iter().any(|mv| mv.from() == mine && mv.to() == to)
        };
        // With a piece in between it may go there.
        let between: Vec<_> =
            variant.board_size().squares().filter(|it| it.file() == to.file() && it.rank() > mine.rank() + 1).collect();
        let screened = plain_kinds(variant, first).into_iter().any(|kind| {
            between.iter().any(|&square| {
                setting.with(square, first, kind).and_then(|it| it.position()).is_some_and(|it| goes(&it))
            })
        });
        (!goes(&position) && screened).then(|| (setting.scene(Vec::new(), Some(mine)), to))
    });
    let example = found.map(|(scene, to)| CaptionedScene {
        title: texts::example_facing_title(language),
        caption: texts::example_facing(language, speaker.the(king), to),
        scene,
    });
    example.into_iter().collect()
}
