//! The machine and the program versions of a measurement.

use super::BenchContext;
use serde::Serialize;
use std::fs;
use std::path::Path;
use std::process::Command;
use std::thread;
use xtask::process::{output, root};

/// The machine and the versions.
#[derive(Debug, Clone, Serialize)]
pub struct Machine {
    /// The processor's model.
    pub processor: String,
    /// The number of threads that can run in parallel.
    pub cores: usize,
    /// The operating system.
    pub system: String,
    /// The versions of the programs, by name.
    pub versions: Vec<(String, String)>,
}

impl Machine {
    /// Describes this machine.
    pub fn here(context: &BenchContext) -> Machine {
        let said = |program: &Path, words: &[&str]| output(Command::new(program).current_dir(root()).args(words));
        let commit = said(Path::new("git"), &["rev-parse", "--short", "HEAD"]);
        let mut versions = vec![("Menagerie".to_owned(), ours(commit))];
        for (name, program) in [("rustc", Path::new("rustc")), ("node", context.runtime.program())] {
            versions.extend(said(program, &["--version"]).map(|version| (name.to_owned(), version)));
        }
        for (name, peer) in [
            ("fairy-stockfish", context.peers.native("chess")),
            ("fairy-stockfish-nnue.wasm", context.peers.wasm("chess")),
        ] {
            if let Ok(Some(peer)) = peer {
                versions.push((name.to_owned(), peer.name().to_owned()));
            }
        }
        Machine {
            processor: processor(&fs::read_to_string("/proc/cpuinfo").unwrap_or_default()),
            cores: thread::available_parallelism().map_or(1, usize::from),
            system: system(&fs::read_to_string("/etc/os-release").unwrap_or_default()),
            versions,
        }
    }

    /// A description in Markdown.
    pub fn markdown(&self) -> String {
        let mut text = format!("* Machine: {}, {} cores, {}\n", self.processor, self.cores, self.system);
        for (name, version) in &self.versions {
            text += &format!("* {name}: {version}\n");
        }
        text
    }
}

fn ours(commit: Option<String>) -> String {
    let version = env!("CARGO_PKG_VERSION");
    commit.map_or_else(|| version.to_owned(), |commit| format!("{version}, at or after {commit}"))
}

/// The processor model in Linux's `/proc/cpuinfo`.
fn processor(cpuinfo: &str) -> String {
    let model = cpuinfo.lines().find(|line| line.starts_with("model name")).and_then(|line| line.split_once(':'));
    model.map_or_else(|| std::env::consts::ARCH.to_owned(), |(_, model)| model.trim().to_owned())
}

/// The name in a system's `os-release` file.
fn system(release: &str) -> String {
    let name = release.lines().find_map(|line| line.strip_prefix("PRETTY_NAME="));
    name.map_or_else(|| std::env::consts::OS.to_owned(), |name| name.trim_matches('"').to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn system_files_are_read() {
        assert_eq!(processor("processor\t: 0\nmodel name\t: Some CPU @ 2.50GHz\n"), "Some CPU @ 2.50GHz");
        assert_eq!(system("NAME=\"Debian\"\nPRETTY_NAME=\"Debian GNU/Linux 12\"\n"), "Debian GNU/Linux 12");
        assert_eq!(processor(""), std::env::consts::ARCH);
    }
}
