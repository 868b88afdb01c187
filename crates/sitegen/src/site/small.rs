//! Programs that are built for size: the game page's, and the diagrams'.
//!
//! Every page downloads one of them before it can do anything, so their builds differ from a plain release build:
//!
//! * link-time optimisation, which cargo drops for a crate that is a library as well: only the `cdylib` is built;
//! * the standard library, compiled with the same settings instead of taken from the toolchain, and panics that end the
//!   program without composing a message that no page would show;
//! * two of the compiler's passes left out, as for the worker's program;
//! * 128-bit arithmetic, as in the worker's program, and Binaryen's `wasm-opt -Oz`, where Node is there.
//!
//! The second needs options of nightly compilers; `RUSTC_BOOTSTRAP` allows them with the pinned toolchain for these builds, which have a
//! target folder of their own. Nothing else is built in this way, and no unstable language feature is used.

use anyhow::Result;
use std::path::{Path, PathBuf};
use xtask::node::NodeJs;
use xtask::process::{cargo, run, target_folder};
use xtask::tools::{WASM_TARGET, ensure_library_source};

/// The profile of these programs.
pub const PROFILE: &str = "small";

/// The first five are for a small standard library, the others skip passes; see `.cargo/config.toml`.
const FLAGS: &str = "-Ctarget-feature=+simd128 -Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none \
                     -Cllvm-args=--disable-lsr -Cllvm-args=-enable-pre=false";

/// The variable that has the tag of a program's only language: see `ONLY` in the crate `rulebook`.
pub const LANGUAGE: &str = "MENAGERIE_LANGUAGE";

/// What of WebAssembly all browsers know, and the programs are made of.
const FEATURES: [&str; 8] = [
    "simd",
    "bulk-memory",
    "bulk-memory-opt",
    "nontrapping-float-to-int",
    "sign-ext",
    "mutable-globals",
    "reference-types",
    "multivalue",
];

/// Compiles the program of a package in a target folder of its own, with the words of one language or of all, and with these arguments
/// for its features: this can go on beside other builds. Returns where it is, until the next is compiled of the same package.
///
/// # Errors
/// When the build fails, or the source of the standard library cannot be installed.
pub fn compile(package: &str, language: Option<&str>, features: &[&str]) -> Result<PathBuf> {
    ensure_library_source()?;
    let mut command = cargo();
    command.env_remove(LANGUAGE).envs(language.map(|tag| (LANGUAGE, tag)));
    run(command
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", FLAGS)
        .args(["rustc", "--package", package, "--lib", "--crate-type", "cdylib", "--profile", PROFILE])
        .args(features)
        .args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size", "--target", WASM_TARGET])
        .arg("--target-dir")
        .arg(target()))?;
    Ok(compiled(package))
}

/// The path of the last compiled program of a package.
pub fn compiled(package: &str) -> PathBuf {
    target().join(WASM_TARGET).join(PROFILE).join(format!("menagerie_{package}.wasm"))
}

/// The target folder of these builds.
pub fn target() -> PathBuf {
    target_folder().join("small")
}

/// Shrinks a program.
///
/// # Errors
/// When the optimiser is not available, or cannot read the program.
pub fn shrink(program: &Path, node: &NodeJs) -> Result<()> {
    let mut command = node.program("wasm-opt")?;
    // Memory begins with the end of the stack, so its first addresses are never used.
    command.args(FEATURES.map(|feature| format!("--enable-{feature}")));
    command.args(["--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz"]);
    run(command.arg(program).arg("-o").arg(program))
}
