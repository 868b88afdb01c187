//! A virtual screen, for a browser that needs one.

use anyhow::{Context, Result};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use xtask::browser::SCREEN;

/// A running screen. Ends when dropped.
pub struct VirtualScreen {
    process: Child,
    /// The display name for programs: `:1`.
    pub name: String,
}

impl VirtualScreen {
    /// Starts one that is larger than every window of the tests, with the first free number.
    pub fn start() -> Result<Self> {
        let mut process = Command::new(SCREEN)
            .args(["-displayfd", "1", "-screen", "0", "2200x1700x24", "-nolisten", "tcp"])
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("{SCREEN} could not be started"))?;
        let output = process.stdout.take().with_context(|| format!("{SCREEN} has no output"))?;
        let mut screen = Self { process, name: String::new() };
        let mut number = String::new();
        BufReader::new(output).read_line(&mut number)?;
        screen.name = format!(":{}", number.trim());
        Ok(screen)
    }
}

impl Drop for VirtualScreen {
    fn drop(&mut self) {
        // Nothing is left to do when it has ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}
