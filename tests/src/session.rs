//! One test in one browser.

use crate::driver::Driver;
use crate::page::Page;
use crate::report;
use anyhow::{Context, Result, anyhow, ensure};
use fantoccini::ClientBuilder;
use hyper_util::client::legacy::connect::HttpConnector;
use serde_json::json;
use std::thread;
use tokio::runtime::Builder;
use tokio::task::{LocalSet, spawn_local};
use xtask::browser::{ARGUMENTS, Browser};
use xtask::server::{Server, bind};
use xtask::site;

/// Serves the built page, opens it in a browser with this query and runs the
/// test on it. A test that leaves an error in the console has failed.
///
/// # Errors
/// When the page has not been built, the browser is missing, or the test
/// fails; then a report is saved, and the message says where.
pub fn check(query: &str, test: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
    let server = Server::new(bind(0)?, &site::built()?)?.spawn();
    let query = query.to_owned();
    browse(server.address(), async move |page| {
        page.open(&query).await?;
        test(page).await
    })
}

/// Runs a test in a browser that has not opened anything yet; the addresses it
/// visits are below this one. A test that leaves an error in the console has
/// failed.
///
/// # Errors
/// As those of [`check`].
pub fn browse(address: &str, test: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
    let browser = Browser::find()?;
    let driver = Driver::start(&browser)?;
    let name = thread::current().name().unwrap_or("test").to_owned();
    let address = address.to_owned();
    let run = async move {
        let page = open(&driver, &browser, address).await?;
        let of_test = page.clone();
        // A task of its own, so that the browser is closed after a panic too.
        let task = spawn_local(async move { play(of_test, test).await });
        let result = task.await.unwrap_or_else(|panic| Err(anyhow!("the test panicked: {panic}")));
        let result = match result {
            Ok(()) => Ok(()),
            Err(error) => Err(match report::save(&page, &name).await {
                Ok(folder) => error.context(format!("failed; see {}", folder.display())),
                Err(_) => error,
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

async fn open(driver: &Driver, browser: &Browser, address: String) -> Result<Page> {
    let capabilities = json!({
        "goog:chromeOptions": {
            "binary": browser.chromium,
            "args": ARGUMENTS.iter().copied().chain(["--window-size=1280,900"]).collect::<Vec<_>>(),
        },
        "goog:loggingPrefs": { "browser": "ALL" },
        // In milliseconds: a page that hangs is told of before anybody gives up waiting.
        "timeouts": { "pageLoad": 60_000, "script": 60_000 },
    });
    let capabilities = capabilities.as_object().cloned().context("capabilities are an object")?;
    let client = ClientBuilder::new(HttpConnector::new())
        .capabilities(capabilities)
        .connect(&driver.address)
        .await
        .context("Chromium could not be started")?;
    Ok(Page { client, address })
}
