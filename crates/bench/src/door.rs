//! The class for Node.

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
    /// A bench that has compiled no game yet.
    #[wasm_bindgen(constructor)]
    pub fn new() -> Door {
        Door::default()
    }

    /// Executes a task and returns the answer in JSON. Throws a sentence if it cannot.
    pub fn answer(&mut self, task: &str) -> Result<String, String> {
        self.bench.answer(task)
    }
}
