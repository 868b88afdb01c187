//! Trial games of a definition. The report is JSON.
//!
//! A game takes a second or more, so this belongs in a worker.

use menagerie_matches::trial::{Trial, TrialSettings};
use menagerie_rules::{Options, Variant};
use wasm_bindgen::prelude::wasm_bindgen;

/// Plays quick games of one definition.
#[wasm_bindgen]
pub struct Tryout {
    trial: Trial,
}

#[wasm_bindgen]
impl Tryout {
    /// Begins with a definition as JSON, and a seed by which the games can be played again. `nodes` are searched for each move, if it
    /// says how many. Throws what is wrong with the definition.
    #[wasm_bindgen(constructor)]
    pub fn new(definition: &str, seed: u32, nodes: Option<u32>) -> Result<Tryout, String> {
        let variant = Variant::from_json(definition, &Options::none()).map_err(|error| error.to_string())?;
        let default = TrialSettings { seed: seed.into(), ..TrialSettings::default() };
        let settings = TrialSettings { nodes: nodes.map_or(default.nodes, u64::from), ..default };
        Ok(Tryout { trial: Trial::new(&variant, settings) })
    }

    /// Plays one game, and gives the report so far.
    pub fn step(&mut self) -> String {
        self.trial.play_game();
        serde_json::to_string(&self.trial.report()).unwrap_or_default()
    }
}
