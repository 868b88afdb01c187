//! The page, as a player sees it.

use crate::commands::Raw;
use crate::emulation::Emulation;
use crate::role::Role;
use anyhow::{Context, Result, bail};
use fantoccini::{Client, Locator};
use serde_json::Value;
use std::path::Path;
use std::rc::Rc;
use std::time::{Duration, Instant};
use url::Url;
use xtask::browser::BrowserKind;

/// The time limit of a condition, far longer than needed, so that a slow machine does not fail a test.
const PATIENCE: Duration = Duration::from_secs(150);

/// The intervals between two checks of a condition: at first, and later. Each check costs the browser time.
const PAUSE: Duration = Duration::from_millis(50);
const LONG_PAUSE: Duration = Duration::from_millis(300);

/// The query for the last game instead of the gallery.
const LAST: &str = "?last";

/// The page in its browser.
#[derive(Clone)]
pub struct Page {
    pub(crate) client: Client,
    pub(crate) address: String,
    pub(crate) browser: Rc<Emulation>,
}

impl Page {
    /// Opens the page with this query, such as `?game=janus`, and waits until it is ready. Without a query, it continues the last game.
    ///
    /// # Errors
    /// When it does not get ready.
    pub async fn open(&self, query: &str) -> Result<()> {
        self.visit(query).await?;
        self.until("the page is ready", async || Ok(!self.position().await?.is_empty())).await
    }

    /// Opens a page below the address of the test, without waiting. Without a path it is the last game.
    ///
    /// # Errors
    /// When there is no such page.
    pub async fn visit(&self, path: &str) -> Result<()> {
        let path = if path.is_empty() || path == "?" { LAST } else { path };
        Ok(self.client.goto(&format!("{}{path}", self.address)).await?)
    }

    /// Opens a page from the disk, without waiting.
    ///
    /// # Errors
    /// When there is no such file.
    pub async fn open_file(&self, file: &Path) -> Result<()> {
        let address = Url::from_file_path(file).ok().context("the path of a file is absolute")?;
        Ok(self.client.goto(address.as_str()).await?)
    }

    /// Opens the gallery.
    ///
    /// # Errors
    /// When there is no such page.
    pub async fn visit_gallery(&self) -> Result<()> {
        Ok(self.client.goto(&self.address).await?)
    }

    /// The words of the status line.
    ///
    /// # Errors
    /// When there is no status line, or more than one.
    pub async fn status(&self) -> Result<String> {
        let mut lines = self.controls(Role::Status).await?;
        match (lines.pop(), lines.len()) {
            (Some((_, line)), 0) => Ok(line.text().await?),
            (None, _) => bail!("no status line is shown"),
            _ => bail!("more than one status line is shown"),
        }
    }

    /// The text of the position on the board.
    ///
    /// # Errors
    /// When the page is not ready.
    pub async fn position(&self) -> Result<String> {
        let text = self.script("return window.menagerie?.game?.data.state.fen ?? ''").await?;
        Ok(text.as_str().unwrap_or_default().to_owned())
    }

    /// Chooses a game in the dialog, with the default values of everything else, and begins it.
    ///
    /// # Errors
    /// When there is no such game.
    pub async fn new_game(&self, name: &str) -> Result<()> {
        self.press("New game").await?;
        self.control(Role::Radio, name).await?.click().await?;
        self.press("Play").await
    }

    /// Begins the same game again.
    ///
    /// # Errors
    /// When the dialog does not open.
    pub async fn restart(&self) -> Result<()> {
        self.press("New game").await?;
        self.press("Play").await
    }

    /// Enters another position. The dialog closes if it can be played; otherwise it stays open with an error.
    ///
    /// # Errors
    /// When the dialog does not open.
    pub async fn enter_position(&self, text: &str) -> Result<()> {
        self.press("Share").await?;
        self.enter("Position", text).await
    }

