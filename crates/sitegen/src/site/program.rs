//! The programs of the diagrams: their WebAssembly and the modules that start them. The whole program shows games; pages that show only
//! single pieces load a smaller one, which is made of the same crate without its feature `games`.
//!
//! Every page with a diagram downloads one of them, so they are built for size ([`small`](super::small)). On the same source, compressed by
//! gzip, each of these steps saved:
//!
//! * link-time optimisation: 171 kB to 157 kB;
//! * the standard library compiled with the same settings, and panics without messages: 114 kB to 99 kB;
//! * two of the compiler's passes left out: 101.6 kB to 100.3 kB;
//! * a program for each language, as a reader needs only one: 101.2 kB to 96.4 kB;
//! * 128-bit arithmetic: 1 kB; Binaryen's `wasm-opt -Oz`: 2 to 3 kB;
//! * a program of its own for pages that only show single pieces, without positions, moves, games and the words of errors: packed, it has
//!   58 kB instead of 174 kB;
//! * packed with LZMA, which the element unpacks in 40 to 90 ms: 16 kB less than gzip makes of it, 2 kB less than Brotli, and the
//!   same from the many servers that do not compress WebAssembly at all.

use crate::bindings::{self, BindingTarget};
use crate::site::build_effort::BuildEffort;
use crate::site::{quick, small};
use anyhow::{Context, Result};
use liblzma::stream::{LzmaOptions, MatchFinder, Stream};
use liblzma::write::XzEncoder;
use menagerie_texts::Language;
use std::io::Write;
use std::path::{Path, PathBuf};
use xtask::files;
use xtask::node::NodeJs;

/// The whole program: the name of the module of the crate `diagram`.
pub const WHOLE: &str = "menagerie_diagram";

/// The program for single pieces.
const PIECE: &str = "menagerie_piece";

/// Both programs.
pub const NAMES: [&str; 2] = [WHOLE, PIECE];

/// The languages of the programs: two programs each. A language's tag is also the program's folder.
pub const LANGUAGES: [&str; Language::COUNT] = Language::TAGS;

/// Compiles the programs. This can run in parallel with other builds.
///
/// # Errors
/// When a build fails, or the source of the standard library cannot be installed.
pub fn compile() -> Result<()> {
    for language in LANGUAGES {
        for name in NAMES {
            let without_games: &[&str] = if name == PIECE { &["--no-default-features"] } else { &[] };
            files::copy(&small::compile("diagram", Some(language), without_games)?, &compiled(language, name))?;
        }
    }
    Ok(())
}

/// Writes what was compiled with this effort into folders below this one, with the modules that start it.
///
/// # Errors
/// When it was not compiled.
pub fn bind(folder: &Path, effort: BuildEffort) -> Result<()> {
    for (language, name) in all() {
        let program = match effort {
            // The whole program can show single pieces as well.
            BuildEffort::Quick => quick::compiled("diagram"),
            BuildEffort::Full => compiled(language, name),
        };
        bindings::write(&program, BindingTarget::Web, name, &folder.join(language))?;
    }
    Ok(())
}

/// Makes the programs in these folders smaller. Optimised once more, they would be 0.4 kB smaller, compressed, for twice the time.
///
/// # Errors
/// When the optimiser cannot be got, or read a program.
pub fn shrink(folder: &Path, node: &NodeJs) -> Result<()> {
    for (language, name) in all() {
        small::shrink(&folder.join(language).join(format!("{name}_bg.wasm")), node)?;
    }
    Ok(())
}

/// Packs the programs in these folders, with their sizes in the header, which unpacking needs.
///
/// # Errors
/// When a program cannot be read or packed.
pub fn pack(folder: &Path) -> Result<()> {
    for (language, name) in all() {
        let program = folder.join(language).join(format!("{name}_bg.wasm"));
        files::write_bytes(
            &folder.join(language).join(name).with_extension("lzma"),
            &packed(&files::read_bytes(&program)?)?,
        )?;
        std::fs::remove_file(&program).with_context(|| format!("cannot remove {}", program.display()))?;
    }
    Ok(())
}

/// Packs bytes with LZMA, with their number in the header.
///
/// # Errors
/// When the encoder fails.
pub fn packed(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut options = LzmaOptions::new_preset(9)?;
    // Instructions have any length, so positions are irrelevant.
    options.literal_context_bits(3).literal_position_bits(0).position_bits(0).dict_size(1 << 20);
    // Longer matches are rare, and searching for them first costs 0.1 kB.
    options.match_finder(MatchFinder::BinaryTree3).nice_len(96);
    let mut encoder = XzEncoder::new_stream(Vec::new(), Stream::new_lzma_encoder(&options)?);
    encoder.write_all(bytes)?;
    let mut out = encoder.finish()?;
    // The header: the parameters above, the size of the dictionary, and the total size, which the encoder leaves open.
    out[5..13].copy_from_slice(&(bytes.len() as u64).to_le_bytes());
    Ok(out)
}

/// The programs: their languages and names.
pub fn all() -> impl Iterator<Item = (&'static str, &'static str)> {
    LANGUAGES.into_iter().flat_map(|language| NAMES.map(|name| (language, name)))
}

/// A compiled program of a language.
pub fn compiled(language: &str, name: &str) -> PathBuf {
    small::target().join(language).join(name).with_extension("wasm")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_says_its_size_and_is_smaller() {
        let bytes: Vec<u8> = (0..60_000_u32).map(|number| (number % 251) as u8).collect();
        let packed = packed(&bytes).unwrap();
        assert_eq!(packed[..13], [3, 0, 0, 16, 0, 0x60, 0xea, 0, 0, 0, 0, 0, 0]);
        assert!(packed.len() < 2_000, "{}", packed.len());
    }
}
