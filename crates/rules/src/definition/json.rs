//! Reads definitions from JSON, by their fields. Every type of a definition is read by the same code, so that a program with the reader
//! is small.

use super::field::{Entries, Field, FieldMut, Rows, Section};
use super::{Facing, Letter, LettersByPlayer, Zone};
use serde::de::{Deserialize, DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Unexpected, Visitor};
use std::fmt;

/// Reads the value of a field.
///
/// # Errors
/// The first error of the reader; an unknown, missing or repeated field; a value of the wrong type or out of range.
pub(crate) fn read<'de, D: Deserializer<'de>>(field: FieldMut<'_>, reader: D) -> Result<(), D::Error> {
    FieldReader(field).deserialize(reader)
}

impl<'de> Deserialize<'de> for Facing {
    fn deserialize<D: Deserializer<'de>>(reader: D) -> Result<Facing, D::Error> {
        let mut facing = Facing::NONE;
        read(facing.field(), reader)?;
        Ok(facing)
    }
}

struct FieldReader<'a>(FieldMut<'a>);

impl<'de> DeserializeSeed<'de> for FieldReader<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        reader.deserialize_any(self)
    }
}

impl<'a> FieldReader<'a> {
    /// The field, where an optional one is present.
    fn present(self) -> FieldMut<'a> {
        match self.0 {
            FieldMut::Optional(value) => FieldReader(value.get_or_default()).present(),
            field => field,
        }
    }
}

/// A value of the wrong type.
fn wrong<E: Error>(found: Unexpected<'_>, field: FieldMut<'_>) -> Result<(), E> {
    Err(E::invalid_type(found, &FieldReader(field)))
}

