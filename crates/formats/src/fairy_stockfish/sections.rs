//! Which game is like which: sections with a base.

use super::apply::apply;
use super::builtin;
use super::ini::Section;
use super::place::Place;
use super::ruleset::Ruleset;
use crate::{FormatError, FormatNote, NoteKind};
use menagerie_rules::nearest;

/// Whether two names are the same: small and capital letters make no difference.
fn same(name: &str, other: &str) -> bool {
    name.trim().to_lowercase() == other.trim().to_lowercase()
}

/// The section with a name. If several have it, the first counts.
pub(super) fn find<'a, 'b>(sections: &'b [Section<'a>], name: &str) -> Option<&'b Section<'a>> {
    sections.iter().find(|section| same(section.name, name))
}

/// The first section of each name.
pub(super) fn distinct<'a, 'b>(sections: &'b [Section<'a>]) -> impl Iterator<Item = &'b Section<'a>> {
    let first = |place: usize, name: &str| !sections.iter().take(place).any(|before| same(before.name, name));
    sections.iter().enumerate().filter(move |(place, section)| first(*place, section.name)).map(|(_, section)| section)
}

/// Notes the other sections that have the name of this one.
pub(super) fn again(sections: &[Section<'_>], section: &Section<'_>) -> Vec<FormatNote> {
    let others = sections.iter().filter(|other| other.place != section.place && same(other.name, section.name));
    let words = format!(
        "there is a game “{}” in line {} already, which counts; this one does not",
        section.name, section.place.line
    );
    others.map(|other| other.place.note(NoteKind::Unreadable, other.name, words.clone())).collect()
}

/// The rules of a game: those of its base with the section's keys applied.
pub(super) fn resolve(
    sections: &[Section<'_>],
    section: &Section<'_>,
    notes: &mut Vec<FormatNote>,
) -> Result<Ruleset, FormatError> {
    // From the game to the first that has no base in this text.
    let mut chain = vec![section];
    let mut rules = loop {
        let Some(&last) = chain.last() else { break Ruleset::without_pieces() };
        let Some(base) = last.base else { break Ruleset::without_pieces() };
        match find(sections, base) {
            Some(next) if chain.iter().any(|known| same(known.name, next.name)) => {
                // A game that is called like a built-in one may be like that.
                match builtin::ruleset(base).filter(|_| same(base, last.name)) {
                    Some(rules) => break rules,
                    None => return Err(cycle(&chain, last, next.name)),
                }
            }
            Some(next) => chain.push(next),
            None => match builtin::ruleset(base) {
                Some(rules) => break rules,
                None => return Err(unknown_base(sections, last, base)),
            },
        }
    };
    while let Some(section) = chain.pop() {
        apply(section, &mut rules, notes);
    }
    Ok(rules)
}

fn reason(place: Place, words: String) -> FormatError {
    FormatError { reasons: vec![place.note(NoteKind::Unreadable, "", words)] }
}

fn cycle(chain: &[&Section<'_>], last: &Section<'_>, first: &str) -> FormatError {
    let names: Vec<&str> = chain.iter().map(|section| section.name).collect();
    reason(last.base_place, format!("games cannot be like each other in a circle: {} → {first}", names.join(" → ")))
}

/// Games of Fairy-Stockfish that are not of the family of chess.
const OTHER_GAMES: &[&str] = &[
    "duck",
    "isolation",
    "isolation7x7",
    "snailtrail",
    "joust",
    "ataxx",
    "flipersi",
    "flipello",
    "flipello10",
    "amazons",
];

fn unknown_base(sections: &[Section<'_>], section: &Section<'_>, base: &str) -> FormatError {
    if OTHER_GAMES.iter().any(|other| same(other, base)) {
        return reason(
            section.base_place,
            format!("“{base}” has rules that cannot be said: walls, or pieces that are turned over"),
        );
    }
    let mut known: Vec<&str> = sections.iter().map(|section| section.name).collect();
    builtin::names().for_each(|name| known.push(name));
    let near = nearest(base, known).map_or_else(String::new, |near| format!("; {near} is the nearest"));
    reason(section.base_place, format!("there is no game “{base}” in this text or built in{near}"))
}
