//! The networks of the stronger levels: fetched on demand, and never in the way.

use crate::games::JANUS;
use crate::keeping::reload;
use anyhow::{Result, ensure};
use e2e::{Copy, Page, check};
use serde_json::json;

/// Records what the worker gets when it requests a network: the number of bytes, or nothing.
const GIVEN: &str = "window.given = []; const post = Worker.prototype.postMessage;\
    Worker.prototype.postMessage = function (message, ...rest) {\
        if (message.type === 'network') given.push(message.bytes && message.bytes.byteLength);\
        return post.call(this, message, ...rest);\
    };";

/// Delays networks without end.
const HANGING: &str = "const real = window.fetch;\
    window.fetch = (address, ...rest) => String(address).includes('/networks/') ? new Promise(() => {}) : real(address, ...rest);";

/// A move that is in no opening book.
const OUT_OF_BOOK: [&str; 2] = ["a2a3", "b2b3"];

/// Janus Chess against the computer at a level.
fn against(level: u8) -> String {
    format!("?game={}&white=human&black=computer&level={level}", JANUS.id)
}

/// The networks that the page has requested.
async fn fetched(page: &Page) -> Result<Vec<String>> {
    let script = "return performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname).filter((path) => path.includes('/networks/'))";
    Ok(serde_json::from_value(page.script(script).await?)?)
}

/// Plays a move, and waits for the answer, which makes this number of moves.
async fn answered(page: &Page, text: &str, moves: usize) -> Result<()> {
    page.enter("Enter a move", text).await?;
    page.until("it has moved", async || Ok(page.moves().await?.len() == moves)).await
}

/// The number of bytes of each network that a worker got.
async fn given(page: &Page) -> Result<Vec<Option<usize>>> {
    Ok(serde_json::from_value(page.script("return window.given").await?)?)
}

#[test]
fn a_network_is_fetched_once_by_what_uses_it() -> Result<()> {
    check("", async |page| {
        page.before_scripts(GIVEN).await?;
        page.open(&against(4)).await?;
        answered(&page, OUT_OF_BOOK[0], 2).await?;
        ensure!(fetched(&page).await?.is_empty() && given(&page).await?.is_empty(), "level 4 asks for a network");
        page.press("Hint").await?;
        page.until_status("Hint: ").await?;
        ensure!(fetched(&page).await? == ["/networks/janus.nnue"], "{:?}", fetched(&page).await?);
        page.open(&against(6)).await?;
        answered(&page, OUT_OF_BOOK[0], 2).await?;
        let once = given(&page).await?;
        ensure!(once.len() == 1 && once[0].is_some_and(|bytes| bytes > 10_000), "{once:?}");
        answered(&page, OUT_OF_BOOK[1], 4).await?;
        ensure!(given(&page).await? == once, "the same worker asks again");
        // A new worker, after one was terminated, gets the network from the page.
        page.press("Hint").await?;
        page.press("Undo").await?;
        page.press("Hint").await?;
        page.until_status("Hint: ").await?;
        let now = given(&page).await?;
        ensure!(now.iter().all(|bytes| *bytes == once[0]), "{now:?}");
        ensure!(fetched(&page).await?.len() == 1, "{:?}", fetched(&page).await?);
        Ok(())
    })
}

#[test]
fn the_computer_plays_without_a_network_that_cannot_be_had() -> Result<()> {
    Copy::new()?.browse(async |page, site| {
        page.before_scripts(GIVEN).await?;
        let file = format!("networks/{}.nnue", JANUS.id);
        site.remove(&file)?;
        page.open(&against(6)).await?;
        answered(&page, OUT_OF_BOOK[0], 2).await?;
        ensure!(given(&page).await? == [None], "{:?}", given(&page).await?);
        // It is tried again with the next search, and with the one after it, where it was damaged.
        site.write(&file, "no network")?;
        answered(&page, OUT_OF_BOOK[1], 4).await?;
        site.mend(&file)?;
        answered(&page, "c2c3", 6).await?;
        let all = given(&page).await?;
        ensure!(all.len() == 3 && all[1] == Some(10) && all[2].is_some_and(|bytes| bytes > 10_000), "{all:?}");
        // The missing file is reported in the console.
        page.console_errors().await?;
        Ok(())
    })
}

#[test]
fn the_computer_does_not_wait_for_ever_for_a_network() -> Result<()> {
    check("", async |page| {
        page.before_scripts(GIVEN).await?;
        page.before_scripts(HANGING).await?;
        page.open(&against(6)).await?;
        answered(&page, OUT_OF_BOOK[0], 2).await?;
        ensure!(given(&page).await? == [None], "{:?}", given(&page).await?);
        let notes = page.script("return document.querySelector('#notes').textContent").await?;
        ensure!(notes == json!(""), "the wait was taken for a failure: {notes}");
        Ok(())
    })
}

#[test]
fn a_network_is_there_without_the_server_once_it_was_fetched() -> Result<()> {
    Copy::new()?.browse(async |page, mut site| {
        page.before_scripts(GIVEN).await?;
        page.open(&against(6)).await?;
        answered(&page, OUT_OF_BOOK[0], 2).await?;
        page.script("return navigator.serviceWorker.ready.then(() => true)").await?;
        let kept = "return caches.match('networks/janus.nnue').then((found) => Boolean(found && navigator.serviceWorker.controller))";
        page.until("it is kept", async || Ok(page.script(kept).await? == true)).await?;
        site.stop();
        reload(&page).await?;
        page.until("the game is there", async || Ok(page.moves().await?.len() == 2)).await?;
        answered(&page, OUT_OF_BOOK[1], 4).await?;
        let given = given(&page).await?;
        ensure!(given.len() == 1 && given[0].is_some(), "{given:?}");
        // It looks for a new version in vain, which the console may mention.
        page.console_errors().await?;
        Ok(())
    })
}
