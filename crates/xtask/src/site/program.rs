//! The program of the diagrams: its WebAssembly and the module that starts it.
//!
//! Every page with a diagram downloads it, so it is built for size, in ways that a plain release build is not (sizes
//! compressed by gzip, before and after on the same source):
//!
//! * link-time optimisation, which cargo drops for a crate that is a library as well: only the `cdylib` is built (171 kB to
//!   157 kB);
//! * the standard library, compiled with the same settings instead of taken from the toolchain, and panics that end the
//!   program without composing a message that no page would show (together 114 kB to 99 kB);
//! * two of the compiler's passes left out, as for the game page (101.6 kB to 100.3 kB);
//! * a program for each language, as a reader needs but one (101.2 kB to 96.4 kB);
//! * 128-bit arithmetic, as in the game page (1 kB less), and Binaryen's `wasm-opt -Oz` (2 to 3 kB less), where Node is there;
//! * packed with LZMA, which the element unpacks in 40 to 90 ms: 16 kB less than gzip makes of it, 2 kB less than Brotli, and the
//!   same from the many servers that do not compress WebAssembly at all.
//!
//! The second takes options that only nightly compilers know; `RUSTC_BOOTSTRAP` lets the pinned toolchain take them for
//! this one build, which has its own target folder. Nothing else is built so, and no feature of the language is used.

use crate::bindings::{self, BindingTarget};
use crate::files;
use crate::node::NodeJs;
use crate::process::{cargo, root, run, target_folder};
use crate::tools::{WASM_TARGET, ensure_library_source};
use anyhow::{Context, Result};
use liblzma::stream::{LzmaOptions, MatchFinder, Stream};
use liblzma::write::XzEncoder;
use menagerie_texts::Language;
use std::io::Write;
use std::path::{Path, PathBuf};

/// The name of what is made of the crate `diagram`.
pub const NAME: &str = "menagerie_diagram";

/// The languages of the programs: one program each. A language's tag is also a feature of the crate, and the program's folder.
pub const LANGUAGES: [&str; 2] = Language::TAGS;

/// The first four are for a small standard library, the others leave passes out; see `.cargo/config.toml`.
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

/// The optimiser of what the compiler has made.
const BINARYEN: &str = "binaryen@132.0.0";

/// Compiles the programs, in a target folder of their own: this can go on beside other builds.
///
/// # Errors
/// When a build fails, or the source of the standard library cannot be installed.
pub fn compile() -> Result<()> {
    ensure_library_source()?;
    for language in LANGUAGES {
        run(cargo()
            .env("RUSTC_BOOTSTRAP", "1")
            .env("RUSTFLAGS", FLAGS)
            .args(["rustc", "--package", "diagram", "--lib", "--crate-type", "cdylib", "--profile", "small"])
            .args(["-Zbuild-std=std,panic_abort", "-Zbuild-std-features=optimize_for_size", "--target", WASM_TARGET])
            .args(["--features", language])
            .arg("--target-dir")
            .arg(target()))?;
        let program = target().join(WASM_TARGET).join("small").join(NAME).with_extension("wasm");
        files::copy(&program, &compiled(language))?;
    }
    Ok(())
}

/// Writes what was compiled into folders below this one, with the modules that start it.
///
/// # Errors
/// When it was not compiled.
pub fn bind(folder: &Path) -> Result<()> {
    for language in LANGUAGES {
        bindings::write(&compiled(language), BindingTarget::Web, NAME, &folder.join(language))?;
    }
    Ok(())
}

/// Makes the programs in these folders smaller. The optimiser runs twice: it finds 0.4 kB more in its own output, compressed.
///
/// # Errors
/// When the optimiser cannot be got, or read a program.
pub fn shrink(folder: &Path, node: &NodeJs) -> Result<()> {
    for language in LANGUAGES {
        let program = folder.join(language).join(format!("{NAME}_bg.wasm"));
        let mut command = node.npm();
        command.current_dir(root()).args(["exec", "--yes", "--package", BINARYEN, "--", "wasm-opt"]);
        // Memory begins with the stack's end: nothing is ever at its first addresses.
        command.args(FEATURES.map(|feature| format!("--enable-{feature}")));
        command.args(["--low-memory-unused", "--flatten", "--rereloop", "-Oz", "-Oz"]);
        command.arg(&program).arg("-o").arg(&program);
        run(&mut command)?;
        run(&mut command)?;
    }
    Ok(())
}

/// Packs the programs in these folders; with known sizes, which the unpacking side wants.
///
/// # Errors
/// When a program cannot be read or packed.
pub fn pack(folder: &Path) -> Result<()> {
    for language in LANGUAGES {
        let program = folder.join(language).join(format!("{NAME}_bg.wasm"));
        files::write_bytes(
            &folder.join(language).join(NAME).with_extension("lzma"),
            &packed(&files::read_bytes(&program)?)?,
        )?;
        std::fs::remove_file(&program).with_context(|| format!("cannot remove {}", program.display()))?;
    }
    Ok(())
}

fn packed(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut options = LzmaOptions::new_preset(9)?;
    // Instructions are bytes of any length: where one stands says nothing.
    options.literal_context_bits(3).literal_position_bits(0).position_bits(0).dict_size(1 << 20);
    // Longer matches are rare, and looking for them first costs 0.1 kB.
    options.match_finder(MatchFinder::BinaryTree3).nice_len(96);
    let mut encoder = XzEncoder::new_stream(Vec::new(), Stream::new_lzma_encoder(&options)?);
    encoder.write_all(bytes)?;
    let mut out = encoder.finish()?;
    // The header: what the bits above are, the size of the dictionary, and that of all, which is left open where it is not known
    // from the first byte on.
    out[5..13].copy_from_slice(&(bytes.len() as u64).to_le_bytes());
    Ok(out)
}

/// The program that speaks a language, as it was compiled.
pub fn compiled(language: &str) -> PathBuf {
    target().join(language).join(NAME).with_extension("wasm")
}

fn target() -> PathBuf {
    target_folder().join("small")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_tells_its_size_and_is_smaller() {
        let bytes: Vec<u8> = (0..60_000_u32).map(|number| (number % 251) as u8).collect();
        let packed = packed(&bytes).unwrap();
        assert_eq!(packed[..13], [3, 0, 0, 16, 0, 0x60, 0xea, 0, 0, 0, 0, 0, 0]);
        assert!(packed.len() < 2_000, "{}", packed.len());
    }
}
