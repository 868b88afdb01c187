//! Changes of a definition.

use crate::edit_error::EditError;
use crate::field_path::{at_path, count};
use crate::mirror::Mirror;
use crate::start_array::StartArray;
use crate::stock::StockRole;
use crate::{beginnings, board_edits, castling, options, pairs, piece_edits, players, zones};
use menagerie_rules::{Definition, Field as _, FieldMut, Letter, Square};
use serde::Deserialize;
use serde_json::{Map, Value};

/// A change of a definition. In JSON: `{"do": "put", "square": "e1", "letter": "K"}`.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Edit {
    /// Sets a field of the definition, or removes it.
    Set {
        /// The path to it: names of fields and indices of rows.
        #[cfg_attr(feature = "js", tsify(type = "(string | number)[]"))]
        path: Vec<Value>,
        /// The value; none removes the field, so that the default holds.
        #[serde(default)]
        #[cfg_attr(feature = "js", tsify(type = "unknown"))]
        value: Value,
    },
    /// Puts a piece on a square, or empties it.
    Put {
        /// The square.
        square: String,
        /// The letter of the piece; none empties the square.
        #[serde(default)]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        letter: Option<Letter>,
        /// The player, from 0.
        #[serde(default)]
        player: usize,
        /// Whether and how the other sides follow.
        #[serde(default)]
        mirror: Mirror,
    },
    /// Moves a piece to another square.
    Move {
        /// The origin.
        from: String,
        /// The destination.
        to: String,
        /// Whether and how the other side follows.
        #[serde(default)]
        mirror: Mirror,
    },
    /// Removes all pieces from the board.
    Clear,
    /// Makes a square a hole, or a square again.
    Hole {
        /// The square.
        square: String,
        /// Whether and how the other side follows.
        #[serde(default)]
        mirror: Mirror,
    },
    /// Changes the size of the board. The first player's half stays at the near edge, the other's at the far one.
    Resize {
        /// How many files.
        files: u8,
        /// How many ranks.
        ranks: u8,
    },
    /// Sets the number of pieces of a kind that a player has in the hand at the start.
    Hand {
        /// The player: 0 or 1.
        player: usize,
        /// The kind.
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        letter: Letter,
        /// The number.
        count: usize,
    },
    /// Adds a kind of piece, with a free letter.
    AddPiece {
        /// Its name.
        name: String,
        /// Its moves in Betza notation.
        betza: String,
        /// The id of its picture; may be empty.
        #[serde(default)]
        art: String,
        /// Its role.
        #[serde(default)]
        role: StockRole,
    },
    /// Removes a kind from the board and from all rules.
    RemovePiece {
        /// The index in the definition.
        index: usize,
    },
    /// Renames the game. Its id changes too, unless it was chosen by hand.
    Name {
        /// The name.
        name: String,
    },
    /// Changes the letter of a kind on the board and in all rules.
    Letter {
        /// The index in the definition.
        index: usize,
        /// The letter.
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        letter: Letter,
    },
    /// Adds a row to a list, or makes an absent part present, with values to begin with.
    Add {
        /// The path to it.
        #[cfg_attr(feature = "js", tsify(type = "(string | number)[]"))]
        path: Vec<Value>,
        /// The form of the row, where rows have several.
        #[serde(default)]
        form: Option<String>,
    },
    /// Sets the squares of a set.
    Paint {
        /// The path to it.
        #[cfg_attr(feature = "js", tsify(type = "(string | number)[]"))]
        path: Vec<Value>,
        /// The squares; none removes the set, where it may be absent.
        squares: Vec<String>,
        /// The player whose squares they are, on the board as it is; without one, they are the first player's, and the other players' are
        /// where they see the same.
        #[serde(default)]
        player: Option<usize>,
    },
    /// Sets who moves first.
    First {
        /// The player, from 0.
        player: usize,
    },
    /// Changes the letter of a player in position texts.
    PlayerLetter {
        /// The player, from 0.
        player: usize,
        /// The letter.
        letter: char,
    },
    /// Gives a kind its promoted kind, as in Shogi: it may become that in the last third of the ranks, and goes to a hand as what it was.
    Pair {
        /// The index of the kind in the definition.
        index: usize,
        /// The letter of the promoted kind; without one, a new kind is added.
        #[serde(default)]
        #[cfg_attr(feature = "js", tsify(type = "string"))]
        letter: Option<Letter>,
    },
    /// Separates a kind from its promoted kind, which stays in the game.
    Unpair {
        /// The index of the kind in the definition.
        index: usize,
    },
    /// Sets castling as in chess: the royal piece with the outermost pieces of one kind on its rank, for both players.
    Castling {
        /// How many squares the royal piece moves; 0 for no castling.
        steps: u8,
    },
}

