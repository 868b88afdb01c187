//! The functions for the workshop page.

use crate::answers::{EditAnswer, ExportAnswer, OwnGameAnswer};
use crate::{language_of, notes};
use formats::FormatNote;
use menagerie_js_types::{Js, games, read};
use menagerie_rules::{Definition, words};
use menagerie_scene::{BoardColours, BoardGrid, BoardSquares, Orientation, SvgNode};
use menagerie_texts::slug;
use menagerie_workshop::{Edit, EditError, FormField, MoveCells, Sheet, apply, betza_of, cells_of, form_of, text_of};
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

/// All that a page shows of a text and of the game of this name in it, or of the first, in the language with this tag.
#[wasm_bindgen(js_name = sheetOf)]
pub fn sheet_of(text: &str, name: Option<String>, language: &str) -> Js<Sheet> {
    Js(menagerie_workshop::read(text, name.as_deref(), language_of(language)))
}

/// A board without pieces, as SVG. `holes` are the names of the places that are no squares; they have the colour `--hole`.
#[wasm_bindgen(js_name = boardPicture)]
pub fn board_picture(files: u8, ranks: u8, checkered: bool, holes: Vec<String>) -> String {
    let (grid, colours) = (BoardGrid::new(files, ranks, Orientation::Unturned), BoardColours::Wood.squares());
    let holes = holes.iter().filter_map(|name| name.parse().ok()).collect();
    let (width, height) = grid.extent();
    let mut picture = SvgNode::picture([0, 0, width, height]);
    let board = BoardSquares { grid, checkered, holes };
    picture.children = board.layers(&colours, Some("var(--hole)"));
    picture.children.push(grid.coordinates(false, |square| {
        let [_, text] = board.colours_at(square, &colours);
        [text.to_string(), "none".to_string()]
    }));
    let mut out = String::new();
    picture.write(&mut out);
    out
}

/// A definition, given as JSON, after a change, or why it cannot be made, in the language with this tag.
#[wasm_bindgen(js_name = editGame)]
pub fn edit_game(definition: &str, edit: Ts<Edit>, language: &str) -> Js<EditAnswer> {
    let changed = || -> Result<String, EditError> {
        let definition: Definition = serde_json::from_str(definition).map_err(|_| EditError::Value)?;
        let edit = read(&edit).map_err(|_| EditError::Value)?;
        Ok(text_of(&apply(&definition, &edit)?))
    };
    Js(match changed() {
        Ok(text) => EditAnswer::Changed { text },
        Err(error) => EditAnswer::Refused { fault: formats::words(&error.describe(), language_of(language)) },
    })
}

/// The Betza text of moves that are given as squares; none where they have no text.
#[wasm_bindgen(js_name = betzaOf)]
pub fn betza_of_cells(moves: Ts<MoveCells>) -> Option<String> {
    read(&moves).ok().and_then(|moves| betza_of(&moves).ok())
}

/// The moves of a Betza text as squares; none where it cannot be read.
#[wasm_bindgen(js_name = cellsOf)]
pub fn cells_of_betza(betza: &str) -> Option<Js<MoveCells>> {
    cells_of(betza).map(Js)
}

/// The fields at a path of a definition, given as JSON, with their values; none if there is no such path. The path is a list as JSON.
#[wasm_bindgen(js_name = formOf)]
pub fn form_of_game(definition: &str, path: &str) -> Option<Js<FormField>> {
    let definition: Definition = serde_json::from_str(definition).ok()?;
    form_of(&definition, &serde_json::from_str::<Vec<serde_json::Value>>(path).ok()?).map(Js)
}

/// A definition, given as JSON, in another form, `json`, `ini`, `diagram` or `xboard`, its notes in the language with this tag, or why it
/// cannot be written.
#[wasm_bindgen(js_name = exportGame)]
pub fn export_game(definition: &str, format: &str, language: &str) -> Js<ExportAnswer> {
    let language = language_of(language);
    let mut definition = match formats::read(definition, None) {
        Ok(game) => game.definition,
        Err(error) => return Js(ExportAnswer::Refused { fault: error.in_words(language).join("\n") }),
    };
    // The id of an own game is a hash, which has no meaning elsewhere.
    if definition.id.is_empty() || games::is_own(&definition.id) {
        definition.id = slug(&definition.name);
    }
    let (text, all): (String, Vec<FormatNote>) = match format {
        "ini" => formats::to_fairy_stockfish(&definition),
        "diagram" => formats::to_interactive_diagram(&definition),
        "xboard" => formats::to_xboard(&definition),
        _ => (text_of(&definition), Vec::new()),
    };
    Js(ExportAnswer::Written { text, notes: notes(&all, language) })
}

/// A definition, given as JSON, as own games are saved, or why it cannot be played, in the language with this tag.
#[wasm_bindgen(js_name = ownGame)]
pub fn own_game(definition: &str, language: &str) -> Js<OwnGameAnswer> {
    Js(match games::own_game(definition) {
        Ok((variant, definition)) => OwnGameAnswer::Saved { id: variant.id().to_string(), definition },
        Err(error) => OwnGameAnswer::Refused { fault: words(&error.describe(), language_of(language)) },
    })
}
