//! The levels of the computer, to choose from. The computer itself is in its worker.

use menagerie_engine::levels::{self, Level};
use menagerie_js_types::{Js, list};
use serde::Serialize;
use tsify::Tsify;
use wasm_bindgen::prelude::wasm_bindgen;

/// How strong the computer may play.
#[derive(Serialize, Tsify)]
#[serde(rename_all = "camelCase")]
pub struct LevelInfo {
    /// From 1, the weakest.
    level: u8,
    name: &'static str,
    /// Whether games begin with it.
    is_default: bool,
}

list!(
    /// The levels there are, the weakest first.
    LevelList(LevelInfo)
);

/// The levels there are, weakest first.
#[wasm_bindgen(js_name = levels)]
pub fn list() -> Js<LevelList> {
    let describe =
        |level: &Level| LevelInfo { level: level.number(), name: level.name(), is_default: *level == levels::NORMAL };
    Js(LevelList(levels::ALL.iter().map(describe).collect()))
}
