//! Sentences on moves that capture on the way, or that lead back to where they began.

use super::clause::{Directions, common_shape, place};
use super::sentences::capital;
use super::teller::{Gaps, Teller};
use super::voice::MovementTexts;
use menagerie_rules::betza::MultiLegWalk;

/// What such moves do, each with the directions of their first leg.
#[derive(Default)]
struct LegMoves {
    /// They capture and return.
    stays: Directions,
    /// They capture and go straight on to an empty square.
    jumps: Directions,
    /// They capture and go straight on, perhaps capturing again.
    straight_on: Directions,
    /// They capture and go on one step in several directions.
    on: Directions,
    /// They return without capturing.
    passes: Directions,
    /// They return from farther away.
    returns: bool,
    /// They do something that has no sentence of its own.
    other: bool,
}

impl LegMoves {
    fn of(walks: &[MultiLegWalk]) -> LegMoves {
        let mut all = LegMoves::default();
        for MultiLegWalk { walk, takes } in walks {
            let one_step =
                walk.bends.len() == 1 && walk.range == Some(1) && walk.over.is_none() && walk.passes.is_empty();
            let first = walk.bends.first().copied().unwrap_or_default();
            if takes.is_none() && !common_shape(first).is_step() {
                all.returns = true;
                continue;
            }
            if !one_step || !common_shape(first).is_step() {
                all.other = true;
                continue;
            }
            let direction = 1 << place(first).1;
            let returns = (first.0 + walk.step.0, first.1 + walk.step.1) == (0, 0);
            let goes_on = if !common_shape(walk.step).is_step() || walk.initial {
                all.other = true;
                continue;
            } else if returns && takes.is_none() {
                &mut all.passes
            } else if returns {
                &mut all.stays
            } else if walk.step != first {
                &mut all.on
            } else if walk.captures {
                &mut all.straight_on
            } else {
                &mut all.jumps
            };
            *goes_on |= direction;
        }
        all.straight_on &= !all.on;
        all
    }
}

/// Adds the sentences to what is told already.
pub(super) fn add(out: String, walks: &[MultiLegWalk], voice: &'static MovementTexts) -> String {
    let mut teller = Teller { voice, out };
    let all = LegMoves::of(walks);
    let sentences = [
        (all.jumps, voice.legs_jump),
        (all.on, voice.legs_on),
        (all.straight_on, voice.legs_straight),
        (all.stays, voice.legs_stay),
        (all.passes, voice.legs_pass),
        (Directions::from(all.returns), voice.legs_return),
        (Directions::from(all.other), voice.legs_other),
    ];
    for (directions, sentence) in sentences {
        if directions != 0 {
            if !teller.out.is_empty() {
                teller.out.push(' ');
            }
            let start = teller.out.len();
            teller.fill(sentence, &Gaps::new(directions));
            capital(&mut teller.out, start);
            teller.out.push('.');
        }
    }
    teller.out
}

#[cfg(test)]
mod tests {
    use crate::movement::describe;
    use menagerie_texts::Language;

    fn told(betza: &str) -> String {
        describe(&betza.parse().expect(betza), Language::of_tag("en").expect("English"))
    }

    #[test]
    fn captures_on_the_way_are_told_after_the_rest() {
        let checkers = told("fmFcafmF");
        assert!(
            checkers.starts_with("Moves without capturing") || checkers.starts_with("Without capturing"),
            "{checkers}"
        );
        assert!(
            checkers.contains("jumps over an enemy on the next square diagonally to the empty square"),
            "{checkers}"
        );
        let lion = told("KNADcaKcabKmabK");
        for words in ["goes on", "without moving", "passes the turn"] {
            assert!(lion.contains(words), "{words}: {lion}");
        }
        assert!(told("WcyafmR").contains("on its way"), "{}", told("WcyafmR"));
        assert!(!told("KNAD").contains("on its way") && !told("KNAD").contains("turn"));
    }
}
