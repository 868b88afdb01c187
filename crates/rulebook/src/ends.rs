//! How the game ends for want of a move, by repetition, by counting and for want of pieces; and passing.

use crate::speaker::Speaker;
use crate::texts;
use menagerie_rules::{GameResult, KindId, Passing};

/// The section on the end.
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
    if ends.bare_king_loses {
        all.push(texts::bare_king(language).to_string());
    }
    all
}

/// Pieces of which each is one: “a Bishop”, “a Knight and a Knight”.
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
}

fn counting(speaker: &Speaker<'_>, all: &mut Vec<String>) {
    let (variant, language) = (speaker.variant, speaker.language);
    let ends = &variant.rules().ends;
    if ends.move_limit == 0 {
        all.push(texts::move_limit_never(language).to_string());
        return;
    }
    all.push(texts::move_limit(language, ends.move_limit));
    let zeroing = speaker.kinds_that(|kind| variant.kind(kind).zeroing);
    all.push(match zeroing.is_empty() {
        true => texts::progress_capture(language).to_string(),
        false => texts::progress(language, speaker.any_of(&zeroing)),
    });
    if ends.promotion_is_progress {
        all.push(texts::progress_promotion(language).to_string());
    }
}

/// The section on passing the turn.
pub fn passing(speaker: &Speaker<'_>) -> Vec<String> {
    let language = speaker.language;
    match speaker.variant.rules().passing {
        Passing::Never => Vec::new(),
        Passing::WithoutMove => vec![texts::passing_without_move(language).to_string()],
        Passing::Always => vec![texts::passing_always(language).to_string()],
    }
}
