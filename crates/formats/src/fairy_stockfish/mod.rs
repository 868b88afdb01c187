//! Fairy-Stockfish's ini files.
//!
//! Keys and meanings are those of Fairy-Stockfish's `variants.ini`; boards may have up to 16×16 squares.

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

use crate::{FormatError, FormatNote, GameFormat, ImportedGame, Message, NoteKind};
use place::Place;
use sections::Sections;

pub(crate) fn unread(text: &str) -> Option<usize> {
    ini::unread(text)
}

/// The names of the built-in variants.
pub(crate) fn built_in_names() -> Vec<String> {
    builtin::names().map(str::to_string).collect()
}

/// A built-in variant.
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

/// An ini file.
#[derive(Clone, Debug)]
pub(crate) struct IniFile<'a> {
    sections: Sections<'a>,
    /// In the order of the text.
    errors: Vec<ini::IniError>,
}

impl<'a> IniFile<'a> {
    pub(crate) fn new(text: &'a str) -> IniFile<'a> {
        let (sections, errors) = ini::sections(text);
        IniFile { sections: Sections::new(sections, builtin::GAMES), errors }
    }

    /// The names of the games, in the order of the text.
    pub(crate) fn names(&self) -> impl Iterator<Item = &'a str> {
        self.sections.distinct().map(|place| self.sections.all()[place].name).filter(|name| !name.is_empty())
    }

    /// The variant with this name, which may be built in, or the only one.
    pub(crate) fn read(&self, name: Option<&str>) -> Result<ImportedGame, FormatError> {
        let place = match name {
            Some(name) => match self.sections.find(name) {
                Some(place) => place,
                None => return built_in(name).ok_or_else(|| FormatError::whole(self.sections.no_game(name))),
            },
            None => self.only()?,
        };
        let section = &self.sections.all()[place];
        let ends = self.sections.all().get(place + 1).map_or(usize::MAX, |next| next.place.line);
        let begins = self.errors.partition_point(|error| error.place.line < section.place.line);
        let own = self.errors[begins..].iter().take_while(|error| error.place.line < ends);
        let mut notes: Vec<FormatNote> =
            own.map(|error| error.place.note(NoteKind::Unreadable, "", error.message.clone())).collect();
        notes.extend(self.sections.again(place));
        let rules = self.sections.resolve(place, &mut notes)?;
        let definition = define::define(section.name, &rules, section.place, &mut notes).map_err(|error| {
            let unreadable = notes.iter().filter(|note| note.kind == NoteKind::Unreadable);
            FormatError { reasons: error.reasons.iter().chain(unreadable).cloned().collect() }
        })?;
        notes.sort_by_key(|note| (note.line, note.column));
        Ok(ImportedGame { definition, format: GameFormat::FairyStockfish, notes })
    }

    fn only(&self) -> Result<usize, FormatError> {
        let mut distinct = self.sections.distinct();
        match (distinct.next(), distinct.next()) {
            (Some(only), None) => Ok(only),
            (None, _) => Err(FormatError::whole(Message::new("format-ini-no-game"))),
            _ => Err(FormatError::several(&self.names().collect::<Vec<_>>())),
        }
    }
}
