//! The sections about the end of the game (stalemate, repetition, counting, insufficient material) and about passing.

use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{ChasingDefinition, ChasingRules, CountingRules, GameResult, KindId, Passing};

/// Writes the section about the end.
pub fn say(speaker: &Speaker<'_>) -> Vec<String> {
    let (variant, language) = (speaker.variant, speaker.language);
    let rules = variant.rules();
    let ends = &rules.ends;
    let mut all = Vec::new();
    let has_check = variant.royal().is_some();
    if has_check {
        all.push(texts::checkmate(language, speaker.result(ends.checkmate)));
    }
    if rules.passing == Passing::Never {
        all.push(match (ends.stalemate_counts_pieces, has_check) {
            (true, _) => texts::no_move_count(language).to_string(),
            (false, true) => texts::stalemate(language, speaker.result(ends.stalemate)),
            (false, false) => texts::no_move(language, speaker.result(ends.stalemate)),
        });
    }
    repetition(speaker, &mut all);
    counting(speaker, &mut all);
    if rules.bare_kings_draw {
        all.push(texts::bare_kings(language).to_string());
        let sets = variant.insufficient().iter().filter(|kinds| !kinds.is_empty());
        let sets: Vec<String> = sets.map(|kinds| several(speaker, kinds)).collect();
        if !sets.is_empty() {
            all.push(texts::insufficient(language, speaker.join(sets, texts::or)));
        }
    }
    for (kinds, row) in [(ends.harmless, 0), (ends.bishops_alike, 1), (ends.bishops_apart, 2)] {
        let pieces = speaker.list(&speaker.kinds_of(kinds));
        match row {
            _ if kinds.is_empty() => {}
            0 => all.push(texts::harmless(language, pieces)),
            1 => all.push(texts::bishops_alike(language, pieces)),
            _ => all.push(texts::bishops_apart(language, pieces)),
        }
    }
    if ends.bare_king_loses {
        all.push(texts::bare_king(language).to_string());
    }
    special(speaker, &mut all);
    all
}

/// Lists one piece of each kind: “a Bishop”, “a Knight and a Knight”.
fn several(speaker: &Speaker<'_>, kinds: &[KindId]) -> String {
    speaker.join(kinds.iter().map(|&kind| speaker.a(kind)).collect(), texts::and)
}

fn repetition(speaker: &Speaker<'_>, all: &mut Vec<String>) {
    let (variant, language) = (speaker.variant, speaker.language);
    let ends = &variant.rules().ends;
    let times = ends.repetitions;
    if times == 0 {
        all.push(texts::repetition_never(language).to_string());
        return;
    }
    let first = variant.turn_order().next().map_or("", |player| speaker.player(player));
    all.push(match (ends.repetition_first, ends.repetition) {
        (Some(GameResult::Draw), _) | (None, GameResult::Draw) => texts::repetition_draw(language, times),
        (Some(result), _) => texts::repetition_first(language, times, first, speaker.verb(result)),
        (None, result) => texts::repetition_mover(language, times, speaker.verb(result)),
    });
    if ends.perpetual_check_loses {
        all.push(texts::perpetual(language).to_string());
    }
    if ends.perpetual_attack_loses {
        all.push(texts::perpetual_attack(language).to_string());
    }
    if ends.first_pass_loses {
        all.push(texts::first_pass(language).to_string());
    }
    if let (Some(chasing), Some(rules)) = (&ends.chasing, &variant.rules().chasing) {
        chase(speaker, chasing, rules, all);
    }
}

/// The rules of chasing.
fn chase(speaker: &Speaker<'_>, chasing: &ChasingDefinition, rules: &ChasingRules, all: &mut Vec<String>) {
    let language = speaker.language;
    let chasers = speaker.kinds_that(|kind| rules.strength[kind.index()] > 0);
    all.push(texts::chasing(language, speaker.list(&chasers)));
    let occurs = |strength: &u8| chasing.strength.iter().any(|(_, it)| it == strength);
    let by_strength: Vec<u8> = (1..=u8::MAX).filter(occurs).collect();
    if by_strength.len() > 1 {
        let ranks = by_strength
            .iter()
            .map(|strength| speaker.list(&speaker.kinds_that(|kind| rules.strength[kind.index()] == *strength)));
        all.push(texts::chasing_stronger(language, ranks.collect::<Vec<_>>().join(" < ")));
    }
    let weak = speaker.named(&chasing.weak);
    if let (false, Some(first)) = (weak.is_empty(), weak.first()) {
        let zone = &rules.chased[first.index()];
        all.push(match speaker.is_everywhere(zone) {
            true => texts::chasing_weak(language, speaker.list(&weak)),
            false => texts::chasing_weak_zone(language, speaker.squares(zone), speaker.list(&weak)),
        });
    }
}

