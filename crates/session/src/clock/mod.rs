//! The players' clocks.
//!
//! The clocks do not read the time themselves. Every call gives it, in milliseconds of any monotonic clock.

mod settings;
mod side;

#[cfg(test)]
mod tests;

use serde::{Deserialize, Serialize};

pub use settings::{ClockSettings, GivenClocks};
pub use side::ClockReading;
use side::PlayerClock;

/// The clocks of all players of a game; at most one of them runs.
pub struct Clock {
    sides: Vec<PlayerClock>,
    running: Option<Running>,
}

/// The clock that runs, and when it was started.
#[derive(Clone, Copy)]
struct Running {
    player: usize,
    since: f64,
}

/// Clocks as they are kept.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct SavedClocks {
    version: u32,
    sides: Vec<PlayerClock>,
}

const VERSION: u32 = 1;

impl Clock {
    /// Clocks for `players` players. The settings are JSON, either common to all players or one for each.
    pub fn set(settings: &str, players: usize) -> Result<Clock, String> {
        let sides = ClockSettings::read(settings, players)?.into_iter().map(PlayerClock::new).collect();
        Ok(Clock { sides, running: None })
    }

    /// Clocks as `saved` wrote them, for this number of players and with these settings, both as JSON. None of them runs.
    pub fn from_json(saved: &str, settings: &str, players: usize) -> Result<Clock, String> {
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

    /// The clocks as they stand now.
    pub fn saved(&self, now: f64) -> SavedClocks {
        let side = |player: usize| {
            let mut side = self.sides[player].clone();
            side.pause(self.spent(player, now));
            side
        };
        SavedClocks { version: VERSION, sides: (0..self.sides.len()).map(side).collect() }
    }

    /// Begins a player's turn: that clock runs, and no other.
    pub fn start(&mut self, player: usize, now: f64) {
        self.pause(now);
        if player < self.sides.len() {
            self.running = Some(Running { player, since: now });
        }
    }

    /// Ends the turn of the player whose clock runs. The clock stops, and gets its increment or a new period.
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
    pub fn running(&self) -> bool {
        self.running.is_some()
    }

    /// How the clocks stand.
    pub fn read(&self, now: f64) -> Vec<ClockReading> {
        let reading = |player: usize| ClockReading {
            running: self.running.is_some_and(|running| running.player == player),
            ..self.sides[player].reading(self.spent(player, now))
        };
        (0..self.sides.len()).map(reading).collect()
    }

    /// The player whose clock runs and has no time left, if there is one.
    pub fn flagged(&self, now: f64) -> Option<usize> {
        let Running { player, since } = self.running?;
        self.sides[player].is_up(now - since).then_some(player)
    }

    /// How many milliseconds the computer may take for a player's move.
    pub fn budget(&self, player: usize, now: f64) -> f64 {
        self.sides.get(player).map_or(0.0, |side| side.budget(self.spent(player, now)))
    }

    /// How long a player has been thinking.
    fn spent(&self, player: usize, now: f64) -> f64 {
        self.running.filter(|running| running.player == player).map_or(0.0, |running| now - running.since)
    }
}
