//! The program that reads games of other programs, as a WebAssembly file of its own: what it gives crosses as JSON.

#![forbid(unsafe_code)]

mod making;

use formats::{FormatError, FormatNote, NoteKind, Recognised, TextKind, notations};
use menagerie_rulebook::{RuleExample, RuleSection, examples, piece_name, piece_rules, rulebook, traits};
use menagerie_rules::{Options, Variant};
use menagerie_texts::Language;
use serde_json::{Value, json};
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{TextDecoder, TextDecoderOptions};

/// What the bytes of a text or a file are: `{"kind": "games"}`; `{"kind": "definitions", "text": "…"}`; `{"kind": "notation", "game": "…"}`,
/// a record in a notation of its own and its game, for [`games_of_notation`]; or `{"kind": "foreign", "words": "…"}`, what it is that is
/// not read, in the language with this tag.
#[wasm_bindgen]
pub fn recognise(bytes: &[u8], language: &str) -> String {
    let Recognised { text, kind } = formats::recognise_with(bytes, &decoded);
    match kind {
        Ok(TextKind::Games) => json!({ "kind": "games" }),
        Ok(TextKind::Definitions(_)) => json!({ "kind": "definitions", "text": text }),
        Ok(TextKind::Notation(found)) => json!({ "kind": "notation", "game": found.game }),
        Err(foreign) => json!({ "kind": "foreign", "words": foreign.in_words(language_of(language)) }),
    }
    .to_string()
}

/// The text of bytes in an encoding, which the browser decodes; none if they are not in it.
fn decoded(label: &str, bytes: &[u8]) -> Option<String> {
    let options = TextDecoderOptions::new();
    options.set_fatal(true);
    let decoder = TextDecoder::new_with_label_and_options(label, &options).ok()?;
    decoder.decode_with_u8_array(bytes).ok()
}

/// The games of a record in a notation of its own, as PGN; `definition` is the JSON of their game. `{"pgn": "…", "faults": ["…", …]}`: what
/// could not be read stands in the faults, in English.
#[wasm_bindgen(js_name = gamesOfNotation)]
pub fn games_of_notation(bytes: &[u8], definition: &str) -> String {
    let Recognised { text, kind } = formats::recognise_with(bytes, &decoded);
    let (Ok(TextKind::Notation(found)), Ok(variant)) = (kind, Variant::from_json(definition, &Options::none())) else {
        return json!({ "pgn": "", "faults": [] }).to_string();
    };
    let (mut pgn, mut faults) = (Vec::new(), Vec::new());
    for game in notations::games(&text, found.notation, &variant) {
        match game {
            Ok(game) => {
                faults.extend(game.warnings.iter().map(ToString::to_string));
                pgn.push(game.to_text());
            }
            Err(fault) => faults.push(fault.to_string()),
        }
    }
    json!({ "pgn": pgn.join("\n"), "faults": faults }).to_string()
}

/// The names of the games that a text describes, `{"games": [name, …]}`, or why there are none, `{"reasons": [note, …]}`. A note is
/// `{"line": 3, "column": 1, "key": "…", "kind": "…", "words": "…"}`, its words in the language with this tag.
#[wasm_bindgen(js_name = gamesIn)]
pub fn games_in(text: &str, language: &str) -> String {
    match formats::names(text) {
        Ok(games) => json!({ "games": games }).to_string(),
        Err(error) => refused(&error, language_of(language)),
    }
}