impl<'de> Visitor<'de> for FieldReader<'_> {
    type Value = ();

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match &self.0 {
            FieldMut::Flag(_) => "true or false",
            FieldMut::Number(number) => {
                let (least, most) = number.limits();
                return write!(f, "a whole number from {least} to {most}");
            }
            FieldMut::Decimal(_) => "a number",
            FieldMut::Choice(choice) => return fmt::Display::fmt(&OneOf(choice.names()), f),
            FieldMut::Char(_) => "a character",
            FieldMut::Letter(_) => "the letter of a piece",
            FieldMut::Letters(_) | FieldMut::OtherLetters(_) => "a text of letters of pieces",
            FieldMut::LettersByPlayer(_) => "a text of letters of pieces, or a list of one for each player",
            FieldMut::Squares(_) => "a text of squares",
            FieldMut::Zone(_) => "a text of squares, or a list of one for each player",
            FieldMut::Facing(_) => "true, false, or a list of `files`, `ranks` and `diagonals`",
            FieldMut::Text(_) => "a text",
            FieldMut::List(_) => "a list",
            FieldMut::OneOrMany(_) => "an object, or a list of objects",
            FieldMut::Map(_) | FieldMut::SquaresByLetter(_) | FieldMut::Section(_) => "an object",
            FieldMut::Optional(_) => "a value",
        })
    }

    fn visit_bool<E: Error>(self, value: bool) -> Result<(), E> {
        match self.present() {
            FieldMut::Flag(flag) => *flag = value,
            FieldMut::Facing(lines) => *lines = if value { Facing::STRAIGHT } else { Facing::NONE },
            FieldMut::Choice(choice) => {
                if !choice.choose(if value { "true" } else { "false" }) {
                    return wrong(Unexpected::Bool(value), FieldMut::Choice(choice));
                }
            }
            field => return wrong(Unexpected::Bool(value), field),
        }
        Ok(())
    }

    fn visit_i64<E: Error>(self, value: i64) -> Result<(), E> {
        match self.present() {
            FieldMut::Number(number) => {
                if !number.set(value) {
                    return Err(E::invalid_value(Unexpected::Signed(value), &FieldReader(FieldMut::Number(number))));
                }
            }
            FieldMut::Decimal(number) => *number = Some(value as f64),
            field => return wrong(Unexpected::Signed(value), field),
        }
        Ok(())
    }

    fn visit_u64<E: Error>(self, value: u64) -> Result<(), E> {
        match i64::try_from(value) {
            Ok(value) => self.visit_i64(value),
            Err(_) => self.visit_f64(value as f64),
        }
    }

    fn visit_f64<E: Error>(self, value: f64) -> Result<(), E> {
        match self.present() {
            FieldMut::Decimal(number) => *number = Some(value),
            field => return wrong(Unexpected::Float(value), field),
        }
        Ok(())
    }

    fn visit_unit<E: Error>(self) -> Result<(), E> {
        match self.0 {
            FieldMut::Optional(_) | FieldMut::Decimal(_) => Ok(()),
            field => wrong(Unexpected::Unit, field),
        }
    }

    fn visit_str<E: Error>(self, text: &str) -> Result<(), E> {
        match self.present() {
            FieldMut::Text(value) | FieldMut::Squares(value) => *value = text.to_string(),
            FieldMut::Zone(zone) => *zone = Zone::Same(text.to_string()),
            FieldMut::Letter(letter) => *letter = text.parse().map_err(E::custom)?,
            FieldMut::Letters(letters) | FieldMut::OtherLetters(letters) => {
                *letters = text.parse().map_err(E::custom)?;
            }
            FieldMut::LettersByPlayer(letters) => {
                *letters = LettersByPlayer::Same(text.parse().map_err(E::custom)?);
            }
            FieldMut::Char(letter) => {
                let mut all = text.chars();
                match (all.next(), all.next()) {
                    (Some(only), None) => *letter = only,
                    _ => return Err(E::invalid_value(Unexpected::Str(text), &"a character")),
                }
            }
            FieldMut::Choice(choice) => {
                if !choice.choose(text) {
                    return Err(unknown("variant", text, choice.names()));
                }
            }
            field => return wrong(Unexpected::Str(text), field),
        }
        Ok(())
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<(), A::Error> {
        match self.present() {
            FieldMut::List(rows) | FieldMut::OneOrMany(rows) => {
                let mut index = 0;
                while list.next_element_seed(RowReader { rows, index })?.is_some() {
                    index += 1;
                }
            }
            FieldMut::Zone(zone) => {
                let mut all = Vec::new();
                while let Some(text) = list.next_element()? {
                    all.push(text);
                }
                *zone = Zone::Each(all);
            }
            FieldMut::LettersByPlayer(letters) => {
                let mut all = Vec::new();
                while let Some(text) = list.next_element::<String>()? {
                    all.push(text.parse().map_err(A::Error::custom)?);
                }
                *letters = LettersByPlayer::Each(all);
            }
            FieldMut::Facing(lines) => {
                *lines = Facing::NONE;
                while let Some(line) = list.next_element::<String>()? {
                    match line.as_str() {
                        "files" => lines.files = true,
                        "ranks" => lines.ranks = true,
                        "diagonals" => lines.diagonals = true,
                        other => return Err(unknown("variant", other, &["files", "ranks", "diagonals"])),
                    }
                }
            }
            field => return wrong(Unexpected::Seq, field),
        }
        Ok(())
    }

    fn visit_map<A: MapAccess<'de>>(self, mut map: A) -> Result<(), A::Error> {
        match self.present() {
            FieldMut::Section(section) => read_section(section, map),
            FieldMut::OneOrMany(rows) => match rows.row(0) {
                Some(row) => FieldReader(row).visit_map(map),
                None => Ok(()),
            },
            FieldMut::Map(entries) => {
                while let Some(key) = map.next_key::<String>()? {
                    map.next_value_seed(FieldReader(value_of(entries, &key)?))?;
                }
                Ok(())
            }
            FieldMut::SquaresByLetter(entries) => {
                while let Some(key) = map.next_key::<Letter>()? {
                    let squares = map.next_value()?;
                    if let Some(entry) = entries.entry(key) {
                        *entry = squares;
                    }
                }
                Ok(())
            }
            field => wrong(Unexpected::Map, field),
        }
    }
}

