//! Debian's package manager, to install missing programs where that is allowed.

use crate::process::{find_program, output, program_folders, run, spoken};
use anyhow::{Context, Result};
use std::process::{Command, Stdio};
use std::time::Instant;

/// Whether the package manager exists and the user is root.
pub fn may_install() -> bool {
    find_program("apt-get", &program_folders()).is_some()
        && output(Command::new("id").arg("-u")).is_some_and(|user| user == "0")
}

/// Installs packages; `what` is their common name in messages.
///
/// # Errors
/// When they cannot be installed.
pub fn install(what: &str, packages: &[&str]) -> Result<()> {
    println!("Installing {what} with apt-get: about 2 minutes, only once.");
    let start = Instant::now();
    run(apt().args(["update", "-qq"]))
        .and_then(|()| run(apt().args(["install", "-y", "-qq"]).args(packages)))
        .with_context(|| format!("{what} could not be installed"))?;
    println!("Installed {what} in {}.", spoken(start.elapsed()));
    Ok(())
}

fn apt() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command.stdin(Stdio::null());
    command
}
