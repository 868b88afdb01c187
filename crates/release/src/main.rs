//! `cargo xtask release`: everything that others download, in `dist/release`.

#![forbid(unsafe_code)]

mod archive;
mod bill;
mod crates;
mod notes;
mod wheel;

use anyhow::{Result, ensure};
use archive::Entry;
use clap::Parser;
use crates::Uncommitted;
use menagerie_sitegen::package;
use menagerie_sitegen::site::{self, Place};
use sha2::{Digest, Sha256};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::{cargo, exit, root, run, target_folder};

/// The game that is in the release as one file.
const ONE_FILE: &str = "gigachess";
const VERSION: &str = env!("CARGO_PKG_VERSION");
/// The licences, which every archive contains.
const LICENCES: [&str; 3] = ["LICENSE-MIT", "LICENSE-APACHE", "THIRD-PARTY.md"];

/// Writes dist/release: archives of the site and of the terminal program, packages for npm, crates.io and Python, release notes, a list of
/// what the programs contain, and checksums.
#[derive(Parser)]
struct Arguments {
    /// Take the site in dist/site as it is.
    #[arg(long)]
    built: bool,
    #[command(flatten)]
    place: Place,
    /// Leave out the wheel for Python. It needs Python 3 with venv.
    #[arg(long)]
    no_wheel: bool,
    /// Only package the crates and compare their interfaces.
    #[arg(long)]
    crates: bool,
}

fn main() -> ExitCode {
    exit(release(&Arguments::parse()))
}

fn release(arguments: &Arguments) -> Result<()> {
    if arguments.crates {
        crates::write(None, Uncommitted::Packaged)?;
        return crates::compare();
    }
    let folder = root().join("dist/release");
    files::remove_folder(&folder)?;
    // First, because it stops at once when something is not committed.
    crates::write(Some(&folder), Uncommitted::Refused)?;
    crates::compare()?;
    if !arguments.built {
        package::run(&arguments.place)?;
    }
    let site = site::built()?;
    let name = format!("menagerie-site-{VERSION}");
    archive::write(&folder.join(format!("{name}.tar.gz")), archive::entries(&site, &name)?)?;
    npm(&folder)?;
    let program = terminal(&folder)?;
    run(Command::new(program)
        .args(["bundle", ONE_FILE, "--site"])
        .arg(&site)
        .arg("--out")
        .arg(folder.join("gigachess.html")))?;
    if !arguments.no_wheel {
        wheel::build(&folder)?;
    }
    let changelog = files::read(&root().join("CHANGELOG.md"))?;
    files::write(&folder.join("RELEASE-NOTES.md"), &notes::notes(&changelog, VERSION)?)?;
    files::write(&folder.join("menagerie.cdx.json"), &bill::bill(root())?)?;
    files::write(&folder.join("SHA256SUMS"), &checksums(&folder)?)?;
    println!("\nThe release: {}", folder.display());
    Ok(())
}

/// The npm packages, as `npm install` takes them.
fn npm(folder: &Path) -> Result<()> {
    let node = NodeJs::ensure()?;
    for package in [package::built()?, package::site_package::built()?] {
        run(node.npm().args(["pack", "--silent", "--pack-destination"]).arg(folder).current_dir(package))?;
    }
    Ok(())
}

/// Writes the archive of the terminal program for this machine's system, and returns the program.
fn terminal(folder: &Path) -> Result<PathBuf> {
    run(cargo().args(["build", "--release", "--package", "cli"]))?;
    let program = format!("menagerie{}", std::env::consts::EXE_SUFFIX);
    let built = target_folder().join("release").join(&program);
    ensure!(built.is_file(), "{} is missing", built.display());
    let name = format!("menagerie-{VERSION}-{}-{}", std::env::consts::ARCH, std::env::consts::OS);
    let below = |file: PathBuf, entry: &str| Entry { file, name: Path::new(&name).join(entry), is_program: false };
    let mut entries: Vec<Entry> = LICENCES.iter().map(|licence| below(root().join(licence), licence)).collect();
    entries.push(Entry { is_program: true, ..below(built.clone(), &program) });
    archive::write(&folder.join(format!("{name}.tar.gz")), entries)?;
    Ok(built)
}

/// The checksums of all files of a folder, as `sha256sum --check` reads them.
fn checksums(folder: &Path) -> Result<String> {
    let mut text = String::new();
    for file in files::all(folder)? {
        let sum = Sha256::digest(files::read_bytes(&file)?);
        let name = file.strip_prefix(folder)?.display().to_string();
        let digits: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
        writeln!(text, "{digits}  {name}")?;
    }
    Ok(text)
}
