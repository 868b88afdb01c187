//! Firefox's profiles: each test has a copy of one that Firefox has started with before. That saves the preparations of a first start,
//! which are a fifth of the work for a test.

use anyhow::{Context, Result, ensure};
use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::sync::{Mutex, PoisonError};
use tempfile::TempDir;
use xtask::files;
use xtask::process::target_folder;

/// Tests that start at the same time prepare the first profile once.
static PREPARING: Mutex<()> = Mutex::new(());

/// A new profile for the installed version of Firefox. It is removed with the returned value.
///
/// # Errors
/// When Firefox does not start, or the copy cannot be written.
pub(crate) fn copy(program: &Path) -> Result<TempDir> {
    let _guard = PREPARING.lock().unwrap_or_else(PoisonError::into_inner);
    // Each version prepares its own files, and an older one refuses those of a newer one.
    let version = Command::new(program).arg("--version").output().context("Firefox does not print its version")?;
    let version = String::from_utf8_lossy(&version.stdout).trim().replace(' ', "-");
    let first = target_folder().join("e2e/firefox-profiles").join(version);
    if !first.exists() {
        prepare(program, &first)?;
    }
    let own = tempfile::tempdir()?;
    files::copy_folder(&first, own.path())?;
    Ok(own)
}

/// Starts Firefox with an empty folder, draws an empty page and ends it.
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
    // In one step, so that the folder is always complete.
    fs::rename(made.keep(), folder).with_context(|| folder.display().to_string())
}
