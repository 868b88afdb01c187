//! Chromium and its driver, which the tests in a browser need.

use crate::process::{find_program, output, program_folders, run, spoken};
use anyhow::{Context, Result, bail};
use std::path::PathBuf;
use std::process::Command;
use std::time::Instant;

/// Names under which Chromium is installed.
const CHROMIUM: [&str; 4] = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"];

/// What Chromium is started with besides: no window, no sandbox (root has
/// none), and nothing that looks for a network.
pub const ARGUMENTS: [&str; 9] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
];

/// The browser and the program that drives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Browser {
    /// Chromium or Chrome.
    pub chromium: PathBuf,
    /// `chromedriver`, of the same version.
    pub driver: PathBuf,
}

impl Browser {
    /// Looks for both programs, or for what is missing of them.
    ///
    /// # Errors
    /// When one is missing; the message says how to install it.
    pub fn find() -> Result<Self> {
        let folders = program_folders();
        let chromium = CHROMIUM.iter().find_map(|name| find_program(name, &folders));
        let driver = find_program("chromedriver", &folders);
        match (chromium, driver) {
            (Some(chromium), Some(driver)) => Ok(Self { chromium, driver }),
            (chromium, _) => bail!(
                "{} is missing, which the tests in a browser need: install Chromium and its \
                 driver (Debian and Ubuntu: `apt-get install chromium chromium-driver`; \
                 elsewhere: https://googlechromelabs.github.io/chrome-for-testing/)",
                if chromium.is_none() { "Chromium" } else { "chromedriver" }
            ),
        }
    }

    /// Looks for both programs and installs them where it may.
    ///
    /// # Errors
    /// When one is missing and could not be installed.
    pub fn ensure() -> Result<Self> {
        let missing = match Self::find() {
            Ok(found) => return Ok(found),
            Err(missing) => missing,
        };
        if !may_install() {
            return Err(missing);
        }
        println!("Installing Chromium and its driver with apt-get: about 2 minutes, only once.");
        let start = Instant::now();
        run(apt().args(["update", "-qq"]))
            .and_then(|()| run(apt().args(["install", "-y", "-qq", "chromium", "chromium-driver"])))
            .context("Chromium could not be installed")?;
        println!("Installed Chromium in {}.", spoken(start.elapsed()));
        Self::find()
    }
}

/// Debian's package manager is there, and this is root.
fn may_install() -> bool {
    find_program("apt-get", &program_folders()).is_some()
        && output(Command::new("id").arg("-u")).is_some_and(|user| user == "0")
}

fn apt() -> Command {
    let mut command = Command::new("apt-get");
    command.env("DEBIAN_FRONTEND", "noninteractive");
    command.stdin(std::process::Stdio::null());
    command
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    #[test]
    fn wasm_pack_starts_the_browser_in_the_same_way() {
        let file = root().join("crates/wasm/webdriver.json");
        let text = std::fs::read_to_string(file).unwrap();
        for argument in ARGUMENTS {
            assert!(text.contains(&format!("\"{argument}\"")), "{argument}");
        }
    }
}
