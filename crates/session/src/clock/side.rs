//! One player's clock.

use menagerie_engine::{ClockRule, page_budget};
use serde::{Deserialize, Serialize};

use super::settings::ClockSettings;

/// Time is low below this many milliseconds, whatever the settings.
const MIN_LOW: f64 = 10_000.0;
/// Time is never low above this many milliseconds.
const MAX_LOW: f64 = 60_000.0;
/// The most milliseconds that a clock can show, a hundred days, whatever moves have added.
const MAX_MILLISECONDS: f64 = 8.64e9;

/// One player's clock.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct PlayerClock {
    settings: ClockSettings,
    /// What is left of the time for the whole game, in milliseconds.
    left: f64,
    /// Periods that are left.
    periods: u32,
    /// How much of the period under way is used.
    used: f64,
}

/// How one player's clock stands.
#[derive(Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
pub struct ClockReading {
    /// Milliseconds left of the time that is being used.
    pub left: f64,
    /// Periods left, that which is being used among them; none where there are none.
    pub periods: Option<u32>,
    pub(super) running: bool,
    /// Whether little time is left.
    pub low: bool,
}

impl PlayerClock {
    pub fn new(settings: ClockSettings) -> PlayerClock {
        let periods = if let ClockSettings::Byoyomi { periods, .. } = settings { periods } else { 0 };
        PlayerClock { settings, left: settings.time(), periods, used: 0.0 }
    }

    /// Checks that a saved clock fits these settings.
    pub fn check(&self, settings: ClockSettings) -> Result<(), String> {
        let PlayerClock { left, periods, used, .. } = *self;
        // Rounding may leave the time a little below zero.
        let fits = (-1.0..=MAX_MILLISECONDS).contains(&left)
            && (0.0..=MAX_MILLISECONDS).contains(&used)
            && periods <= PlayerClock::new(settings).periods;
        if fits && self.settings == settings {
            Ok(())
        } else {
            Err("The clocks cannot be read: a time is missing".to_string())
        }
    }

    /// Spends time without making a move.
    pub fn pause(&mut self, spent: f64) {
        let spent = spent.max(0.0);
        let beyond = (spent - self.left).max(0.0);
        self.left -= spent - beyond;
        if beyond > 0.0 {
            match self.period() {
                None => self.left = 0.0,
                Some(period) => {
                    let total = self.used + beyond;
                    let gone = (total / period).floor();
                    self.periods = self.periods.saturating_sub(gone as u32);
                    self.used = total - gone * period;
                }
            }
        }
    }

    /// Spends time and makes a move.
    pub fn press(&mut self, spent: f64) {
        let up = self.is_up(spent);
        self.pause(spent);
        self.used = 0.0;
        if let ClockSettings::Increment { seconds, .. } = self.settings
            && !up
        {
            self.left += seconds * 1000.0;
        }
    }

    /// Whether no time is left after `spent` more milliseconds.
    pub fn is_up(&self, spent: f64) -> bool {
        let mut after = self.clone();
        after.pause(spent);
        match self.period() {
            Some(_) => after.left <= 0.0 && after.periods == 0,
            None => after.left <= 0.0,
        }
    }

    /// The reading of the clock after `spent` more milliseconds, as that of a clock that does not run.
    pub fn reading(&self, spent: f64) -> ClockReading {
        let mut after = self.clone();
        after.pause(spent);
        let in_period = after.left <= 0.0 && after.periods > 0;
        let left = match self.period() {
            Some(period) if in_period => period - after.used,
            _ => after.left,
        };
        let little = (self.settings.time() / 8.0).clamp(MIN_LOW, MAX_LOW);
        let low = match self.period() {
            Some(period) => after.left <= 0.0 && left < MIN_LOW.min(period / 2.0),
            None => left < little,
        };
        ClockReading { left, periods: self.period().map(|_| after.periods), running: false, low }
    }

    /// The milliseconds to think about a move, of which `spent` are used already.
    pub fn budget(&self, spent: f64) -> f64 {
        let mut after = self.clone();
        after.pause(spent);
        let rule = match self.settings {
            ClockSettings::SuddenDeath { .. } => ClockRule::SuddenDeath,
            ClockSettings::Increment { seconds, .. } => ClockRule::Increment { millis: seconds * 1000.0 },
            ClockSettings::Byoyomi { seconds, .. } => ClockRule::Byoyomi { millis: seconds * 1000.0, used: after.used },
        };
        page_budget(after.left, rule)
    }

    /// How long a period is, in milliseconds, where there are periods.
    fn period(&self) -> Option<f64> {
        match self.settings {
            ClockSettings::Byoyomi { seconds, .. } => Some((seconds * 1000.0).max(1.0)),
            ClockSettings::SuddenDeath { .. } | ClockSettings::Increment { .. } => None,
        }
    }
}
