//! The chosen options of a variant.

use crate::order::sort_few;
use menagerie_texts::Message;

/// The chosen options of a variant, on or off by their ids. Options that are not mentioned are off.
///
/// ```
/// use menagerie_rules::Options;
/// let options: Options = ["king-leap=on"].iter().map(|text| text.parse::<Options>().unwrap()).collect();
/// assert!(options.is_on("king-leap"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Options(Vec<(String, bool)>);

impl Options {
    /// No options.
    pub fn none() -> Options {
        Options::default()
    }

    /// Whether this option is on.
    pub fn is_on(&self, id: &str) -> bool {
        self.0.iter().any(|(known, on)| known == id && *on)
    }

    /// Sets an option.
    pub fn set(&mut self, id: &str, on: bool) {
        match self.0.iter_mut().find(|(known, _)| known == id) {
            Some(option) => option.1 = on,
            None => {
                self.0.push((id.to_string(), on));
                // The order does not matter for equality.
                sort_few(&mut self.0, |(id, _)| id.clone());
            }
        }
    }

    /// The ids of all mentioned options.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.0.iter().map(|(id, _)| id.as_str())
    }
}

/// The text does not set an option.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OptionError(pub String);

impl OptionError {
    /// Why the text sets no option.
    pub fn describe(&self) -> Message {
        Message::new("fault-option").with("what", &self.0)
    }
}

impl std::str::FromStr for Options {
    type Err = OptionError;

    fn from_str(text: &str) -> Result<Options, OptionError> {
        let error = || OptionError(text.to_string());
        let (id, value) = text.split_once('=').ok_or_else(error)?;
        let mut options = Options::none();
        match value {
            "on" | "true" => options.set(id, true),
            "off" | "false" => options.set(id, false),
            _ => return Err(error()),
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
