//! One test in one browser.

use crate::beginning::begun;
use crate::emulation::NotHere;
use crate::page::Page;
use crate::report;
use crate::running::{Others, Turn};
use anyhow::{Result, anyhow, ensure};
use menagerie_sitegen::server::{Server, bind};
use menagerie_sitegen::site;
use std::io::{Write, stderr};
use std::thread;
use tokio::task::spawn_local;
use xtask::browser::{Browser, BrowserKind};

/// A script that removes service workers, as in a private window of Firefox.
const NO_SERVICE_WORKER: &str = "delete Navigator.prototype.serviceWorker;";

/// Serves the built page, opens it in a browser with this query and runs the test on it. A test that leaves an error in the console has
/// failed.
///
/// There is no service worker: it would load the whole site again in every test, up to a fifth of the time of short ones. [`check_whole`]
/// has one.
///
/// # Errors
/// When the page has not been built, the browser is missing, or the test fails. Then a report is saved, and the message says where.
pub fn check(query: &str, test: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
    let query = query.to_owned();
    let server = built()?.spawn();
    browse(server.address(), async move |page| {
        page.before_scripts(NO_SERVICE_WORKER).await?;
        page.open(&query).await?;
        test(page).await
    })
}

/// Like [`check`], with the service worker.
///
/// # Errors
/// As those of [`check`].
pub fn check_whole(query: &str, test: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
    check_on(built()?, query, test)
}

/// Like [`check`], for several people, each with a browser and a profile of their own, who have only the site in common.
///
/// # Errors
/// As those of [`check`].
pub fn check_together(people: usize, test: impl AsyncFnOnce(Vec<Page>) -> Result<()> + 'static) -> Result<()> {
    let server = built()?.spawn();
    let mut others = Others::start(&Browser::find_for_tests(BrowserKind::chosen()?)?, people.saturating_sub(1))?;
    let theirs = others.pages(server.address())?;
    let result = browse(server.address(), async move |page| {
        let all: Vec<Page> = std::iter::once(page).chain(theirs).collect();
        for page in &all {
            page.before_scripts(NO_SERVICE_WORKER).await?;
            page.open("").await?;
        }
        test(all.clone()).await?;
        for page in &all {
            let errors = page.console_errors().await?;
            ensure!(errors.is_empty(), "errors in the console: {errors:#?}");
        }
        Ok(())
    });
    let closed = others.close();
    result.and(closed)
}

/// The built site, which no test changes.
fn built() -> Result<Server> {
    let server = Server::new(bind(0)?, &site::built()?)?.with_settled_versions();
    if BrowserKind::chosen()? == BrowserKind::WebKit { begun(server) } else { Ok(server) }
}

/// Like [`check_whole`], with a server for the test.
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

/// Whether the test runs in this browser. It only can in Chromium, for a reason that is printed otherwise.
///
/// # Errors
/// When no browser is chosen that there is.
pub fn in_chromium(reason: &str) -> Result<bool> {
    let kind = BrowserKind::chosen()?;
    if kind == BrowserKind::Chromium {
        return Ok(true);
    }
    left_out(reason, kind)?;
    Ok(false)
}

/// Prints that a test is skipped in a browser, and why.
fn left_out(reason: &str, kind: BrowserKind) -> Result<()> {
    // Not `println!`, of which nothing is heard where a test passes.
    let name = thread::current().name().unwrap_or("test").to_owned();
    Ok(writeln!(stderr(), "{name}: not in {}: {reason}", kind.name())?)
}

/// Runs a test in a browser that has not opened anything below this address, and only visits pages there. A test that leaves an error in
/// the console has failed.
///
/// # Errors
/// As those of [`check`].
pub fn browse(address: &str, test: impl AsyncFnOnce(Page) -> Result<()> + 'static) -> Result<()> {
    let browser = Browser::find_for_tests(BrowserKind::chosen()?)?;
    let name = thread::current().name().unwrap_or("test").to_owned();
    report::forget(browser.kind, &name)?;
    Turn::begin().run(&browser, address, async move |page| {
        let of_test = page.clone();
        // A separate task, so that the browser is cleaned up after a panic, too.
        let task = spawn_local(async move { play(of_test, test).await });
        let result = task.await.unwrap_or_else(|panic| Err(anyhow!("the test panicked: {panic}")));
        match result {
            Ok(()) => Ok(()),
            Err(error) if error.is::<NotHere>() => left_out(&error.to_string(), page.kind()),
            Err(error) => Err(match report::save(&page, &name, &error).await {
                Ok(folder) => error.context(format!("failed in {}; see {}", page.kind().name(), folder.display())),
                Err(trouble) => error.context(format!("failed, and no report could be saved ({trouble:#})")),
            }),
        }
    })
}

async fn play(page: Page, test: impl AsyncFnOnce(Page) -> Result<()>) -> Result<()> {
    test(page.clone()).await?;
    let errors = page.console_errors().await?;
    ensure!(errors.is_empty(), "errors in the console: {errors:#?}");
    Ok(())
}