fn counting(speaker: &Speaker<'_>, all: &mut Vec<String>) {
    let (variant, language) = (speaker.variant, speaker.language);
    let ends = &variant.rules().ends;
    if ends.move_limit == 0 {
        all.push(texts::move_limit_never(language).to_string());
        return;
    }
    all.push(texts::move_limit(language, ends.move_limit));
    if ends.counted_checks > 0 {
        all.push(texts::counted_checks(language, ends.counted_checks));
    }
    let zeroing = speaker.kinds_that(|kind| variant.kind(kind).zeroing);
    all.push(match zeroing.is_empty() {
        true => texts::progress_capture(language).to_string(),
        false => texts::progress(language, speaker.any_of(&zeroing)),
    });
    if ends.promotion_is_progress {
        all.push(texts::progress_promotion(language).to_string());
    }
}

/// Rare ends: by the remaining pieces, by the mating piece, by counting.
fn special(speaker: &Speaker<'_>, all: &mut Vec<String>) {
    let (variant, language) = (speaker.variant, speaker.language);
    let rules = variant.rules();
    if rules.ends.facing_twice {
        all.push(texts::facing_twice(language).to_string());
    }
    if rules.ends.passing_twice {
        all.push(texts::passing_twice(language).to_string());
    }
    if let Some(material) = &rules.ends.material {
        let worth = material.worth.iter().filter_map(|(&letter, points)| {
            Some(format!("{} {points}", speaker.bare(variant.kind_by_letter(letter)?)))
        });
        let worth: Vec<String> = worth.collect();
        all.push(match worth.is_empty() {
            true => texts::material_each(language).to_string(),
            false => texts::material(language, worth.join(", ")),
        });
        if material.second != 0 {
            let second = variant.turn_order().nth(1).map_or("", |player| speaker.player(player));
            all.push(texts::material_second(language, second, material.second));
        }
    }
    if !rules.ends.mate_needs_check_by.is_empty() {
        all.push(texts::mate_needs(language, speaker.list(&speaker.kinds_of(rules.ends.mate_needs_check_by))));
    }
    if !rules.ends.no_mate_by.is_empty() {
        all.push(texts::no_mate_by(language, speaker.list(&speaker.kinds_of(rules.ends.no_mate_by))));
    }
    if let Some(counting) = &rules.ends.counting {
        say_counting(speaker, counting, all);
    }
}

/// The rules of counted moves in the chess games of South-East Asia.
fn say_counting(speaker: &Speaker<'_>, counting: &CountingRules, all: &mut Vec<String>) {
    let language = speaker.language;
    let pawns = || speaker.list(&speaker.kinds_of(counting.pawns));
    all.push(texts::counting(language, pawns()));
    if counting.board > 0 {
        all.push(texts::counting_board(language, counting.board));
        if counting.board_most > 0 {
            all.push(texts::counting_most(language, counting.board_most));
        }
        if counting.board_with_pawns {
            all.push(texts::counting_with_pawns(language, pawns()));
        }
    }
    for row in &counting.rows {
        all.push(texts::counting_row(language, row.moves, row.count, speaker.list(&speaker.kinds_of(row.pieces))));
    }
    if counting.others > 0 {
        all.push(texts::counting_others(language, counting.others));
    }
    if counting.rows.len() > 1 {
        all.push(texts::counting_first(language).to_string());
    }
    if counting.from_pieces {
        all.push(texts::counting_from(language).to_string());
    }
}

/// Writes the section about passing the turn.
pub fn passing(speaker: &Speaker<'_>) -> Vec<String> {
    let language = speaker.language;
    match speaker.variant.rules().passing {
        Passing::Never => Vec::new(),
        Passing::WithoutMove => vec![texts::passing_without_move(language).to_string()],
        Passing::Always => vec![texts::passing_always(language).to_string()],
    }
}
