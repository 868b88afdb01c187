//! Lists the games of the library and the networks by reading their folders.

use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").canonicalize()?;
    let folders = entries(&root.join("games"))?;
    let mut code = String::from(
        "/// The id and the JSON of each game of the library, by id.\n#[cfg(feature = \"library\")]\n\
         pub(crate) const GAMES: &[(&str, &str)] = &[\n",
    );
    for folder in &folders {
        // A definition or a network added to this folder changes the list.
        println!("cargo::rerun-if-changed={}", folder.display());
        let (file, id) = (folder.join("definition.json"), name(folder));
        if file.is_file() {
            writeln!(code, "    ({id:?}, include_str!({:?})),", file.display().to_string())?;
        }
    }
    code.push_str("];\n");
    let networks = folders.iter().map(|folder| folder.join("network.nnue")).filter(|file| file.is_file());
    let (mut ids, mut files) = (Vec::new(), String::new());
    for file in networks {
        let id = file.parent().map(name).unwrap_or_default();
        writeln!(files, "    ({id:?}, include_bytes!({:?})),", file.display().to_string())?;
        ids.push(id);
    }
    writeln!(code, "\n/// The ids of the games with a network.\npub(crate) const NETWORK_IDS: &[&str] = &{ids:?};")?;
    code.push_str("\n/// The id and the network of each of them.\n#[cfg(feature = \"networks\")]\n");
    writeln!(code, "pub(crate) const NETWORKS: &[(&str, &[u8])] = &[\n{files}];")?;
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("files.rs"), code)?;
    Ok(())
}

/// The entries of a folder, sorted by name. Cargo reruns this script when the folder changes.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut all = std::fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?;
    all.sort();
    Ok(all)
}

fn name(path: &Path) -> String {
    path.file_name().unwrap_or_default().to_string_lossy().into_owned()
}
