//! Running browsers. Firefox, whose start takes as long as most tests, is kept from one test to the next: each has an empty tab,
//! and a server of its own, so that nothing another has kept is within its reach.

use crate::bidi::Bidi;
use crate::driver::Driver;
use crate::emulation::{Emulation, locked};
use crate::page::Page;
use crate::profile;
use anyhow::{Context, Result};
use fantoccini::{Client, ClientBuilder};
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::collections::HashSet;
use std::mem;
use std::path::Path;
use std::rc::Rc;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};
use tokio::task::LocalSet;
use xtask::browser::{ARGUMENTS, Browser, BrowserKind, preferences};

static POOL: Mutex<Pool> = Mutex::new(Pool { turns: 0, idle: Vec::new() });

/// The browsers that wait for another test, and how many tests are run now.
struct Pool {
    turns: usize,
    idle: Vec<Running>,
}

fn pool() -> MutexGuard<'static, Pool> {
    POOL.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The time of one test. Browsers wait for another as long as some test is run: the last one closes them all.
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
        // Who knows what a failure has left.
        if result.is_ok() && browser.kind == BrowserKind::Firefox && running.clear().is_ok() {
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
            // All of its tests have passed and been told; nobody is left to hear of trouble at its end.
            let _ = running.close();
        }
    }
}

/// Browsers of other people, who use the page at the same time.
pub(crate) struct Others(Vec<Running>);

impl Others {
    /// Starts so many of them.
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

/// A browser with what drives it.
struct Running {
    kind: BrowserKind,
    client: Client,
    bidi: Option<Arc<Mutex<Bidi>>>,
    /// What the client runs in, whichever thread asks it.
    runtime: Runtime,
    driver: Driver,
    /// Outlives the browser.
    profile: Option<TempDir>,
    /// The addresses of its tests. What was kept below one is still there.
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

    /// Its only tab, for a test of what is served at this address.
    fn page(&mut self, address: &str) -> Result<Page> {
        if let Some(bidi) = &self.bidi {
            // What the test before has left in the console was its own business, and was told.
            locked(bidi).heard()?;
        }
        self.seen.insert(address.to_owned());
        let browser = Rc::new(Emulation::new(self.kind, self.bidi.clone()));
        Ok(Page { client: self.client.clone(), address: address.to_owned(), browser })
    }

    /// Leaves nothing open but an empty tab, to which nothing has been done.
    fn clear(&self) -> Result<()> {
        self.runtime.block_on(async {
            let old = self.client.windows().await?;
            let new = self.client.new_window(true).await?.handle;
            for tab in old {
                self.client.switch_to_window(tab).await?;
                self.client.close_window().await?;
            }
            self.client.switch_to_window(new).await?;
            Ok(())
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
    // In milliseconds: a page that hangs is told of before anybody gives up waiting.
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
    if browser.kind == BrowserKind::WebKit {
        client.set_window_size(1280, 900).await?;
    }
    Ok(client)
}