    /// The items of the list `Moves` as texts.
    ///
    /// # Errors
    /// When there is no such list.
    pub async fn moves(&self) -> Result<Vec<String>> {
        // In a small window the list is in a sheet, which may be closed.
        let list = match self.script("return document.querySelector('.table').dataset.sheets ?? ''").await?.as_str() {
            Some("") => self.control(Role::List, "Moves").await?,
            _ => self.client.find(Locator::Css("#moves")).await?,
        };
        // In one look: while computers play, the list changes between two.
        let script = "return [...arguments[0].querySelectorAll('li:not(.comment)')]\
                      .map((item) => (item.innerText.trim() || item.textContent.trim()))";
        let items = self.client.execute(script, vec![serde_json::to_value(&list)?]).await?;
        Ok(serde_json::from_value(items)?)
    }

    /// All readable text of the page.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn words(&self) -> Result<String> {
        Ok(self.client.find(Locator::Css("body")).await?.text().await?)
    }

    /// The page's title.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn title(&self) -> Result<String> {
        Ok(self.client.title().await?)
    }

    /// Leaves the page for an empty one.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn leave(&self) -> Result<()> {
        Ok(self.client.goto("about:blank").await?)
    }

    /// Waits until the status line contains these words, whatever their case.
    ///
    /// # Errors
    /// When it does not in time.
    pub async fn until_status(&self, words: &str) -> Result<()> {
        let wanted = words.to_lowercase();
        self.until(&format!("the status says {words:?}"), async || {
            Ok(self.status().await?.to_lowercase().contains(&wanted))
        })
        .await
    }

    /// Waits until this position is on the board.
    ///
    /// # Errors
    /// When it does not in time.
    pub async fn until_position(&self, text: &str) -> Result<()> {
        self.until(&format!("the position is {text}"), async || Ok(self.position().await? == text)).await
    }

    /// Waits until a condition holds. An error counts as "not yet".
    ///
    /// # Errors
    /// When it does not in time.
    pub async fn until(&self, what: &str, condition: impl AsyncFn() -> Result<bool>) -> Result<()> {
        let start = Instant::now();
        let mut pause = PAUSE;
        loop {
            let look = condition().await;
            if matches!(look, Ok(true)) {
                return Ok(());
            }
            if start.elapsed() > PATIENCE {
                let status = self.status().await.unwrap_or_default();
                let position = self.position().await.unwrap_or_default();
                return look
                    .and_then(|_| bail!("it never was"))
                    .with_context(|| format!("waited in vain until {what}; status {status:?}, position {position:?}"));
            }
            tokio::time::sleep(pause).await;
            pause = pause.mul_f64(1.2).min(LONG_PAUSE);
        }
    }

    /// Waits until changes of the page are drawn, which may only happen in the next frame.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn next_frame(&self) -> Result<()> {
        let drawn = "return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))";
        self.script(drawn).await.map(drop)
    }

    /// The number of A4 sheets of the printed page.
    ///
    /// # Errors
    /// When it cannot be printed.
    pub async fn printed_sheets(&self) -> Result<u64> {
        let document = self.client.issue_cmd(Raw::print()).await?;
        let count = format!("return (atob({document}).match(/\\/Type\\s*\\/Page\\b/g) ?? []).length");
        self.script(&count).await?.as_u64().context("a number of sheets")
    }

    /// Runs a function body in the page and returns its value.
    ///
    /// # Errors
    /// When it throws.
    pub async fn script(&self, body: &str) -> Result<Value> {
        // Firefox runs it in a sandbox: assignments to the page's variables would be lost.
        let body = match self.kind() {
            BrowserKind::Chromium | BrowserKind::WebKit => body.to_owned(),
            BrowserKind::Firefox => format!("with (window) {{ {body} }}"),
        };
        Ok(self.client.execute(&body, Vec::new()).await?)
    }

    /// Makes the frame with this number the target of the following commands, or the page itself without a number.
    ///
    /// # Errors
    /// When there is no such frame.
    pub async fn enter_frame(&self, number: Option<u16>) -> Result<()> {
        match number {
            Some(number) => self.client.enter_frame(number).await?,
            None => self.client.enter_parent_frame().await?,
        }
        Ok(())
    }
}
