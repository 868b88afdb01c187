//! The program that reads games of other programs, a separate WebAssembly file.

#![forbid(unsafe_code)]

mod answers;
mod making;

use answers::{
    ContentKind, FoundGames, GameAnswer, GameInWords, GamesAnswer, NotationGames, PieceInWords, ReadingRefusal,
    SectionText, ShownExample, ShownExamples, TraitIds,
};
use formats::{FormatError, FormatNote, Recognised, TextKind, notations};
use js_sys::Function;
use menagerie_js_types::Js;
use menagerie_rulebook::{RuleExample, RuleSection, examples, piece_name, piece_rules, rulebook, traits};
use menagerie_rules::{Options, Variant, pgn_words, words};
use menagerie_texts::Language;
use menagerie_workshop::{CheckForm, Diagnostic, DiagnosticKind};
use std::convert::Infallible;
use std::time::Duration;
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;
use web_sys::{TextDecoder, TextDecoderOptions};

/// What the bytes of a text or a file are, in words of the language with this tag. The games of a record in a notation of its own come from
/// [`games_of_notation`].
#[wasm_bindgen]
pub fn recognise(bytes: &[u8], language: &str) -> Js<ContentKind> {
    let Recognised { text, kind } = formats::recognise_with(bytes, &decoded);
    Js(match kind {
        Ok(TextKind::Games) => ContentKind::Games,
        Ok(TextKind::Definitions(_)) => ContentKind::Definitions { text },
        Ok(TextKind::Notation(found)) => ContentKind::Notation { game: found.game.to_string() },
        Err(foreign) => ContentKind::Foreign { words: foreign.in_words(language_of(language)) },
    })
}

/// The text of bytes in an encoding, decoded by the browser; none if they are not valid.
fn decoded(label: &str, bytes: &[u8]) -> Option<String> {
    let options = TextDecoderOptions::new();
    options.set_fatal(true);
    let decoder = TextDecoder::new_with_label_and_options(label, &options).ok()?;
    decoder.decode_with_u8_array(bytes).ok()
}

/// The games of a record in a notation of its own; `definition` is the JSON of their game. What could not be read is in the language with
/// this tag.
#[wasm_bindgen(js_name = gamesOfNotation)]
pub fn games_of_notation(bytes: &[u8], definition: &str, language: &str) -> Js<NotationGames> {
    let language = language_of(language);
    let Recognised { text, kind } = formats::recognise_with(bytes, &decoded);
    let (Ok(TextKind::Notation(found)), Ok(variant)) = (kind, Variant::from_json(definition, &Options::none())) else {
        return Js(NotationGames::default());
    };
    let (mut pgn, mut faults) = (Vec::new(), Vec::new());
    for game in notations::games(&text, found.notation, &variant) {
        match game {
            Ok(game) => {
                faults.extend(game.warnings.iter().map(|note| pgn_words(&note.describe(), language)));
                pgn.push(game.to_text());
            }
            Err(fault) => faults.push(pgn_words(&fault.describe(), language)),
        }
    }
    Js(NotationGames { pgn: pgn.join("\n"), faults })
}

/// The names of the games that a text describes, or why there are none, in the language with this tag.
#[wasm_bindgen(js_name = gamesIn)]
pub fn games_in(text: &str, language: &str) -> Js<GamesAnswer> {
    Js(match formats::names(text) {
        Ok(games) => GamesAnswer::Found(FoundGames { games }),
        Err(error) => GamesAnswer::Refused(refused(&error, language_of(language))),
    })
}

/// The game of this name, or the only one, with its rules in the language with this tag, or why it cannot be played. [`examples_of`] gives
/// what of the rules can be shown on the board.
#[wasm_bindgen(js_name = readGame)]
pub fn read_game(text: &str, name: Option<String>, language: &str) -> Js<GameAnswer> {
    let language = language_of(language);
    Js(match imported(text, name.as_deref(), language) {
        Ok(game) => GameAnswer::Read(game),
        Err(refusal) => GameAnswer::Refused(refusal),
    })
}

