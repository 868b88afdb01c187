//! The section about special effects of captures.

use crate::speaker::Speaker;
use crate::texts;

/// Writes the section.
pub fn say(speaker: &Speaker<'_>) -> Vec<String> {
    let (rules, language) = (speaker.variant.rules(), speaker.language);
    let capture = &rules.capture;
    let mut all = Vec::new();
    if capture.forced {
        all.push(texts::capture_forced(language).to_string());
    }
    if capture.explodes {
        all.push(texts::explodes(language).to_string());
        if !capture.spared.is_empty() {
            all.push(texts::explosion_spares(language, speaker.list(&speaker.kinds_of(capture.spared))));
        }
        if !capture.immune.is_empty() {
            all.push(texts::explosion_immune(language, speaker.list(&speaker.kinds_of(capture.immune))));
        }
        if capture.petrifies_blasted {
            all.push(texts::explosion_petrifies(language).to_string());
        }
        if speaker.variant.royal().is_some() {
            all.push(texts::explosion_royal(language).to_string());
            all.push(texts::explosion_neighbours(language).to_string());
        }
    }
    for kind in speaker.kinds_of(capture.not_alike) {
        all.push(texts::not_alike(language, speaker.a(kind)));
    }
    if !capture.petrifies.is_empty() {
        all.push(texts::petrifies(language, speaker.list(&speaker.kinds_of(capture.petrifies))));
    }
    if !capture.iron.is_empty() {
        all.push(texts::iron(language, speaker.list(&speaker.kinds_of(capture.iron))));
    }
    if let Some(trade) = &capture.trade {
        all.push(texts::trade(language, speaker.list(&speaker.kinds_of(trade.pieces))));
        if trade.adjacent_allowed {
            all.push(texts::trade_adjacent(language).to_string());
        }
        if trade.double_allowed {
            all.push(texts::trade_double(language).to_string());
            if !trade.minor.is_empty() {
                all.push(texts::trade_minor(language, speaker.list(&speaker.kinds_of(trade.minor))));
            }
        }
        if trade.no_counterstrike {
            all.push(texts::trade_counter(language).to_string());
        }
    }
    all
}
