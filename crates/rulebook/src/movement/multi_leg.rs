//! Writes moves that capture on the way, or that return to their origin.

use super::clause::{Directions, common_shape, place};
use super::sentences::capital;
use super::voice::MovementTexts;
use super::writer::{Gaps, MovementWriter};
use menagerie_rules::betza::MultiLegWalk;

/// The properties of such moves, each with the directions of the first leg.
#[derive(Default)]
struct LegMoves {
    /// Moves that capture and return.
    stays: Directions,
    /// Moves that capture and go straight on to an empty square.
    jumps: Directions,
    /// Moves that capture and go straight on, perhaps capturing again.
    straight_on: Directions,
    /// Moves that capture and go on one step in several directions.
    on: Directions,
    /// Moves that return without capturing.
    passes: Directions,
    /// Whether some return from farther away.
    returns: bool,
    /// Whether some have no sentence of their own.
    other: bool,
}

impl LegMoves {
    fn of(walks: &[MultiLegWalk]) -> LegMoves {
        let mut all = LegMoves::default();
        for MultiLegWalk { walk, takes } in walks {
            let one_step =
                walk.legs.len() == 1 && walk.range == Some(1) && walk.jump.is_none() && walk.lame_squares.is_empty();
            let first = walk.legs.first().copied().unwrap_or_default();
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

/// Appends the sentences to a text.
pub(super) fn add(out: String, walks: &[MultiLegWalk], voice: &'static MovementTexts) -> String {
    let mut writer = MovementWriter { voice, out };
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
            if !writer.out.is_empty() {
                writer.out.push(' ');
            }
            let start = writer.out.len();
            writer.fill(sentence, &Gaps::new(directions));
            capital(&mut writer.out, start);
            writer.out.push('.');
        }
    }
    writer.out
}

#[cfg(test)]
mod tests {
    use crate::movement::describe;
    use menagerie_texts::Language;

    fn text(betza: &str) -> String {
        describe(&betza.parse().expect(betza), Language::of_tag("en").expect("English"))
    }

    #[test]
    fn captures_on_the_way_are_described_after_the_rest() {
        let checkers = text("fmFcafmF");
        assert!(
            checkers.starts_with("Moves without capturing") || checkers.starts_with("Without capturing"),
            "{checkers}"
        );
        assert!(
            checkers.contains("jumps over an enemy on the next square diagonally to the empty square"),
            "{checkers}"
        );
        let lion = text("KNADcaKcabKmabK");
        for words in ["goes on", "without moving", "passes the turn"] {
            assert!(lion.contains(words), "{words}: {lion}");
        }
        assert!(text("WcyafmR").contains("on its way"), "{}", text("WcyafmR"));
        assert!(!text("KNAD").contains("on its way") && !text("KNAD").contains("turn"));
    }
}
