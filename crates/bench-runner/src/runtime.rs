//! The Node that runs WebAssembly. It has a fixed, recent version, as those of older systems compile WebAssembly worse.

use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use xtask::node::{NodeJs, version_of};
use xtask::process::{output, root};

/// The npm package that contains Node as a program.
const PACKAGE: &str = "node";

/// A Node to measure in.
#[derive(Debug, Clone)]
pub struct Runtime {
    program: PathBuf,
    found: String,
}

impl Runtime {
    /// Installs the npm package into the target folder. If that fails, takes the installed Node and reports it.
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

/// The program and its version.
fn pinned() -> Result<(PathBuf, String)> {
    let packages = packages()?;
    let program = packages.join(PACKAGE).join(format!("bin/node{}", std::env::consts::EXE_SUFFIX));
    output(Command::new(&program).arg("--version")).with_context(|| format!("{} does not run", program.display()))?;
    Ok((program, version_of(&packages, PACKAGE)?))
}

/// The folder of the npm packages used for measuring, created if necessary.
pub fn packages() -> Result<PathBuf> {
    NodeJs::find()?.packages_of(&root().join("crates/bench-runner/npm"))
}
