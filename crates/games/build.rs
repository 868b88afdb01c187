//! Lists the games of the library and the networks, from their folders.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let mut code =
        String::from("/// The id and the JSON of each game, by id.\npub(crate) const GAMES: &[(&str, &str)] = &[\n");
    for folder in entries(&root.join("games"))? {
        let (file, id) = (folder.join("definition.json"), name(&folder));
        if file.is_file() {
            writeln!(code, "    ({id:?}, include_str!({:?})),", file.display().to_string())?;
        }
    }
    code.push_str("];\n");
    let networks = entries(&root.join("assets/networks"))?;
    let ids: Vec<String> = networks.iter().map(|file| name(&file.with_extension(""))).collect();
    writeln!(code, "\npub(crate) const NETWORK_IDS: &[&str] = &{ids:?};")?;
    // A function of its own: a program that asks only for the ids has no files in it.
    code.push_str("\npub(crate) fn network(id: &str) -> Option<&'static [u8]> {\n    match id {\n");
    for (id, file) in ids.iter().zip(&networks) {
        writeln!(code, "        {id:?} => Some(include_bytes!({:?})),", file.display().to_string())?;
    }
    code.push_str("        _ => None,\n    }\n}\n");
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("files.rs"), code)?;
    Ok(())
}

/// What is in a folder, by name. Cargo looks at it again when something is added.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut all = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    all.sort();
    Ok(all)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
