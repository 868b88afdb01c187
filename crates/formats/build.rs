//! Makes Rust of `formats.ftl`, and of what `diagram.ftl` says is wrong with a Betza text.

use menagerie_texts::Language;
use menagerie_texts::code::{in_all, table};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    for language in Language::ALL {
        let folder = menagerie_texts::read::folder(language);
        for file in ["formats.ftl", "diagram.ftl"] {
            println!("cargo::rerun-if-changed={}", folder.join(file).display());
        }
    }
    let mut all = in_all("formats.ftl", |_| true)?;
    all.extend(in_all("diagram.ftl", |id| id.starts_with("diagram-betza-"))?);
    let mut code = String::new();
    table(&mut code, "MESSAGES", &all);
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("said.rs"), code)?;
    Ok(())
}
