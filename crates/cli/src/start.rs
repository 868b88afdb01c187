//! Start positions by number, in games that shuffle their pieces.

use anyhow::{Result, anyhow};
use menagerie_rules::Variant;
use std::time::{SystemTime, UNIX_EPOCH};

/// Which start position.
#[derive(clap::Args, Clone, Debug)]
pub struct StartArgs {
    /// The number of the start in games that shuffle their pieces (0 to 959 in Chess960), or random, or random:SEED
    #[arg(long, value_name = "NUMBER")]
    start: Option<StartChoice>,
}

/// A start by its number, or by chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StartChoice {
    /// This number.
    Number(u64),
    /// By chance, from this seed if there is one.
    Random(Option<u64>),
}

impl std::str::FromStr for StartChoice {
    type Err = String;

    fn from_str(text: &str) -> Result<StartChoice, String> {
        let (first, seed) = text.split_once(':').map_or((text, None), |(first, seed)| (first, Some(seed)));
        let wrong =
            |_| format!("“{text}” is not a start: write a number, random, or random:SEED with a number as the seed");
        if first.eq_ignore_ascii_case("random") {
            let seed = seed.map(str::parse).transpose().map_err(wrong)?;
            return Ok(StartChoice::Random(seed));
        }
        text.parse().map(StartChoice::Number).map_err(wrong)
    }
}

impl StartArgs {
    /// The text of the start that was chosen; none if none was.
    ///
    /// # Errors
    /// If the game has no start of this number.
    pub fn text(&self, variant: &Variant) -> Result<Option<String>> {
        let number = match self.start {
            None => return Ok(None),
            Some(StartChoice::Number(number)) => number,
            Some(StartChoice::Random(seed)) => variant.random_start(seed.unwrap_or_else(now)),
        };
        let text = variant.start_numbered(number);
        let most = variant.number_of_starts() - 1;
        let missing = || match most {
            0 => anyhow!("{} has only one start, with the number 0", variant.name()),
            _ => anyhow!("{} has no start {number}: the numbers go from 0 to {most}", variant.name()),
        };
        text.map(Some).ok_or_else(missing)
    }
}

/// A seed that is never the same.
fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |time| time.as_nanos() as u64)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_start_is_a_number_or_drawn_by_chance() {
        let read = |text: &str| text.parse::<StartChoice>();
        assert_eq!(read("518"), Ok(StartChoice::Number(518)));
        assert_eq!(read("random"), Ok(StartChoice::Random(None)));
        assert_eq!(read("Random:7"), Ok(StartChoice::Random(Some(7))));
        assert!(read("random:x").is_err() && read("-1").is_err());
    }
}
