//! Running browsers. A browser is reused by the next test, because its start takes as long as a short test. Each test has an empty tab
//! and a server of its own, so that data of other tests is out of reach.

use crate::bidi::Bidi;
use crate::commands::Raw;
use crate::driver::Driver;
use crate::emulation::{Emulation, locked};
use crate::page::Page;
use crate::profile;
use anyhow::{Context, Result};
use fantoccini::actions::{InputSource, MouseActions, PointerAction};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::collections::HashSet;
use std::mem;
use std::path::Path;
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::task::LocalSet;
use xtask::browser::{ARGUMENTS, Browser, BrowserKind, preferences};

static POOL: Mutex<Pool> = Mutex::new(Pool { turns: 0, idle: Vec::new() });

/// The browsers that wait for another test, and the number of running tests.
struct Pool {
    turns: usize,
    idle: Vec<Running>,
}

fn pool() -> MutexGuard<'static, Pool> {
    POOL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The duration of one test. Browsers wait for another while some test is running. The last test closes them all.
pub(crate) struct Turn(());

impl Turn {
    pub(crate) fn begin() -> Self {
        pool().turns += 1;
        Self(())
    }

    /// Runs a test in a browser that has not opened anything below this address.
    ///
    /// # Errors
    /// When the browser does not start, or the test fails.
    pub(crate) fn run(
        self,
        browser: &Browser,
        address: &str,
        test: impl AsyncFnOnce(Page) -> Result<()>,
    ) -> Result<()> {
        let waiting = {
            let idle = &mut pool().idle;
            idle.iter().position(|one| !one.seen.contains(address)).map(|place| idle.swap_remove(place))
        };
        let mut running = waiting.map_or_else(|| Running::start(browser), Ok)?;
        let page = running.page(address)?;
        let result = LocalSet::new().block_on(&running.runtime, test(page));
        // A failed test may have left anything.
        if result.is_ok() && running.clear().is_ok() {
            pool().idle.push(running);
            result
        } else {
            let closed = running.close();
            result.and(closed)
        }
    }
}

impl Drop for Turn {
    fn drop(&mut self) {
        let left = {
            let mut pool = pool();
            pool.turns -= 1;
            if pool.turns == 0 { mem::take(&mut pool.idle) } else { Vec::new() }
        };
        for running in left {
            // All of its tests have passed and were reported, so an error at its end does not matter.
            let _ = running.close();
        }
    }
}

/// Browsers of other people, who use the page at the same time.
pub(crate) struct Others(Vec<Running>);

impl Others {
    /// Starts this number of them.
    ///
    /// # Errors
    /// When one does not start.
    pub(crate) fn start(browser: &Browser, count: usize) -> Result<Self> {
        // The test runs in a runtime of one thread, which drives one browser: these drive themselves.
        let runtime = || Builder::new_multi_thread().worker_threads(1).enable_all().build();
        let start = |_| Running::start_in(browser, runtime()?);
        Ok(Self((0..count).map(start).collect::<Result<_>>()?))
    }

    /// A page in each of them.
    ///
    /// # Errors
    /// When one cannot be asked.
    pub(crate) fn pages(&mut self, address: &str) -> Result<Vec<Page>> {
        self.0.iter_mut().map(|running| running.page(address)).collect()
    }

    /// Ends them.
    ///
    /// # Errors
    /// When one does not end in order.
    pub(crate) fn close(self) -> Result<()> {
        self.0.into_iter().try_for_each(Running::close)
    }
}

/// A browser with its driver.
struct Running {
    kind: BrowserKind,
    client: Client,
    bidi: Option<Arc<Mutex<Bidi>>>,
    /// The runtime of the client, whichever thread uses it.
    runtime: Runtime,
    driver: Driver,
    /// Outlives the browser.
    profile: Option<TempDir>,
    /// The addresses of its tests, whose stored data still exists.
    seen: HashSet<String>,
}

impl Running {
    fn start(browser: &Browser) -> Result<Self> {
        Self::start_in(browser, Builder::new_current_thread().enable_all().build()?)
    }

