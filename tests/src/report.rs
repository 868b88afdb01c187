//! Reports about failed tests.

use crate::page::Page;
use anyhow::{Error, Result};
use std::fs;
use std::path::PathBuf;
use std::time::Duration;
use tokio::time::timeout;
use xtask::browser::BrowserKind;
use xtask::process::target_folder;

/// The time limit for each part of a page that may hang.
const PATIENCE: Duration = Duration::from_secs(15);

/// The state of the game on a game page, as one text.
const GAME: &str = "const { game, text } = window.menagerie ?? {};\
                    return game ? `${game.data.state.fen}\\n\\n${text()}` : ''";

/// The folder of the report of a test in a browser.
fn folder(kind: BrowserKind, test: &str) -> PathBuf {
    target_folder().join("e2e-failures").join(kind.id()).join(test.replace("::", "-"))
}

/// Removes the reports of earlier runs.
pub fn forget(kind: BrowserKind, test: &str) -> Result<()> {
    let folder = folder(kind, test);
    if folder.exists() {
        fs::remove_dir_all(folder)?;
    }
    Ok(())
}

/// Saves the error, a screenshot, the console, the page and its game to a folder for the test, and returns its path.
pub async fn save(page: &Page, test: &str, error: &Error) -> Result<PathBuf> {
    let folder = folder(page.kind(), test);
    fs::create_dir_all(&folder)?;
    // Each part is saved for itself: some may be impossible after a failure.
    if let Ok(Ok(picture)) = timeout(PATIENCE, page.client.screenshot()).await {
        fs::write(folder.join("page.png"), picture)?;
    }
    if let Ok(Ok(lines)) = timeout(PATIENCE, page.console()).await {
        fs::write(folder.join("console.txt"), lines.join("\n") + "\n")?;
    }
    if let Ok(Ok(source)) = timeout(PATIENCE, page.client.source()).await {
        fs::write(folder.join("page.html"), source)?;
    }
    if let Ok(Ok(game)) = timeout(PATIENCE, page.script(GAME)).await
        && let Some(text) = game.as_str().filter(|text| !text.is_empty())
    {
        fs::write(folder.join("position.txt"), text)?;
    }
    let address = timeout(PATIENCE, page.client.current_url()).await;
    let address = address.ok().and_then(Result::ok).map(|address| address.to_string()).unwrap_or_default();
    let status = timeout(PATIENCE, page.status()).await;
    let status = status.ok().and_then(Result::ok).unwrap_or_default();
    fs::write(folder.join("failure.txt"), format!("{error:?}\n\naddress: {address}\nstatus line: {status}\n"))?;
    Ok(folder)
}
