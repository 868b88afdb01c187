//! Node and npm, and the npm packages for building and testing the project.
//!
//! `package.json` lists them, `package-lock.json` has their versions, and docs/npm.md says why each is there.

use crate::apt;
use crate::files;
use crate::process::{find_program, output, program_folders, root, run};
use anyhow::{Context, Result, bail, ensure};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::{Mutex, PoisonError};

/// The oldest Node that these packages run with, as `package.json` says.
const OLDEST: (u32, u32) = (20, 19);

/// Node and its package manager.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct NodeJs {
    node: PathBuf,
    npm: PathBuf,
}

impl NodeJs {
    /// Finds both programs.
    ///
    /// # Errors
    /// When one is missing or too old; the message says how to install it.
    pub fn find() -> Result<Self> {
        const HELP: &str = "install Node 20.19 or newer with npm (Debian and Ubuntu: `apt-get install nodejs npm`; elsewhere: \
                            https://nodejs.org/)";
        let folders = program_folders();
        let (Some(node), Some(npm)) = (find_program("node", &folders), find_program("npm", &folders)) else {
            bail!("node or npm is missing: {HELP}");
        };
        let printed = output(Command::new(&node).arg("--version")).unwrap_or_default();
        let version =
            version(&printed).with_context(|| format!("{} did not say its version: {HELP}", node.display()))?;
        ensure!(version >= OLDEST, "Node {printed} is too old: {HELP}");
        Ok(Self { node, npm })
    }

    /// Finds both programs and installs missing ones where that is allowed.
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

    /// An npm command without prompts, which reports only errors.
    pub fn npm(&self) -> Command {
        let mut command = Command::new(&self.npm);
        command.args(["--no-audit", "--no-fund", "--no-update-notifier", "--loglevel=error"]);
        command
    }

    /// A command of Node.
    pub fn command(&self) -> Command {
        Command::new(&self.node)
    }

    /// The folder `node_modules` beside a `package.json`, with exactly what its lockfile lists. It is installed when it is missing or
    /// older than the lockfile.
    ///
    /// # Errors
    /// When npm cannot install the packages.
    pub fn packages_of(&self, folder: &Path) -> Result<PathBuf> {
        /// Tests that start at the same time install them once.
        static INSTALLING: Mutex<()> = Mutex::new(());
        let _guard = INSTALLING.lock().unwrap_or_else(PoisonError::into_inner);
        let installed = folder.join("node_modules");
        // npm writes this file last.
        let (wanted, written) = (folder.join("package-lock.json"), installed.join(".package-lock.json"));
        let time = |file: &Path| std::fs::metadata(file).and_then(|about| about.modified());
        if !time(&written).is_ok_and(|written| time(&wanted).is_ok_and(|wanted| written >= wanted)) {
            run(self.npm().current_dir(folder).args(["ci", "--prefer-offline"]))
                .with_context(|| format!("the packages of {} cannot be installed", folder.display()))?;
        }
        Ok(installed)
    }

    /// The project's own packages.
    ///
    /// # Errors
    /// As those of [`NodeJs::packages_of`].
    pub fn packages(&self) -> Result<PathBuf> {
        self.packages_of(root())
    }

    /// A command for a program in one of the project's packages.
    ///
    /// # Errors
    /// As those of [`NodeJs::packages_of`], or when there is no such program.
    pub fn program(&self, name: &str) -> Result<Command> {
        let file = if cfg!(windows) { format!("{name}.cmd") } else { name.to_owned() };
        let program = self.packages()?.join(".bin").join(file);
        ensure!(program.exists(), "{} is missing", program.display());
        let mut command = Command::new(program);
        command.current_dir(root());
        Ok(command)
    }
}

/// The version of an installed package.
///
/// # Errors
/// When the package is not in this folder of packages.
pub fn version_of(packages: &Path, name: &str) -> Result<String> {
    let about: serde_json::Value = serde_json::from_str(&files::read(&packages.join(name).join("package.json"))?)?;
    Ok(about["version"].as_str().context("a package without a version")?.to_owned())
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
