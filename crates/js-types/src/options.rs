//! The options of a game.

use std::collections::BTreeMap;

use menagerie_rules::{Options, Variant};
use serde::{Deserialize, Serialize};

/// The options of a game, each on or off: `{"king-leap": true}`.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "js", derive(tsify::Tsify))]
#[serde(transparent)]
pub struct GameOptions(pub BTreeMap<String, bool>);

impl GameOptions {
    /// All options of a game with their values.
    pub fn of(variant: &Variant) -> GameOptions {
        let options = variant.options();
        GameOptions(options.ids().map(|id| (id.to_string(), options.is_on(id))).collect())
    }

    /// Those that are on.
    pub fn only_on(self) -> GameOptions {
        GameOptions(self.0.into_iter().filter(|&(_, on)| on).collect())
    }

    /// Whether no option has a value.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The options for the rules.
    pub fn chosen(&self) -> Options {
        let mut chosen = Options::none();
        for (option, on) in &self.0 {
            chosen.set(option, *on);
        }
        chosen
    }
}
