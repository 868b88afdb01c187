//! The programs that ours is compared with: which are available, and how to get the others.

use super::runtime::{Runtime, packages};
use super::talk::on_one_core;
use super::uci::UciPeer;
use anyhow::{Result, ensure};
use std::path::PathBuf;
use xtask::files;
use xtask::node::version_of;
use xtask::process::{find_program, program_folders, target_folder};

/// Where Debian installs games. It is not in everybody's `PATH`.
const GAMES: [&str; 2] = ["/usr/games", "/usr/local/games"];

/// The npm package.
const PACKAGE: &str = "fairy-stockfish-nnue.wasm";

/// The script that turns the package into a UCI program in Node.
const SCRIPT: &str = include_str!("peer.cjs");

/// The available programs.
#[derive(Debug, Clone)]
pub struct Peers {
    /// The Node that runs WebAssembly.
    runtime: Runtime,
    native: Option<PathBuf>,
    /// The script, and the module that it starts.
    wasm: Option<(PathBuf, PathBuf)>,
    /// A line about each program, for people.
    found: Vec<String>,
}

impl Peers {
    /// Looks for the programs. If Node is available, the npm package, which runs in `runtime`, is installed into the target folder.
    pub fn find(runtime: &Runtime) -> Peers {
        let mut peers = Peers { runtime: runtime.clone(), native: None, wasm: None, found: Vec::new() };
        let mut folders = program_folders();
        folders.extend(GAMES.map(PathBuf::from));
        peers.native = find_program("fairy-stockfish", &folders);
        peers.found.push(match &peers.native {
            Some(program) => format!("fairy-stockfish: {}", program.display()),
            None => {
                "fairy-stockfish: missing (Debian and Ubuntu: `apt-get install fairy-stockfish`; the one measured is \
                     11.1)"
                    .to_owned()
            }
        });
        match wasm() {
            Ok((found, version)) => {
                peers.found.push(format!("{PACKAGE} {version}: {}", found.1.display()));
                peers.wasm = Some(found);
            }
            Err(reason) => {
                peers.found.push(format!("{PACKAGE}: missing (`npm ci` in crates/bench-runner/npm): {reason:#}"))
            }
        }
        peers
    }

    /// A line about each program: where it is, or how to get it.
    pub fn lines(&self) -> &[String] {
        &self.found
    }

    /// Starts the native program for a game, if it is available, with one thread.
    ///
    /// # Errors
    /// When the program does not answer.
    pub fn native(&self, game: &str) -> Result<Option<UciPeer>> {
        let options = [("UCI_Variant", game), ("Threads", "1"), ("Hash", "32")];
        self.native.as_ref().map(|program| UciPeer::start(&mut on_one_core(program), &options)).transpose()
    }

    /// Starts the npm package for a game, if it is available, with one thread and classical evaluation.
    ///
    /// # Errors
    /// When the program does not answer.
    pub fn wasm(&self, game: &str) -> Result<Option<UciPeer>> {
        let options = [("Use NNUE", "false"), ("UCI_Variant", game), ("Threads", "1"), ("Hash", "32")];
        let start = |(script, module): &(PathBuf, PathBuf)| {
            UciPeer::start(on_one_core(self.runtime.program()).arg(script).arg(module), &options)
        };
        self.wasm.as_ref().map(start).transpose()
    }
}

/// The script and the module, installed if necessary, and the version.
fn wasm() -> Result<((PathBuf, PathBuf), String)> {
    let packages = packages()?;
    let module = packages.join(PACKAGE).join("stockfish.js");
    ensure!(module.is_file(), "{} is not there", module.display());
    let script = target_folder().join("bench/peers/peer.cjs");
    files::write(&script, SCRIPT)?;
    Ok(((script, module), version_of(&packages, PACKAGE)?))
}
