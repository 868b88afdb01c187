//! The steps of the test suite: their actions and requirements.

use crate::browser::BrowserKind;
use crate::process::{program, run};
use crate::tools::{CARGO_DENY, TRUNK, Tool, Toolbox, WASM_BINDGEN, WASM_PACK};
use crate::valgrind::valgrind;
use crate::{deny, scripts};
use anyhow::Result;
use clap::ValueEnum;
use std::num::NonZero;
use std::thread;

/// One step of the test suite. They run in this order, fast ones first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, ValueEnum)]
pub enum TestStep {
    /// The code is formatted.
    Format,
    /// What the workspace depends on may be depended on.
    Deny,
    /// The linter has nothing to say on this machine's code.
    Clippy,
    /// The linter has nothing to say on the browser's code.
    ClippyWasm,
    /// The types of the scripts are right, and the linter has nothing to say on them.
    Scripts,
    /// Unit, integration and documentation tests.
    Unit,
    /// Tests of the `page` crate in Chromium.
    WasmPack,
    /// Tests of the `page` crate in Firefox.
    WasmPackFirefox,
    /// The site is built, optimised, with its diagrams and its pages.
    Site,
    /// Nothing of the site is too new for the oldest browsers that it is for.
    Floor,
    /// Trunk builds the same page, so that `trunk serve` works. Both builds are plain ones, without a standard library of their own: a new
    /// toolchain that cannot build that costs bytes only.
    Trunk,
    /// The built page is played in Chromium.
    E2e,
    /// What differs from browser to browser, in Firefox.
    E2eFirefox,
    /// What differs from browser to browser, in WebKit.
    E2eWebkit,
    /// The built page is played in Firefox, all of it.
    E2eFirefoxWhole,
    /// The npm package is built and tried: with a bundler, without one, and as its README says.
    Package,
}

/// A command line, word by word.
pub type CommandLine = &'static [&'static str];

/// Plays the pages and uses diagrams, with the build of the whole workspace that the tests before have made.
const E2E: CommandLine = &["cargo", "test", "--workspace", "--test", "browser", "--test", "diagram"];

/// What may differ between browsers: every game is opened and played to its end, the computer runs in a worker, and the tests of storage,
/// tabs, service workers, policies, keys, fingers, languages and the clipboard.
#[rustfmt::skip]
const E2E_BY_BROWSER: CommandLine = &["cargo", "test", "--workspace", "--test", "browser", "--",
    "complete_games::", "computer::it_answers", "board::", "keyboard::", "by_ear::", "keeping::", "nothing_lost::", "storage::", "tabs::", "offline::", "security::",
    "languages::", "sharing::", "one_file::a_game_of_the_library"];

/// The same in WebKit, but with one example of what works alike in every browser: one game to its end, one answer of the computer, one
/// language with a screen reader. A test that needs a feature which the driver lacks is skipped, and reports why.
#[rustfmt::skip]
const E2E_IN_WEBKIT: CommandLine = &["cargo", "test", "--workspace", "--test", "browser", "--",
    "complete_games::chaturaji", "computer::it_answers_in_janus", "board::", "keyboard::", "by_ear::", "keeping::", "nothing_lost::", "storage::", "tabs::",
    "offline::", "security::the_policy", "languages::", "sharing::", "one_file::a_game_of_the_library", "--skip", "in_french"];

