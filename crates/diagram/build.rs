//! Generates Rust code from the catalogues: the program contains the texts of its language, and no Fluent parser.
//!
//! The placeholders of a text become arguments.

use menagerie_texts::Language;
use menagerie_texts::code::{in_all, literal, said};
use menagerie_texts::read::{CatalogueEntry, messages};
use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

/// Texts of diagrams that are those of the game page.
const SHARED: [&str; 1] = ["status-check"];

fn main() -> Result<(), Box<dyn Error>> {
    for language in Language::ALL {
        println!("cargo::rerun-if-changed={}", menagerie_texts::read::folder(language).display());
    }
    let out = std::env::var("OUT_DIR")?;
    let mut code = String::new();
    said(&mut code, &in_all("diagram.ftl", |_| true)?, "diagram-");
    said(&mut code, &in_all("page/game.ftl", |id| SHARED.contains(&id))?, "");
    games(&mut code)?;
    std::fs::write(Path::new(&out).join("said.rs"), code)?;
    Ok(())
}

/// The names of the games that come with the rules, by id. The English ones are in the definitions.
fn games(code: &mut String) -> Result<(), Box<dyn Error>> {
    let mut tables = Vec::new();
    for language in Language::ALL {
        let own = messages(language, "names.ftl", |id| id.starts_with("game-") && language != Language::EN)?;
        let entry = |message: &CatalogueEntry| {
            let id = message.id.trim_start_matches("game-");
            format!("({id:?}, {}), ", literal(message.text.as_deref().unwrap_or_default(), &[]))
        };
        tables.push(format!("&[{}]", own.iter().map(entry).collect::<String>()));
    }
    code.push_str("/// The games’ names, by their ids, where the definitions do not have them.\n");
    code.push_str("pub fn games(language: Language) -> &'static [(&'static str, &'static str)] {\n");
    let _ = writeln!(code, "    pick(language, [{}])\n}}", tables.join(", "));
    Ok(())
}
