//! The texts of Interactive Diagrams, which show games on chessvariants.com.
//!
//! Source of what the texts mean: H. G. Muller, “Interactive diagrams”, chessvariants.com.

mod game;
mod parameters;
mod promotion;
mod shuffle;
mod squares;
mod text;
mod write;

pub(crate) use write::write;

use crate::{FormatError, FormatNote, GameFormat, ImportedGame, NoteKind};
use parameters::Parameters;
use text::{DiagramText, Item};

/// Whether a text has a line of a piece, and another one or a parameter that diagrams have.
pub(crate) fn unread(text: &str) -> Option<usize> {
    let read = text::accounted(text, Parameters::knows);
    let is_one = read.pieces > 1 || read.pieces == 1 && read.parameters > 0;
    is_one.then_some(read.unread)
}

pub(crate) fn names(text: &str) -> Result<Vec<String>, FormatError> {
    Ok(all_names(&text::diagrams(text)))
}

pub(crate) fn read(text: &str, wanted: Option<&str>) -> Result<ImportedGame, FormatError> {
    let diagrams = text::diagrams(text);
    let all = all_names(&diagrams);
    let (diagram, name) = match wanted {
        Some(wanted) => {
            let wanted = wanted.trim().to_lowercase();
            let found =
                |(_, name): &(&DiagramText, &String)| name.to_lowercase() == wanted || crate::draft::id(name) == wanted;
            diagrams.iter().zip(&all).find(found).ok_or_else(|| {
                FormatError::whole(&format!("there is no game “{wanted}”; there are {}", all.join(", ")))
            })?
        }
        None => match diagrams.as_slice() {
            [only] => (only, &all[0]),
            [] => return Err(FormatError::unknown()),
            _ => return Err(FormatError::whole(&format!("there are several games; name one of {}", all.join(", ")))),
        },
    };
    let mut notes = Vec::new();
    if diagram.title.is_none() {
        let words = format!("a diagram does not say what its game is called; it is called {name} here");
        notes.push(FormatNote { line: 0, column: 0, key: "name".to_string(), kind: NoteKind::Assumed, words });
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

/// The names of all diagrams: a number makes those that are called alike different.
fn all_names(diagrams: &[DiagramText]) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    for diagram in diagrams {
        let name = name(diagram);
        let numbered = (2..).map(|number| format!("{name} {number}"));
        let free = std::iter::once(name.clone()).chain(numbered).find(|name| !names.contains(name));
        names.push(free.unwrap_or(name));
    }
    names
}

/// What a game is called: as the line above it says, or by what its page calls the diagram.
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
