//! Sets of squares in a definition, on a board of another size.

use crate::edit_error::EditError;
use menagerie_rules::{Definition, Shape, Square};
use serde_json::Value;

/// The fields that hold sets of squares.
const FIELDS: [&str; 8] = ["confined", "dropZone", "enPassantZone", "from", "mustIn", "squares", "within", "zone"];

/// The definition with its sets of squares on the new board: what lies in the far half stays as far from the last rank as it was. Squares that
/// are gone are left out, and a set of which nothing is left is taken away, so that the usual holds.
pub(crate) fn resized(definition: &Definition, before: Shape, after: Shape) -> Result<Definition, EditError> {
    let mut json = serde_json::to_value(definition).map_err(|_| EditError::Value)?;
    walk(&mut json, before, after);
    serde_json::from_value(json).map_err(|_| EditError::Value)
}

fn walk(value: &mut Value, before: Shape, after: Shape) {
    match value {
        Value::Object(fields) => {
            let mut gone = Vec::new();
            for (name, field) in fields.iter_mut() {
                if !FIELDS.contains(&name.as_str()) {
                    walk(field, before, after);
                    continue;
                }
                let is_one = !field.is_array();
                let left = match field {
                    Value::Array(texts) => {
                        texts.iter_mut().fold(false, |left, text| move_text(text, before, after) | left)
                    }
                    // By piece.
                    Value::Object(texts) => {
                        texts.retain(|_, text| move_text(text, before, after));
                        !texts.is_empty()
                    }
                    text => move_text(text, before, after),
                };
                if !left && is_one {
                    gone.push(name.clone());
                }
            }
            gone.iter().for_each(|name| drop(fields.remove(name)));
        }
        Value::Array(rows) => rows.iter_mut().for_each(|row| walk(row, before, after)),
        _ => {}
    }
}

/// Moves the squares of a text. Tells whether any are left.
fn move_text(text: &mut Value, before: Shape, after: Shape) -> bool {
    let Some(set) = text.as_str() else { return false };
    let moved = set.split([' ', ',']).filter_map(|part| moved(part, before, after));
    let moved = moved.collect::<Vec<_>>().join(" ");
    let left = !moved.is_empty();
    *text = Value::from(moved);
    left
}

/// A group of squares on the new board; none if it is gone, or is no group.
fn moved(part: &str, before: Shape, after: Shape) -> Option<String> {
    let rank = |rank: u8| {
        let far = rank > before.ranks().div_ceil(2);
        let moved = if far { (after.ranks() + rank).checked_sub(before.ranks())? } else { rank };
        (1..=after.ranks()).contains(&moved).then_some(moved)
    };
    if let Some(number) = part.strip_prefix('*') {
        return if number.is_empty() {
            Some(part.to_string())
        } else {
            Some(format!("*{}", rank(number.parse().ok()?)?))
        };
    }
    if part.ends_with('*') {
        let file = format!("{}1", part.trim_end_matches('*')).parse::<Square>().ok()?.file();
        return (file < after.files()).then(|| part.to_string());
    }
    let square = |text: &str| {
        let square: Square = text.parse().ok()?;
        Square::new(square.file().min(after.files() - 1), rank(square.rank() + 1)? - 1)
    };
    match part.split_once('-') {
        Some((first, last)) => Some(format!("{}-{}", square(first)?, square(last)?)),
        None => square(part).map(|square| square.to_string()),
    }
}

#[cfg(test)]
mod tests {
    use super::moved;
    use menagerie_rules::Shape;

    #[test]
    fn what_lies_far_stays_far() {
        let (small, large) = (Shape::new(8, 8).unwrap(), Shape::new(10, 12).unwrap());
        let told = |part: &str| moved(part, small, large).unwrap_or_default();
        assert_eq!(
            ["*8", "*1", "e7", "d4-e5", "a*", "*"].map(told),
            ["*12", "*1", "e11", "d4-e9", "a*", "*"].map(String::from)
        );
        assert_eq!(moved("h8", large, small).as_deref(), Some("h4"));
        assert_eq!(moved("h8", large, Shape::new(8, 3).unwrap()), None, "there is no such rank");
        assert_eq!(moved("j*", large, small), None);
    }
}
