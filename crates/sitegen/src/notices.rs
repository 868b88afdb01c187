//! `cargo xtask notices`: THIRD-PARTY.md, the licences of the third-party libraries in the built site and programs.

use anyhow::Result;
use xtask::files;
use xtask::node::{NodeJs, version_of};
use xtask::process::{root, run};
use xtask::tools::{Tool, Toolbox};

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

/// The files that accompany everything that is built: the licences of the project and of others.
pub const LEGAL: [&str; 3] = ["LICENSE-APACHE", "LICENSE-MIT", FILE];

/// The crates whose programs are distributed: the page, the diagrams, the terminal program.
pub const SHIPPED: [&str; 3] = ["page", "diagram", "cli"];

/// Writes the page anew.
///
/// # Errors
/// When a library's licence is not one of those accepted in `about.toml`, or the page cannot be written.
pub fn write() -> Result<()> {
    let tools = Toolbox::with(&[CARGO_ABOUT])?;
    let mut command = tools.command("cargo");
    command.args(["about", "generate", "--workspace", "--offline", "--fail"]);
    command.args(["--output-file", FILE, "crates/sitegen/templates/notices.hbs"]);
    run(command.current_dir(root()))?;
    let page = root().join(FILE);
    files::write(&page, &format!("{}\n{}{}", files::read(&page)?.trim_end(), of_npm()?, checked_in()?))
}

/// The npm packages in the page: the purpose, the package, and the file with its licence.
const OF_NPM: [(&str, &str, &str); 5] = [
    ("QR codes", "uqr", "LICENSE"),
    ("Animated pictures", "gifenc", "LICENSE.md"),
    ("Live games", "@trystero-p2p/nostr", "LICENSE"),
    ("Live games: the connections", "@trystero-p2p/core", "LICENSE"),
    ("Live games: signatures for relays", "@noble/secp256k1", "LICENSE"),
];

/// What is checked in from npm packages, so that `cargo xtask play` needs no Node.
struct CheckedIn {
    purpose: &'static str,
    name: &'static str,
    version: &'static str,
    folder: &'static str,
    licence: &'static str,
}

const CHECKED_IN: [CheckedIn; 2] = [
    CheckedIn {
        purpose: "The browser's database",
        name: "idb",
        version: "8.0.4",
        folder: "web/js/vendor",
        licence: "idb-licence.txt",
    },
    // A subset of the weight 600: the letters of Western European languages.
    CheckedIn {
        purpose: "The typeface of titles",
        name: "@fontsource/fraunces",
        version: "5.3.0",
        folder: "assets/fonts",
        licence: "OFL.txt",
    },
];

fn checked_in() -> Result<String> {
    let part = |CheckedIn { purpose, name, version, folder, licence }: CheckedIn| -> Result<String> {
        let licence = files::read(&root().join(folder).join(licence))?;
        let about =
            format!("* [{name} {version}](https://www.npmjs.com/package/{name}), of npm, checked in below `{folder}`");
        Ok(format!("\n## {purpose}\n\n{about}\n\n```text\n{}\n```\n", licence.trim()))
    };
    CHECKED_IN.into_iter().map(part).collect()
}

fn of_npm() -> Result<String> {
    let packages = NodeJs::find()?.packages()?;
    let part = |(title, name, file): (&str, &str, &str)| -> Result<String> {
        let licence = files::read(&packages.join(name).join(file))?;
        let version = version_of(&packages, name)?;
        let about = format!("* [{name} {version}](https://www.npmjs.com/package/{name}), of npm");
        Ok(format!("\n## {title}\n\n{about}\n\n```text\n{}\n```\n", licence.trim()))
    };
    OF_NPM.into_iter().map(part).collect()
}
