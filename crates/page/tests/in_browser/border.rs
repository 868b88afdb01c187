//! Values as JavaScript passes and gets them.

use js_sys::JSON;
use serde::Serialize;
use serde_json::Value;
use tsify::{Ts, Tsify};

/// A parameter from JavaScript: an object made of a value, taken for any type.
pub fn given<T: Tsify>(value: impl Serialize) -> Ts<T> {
    json(&serde_json::to_string(&value).unwrap())
}

/// The same from JSON.
pub fn json<T: Tsify>(text: &str) -> Ts<T> {
    Ts::new_unchecked(JSON::parse(text).unwrap())
}

/// A return value for JavaScript.
pub fn read(value: impl Serialize) -> Value {
    serde_json::to_value(value).unwrap()
}
