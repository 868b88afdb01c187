//! Examples of the capture en passant.

use super::CaptionedScene;
use super::setting::{Setting, grounds, played, players};
use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{KindId, Move, MoveKind, Player, Position, Square};

/// The maximum distance of the capturing piece from the captured one.
const NEAR: i8 = 2;

/// The maximum number of captured kinds.
const KINDS: usize = 2;

/// The examples: one for each kind that can be captured en passant.
pub fn find_examples(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    let Some((first, second)) = players(variant) else { return Vec::new() };
    let takers = speaker.kinds_that(|kind| variant.kind(kind).takes_en_passant);
    let taken = speaker.kinds_that(|kind| variant.kind(kind).taken_en_passant);
    let shown = taken.into_iter().filter_map(|kind| {
        let (setting, [step, capture], taker) = [[first, second], [second, first]]
            .into_iter()
            .find_map(|players| takers.iter().find_map(|&taker| find(speaker, players, kind, taker)))?;
        let caption = texts::example_en_passant(
            language,
            speaker.the(kind),
            step.from(),
            step.to(),
            speaker.the(taker),
            capture.from(),
            capture.to(),
        );
        let scene = setting.scene(vec![step, capture], None);
        Some(CaptionedScene { title: texts::example_en_passant_title(language), caption, scene })
    });
    shown.take(KINDS).collect()
}

/// The first player's piece captures a piece of the second that makes a double step.
fn find<'a>(
    speaker: &Speaker<'a>,
    [first, second]: [Player; 2],
    kind: KindId,
    taker: KindId,
) -> Option<(Setting<'a>, [Move; 2], KindId)> {
    let variant = speaker.variant;
    let start = Position::start(variant);
    let mut homes: Vec<Square> =
        start.board().pieces_of(second).filter(|&(_, it)| it == kind).map(|(square, _)| square).collect();
    let middle = i16::from(variant.board_size().files());
    homes.sort_by_key(|square| (i16::from(square.file()) * 2 - middle + 1).abs());
    for ground in grounds(variant, second) {
        for &home in homes.iter().take(3) {
            let Some(setting) = ground.with(home, second, kind) else { continue };
            let Some(position) = setting.position() else { continue };
            let mut steps: Vec<Move> = position.legal_moves().into_iter().filter(|mv| mv.from() == home).collect();
            steps.sort_unstable_by_key(|mv| (mv.kind() != MoveKind::DoubleStep, mv.to_bits()));
            for step in steps {
                let around = (-NEAR..=NEAR).flat_map(|files| (-NEAR..=NEAR).map(move |ranks| (files, ranks)));
                for (files, ranks) in around {
                    let Some(square) = variant.board_size().offset(step.to(), files, ranks) else { continue };
                    let Some(setting) = setting.with(square, first, taker) else { continue };
                    let Some(before) = setting.position().filter(|it| it.is_legal(step)) else { continue };
                    let Some(after) = played(&before, step) else { continue };
                    let capture = after.legal_moves().into_iter().find(|mv| mv.kind() == MoveKind::EnPassant);
                    if let Some(capture) = capture {
                        return Some((setting, [step, capture], taker));
                    }
                }
            }
        }
    }
    None
}
