//! Clauses → sentences.

use super::clause::{Clause, Manner, Purpose};
use super::teller::Teller;
use super::voice::MovementTexts;

/// All sentences.
pub(super) fn write(clauses: &[Clause<'_>], voice: &'static MovementTexts) -> String {
    let mut teller = Teller { voice, out: String::new() };
    let (mut anything, mut both) = (false, false);
    for power in [Purpose::Both, Purpose::MoveOnly, Purpose::CaptureOnly] {
        for initial in [false, true] {
            let group: Vec<&Clause<'_>> =
                clauses.iter().filter(|clause| clause.power == power && clause.initial == initial).collect();
            if group.is_empty() {
                continue;
            }
            if anything {
                teller.out.push(' ');
            }
            let start = teller.out.len();
            let alone = group.len() == 1 && power != Purpose::Both && !initial && !both;
            if !(alone && teller.short(group[0], same_lines(clauses, group[0]))) {
                // Capturing otherwise than moving is no addition to it.
                let later = if power == Purpose::CaptureOnly && !initial { both } else { anything };
                teller.begin(power, initial, later);
                for (number, clause) in group.iter().enumerate() {
                    if number > 0 {
                        teller.say(voice.or_clause);
                    }
                    teller.clause(clause);
                }
            }
            capital(&mut teller.out, start);
            teller.out.push('.');
            anything = true;
            both |= power == Purpose::Both;
        }
    }
    teller.out
}

/// Whether what only moves is a slide along the very lines of this clause, and nothing else.
fn same_lines(clauses: &[Clause<'_>], clause: &Clause<'_>) -> bool {
    matches!(clauses, [first, last] if last == clause
        && first.power == Purpose::MoveOnly && matches!(first.how, Manner::Slide { .. }) && first.area == clause.area)
}

/// Makes the letter at `start` a capital.
pub(super) fn capital(out: &mut String, start: usize) {
    let sentence = out.split_off(start);
    let mut letters = sentence.chars();
    out.extend(letters.next().map(|first| first.to_ascii_uppercase()));
    out.push_str(letters.as_str());
}