/// The value of a key of a map.
fn value_of<'a, E: Error>(entries: &'a mut dyn Entries, key: &str) -> Result<FieldMut<'a>, E> {
    // Only the letter of a piece can be a wrong key: any text is the tag of a language.
    entries.entry(key).ok_or_else(|| match key.parse::<Letter>() {
        Err(error) => E::custom(error),
        Ok(_) => E::custom(format_args!("unknown key `{key}`")),
    })
}

/// Reads a row of a list.
struct RowReader<'a> {
    rows: &'a mut dyn Rows,
    index: usize,
}

impl<'de> DeserializeSeed<'de> for RowReader<'_> {
    type Value = ();

    fn deserialize<D: Deserializer<'de>>(self, reader: D) -> Result<(), D::Error> {
        match self.rows.row(self.index) {
            Some(row) => read(row, reader),
            None => Err(D::Error::custom("there are too many rows")),
        }
    }
}

/// Reads the fields of an object.
fn read_section<'de, A: MapAccess<'de>>(section: &mut dyn Section, mut map: A) -> Result<(), A::Error> {
    let Some(tag) = section.tag() else {
        let mut seen = Vec::new();
        while let Some(key) = map.next_key::<String>()? {
            read_field(section, &key, &mut seen, |field| map.next_value_seed(FieldReader(field)))?;
        }
        return require_all(section, &seen);
    };
    // Which fields there are depends on one that may come last.
    let mut entries = Vec::new();
    while let Some(key) = map.next_key::<String>()? {
        entries.push((key, map.next_value::<serde_json::Value>()?));
    }
    let Some(place) = entries.iter().position(|(key, _)| key == tag) else { return Err(A::Error::missing_field(tag)) };
    let (_, form) = entries.remove(place);
    let name = form.as_str().unwrap_or_default();
    if !section.choose_form(name) {
        return Err(unknown("variant", name, section.forms()));
    }
    let mut seen = Vec::new();
    for (key, value) in entries {
        // As a text again, so that the reader exists only once in a program.
        read_field(section, &key, &mut seen, |field| {
            read(field, &mut serde_json::Deserializer::from_str(&value.to_string())).map_err(|error| {
                let words = error.to_string();
                A::Error::custom(words.split(" at line ").next().unwrap_or(&words))
            })
        })?;
    }
    require_all(section, &seen)
}

/// Reads the field with this name.
fn read_field<E: Error>(
    section: &mut dyn Section,
    key: &str,
    seen: &mut Vec<&'static str>,
    mut read: impl FnMut(FieldMut<'_>) -> Result<(), E>,
) -> Result<(), E> {
    let mut result = None;
    section.fields(&mut |info, field| {
        if info.name == key {
            let again = seen.contains(&info.name);
            seen.push(info.name);
            result = Some(if again { Err(E::duplicate_field(info.name)) } else { read(field) });
        }
    });
    result.unwrap_or_else(|| {
        let mut names = Vec::new();
        section.fields(&mut |info, _| names.push(info.name));
        Err(unknown("field", key, &names))
    })
}

/// An error for the first field that is missing.
fn require_all<E: Error>(section: &mut dyn Section, seen: &[&'static str]) -> Result<(), E> {
    let mut missing = None;
    section.fields(&mut |info, _| {
        if info.is_required && !seen.contains(&info.name) {
            missing = missing.or(Some(info.name));
        }
    });
    missing.map_or(Ok(()), |name| Err(E::missing_field(name)))
}

/// A name that is none of the known ones, in the words of serde, in which suggestions are looked for.
fn unknown<E: Error>(what: &str, name: &str, known: &[&'static str]) -> E {
    E::custom(format_args!("unknown {what} `{name}`, expected {}", OneOf(known)))
}

/// Names of which one is expected.
struct OneOf<'a>(&'a [&'static str]);

impl fmt::Display for OneOf<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let count = self.0.len();
        if count > 2 {
            f.write_str("one of ")?;
        }
        for (place, name) in self.0.iter().enumerate() {
            let before = if place == 0 {
                ""
            } else if count == 2 {
                " or "
            } else {
                ", "
            };
            write!(f, "{before}`{name}`")?;
        }
        Ok(())
    }
}
