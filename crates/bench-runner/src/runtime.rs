//! The Node that WebAssembly is measured in: of a fixed version, and new, as what older systems install compiles it worse.

use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::node::{NodeJs, version_of};
use xtask::process::{output, root};

/// The package of npm that brings Node as a program.
const PACKAGE: &str = "node";

/// A Node to measure in.
#[derive(Debug, Clone)]
pub struct Runtime {
    program: PathBuf,
    found: String,
}

impl Runtime {
    /// Gets the one of npm into the target folder; where that fails, takes the one that is installed, and says so.
    pub fn find() -> Runtime {
        match pinned() {
            Ok((program, version)) => Runtime { found: format!("{PACKAGE} {version}: {}", program.display()), program },
            Err(reason) => Runtime {
                program: PathBuf::from("node"),
                found: format!(
                    "{PACKAGE}: missing (`npm ci` in crates/bench-runner/npm): {reason:#}; measured in the installed Node, whose \
                     figures may be others"
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

/// The program, and its version.
fn pinned() -> Result<(PathBuf, String)> {
    let packages = packages()?;
    let program = packages.join(PACKAGE).join(format!("bin/node{}", std::env::consts::EXE_SUFFIX));
    output(Command::new(&program).arg("--version")).with_context(|| format!("{} does not run", program.display()))?;
    Ok((program, version_of(&packages, PACKAGE)?))
}

/// The packages of npm that are measured with.
pub fn packages() -> Result<PathBuf> {
    NodeJs::find()?.packages_of(&root().join("crates/bench-runner/npm"))
}
