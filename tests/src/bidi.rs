//! WebDriver BiDi, the part of WebDriver that uses a socket.

use anyhow::{Context, Result, bail, ensure};
use serde_json::{Value, json};
use std::mem;
use std::net::TcpStream;
use std::time::Duration;
use tungstenite::stream::MaybeTlsStream;
use tungstenite::{Message, WebSocket, connect};

/// The time limit for an answer.
const PATIENCE: Duration = Duration::from_secs(60);

/// A connection to a session.
pub struct Bidi {
    socket: WebSocket<MaybeTlsStream<TcpStream>>,
    asked: u64,
    /// Console lines that were not queried yet.
    lines: Vec<String>,
}

impl Bidi {
    /// Connects, and subscribes to console messages.
    pub fn connect(address: &str) -> Result<Self> {
        let (socket, _) = connect(address).with_context(|| format!("{address} does not answer"))?;
        if let MaybeTlsStream::Plain(stream) = socket.get_ref() {
            stream.set_read_timeout(Some(PATIENCE))?;
        }
        let mut bidi = Self { socket, asked: 0, lines: Vec::new() };
        bidi.ask("session.subscribe", json!({ "events": ["log.entryAdded"] }))?;
        Ok(bidi)
    }

    /// Sends a command, and waits for the answer.
    pub fn ask(&mut self, method: &str, parameters: Value) -> Result<Value> {
        self.asked += 1;
        let question = json!({ "id": self.asked, "method": method, "params": parameters });
        self.socket.send(Message::text(question.to_string()))?;
        loop {
            let Message::Text(text) = self.socket.read().with_context(|| format!("{method} got no answer"))? else {
                continue;
            };
            let mut answer: Value = serde_json::from_str(&text)?;
            if answer["id"] == self.asked {
                ensure!(answer["type"] == "success", "{method} failed: {answer}");
                return Ok(answer["result"].take());
            }
            match answer["method"].as_str() {
                Some("log.entryAdded") => self.lines.push(line(&answer["params"])),
                Some(_) => {}
                None => bail!("{method} got a strange answer: {answer}"),
            }
        }
    }

    /// The console lines since the last query, with their levels.
    pub fn heard(&mut self) -> Result<Vec<String>> {
        // Messages that the browser has sent before this answer have arrived with it.
        self.ask("session.status", json!({}))?;
        Ok(mem::take(&mut self.lines))
    }
}

/// The message of Firefox when a page is left that is still loading something through a service worker. A service worker that answers
/// wrongly, or not at all, causes another message.
const LEFT: &str = "A ServiceWorker intercepted the request and encountered an unexpected error.";

/// A line with the level names of Chromium.
fn line(entry: &Value) -> String {
    let level = match entry["level"].as_str() {
        Some("error") if entry["text"].as_str().is_some_and(|text| text.ends_with(LEFT)) => "INFO",
        Some("error") => "SEVERE",
        Some("warn") => "WARNING",
        _ => "INFO",
    };
    let frame = &entry["stackTrace"]["callFrames"][0];
    let place = frame["url"].as_str().map(|url| format!(" ({url}:{})", frame["lineNumber"])).unwrap_or_default();
    format!("{level} {}{place}", entry["text"].as_str().unwrap_or_default())
}

#[cfg(test)]
mod tests {
    use super::line;
    use serde_json::json;

    #[test]
    fn errors_are_reported_with_their_place() {
        let frames = json!([{ "url": "http://127.0.0.1/js/main.js", "lineNumber": 7 }]);
        let entry = json!({ "level": "error", "text": "no luck", "stackTrace": { "callFrames": frames } });
        assert_eq!(line(&entry), "SEVERE no luck (http://127.0.0.1/js/main.js:7)");
    }

    #[test]
    fn leaving_a_page_is_no_error() {
        let logged = |text: &str| line(&json!({ "level": "error", "text": text }));
        let left = "Failed to load ‘http://127.0.0.1/page.js’. A ServiceWorker intercepted the request and encountered an unexpected error.";
        assert!(logged(left).starts_with("INFO"));
        assert!(
            logged("Failed to load ‘http://127.0.0.1/page.js’. A ServiceWorker passed a Response of a redirect.")
                .starts_with("SEVERE")
        );
    }
}
