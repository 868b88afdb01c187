//! A game's definition as a page passes it: one value a line, `pieces.3.name=Camel`. The browser parses the JSON. With a JSON parser and
//! the sorts of the standard library, the program was 157 kB compressed instead of 114.

use menagerie_rules::{BoardDefinition, Definition, Facing, FieldMut, GoalDefinition, LettersByPlayer, Section, Zone};

/// The most entries of a list: no game has as many, so a higher number is a mistake.
const MAX_ENTRIES: usize = 64;

/// A line that cannot be read.
#[derive(Debug)]
pub struct DefinitionLineError {
    /// Its beginning.
    pub line: String,
    /// The key at which it cannot be read.
    pub key: String,
    /// The keys that may stand there.
    pub known: Vec<&'static str>,
}

/// Reads a definition.
///
/// # Errors
/// The first line that cannot be read.
pub fn read(text: &str) -> Result<Definition, DefinitionLineError> {
    let board = BoardDefinition { checkered: true, ..BoardDefinition::default() };
    let mut definition = Definition { board, ..Definition::default() };
    let mut goals = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty()) {
        let (path, value) = line.split_once('=').unwrap_or((line, ""));
        let path: Vec<&str> = path.split('.').collect();
        let read = match *path {
            ["goals", number, field] => goal(&mut goals, number, field, value).ok_or_else(LineFault::default),
            ["goals", ..] => Ok(()),
            // The page decides when a game is over, and chooses the start.
            ["ends" | "shuffle", ..] => Ok(()),
            _ => set(FieldMut::Section(&mut definition), &path, value),
        };
        read.map_err(|fault| DefinitionLineError {
            line: line.chars().take(80).collect(),
            key: fault.key.to_string(),
            known: fault.known,
        })?;
    }
    let counted = goals.into_iter().filter(|(is_counted, _)| *is_counted);
    definition.goals = counted.map(|(_, count)| GoalDefinition::Checks { count }).collect();
    Ok(definition)
}

/// Reads a line about a goal. Only whether and how many checks are counted can be seen in positions.
fn goal(goals: &mut Vec<(bool, u8)>, number: &str, field: &str, value: &str) -> Option<()> {
    let number: usize = number.parse().ok().filter(|number| *number < MAX_ENTRIES)?;
    if number == goals.len() {
        goals.push((false, 0));
    }
    let goal = goals.get_mut(number)?;
    match field {
        "goal" => goal.0 = value == "checks",
        "count" => goal.1 = value.parse().ok()?,
        _ => {}
    }
    Some(())
}

/// Where a line cannot be read. It has no key yet if the value is wrong.
#[derive(Default)]
struct LineFault<'a> {
    key: &'a str,
    known: Vec<&'static str>,
}

/// Sets the field at the end of a path.
fn set<'a>(field: FieldMut<'_>, path: &[&'a str], value: &str) -> Result<(), LineFault<'a>> {
    match (field, path) {
        (FieldMut::Section(section), [key, rest @ ..]) => {
            let mut read = Err(LineFault::default());
            section.fields(&mut |info, field| {
                if info.name == *key {
                    read = set(field, rest, value);
                }
            });
            read.map_err(|fault| if fault.known.is_empty() { LineFault { key, known: keys(section) } } else { fault })
        }
        (FieldMut::Optional(optional), _) => set(optional.get_or_default(), path, value),
        (FieldMut::List(rows) | FieldMut::OneOrMany(rows), [number, rest @ ..]) if is_number(number) => {
            let index = number.parse().ok().filter(|index| *index < MAX_ENTRIES);
            let row = index.and_then(|index| rows.row(index)).ok_or_else(LineFault::default)?;
            set(row, rest, value)
        }
        (FieldMut::OneOrMany(rows), _) => set(rows.row(0).ok_or_else(LineFault::default)?, path, value),
        (FieldMut::Map(entries), [key, rest @ ..]) => {
            set(entries.entry(key).ok_or_else(LineFault::default)?, rest, value)
        }
        (field, _) => set_value(field, path.first().copied(), value).ok_or_else(LineFault::default),
    }
}

/// The names of the fields of a section.
fn keys(section: &mut dyn Section) -> Vec<&'static str> {
    let mut keys = Vec::new();
    section.fields(&mut |info, _| keys.push(info.name));
    keys
}

fn is_number(key: &str) -> bool {
    key.bytes().all(|byte| byte.is_ascii_digit())
}

/// Sets a single value. There is a number if the value is one of several.
fn set_value(field: FieldMut<'_>, number: Option<&str>, value: &str) -> Option<()> {
    match (field, number) {
        (FieldMut::Zone(zone), Some(_)) => match zone {
            Zone::Each(all) => all.push(value.to_string()),
            Zone::Same(_) => *zone = Zone::Each(vec![value.to_string()]),
        },
        (FieldMut::Zone(zone), None) => *zone = Zone::Same(value.to_string()),
        (FieldMut::LettersByPlayer(letters), Some(_)) => match letters {
            LettersByPlayer::Each(all) => all.push(value.parse().ok()?),
            LettersByPlayer::Same(_) => *letters = LettersByPlayer::Each(vec![value.parse().ok()?]),
        },
        (FieldMut::LettersByPlayer(letters), None) => *letters = LettersByPlayer::Same(value.parse().ok()?),
        (FieldMut::Facing(lines), _) => match value {
            "files" => lines.files = true,
            "ranks" => lines.ranks = true,
            "diagonals" => lines.diagonals = true,
            _ => *lines = if yes(value)? { Facing::STRAIGHT } else { Facing::NONE },
        },
        (FieldMut::Flag(flag), None) => *flag = yes(value)?,
        (FieldMut::Number(number), None) => return number.set(value.parse().ok()?).then_some(()),
        (FieldMut::Choice(choice), None) => return choice.choose(value).then_some(()),
        (FieldMut::Char(letter), None) => {
            let mut letters = value.chars();
            *letter = letters.next().filter(|_| letters.next().is_none())?;
        }
        (FieldMut::Letter(letter), None) => *letter = value.parse().ok()?,
        (FieldMut::Letters(letters) | FieldMut::OtherLetters(letters), None) => *letters = value.parse().ok()?,
        (FieldMut::Squares(text) | FieldMut::Text(text), None) => *text = value.to_string(),
        // The page shows the values of pieces, not the diagram.
        (FieldMut::Decimal(_), None) => {}
        _ => return None,
    }
    Some(())
}

fn yes(value: &str) -> Option<bool> {
    match value {
        "true" => Some(true),
        "false" => Some(false),
        _ => None,
    }
}
