//! WebDriver commands that the client library has no method for.

use fantoccini::wd::WebDriverCompatibleCommand;
use http::Method;
use serde_json::Value;
use url::{ParseError, Url};

/// A command below the address of the session.
#[derive(Debug)]
pub struct Raw {
    path: String,
    body: Option<Value>,
}

impl Raw {
    /// The role for screen readers.
    pub fn role(element: &str) -> Self {
        Self { path: format!("element/{element}/computedrole"), body: None }
    }

    /// The accessible name for screen readers.
    pub fn name(element: &str) -> Self {
        Self { path: format!("element/{element}/computedlabel"), body: None }
    }

    /// The messages in Chromium's console since the last query.
    pub fn console() -> Self {
        Self { path: "se/log".into(), body: Some(serde_json::json!({ "type": "browser" })) }
    }

    /// The page printed on A4, as a PDF in Base64.
    pub fn print() -> Self {
        let page = serde_json::json!({ "page": { "width": 21.0, "height": 29.7 }, "background": true });
        Self { path: "print".into(), body: Some(page) }
    }

    /// A command of the Chrome DevTools protocol.
    pub fn developer(command: &str, parameters: Value) -> Self {
        let body = serde_json::json!({ "cmd": command, "params": parameters });
        Self { path: "goog/cdp/execute".into(), body: Some(body) }
    }

    /// Runs the following scripts in Firefox itself (`chrome`), or in the page again (`content`).
    pub fn context(context: &str) -> Self {
        Self { path: "moz/context".into(), body: Some(serde_json::json!({ "context": context })) }
    }
}

impl WebDriverCompatibleCommand for Raw {
    fn endpoint(&self, base: &Url, session: Option<&str>) -> Result<Url, ParseError> {
        base.join(&format!("session/{}/{}", session.unwrap_or_default(), self.path))
    }

    fn method_and_body(&self, _: &Url) -> (Method, Option<String>) {
        match &self.body {
            Some(body) => (Method::POST, Some(body.to_string())),
            None => (Method::GET, None),
        }
    }
}