    fn start_in(browser: &Browser, runtime: Runtime) -> Result<Self> {
        let driver = Driver::start(browser)?;
        let profile = match browser.kind {
            BrowserKind::Chromium | BrowserKind::WebKit => None,
            BrowserKind::Firefox => Some(profile::copy(&browser.program)?),
        };
        let client = runtime.block_on(connect(&driver, browser, profile.as_ref().map(TempDir::path)))?;
        let bidi = match client.capabilities().and_then(|granted| granted.get("webSocketUrl")?.as_str()) {
            Some(socket) => Some(Arc::new(Mutex::new(Bidi::connect(socket)?))),
            None => None,
        };
        Ok(Self { kind: browser.kind, client, bidi, runtime, driver, profile, seen: HashSet::new() })
    }

    /// Its only tab, for a test at this address.
    fn page(&mut self, address: &str) -> Result<Page> {
        // Console messages of the previous test were reported with that test.
        match &self.bidi {
            Some(bidi) => drop(locked(bidi).heard()?),
            None if self.kind == BrowserKind::Chromium => {
                self.runtime.block_on(self.client.issue_cmd(Raw::console()))?;
            }
            None => {}
        }
        self.seen.insert(address.to_owned());
        let browser = Rc::new(Emulation::new(self.kind, self.bidi.clone()));
        Ok(Page { client: self.client.clone(), address: address.to_owned(), browser })
    }

    /// Closes everything but a new empty tab.
    fn clear(&self) -> Result<()> {
        self.runtime.block_on(async {
            let old = self.client.windows().await?;
            let new = self.client.new_window(true).await?.handle;
            for tab in old {
                self.client.switch_to_window(tab).await?;
                self.client.close_window().await?;
            }
            self.client.switch_to_window(new).await?;
            prepare_tab(&self.client, self.kind).await
        })
    }

    fn close(self) -> Result<()> {
        let Self { client, runtime, driver, profile, .. } = self;
        let closed = runtime.block_on(client.close());
        drop((driver, profile));
        Ok(closed?)
    }
}

async fn connect(driver: &Driver, browser: &Browser, profile: Option<&Path>) -> Result<Client> {
    // In milliseconds: a page that hangs is reported before the test itself times out.
    let timeouts = json!({ "pageLoad": 180_000, "script": 180_000 });
    let capabilities = match browser.kind {
        BrowserKind::Chromium => json!({
            "goog:chromeOptions": {
                "binary": browser.program,
                "args": ARGUMENTS.iter().copied().chain(["--window-size=1280,900"]).collect::<Vec<_>>(),
            },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": timeouts,
        }),
        BrowserKind::WebKit => json!({
            "webkitgtk:browserOptions": { "binary": browser.program, "args": ["--automation"] },
            "timeouts": timeouts,
        }),
        BrowserKind::Firefox => json!({
            "moz:firefoxOptions": {
                "binary": browser.program,
                "args": ["-headless", "--width=1280", "--height=900", "-profile", profile],
                "prefs": preferences(),
            },
            "webSocketUrl": true,
            "timeouts": timeouts,
        }),
    };
    let capabilities = capabilities.as_object().cloned().context("capabilities are an object")?;
    let client = ClientBuilder::new(HttpConnector::new())
        .capabilities(capabilities)
        .connect(&driver.address)
        .await
        .with_context(|| format!("{} could not be started", browser.kind.name()))?;
    prepare_tab(&client, browser.kind).await?;
    Ok(client)
}

/// Gives the window the size that others are started with, lets nothing be saved, and moves the mouse into a corner: where the test before has left it, the
/// next board may have a piece, and shows what it reaches.
async fn prepare_tab(client: &Client, kind: BrowserKind) -> Result<()> {
    if kind == BrowserKind::WebKit {
        client.set_window_size(1280, 900).await?;
    }
    if kind == BrowserKind::Chromium {
        // What a test saves would stay in the folder that the tests run in. The driver allows it again in each new tab.
        client.issue_cmd(Raw::developer("Browser.setDownloadBehavior", json!({ "behavior": "deny" }))).await?;
    }
    let corner = PointerAction::MoveTo { duration: Some(Duration::ZERO), x: 0.0, y: 0.0 };
    client.perform_actions(MouseActions::new("mouse".to_owned()).then(corner)).await?;
    Ok(())
}
