//! Firefox's profiles: each test has a copy of one that Firefox has started with before. What it prepares at its first start, which is
//! a fifth of all it does for a test, it finds there.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use tempfile::TempDir;
use xtask::files;
use xtask::process::target_folder;

/// Tests that begin at the same time prepare the first profile once.
static PREPARING: Mutex<()> = Mutex::new(());

/// A profile of a test's own, of the Firefox that is this program. It goes away with what is returned.
///
/// # Errors
/// When Firefox does not start, or the copy cannot be written.
pub(crate) fn copy(program: &Path) -> Result<TempDir> {
    let _guard = PREPARING.lock().unwrap_or_else(PoisonError::into_inner);
    // Another version has things of its own to prepare, and an older one refuses what a newer has written.
    let version = Command::new(program).arg("--version").output().context("Firefox does not tell its version")?;
    let version = String::from_utf8_lossy(&version.stdout).trim().replace(' ', "-");
    let first = target_folder().join("e2e/firefox-profiles").join(version);
    if !first.exists() {
        prepare(program, &first)?;
    }
    let own = tempfile::tempdir()?;
    files::copy_folder(&first, own.path())?;
    Ok(own)
}

/// Lets Firefox begin with an empty folder, draw an empty page and end.
fn prepare(program: &Path, folder: &Path) -> Result<()> {
    let parent = folder.parent().context("a folder of profiles")?;
    fs::create_dir_all(parent).with_context(|| parent.display().to_string())?;
    let made = tempfile::tempdir_in(parent)?;
    let picture = tempfile::tempdir()?;
    let status = Command::new(program)
        .args(["--headless", "--no-remote", "--profile"])
        .arg(made.path())
        .arg("--screenshot")
        .arg(picture.path().join("empty.png"))
        .arg("about:blank")
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .status()
        .context("Firefox could not be started")?;
    ensure!(status.success(), "Firefox could not begin with an empty profile ({status})");
    // A link that names the process: it leads nowhere, and nobody holds the profile any more.
    if fs::symlink_metadata(made.path().join("lock")).is_ok() {
        fs::remove_file(made.path().join("lock"))?;
    }
    // In one step: who finds the folder finds all of it.
    fs::rename(made.keep(), folder).with_context(|| folder.display().to_string())
}
