//! The section about castling and the King's leap.

use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{Castling, KindId, Player, Position, Royal};

/// Writes the section. Castling for which no player has the right at the start is left out.
pub fn say(speaker: &Speaker<'_>) -> Vec<String> {
    let (variant, language) = (speaker.variant, speaker.language);
    let mut all = Vec::new();
    let Position::Chess(start) = Position::start(variant) else { return all };
    let moves: Vec<&Castling> = variant
        .castling()
        .moves()
        .iter()
        .filter(|castle| start.has_right(castle.letter) || drops_castle(speaker))
        .collect();
    if !moves.is_empty() {
        all.push(texts::castling(language).to_string());
        let mut kings: Vec<KindId> = moves.iter().map(|castle| castle.king_kind).collect();
        kings.dedup();
        for king in kings.into_iter().filter(|&king| variant.kind(king).royalty != Royal::No) {
            all.push(texts::castling_safe(language, speaker.the(king)));
        }
    }
    if !moves.is_empty() && variant.definition().chess960_castling {
        all.push(texts::castling_anywhere(language).to_string());
    }
    if !moves.is_empty() && variant.definition().opposite_castling {
        all.push(texts::castling_opposite(language).to_string());
    }
    for castle in moves {
        let step = |kind, from, to| texts::castling_step(language, speaker.bare(kind), from, to);
        let king = step(castle.king_kind, castle.king, castle.king_to);
        let rook = step(castle.rook_kind, castle.rook, castle.rook_to);
        all.push(texts::castling_move(language, speaker.player(castle.player), king, rook, &castle.san));
    }
    if let Some(king) = variant.royal() {
        let leap = || texts::king_leap(language, speaker.the(king));
        if variant.king_leap() {
            let leapers: Vec<Player> = variant.turn_order().filter(|&player| start.has_king_leap(player)).collect();
            if !leapers.is_empty() {
                all.push(leap());
            }
            if leapers.len() == 1 {
                all.push(texts::king_leap_of(language, speaker.player(leapers[0])));
            }
        } else if !variant.definition().options.is_empty() {
            all.extend([leap(), texts::option(language).to_string()]);
        }
    }
    all
}

fn drops_castle(speaker: &Speaker<'_>) -> bool {
    speaker.variant.rules().pockets.drops_castle
}
