//! All programs of the site by one build that takes little time, for browsers on this machine: without link-time optimisation, with the
//! toolchain's standard library, and with what the programs share compiled once. On a new machine this takes a third of the time that
//! the programs for others take without their link-time optimisation.

use crate::site::small::LANGUAGE;
use anyhow::Result;
use std::path::PathBuf;
use xtask::process::{cargo, run, target_folder};
use xtask::tools::WASM_TARGET;

/// The profile of this build. `cargo xtask play` builds this crate with the same profile, so that the macros that both use are compiled
/// once.
const PROFILE: &str = "quick";

/// The packages of the programs.
const PACKAGES: [&str; 4] = ["page", "worker", "importer", "diagram"];

/// The packages that the computer spends its time in, which are optimised well.
const FAST: [&str; 3] = ["menagerie-rules", "menagerie-engine", "wide"];

/// Compiles the programs. The program of the diagrams has the words of all languages.
///
/// # Errors
/// When the build fails.
pub fn compile() -> Result<()> {
    let mut command = cargo();
    command.env("CARGO_PROFILE_QUICK_OPT_LEVEL", "1").env_remove(LANGUAGE);
    command.args(["build", "--lib", "--profile", PROFILE, "--target", WASM_TARGET]);
    for package in FAST {
        command.arg("--config").arg(format!("profile.{PROFILE}.package.{package}.opt-level=2"));
    }
    run(command.args(PACKAGES.iter().flat_map(|package| ["--package", package])))
}

/// The path of the program of a package.
pub fn compiled(package: &str) -> PathBuf {
    target_folder().join(WASM_TARGET).join(PROFILE).join(format!("menagerie_{package}.wasm"))
}
