//! The programs that ours is measured beside: which are there, and how to get the others.

use super::runtime::{Runtime, packages};
use super::talk::on_one_core;
use super::uci::UciPeer;
use anyhow::{Result, ensure};
use std::path::PathBuf;
use xtask::files;
use xtask::node::version_of;
use xtask::process::{find_program, program_folders, target_folder};

/// Where Debian puts games, which is not in everybody's `PATH`.
const GAMES: [&str; 2] = ["/usr/games", "/usr/local/games"];

/// The package of npm.
const PACKAGE: &str = "fairy-stockfish-nnue.wasm";

/// What makes that package a UCI program in Node.
const SCRIPT: &str = include_str!("peer.cjs");

/// What there is.
#[derive(Debug, Clone)]
pub struct Peers {
    /// What WebAssembly runs in.
    runtime: Runtime,
    native: Option<PathBuf>,
    /// The script, and the module that it starts.
    wasm: Option<(PathBuf, PathBuf)>,
    /// A line about each, for people.
    found: Vec<String>,
}

impl Peers {
    /// Looks for the programs; gets the one of npm, which is to run in `runtime`, into the target folder where Node is there.
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

    /// A line about each: where it is, or how to get it.
    pub fn lines(&self) -> &[String] {
        &self.found
    }

    /// Starts the native program for a game, if it is there: one thread.
    ///
    /// # Errors
    /// When it is there but does not answer.
    pub fn native(&self, game: &str) -> Result<Option<UciPeer>> {
        let options = [("UCI_Variant", game), ("Threads", "1"), ("Hash", "32")];
        self.native.as_ref().map(|program| UciPeer::start(&mut on_one_core(program), &options)).transpose()
    }

    /// Starts the one of npm for a game, if it is there: one thread, classical evaluation.
    ///
    /// # Errors
    /// When it is there but does not answer.
    pub fn wasm(&self, game: &str) -> Result<Option<UciPeer>> {
        let options = [("Use NNUE", "false"), ("UCI_Variant", game), ("Threads", "1"), ("Hash", "32")];
        let start = |(script, module): &(PathBuf, PathBuf)| {
            UciPeer::start(on_one_core(self.runtime.program()).arg(script).arg(module), &options)
        };
        self.wasm.as_ref().map(start).transpose()
    }
}

/// The script and the module, installed if need be, and the version.
fn wasm() -> Result<((PathBuf, PathBuf), String)> {
    let packages = packages()?;
    let module = packages.join(PACKAGE).join("stockfish.js");
    ensure!(module.is_file(), "{} is not there", module.display());
    let script = target_folder().join("bench/peers/peer.cjs");
    files::write(&script, SCRIPT)?;
    Ok(((script, module), version_of(&packages, PACKAGE)?))
}
