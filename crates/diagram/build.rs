//! Makes Rust of the catalogues: the program has the words of its language in it, and no reader of Fluent.
//!
//! What fills a gap of a text is an argument.

use menagerie_texts::Language;
use menagerie_texts::code::{in_all, literal, names, said};
use menagerie_texts::read::{CatalogueEntry, TextPart, messages};
use std::error::Error;
use std::fmt::Write as _;
use std::path::Path;

/// What diagrams say in the words of the game page.
const SHARED: [&str; 1] = ["status-check"];

/// The same inside of a sentence, where it begins with a small letter.
const REASONS: [&str; 23] = [
    "why-empty",
    "why-castling-none",
    "why-castling-elsewhere",
    "fault-option",
    "fault-unreadable",
    "fault-no-such-piece",
    "fault-off-board",
    "fault-cannot-reach",
    "fault-king-in-check",
    "fault-none-moves-so",
    "fault-ambiguous",
    "fault-promotion-needed",
    "fault-wrong-promotion",
    "fault-cannot-pass",
    "position-empty",
    "position-kings",
    "position-kings-four",
    "position-turn-two",
    "position-turn-four",
    "position-turn-of-out",
    "position-opponent-in-check",
    "position-ranks",
    "position-width",
];

fn main() -> Result<(), Box<dyn Error>> {
    for language in Language::ALL {
        println!("cargo::rerun-if-changed={}", menagerie_texts::read::folder(language).display());
    }
    let out = std::env::var("OUT_DIR")?;
    let mut code = String::new();
    said(&mut code, &in_all("diagram.ftl", |_| true)?, "diagram-");
    said(&mut code, &in_all("game.ftl", |id| SHARED.contains(&id))?, "");
    let mut reasons = in_all("game.ftl", |id| REASONS.contains(&id))?;
    for message in reasons.iter_mut().flatten() {
        begin_small(message);
        with_article(message);
    }
    said(&mut code, &reasons, "");
    names(&mut code, "players", "player-", &["The", "the", "of", "to"])?;
    games(&mut code)?;
    std::fs::write(Path::new(&out).join("said.rs"), code)?;
    Ok(())
}

/// Begins the message with a small letter, unless a gap begins it.
fn begin_small(message: &mut CatalogueEntry) {
    if let Some(TextPart::Words(words)) = message.text.as_mut().and_then(|text| text.first_mut()) {
        let mut letters = words.chars();
        let first: String = letters.next().into_iter().flat_map(char::to_lowercase).collect();
        *words = first + letters.as_str();
    }
}

/// What fills a player's gap has its article already, where the language has one.
fn with_article(message: &mut CatalogueEntry) {
    for part in message.text.iter_mut().flatten() {
        if let TextPart::Gap(name) = part
            && let Some(bare) = name.strip_suffix("-the").or_else(|| name.strip_suffix("-The"))
        {
            *name = bare.to_string();
        }
    }
}

/// The names of the games that come with the rules, by their ids. In English the definitions have them.
fn games(code: &mut String) -> Result<(), Box<dyn Error>> {
    let mut tables = Vec::new();
    for language in Language::ALL {
        let own = messages(language, "names.ftl", |id| id.starts_with("game-") && language != Language::English)?;
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
