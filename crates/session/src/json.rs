//! Values for JavaScript as JSON, for tests.

use serde::Serialize;

/// A value that is passed to JavaScript.
pub trait Json: Serialize {
    /// The object it becomes, as JSON.
    fn json(&self) -> String {
        serde_json::to_string(self).expect("it can be written")
    }
}

impl<T: Serialize> Json for T {}
