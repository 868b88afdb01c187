//! The program that reads games of other programs, as a WebAssembly file of its own: what it gives crosses as JSON.

#![forbid(unsafe_code)]

use formats::{FormatError, FormatNote, NoteKind};
use menagerie_rulebook::{RuleSection, rulebook};
use menagerie_rules::{Definition, Options, Passing, Variant};
use menagerie_texts::Language;
use serde_json::{Value, json};
use wasm_bindgen::prelude::wasm_bindgen;

/// The names of the games that a text describes, `{"games": [name, …]}`, or why there are none, `{"reasons": [note, …]}`.
#[wasm_bindgen(js_name = gamesIn)]
pub fn games_in(text: &str) -> String {
    match formats::names(text) {
        Ok(games) => json!({ "games": games }).to_string(),
        Err(error) => refused(&error),
    }
}

/// The game of this name, or the only one: `{"definition": "…", "name": "…", "notes": [note, …], "rules": [section, …], "typed": …}`, or
/// why it cannot be played: `{"reasons": [note, …]}`. A section is `{"title": "…", "sentences": ["…", …]}`, in the language with this tag.
/// `typed` says whether some of its moves are no move of a piece on the board.
#[wasm_bindgen(js_name = readGame)]
pub fn read_game(text: &str, name: Option<String>, language: &str) -> String {
    let game = match formats::read(text, name.as_deref()) {
        Ok(game) => game,
        Err(error) => return refused(&error),
    };
    let variant = match Variant::from_definition(game.definition.clone(), &Options::none()) {
        Ok(variant) => variant,
        Err(error) => {
            let reasons = error.to_string();
            let all: Vec<Value> = reasons
                .lines()
                .map(|words| json!({ "line": 0, "column": 0, "key": "", "kind": "unreadable", "words": words }))
                .collect();
            return json!({ "reasons": all }).to_string();
        }
    };
    let rules: Vec<Value> = rulebook(&variant, Language::of_tag(language).unwrap_or_default())
        .into_iter()
        .map(|RuleSection { title, sentences, .. }| json!({ "title": title, "sentences": sentences }))
        .collect();
    let definition = serde_json::to_string(&game.definition).unwrap_or_default();
    let notes: Vec<Value> = game.notes.iter().map(note).collect();
    let (name, typed) = (&game.definition.name, is_typed(&game.definition));
    json!({ "definition": definition, "name": name, "notes": notes, "rules": rules, "typed": typed }).to_string()
}

/// Whether some moves can only be written, because no piece on the board makes them: drops, gating, passing.
fn is_typed(definition: &Definition) -> bool {
    definition.hands.drops || definition.hands.gating || definition.passing != Passing::Never
}

fn refused(error: &FormatError) -> String {
    json!({ "reasons": error.reasons.iter().map(note).collect::<Vec<_>>() }).to_string()
}

fn note(note: &FormatNote) -> Value {
    let kind = match note.kind {
        NoteKind::NotNeeded => "not-needed",
        NoteKind::Unsupported => "unsupported",
        NoteKind::Unreadable => "unreadable",
        NoteKind::Assumed => "assumed",
    };
    json!({ "line": note.line, "column": note.column, "key": note.key, "kind": kind, "words": note.words })
}
