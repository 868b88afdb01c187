//! The games of a text.

use crate::fairy_stockfish::IniFile;
use crate::interactive_diagram::Diagrams;
use crate::note::bounded;
use crate::{FormatError, GameFormat, ImportedGame, format_of, json, names, xboard};

/// A text with games, which is taken apart once, however many of them are read.
///
/// ```
/// let games = formats::Games::of("[mine:chess]\n[yours:crazyhouse]\n").unwrap();
/// assert_eq!(games.names(), ["mine", "yours"]);
/// assert!(games.read(Some("yours")).unwrap().definition.hands.drops);
/// ```
#[derive(Clone, Debug)]
pub struct Games<'a>(Form<'a>);

#[derive(Clone, Debug)]
enum Form<'a> {
    Json(Box<ImportedGame>),
    FairyStockfish(IniFile<'a>),
    InteractiveDiagram(Diagrams),
    XBoard(&'a str),
}

impl<'a> Games<'a> {
    /// The games of a text.
    ///
    /// # Errors
    /// If the text is in none of the forms, or is JSON of no definition.
    pub fn of(text: &'a str) -> Result<Games<'a>, FormatError> {
        let form = match format_of(text).ok_or_else(FormatError::unknown)? {
            GameFormat::Json => Form::Json(Box::new(json::read(text)?)),
            GameFormat::FairyStockfish => Form::FairyStockfish(IniFile::new(text)),
            GameFormat::InteractiveDiagram => Form::InteractiveDiagram(Diagrams::new(text)),
            GameFormat::XBoard => Form::XBoard(text),
        };
        Ok(Games(form))
    }

    /// The names of the games, in the order of the text.
    pub fn names(&self) -> Vec<String> {
        match &self.0 {
            Form::Json(game) => vec![game.definition.name.clone()],
            Form::FairyStockfish(file) => file.names().map(str::to_string).collect(),
            Form::InteractiveDiagram(diagrams) => diagrams.names().to_vec(),
            Form::XBoard(text) => vec![xboard::name(text)],
        }
    }

    /// Reads a game: the one of this name, or the only one there is. Names are found in small and capital letters.
    ///
    /// # Errors
    /// If there are several games and none is named, or none has this name, or the game lacks what a game cannot do without. All reasons
    /// are told.
    pub fn read(&self, name: Option<&str>) -> Result<ImportedGame, FormatError> {
        let game = match &self.0 {
            Form::Json(game) => Ok(ImportedGame::clone(game)),
            Form::FairyStockfish(file) => file.read(name),
            Form::InteractiveDiagram(diagrams) => diagrams.read(name),
            Form::XBoard(text) => xboard::read(text),
        };
        match game {
            Ok(mut game) => {
                // JSON is this project's own: there the rules say what is wrong.
                if game.format != GameFormat::Json {
                    names::repair(&mut game.definition, &mut game.notes);
                }
                Ok(ImportedGame { notes: bounded(game.notes), ..game })
            }
            Err(error) => Err(FormatError { reasons: bounded(error.reasons) }),
        }
    }
}
