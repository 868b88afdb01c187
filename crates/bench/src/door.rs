//! The JavaScript class for Node.

use crate::Bench;
use wasm_bindgen::prelude::wasm_bindgen;

/// Executes tasks in JSON.
#[wasm_bindgen]
#[derive(Default)]
pub struct Door {
    bench: Bench,
}

#[wasm_bindgen]
impl Door {
    /// Creates a bench without compiled games.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Door {
        Door::default()
    }

    /// Executes a task and returns the answer in JSON. Throws an error message if it fails.
    pub fn answer(&mut self, task: &str) -> Result<String, String> {
        self.bench.answer(task)
    }
}
