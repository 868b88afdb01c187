//! Reads parameters from JavaScript. Errors are texts of the catalogue.

use menagerie_js_types::read;
use menagerie_session::faults;
use menagerie_texts::Text;
use serde::de::DeserializeOwned;
use tsify::{Ts, Tsify};

/// A required parameter.
pub fn value<T: Tsify + DeserializeOwned>(given: &Ts<T>) -> Result<T, Text> {
    read(given).map_err(faults::words)
}

/// An optional parameter.
pub fn given<T: Tsify + DeserializeOwned>(given: Option<Ts<T>>) -> Result<Option<T>, Text> {
    given.as_ref().map(value).transpose()
}
