//! The Node that WebAssembly is measured in: of a fixed version, and new, as what older systems install compiles it worse.

use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::node::npm_package;
use xtask::process::output;

/// The package of npm that brings Node as a program, and the version that is measured in.
const PACKAGE: (&str, &str) = ("node", "24.21.0");

/// A Node to measure in.
#[derive(Debug, Clone)]
pub struct Runtime {
    program: PathBuf,
    found: String,
}

impl Runtime {
    /// Gets the one of npm into the target folder; where that fails, takes the one that is installed, and says so.
    pub fn find() -> Runtime {
        let (package, version) = PACKAGE;
        match pinned() {
            Ok(program) => Runtime { found: format!("{package} {version}: {}", program.display()), program },
            Err(reason) => Runtime {
                program: PathBuf::from("node"),
                found: format!(
                    "{package} {version}: missing (`npm install {package}@{version}`): {reason:#}; measured in the \
                     installed NodeJs, whose figures may be others"
                ),
            },
        }
    }

    /// A line about it, for people.
    pub fn line(&self) -> &str {
        &self.found
    }

    /// The program.
    pub fn program(&self) -> &Path {
        &self.program
    }
}

fn pinned() -> Result<PathBuf> {
    // The version is in the folder's name, so that another one is installed beside it. The package's own script fetches the
    // program for this machine.
    let (_, version) = PACKAGE;
    let file = format!("bin/node{}", std::env::consts::EXE_SUFFIX);
    let program = npm_package(&format!("bench/node-{version}"), PACKAGE, &file, &[])?;
    output(Command::new(&program).arg("--version")).with_context(|| format!("{} does not run", program.display()))?;
    Ok(program)
}
