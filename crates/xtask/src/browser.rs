//! The browsers for the tests, and their drivers.

use crate::apt;
use crate::files;
use crate::process::{find_program, program_folders};
use crate::tools::{GECKODRIVER, Tool};
use anyhow::{Context, Result, bail};
use serde_json::{Value, json};
use std::env;
use std::path::{Path, PathBuf};

/// The environment variable with the browser for the tests: `chromium`, `firefox` or `webkit`.
pub const CHOICE: &str = "MENAGERIE_BROWSER";

/// A virtual screen for a browser without a headless mode.
pub const SCREEN: &str = "Xvfb";

/// A browser in which the page is tested.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum BrowserKind {
    /// Chromium or Chrome, with chromedriver.
    Chromium,
    /// Firefox, with geckodriver.
    Firefox,
    /// WebKit, the engine of Safari: its GTK port, with its own driver, on a virtual screen (Xvfb), because it has no headless mode.
    WebKit,
}

/// Additional arguments of Chromium: no window, no sandbox (root has none), no network features, and exact memory figures.
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

/// Settings that disable what makes Firefox start slowly: site isolation, which is not needed here, the search for extensions, and the
/// start page.
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

/// Chromium's headless shell: the same engine without windows, which starts and renders in half of the time. Debian's
/// `/usr/bin/chromium-headless-shell` is a script that leaves the program running when the driver ends it, so the program itself is used.
const HEADLESS_SHELL: &str = "/usr/lib/chromium/chromium-headless-shell";

impl BrowserKind {
    /// The browser in [`CHOICE`]; Chromium if it is not set.
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

    /// The value of [`CHOICE`] for it.
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

    /// The names of its program.
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

    /// The Debian packages; the driver of Firefox is not among them.
    fn packages(self) -> &'static [&'static str] {
        match self {
            Self::Chromium => &["chromium", "chromium-driver"],
            Self::Firefox => &["firefox-esr"],
            Self::WebKit => &["webkit2gtk-driver", "xvfb"],
        }
    }

    /// The tools that are installed with cargo.
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

    /// Installs the browser if it is missing and that is allowed.
    ///
    /// # Errors
    /// When it is missing and could not be installed.
    pub fn ensure(self) -> Result<()> {
        // A driver that cargo installs is checked elsewhere.
        let has_driver = !self.tools().is_empty() || find_program(self.driver(), &program_folders()).is_some();
        if has_driver && self.program().is_some() {
            return Ok(());
        }
        if !apt::may_install() {
            bail!("{} or its driver is missing, which the tests in a browser need: {}", self.name(), self.help());
        }
        apt::install(self.name(), self.packages())
    }

    /// Like [`ensure`](Self::ensure), and installs what is only used in tests, if available.
    ///
    /// # Errors
    /// When the browser is missing and could not be installed.
    pub fn ensure_for_tests(self) -> Result<()> {
        if self == Self::Chromium
            && !Path::new(HEADLESS_SHELL).exists()
            && apt::may_install()
            // Installed together, they have the same version.
            && let Err(error) = apt::install("Chromium's headless shell", &[self.packages(), &["chromium-headless-shell"]].concat())
        {
            println!("The tests use Chromium itself, which takes longer: {error:#}");
        }
        self.ensure()
    }
}

/// The possible folders of WebKitGTK's small browser, by machine and version.
fn webkit_folders() -> Vec<PathBuf> {
    let machines = files::entries(Path::new("/usr/lib")).unwrap_or_default();
    let all = machines.iter().flat_map(|machine| files::entries(machine).unwrap_or_default());
    let is_webkit =
        |folder: &Path| folder.file_name().is_some_and(|name| name.to_string_lossy().starts_with("webkit2gtk-4"));
    all.filter(|folder| is_webkit(folder)).collect()
}

/// A browser and its driver.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Browser {
    /// The kind of browser.
    pub kind: BrowserKind,
    /// The browser's program.
    pub program: PathBuf,
    /// Its driver, which speaks WebDriver.
    pub driver: PathBuf,
}

impl Browser {
    /// Finds both programs.
    ///
    /// # Errors
    /// When one is missing; the message says how to install it.
    pub fn find(kind: BrowserKind) -> Result<Self> {
        let missing = |what| format!("{what} is missing, which the tests in a browser need: {}", kind.help());
        let program = kind.program().with_context(|| missing(kind.name()))?;
        let driver = find_program(kind.driver(), &program_folders()).with_context(|| missing(kind.driver()))?;
        Ok(Self { kind, program, driver })
    }

    /// Like [`find`](Self::find), but uses the headless program where it is installed.
    ///
    /// # Errors
    /// Like those of [`find`](Self::find).
    pub fn find_for_tests(kind: BrowserKind) -> Result<Self> {
        let found = Self::find(kind)?;
        let shell = PathBuf::from(HEADLESS_SHELL);
        Ok(if kind == BrowserKind::Chromium && shell.exists() { Self { program: shell, ..found } } else { found })
    }
}
