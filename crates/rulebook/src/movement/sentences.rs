//! Writes clauses as sentences.

use super::clause::{Clause, Manner, Purpose};
use super::voice::MovementTexts;
use super::writer::MovementWriter;

/// Writes all sentences.
pub(super) fn write(clauses: &[Clause<'_>], voice: &'static MovementTexts) -> String {
    let mut writer = MovementWriter { voice, out: String::new() };
    let (mut anything, mut both) = (false, false);
    for power in [Purpose::Both, Purpose::MoveOnly, Purpose::CaptureOnly] {
        for initial in [false, true] {
            let group: Vec<&Clause<'_>> =
                clauses.iter().filter(|clause| clause.power == power && clause.initial == initial).collect();
            if group.is_empty() {
                continue;
            }
            if anything {
                writer.out.push(' ');
            }
            let start = writer.out.len();
            let alone = group.len() == 1 && power != Purpose::Both && !initial && !both;
            if !(alone && writer.short(group[0], same_lines(clauses, group[0]))) {
                // A different capture is not an addition to a move.
                let later = if power == Purpose::CaptureOnly && !initial { both } else { anything };
                writer.begin(power, initial, later);
                for (number, clause) in group.iter().enumerate() {
                    if number > 0 {
                        writer.say(voice.or_clause);
                    }
                    writer.clause(clause);
                }
            }
            capital(&mut writer.out, start);
            writer.out.push('.');
            anything = true;
            both |= power == Purpose::Both;
        }
    }
    writer.out
}

/// Whether the only clause for moves is a slide along the lines of this clause.
fn same_lines(clauses: &[Clause<'_>], clause: &Clause<'_>) -> bool {
    matches!(clauses, [first, last] if last == clause
        && first.power == Purpose::MoveOnly && matches!(first.how, Manner::Slide { .. }) && first.area == clause.area)
}

/// Capitalises the letter at `start`.
pub(super) fn capital(out: &mut String, start: usize) {
    let sentence = out.split_off(start);
    let mut letters = sentence.chars();
    out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
    out.push_str(letters.as_str());
}
