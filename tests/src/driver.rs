//! The driver process of a browser.

use crate::virtual_screen::VirtualScreen;
use anyhow::{Context, Result, bail};
use std::io::{BufRead, BufReader};
use std::net::{TcpListener, TcpStream};
use std::process::{Child, Command, Stdio};
use std::thread;
use std::time::Duration;
use xtask::browser::{Browser, BrowserKind};

/// The number of attempts to find a port.
const TRIES: u32 = 5;

/// The number of checks whether it listens, and the interval.
const LOOKS: u32 = 100;
const PAUSE: Duration = Duration::from_millis(100);

/// A running driver. Ends when dropped.
pub struct Driver {
    process: Child,
    /// Outlives the browser.
    _screen: Option<VirtualScreen>,
    /// Where it listens.
    pub address: String,
}

impl Driver {
    /// Starts it on a free port and waits until it listens.
    ///
    /// Chromedriver finds a port on IPv4 and then uses the same one on IPv6. If another process has that one, it gives up, and is started
    /// again.
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
        if browser.kind == BrowserKind::WebKit {
            return Self::start_on_screen(browser);
        }
        let mut process = Command::new(&browser.driver)
            .args(match browser.kind {
                // Scripts in the browser itself are a matter of their own for it.
                BrowserKind::Firefox => &["--port=0", "--websocket-port=0", "--allow-system-access"][..],
                _ => &["--port=0"],
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
        let mut driver = Self { process, _screen: None, address: String::new() };
        let port = port.with_context(|| format!("{name} did not say where it listens"))?;
        driver.address = format!("http://127.0.0.1:{port}");
        // It would be ended by writing to a pipe that nobody reads.
        thread::spawn(move || lines.for_each(drop));
        Ok(driver)
    }

    /// WebKit's driver does not report its port, and its browser needs a screen.
    fn start_on_screen(browser: &Browser) -> Result<Self> {
        let screen = VirtualScreen::start()?;
        let port = TcpListener::bind(("127.0.0.1", 0))?.local_addr()?.port();
        let process = Command::new(&browser.driver)
            .arg(format!("--port={port}"))
            .envs([
                ("DISPLAY", screen.name.as_str()),
                ("GDK_BACKEND", "x11"),
                ("LIBGL_ALWAYS_SOFTWARE", "1"),
                ("NO_AT_BRIDGE", "1"),
            ])
            .stdin(Stdio::null())
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .with_context(|| format!("{} could not be started", browser.driver.display()))?;
        let driver = Self { process, _screen: Some(screen), address: format!("http://127.0.0.1:{port}") };
        for _ in 0..LOOKS {
            if TcpStream::connect(("127.0.0.1", port)).is_ok() {
                return Ok(driver);
            }
            thread::sleep(PAUSE);
        }
        bail!("{} does not listen", browser.driver.display())
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
