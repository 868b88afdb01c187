//! Sets of squares in a definition, for a board of another size.

use crate::edit_error::EditError;
use menagerie_rules::{BoardSize, Definition, FieldMut, Section, Square, Zone};

/// Changes the sets of squares of a definition to those of the new board. Squares in the far half keep their distance from the last rank.
/// Squares that are gone are removed, and empty sets are removed, so that the default holds.
///
/// # Errors
/// If no squares are left of a set that must not be left out.
pub(crate) fn resize(definition: &mut Definition, before: BoardSize, after: BoardSize) -> Result<(), EditError> {
    let mut resizing = Resizing { before, after, is_incomplete: false };
    resizing.section(definition);
    if resizing.is_incomplete { Err(EditError::Value) } else { Ok(()) }
}

struct Resizing {
    before: BoardSize,
    after: BoardSize,
    /// Whether a set is empty that must not be left out.
    is_incomplete: bool,
}

impl Resizing {
    fn section(&mut self, section: &mut dyn Section) {
        section.fields(&mut |info, field| {
            let has_value = self.field(field);
            self.is_incomplete |= info.is_required && !has_value;
        });
    }

    /// Returns whether the field still has a value.
    fn field(&mut self, field: FieldMut<'_>) -> bool {
        match field {
            FieldMut::Zone(Zone::Same(text)) => return self.squares(text),
            FieldMut::Zone(Zone::Each(texts)) => {
                for text in texts {
                    self.squares(text);
                }
            }
            FieldMut::Squares(text) => {
                let has_squares = self.squares(text);
                if !has_squares {
                    *text = "*".to_string();
                }
            }
            FieldMut::SquaresByLetter(squares) => squares.retain(|_, text| self.squares(text)),
            FieldMut::Optional(optional) => {
                let is_empty = optional.get().is_some_and(|value| !self.field(value));
                if is_empty {
                    optional.clear();
                }
            }
            FieldMut::List(rows) | FieldMut::OneOrMany(rows) => rows.retain(&mut |row| {
                self.field(row);
                true
            }),
            FieldMut::Section(section) => self.section(section),
            _ => {}
        }
        true
    }

    /// Moves the squares of a text. Returns whether any are left.
    fn squares(&self, text: &mut String) -> bool {
        let moved = text.split([' ', ',']).filter_map(|part| moved(part, self.before, self.after));
        *text = moved.collect::<Vec<_>>().join(" ");
        !text.is_empty()
    }
}

/// A group of squares on the new board; none if it is gone or is not a group.
fn moved(part: &str, before: BoardSize, after: BoardSize) -> Option<String> {
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
    use menagerie_rules::BoardSize;

    #[test]
    fn what_lies_far_stays_far() {
        let (small, large) = (BoardSize::new(8, 8).unwrap(), BoardSize::new(10, 12).unwrap());
        let resized = |part: &str| moved(part, small, large).unwrap_or_default();
        assert_eq!(
            ["*8", "*1", "e7", "d4-e5", "a*", "*"].map(resized),
            ["*12", "*1", "e11", "d4-e9", "a*", "*"].map(String::from)
        );
        assert_eq!(moved("h8", large, small).as_deref(), Some("h4"));
        assert_eq!(moved("h8", large, BoardSize::new(8, 3).unwrap()), None, "there is no such rank");
        assert_eq!(moved("j*", large, small), None);
    }
}
