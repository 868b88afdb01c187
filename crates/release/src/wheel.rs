//! The wheel for Python: built by maturin, and tested in an environment of its own.

use anyhow::{Context as _, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::process::{root, run, target_folder};

/// What builds and tests it; pyffish is what its moves are compared with.
const TOOLS: [&str; 3] = ["maturin>=1.9,<2", "pytest", "pyffish"];

/// Builds the wheel into a folder and runs its tests.
///
/// # Errors
/// When there is no Python, or a build or a test fails.
pub fn build(folder: &Path) -> Result<()> {
    let environment = target_folder().join("python");
    run(Command::new("python3").args(["-m", "venv"]).arg(&environment))
        .context("Python 3 with venv is needed for the wheel")?;
    let program = |name: &str| Command::new(environment.join(if cfg!(windows) { "Scripts" } else { "bin" }).join(name));
    run(program("pip").args(["install", "--quiet"]).args(TOOLS))?;
    let source: PathBuf = root().join("packages/python");
    let built = target_folder().join("wheel");
    run(program("maturin")
        .args(["build", "--release", "--out"])
        .arg(folder)
        .env("CARGO_TARGET_DIR", &built)
        .current_dir(&source))?;
    let wheels = xtask::files::entries(folder)?;
    let wheel = wheels.iter().find(|file| file.extension().is_some_and(|ending| ending == "whl"));
    let wheel = wheel.context("maturin has built no wheel")?;
    run(program("pip").args(["install", "--quiet", "--force-reinstall"]).arg(wheel))?;
    run(program("pytest").arg("--quiet").arg(source.join("tests")))
}
