//! Fairy-Stockfish's ini files.
//!
//! The keys and their meaning are those of Fairy-Stockfish's `variants.ini`; boards may be as large as 16×16.

mod apply;
mod builtin;
mod castling;
mod define;
mod ends;
mod french;
mod ini;
mod keys;
mod kinds;
mod known;
mod moves;
mod piece;
mod piece_zones;
mod place;
mod ruleset;
mod sections;
mod start;
mod titles;
mod types;
mod values;
pub(crate) mod write;
mod zones;

pub(crate) use write::write;

use crate::{FormatError, FormatNote, GameFormat, ImportedGame, NoteKind};
use menagerie_rules::nearest;
use place::Place;

pub(crate) fn unread(text: &str) -> Option<usize> {
    ini::unread(text)
}

/// The names of the games of a text, in its order.
pub(crate) fn names(text: &str) -> Result<Vec<String>, FormatError> {
    let (sections, _) = ini::sections(text);
    let names = sections::distinct(&sections).map(|section| section.name).filter(|name| !name.is_empty());
    Ok(names.map(str::to_string).collect())
}

/// The names of the games that are known without a text.
pub(crate) fn built_in_names() -> Vec<String> {
    builtin::names().map(str::to_string).collect()
}

/// A game that is known without a text.
pub(crate) fn built_in(name: &str) -> Option<ImportedGame> {
    let rules = builtin::ruleset(name)?;
    let name = builtin::name(name)?;
    let mut notes = Vec::new();
    let mut definition = define::define(name, &rules, Place::default(), &mut notes).ok()?;
    if let Some(title) = titles::of(name) {
        title.clone_into(&mut definition.name);
        definition.also_called = vec![name.to_string()];
    }
    Some(ImportedGame { definition, format: GameFormat::FairyStockfish, notes })
}

pub(crate) fn read(text: &str, name: Option<&str>) -> Result<ImportedGame, FormatError> {
    let (sections, faults) = ini::sections(text);
    let distinct: Vec<&ini::Section<'_>> = sections::distinct(&sections).collect();
    let section = match (name, distinct.as_slice()) {
        (Some(name), _) => match sections::find(&sections, name) {
            Some(section) => section,
            None => return built_in(name).ok_or_else(|| no_game(&sections, name)),
        },
        (None, [only]) => *only,
        (None, []) => {
            return Err(FormatError::whole("there is no game in it: a game begins with its name, as in [mygame]"));
        }
        (None, several) => {
            let names: Vec<&str> = several.iter().map(|section| section.name).collect();
            return Err(FormatError::whole(&format!(
                "there are {} games; name one of them: {}",
                names.len(),
                names.join(", ")
            )));
        }
    };
    let mut notes: Vec<FormatNote> = Vec::new();
    let ends = sections.iter().map(|other| other.place.line).filter(|&line| line > section.place.line).min();
    let own = |line: usize| line >= section.place.line && ends.is_none_or(|end| line < end);
    notes.extend(
        faults
            .iter()
            .filter(|fault| own(fault.place.line))
            .map(|fault| fault.place.note(NoteKind::Unreadable, "", &fault.words)),
    );
    notes.extend(sections::again(&sections, section));
    let rules = sections::resolve(&sections, section, &mut notes)?;
    let definition = define::define(section.name, &rules, section.place, &mut notes).map_err(|error| {
        let unreadable = notes.iter().filter(|note| note.kind == NoteKind::Unreadable);
        FormatError { reasons: error.reasons.iter().chain(unreadable).cloned().collect() }
    })?;
    notes.sort_by_key(|note| (note.line, note.column));
    Ok(ImportedGame { definition, format: GameFormat::FairyStockfish, notes })
}

fn no_game(sections: &[ini::Section<'_>], name: &str) -> FormatError {
    let mut known: Vec<&str> = sections.iter().map(|section| section.name).collect();
    builtin::names().for_each(|name| known.push(name));
    let near = nearest(name, known).map_or_else(String::new, |near| format!("; {near} is the nearest"));
    FormatError::whole(&format!("there is no game “{name}” in this text or built in{near}"))
}
