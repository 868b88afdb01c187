//! Still pictures of the moves of each piece. Kinds that look and move alike in several games share one.

use super::list;
use super::pieces::{PieceText, PieceTexts};
use crate::site::library;
use anyhow::{Context as _, Result, anyhow};
use menagerie_diagram::{DiagramSettings, Language, still};
use serde_json::Value;
use sha2::{Digest, Sha256};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::path::Path;
use std::sync::OnceLock;
use xtask::files;
use xtask::process::root;

/// The folder below that of the stills.
const FOLDER: &str = "moves";

/// The number of characters that distinguish pictures of the same piece.
const LENGTH: usize = 8;

/// A picture.
#[derive(Clone, Debug)]
pub struct PieceStill {
    /// Its address below the folder of stills.
    pub file: String,
    svg: String,
}

/// The pictures by the ids of games and the letters of pieces.
type Stills = BTreeMap<(String, String), PieceStill>;

/// Drawn once for the pages of all languages.
static ALL: OnceLock<Result<Stills, String>> = OnceLock::new();

/// The picture of a piece; none if it does not move.
///
/// # Errors
/// When one of the pictures cannot be drawn.
pub fn of(game: &str, letter: &str) -> Result<Option<&'static PieceStill>> {
    Ok(all()?.get(&(game.to_string(), letter.to_string())))
}

/// Writes them below the folder of stills.
///
/// # Errors
/// When one cannot be drawn or written.
pub fn write(folder: &Path) -> Result<()> {
    for it in all()?.values() {
        files::write(&folder.join(&it.file), &it.svg)?;
    }
    Ok(())
}

/// The addresses of all of them below the folder of stills.
///
/// # Errors
/// When one cannot be drawn.
pub fn addresses() -> Result<impl Iterator<Item = &'static str>> {
    Ok(all()?.values().map(|it| it.file.as_str()))
}

fn all() -> Result<&'static Stills> {
    ALL.get_or_init(|| draw_all().map_err(|error| format!("{error:#}"))).as_ref().map_err(|error| anyhow!("{error}"))
}

fn draw_all() -> Result<Stills> {
    let mut stills = Stills::new();
    for id in list::ids() {
        let variant = list::variant(id)?;
        let written = PieceTexts::read(id)?;
        let of_game = of_game(id)?;
        for kind in variant.kinds().iter().take(variant.definition().pieces.len()) {
            if kind.betza.is_empty() {
                continue;
            }
            let letter = kind.letter.to_string();
            let mut settings = of_game.clone();
            settings.set("piece", &letter);
            for (name, value) in written.pieces.get(&kind.name).into_iter().flat_map(PieceText::diagram) {
                settings.set(name, &value);
            }
            let picture =
                |art: &str| std::fs::read_to_string(root().join("assets/pieces").join(art).with_extension("svg")).ok();
            let svg = still(&settings, picture)
                .map_err(|fault| anyhow!(fault.in_words(Language::EN)))
                .with_context(|| format!("the picture of {letter} in {id}"))?;
            let name = if kind.art.is_empty() { "letter" } else { &kind.art };
            let sum: String = Sha256::digest(&svg).iter().map(|byte| format!("{byte:02x}")).collect();
            let file = format!("{FOLDER}/{name}-{}.svg", &sum[..LENGTH]);
            stills.insert((id.to_owned(), letter), PieceStill { file, svg });
        }
    }
    Ok(stills)
}

/// The settings of a diagram of a game.
///
/// # Errors
/// When the game is unknown.
pub fn of_game(id: &str) -> Result<DiagramSettings> {
    let mut settings = DiagramSettings::default();
    if list::is_built_in(id) {
        settings.set("game", id);
    } else {
        settings.set("definition", &flat(&serde_json::from_str(library::json_of(id)?)?));
    }
    Ok(settings)
}

/// A definition in the form for diagrams: one value a line, with its path.
fn flat(value: &Value) -> String {
    fn add(value: &Value, path: &str, out: &mut String) {
        let below = |key: &str| if path.is_empty() { key.to_string() } else { format!("{path}.{key}") };
        match value {
            Value::Null => {}
            Value::Object(parts) => parts.iter().for_each(|(key, part)| add(part, &below(key), out)),
            Value::Array(parts) => {
                parts.iter().enumerate().for_each(|(at, part)| add(part, &below(&at.to_string()), out))
            }
            Value::String(text) => {
                let words: Vec<&str> = text.split_whitespace().collect();
                let _ = writeln!(out, "{path}={}", words.join(" "));
            }
            other => {
                let _ = writeln!(out, "{path}={other}");
            }
        }
    }
    let mut out = String::new();
    add(value, "", &mut out);
    out
}
