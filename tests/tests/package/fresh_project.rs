//! Projects in folders of their own, outside the repository, that install the npm packages as they would be published.

use anyhow::{Context, Result};
use std::path::{Path, PathBuf};
use std::process::Command;
use tempfile::TempDir;
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::{output, run};

/// A project with packages of this repository installed.
pub struct FreshProject {
    folder: TempDir,
    node: NodeJs,
}

impl FreshProject {
    /// Makes a project of these files, among them `package.json`, and installs the packages in these folders beside those that it lists.
    pub fn new(own: &[(&str, &str)], packages: &[PathBuf]) -> Result<Self> {
        let project = Self { folder: tempfile::tempdir()?, node: NodeJs::find()? };
        for (name, text) in own {
            files::write(&project.folder().join(name), text)?;
        }
        let tarballs = packages.iter().map(|package| project.pack(package)).collect::<Result<Vec<_>>>()?;
        let mut install = project.node.npm();
        // Files in the cache are not requested again.
        install.current_dir(project.folder()).args(["install", "--prefer-offline", "--ignore-scripts"]);
        run(install.args(tarballs))?;
        Ok(project)
    }

    /// Packs a package as it would be published.
    fn pack(&self, package: &Path) -> Result<PathBuf> {
        let mut pack = self.node.npm();
        pack.current_dir(package).args(["pack", "--pack-destination"]).arg(self.folder());
        let printed = output(&mut pack).context("npm could not pack the package")?;
        let name = printed.lines().last().context("npm did not say what it packed")?;
        Ok(self.folder().join(name))
    }

    /// Where it is.
    pub fn folder(&self) -> &Path {
        self.folder.path()
    }

    /// Node, in the project's folder.
    pub fn node(&self) -> Command {
        let mut command = self.node.command();
        command.current_dir(self.folder());
        command
    }

    /// Runs a program that the project has installed, without looking for it elsewhere.
    pub fn run(&self, line: &[&str]) -> Result<()> {
        run(self.node.npm().current_dir(self.folder()).args(["exec", "--offline", "--"]).args(line))
    }
}
