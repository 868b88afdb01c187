//! Makes Rust of `rulebook.ftl`, and of the names of players and pieces that the catalogues have.

use menagerie_texts::Language;
use menagerie_texts::code::{in_all, names, said};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    for language in Language::ALL {
        let folder = menagerie_texts::read::folder(language);
        for file in ["rulebook.ftl", "names.ftl"] {
            println!("cargo::rerun-if-changed={}", folder.join(file).display());
        }
    }
    let mut code = String::new();
    said(&mut code, &in_all("rulebook.ftl", |_| true)?, "rulebook-");
    names(&mut code, "players", "player-", &["the"])?;
    names(&mut code, "pieces", "piece-", &["the", "a"])?;
    std::fs::write(Path::new(&std::env::var("OUT_DIR")?).join("said.rs"), code)?;
    Ok(())
}
