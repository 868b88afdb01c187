//! The options that are chosen for a game.

use crate::order::sort_few;

/// The options chosen for a game, `on` or `off` by their ids. Options not named are off.
///
/// ```
/// use menagerie_rules::Options;
/// let options: Options = ["king-leap=on"].iter().map(|text| text.parse::<Options>().unwrap()).collect();
/// assert!(options.is_on("king-leap"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(Vec<(String, bool)>);

impl Options {
    /// No option named.
    pub fn none() -> Options {
        Options::default()
    }

    /// Whether this option is on.
    pub fn is_on(&self, id: &str) -> bool {
        self.0.iter().any(|(known, on)| known == id && *on)
    }

    /// Switches an option.
    pub fn set(&mut self, id: &str, on: bool) {
        match self.0.iter_mut().find(|(known, _)| known == id) {
            Some(option) => option.1 = on,
            None => {
                self.0.push((id.to_string(), on));
                // The order of naming makes no difference.
                sort_few(&mut self.0, |(id, _)| id.clone());
            }
        }
    }

    /// The ids that were named.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(id, _)| id.as_str())
    }
}

/// A text that does not switch an option.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("“{0}” does not switch an option: write it as name=on or name=off")]
pub struct OptionError(pub String);

impl std::str::FromStr for Options {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Options, OptionError> {
        let fault = || OptionError(text.to_string());
        let (id, value) = text.split_once('=').ok_or_else(fault)?;
        let mut options = Options::none();
        match value {
            "on" | "true" => options.set(id, true),
            "off" | "false" => options.set(id, false),
            _ => return Err(fault()),
        }
        Ok(options)
    }
}

impl FromIterator<Options> for Options {
    fn from_iter<I: IntoIterator<Item = Options>>(all: I) -> Options {
        let mut sum = Options::none();
        for (id, on) in all.into_iter().flat_map(|options| options.0) {
            sum.set(&id, on);
        }
        sum
    }
}
