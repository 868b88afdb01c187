//! Finds a field of a definition by its path: names of fields, indices of rows, keys of maps.

use menagerie_rules::{FieldMut, Rows};
use serde_json::Value;

/// Calls `then` with the field at a path. A row or an entry that does not exist is made, with its default value. Returns whether there is
/// such a field.
pub(crate) fn at_path(field: FieldMut<'_>, path: &[Value], then: &mut dyn FnMut(FieldMut<'_>)) -> bool {
    let Some((first, rest)) = path.split_first() else {
        then(field);
        return true;
    };
    match field {
        FieldMut::Section(section) => {
            let Some(name) = first.as_str() else { return false };
            let mut found = false;
            section.fields(&mut |info, field| found |= info.name == name && at_path(field, rest, then));
            found
        }
        FieldMut::List(rows) | FieldMut::OneOrMany(rows) => {
            let index = first.as_u64().and_then(|index| usize::try_from(index).ok());
            index.and_then(|index| rows.row(index)).is_some_and(|row| at_path(row, rest, then))
        }
        FieldMut::Map(entries) => {
            first.as_str().and_then(|key| entries.entry(key)).is_some_and(|entry| at_path(entry, rest, then))
        }
        FieldMut::SquaresByLetter(squares) => {
            let letter = first.as_str().and_then(|key| key.parse().ok());
            let entry = letter.and_then(|letter| squares.entry(letter));
            entry.is_some_and(|text| at_path(FieldMut::Squares(text), rest, then))
        }
        FieldMut::Optional(optional) => at_path(optional.get_or_default(), path, then),
        _ => false,
    }
}

/// The number of rows of a list.
pub(crate) fn count(rows: &mut dyn Rows) -> usize {
    let mut count = 0;
    rows.retain(&mut |_| {
        count += 1;
        true
    });
    count
}
