//! The steps of the test suite: what each does, and what it needs.

use crate::browser::BrowserKind;
use crate::process::{program, run};
use crate::tools::{CARGO_DENY, TRUNK, Tool, Toolbox, WASM_BINDGEN, WASM_PACK};
use crate::valgrind::valgrind;
use crate::{deny, scripts};
use anyhow::Result;
use clap::ValueEnum;
use std::num::NonZero;
use std::thread;

/// One step of the test suite, in the order in which they are run: what takes little time goes first.
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
pub(super) type CommandLine = &'static [&'static str];

/// The pages are played, and diagrams are used. Of the whole workspace, so that it is built as for the tests before.
const E2E: CommandLine = &["cargo", "test", "--workspace", "--test", "browser", "--test", "diagram"];

/// What browsers do each in their own way: every game is opened and played to its end, there is a computer in a worker, and what
/// is about storage, tabs, service workers, policies, keys, fingers, languages and the clipboard.
#[rustfmt::skip]
const E2E_BY_BROWSER: CommandLine = &["cargo", "test", "--workspace", "--test", "browser", "--",
    "complete_games::", "computer::it_answers", "board::", "keyboard::", "by_ear::", "keeping::", "nothing_lost::", "storage::", "tabs::", "offline::", "security::",
    "languages::", "sharing::"];

/// The same in WebKit, as far as its driver tells of controls what the tests look for: it calls lists and selects otherwise, and adds
/// the value of a box to its name.
#[rustfmt::skip]
const E2E_IN_WEBKIT: CommandLine = &["cargo", "test", "--workspace", "--test", "browser", "--",
    // A name is a part of a name: this one is in the other.
    "--skip", "keyboard::", "board::", "complete_games::janus", "complete_games::chaturaji", "keeping::a_game_", "keeping::a_reload", "keeping::damaged_games", "keeping::games_are_listed", "keeping::the_list_tells"];

impl TestStep {
    /// What the steps beside it are called together.
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

    /// The step in words.
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

    /// What the step does before its commands; returns what it could not check.
    pub(super) fn begin(self, tools: &Toolbox) -> Result<Option<String>> {
        match self {
            Self::Deny => return deny::check(tools),
            Self::Scripts => scripts::check()?,
            // A test counts the instructions that reading takes.
            Self::Unit if cfg!(target_os = "linux") => drop(valgrind()?),
            Self::Site => run(program("sitegen").arg("site"))?,
            Self::Floor => run(program("sitegen").arg("floor"))?,
            Self::Trunk => run(program("sitegen").arg("trunk"))?,
            Self::Package => run(program("sitegen").arg("npm"))?,
            _ => {}
        }
        Ok(None)
    }

    /// The commands that the step runs.
    #[rustfmt::skip]
    pub(super) fn commands(self) -> &'static [CommandLine] {
        match self {
            Self::Format => &[&["cargo", "fmt", "--all", "--check"]],
            Self::Clippy => &[
                &["cargo", "clippy", "--workspace", "--all-targets", "--", "-D", "warnings"],
                // Of all targets, those that are run by their names alone are none.
                &["cargo", "clippy", "--workspace", "--test", "browser", "--test", "diagram", "--test", "package",
                  "--", "-D", "warnings"],
            ],
            Self::ClippyWasm => &[
                &["cargo", "clippy", "--target", "wasm32-unknown-unknown", "-p", "rules", "-p", "engine", "-p", "diagram",
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

    /// Why the step cannot be run here, of a browser that some machines cannot have.
    pub(super) fn absent(self) -> Option<String> {
        let kind = self.browser().filter(|kind| *kind == BrowserKind::WebKit)?;
        kind.ensure().err().map(|reason| format!("Nothing is played in {}: {reason:#}.", kind.name()))
    }

    /// Whether it is run when these are named, or when none is.
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

    /// How many tests run at the same time: those that play the page wait most of the time, each for a browser of its own.
    pub(super) fn threads(self) -> Option<usize> {
        let cores = thread::available_parallelism().map_or(1, NonZero::get);
        matches!(self, Self::E2e | Self::E2eFirefox | Self::E2eWebkit | Self::E2eFirefoxWhole).then_some(2 * cores)
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

    /// What `--only` calls it.
    pub(super) fn name(self) -> String {
        self.to_possible_value().map(|value| value.get_name().to_owned()).unwrap_or_default()
    }
}

/// Steps that take too long for each run.
pub(super) const THOROUGH: [TestStep; 3] = [TestStep::Trunk, TestStep::E2eFirefoxWhole, TestStep::E2eWebkit];

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::root;
    use std::collections::HashSet;
    use std::fs;

    #[test]
    fn every_step_has_a_name_and_something_to_do() {
        let names: HashSet<String> = TestStep::value_variants().iter().map(|step| step.name()).collect();
        assert_eq!(names.len(), TestStep::value_variants().len());
        let begins = [TestStep::Deny, TestStep::Scripts, TestStep::Site, TestStep::Floor, TestStep::Trunk];
        assert!(TestStep::value_variants().iter().all(|step| begins.contains(step) || !step.commands().is_empty()));
    }

    #[test]
    fn what_is_played_by_browser_is_there() {
        let filters: Vec<_> =
            E2E_BY_BROWSER.iter().chain(E2E_IN_WEBKIT).filter_map(|word| word.split_once("::")).collect();
        assert!(filters.len() > 9);
        for (module, test) in filters {
            let file = root().join(format!("tests/tests/browser/{module}.rs"));
            let text = fs::read_to_string(file).unwrap();
            assert!(text.contains(&format!("fn {test}")), "{module} has no test {test}");
        }
    }
}
