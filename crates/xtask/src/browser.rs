//! Chromium and its driver, which the tests in a browser need.

use crate::apt;
use crate::process::{find_program, program_folders};
use anyhow::{Result, bail};
use std::path::PathBuf;

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
        match Self::find() {
            Err(_) if apt::may_install() => {
                apt::install("Chromium and its driver", &["chromium", "chromium-driver"])?;
                Self::find()
            }
            found => found,
        }
    }
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
