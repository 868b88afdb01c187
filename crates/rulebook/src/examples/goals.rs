//! Examples of goals besides checkmate: the move that reaches one.

use super::CaptionedScene;
use super::capture::{Around, find_on};
use super::setting::{ExampleScene, Setting, from_the_middle, grounds, kept, officers, players};
use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{Goal, KindId, KindSet, Move, Outcome, Piece, Player, Position, Square, Termination};

/// The examples.
pub fn find_examples(speaker: &Speaker<'_>) -> Vec<CaptionedScene> {
    let language = speaker.language;
    let mut all = Vec::new();
    for goal in &speaker.variant.rules().goals {
        let found = match goal {
            Goal::Reach { kinds, zone, .. } => reach(speaker, *kinds, zone)
                .map(|scene| (texts::example_reach_title(language), texts::example_reach(language), scene)),
            Goal::Checks(_) => checks(speaker)
                .map(|scene| (texts::example_checks_title(language), texts::example_checks(language), scene)),
            Goal::Extinction { .. } => lost(speaker),
            Goal::Castle(_) | Goal::Enter { .. } => None,
        };
        if let Some((title, caption, scene)) = found {
            let caption = caption.to_string();
            if all.iter().all(|it: &CaptionedScene| it.scene.fen != scene.fen) {
                all.push(CaptionedScene { title, caption, scene });
            }
        }
    }
    all
}

/// The winner by the move, for a given reason.
fn wins(after: &Position, reason: Termination) -> Option<Player> {
    match after.outcome(1) {
        Outcome::Win { winners, reason: why } if why == reason => winners.first().copied(),
        _ => None,
    }
}

/// A piece reaches a winning zone.
fn reach(speaker: &Speaker<'_>, kinds: KindSet, zone: &[menagerie_rules::Bitboard]) -> Option<ExampleScene> {
    let variant = speaker.variant;
    let (first, second) = players(variant)?;
    let arrives = |it: &Setting<'_>| {
        let zone = zone[first.index()];
        let goal = |mv: Move, after: &Position| {
            zone.has(mv.to()) && !zone.has(mv.from()) && wins(after, Termination::Goal) == Some(first)
        };
        it.find(|_, mv, after| goal(mv, after)).map(|(mv, _)| it.scene(vec![mv], None))
    };
    for kind in speaker.kinds_of(kinds) {
        let grounds = grounds(variant, first);
        // A piece that is in every position, because the game is lost without it, moves elsewhere.
        let moves = grounds.first().is_some_and(|ground| ground.board.pieces_of(first).any(|it| it.1 == kind));
        // If Kings must not face each other, the other King is elsewhere.
        let elsewhere: Vec<_> = grounds.iter().filter_map(|ground| with_king_ahead(ground, second)).collect();
        for ground in grounds.iter().chain(&elsewhere) {
            for square in from_the_middle(variant) {
                let mut setting = ground.clone();
                if moves {
                    let own: Vec<_> = setting.board.pieces_of(first).filter(|it| it.1 == kind).collect();
                    for (square, _) in own {
                        setting.board.take(square);
                    }
                }
                let Some(setting) = setting.with(square, first, kind) else { continue };
                if let Some(scene) = arrives(&setting) {
                    return Some(scene);
                }
            }
        }
    }
    None
}

/// Puts the royal pieces of a player three ranks ahead of their start squares.
fn with_king_ahead<'a>(ground: &Setting<'a>, player: Player) -> Option<Setting<'a>> {
    let variant = ground.variant;
    let own: Vec<_> = ground.board.pieces_of(player).filter(|&(_, kind)| variant.kind(kind).royal).collect();
    let mut setting = ground.clone();
    for (square, kind) in own {
        setting.board.take(square);
        let ahead = [-3, 3].into_iter().find_map(|ranks| variant.board_size().offset(square, 0, ranks));
        setting = setting.with(ahead?, player, kind)?;
    }
    Some(setting)
}

/// The last check that is needed.
fn checks(speaker: &Speaker<'_>) -> Option<ExampleScene> {
    let variant = speaker.variant;
    let (first, _) = players(variant)?;
    grounds(variant, first).into_iter().find_map(|mut ground| {
        ground.checks[first.index()] = 1;
        officers(variant, first).into_iter().find_map(|kind| {
            from_the_middle(variant).into_iter().find_map(|square| {
                let setting = ground.with(square, first, kind)?;
                let (mv, _) = setting.find(|_, _, after| wins(after, Termination::Checks) == Some(first))?;
                Some(setting.scene(vec![mv], None))
            })
        })
    })
}

/// A capture after which a player has lost a piece that must not be lost, or has no piece left and wins by that.
fn lost(speaker: &Speaker<'_>) -> Option<(&'static str, &'static str, ExampleScene)> {
    let (variant, language) = (speaker.variant, speaker.language);
    let (first, second) = players(variant)?;
    let ends =
        |_: &Position, _: Move, after: &Position| after.outcome(1).termination() == Some(Termination::Extinction);
    let captioned = |scene: ExampleScene, mover: Player| {
        let after = scene.game(variant)?;
        let words = match wins(after.position(), Termination::Extinction) {
            None => texts::example_lost_drawn(language),
            Some(winner) if winner == mover => texts::example_lost(language),
            Some(_) => texts::example_lost_wins(language),
        };
        Some((texts::example_lost_title(language), words, scene))
    };
    for [mover, other] in [[first, second], [second, first]] {
        // The capturing player has one piece more, so that a reply of the same kind changes nothing.
        let plain = grounds(variant, mover);
        let more = plain.iter().filter_map(|ground| with_one_more(ground, mover));
        for ground in plain.iter().take(1).cloned().chain(more.take(2)).chain(plain.iter().skip(1).cloned()) {
            for around in [Around::Nothing, Around::Others] {
                let Some((setting, mv, _)) = find_on(&ground, [mover, other], around, &ends) else { continue };
                return captioned(setting.scene(vec![mv], None), mover);
            }
        }
    }
    // A piece is captured that no player can do without.
    for [mover, other] in [[first, second], [second, first]] {
        let kept = kept(variant, &Position::start(variant), other);
        for ground in grounds(variant, mover) {
            for &(to, _) in kept.iter().filter(|&&(square, kind)| has(&ground, square, other, kind)) {
                for kind in officers(variant, mover) {
                    for from in from_the_middle(variant) {
                        let Some(setting) = ground.with(from, mover, kind) else { continue };
                        let Some(mv) = setting.find_between(from, to, ends) else { continue };
                        return captioned(setting.scene(vec![mv], None), mover);
                    }
                }
            }
        }
    }
    None
}

/// Whether a position has a piece on a square.
fn has(ground: &Setting<'_>, square: Square, player: Player, kind: KindId) -> bool {
    ground.board.get(square) == Some(Piece { player, kind })
}

/// Adds a piece of a player on a start square.
fn with_one_more<'a>(ground: &Setting<'a>, player: Player) -> Option<Setting<'a>> {
    let home = Position::start(ground.variant);
    let own = home.board().pieces_of(player).filter(|&(_, kind)| !ground.variant.kind(kind).royal);
    own.into_iter().find_map(|(square, kind)| ground.with(square, player, kind))
}
