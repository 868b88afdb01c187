//! Programs that are built for size: the game page's, and the diagrams'.
//!
//! Every page downloads one of them before it can do anything, so they are built in ways that a plain release build is not:
//!
//! * link-time optimisation, which cargo drops for a crate that is a library as well: only the `cdylib` is built;
//! * the standard library, compiled with the same settings instead of taken from the toolchain, and panics that end the
//!   program without composing a message that no page would show;
//! * two of the compiler's passes left out, as for the worker's program;
//! * 128-bit arithmetic, as in the worker's program, and Binaryen's `wasm-opt -Oz`, where Node is there.
//!
//! The second takes options that only nightly compilers know; `RUSTC_BOOTSTRAP` lets the pinned toolchain take them for
//! these builds, which have a target folder of their own. Nothing else is built so, and no feature of the language is used.

use anyhow::Result;
use std::path::{Path, PathBuf};
use xtask::node::NodeJs;
use xtask::process::{cargo, run, target_folder};
use xtask::tools::{WASM_TARGET, ensure_library_source};

/// The profile of these programs.
pub const PROFILE: &str = "small";

/// The first five are for a small standard library, the others leave passes out; see `.cargo/config.toml`.
const FLAGS: &str = "-Ctarget-feature=+simd128 -Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none \
                     -Cllvm-args=--disable-lsr -Cllvm-args=-enable-pre=false";

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

/// Compiles the program of a package with these features, in a target folder of its own: this can go on beside other builds. Gives
/// where it is, until the next is compiled of the same package.
///
/// # Errors
/// When the build fails, or the source of the standard library cannot be installed.
pub fn compile(package: &str, features: &[&str]) -> Result<PathBuf> {
    ensure_library_source()?;
    run(cargo()
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", FLAGS)
        .args(["rustc", "--package", package, "--lib", "--crate-type", "cdylib", "--profile", PROFILE])
        .args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size", "--target", WASM_TARGET])
        .args(["--features", &features.join(",")])
        .arg("--target-dir")
        .arg(target()))?;
    Ok(compiled(package))
}

/// Where the program of a package is that was compiled last.
pub fn compiled(package: &str) -> PathBuf {
    target().join(WASM_TARGET).join(PROFILE).join(format!("menagerie_{package}.wasm"))
}

/// The folder in which all of this is built.
pub fn target() -> PathBuf {
    target_folder().join("small")
}

/// Makes a program smaller.
///
/// # Errors
/// When the optimiser cannot be got, or cannot read the program.
pub fn shrink(program: &Path, node: &NodeJs) -> Result<()> {
    let mut command = node.program("wasm-opt")?;
    // Memory begins with the stack's end: nothing is ever at its first addresses.
    command.args(FEATURES.map(|feature| format!("--enable-{feature}")));
    command.args(["--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz"]);
    command.arg(program).arg("-o").arg(program);
    // A second time finds some more.
    run(&mut command)?;
    run(&mut command)
}
