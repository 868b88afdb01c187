//! Makes a table of `formats.ftl`.

use menagerie_texts::Language;
use menagerie_texts::code::{in_all, table};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    for language in Language::ALL {
        println!("cargo::rerun-if-changed={}", menagerie_texts::read::folder(language).join("formats.ftl").display());
    }
    let mut code = String::new();
    table(&mut code, "format_rows", &in_all("formats.ftl", |_| true)?);
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("said.rs"), code)?;
    Ok(())
}
