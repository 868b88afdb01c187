//! Node and npm, with which the npm package is packed and tried.

use crate::apt;
use crate::files;
use crate::process::{find_program, output, program_folders, run, target_folder};
use anyhow::{Context, Result, bail, ensure};
use std::path::PathBuf;
use std::process::Command;

/// The oldest Node that the tests run with.
const OLDEST: (u32, u32) = (18, 0);

/// The oldest Node that [`VITE`] and oxlint run with.
const OLDEST_FOR_VITE: (u32, u32) = (20, 19);

/// The Vite that the package is tried with.
const VITE: &str = "8.3.8";

/// The last Vite for a Node that is too old for [`VITE`], such as that of Debian 12.
const OLDER_VITE: &str = "6.4.6";

/// What teaches [`VITE`] the files of Vue, and what does so for [`OLDER_VITE`].
const VUE_PLUGIN: &str = "6.0.11";
const OLDER_VUE_PLUGIN: &str = "5.2.4";

/// Makes QR codes of the links that friends send each other. Of the small libraries for it, this has no others behind it and makes
/// no pictures of its own, so that 4 kB of it are loaded, when a code is wanted. A crate would be three times as much, in the program
/// that is loaded before the first move.
pub const QR: (&str, &str) = ("uqr", "0.1.3");

/// Lets the browsers of a live game find each other over relays, and connects them (WebRTC). It makes again what is lost, encrypts what
/// relays pass on, and works with any of the many relays of Nostr, which need no account. 23 kB of it and of the signatures of Nostr are
/// loaded when somebody presses Connect. PeerJS and simple-peer need a server of one's own for that.
pub const LIVE: (&str, &str) = ("@trystero-p2p/nostr", "0.25.4");

/// What that consists of besides: the connections, and signatures as relays want them.
pub const LIVE_PARTS: [(&str, &str); 2] = [("@trystero-p2p/core", "0.25.4"), ("@noble/secp256k1", "3.2.0")];

/// Writes animated pictures of games. It has no others behind it; 4 kB of it are loaded when such a picture is wanted. A crate for it
/// would be ten times as much, as a program of its own.
pub const GIF: (&str, &str) = ("gifenc", "1.0.3");

/// The editor of texts on the page on which games are made: lines, undo, brackets and marks under faults, with a keyboard and for screen
/// readers. Of the large editors it is the one that is made of parts and works on phones; Monaco is ten times as much, and Ace has no
/// modules. It is loaded there alone.
pub const EDITOR: (&str, &str) = ("codemirror", "6.0.2");

/// Its parts, in these versions, with the language that our texts are in.
pub const EDITOR_PARTS: [(&str, &str); 6] = [
    ("@codemirror/commands", "6.11.1"),
    ("@codemirror/lang-json", "6.0.2"),
    ("@codemirror/language", "6.13.1"),
    ("@codemirror/lint", "6.9.8"),
    ("@codemirror/state", "6.7.6"),
    ("@codemirror/view", "6.43.15"),
];

/// Node and its package manager.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NodeJs {
    node: PathBuf,
    npm: PathBuf,
    version: (u32, u32),
}

impl NodeJs {
    /// Looks for both programs, or for what is missing of them.
    ///
    /// # Errors
    /// When one is missing or too old; the message says how to install it.
    pub fn find() -> Result<Self> {
        const HELP: &str = "install NodeJs and npm (Debian and Ubuntu: `apt-get install nodejs npm`; elsewhere: \
                            https://nodejs.org/)";
        let folders = program_folders();
        let (Some(node), Some(npm)) = (find_program("node", &folders), find_program("npm", &folders)) else {
            bail!("node or npm is missing, which the tests of the npm package need: {HELP}");
        };
        let printed = output(Command::new(&node).arg("--version")).unwrap_or_default();
        let version =
            version(&printed).with_context(|| format!("{} did not say its version: {HELP}", node.display()))?;
        ensure!(version >= OLDEST, "Node {printed} is too old: {HELP}");
        Ok(Self { node, npm, version })
    }

    /// Looks for both programs and installs them where it may.
    ///
    /// # Errors
    /// When one is missing and could not be installed.
    pub fn ensure() -> Result<Self> {
        match Self::find() {
            Err(_) if apt::may_install() => {
                apt::install("Node and npm", &["nodejs", "npm"])?;
                Self::find()
            }
            found => found,
        }
    }

    /// A command of npm, which asks nobody and tells only what is wrong.
    pub fn npm(&self) -> Command {
        let mut command = Command::new(&self.npm);
        command.args(["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]);
        command
    }

    /// A command of Node.
    pub fn command(&self) -> Command {
        Command::new(&self.node)
    }

    /// Whether oxlint runs with this Node.
    pub fn runs_oxlint(&self) -> bool {
        self.version >= OLDEST_FOR_VITE
    }

    /// The version of Vite that runs with this Node.
    pub fn vite(&self) -> &'static str {
        if self.version >= OLDEST_FOR_VITE { VITE } else { OLDER_VITE }
    }

    /// The version of Vite's plugin for Vue that goes with it.
    pub fn vue_plugin(&self) -> &'static str {
        if self.version >= OLDEST_FOR_VITE { VUE_PLUGIN } else { OLDER_VUE_PLUGIN }
    }
}

/// Installs a package of npm into a folder below the target folder, if a file of it is not there yet, and tells where that file is.
/// `options` are npm's.
///
/// # Errors
/// When Node or npm is missing, or the package cannot be installed or lacks the file.
pub fn npm_package(folder: &str, (package, version): (&str, &str), file: &str, options: &[&str]) -> Result<PathBuf> {
    let folder = target_folder().join(folder);
    let file = folder.join("node_modules").join(package).join(file);
    if !file.is_file() {
        let node = NodeJs::find()?;
        files::write(&folder.join("package.json"), "{\"private\": true}\n")?;
        run(node.npm().current_dir(&folder).arg("install").args(options).arg(format!("{package}@{version}")))?;
    }
    if !file.is_file() {
        bail!("{} is not there", file.display());
    }
    Ok(file)
}

/// The first two numbers of `v20.19.2`.
fn version(printed: &str) -> Option<(u32, u32)> {
    let mut numbers = printed.trim().strip_prefix('v')?.split('.').map(str::parse);
    Some((numbers.next()?.ok()?, numbers.next()?.ok()?))
}

#[cfg(test)]
mod tests {
    use super::version;

    #[test]
    fn versions_are_read() {
        assert_eq!(version("v20.19.2\n"), Some((20, 19)));
        assert_eq!(version("20.19.2"), None);
        assert_eq!(version("v20"), None);
    }
}
