//! Builds the game page with Trunk as well, because `trunk serve` shows it during development.

use crate::site::page::{self, PageBuild};
use anyhow::{Result, ensure};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use xtask::files;
use xtask::process::{run, target_folder};
use xtask::tools::{TRUNK, Toolbox, WASM_BINDGEN};

/// What both builds are spared, which takes minutes: how well the programs are optimised is not compared.
const UNOPTIMISED: [(&str, &str); 5] = [
    ("CARGO_PROFILE_SMALL_LTO", "off"),
    ("CARGO_PROFILE_SMALL_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_WORKER_LTO", "off"),
    ("CARGO_PROFILE_WORKER_CODEGEN_UNITS", "16"),
    ("CARGO_PROFILE_WORKER_OPT_LEVEL", "1"),
];

/// Builds the page with Trunk and without it, and compares the files.
///
/// # Errors
/// When a build fails, or the files differ.
pub fn compare() -> Result<()> {
    let tools = Toolbox::with(&[WASM_BINDGEN, TRUNK])?;
    let (by_trunk, ours) = (target_folder().join("page-by-trunk"), target_folder().join("page-by-xtask"));
    files::remove_folder(&by_trunk)?;
    run(tools.command("trunk").args(["build", "--release", "--dist"]).arg(&by_trunk).envs(UNOPTIMISED))?;
    page::compile(PageBuild::Plain, &UNOPTIMISED)?;
    page::write(&ours, PageBuild::Plain)?;
    let (by_trunk, ours) = (contents(&by_trunk)?, contents(&ours)?);
    let differ: Vec<_> = by_trunk
        .keys()
        .chain(ours.keys())
        .filter(|name| by_trunk.get(*name) != ours.get(*name))
        .map(|name| name.display().to_string())
        .collect();
    ensure!(differ.is_empty(), "Trunk builds another page: {}", differ.join(", "));
    Ok(())
}

/// The start of the last section of a program: the versions of its build tools, which do not affect it.
fn without_producers(program: &[u8]) -> usize {
    const NAME: &[u8] = b"\tproducers";
    program.windows(NAME.len()).rposition(|part| part == NAME).unwrap_or(program.len())
}

/// The files of a folder, by name, without the parts in which two builds may differ.
fn contents(folder: &Path) -> Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut all = BTreeMap::new();
    for file in files::all(folder)? {
        let name = file.strip_prefix(folder)?.to_owned();
        let mut bytes = files::read_bytes(&file)?;
        if name == Path::new("index.html") {
            // Trunk leaves empty lines for its links.
            let page = page::without_links(&files::read(&file)?);
            bytes = page.lines().filter(|line| !line.trim().is_empty()).collect::<Vec<_>>().join("\n").into_bytes();
        }
        if name.extension().is_some_and(|ending| ending == "wasm") {
            bytes.truncate(without_producers(&bytes));
        }
        all.insert(name, bytes);
    }
    Ok(all)
}
