//! What is kept of a test that failed.

use crate::page::Page;
use anyhow::Result;
use std::fs;
use std::path::PathBuf;
use xtask::process::target_folder;

/// Saves a screenshot, the console and what the page shows to `e2e/` in the
/// target folder, and returns where.
pub async fn save(page: &Page, test: &str) -> Result<PathBuf> {
    let folder = target_folder().join("e2e").join(test.replace("::", "-"));
    fs::create_dir_all(&folder)?;
    // Each part is saved for itself: some may be impossible after a failure.
    if let Ok(picture) = page.client.screenshot().await {
        fs::write(folder.join("page.png"), picture)?;
    }
    if let Ok(lines) = page.console().await {
        fs::write(folder.join("console.txt"), lines.join("\n") + "\n")?;
    }
    let position = page.position().await;
    let status = page.status().await;
    let moves = page.moves().await;
    let text = format!("position: {position:?}\nstatus: {status:?}\nmoves: {moves:?}\n");
    fs::write(folder.join("game.txt"), text)?;
    Ok(folder)
}
