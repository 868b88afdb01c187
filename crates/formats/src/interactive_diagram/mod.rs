//! Interactive Diagrams, the format in which chessvariants.com displays variants.
//!
//! Source of the format: H. G. Muller, “Interactive diagrams”, chessvariants.com.

mod game;
mod parameters;
mod promotion;
mod shuffle;
mod squares;
mod text;
mod write;

pub(crate) use write::write;

use crate::{FormatError, FormatNote, GameFormat, ImportedGame, Message, NoteKind};
use parameters::Parameters;
use std::collections::{HashMap, HashSet};
use text::{DiagramText, Item};

/// The number of unread bytes, if a text has the line of a piece and another one, or a parameter of diagrams.
pub(crate) fn unread(text: &str) -> Option<usize> {
    let read = text::accounted(text, Parameters::knows);
    let is_one = read.pieces > 1 || read.pieces == 1 && read.parameters > 0;
    is_one.then_some(read.unread)
}

/// The diagrams of a text, with the names of their variants.
#[derive(Clone, Debug)]
pub(crate) struct Diagrams {
    diagrams: Vec<DiagramText>,
    names: Vec<String>,
    /// The indices by lowercase name, and by the identifier derived from the name.
    places: HashMap<String, usize>,
}

impl Diagrams {
    pub(crate) fn new(text: &str) -> Diagrams {
        let diagrams = text::diagrams(text);
        let names = all_names(&diagrams);
        let mut places = HashMap::new();
        for (place, name) in names.iter().enumerate() {
            places.entry(name.to_lowercase()).or_insert(place);
        }
        for (place, name) in names.iter().enumerate() {
            places.entry(crate::draft::id(name)).or_insert(place);
        }
        Diagrams { diagrams, names, places }
    }

    /// The names of the variants, in the order of the text.
    pub(crate) fn names(&self) -> &[String] {
        &self.names
    }

    /// The variant with this name, or the only one.
    pub(crate) fn read(&self, wanted: Option<&str>) -> Result<ImportedGame, FormatError> {
        let all = || self.names.iter().map(String::as_str).collect::<Vec<_>>();
        let place = match wanted {
            Some(wanted) => {
                let wanted = wanted.trim().to_lowercase();
                *self.places.get(&wanted).ok_or_else(|| FormatError::not_among(&wanted, &all()))?
            }
            None if self.diagrams.len() > 1 => return Err(FormatError::several(&all())),
            None => 0,
        };
        match (self.diagrams.get(place), self.names.get(place)) {
            (Some(diagram), Some(name)) => read_diagram(diagram, name),
            _ => Err(FormatError::unknown()),
        }
    }
}

/// Reads the only diagram of a text.
pub(crate) fn read(text: &str) -> Result<ImportedGame, FormatError> {
    Diagrams::new(text).read(None)
}

fn read_diagram(diagram: &DiagramText, name: &str) -> Result<ImportedGame, FormatError> {
    let mut notes = Vec::new();
    if diagram.title.is_none() {
        notes.push(FormatNote::whole(
            NoteKind::Assumed,
            "name",
            Message::new("format-diagram-name").with("name", name),
        ));
    }
    let mut definition = game::definition(diagram, name, &mut notes).map_err(|reasons| FormatError { reasons })?;
    definition.source = diagram
        .title
        .as_deref()
        .and_then(|title| title.split_once('|'))
        .map_or_else(String::new, |it| it.1.trim().to_string());
    notes.sort_by_key(|note| (note.line, note.column));
    Ok(ImportedGame { definition, format: GameFormat::InteractiveDiagram, notes })
}

/// The names of all diagrams; equal names get a number.
fn all_names(diagrams: &[DiagramText]) -> Vec<String> {
    let mut taken: HashSet<String> = HashSet::new();
    // By name, the number from which the next free one is searched.
    let mut numbers: HashMap<String, usize> = HashMap::new();
    let mut names: Vec<String> = Vec::new();
    for diagram in diagrams {
        let plain = name(diagram);
        let mut free = plain.clone();
        let number = numbers.entry(plain).or_insert(1);
        while !taken.insert(free.clone()) {
            *number += 1;
            free = format!("{} {number}", name(diagram));
        }
        names.push(free);
    }
    names
}

/// The name of a variant: the line above the diagram, or the page's name for it.
fn name(diagram: &DiagramText) -> String {
    let title = diagram.title.as_deref().map(|title| title.split('|').next().unwrap_or_default().trim().to_string());
    let satellite = || {
        diagram.items.iter().find_map(|item| match item {
            Item::Parameter { key, value } if key.text.eq_ignore_ascii_case("satellite") && !value.text.is_empty() => {
                Some(crate::draft::capitalised(&value.text))
            }
            _ => None,
        })
    };
    title.filter(|title| !title.is_empty()).or_else(satellite).unwrap_or_else(|| "Imported game".to_string())
}