fn imported(text: &str, name: Option<&str>, language: Language) -> Result<GameInWords, ReadingRefusal> {
    let game = formats::read(text, name).map_err(|error| refused(&error, language))?;
    let variant = Variant::from_definition(game.definition.clone(), &Options::none()).map_err(|error| {
        let words = words(&error.describe(), language);
        let kind = DiagnosticKind::Unreadable;
        ReadingRefusal { reasons: vec![Diagnostic { line: 0, column: 0, key: String::new(), kind, words }] }
    })?;
    let section =
        |RuleSection { id, title, sentences }| SectionText { id: id.to_string(), title: title.to_string(), sentences };
    let piece = |kind| {
        let it = variant.kind(kind);
        PieceInWords {
            name: piece_name(&variant, kind, language),
            letter: it.letter.to_string(),
            betza: it.betza.clone(),
            sentences: piece_rules(&variant, kind, language),
        }
    };
    Ok(GameInWords {
        definition: serde_json::to_string(&game.definition).unwrap_or_default(),
        notes: notes(&game.notes, language),
        rules: rulebook(&variant, language).into_iter().map(section).collect(),
        pieces: variant.kind_ids().take(game.definition.pieces.len()).map(piece).collect(),
        name: game.definition.name,
    })
}

/// The rules of the game of this definition that can be shown on the board, in the language with this tag. None where it is no game.
#[wasm_bindgen(js_name = examplesOf)]
pub fn examples_of(definition: &str, language: &str) -> Js<ShownExamples> {
    let Ok(variant) = Variant::from_json(definition, &Options::none()) else { return Js(ShownExamples(Vec::new())) };
    let shown = |RuleExample { id, title, caption, fen, moves, select, .. }| {
        let select = select.map_or_else(String::new, |square| square.to_string());
        ShownExample { id, title, caption, fen, moves: moves.join(" "), select }
    };
    Js(ShownExamples(examples(&variant, language_of(language)).into_iter().map(shown).collect()))
}

/// What the game of this definition is like, by which it is found in the gallery; none where it is no game.
#[wasm_bindgen(js_name = traitsOf)]
pub fn traits_of(definition: &str) -> Option<Js<TraitIds>> {
    let it = traits(&Variant::from_json(definition, &Options::none()).ok()?);
    let (size, difficulty) = (it.size.id(), it.difficulty.id());
    Some(Js(TraitIds { size, players: it.players, difficulty, short: it.short, drops: it.drops, hoppers: it.hoppers }))
}

/// Reports on the games that a text defines, or on the one with this name, as `menagerie check` does: `put` gets each line, of words or of
/// JSON, and `now` says the time in milliseconds. The number of games that cannot be played.
#[wasm_bindgen(js_name = checkGames)]
pub fn check_games(
    file: &str,
    text: &str,
    name: Option<String>,
    json: bool,
    language: &str,
    #[wasm_bindgen(unchecked_param_type = "() => number")] now: &Function,
    #[wasm_bindgen(unchecked_param_type = "(line: string) => void")] put: &Function,
) -> usize {
    let form = CheckForm { json, language: language_of(language) };
    let time = || {
        let millis = now.call0(&JsValue::UNDEFINED).ok().and_then(|it| it.as_f64()).unwrap_or_default();
        Duration::from_secs_f64(millis.max(0.0) / 1000.0)
    };
    let mut line = |text: &str| {
        // A printer that fails is JavaScript's own affair.
        let _ = put.call1(&JsValue::UNDEFINED, &text.into());
        Ok::<(), Infallible>(())
    };
    let Ok(bad) = menagerie_workshop::check(file, text, name.as_deref(), form, &time, &mut line);
    bad
}

/// The language with a tag; English if it is not supported.
fn language_of(tag: &str) -> Language {
    Language::of_tag(tag).unwrap_or_default()
}

fn refused(error: &FormatError, language: Language) -> ReadingRefusal {
    ReadingRefusal { reasons: notes(&error.reasons, language) }
}

fn notes(all: &[FormatNote], language: Language) -> Vec<Diagnostic> {
    all.iter().map(|note| Diagnostic::of_note(note, language)).collect()
}
