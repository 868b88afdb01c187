//! The door for Node.

use crate::Bench;
use wasm_bindgen::prelude::wasm_bindgen;

/// Does tasks written as JSON.
#[wasm_bindgen]
#[derive(Default)]
pub struct Door {
    bench: Bench,
}

#[wasm_bindgen]
impl Door {
    /// Without any game yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Door {
        Door::default()
    }

    /// Does a task and writes the answer as JSON; throws a sentence if it cannot be done.
    pub fn answer(&mut self, task: &str) -> Result<String, String> {
        self.bench.answer(task)
    }
}
