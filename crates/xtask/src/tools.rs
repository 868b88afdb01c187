//! The tools that are installed with cargo, in the versions known to work. Only missing tools are installed.

use crate::process::{cargo, cargo_bin, find_program, output, program_folders, root, run, spoken, target_folder};
use anyhow::{Context, Result};
use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

/// The Rust target of the browser.
pub const WASM_TARGET: &str = "wasm32-unknown-unknown";

/// A tool from crates.io.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Tool {
    /// The program to run.
    pub program: &'static str,
    /// The crate with the program.
    pub package: &'static str,
    /// The required version.
    pub version: &'static str,
    /// The features that the crate needs for this program; usually none.
    pub features: &'static str,
    /// Its purpose, printed during the installation.
    pub purpose: &'static str,
    /// The minutes for compiling it on two cores.
    pub minutes: u32,
}

/// Runs the page crate's tests. Its version is the one of the crate `wasm-bindgen` in the workspace's `Cargo.toml`.
pub const WASM_BINDGEN: Tool = Tool {
    program: "wasm-bindgen",
    package: "wasm-bindgen-cli",
    version: "0.2.126",
    features: "",
    purpose: "runs the page crate's tests",
    minutes: 2,
};

/// Builds the page in another way, for comparison.
pub const TRUNK: Tool = Tool {
    program: "trunk",
    package: "trunk",
    version: "0.21.14",
    features: "",
    purpose: "builds the page for `trunk serve`",
    minutes: 4,
};

/// Runs the tests of the `page` crate in a browser.
pub const WASM_PACK: Tool = Tool {
    program: "wasm-pack",
    package: "wasm-pack",
    version: "0.15.1",
    features: "",
    purpose: "runs the page crate's tests in a browser",
    minutes: 2,
};

/// Drives Firefox, for the tests.
pub const GECKODRIVER: Tool = Tool {
    program: "geckodriver",
    package: "geckodriver",
    version: "0.37.1",
    features: "",
    purpose: "drives Firefox in the tests",
    minutes: 2,
};

/// Checks the dependencies of the workspace: licences, sources, versions, and known vulnerabilities.
pub const CARGO_DENY: Tool = Tool {
    program: "cargo-deny",
    package: "cargo-deny",
    version: "0.20.2",
    features: "",
    purpose: "checks the dependencies' licences and advisories",
    minutes: 4,
};

/// Installed tools, and a search path that finds them first.
#[derive(Debug, Clone)]
pub struct Toolbox {
    path: OsString,
}

impl Toolbox {
    /// Finds these tools and installs those that are missing.
    ///
    /// # Errors
    /// When a tool cannot be installed.
    pub fn with(tools: &[Tool]) -> Result<Self> {
        let mut folders = vec![own_bin()];
        folders.extend(program_folders());
        let mut first = Vec::new();
        for tool in tools {
            let found = match find(tool, &folders) {
                Some(folder) => folder,
                None => install(tool)?,
            };
            if !first.contains(&found) {
                first.push(found);
            }
        }
        // The project's own copies take precedence, because they were installed for another version.
        first.sort_by_key(|folder| *folder != own_bin());
        let path = env::join_paths(first.into_iter().chain(program_folders()))
            .context("the PATH holds a folder that cannot be named in it")?;
        Ok(Self { path })
    }

    /// A command in the root folder that finds these tools.
    pub fn command(&self, program: &str) -> Command {
        let mut command = Command::new(program);
        command
            .current_dir(root())
            .env("PATH", &self.path)
            .env("TRUNK_SKIP_VERSION_CHECK", "true")
            // Trunk accepts only `true` and `false` as its value.
            .env_remove("NO_COLOR");
        command
    }
}

/// Adds the browser's target to the Rust toolchain if it is missing.
///
/// # Errors
/// When rustup is missing or cannot install it.
pub fn ensure_wasm_target() -> Result<()> {
    let library =
        output(Command::new("rustc").current_dir(root()).args(["--print", "target-libdir", "--target", WASM_TARGET]));
    if library.is_some_and(|folder| Path::new(&folder).is_dir()) {
        return Ok(());
    }
    println!("Installing the Rust target {WASM_TARGET}: some seconds.");
    run(Command::new("rustup").current_dir(root()).args(["target", "add", WASM_TARGET]))
        .with_context(|| format!("the Rust target {WASM_TARGET} is needed and could not be added"))
}

