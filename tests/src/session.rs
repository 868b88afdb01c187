//! One test in one browser.

use crate::bidi::Bidi;
use crate::driver::Driver;
use crate::emulation::Emulation;
use crate::page::Page;
use crate::profile;
use crate::report;
use anyhow::{Context, Result, anyhow, ensure};
use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::io::{Write, stderr};
use std::path::Path;
use std::rc::Rc;
use std::thread;
use tempfile::TempDir;
use tokio::runtime::Builder;
use tokio::task::{LocalSet, spawn_local};
use xtask::browser::{ARGUMENTS, Browser, Kind, preferences};
use xtask::server::{Server, bind};
use xtask::site;

/// Serves the built page, opens it in a browser with this query and runs the
/// test on it. A test that leaves an error in the console has failed.
///
/// # Errors
/// When the page has not been built, the browser is missing, or the test
/// fails; then a report is saved, and the message says where.
pub fn check(query: &str, test: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
    check_on(Server::new(bind(0)?, &site::built()?)?, query, test)
}

/// As [`check`], with a server of the test's own.
///
/// # Errors
/// As those of [`check`].
pub fn check_on(server: Server, query: &str, test: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
    let server = server.spawn();
    let query = query.to_owned();
    browse(server.address(), async move |page| {
        page.open(&query).await?;
        test(page).await
    })
}

/// Whether the test is run in Chromium, where alone it can be, for a reason; elsewhere the reason is said.
///
/// # Errors
/// When no browser is chosen that there is.
pub fn in_chromium(reason: &str) -> Result<bool> {
    let kind = Kind::chosen()?;
    if kind == Kind::Chromium {
        return Ok(true);
    }
    // Not `println!`, of which nothing is heard where a test passes.
    let name = thread::current().name().unwrap_or("test").to_owned();
    writeln!(stderr(), "{name}: not in {}: {reason}", kind.name())?;
    Ok(false)
}

/// Runs a test in a browser that has not opened anything yet; the addresses it
/// visits are below this one. A test that leaves an error in the console has
/// failed.
///
/// # Errors
/// As those of [`check`].
pub fn browse(address: &str, test: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
    let browser = Browser::find_for_tests(Kind::chosen()?)?;
    let driver = Driver::start(&browser)?;
    let name = thread::current().name().unwrap_or("test").to_owned();
    report::forget(browser.kind, &name)?;
    let address = address.to_owned();
    let run = async move {
        // Outlives the browser.
        let profile = match browser.kind {
            Kind::Chromium => None,
            Kind::Firefox => Some(profile::copy(&browser.program)?),
        };
        let page = open(&driver, &browser, profile.as_ref().map(TempDir::path), address).await?;
        let of_test = page.clone();
        // A task of its own, so that the browser is closed after a panic too.
        let task = spawn_local(async move { play(of_test, test).await });
        let result = task.await.unwrap_or_else(|panic| Err(anyhow!("the test panicked: {panic}")));
        let result = match result {
            Ok(()) => Ok(()),
            Err(error) => Err(match report::save(&page, &name, &error).await {
                Ok(folder) => error.context(format!("failed in {}; see {}", browser.kind.name(), folder.display())),
                Err(trouble) => error.context(format!("failed, and no report could be saved ({trouble:#})")),
            }),
        };
        page.client.close().await?;
        result
    };
    let runtime = Builder::new_current_thread().enable_all().build()?;
    LocalSet::new().block_on(&runtime, run)
}

async fn play(page: Page, test: impl AsyncFnOnce(Page) -> Result<()>) -> Result<()> {
    test(page.clone()).await?;
    let errors = page.console_errors().await?;
    ensure!(errors.is_empty(), "errors in the console: {errors:#?}");
    Ok(())
}

async fn open(driver: &Driver, browser: &Browser, profile: Option<&Path>, address: String) -> Result<Page> {
    // In milliseconds: a page that hangs is told of before anybody gives up waiting.
    let timeouts = json!({ "pageLoad": 60_000, "script": 60_000 });
    let capabilities = match browser.kind {
        Kind::Chromium => json!({
            "goog:chromeOptions": {
                "binary": browser.program,
                "args": ARGUMENTS.iter().copied().chain(["--window-size=1280,900"]).collect::<Vec<_>>(),
            },
            "goog:loggingPrefs": { "browser": "ALL" },
            "timeouts": timeouts,
        }),
        Kind::Firefox => json!({
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
    let bidi = match client.capabilities().and_then(|granted| granted.get("webSocketUrl")?.as_str()) {
        Some(socket) => Some(Bidi::connect(socket)?),
        None => None,
    };
    Ok(Page { client, address, browser: Rc::new(Emulation::new(bidi)) })
}
