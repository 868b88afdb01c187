//! Lists the definitions in the folder `variants`: a file there is a built-in game. Makes tables of the words of errors.

use menagerie_texts::Language;
use menagerie_texts::code::{begin_small, in_all, names, table};
use serde_json::Value;
use std::cmp::Reverse;
use std::error::Error;
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let folder = Path::new(&std::env::var("CARGO_MANIFEST_DIR")?).join("variants");
    println!("cargo::rerun-if-changed={}", folder.display());
    let mut games = std::fs::read_dir(&folder)?
        .map(|entry| {
            let file = entry?.path();
            let id = file.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            Ok((Reverse(squares(&file)?), id, file))
        })
        .collect::<Result<Vec<_>, Box<dyn Error>>>()?;
    games.sort();
    let mut code = String::from("&[\n");
    for (_, id, file) in games {
        writeln!(code, "    ({id:?}, include_str!({:?})),", file.display().to_string())?;
    }
    code.push(']');
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    std::fs::write(out.join("built_in.rs"), code)?;
    std::fs::write(out.join("said.rs"), said()?)?;
    Ok(())
}

/// How many squares a game's board has; none where the text is wrong, which the tests report.
fn squares(file: &Path) -> Result<u64, Box<dyn Error>> {
    let definition: Value = serde_json::from_str(&std::fs::read_to_string(file)?).unwrap_or_default();
    let side = |name: &str| definition["board"][name].as_u64().unwrap_or_default();
    Ok(side("files") * side("ranks"))
}

/// The words of errors, and the names in them.
fn said() -> Result<String, Box<dyn Error>> {
    for language in Language::ALL {
        let folder = menagerie_texts::read::folder(language);
        for file in ["errors.ftl", "pgn.ftl", "names.ftl"] {
            println!("cargo::rerun-if-changed={}", folder.join(file).display());
        }
    }
    let (mut errors, mut pgn) = (in_all("errors.ftl", |_| true)?, in_all("pgn.ftl", |_| true)?);
    // Outside the page they stand inside sentences.
    let is_sentence = |id: &str| ["fault-", "pgn-", "note-", "no-", "why-"].iter().any(|start| id.starts_with(start));
    errors.iter_mut().chain(&mut pgn).flatten().filter(|it| is_sentence(&it.id)).for_each(begin_small);
    errors.extend(in_all("names.ftl", |id| id.starts_with("list-"))?);
    let mut code = String::new();
    table(&mut code, "error_rows", &errors);
    table(&mut code, "pgn_rows", &pgn);
    table(&mut code, "reason_rows", &in_all("errors.ftl", |id| ["reason-square", "reason-letter"].contains(&id))?);
    names(&mut code, "player_names", "player-", &["The", "the", "of", "to"])?;
    Ok(code)
}
