//! The players' clocks.
//!
//! They have no time of their own. Every call says what time it is, in milliseconds of any clock that only goes forward.

mod settings;
mod side;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::prelude::wasm_bindgen;

use menagerie_js_types::{Js, json, list};
pub use settings::ClockSettings;
use settings::GivenClocks;
use side::{ClockReading, PlayerClock};

/// The clocks of all players of a game; at most one of them runs.
#[wasm_bindgen]
pub struct Clock {
    sides: Vec<PlayerClock>,
    running: Option<Running>,
}

/// The clock that runs, and since when.
#[derive(Clone, Copy)]
struct Running {
    player: usize,
    since: f64,
}

/// Clocks as they are kept.
#[derive(Serialize, Deserialize, Tsify)]
pub struct SavedClocks {
    version: u32,
    sides: Vec<PlayerClock>,
}

list!(
    /// Every player's clock.
    ClockReadingList(ClockReading)
);

const VERSION: u32 = 1;

#[wasm_bindgen]
impl Clock {
    /// Clocks for so many players, with common settings or with settings for each.
    #[wasm_bindgen(constructor)]
    pub fn new(settings: Ts<GivenClocks>, players: usize) -> Result<Clock, String> {
        Clock::set(&json(&settings), players)
    }

    /// Clocks as `saved` has written them, of so many players and set so; none of them runs.
    #[wasm_bindgen(js_name = fromSaved)]
    pub fn from_saved(saved: Ts<SavedClocks>, settings: Ts<GivenClocks>, players: usize) -> Result<Clock, String> {
        Clock::from_json(&json(&saved), &json(&settings), players)
    }

    /// The clocks as they stand now.
    pub fn saved(&self, now: f64) -> Js<SavedClocks> {
        let side = |player: usize| {
            let mut side = self.sides[player].clone();
            side.pause(self.spent(player, now));
            side
        };
        Js(SavedClocks { version: VERSION, sides: (0..self.sides.len()).map(side).collect() })
    }

    /// Begins a player's turn: that clock runs, and no other.
    pub fn start(&mut self, player: usize, now: f64) {
        self.pause(now);
        if player < self.sides.len() {
            self.running = Some(Running { player, since: now });
        }
    }

    /// Ends the turn of the player whose clock runs: it stops, and gets its increment or a new period.
    pub fn press(&mut self, now: f64) {
        if let Some(Running { player, since }) = self.running.take() {
            self.sides[player].press(now - since);
        }
    }

    /// Stops the clock that runs, in the middle of a turn.
    pub fn pause(&mut self, now: f64) {
        if let Some(Running { player, since }) = self.running.take() {
            self.sides[player].pause(now - since);
        }
    }

    /// Whether one of the clocks runs.
    #[wasm_bindgen(getter)]
    pub fn running(&self) -> bool {
        self.running.is_some()
    }

    /// How the clocks stand.
    pub fn read(&self, now: f64) -> Js<ClockReadingList> {
        let reading = |player: usize| ClockReading {
            running: self.running.is_some_and(|running| running.player == player),
            ..self.sides[player].reading(self.spent(player, now))
        };
        Js(ClockReadingList((0..self.sides.len()).map(reading).collect()))
    }

    /// The player whose clock runs and whose time is up, if that is so.
    pub fn flagged(&self, now: f64) -> Option<usize> {
        let Running { player, since } = self.running?;
        self.sides[player].is_up(now - since).then_some(player)
    }

    /// How many milliseconds the computer may take for a player's move.
    pub fn budget(&self, player: usize, now: f64) -> f64 {
        self.sides.get(player).map_or(0.0, |side| side.budget(self.spent(player, now)))
    }
}

impl Clock {
    /// Clocks for so many players, set as this JSON says.
    fn set(settings: &str, players: usize) -> Result<Clock, String> {
        let sides = ClockSettings::read(settings, players)?.into_iter().map(PlayerClock::new).collect();
        Ok(Clock { sides, running: None })
    }

    /// Clocks as they were saved, as JSON.
    fn from_json(saved: &str, settings: &str, players: usize) -> Result<Clock, String> {
        let set = ClockSettings::read(settings, players)?;
        let saved: SavedClocks =
            serde_json::from_str(saved).map_err(|error| format!("The clocks cannot be read: {error}"))?;
        if saved.version != VERSION {
            return Err(format!("The clocks are of version {}, not {VERSION}", saved.version));
        }
        if saved.sides.len() != players {
            return Err(format!("{} clocks are not for {players} players", saved.sides.len()));
        }
        saved.sides.iter().zip(set).try_for_each(|(side, settings)| side.check(settings))?;
        Ok(Clock { sides: saved.sides, running: None })
    }

    /// How long a player has been thinking.
    fn spent(&self, player: usize, now: f64) -> f64 {
        self.running.filter(|running| running.player == player).map_or(0.0, |running| now - running.since)
    }
}
