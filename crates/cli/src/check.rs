//! `menagerie check`: reads files with games and positions as the page does, and reports what was read. Files with definitions of variants
//! are recognised automatically.

use crate::{lines, text_games};
use anyhow::{Result, bail};
use formats::{Recognised, TextKind, recognise};
use menagerie_matches::arena::file_reader::read_file;
use menagerie_rules::notation::pgn::{Headline, PgnDiagnostic, PgnGame, PgnKind, PgnNodeId};
use menagerie_rules::{Position, Variant};
use menagerie_texts::Language;
use menagerie_workshop::CheckForm;
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::PathBuf;
use std::sync::Arc;
use std::time::Instant;

/// The report on one game or position, as JSON.
#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    /// The index, from 0.
    index: usize,
    #[serde(flatten)]
    read: Read<'a>,
}

#[derive(Serialize)]
#[serde(untagged)]
enum Read<'a> {
    Good(Good<'a>),
    Bad { error: Note },
}

/// A game or a position.
#[derive(Serialize)]
struct Good<'a> {
    kind: &'static str,
    variant: &'a str,
    plies: usize,
    /// The main line in coordinates.
    moves: Vec<String>,
    result: &'a str,
    /// The start position of the game.
    start: String,
    /// The position at the end of the main line.
    fen: String,
    tags: BTreeMap<&'a str, &'a str>,
    warnings: Vec<Note>,
}

/// A note and its place.
#[derive(Serialize)]
struct Note {
    line: usize,
    column: usize,
    text: String,
}

impl Note {
    fn of(fault: &PgnDiagnostic, language: Language) -> Note {
        Note { line: fault.line, column: fault.column, text: text_games::in_words(&fault.kind, language) }
    }
}

/// Reads each file and reports on each of its games, in words or as JSON. `-` is standard input. Of a file with several variants all are
/// reported, or only the chosen one.
///
/// # Errors
/// If a file cannot be opened. If a game cannot be read, after all reports.
pub fn check(files: &[PathBuf], default: Option<&Arc<Variant>>, chosen: Option<&str>, form: CheckForm) -> Result<()> {
    let mut bad = 0;
    for file in files {
        let name = file.display().to_string();
        let bytes = match read_file(file) {
            Ok(bytes) => bytes,
            Err(error) => {
                bad += refuse(&name, format!("this file cannot be read: {error}"), form)?;
                continue;
            }
        };
        let Recognised { text, kind } = recognise(&bytes);
        match kind {
            Ok(TextKind::Definitions(_)) => {
                let start = Instant::now();
                bad += menagerie_workshop::check(&name, &text, chosen, form, &|| start.elapsed(), &mut lines::put)?;
            }
            Ok(kind) => bad += check_games(&name, &text, &kind, default, form)?,
            Err(foreign) => bad += refuse(&name, foreign.in_words(form.language), form)?,
        }
    }
    if bad > 0 {
        bail!("{bad} could not be read");
    }
    Ok(())
}

/// Reports that a whole file cannot be read.
fn refuse(file: &str, text: String, form: CheckForm) -> Result<usize> {
    say(file, 0, form, Err(Note { line: 0, column: 0, text }))?;
    Ok(1)
}

/// Reports on the games of a text. Returns the number of unreadable ones.
fn check_games(
    file: &str,
    text: &str,
    kind: &TextKind,
    default: Option<&Arc<Variant>>,
    form: CheckForm,
) -> Result<usize> {
    let mut bad = 0;
    let read = text_games::each(text, kind, default, |index, game, headline| {
        bad += usize::from(game.is_err());
        let game = game.as_ref().map(|game| (game, headline));
        say(file, index, form, game.map_err(|fault| Note::of(fault, form.language)))
    })?;
    match read {
        Ok(()) => Ok(bad),
        Err(error) => refuse(file, format!("{error:#}"), form),
    }
}

fn say(
    file: &str,
    index: usize,
    CheckForm { json, language }: CheckForm,
    game: Result<(&PgnGame, Option<Headline>), Note>,
) -> Result<()> {
    if json {
        let read = match &game {
            Ok((game, _)) => Read::Good(good(game, language)),
            Err(error) => Read::Bad { error: Note { text: error.text.clone(), ..*error } },
        };
        return lines::put(&serde_json::to_string(&Report { file, index, read })?);
    }
    match game {
        Ok((game, headline)) => {
            lines::put(&format!("{file}: {}: {}", index + 1, in_words(game, headline.as_ref())))?;
            for Note { line, column, text } in game.warnings.iter().map(|note| Note::of(note, language)) {
                lines::put(&format!("    {}", text_games::in_place(line, column, &text, language)))?;
            }
            Ok(())
        }
        Err(Note { line: 0, text, .. }) => lines::put(&format!("{file}: {text}")),
        Err(Note { line, column, text }) => {
            let words = text_games::in_place(line, column, &text, language);
            lines::put(&format!("{file}: {}: not read: {words}", index + 1))
        }
    }
}

fn end(game: &PgnGame) -> &Position {
    let last = game.main_line().last().copied().unwrap_or(PgnNodeId::START);
    &game.nodes[last].position
}

fn good(game: &PgnGame, language: Language) -> Good<'_> {
    let moves = game.coordinates();
    Good {
        kind: if game.sort == PgnKind::Position { "position" } else { "game" },
        variant: game.start().variant().id(),
        plies: game.main_line().len(),
        moves,
        result: &game.result,
        start: game.start().fen(),
        fen: end(game).fen(),
        tags: game.tags.iter().rev().map(|(name, value)| (name.as_str(), value.as_str())).collect(),
        warnings: game.warnings.iter().map(|note| Note::of(note, language)).collect(),
    }
}

/// `Janus Chess, Anna – Bernd, 35 plies, 1-0`.
fn in_words(game: &PgnGame, headline: Option<&Headline>) -> String {
    let variant = game.start().variant();
    let mut parts = vec![variant.name().to_string()];
    if game.sort == PgnKind::Position {
        parts.push(game.start().fen());
        return parts.join(", ");
    }
    let known = |name: &&str| !matches!(*name, "" | "?");
    let names: Vec<&str> = variant.players().iter().filter_map(|it| headline?.tag(&it.name)).filter(known).collect();
    if !names.is_empty() {
        parts.push(names.join(" – "));
    }
    let (plies, variations) = (game.main_line().len(), game.nodes.len() - 1 - game.main_line().len());
    parts.push(format!("{plies} {}", if plies == 1 { "ply" } else { "plies" }));
    if variations > 0 {
        parts.push(format!("{variations} more in variations"));
    }
    parts.push(game.result.clone());
    parts.join(", ")
}
