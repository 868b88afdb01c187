//! Sets of squares in a definition: painted on the board, and for a board of another size.

use crate::edit_error::EditError;
use crate::field_path::at_path;
use menagerie_rules::{
    Bitboard, BoardSize, Definition, Field as _, FieldMut, Forward, Section, Square, Zone, write_squares,
};
use serde_json::Value;

/// Sets the squares of the set at a path: those of a player, or those of the first player with the others' where they see the same.
///
/// # Errors
/// If there is no such set, or it is the same for all players.
pub(crate) fn paint(
    definition: &mut Definition,
    path: &[Value],
    squares: Bitboard,
    player: Option<usize>,
) -> Result<(), EditError> {
    let size = BoardSize::new(definition.board.files, definition.board.ranks).ok_or(EditError::Value)?;
    let forwards: Vec<Forward> = definition.players.iter().map(|player| player.forward).collect();
    let first = forwards.first().copied().unwrap_or_default();
    let same = |squares: Bitboard| Zone::Same(text_of(seen(squares, size, first), size));
    let painted = |zone: &Zone| -> Result<Zone, EditError> {
        let Some(player) = player else { return Ok(same(squares)) };
        let none = vec![Bitboard::EMPTY; forwards.len()];
        let mut each = zone.squares(size, &forwards).unwrap_or(none);
        *each.get_mut(player).ok_or(EditError::Value)? = squares;
        let alike = same(each[0]);
        let is_alike = alike.squares(size, &forwards).is_ok_and(|all| all == each);
        Ok(if is_alike { alike } else { Zone::Each(each.into_iter().map(|squares| text_of(squares, size)).collect()) })
    };
    let mut result = Err(EditError::Value);
    at_path(definition.field(), path, &mut |field| {
        result = match field {
            FieldMut::Zone(zone) => painted(zone).map(|painted| *zone = painted),
            FieldMut::Squares(text) if player.is_none_or(|player| player == 0) => {
                *text = text_of(squares, size);
                Ok(())
            }
            FieldMut::Optional(optional) => match optional.get_or_default() {
                FieldMut::Zone(zone) => painted(zone).map(|painted| *zone = painted),
                _ => Err(EditError::Value),
            },
            _ => Err(EditError::Value),
        };
    });
    result?;
    at_path(definition.field(), path, &mut |field| {
        if let FieldMut::Optional(optional) = field {
            let is_empty = matches!(optional.get(), Some(FieldMut::Zone(zone)) if is_empty(zone));
            if is_empty {
                optional.clear();
            }
        }
    });
    Ok(())
}

fn is_empty(zone: &Zone) -> bool {
    match zone {
        Zone::Same(text) => text.is_empty(),
        Zone::Each(texts) => texts.iter().all(String::is_empty),
    }
}

/// The squares of a player with this direction, as that player sees them: what a text that is the same for all players says.
fn seen(squares: Bitboard, size: BoardSize, forward: Forward) -> Bitboard {
    let from = |square: Square| match forward {
        Forward::North => Some(square),
        Forward::South => Square::new(square.file(), size.ranks() - 1 - square.rank()),
        Forward::East => Square::new(square.rank(), square.file()),
        Forward::West => Square::new(square.rank(), size.files() - 1 - square.file()),
    };
    squares.iter().filter_map(from).filter(|square| size.contains(*square)).collect()
}

/// A text for a set of squares: whole ranks and files, then rectangles.
fn text_of(squares: Bitboard, size: BoardSize) -> String {
    let mut parts = Vec::new();
    let mut left = Bitboard::EMPTY;
    for part in write_squares(squares, size).split_whitespace() {
        match part.parse::<Square>() {
            Ok(square) => left |= Bitboard::EMPTY.with(square),
            Err(_) => parts.push(part.to_string()),
        }
    }
    while let Some(first) = left.iter().next() {
        let on = |file: u8, rank: u8| Square::new(file, rank).is_some_and(|square| left.has(square));
        let last_file = (first.file()..size.files()).take_while(|&file| on(file, first.rank())).last();
        let (last_file, mut last_rank) = (last_file.unwrap_or(first.file()), first.rank());
        while (first.file()..=last_file).all(|file| on(file, last_rank + 1)) {
            last_rank += 1;
        }
        let inside = |square: &Square| {
            (first.file()..=last_file).contains(&square.file()) && (first.rank()..=last_rank).contains(&square.rank())
        };
        let rectangle: Bitboard = left.iter().filter(inside).collect();
        left &= !rectangle;
        match Square::new(last_file, last_rank).filter(|last| *last != first) {
            Some(last) => parts.push(format!("{first}-{last}")),
            None => parts.push(first.to_string()),
        }
    }
    parts.join(" ")
}

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
    use super::{moved, text_of};
    use menagerie_rules::{BoardSize, read_squares};

    #[test]
    fn squares_are_written_as_ranks_files_and_rectangles() {
        let board = BoardSize::new(9, 10).unwrap();
        for (painted, text) in
            [("d1 e1 f1 d2 e2 f2 d3 e3 f3", "d1-f3"), ("*9 *10 e5", "*9 *10 e5"), ("a1 b2", "a1 b2"), ("", "")]
        {
            assert_eq!(text_of(read_squares(painted, board).unwrap(), board), text);
        }
    }

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
