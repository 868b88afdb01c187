//! The process that drives a browser.

use anyhow::{Context, Result};
use std::io::{BufRead, BufReader};
use std::process::{Child, Command, Stdio};
use xtask::browser::{Browser, BrowserKind};

/// How often it is asked to find a port.
const TRIES: u32 = 5;

/// A running driver. Ends when dropped.
pub struct Driver {
    process: Child,
    /// Where it listens.
    pub address: String,
}

impl Driver {
    /// Starts it on a free port and waits until it listens.
    ///
    /// Chromedriver looks for a port on IPv4 and then takes the same one on IPv6; where another process has that, it gives up, so it
    /// is asked again.
    pub fn start(browser: &Browser) -> Result<Self> {
        let mut tries = 1;
        loop {
            match Self::start_once(browser) {
                Err(_) if tries < TRIES => tries += 1,
                started => return started,
            }
        }
    }

    fn start_once(browser: &Browser) -> Result<Self> {
        let name = browser.driver.display();
        let mut process = Command::new(&browser.driver)
            .args(match browser.kind {
                BrowserKind::Chromium => &["--port=0"][..],
                // Scripts in the browser itself are a matter of their own for it.
                BrowserKind::Firefox => &["--port=0", "--websocket-port=0", "--allow-system-access"],
            })
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("{name} could not be started"))?;
        let output = process.stdout.take().with_context(|| format!("{name} has no output"))?;
        let mut lines = BufReader::new(output).lines();
        let port = lines.by_ref().map_while(Result::ok).find_map(|line| port(&line));
        // Kept in a value at once, so that the process ends on an error too.
        let mut driver = Self { process, address: String::new() };
        let port = port.with_context(|| format!("{name} did not say where it listens"))?;
        driver.address = format!("http://127.0.0.1:{port}");
        // It would be ended by writing to a pipe that nobody reads.
        std::thread::spawn(move || lines.for_each(drop));
        Ok(driver)
    }
}

impl Drop for Driver {
    fn drop(&mut self) {
        // Nothing is left to do when it has ended already.
        let _ = self.process.kill();
        let _ = self.process.wait();
    }
}

/// The port in `ChromeDriver was started successfully on port 40001.`, or in `geckodriver INFO Listening on 127.0.0.1:40001`.
fn port(line: &str) -> Option<u16> {
    let (_, rest) = line
        .split_once("started successfully on port ")
        .or_else(|| line.split_once("Listening on ")?.1.rsplit_once(':'))?;
    rest.trim_end_matches('.').parse().ok()
}

#[cfg(test)]
mod tests {
    use super::port;

    #[test]
    fn the_port_is_read() {
        assert_eq!(port("ChromeDriver was started successfully on port 40001."), Some(40001));
        assert_eq!(port("1763728000000\tgeckodriver\tINFO\tListening on 127.0.0.1:40001"), Some(40001));
        assert_eq!(port("Starting ChromeDriver 156 on port 0"), None);
    }
}
