//! Lists the languages: the folders of the catalogues, with what their `language.json` says. English comes first.

use serde::Deserialize;
use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;
use std::{env, fs};

/// The catalogues in the repository, and in the published crate, which contains them. In the repository that is a symbolic link, which not
/// every system has.
const FOLDERS: [&str; 2] =
    [concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/texts"), concat!(env!("CARGO_MANIFEST_DIR"), "/catalogues")];

/// The language that stands in for one that is not spoken here.
const FIRST: &str = "en";

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct LanguageData {
    /// Its own name for itself.
    name: String,
    /// What stands between a number and its decimals.
    decimal: char,
}

fn main() -> Result<(), Box<dyn Error>> {
    let found = FOLDERS.into_iter().find(|folder| Path::new(folder).join(FIRST).is_dir());
    let folder = found.ok_or("the catalogues are missing")?;
    println!("cargo::rerun-if-changed={folder}");
    println!("cargo::rustc-env=CATALOGUES={folder}");
    let mut tags = Vec::new();
    for entry in fs::read_dir(folder)? {
        tags.push(entry?.file_name().into_string().map_err(|name| format!("{} is no tag", name.display()))?);
    }
    tags.sort_by_key(|tag| (tag != FIRST, tag.clone()));
    let mut rows = String::new();
    let mut names = String::new();
    for (number, tag) in tags.iter().enumerate() {
        let file = Path::new(folder).join(tag).join("language.json");
        println!("cargo::rerun-if-changed={}", file.display());
        let text = fs::read_to_string(&file).map_err(|error| format!("{}: {error}", file.display()))?;
        let LanguageData { name, decimal } =
            serde_json::from_str(&text).map_err(|error| format!("{}: {error}", file.display()))?;
        writeln!(rows, "    LanguageRow {{ tag: {tag:?}, name: {name:?}, decimal: {decimal:?} }},")?;
        let constant = tag.to_uppercase().replace('-', "_");
        writeln!(names, "    /// {name}.\n    pub const {constant}: Language = Language({number});")?;
    }
    let count = tags.len();
    let code = format!(
        "/// The languages, in the order of their numbers.\nconst ROWS: [LanguageRow; {count}] = [\n{rows}];\n\nimpl Language {{\n{names}}}\n"
    );
    fs::write(Path::new(&env::var("OUT_DIR")?).join("languages.rs"), code)?;
    Ok(())
}
