//! Start positions by number, by name or at random, in variants that have several.

use anyhow::{Result, anyhow};
use menagerie_rules::Variant;
use std::convert::Infallible;
use std::time::{SystemTime, UNIX_EPOCH};

/// Which start position.
#[derive(clap::Args, Clone, Debug)]
pub struct StartArgs {
    /// The start in games that have several: its number (0 to 959 in Chess960), the names of its set-ups with a comma between them, random, or random:SEED
    #[arg(long, value_name = "START")]
    start: Option<ChosenStart>,
}

/// The choice of a start position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ChosenStart {
    /// By number or by names.
    Named(String),
    /// At random, from this seed if there is one.
    Random(Option<u64>),
}

impl std::str::FromStr for ChosenStart {
    type Err = Infallible;

    fn from_str(text: &str) -> Result<ChosenStart, Infallible> {
        let (first, seed) = text.split_once(':').map_or((text, None), |(first, seed)| (first, Some(seed.parse())));
        Ok(match (first.eq_ignore_ascii_case("random"), seed) {
            (true, None) => ChosenStart::Random(None),
            (true, Some(Ok(seed))) => ChosenStart::Random(Some(seed)),
            // Invalid names are reported when the variant is known.
            _ => ChosenStart::Named(text.to_string()),
        })
    }
}

impl ChosenStart {
    /// The FEN of the start position.
    ///
    /// # Errors
    /// If the variant has no such start position.
    pub fn text(&self, variant: &Variant) -> Result<String> {
        let number = match self {
            ChosenStart::Named(name) => variant.start_named(name).ok_or_else(|| missing(variant, name))?,
            ChosenStart::Random(seed) => variant.random_start(seed.unwrap_or_else(now)),
        };
        variant.start_numbered(number).ok_or_else(|| missing(variant, &number.to_string()))
    }
}

/// The error for a missing start position, with the existing ones.
fn missing(variant: &Variant, start: &str) -> anyhow::Error {
    let most = variant.number_of_starts() - 1;
    if most == 0 {
        return anyhow!("{} has only one start, with the number 0", variant.name());
    }
    let mut names: Vec<&str> = Vec::new();
    for setup in variant.start_choices().iter().flat_map(|choice| choice.setups) {
        if !names.contains(&setup.name.as_str()) {
            names.push(&setup.name);
        }
    }
    let names = if names.is_empty() { String::new() } else { format!("; the set-ups are {}", names.join(", ")) };
    anyhow!("{} has no start “{start}”: the numbers go from 0 to {most}, or random chooses{names}", variant.name())
}

impl StartArgs {
    /// The FEN of the chosen start position; `None` if none was chosen.
    ///
    /// # Errors
    /// If the variant has no such start position.
    pub fn text(&self, variant: &Variant) -> Result<Option<String>> {
        self.start.as_ref().map(|start| start.text(variant)).transpose()
    }
}

/// A different seed each time.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_named_or_drawn_by_chance() {
        let read = |text: &str| text.parse::<ChosenStart>().expect("anything may be a name");
        assert_eq!(read("518"), ChosenStart::Named("518".to_string()));
        assert_eq!(read("random"), ChosenStart::Random(None));
        assert_eq!(read("Random:7"), ChosenStart::Random(Some(7)));
        assert_eq!(read("random:x"), ChosenStart::Named("random:x".to_string()));
    }
}
