//! The oracle of each game: the files `games/ID/oracle.json`.

use crate::gate::Gate;
use crate::line::Line;
use anyhow::{Context as _, Result};
use menagerie_rules::{Definition, Options, Variant};
use serde::Deserialize;
use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

/// A game with its oracle.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields, rename_all = "camelCase")]
pub struct JudgedGame {
    /// The game's id, if the entry is for an option of it.
    #[serde(default)]
    pub game: String,
    /// The options, as `id=on`.
    #[serde(default)]
    pub options: Vec<String>,
    /// The oracle: `pyffish`, `python-chess`, `shogiops` or `generator`.
    pub oracle: String,
    /// The oracle's name of the game, if it differs from our id.
    #[serde(default)]
    pub name: String,
    /// A library for rules that the oracle does not have: `cshogi` for the entering King rule.
    #[serde(default)]
    pub also: String,
    /// Letters of pieces that differ in the oracle: ours, then the oracle's, both capital.
    #[serde(default)]
    pub letters: BTreeMap<String, String>,
    /// Whether pyffish knows the game only with the file of variants that comes with Fairy-Stockfish.
    #[serde(default)]
    pub needs_variants_file: bool,
    /// Why the changed rules of the game are not tried one by one, if they are not.
    #[serde(default)]
    pub cases_only: String,
    /// Lines that random search does not find, as `FEN | moves`: they come first in the record.
    #[serde(default)]
    pub lines: Vec<String>,
    /// Why ends of games are not compared: by the reason's id, ours or the oracle's.
    #[serde(default)]
    pub ends_apart: BTreeMap<String, String>,
    /// Why something cannot be reached, by its name in [`Gate::missing`].
    #[serde(default)]
    pub unreachable: BTreeMap<String, String>,
}

/// The folder of this crate.
pub fn folder() -> &'static Path {
    Path::new(env!("CARGO_MANIFEST_DIR"))
}

/// The root folder of the repository.
pub fn root() -> PathBuf {
    folder().join("../..")
}

/// Every game with an oracle, by its id: the files `games/ID/oracle.json`. `oracle-OTHER.json` beside it is the entry `ID-OTHER`.
///
/// # Errors
/// If a file cannot be read.
pub fn all() -> Result<BTreeMap<String, JudgedGame>> {
    let mut all = BTreeMap::new();
    for folder in entries(&root().join("games"))?.into_iter().filter(|folder| folder.is_dir()) {
        for file in entries(&folder)? {
            let name = |path: &Path| path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
            let Some(other) = name(&file).strip_prefix("oracle").map(str::to_owned) else { continue };
            let text = std::fs::read_to_string(&file).with_context(|| format!("{} cannot be read", file.display()))?;
            let game =
                serde_json::from_str(&text).with_context(|| format!("{} is not as it should be", file.display()))?;
            all.insert(name(&folder) + &other, game);
        }
    }
    Ok(all)
}

fn entries(folder: &Path) -> Result<Vec<PathBuf>> {
    let read = std::fs::read_dir(folder).with_context(|| format!("{} cannot be read", folder.display()))?;
    Ok(read.map(|entry| Ok(entry?.path())).collect::<std::io::Result<Vec<_>>>()?)
}

/// The ids of all games: the built-in ones, then the library's.
pub fn ids() -> impl Iterator<Item = &'static str> {
    Variant::ids().chain(menagerie_games::library::ids())
}

/// The definition of a built-in game or one of the library.
///
/// # Errors
/// If there is no such game.
pub fn definition(id: &str) -> Result<Definition> {
    let built_in = Variant::definitions().filter_map(Result::ok).find(|definition| definition.id == id);
    let known = built_in.or_else(|| menagerie_games::library::definitions().find(|definition| definition.id == id));
    known.with_context(|| format!("there is no game {id}"))
}

impl JudgedGame {
    /// The id of the game of the entry `id`.
    pub fn game<'a>(&'a self, id: &'a str) -> &'a str {
        if self.game.is_empty() { id } else { &self.game }
    }

    /// The gate of the game.
    ///
    /// # Errors
    /// If there is no such game or it lacks an option.
    pub fn gate(&self, id: &str) -> Result<Gate> {
        let options: Options =
            self.options.iter().map(|it| it.parse::<Options>()).collect::<Result<_, _>>().context("options")?;
        let definition = definition(self.game(id))?;
        let gate = if self.cases_only.is_empty() {
            Gate::new(definition, &options)
        } else {
            Gate::with_cases_only(definition, &options)
        };
        gate.with_context(|| format!("{id} is not a game"))
    }

    /// The lines that are given.
    pub fn lines(&self) -> Vec<Line> {
        let line = |text: &String| {
            let (start, moves) = text.split_once('|').unwrap_or((text, ""));
            Line { start: start.trim().to_string(), moves: moves.split_whitespace().map(str::to_string).collect() }
        };
        self.lines.iter().map(line).collect()
    }

    /// The reasons for ends that are not compared.
    pub fn ends_apart(&self) -> BTreeSet<&str> {
        self.ends_apart.keys().map(String::as_str).collect()
    }

    /// The file of the record.
    pub fn record(id: &str) -> PathBuf {
        folder().join("records").join(format!("{id}.jsonl"))
    }
}
