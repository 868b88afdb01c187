//! The browsers that the tests run in, with the programs that drive them.

use crate::apt;
use crate::files;
use crate::process::{find_program, program_folders};
use crate::tools::{GECKODRIVER, Tool};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::env;
use std::path::{Path, PathBuf};

/// Which browser the tests run in, where nothing else says so: `chromium`, `firefox` or `webkit`.
pub const CHOICE: &str = "MENAGERIE_BROWSER";

/// A screen without a screen, for a browser that has no headless mode.
pub const SCREEN: &str = "Xvfb";

/// A browser that the page is tested in.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BrowserKind {
    /// Chromium or Chrome, with chromedriver.
    Chromium,
    /// Firefox, with geckodriver.
    Firefox,
    /// WebKit, of which Safari is made: its GTK port, with its own driver, on a screen of its own (Xvfb), as it has no headless mode.
    WebKit,
}

/// What Chromium is started with besides: no window, no sandbox (root has
/// none), nothing that looks for a network, and memory told to the byte.
pub const ARGUMENTS: [&str; 10] = [
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-dev-shm-usage",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--enable-precise-memory-info",
];

/// What Firefox leaves out at its start, which takes longer than most tests: processes for pages of other sites, of which there
/// are none, the search for extensions, and its own start page.
pub fn preferences() -> Value {
    json!({
        "fission.autostart": false,
        "dom.ipc.processCount": 1,
        "extensions.startupScanScopes": 0,
        "extensions.enabledScopes": 0,
        "browser.newtabpage.enabled": false,
        "browser.search.update": false,
    })
}

/// Chromium's pages without Chromium's windows: the same engine, started and shown in half of the time. Debian's
/// `/usr/bin/chromium-headless-shell` is a script that leaves it running when the driver ends it, so the program itself is named.
const HEADLESS_SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

impl BrowserKind {
    /// The one that [`CHOICE`] names; Chromium if it is not set.
    ///
    /// # Errors
    /// When it names no browser.
    pub fn chosen() -> Result<Self> {
        match env::var(CHOICE) {
            Err(_) => Ok(Self::Chromium),
            Ok(name) => [Self::Chromium, Self::Firefox, Self::WebKit]
                .into_iter()
                .find(|kind| kind.id() == name)
                .with_context(|| {
                    let known = [Self::Chromium, Self::Firefox, Self::WebKit].map(Self::id).join(", ");
                    format!("{CHOICE} says {name:?}; the tests run in {known}")
                }),
        }
    }

