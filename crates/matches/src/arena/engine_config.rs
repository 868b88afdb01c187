//! An engine of a match: the program, its options and its limits.

use crate::arena::time_control::MoveLimits;
use std::path::PathBuf;

/// One engine of a match.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EngineConfig {
    /// The name in tables and in saved games.
    pub name: String,
    /// The program and its arguments. The program speaks UCI.
    pub command: Vec<String>,
    /// UCI options and their values.
    pub options: Vec<(String, String)>,
    /// A file with the definition, for the option `VariantPath` of an engine that does not know the variant.
    pub game_file: Option<PathBuf>,
    /// Whether the UCI option `Seed` gets a new value before every game, so that a match can be repeated.
    pub new_seed_each_game: bool,
    /// The limits of its moves.
    pub limits: MoveLimits,
}

impl EngineConfig {
    /// Whether this option is set. Case does not matter, as in UCI.
    pub fn sets(&self, name: &str) -> bool {
        self.options.iter().any(|(known, _)| known.eq_ignore_ascii_case(name))
    }
}

/// Adds a number to the names of engines that have the same name.
pub fn number_equal_names(engines: &mut [EngineConfig]) {
    let names: Vec<String> = engines.iter().map(|engine| engine.name.clone()).collect();
    for (place, engine) in engines.iter_mut().enumerate() {
        if names.iter().filter(|name| **name == engine.name).count() > 1 {
            engine.name = format!("{} #{}", engine.name, place + 1);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn equal_names_are_numbered() {
        let ours = EngineConfig { name: "ours".to_string(), ..EngineConfig::default() };
        let mut both = vec![ours.clone(), ours];
        number_equal_names(&mut both);
        assert_eq!([both[0].name.as_str(), both[1].name.as_str()], ["ours #1", "ours #2"]);
    }
}
