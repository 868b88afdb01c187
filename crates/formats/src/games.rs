//! The variants that a text defines.

use crate::fairy_stockfish::IniFile;
use crate::interactive_diagram::Diagrams;
use crate::note::bounded;
use crate::{FormatError, GameFormat, ImportedGame, format_of, json, names, xboard};

/// A text that defines variants. It is parsed once, however many of them are read.
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
    /// Parses a text.
    ///
    /// # Errors
    /// If the text is in none of the formats, or is JSON without a definition.
    pub fn of(text: &'a str) -> Result<Games<'a>, FormatError> {
        let form = match format_of(text).ok_or_else(FormatError::unknown)? {
            GameFormat::Json => Form::Json(Box::new(json::read(text)?)),
            GameFormat::FairyStockfish => Form::FairyStockfish(IniFile::new(text)),
            GameFormat::InteractiveDiagram => Form::InteractiveDiagram(Diagrams::new(text)),
            GameFormat::XBoard => Form::XBoard(text),
        };
        Ok(Games(form))
    }

    /// The names of the variants, in the order of the text.
    pub fn names(&self) -> Vec<String> {
        match &self.0 {
            Form::Json(game) => vec![game.definition.name.clone()],
            Form::FairyStockfish(file) => file.names().map(str::to_string).collect(),
            Form::InteractiveDiagram(diagrams) => diagrams.names().to_vec(),
            Form::XBoard(text) => vec![xboard::name(text)],
        }
    }

    /// Reads the variant with this name, case ignored, or the only one.
    ///
    /// # Errors
    /// If there are several variants and no name is given, if no variant has the name, or if the variant lacks something essential. All
    /// reasons are reported.
    pub fn read(&self, name: Option<&str>) -> Result<ImportedGame, FormatError> {
        let game = match &self.0 {
            Form::Json(game) => Ok(ImportedGame::clone(game)),
            Form::FairyStockfish(file) => file.read(name),
            Form::InteractiveDiagram(diagrams) => diagrams.read(name),
            Form::XBoard(text) => xboard::read(text),
        };
        match game {
            Ok(mut game) => {
                // JSON is this project's own format: its errors come from the rules.
                if game.format != GameFormat::Json {
                    names::repair(&mut game.definition, &mut game.notes);
                }
                Ok(ImportedGame { notes: bounded(game.notes), ..game })
            }
            Err(error) => Err(FormatError { reasons: bounded(error.reasons) }),
        }
    }
}