    /// What [`CHOICE`] calls it.
    pub fn id(self) -> &'static str {
        match self {
            Self::Chromium => "chromium",
            Self::Firefox => "firefox",
            Self::WebKit => "webkit",
        }
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Self::Chromium => "Chromium",
            Self::Firefox => "Firefox",
            Self::WebKit => "WebKit",
        }
    }

    /// Names under which it is installed.
    fn programs(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromium", "chromium-browser", "google-chrome", "google-chrome-stable"],
            Self::Firefox => &["firefox-esr", "firefox"],
            Self::WebKit => &["MiniBrowser"],
        }
    }

    fn driver(self) -> &'static str {
        match self {
            Self::Chromium => "chromedriver",
            Self::Firefox => GECKODRIVER.program,
            Self::WebKit => "WebKitWebDriver",
        }
    }

    /// What is installed with Debian's package manager; the driver of Firefox is not among it.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromium", "chromium-driver"],
            Self::Firefox => &["firefox-esr"],
            Self::WebKit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    /// What is installed with cargo.
    pub fn tools(self) -> &'static [Tool] {
        match self {
            Self::Chromium | Self::WebKit => &[],
            Self::Firefox => &[GECKODRIVER],
        }
    }

    fn help(self) -> &'static str {
        match self {
            Self::Chromium => {
                "install Chromium and its driver (Debian and Ubuntu: `apt-get install chromium chromium-driver`; \
                 elsewhere: https://googlechromelabs.github.io/chrome-for-testing/)"
            }
            Self::Firefox => {
                "install Firefox (Debian: `apt-get install firefox-esr`; elsewhere: https://www.mozilla.org/firefox/) \
                 and its driver (`cargo install geckodriver`)"
            }
            Self::WebKit => {
                "install WebKitGTK's driver and a screen for it (Debian and Ubuntu: `apt-get install webkit2gtk-driver xvfb`; \
                 there is none for macOS and Windows)"
            }
        }
    }

    fn program(self) -> Option<PathBuf> {
        let mut folders = program_folders();
        if self == Self::WebKit {
            find_program(SCREEN, &folders)?;
            folders.extend(webkit_folders());
        }
        self.programs().iter().find_map(|name| find_program(name, &folders))
    }

    /// Installs the browser where it is missing and may be installed.
    ///
    /// # Errors
    /// When it is missing and could not be installed.
    pub fn ensure(self) -> Result<()> {
        // A driver that cargo installs is another's business.
        let has_driver = !self.tools().is_empty() || find_program(self.driver(), &program_folders()).is_some();
        if has_driver && self.program().is_some() {
            return Ok(());
        }
        if !apt::may_install() {
            bail!("{} or its driver is missing, which the tests in a browser need: {}", self.name(), self.help());
        }
        apt::install(self.name(), self.packages())
    }

    /// As [`ensure`](Self::ensure), and installs what the browser has for tests alone, if it can be had.
    ///
    /// # Errors
    /// When the browser is missing and could not be installed.
    pub fn ensure_for_tests(self) -> Result<()> {
        if self == Self::Chromium
            && !Path::new(HEADLESS_SHELL).exists()
            && apt::may_install()
            // Named together, they are brought to one version.
            && let Err(error) = apt::install("Chromium's headless shell", &[self.packages(), &["chromium-headless-shell"]].concat())
        {
            println!("The tests use Chromium itself, which takes longer: {error:#}");
        }
        self.ensure()
    }
}

/// Where WebKitGTK's small browser lies, by machine and version.
fn webkit_folders() -> Vec<PathBuf> {
    let machines = files::entries(Path::new("/usr/lib")).unwrap_or_default();
    let all = machines.iter().flat_map(|machine| files::entries(machine).unwrap_or_default());
    let is_webkit =
        |folder: &Path| folder.file_name().is_some_and(|name| name.to_string_lossy().starts_with("webkit2gtk-4"));
    all.filter(|folder| is_webkit(folder)).collect()
}

/// The browser and the program that drives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Browser {
    /// Which one it is.
    pub kind: BrowserKind,
    /// The browser's program.
    pub program: PathBuf,
    /// Its driver, which speaks WebDriver.
    pub driver: PathBuf,
}

impl Browser {
    /// Looks for both programs, or for what is missing of them.
    ///
    /// # Errors
    /// When one is missing; the message says how to install it.
    pub fn find(kind: BrowserKind) -> Result<Self> {
        let missing = |what| format!("{what} is missing, which the tests in a browser need: {}", kind.help());
        let program = kind.program().with_context(|| missing(kind.name()))?;
        let driver = find_program(kind.driver(), &program_folders()).with_context(|| missing(kind.driver()))?;
        Ok(Self { kind, program, driver })
    }

    /// As [`find`](Self::find), but what shows pages without windows, where it is installed.
    ///
    /// # Errors
    /// As those of [`find`](Self::find).
    pub fn find_for_tests(kind: BrowserKind) -> Result<Self> {
        let found = Self::find(kind)?;
        let shell = PathBuf::from(HEADLESS_SHELL);
        Ok(if kind == BrowserKind::Chromium && shell.exists() { Self { program: shell, ..found } } else { found })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;

    #[test]
    fn wasm_pack_starts_the_browser_in_the_same_way() {
        let file = root().join("crates/page/webdriver.json");
        let text = std::fs::read_to_string(file).unwrap();
        for argument in ARGUMENTS {
            assert!(text.contains(&format!("\"{argument}\"")), "{argument}");
        }
    }
}
