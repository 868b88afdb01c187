//! The crates for crates.io: packaged, compiled as others get them, and their interface compared with an earlier one.

use anyhow::{Context as _, Result};
use cargo_metadata::{Metadata, MetadataCommand, Package};
use std::path::Path;
use std::process::Command;
use xtask::files;
use xtask::process::{cargo, output, root, run, target_folder};
use xtask::tools::{Tool, Toolbox};

/// Those whose interface is for others. The remaining ones are published because these depend on them.
const FOR_OTHERS: [(&str, &str); 2] =
    [("menagerie-rules", "crates/rules/Cargo.toml"), ("menagerie-engine", "crates/engine/Cargo.toml")];

/// Compares the interfaces.
const SEMVER_CHECKS: Tool = Tool {
    program: "cargo-semver-checks",
    package: "cargo-semver-checks",
    version: "0.51.0",
    features: "",
    purpose: "compares the interfaces of the crates",
    minutes: 6,
};

/// Whether files that are not committed are packaged too.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Uncommitted {
    /// They stop the packaging, so that a release is what its commit says.
    Refused,
    /// They are packaged.
    Packaged,
}

/// Packages the crates that may be published, compiles each from its package, and copies the packages into a folder.
///
/// # Errors
/// When a package lacks something, or files are not committed.
pub fn write(folder: Option<&Path>, uncommitted: Uncommitted) -> Result<()> {
    let metadata = MetadataCommand::new().current_dir(root()).no_deps().exec()?;
    let published = published(&metadata);
    let mut command = cargo();
    command.arg("package");
    for package in &published {
        command.args(["--package", package.name.as_str()]);
    }
    if uncommitted == Uncommitted::Packaged {
        command.arg("--allow-dirty");
    }
    run(&mut command)?;
    let Some(folder) = folder else { return Ok(()) };
    for package in published {
        let name = format!("{}-{}.crate", package.name, package.version);
        files::copy(&target_folder().join("package").join(&name), &folder.join(&name))?;
    }
    Ok(())
}

/// The packages that may be published.
fn published(metadata: &Metadata) -> Vec<&Package> {
    let is_published = |package: &&Package| package.publish.as_ref().is_none_or(|registries| !registries.is_empty());
    metadata.workspace_packages().into_iter().filter(is_published).collect()
}

/// Compares the interfaces with those of the last release, or of the commit before where there was none. A change that breaks programs of
/// others needs a new version.
///
/// # Errors
/// When the version is too low for the changes, or the tool cannot be installed.
pub fn compare() -> Result<()> {
    let before = git(&["describe", "--tags", "--abbrev=0", "--match", "v*", "HEAD^"]).unwrap_or("HEAD^".to_owned());
    let tools = Toolbox::with(&[SEMVER_CHECKS])?;
    for (name, manifest) in FOR_OTHERS {
        let is_there = git(&["show", &format!("{before}:{manifest}")])
            .is_some_and(|text| text.contains(&format!("name = \"{name}\"")));
        if !is_there {
            println!("{name} was not in {before}: there is nothing to compare it with.");
            continue;
        }
        run(tools.command("cargo").args(["semver-checks", "--package", name, "--baseline-rev", &before]))
            .with_context(|| format!("the interface of {name} has changed since {before}"))?;
    }
    Ok(())
}

/// The output of git, if it succeeds.
fn git(arguments: &[&str]) -> Option<String> {
    output(Command::new("git").args(arguments).current_dir(root()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_published_depends_on_nothing_else_of_the_workspace() {
        let metadata = MetadataCommand::new().current_dir(root()).no_deps().exec().unwrap();
        let names: Vec<&str> = published(&metadata).iter().map(|package| package.name.as_str()).collect();
        assert_eq!(names.len(), 4, "{names:?}");
        assert!(FOR_OTHERS.iter().all(|(name, _)| names.contains(name)));
        for package in published(&metadata) {
            let own = package.dependencies.iter().filter(|one| one.path.is_some());
            // Those for tests are not in the package.
            for one in own.filter(|one| one.kind != cargo_metadata::DependencyKind::Development) {
                assert!(names.contains(&one.name.as_str()), "{} needs {}", package.name, one.name);
            }
            assert!(package.description.is_some() && package.readme.is_some() && package.documentation.is_some());
        }
    }
}
