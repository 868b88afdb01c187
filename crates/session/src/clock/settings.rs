//! Settings of the clocks.

use serde::{Deserialize, Serialize};

/// The longest time that can be set, in minutes: ten days.
const MAX_MINUTES: f64 = 14_400.0;

/// How one player's clock is set.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(tag = "kind", rename_all = "kebab-case")]
pub enum ClockSettings {
    /// One time for the whole game.
    SuddenDeath {
        /// The time.
        minutes: f64,
    },
    /// One time for the whole game, and something more for each move.
    Increment {
        /// The time.
        minutes: f64,
        /// What each move adds.
        seconds: f64,
    },
    /// One time for the whole game; when that is used up, periods in each of which a move must be made. A period is used
    /// up when no move is made in it; otherwise it begins anew.
    Byoyomi {
        /// The time.
        minutes: f64,
        /// How long a period is.
        seconds: f64,
        /// How many there are.
        periods: u32,
    },
}

/// How the clocks of a game are set.
#[derive(Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(untagged)]
pub enum GivenClocks {
    /// All alike.
    All(ClockSettings),
    /// Each in its own way.
    Each(Vec<ClockSettings>),
}

impl ClockSettings {
    /// Reads the settings of all players.
    pub fn read(json: &str, players: usize) -> Result<Vec<ClockSettings>, String> {
        let given = serde_json::from_str(json).map_err(|error| format!("The clock cannot be set so: {error}"))?;
        let all = match given {
            GivenClocks::All(settings) => vec![settings; players],
            GivenClocks::Each(settings) if settings.len() == players => settings,
            GivenClocks::Each(settings) => {
                return Err(format!("{} clocks are not for {players} players", settings.len()));
            }
        };
        all.iter().try_for_each(ClockSettings::check)?;
        Ok(all)
    }

    /// Checks that the times are in range.
    pub fn check(&self) -> Result<(), String> {
        let (minutes, seconds, periods) = match *self {
            ClockSettings::SuddenDeath { minutes } => (minutes, 0.0, 1),
            ClockSettings::Increment { minutes, seconds } => (minutes, seconds, 1),
            ClockSettings::Byoyomi { minutes, seconds, periods } => (minutes, seconds, periods),
        };
        let fits =
            (0.0..=MAX_MINUTES).contains(&minutes) && (0.0..=MAX_MINUTES * 60.0).contains(&seconds) && periods > 0;
        let some = minutes > 0.0 || seconds > 0.0;
        if fits && some { Ok(()) } else { Err("A clock needs some time, and not more than ten days".to_string()) }
    }

    /// The time for the whole game, in milliseconds.
    pub fn time(&self) -> f64 {
        let (ClockSettings::SuddenDeath { minutes }
        | ClockSettings::Increment { minutes, .. }
        | ClockSettings::Byoyomi { minutes, .. }) = *self;
        // Without a time for the whole game, the player starts with one increment.
        match *self {
            ClockSettings::Increment { seconds, .. } if minutes == 0.0 => seconds * 1000.0,
            _ => minutes * 60_000.0,
        }
    }
}
