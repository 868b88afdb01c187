//! Features without WebDriver commands: other screens, preferences of the person, scripts before those of the page, the console.
//!
//! Chromium uses its DevTools protocol, Firefox uses WebDriver BiDi and, for what that lacks, scripts that run in the browser itself.

use crate::beginning;
use crate::bidi::Bidi;
use crate::commands::Raw;
use crate::page::Page;
use anyhow::{Result, bail};
use serde_json::{Value, json};
use std::cell::RefCell;
use std::fmt;
use std::mem;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use xtask::browser::BrowserKind;

/// A screen to show the page on.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Screen {
    /// Width in CSS pixels.
    pub width: u32,
    /// Height in CSS pixels.
    pub height: u32,
    /// Device pixels for each CSS pixel.
    pub ratio: f64,
}

/// Preferences that the person has set in the system.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
pub struct Wishes {
    /// Dark colours.
    pub dark: bool,
    /// As little motion as possible.
    pub still: bool,
    /// A few strong system colours, which replace those of pages.
    pub forced_colors: bool,
}

/// The reason why a browser's driver cannot do something: a test that needs it is skipped.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NotHere(pub &'static str);

impl fmt::Display for NotHere {
    fn fmt(&self, formatter: &mut fmt::Formatter<'_>) -> fmt::Result {
        formatter.write_str(self.0)
    }
}

impl std::error::Error for NotHere {}

/// The script that collects console messages in the game page, for a browser whose driver does not report them.
pub const LISTEN: &str = "window.heardByTests = [];\
    { const hear = (words) => window.heardByTests.push(`SEVERE ${words}`);\
      addEventListener('error', ({ message }) => message && hear(message));\
      addEventListener('unhandledrejection', ({ reason }) => hear(reason));\
      addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) => hear(`${effectiveDirective} ${blockedURI}`));\
      const { error } = console; console.error = (...words) => { hear(words.join(' ')); error.apply(console, words); }; }\n";

/// The browser of a page, and its console messages.
pub struct Emulation {
    pub(crate) kind: BrowserKind,
    /// Of Firefox alone.
    bidi: Option<Arc<Mutex<Bidi>>>,
    /// All lines so far, each with its level.
    heard: RefCell<Vec<String>>,
    /// The number of lines that a test has queried.
    queried: RefCell<usize>,
}

impl Emulation {
    /// The state for a browser; Firefox also has a connection.
    pub fn new(kind: BrowserKind, bidi: Option<Arc<Mutex<Bidi>>>) -> Self {
        Self { kind, bidi, heard: RefCell::default(), queried: RefCell::default() }
    }
}