/// Adds the source of the standard library to the Rust toolchain if it is missing.
///
/// # Errors
/// When rustup is missing or cannot install it.
pub fn ensure_library_source() -> Result<()> {
    let sysroot = output(Command::new("rustc").current_dir(root()).args(["--print", "sysroot"]));
    if sysroot.is_some_and(|folder| Path::new(&folder).join("lib/rustlib/src/rust/library").is_dir()) {
        return Ok(());
    }
    println!("Installing the source of Rust's standard library: some seconds.");
    run(Command::new("rustup").current_dir(root()).args(["component", "add", "rust-src"]))
        .context("the source of Rust's standard library (rust-src) is needed and could not be added")
}

/// The folder of the first program of this tool with the right version.
fn find(tool: &Tool, folders: &[PathBuf]) -> Option<PathBuf> {
    folders
        .iter()
        .find(|folder| {
            find_program(tool.program, std::slice::from_ref(folder))
                // Some subcommands of cargo need their name first: `cargo-mutants mutants --version`.
                .and_then(|program| {
                    output(Command::new(program).args(tool.program.strip_prefix("cargo-")).arg("--version"))
                })
                .is_some_and(|printed| has_version(&printed, tool.version))
        })
        .cloned()
}

/// Whether `--version` printed this version: `wasm-bindgen 0.2.126`.
fn has_version(printed: &str, version: &str) -> bool {
    printed.split_whitespace().any(|word| word == version)
}

/// The folder for the project's own tools, if cargo's folder has another version that may be needed elsewhere.
fn own_bin() -> PathBuf {
    own_tools().join("bin")
}

fn own_tools() -> PathBuf {
    target_folder().join("tools")
}

/// Installs a tool and returns its folder.
fn install(tool: &Tool) -> Result<PathBuf> {
    let Tool { program, package, version, purpose, .. } = tool;
    let shared = cargo_bin().filter(|folder| find_program(program, std::slice::from_ref(folder)).is_none());
    println!("{package} {version} is missing. It {purpose}.");
    let folder = match &shared {
        Some(folder) => folder.clone(),
        None => {
            println!("Another version is in cargo's folder: this one goes into the project's.");
            own_bin()
        }
    };
    let start = Instant::now();
    if !(find_program("cargo-binstall", &program_folders()).is_some() && download(tool, shared.is_none())) {
        compile(tool, shared.is_none())?;
    }
    println!("Installed {package} {version} in {}.", spoken(start.elapsed()));
    Ok(folder)
}

/// Downloads a tool built by its authors, with `cargo binstall`. Returns whether that worked.
fn download(tool: &Tool, into_project: bool) -> bool {
    println!("Downloading it with cargo binstall: some seconds.");
    run(&mut download_command(tool, into_project)).is_ok()
}

fn download_command(tool: &Tool, into_project: bool) -> Command {
    let mut command = cargo();
    // We compile ourselves, which is faster with our settings.
    command.args(["binstall", "--no-confirm", "--disable-strategies", "compile"]);
    if into_project {
        command.arg("--root").arg(own_tools());
    }
    command.arg(format!("{}@{}", tool.package, tool.version));
    command
}

/// Compiles a tool with cargo.
fn compile(tool: &Tool, into_project: bool) -> Result<()> {
    let Tool { package, version, features, minutes, .. } = tool;
    println!("Compiling it with cargo: about {minutes} min on two cores, only once.");
    let mut command = cargo();
    command
        .args(["install", "--locked", "--version", version, "--features", features, package])
        // These tools do not need link-time optimisation, which takes minutes.
        .env("CARGO_PROFILE_RELEASE_LTO", "off")
        .env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
    if into_project {
        command.arg("--root").arg(own_tools());
    }
    run(&mut command).with_context(|| format!("{package} {version} could not be installed"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::process::shown;

    #[test]
    fn versions_are_whole_words() {
        assert!(has_version("wasm-bindgen 0.2.126", "0.2.126"));
        assert!(!has_version("wasm-bindgen 0.2.1260", "0.2.126"));
        assert!(has_version("trunk 0.21.14 (abc)\n", "0.21.14"));
    }

    #[test]
    fn the_wasm_bindgen_program_and_library_are_those_of_the_crate() {
        let manifest = std::fs::read_to_string(root().join("Cargo.toml")).unwrap();
        for name in ["wasm-bindgen", "wasm-bindgen-cli-support"] {
            let line = format!("\n{name} = \"={}\"", WASM_BINDGEN.version);
            assert!(manifest.contains(&line), "{name}");
        }
    }

    #[test]
    fn a_download_asks_for_the_very_version() {
        let line = shown(&download_command(&TRUNK, false));
        assert_eq!(line, "cargo binstall --no-confirm --disable-strategies compile trunk@0.21.14");
        assert!(shown(&download_command(&TRUNK, true)).contains("tools trunk@"));
    }
}