impl TestStep {
    /// The name of the group of steps.
    pub(super) fn stage(self) -> &'static str {
        match self {
            Self::Format | Self::Deny | Self::Clippy | Self::ClippyWasm | Self::Scripts => "quick checks",
            Self::Unit => "the program",
            Self::WasmPack | Self::WasmPackFirefox => "the program in browsers",
            Self::Site
            | Self::Floor
            | Self::Trunk
            | Self::E2e
            | Self::E2eFirefox
            | Self::E2eWebkit
            | Self::E2eFirefoxWhole
            | Self::Package => "what people get",
        }
    }

    /// The title of the step.
    pub(super) fn title(self) -> &'static str {
        match self {
            Self::Format => "formatting",
            Self::Deny => "dependencies",
            Self::Clippy => "clippy, native",
            Self::ClippyWasm => "clippy, wasm32",
            Self::Scripts => "types and linter, scripts",
            Self::Unit => "unit, integration and documentation tests",
            Self::WasmPack => "tests of the page crate in Chromium",
            Self::WasmPackFirefox => "tests of the page crate in Firefox",
            Self::Site => "the site, optimised",
            Self::Floor => "what the oldest browsers have",
            Self::Trunk => "the same page, built by Trunk",
            Self::E2e => "end-to-end tests in Chromium",
            Self::E2eFirefox => "what differs from browser to browser, in Firefox",
            Self::E2eWebkit => "what differs from browser to browser, in WebKit",
            Self::E2eFirefoxWhole => "end-to-end tests in Firefox, all of them",
            Self::Package => "the npm package, used in Chromium",
        }
    }

    /// The preparation of the step; returns a message about what it could not check.
    pub(super) fn begin(self, tools: &Toolbox) -> Result<Option<String>> {
        match self {
            Self::Deny => return deny::check(tools),
            Self::Scripts => scripts::check()?,
            // One test counts the instructions for reading a text.
            Self::Unit if cfg!(target_os = "linux") => drop(valgrind()?),
            Self::Site => run(program("sitegen").arg("site"))?,
            Self::Floor => run(program("sitegen").arg("floor"))?,
            Self::Trunk => run(program("sitegen").arg("trunk"))?,
            Self::Package => run(program("sitegen").arg("npm"))?,
            _ => {}
        }
        Ok(None)
    }

    /// The commands of the step.
    #[rustfmt::skip]
    pub fn commands(self) -> &'static [CommandLine] {
        match self {
            Self::Format => &[&["cargo", "fmt", "--all", "--check"]],
            Self::Clippy => &[
                &["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
                // Targets that only run by name are not part of all targets.
                &["cargo", "clippy", "--workspace", "--test", "browser", "--test", "diagram", "--test", "package",
                  "--", "-D", "warnings"],
            ],
            Self::ClippyWasm => &[
                &["cargo", "clippy", "--target", "wasm32-unknown-unknown", "-p", "menagerie-rules", "-p", "menagerie-engine", "-p", "diagram",
                  "-p", "bench", "-p", "page", "-p", "worker", "-p", "importer", "--lib", "--bins", "--test", "in_browser",
                  "--", "-D", "warnings"],
            ],
            Self::Unit => &[&["cargo", "test", "--workspace", "--no-fail-fast"]],
            Self::WasmPack => &[&["wasm-pack", "test", "--headless", "--chrome", "--mode", "no-install", "crates/page"]],
            Self::WasmPackFirefox => &[&["wasm-pack", "test", "--headless", "--firefox", "--mode", "no-install", "crates/page"]],
            Self::Deny | Self::Scripts | Self::Site | Self::Floor | Self::Trunk => &[],
            Self::E2e | Self::E2eFirefoxWhole => &[E2E],
            Self::E2eFirefox => &[E2E_BY_BROWSER],
            Self::E2eWebkit => &[E2E_IN_WEBKIT],
            Self::Package => &[&["cargo", "test", "--workspace", "--test", "package", "--", "--nocapture"]],
        }
    }

    /// Why the step cannot run here, for a browser that is not available on some machines.
    pub(super) fn absent(self) -> Option<String> {
        let kind = self.browser().filter(|kind| *kind == BrowserKind::WebKit)?;
        kind.ensure().err().map(|reason| format!("Nothing is played in {}: {reason:#}.", kind.name()))
    }

    /// Whether it runs when these steps are named, or none.
    pub(super) fn is_wanted(self, only: &[Self]) -> bool {
        if only.is_empty() { !THOROUGH.contains(&self) } else { only.contains(&self) }
    }

    pub(super) fn needs_wasm_target(self) -> bool {
        matches!(self, Self::ClippyWasm | Self::WasmPack | Self::WasmPackFirefox | Self::Site | Self::Trunk)
    }

    pub(super) fn browser(self) -> Option<BrowserKind> {
        match self {
            Self::WasmPack | Self::E2e | Self::Package => Some(BrowserKind::Chromium),
            Self::WasmPackFirefox | Self::E2eFirefox | Self::E2eFirefoxWhole => Some(BrowserKind::Firefox),
            Self::E2eWebkit => Some(BrowserKind::WebKit),
            _ => None,
        }
    }

    /// The number of tests at the same time: those that play the page mostly wait, each for its own browser.
    pub(super) fn threads(self) -> Option<usize> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        match self {
            Self::E2e | Self::E2eFirefox | Self::E2eFirefoxWhole => Some(2 * cores),
            // It draws without a graphics card, which keeps a processor busy, and answers late where many do so.
            Self::E2eWebkit => Some(cores),
            _ => None,
        }
    }

    pub(super) fn needs_node(self) -> bool {
        matches!(self, Self::Scripts | Self::Site | Self::Floor | Self::E2e | Self::E2eFirefoxWhole | Self::Package)
    }

    pub(super) fn tools(self) -> Vec<Tool> {
        let own: &[Tool] = match self {
            Self::Deny => &[CARGO_DENY],
            Self::WasmPack | Self::WasmPackFirefox => &[WASM_BINDGEN, WASM_PACK],
            Self::Trunk => &[WASM_BINDGEN, TRUNK],
            _ => &[],
        };
        own.iter().chain(self.browser().map_or(&[][..], BrowserKind::tools)).copied().collect()
    }

    /// Its name for `--only`.
    pub fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

/// Steps that take too long for each run.
pub(super) const THOROUGH: [TestStep; 1] = [TestStep::E2eFirefoxWhole];
