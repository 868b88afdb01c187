//! `cargo xtask notices`: THIRD-PARTY.md, the licences of the libraries in what is built.

use crate::files;
use crate::node::{LIVE, QR, npm_package};
use crate::process::{root, run};
use crate::tools::{Tool, Toolbox};
use anyhow::Result;
use std::path::Path;

/// Collects licences from the packages themselves.
const CARGO_ABOUT: Tool = Tool {
    program: "cargo-about",
    package: "cargo-about",
    version: "0.9.3",
    features: "cli",
    purpose: "collects the libraries' licences",
    minutes: 3,
};

/// The page that is written.
pub const FILE: &str = "THIRD-PARTY.md";

/// What goes with everything that is built: the project's licences and those of others.
pub const LEGAL: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", FILE];

/// The crates that others get something of: the page, the diagrams, the program for the terminal.
pub const SHIPPED: [&str; 3] = ["page", "diagram", "cli"];

/// Writes the page anew.
///
/// # Errors
/// When a library's licence is not one of those accepted in `about.toml`, or the page cannot be written.
pub fn write() -> Result<()> {
    let tools = Toolbox::with(&[CARGO_ABOUT])?;
    let mut command = tools.command("cargo");
    command.args(["about", "generate", "--workspace", "--offline", "--fail"]);
    command.args(["--output-file", FILE, "crates/xtask/templates/notices.hbs"]);
    run(command.current_dir(root()))?;
    let page = root().join(FILE);
    files::write(&page, &format!("{}\n{}", files::read(&page)?.trim_end(), of_npm()?))
}

/// What the page has of npm, which is no crate.
fn of_npm() -> Result<String> {
    let section = |title: &str, (name, version): (&str, &str), file: &Path| -> Result<String> {
        let licence = files::read(file)?;
        let version = if version.is_empty() { String::new() } else { format!(" {version}") };
        let about = format!("* [{name}{version}](https://www.npmjs.com/package/{name}), of npm");
        Ok(format!("\n## {title}\n\n{about}\n\n```text\n{}\n```\n", licence.trim()))
    };
    let qr = npm_package(&format!("site/{}-{}", QR.0, QR.1), QR, "LICENSE", &[])?;
    let live = npm_package(&format!("site/live-{}", LIVE.1), LIVE, "LICENSE", &[])?;
    // What it is made of lies beside it.
    let beside = |name: &str| live.ancestors().nth(3).unwrap_or(&live).join(name).join("LICENSE");
    Ok([
        section("QR codes", QR, &qr)?,
        section("Live games", LIVE, &live)?,
        section("Live games: the connections", ("@trystero-p2p/core", LIVE.1), &beside("@trystero-p2p/core"))?,
        section("Live games: signatures for relays", ("@noble/secp256k1", ""), &beside("@noble/secp256k1"))?,
    ]
    .concat())
}
