//! Values that cross the border.

use wasm_bindgen::prelude::wasm_bindgen;

/// A name and what belongs to it: an attribute and its value, or a kind of mark and its meaning.
#[wasm_bindgen(getter_with_clone)]
pub struct NamedValue {
    /// The attribute, or the kind of mark.
    pub name: String,
    /// Its value, or its meaning.
    pub value: String,
}

impl NamedValue {
    pub(super) fn new(name: &str, value: impl Into<String>) -> NamedValue {
        NamedValue { name: name.to_string(), value: value.into() }
    }
}

/// A square that the picked piece reaches.
#[wasm_bindgen(getter_with_clone)]
pub struct ReachedSquare {
    /// Its name.
    pub square: String,
    /// How it is marked.
    pub kind: String,
    /// Whether the piece may go there without capturing.
    pub moves: bool,
    /// Whether it may capture there.
    pub captures: bool,
    /// Whether it promotes there.
    pub promotes: bool,
    /// The squares on the way.
    pub through: Vec<String>,
    /// The piece that it jumps over.
    pub screen: Option<String>,
}
