//! The rules of the family of four players: points, boats, waiting Pawns, sudden death.

use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{Bitboard, FourPlayersDefinition, KindId};

/// The section on captures and points.
pub fn captures(speaker: &Speaker<'_>) -> Vec<String> {
    let (variant, language) = (speaker.variant, speaker.language);
    let worth = speaker.kinds().map(|kind| format!("{} {}", speaker.bare(kind), variant.kind(kind).points));
    let mut all = vec![
        texts::four_kings(language).to_string(),
        texts::four_points(language, worth.collect::<Vec<_>>().join(", ")),
        texts::four_third_king(language, variant.rules().four_players.third_king),
    ];
    for kind in speaker.kinds_that(|kind| variant.kind(kind).boat) {
        all.push(texts::four_boat(language, speaker.the(kind)));
    }
    all
}

/// The section on promotion: by the square, for the pieces that wait for it.
pub fn promotion(speaker: &Speaker<'_>) -> Vec<String> {
    let (variant, language) = (speaker.variant, speaker.language);
    let squares = variant.promotion_squares();
    if squares.is_empty() {
        return Vec::new();
    }
    let with = |wanted: &dyn Fn(KindId) -> bool| speaker.kinds_that(wanted);
    let early = with(&|kind| variant.kind(kind).early_promotion);
    let boats = with(&|kind| variant.kind(kind).boat);
    let pawns = with(&|kind| variant.kind(kind).pawn);
    let mut all =
        vec![texts::four_promotion(language, speaker.any_of(&pawns), speaker.any_of(&early), speaker.list(&boats))];
    for kind in speaker.kinds() {
        let of = |player| -> Bitboard {
            let own = squares.iter().filter(|&&(_, it, whose)| it == kind && whose == player);
            own.map(|&(square, ..)| square).collect()
        };
        let sets: Vec<Bitboard> = variant.turn_order().map(of).collect();
        if sets.iter().any(|set| !set.is_empty()) {
            all.push(texts::four_promotion_square(language, speaker.bare(kind), speaker.squares(&sets)));
        }
    }
    all
}

/// The section on the end.
pub fn end(speaker: &Speaker<'_>) -> Vec<String> {
    let (variant, language) = (speaker.variant, speaker.language);
    let FourPlayersDefinition { sudden_death, move_limit, .. } = variant.rules().four_players;
    let ten_each = sudden_death == FourPlayersDefinition::default().sudden_death;
    let zeroing = speaker.kinds_that(|kind| variant.kind(kind).zeroing);
    vec![
        texts::four_out(language).to_string(),
        texts::four_pass(language).to_string(),
        if ten_each {
            texts::four_sudden_death(language).to_string()
        } else {
            texts::four_sudden_death_moves(language, sudden_death)
        },
        texts::four_move_limit(language, move_limit, speaker.any_of(&zeroing)),
        texts::four_win(language).to_string(),
    ]
}
