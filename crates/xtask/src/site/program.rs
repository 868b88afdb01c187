//! The program of the diagrams: its WebAssembly and the module that starts it.
//!
//! Every page with a diagram downloads it, so it is built for size, in ways that a plain release build is not (sizes
//! compressed by gzip, before and after on the same source):
//!
//! * link-time optimisation, which cargo drops for a crate that is a library as well: only the `cdylib` is built (171 kB to
//!   157 kB);
//! * the standard library, compiled with the same settings instead of taken from the toolchain, and panics that end the
//!   program without composing a message that no page would show (together 114 kB to 99 kB);
//! * two of the compiler's passes left out, as for the game page (101.6 kB to 100.3 kB).
//!
//! The second takes options that only nightly compilers know; `RUSTC_BOOTSTRAP` lets the pinned toolchain take them for
//! this one build, which has its own target folder. Nothing else is built so, and no feature of the language is used.

use crate::process::{root, run, target_folder};
use crate::tools::{Toolbox, WASM_TARGET, ensure_library_source};
use anyhow::Result;
use std::path::{Path, PathBuf};

/// The name of what is made of the crate `diagram`.
pub const NAME: &str = "menagerie_diagram";

/// The first four are for a small standard library, the others leave passes out; see `.cargo/config.toml`.
const FLAGS: &str = "-Zunstable-options -Cpanic=immediate-abort -Zlocation-detail=none -Zfmt-debug=none \
                     -Cllvm-args=--disable-lsr -Cllvm-args=-enable-pre=false";

/// Compiles the program, in a target folder of its own: this can go on beside other builds.
///
/// # Errors
/// When the build fails, or the source of the standard library cannot be installed.
pub fn compile(tools: &Toolbox) -> Result<()> {
    ensure_library_source()?;
    run(tools
        .command("cargo")
        .env("RUSTC_BOOTSTRAP", "1")
        .env("RUSTFLAGS", FLAGS)
        .args(["rustc", "--package", "diagram", "--lib", "--crate-type", "cdylib", "--profile", "small"])
        .args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size", "--target", WASM_TARGET])
        .arg("--target-dir")
        .arg(target()))
}

/// Writes what was compiled into a folder, with the module that starts it.
///
/// # Errors
/// When it was not compiled.
pub fn bind(tools: &Toolbox, folder: &Path) -> Result<()> {
    let program = target().join(WASM_TARGET).join("small").join(NAME).with_extension("wasm");
    run(tools
        .command("wasm-bindgen")
        .current_dir(root())
        .args(["--target", "web", "--no-typescript", "--out-name", NAME, "--out-dir"])
        .args([folder, &program]))
}

fn target() -> PathBuf {
    target_folder().join("small")
}