/// Makes a change. The resulting definition can be read, but need not be playable, because a game is made step by step.
///
/// # Errors
/// If the change cannot be made. Then nothing has changed.
///
/// ```
/// use menagerie_workshop::{Edit, apply};
/// let chess = formats::built_in("chess").unwrap().definition;
/// let edit: Edit = serde_json::from_str(r#"{"do": "put", "square": "e1", "letter": "Q", "mirror": "reflected"}"#).unwrap();
/// assert!(apply(&chess, &edit).unwrap().start.starts_with("rnbqqbnr/"));
/// ```
pub fn apply(definition: &Definition, edit: &Edit) -> Result<Definition, EditError> {
    let mut changed = definition.clone();
    match edit {
        Edit::Set { path, value } => return set(definition, path, value),
        Edit::AddPiece { name, betza, art, role } => {
            piece_edits::add(&mut changed, name, betza, art)?;
            piece_edits::give_role(&mut changed, *role);
        }
        Edit::RemovePiece { index } => changed = piece_edits::remove(&changed, *index)?,
        Edit::Name { name } => {
            if changed.id == id_of(&changed.name) || changed.id == NEW_ID {
                changed.id = id_of(name);
            }
            changed.name.clone_from(name);
        }
        Edit::Letter { index, letter } => changed = piece_edits::rename(&changed, *index, *letter)?,
        Edit::Castling { steps } => castling::set(&mut changed, *steps)?,
        Edit::Resize { files, ranks } => board_edits::resize(&mut changed, *files, *ranks)?,
        Edit::Add { path, form } => add(&mut changed, path, form.as_deref())?,
        Edit::Paint { path, squares, player } => {
            let start = StartArray::of(&changed)?;
            let squares = squares.iter().map(|name| at(&start, name)).collect::<Result<_, _>>()?;
            zones::paint(&mut changed, path, squares, *player)?;
        }
        Edit::First { player } => {
            let mut start = StartArray::of(&changed)?;
            start.set_first(*player);
            start.write(&mut changed);
        }
        Edit::PlayerLetter { player, letter } => players::rename(&mut changed, *player, *letter)?,
        Edit::Pair { index, letter } => pairs::pair(&mut changed, *index, *letter)?,
        Edit::Unpair { index } => pairs::separate(&mut changed, *index)?,
        Edit::Put { .. } | Edit::Move { .. } | Edit::Clear | Edit::Hole { .. } | Edit::Hand { .. } => {
            let mut start = StartArray::of(&changed)?;
            on_board(&mut start, edit)?;
            start.write(&mut changed);
            castling::keep_possible(&mut changed);
            // Pieces in a hand must be able to leave it.
            let held = start.hands.is_some_and(|held| !held.is_empty());
            if held && !changed.hands.drops && !changed.hands.gating {
                changed.hands.drops = true;
            }
        }
    }
    castling::mend_rights(definition, &mut changed);
    options::follow(definition, &mut changed);
    Ok(changed)
}

