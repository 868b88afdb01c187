//! The players' clocks, for JavaScript.

use menagerie_js_types::{Js, json, list};
use menagerie_session::{ClockReading, GivenClocks, SavedClocks};
use tsify::Ts;
use wasm_bindgen::prelude::wasm_bindgen;

/// The clocks of all players of a game; at most one of them runs.
#[wasm_bindgen]
pub struct Clock(menagerie_session::Clock);

#[wasm_bindgen]
impl Clock {
    /// Clocks for so many players, with common settings or with settings for each.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: Ts<GivenClocks>, players: usize) -> Result<Clock, String> {
        menagerie_session::Clock::set(&json(&settings), players).map(Clock)
    }

    /// Clocks as `saved` has written them, of so many players and set so; none of them runs.
    #[wasm_bindgen(js_name = fromSaved)]
    pub fn from_saved(saved: Ts<SavedClocks>, settings: Ts<GivenClocks>, players: usize) -> Result<Clock, String> {
        menagerie_session::Clock::from_json(&json(&saved), &json(&settings), players).map(Clock)
    }

    /// The clocks as they stand now.
    pub fn saved(&self, now: f64) -> Js<SavedClocks> {
        Js(self.0.saved(now))
    }

    /// Begins a player's turn: that clock runs, and no other.
    pub fn start(&mut self, player: usize, now: f64) {
        self.0.start(player, now);
    }

    /// Ends the turn of the player whose clock runs: it stops, and gets its increment or a new period.
    pub fn press(&mut self, now: f64) {
        self.0.press(now);
    }

    /// Stops the clock that runs, in the middle of a turn.
    pub fn pause(&mut self, now: f64) {
        self.0.pause(now);
    }

    /// Whether one of the clocks runs.
    #[wasm_bindgen(getter)]
    pub fn running(&self) -> bool {
        self.0.running()
    }

    /// How the clocks stand.
    pub fn read(&self, now: f64) -> Js<ClockReadingList> {
        Js(ClockReadingList(self.0.read(now)))
    }

    /// The player whose clock runs and whose time is up, if that is so.
    pub fn flagged(&self, now: f64) -> Option<usize> {
        self.0.flagged(now)
    }

    /// How many milliseconds the computer may take for a player's move.
    pub fn budget(&self, player: usize, now: f64) -> f64 {
        self.0.budget(player, now)
    }
}

list!(
    /// Every player's clock.
    ClockReadingList(ClockReading)
);
