//! Examples of pieces in hand: drops and gating.

use super::CaptionedScene;
use super::capture::{Around, find};
use super::setting::{Setting, grounds, played, players};
use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{KindId, Move, MoveKind, Position, Square};

/// A drop, after a capture if captures fill the hand.
pub fn drops(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    let hands = &variant.rules().pockets;
    let Some((first, second)) = players(variant).filter(|_| hands.drops) else { return Vec::new() };
    let example = if hands.captures {
        let is_capture = |before: &Position, mv: Move, after: &Position| {
            before.captured_by(mv).is_some() && after_capture(after, Some(mv)).is_some()
        };
        find(speaker, Around::Nothing, is_capture).and_then(|(setting, mv, kind)| {
            let after = played(&setting.position()?, mv)?;
            let [answer, dropped] = after_capture(&after, Some(mv))?;
            let new = dropped.dropped()?;
            let caption =
                texts::example_drop_captured(language, speaker.the(kind), mv.to(), speaker.a(new), dropped.to());
            let scene = setting.scene(vec![mv, answer, dropped], None);
            Some(CaptionedScene { title: texts::example_drop_title(language), caption, scene })
        })
    } else {
        let start = Position::start(variant);
        let Position::Chess(start) = &start else { return Vec::new() };
        // In some variants only one player has pieces in hand.
        let held = |player| start.variant_state().pocket(player).map(|(kind, _)| kind).next();
        let held = [first, second].into_iter().find_map(|player| Some((player, held(player)?)));
        held.and_then(|(player, kind)| {
            let found = grounds(variant, player).into_iter().find_map(|mut ground| {
                let letter = variant.kind(kind).letter.to_string();
                ground.hands = if player == first { letter } else { letter.to_lowercase() };
                let mv = drop_in(&ground.position()?, None)?;
                Some((ground, mv))
            });
            let (setting, mv) = found?;
            let caption = texts::example_drop(language, speaker.the(kind), mv.to());
            Some(CaptionedScene {
                title: texts::example_drop_title(language),
                caption,
                scene: setting.scene(vec![mv], None),
            })
        })
    };
    example.into_iter().collect()
}

/// The reply to a capture, and the drop of the captured piece.
fn after_capture(after: &Position, mv: Option<Move>) -> Option<[Move; 2]> {
    let mut answers = after.legal_moves();
    answers.sort_unstable_by_key(|it| it.to_bits());
    answers.into_iter().filter(|&it| it.from_pocket().is_none() && after.captured_by(it).is_none()).find_map(|answer| {
        let next = played(after, answer)?;
        drop_in(&next, mv).map(|it| [answer, it])
    })
}

/// A drop on a central square other than that of the last capture, with check if possible.
fn drop_in(position: &Position, mv: Option<Move>) -> Option<Move> {
    let variant = position.variant();
    let middle = super::setting::from_the_middle(variant);
    let place = |square: Square| middle.iter().position(|&it| it == square);
    let mut drops: Vec<Move> = position
        .legal_moves()
        .into_iter()
        .filter(|it| it.kind() == MoveKind::Drop && Some(it.to()) != mv.map(Move::to))
        .collect();
    drops.sort_by_key(|&it| {
        let checks = played(position, it).is_some_and(|after| after.in_check() && !after.legal_moves().is_empty());
        (!checks, place(it.to()), it.to_bits())
    });
    drops.into_iter().next()
}

/// A piece that enters by gating.
pub fn gates(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let (variant, language) = (speaker.variant, speaker.language);
    let Some((first, _)) = players(variant).filter(|_| variant.rules().pockets.gating) else { return Vec::new() };
    let home = Position::start(variant);
    let Position::Chess(start) = &home else { return Vec::new() };
    let found = grounds(variant, first).into_iter().find_map(|ground| {
        let own: Vec<(Square, KindId)> = home.board().pieces_of(first).filter(|it| !variant.kind(it.1).royal).collect();
        let gate = |&(square, kind): &(Square, KindId)| {
            let mut setting: Setting<'_> = ground.with(square, first, kind)?;
            setting.hands =
                start.variant_state().pocket(first).map(|(kind, _)| variant.kind(kind).letter.to_string()).collect();
            setting.rights = char::from(b'A' + square.file()).to_string();
            let (mv, _) = setting.find(|_, mv, _| mv.kind() == MoveKind::Gate)?;
            Some((setting.scene(vec![mv], None), mv, kind))
        };
        own.iter().find_map(gate)
    });
    let example = found.and_then(|(scene, mv, kind)| {
        let caption = texts::example_gate(language, speaker.the(kind), mv.to(), speaker.a(mv.gated()?), mv.from());
        Some(CaptionedScene { title: texts::example_gate_title(language), caption, scene })
    });
    example.into_iter().collect()
}