/// The game of this name, or the only one: `{"definition": "…", "name": "…", "notes": [note, …], "rules": [section, …]}`, or why it cannot
/// be played: `{"reasons": [note, …]}`. What the rules find wrong is in English, which such a note tells as its `"lang"`. A section is `{"id": "…", "title": "…", "sentences": ["…", …]}`, in the language with this tag;
/// beside them stand the `"pieces"`, each `{"name": "…", "letter": "…", "betza": "…", "sentences": ["…", …]}`.
/// [`examples_of`] gives what of them can be shown on the board.
#[wasm_bindgen(js_name = readGame)]
pub fn read_game(text: &str, name: Option<String>, language: &str) -> String {
    let language = language_of(language);
    let game = match formats::read(text, name.as_deref()) {
        Ok(game) => game,
        Err(error) => return refused(&error, language),
    };
    let variant = match Variant::from_definition(game.definition.clone(), &Options::none()) {
        Ok(variant) => variant,
        Err(error) => {
            let reasons = error.to_string();
            let all: Vec<Value> = reasons
                .lines()
                .map(|words| json!({ "line": 0, "column": 0, "key": "", "kind": "unreadable", "words": words, "lang": "en" }))
                .collect();
            return json!({ "reasons": all }).to_string();
        }
    };
    let rules: Vec<Value> = rulebook(&variant, language)
        .into_iter()
        .map(|RuleSection { id, title, sentences }| json!({ "id": id, "title": title, "sentences": sentences }))
        .collect();
    let pieces: Vec<Value> = variant
        .kind_ids()
        .take(game.definition.pieces.len())
        .map(|kind| {
            let it = variant.kind(kind);
            json!({
                "name": piece_name(&variant, kind, language),
                "letter": it.letter.to_string(),
                "betza": it.betza,
                "sentences": piece_rules(&variant, kind, language),
            })
        })
        .collect();
    let definition = serde_json::to_string(&game.definition).unwrap_or_default();
    let notes: Vec<Value> = game.notes.iter().map(|it| note(it, language)).collect();
    json!({ "definition": definition, "name": game.definition.name, "notes": notes, "rules": rules, "pieces": pieces })
        .to_string()
}

/// The rules of the game of this definition that can be shown on the board, `[example, …]`, each `{"id": "…", "title": "…", "caption": "…",
/// "fen": "…", "moves": "…", "san": ["…", …], "select": "…"}`, in the language with this tag. None where it is no game.
#[wasm_bindgen(js_name = examplesOf)]
pub fn examples_of(definition: &str, language: &str) -> String {
    let Ok(variant) = Variant::from_json(definition, &Options::none()) else { return "[]".to_string() };
    let all = examples(&variant, language_of(language));
    let all = all.into_iter().map(|RuleExample { id, title, caption, fen, moves, san, select }| {
        let select = select.map(|square| square.to_string());
        json!({
            "id": id, "title": title, "caption": caption, "fen": fen, "moves": moves.join(" "), "san": san,
            "select": select.unwrap_or_default(),
        })
    });
    Value::from(all.collect::<Vec<_>>()).to_string()
}

/// What the game of this definition is like, by which it is found in the gallery: `{"size": "small", "players": 2, "difficulty": "easy",
/// "short": false, "drops": true, "hoppers": false}`. `null` where it is no game.
#[wasm_bindgen(js_name = traitsOf)]
pub fn traits_of(definition: &str) -> String {
    let Ok(variant) = Variant::from_json(definition, &Options::none()) else { return Value::Null.to_string() };
    let it = traits(&variant);
    json!({
        "size": it.size.id(), "players": it.players, "difficulty": it.difficulty.id(), "short": it.short, "drops": it.drops,
        "hoppers": it.hoppers,
    })
    .to_string()
}

/// The language with a tag; English if it is not spoken here.
fn language_of(tag: &str) -> Language {
    Language::of_tag(tag).unwrap_or_default()
}

fn refused(error: &FormatError, language: Language) -> String {
    json!({ "reasons": error.reasons.iter().map(|it| note(it, language)).collect::<Vec<_>>() }).to_string()
}

fn note(note: &FormatNote, language: Language) -> Value {
    let kind = match note.kind {
        NoteKind::NotNeeded => "not-needed",
        NoteKind::Unsupported => "unsupported",
        NoteKind::Unreadable => "unreadable",
        NoteKind::Assumed => "assumed",
    };
    json!({ "line": note.line, "column": note.column, "key": note.key, "kind": kind, "words": note.words(language) })
}