/// The connection, locked for one question. After a panic of a test, its own question was complete.
pub(crate) fn locked(bidi: &Mutex<Bidi>) -> MutexGuard<'_, Bidi> {
    bidi.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Page {
    /// The browser that the page is shown in.
    pub fn kind(&self) -> BrowserKind {
        self.browser.kind
    }

    /// Runs a script in every page that is opened in this tab from now on, before the page's own.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn before_scripts(&self, source: &str) -> Result<()> {
        match &self.browser.bidi {
            Some(bidi) => {
                let context: String = self.client.window().await?.into();
                let function = format!("() => {{ {source} }}");
                let parameters = json!({ "functionDeclaration": function, "contexts": [context] });
                locked(bidi).ask("script.addPreloadScript", parameters)?;
            }
            None if self.kind() == BrowserKind::WebKit => {
                if !beginning::add(&self.address, source) {
                    return Err(NotHere(
                        "its driver runs no script before those of a page, and this server does not either",
                    )
                    .into());
                }
            }
            None => {
                let parameters = json!({ "source": source });
                self.developer("Page.addScriptToEvaluateOnNewDocument", parameters).await?;
            }
        }
        Ok(())
    }

    /// Shows the page on another screen.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn show_on(&self, Screen { width, height, ratio }: Screen) -> Result<()> {
        match &self.browser.bidi {
            Some(bidi) => {
                let context: String = self.client.window().await?.into();
                let viewport = json!({ "width": width, "height": height });
                let parameters = json!({ "context": context, "viewport": viewport, "devicePixelRatio": ratio });
                locked(bidi).ask("browsingContext.setViewport", parameters)?;
            }
            None if self.kind() == BrowserKind::WebKit => return self.resize(width, height, ratio).await,
            None => {
                let parameters =
                    json!({ "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": false });
                self.developer("Emulation.setDeviceMetricsOverride", parameters).await?;
            }
        }
        Ok(())
    }

    /// Sets the size of the window so that the page has this size.
    async fn resize(&self, width: u32, height: u32, ratio: f64) -> Result<()> {
        // Its windows are wider than this, and their screens have one pixel for each of CSS.
        if ratio != 1.0 || width < 460 {
            return Err(NotHere("its windows cannot be so").into());
        }
        let inside = self.script("return [innerWidth, innerHeight]").await?;
        let (old_width, old_height) = self.client.get_window_size().await?;
        let around = |outside: u64, inside: &Value| outside.saturating_sub(inside.as_u64().unwrap_or(outside));
        let (more, above) = (around(old_width, &inside[0]), around(old_height, &inside[1]));
        let fit = |wanted: u32, around: u64| u32::try_from(u64::from(wanted) + around);
        Ok(self.client.set_window_size(fit(width, more)?, fit(height, above)?).await?)
    }

    /// Emulates a touch screen without a mouse.
    ///
    /// # Errors
    /// When the browser cannot do so; only Chromium can be asked to.
    pub async fn touch_on(&self, Screen { width, height, ratio }: Screen) -> Result<()> {
        let metrics = json!({ "width": width, "height": height, "deviceScaleFactor": ratio, "mobile": true });
        self.developer("Emulation.setDeviceMetricsOverride", metrics).await?;
        self.developer("Emulation.setTouchEmulationEnabled", json!({ "enabled": true, "maxTouchPoints": 5 })).await
    }

    /// Emulates preferences of the person.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn wish(&self, Wishes { dark, still, forced_colors }: Wishes) -> Result<()> {
        match self.kind() {
            BrowserKind::Chromium => {
                let feature = |name: &str, value: &str| json!({ "name": name, "value": value });
                let features = [
                    feature("prefers-color-scheme", if dark { "dark" } else { "light" }),
                    feature("prefers-reduced-motion", if still { "reduce" } else { "no-preference" }),
                    feature("forced-colors", if forced_colors { "active" } else { "none" }),
                ];
                self.developer("Emulation.setEmulatedMedia", json!({ "features": features })).await?;
            }
            BrowserKind::WebKit => return Err(NotHere("its driver passes no wishes on").into()),
            BrowserKind::Firefox => {
                let script = "const [dark, still, forced] = arguments;\
                              const context = gBrowser.selectedBrowser.browsingContext;\
                              context.prefersColorSchemeOverride = dark ? 'dark' : 'light';\
                              context.forcedColorsOverride = forced ? 'active' : 'none';\
                              context.prefersReducedMotionOverride = still ? 'reduce' : 'none';";
                self.client.issue_cmd(Raw::context("chrome")).await?;
                let done = self.client.execute(script, vec![dark.into(), still.into(), forced_colors.into()]).await;
                self.client.issue_cmd(Raw::context("content")).await?;
                done?;
            }
        }
        let asked = [("color-scheme: dark", dark), ("reduced-motion: reduce", still)]
            .map(|(feature, wanted)| (format!("prefers-{feature}"), wanted));
        for (feature, wanted) in asked.into_iter().chain([("forced-colors: active".to_owned(), forced_colors)]) {
            // A test would be meaningless if the browser ignored the setting.
            if self.script(&format!("return matchMedia('({feature})').matches")).await? != wanted {
                bail!("{} has not changed a setting: {feature} should be {wanted}", self.kind().name());
            }
        }
        Ok(())
    }

    /// Runs the garbage collector of Chromium.
    ///
    /// # Errors
    /// When the browser cannot do so; no other can be asked to.
    pub async fn collect_garbage(&self) -> Result<()> {
        self.developer("HeapProfiler.collectGarbage", json!({})).await
    }

    /// Errors in the console since the last query.
    ///
    /// # Errors
    /// When the browser cannot be asked.
    pub async fn console_errors(&self) -> Result<Vec<String>> {
        let lines = self.console().await?;
        let queried = mem::replace(&mut *self.browser.queried.borrow_mut(), lines.len());
        Ok(lines.into_iter().skip(queried).filter(|line| line.starts_with("SEVERE")).collect())
    }

    /// All lines of the console so far, each with its level.
    pub(crate) async fn console(&self) -> Result<Vec<String>> {
        let new = match &self.browser.bidi {
            Some(bidi) => locked(bidi).heard()?,
            None if self.kind() == BrowserKind::WebKit => self.sent_to_the_page().await,
            None => {
                let entries = self.client.issue_cmd(Raw::console()).await?;
                let text = |value: &Value| value.as_str().unwrap_or_default().to_owned();
                let line = |entry: &Value| format!("{} {}", text(&entry["level"]), text(&entry["message"]));
                entries.as_array().into_iter().flatten().map(line).collect()
            }
        };
        self.browser.heard.borrow_mut().extend(new);
        Ok(self.browser.heard.borrow().clone())
    }

    /// The messages collected by the page since the last query: WebKit's driver does not report the console ([`LISTEN`]).
    async fn sent_to_the_page(&self) -> Vec<String> {
        let lines = self.script("return (window.heardByTests ?? []).splice(0)").await;
        // Elsewhere than on the game page nobody listens.
        lines.ok().and_then(|lines| serde_json::from_value(lines).ok()).unwrap_or_default()
    }

    async fn developer(&self, command: &str, parameters: Value) -> Result<()> {
        if self.kind() != BrowserKind::Chromium {
            return Err(NotHere("only Chromium's driver can do that").into());
        }
        self.client.issue_cmd(Raw::developer(command, parameters)).await?;
        Ok(())
    }
}