/// Adds a row of a form to the list at a path, or makes what may be absent there present.
fn add(definition: &mut Definition, path: &[Value], form: Option<&str>) -> Result<(), EditError> {
    let mut is_possible = true;
    let found = at_path(definition.field(), path, &mut |field| match field {
        FieldMut::List(rows) | FieldMut::OneOrMany(rows) => {
            let number = count(rows);
            let row = rows.row(number);
            if let (Some(FieldMut::Section(section)), Some(form)) = (row, form) {
                is_possible = section.choose_form(form);
            }
        }
        FieldMut::Optional(optional) => drop(optional.get_or_default()),
        _ => is_possible = false,
    });
    if !found || !is_possible {
        return Err(EditError::Value);
    }
    beginnings::fill(definition, path);
    Ok(())
}

/// The id of a game without another one.
const NEW_ID: &str = "my-game";

/// An id from a name: its letters and digits in lower case, with a hyphen between words.
fn id_of(name: &str) -> String {
    let plain = |letter: char| if letter.is_ascii_alphanumeric() { letter.to_ascii_lowercase() } else { ' ' };
    let words: String = name.chars().map(plain).collect();
    let id = words.split_whitespace().collect::<Vec<_>>().join("-");
    if id.is_empty() { NEW_ID.to_string() } else { id }
}

fn on_board(start: &mut StartArray, edit: &Edit) -> Result<(), EditError> {
    match edit {
        Edit::Put { square, letter, player, mirror } => {
            board_edits::put(start, at(start, square)?, letter.map(|letter| (*player, letter)), *mirror);
        }
        Edit::Move { from, to, mirror } => board_edits::shift(start, at(start, from)?, at(start, to)?, *mirror),
        Edit::Hole { square, mirror } => board_edits::hole(start, at(start, square)?, *mirror),
        Edit::Hand { player, letter, count } => board_edits::hand(start, *player, *letter, *count),
        _ => start.pieces.clear(),
    }
    Ok(())
}

/// The square of the board that has this name.
fn at(start: &StartArray, name: &str) -> Result<Square, EditError> {
    let square = name.parse::<Square>().ok().filter(|square| start.shape.contains(*square));
    square.ok_or_else(|| EditError::Square(name.to_string()))
}

/// Sets a field. Missing fields on the path are created, and fields that become empty are removed.
fn set(definition: &Definition, path: &[Value], value: &Value) -> Result<Definition, EditError> {
    let unreadable = |_| EditError::Value;
    let mut json = serde_json::to_value(definition).map_err(unreadable)?;
    put(&mut json, path, value)?;
    let mut changed: Definition = serde_json::from_value(json).map_err(unreadable)?;
    castling::mend_rights(definition, &mut changed);
    options::follow(definition, &mut changed);
    Ok(changed)
}

fn put(place: &mut Value, path: &[Value], value: &Value) -> Result<(), EditError> {
    let Some((first, rest)) = path.split_first() else {
        *place = value.clone();
        return Ok(());
    };
    if let Some(index) = first.as_u64() {
        // A list with a single row may be written as that row.
        if place.is_object() {
            *place = Value::Array(vec![place.take()]);
        }
        let rows = place.as_array_mut().ok_or(EditError::Value)?;
        let index = usize::try_from(index).unwrap_or(usize::MAX);
        if rest.is_empty() && value.is_null() {
            if index < rows.len() {
                rows.remove(index);
            }
            return Ok(());
        }
        if index == rows.len() {
            rows.push(Value::Null);
        }
        let row = rows.get_mut(index).ok_or(EditError::Value)?;
        return put(row, rest, value);
    }
    let Some(name) = first.as_str() else {
        return Err(EditError::Value);
    };
    if place.is_null() {
        *place = Value::Object(Map::new());
    }
    let Some(fields) = place.as_object_mut() else {
        return Err(EditError::Value);
    };
    if rest.is_empty() {
        if value.is_null() {
            fields.remove(name);
        } else {
            fields.insert(name.to_string(), value.clone());
        }
        return Ok(());
    }
    let empty = if rest[0].is_u64() { Value::Array(Vec::new()) } else { Value::Object(Map::new()) };
    let field = fields.entry(name).or_insert(empty);
    put(field, rest, value)?;
    let empty = field.as_object().is_some_and(Map::is_empty) || field.as_array().is_some_and(Vec::is_empty);
    if empty {
        fields.remove(name);
    }
    Ok(())
}
