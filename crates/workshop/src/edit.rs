//! Changes of a definition.

use crate::edit_error::EditError;
use crate::mirror::Mirror;
use crate::start_array::StartArray;
use crate::stock::StockRole;
use crate::{board_edits, castling, piece_edits};
use menagerie_rules::{Definition, Letter, Square};
use serde::Deserialize;
use serde_json::{Map, Value};

/// A change of a definition. In JSON: `{"do": "put", "square": "e1", "letter": "K"}`.
#[derive(Clone, Debug, Deserialize)]
#[serde(tag = "do", rename_all = "kebab-case")]
pub enum Edit {
    /// Gives a field of the definition a value, or takes it away.
    Set {
        /// The names of fields and the numbers of rows that lead to it.
        path: Vec<Value>,
        /// The value; without one the field is taken away, so that the usual holds.
        #[serde(default)]
        value: Value,
    },
    /// Puts a piece on a square, or empties it.
    Put {
        /// Where.
        square: String,
        /// The letter of the piece; none empties the square.
        #[serde(default)]
        letter: Option<Letter>,
        /// Whose piece: 0 or 1.
        #[serde(default)]
        player: usize,
        /// How the other side follows.
        #[serde(default)]
        mirror: Mirror,
    },
    /// Moves what stands on one square to another.
    Move {
        /// From where.
        from: String,
        /// Where to.
        to: String,
        /// How the other side follows.
        #[serde(default)]
        mirror: Mirror,
    },
    /// Takes all pieces from the board.
    Clear,
    /// Makes a square missing, or gives it back.
    Hole {
        /// Which.
        square: String,
        /// How the other side's half follows.
        #[serde(default)]
        mirror: Mirror,
    },
    /// Gives the board another size. The first player's half stays at the near edge, the other's at the far one.
    Resize {
        /// How many files.
        files: u8,
        /// How many ranks.
        ranks: u8,
    },
    /// Says how many pieces of a kind a player has in the hand at the start.
    Hand {
        /// Whose hand: 0 or 1.
        player: usize,
        /// The kind.
        letter: Letter,
        /// How many.
        count: usize,
    },
    /// Adds a kind of piece, with a letter that is free.
    AddPiece {
        /// What it is called.
        name: String,
        /// How it moves, in Betza notation.
        betza: String,
        /// The id of its picture; may be empty.
        #[serde(default)]
        art: String,
        /// What it is.
        #[serde(default)]
        role: StockRole,
    },
    /// Takes a kind away, from the board and from all rules.
    RemovePiece {
        /// Which, in the order of the definition.
        index: usize,
    },
    /// Gives the game another name. Its id follows, unless somebody has chosen it.
    Name {
        /// The name.
        name: String,
    },
    /// Gives a kind another letter, on the board and in all rules.
    Letter {
        /// Which, in the order of the definition.
        index: usize,
        /// The letter.
        letter: Letter,
    },
    /// Castling as in chess: the royal piece with the outermost pieces of one kind on its rank, for both players. None takes castling away.
    Castling {
        /// How many squares the royal piece goes; 0 for no castling.
        steps: u8,
    },
}

/// Makes a change. The definition that comes out can be read, but need not be a game that can be played: it is made step by step.
///
/// # Errors
/// If the change cannot be made; then nothing has changed.
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
        Edit::Put { .. } | Edit::Move { .. } | Edit::Clear | Edit::Hole { .. } | Edit::Hand { .. } => {
            let mut start = StartArray::of(&changed)?;
            on_board(&mut start, edit)?;
            start.write(&mut changed);
            castling::keep_possible(&mut changed);
            // What is in a hand must be able to leave it.
            let held = start.hands.is_some_and(|held| !held.is_empty());
            if held && !changed.hands.drops && !changed.hands.gating {
                changed.hands.drops = true;
            }
        }
    }
    castling::mend_rights(definition, &mut changed);
    Ok(changed)
}

/// The id of a game that has no other yet.
const NEW_ID: &str = "my-game";

/// An id made of a name: its letters and digits, small, with a hyphen between words.
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

/// Gives a field a value. The fields on the way are made where they are missing, and those that are left empty are taken away.
fn set(definition: &Definition, path: &[Value], value: &Value) -> Result<Definition, EditError> {
    let unreadable = |_| EditError::Value;
    let mut json = serde_json::to_value(definition).map_err(unreadable)?;
    put(&mut json, path, value)?;
    let mut changed: Definition = serde_json::from_value(json).map_err(unreadable)?;
    castling::mend_rights(definition, &mut changed);
    Ok(changed)
}

fn put(place: &mut Value, path: &[Value], value: &Value) -> Result<(), EditError> {
    let Some((first, rest)) = path.split_first() else {
        *place = value.clone();
        return Ok(());
    };
    if let Some(index) = first.as_u64() {
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
    let usual = if rest[0].is_u64() { Value::Array(Vec::new()) } else { Value::Object(Map::new()) };
    let field = fields.entry(name).or_insert(usual);
    put(field, rest, value)?;
    let empty = field.as_object().is_some_and(Map::is_empty) || field.as_array().is_some_and(Vec::is_empty);
    if empty {
        fields.remove(name);
    }
    Ok(())
}
