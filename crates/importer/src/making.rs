//! What the page asks for on which games are made.

use crate::{language_of, note};
use formats::FormatNote;
use menagerie_js_types::games;
use menagerie_rules::Definition;
use menagerie_workshop::{Edit, EditError, MoveCells, apply, betza_of, read, text_of};
use serde_json::{Value, json};
use wasm_bindgen::prelude::wasm_bindgen;

/// All that a page shows of a text and of the game of this name in it, or of the first, as the JSON of a `Sheet`.
#[wasm_bindgen(js_name = sheetOf)]
pub fn sheet_of(text: &str, name: Option<String>, language: &str) -> String {
    serde_json::to_string(&read(text, name.as_deref(), language_of(language))).unwrap_or_default()
}

/// A definition, given as JSON, after a change: `{"text": "…"}`, or why it cannot be made: `{"fault": "…", "code": "…", "it": "…"}`.
#[wasm_bindgen(js_name = editGame)]
pub fn edit_game(definition: &str, edit: &str) -> String {
    let changed = || -> Result<String, EditError> {
        let definition: Definition = serde_json::from_str(definition).map_err(|_| EditError::Value)?;
        let edit: Edit = serde_json::from_str(edit).map_err(|_| EditError::Value)?;
        Ok(text_of(&apply(&definition, &edit)?))
    };
    match changed() {
        Ok(text) => json!({ "text": text }).to_string(),
        Err(error) => {
            let (code, it) = error.code();
            json!({ "fault": error.to_string(), "code": code, "it": it }).to_string()
        }
    }
}

/// The Betza text of moves that are told as squares, given as the JSON of `MoveCells`; empty where there is none.
#[wasm_bindgen(js_name = betzaOf)]
pub fn betza_of_cells(moves: &str) -> String {
    serde_json::from_str::<MoveCells>(moves).map(|moves| betza_of(&moves)).unwrap_or_default()
}

/// A definition, given as JSON, in another form, `json`, `ini`, `diagram` or `xboard`: `{"text": "…", "notes": [note, …]}`, its notes in the
/// language with this tag, or why it cannot be written: `{"fault": "…"}`.
#[wasm_bindgen(js_name = exportGame)]
pub fn export_game(definition: &str, format: &str, language: &str) -> String {
    let mut definition: Definition = match serde_json::from_str(definition) {
        Ok(definition) => definition,
        Err(error) => return json!({ "fault": error.to_string() }).to_string(),
    };
    // The id of an own game is a sum, by which nobody would find it elsewhere.
    if definition.id.is_empty() || games::is_own(&definition.id) {
        definition.id = games::slug(&definition.name);
    }
    let (text, notes): (String, Vec<FormatNote>) = match format {
        "ini" => formats::to_fairy_stockfish(&definition),
        "diagram" => formats::to_interactive_diagram(&definition),
        "xboard" => formats::to_xboard(&definition),
        _ => (text_of(&definition), Vec::new()),
    };
    let language = language_of(language);
    json!({ "text": text, "notes": notes.iter().map(|it| note(it, language)).collect::<Vec<Value>>() }).to_string()
}

/// A definition, given as JSON, as own games are kept: `{"id": "own-…", "definition": "…"}`, or why it cannot be played: `{"fault": "…"}`.
#[wasm_bindgen(js_name = ownGame)]
pub fn own_game(definition: &str) -> String {
    match games::own_game(definition) {
        Ok((variant, definition)) => json!({ "id": variant.id(), "definition": definition }).to_string(),
        Err(error) => json!({ "fault": error.to_string() }).to_string(),
    }
}
