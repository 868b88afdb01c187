//! Puts the pictures of the pieces into the module, as one table.

use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

fn main() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets/pieces");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut files: Vec<_> = fs::read_dir(&folder).expect("the pictures").map(|file| file.expect("a file").path()).collect();
    files.retain(|file| file.extension().is_some_and(|ending| ending == "svg"));
    files.sort();
    let mut table = String::from("pub static PICTURES: &[(&str, &str)] = &[\n");
    for file in files {
        let id = file.file_stem().expect("a name").to_string_lossy().into_owned();
        let file = file.canonicalize().expect("a path");
        writeln!(table, "    ({id:?}, include_str!({:?})),", file.display().to_string()).expect("text");
    }
    table += "];\n";
    fs::write(Path::new(&env::var("OUT_DIR").expect("cargo sets it")).join("pictures.rs"), table).expect("it is written");
}
