//! Makes Rust of `rulebook.ftl` and `movement.ftl`, and of the names of players and pieces that the catalogues have.

mod movement_texts;

use menagerie_texts::Language;
use menagerie_texts::code::{in_all, names, said};
use std::error::Error;
use std::path::Path;

fn main() -> Result<(), Box<dyn Error>> {
    for language in Language::ALL {
        let folder = menagerie_texts::read::folder(language);
        for file in ["rulebook.ftl", "names.ftl", "movement.ftl"] {
            println!("cargo::rerun-if-changed={}", folder.join(file).display());
        }
    }
    let mut code = String::new();
    said(&mut code, &in_all("rulebook.ftl", |_| true)?, "rulebook-");
    names(&mut code, "players", "player-", &["the"])?;
    names(&mut code, "pieces", "piece-", &["the", "a"])?;
    let out = std::env::var("OUT_DIR")?;
    std::fs::write(Path::new(&out).join("said.rs"), code)?;
    let movement = movement_texts::code(&in_all("movement.ftl", |_| true)?);
    std::fs::write(Path::new(&out).join("movement.rs"), movement)?;
    Ok(())
}
