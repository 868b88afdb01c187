//! Pieces from the hand: dropped, or let in where a piece makes its first move.

use super::Told;
use super::capture::{Around, find};
use super::setting::{Setting, grounds, played, players};
use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{KindId, Move, MoveKind, Position, Square};

/// A drop, and before it the capture that fills the hand, where captures do.
pub fn drops(speaker: &Speaker<'_>) -> Vec<Told> {
    let (variant, language) = (speaker.variant, speaker.language);
    let hands = &variant.rules().hands;
    let Some((first, second)) = players(variant).filter(|_| hands.drops) else { return Vec::new() };
    let told = if hands.captures {
        let is_capture = |before: &Position, mv: Move, after: &Position| {
            before.captured_by(mv).is_some() && after_capture(after, Some(mv)).is_some()
        };
        find(speaker, Around::Nothing, is_capture).and_then(|(setting, mv, kind)| {
            let after = played(&setting.position()?, mv)?;
            let [answer, dropped] = after_capture(&after, Some(mv))?;
            let new = dropped.from_hand()?;
            let caption =
                texts::example_drop_captured(language, speaker.the(kind), mv.to(), speaker.a(new), dropped.to());
            let scene = setting.scene(vec![mv, answer, dropped], None);
            Some(Told { title: texts::example_drop_title(language), caption, scene })
        })
    } else {
        let start = Position::start(variant);
        let Position::Chess(start) = &start else { return Vec::new() };
        // Some games give only one of the players a hand.
        let held = |player| start.extra().hand(player).map(|(kind, _)| kind).next();
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
            Some(Told { title: texts::example_drop_title(language), caption, scene: setting.scene(vec![mv], None) })
        })
    };
    told.into_iter().collect()
}

/// The answer to a capture, and the drop of what was captured.
fn after_capture(after: &Position, mv: Option<Move>) -> Option<[Move; 2]> {
    let mut answers = after.legal_moves();
    answers.sort_unstable_by_key(|it| it.to_bits());
    answers.into_iter().filter(|&it| it.from_hand().is_none() && after.captured_by(it).is_none()).find_map(|answer| {
        let next = played(after, answer)?;
        drop_in(&next, mv).map(|it| [answer, it])
    })
}

/// A drop on a square in the middle, one that gives check if there is one, and not where the last capture was.
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

/// A piece that enters where another one makes its first move.
pub fn gates(speaker: &Speaker<'_>) -> Vec<Told> {
    let (variant, language) = (speaker.variant, speaker.language);
    let Some((first, _)) = players(variant).filter(|_| variant.rules().hands.gating) else { return Vec::new() };
    let home = Position::start(variant);
    let Position::Chess(start) = &home else { return Vec::new() };
    let found = grounds(variant, first).into_iter().find_map(|ground| {
        let own: Vec<(Square, KindId)> = home.board().pieces_of(first).filter(|it| !variant.kind(it.1).royal).collect();
        let gate = |&(square, kind): &(Square, KindId)| {
            let mut setting: Setting<'_> = ground.with(square, first, kind)?;
            setting.hands = start.extra().hand(first).map(|(kind, _)| variant.kind(kind).letter.to_string()).collect();
            setting.rights = char::from(b'A' + square.file()).to_string();
            let (mv, _) = setting.find(|_, mv, _| mv.kind() == MoveKind::Gate)?;
            Some((setting.scene(vec![mv], None), mv, kind))
        };
        own.iter().find_map(gate)
    });
    let told = found.and_then(|(scene, mv, kind)| {
        let caption = texts::example_gate(language, speaker.the(kind), mv.to(), speaker.a(mv.from_hand()?), mv.from());
        Some(Told { title: texts::example_gate_title(language), caption, scene })
    });
    told.into_iter().collect()
}
