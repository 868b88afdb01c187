//! `menagerie check` of a file that describes games: what each game is, how many moves it has, and everything that is remarkable.

use crate::definition_file;
use crate::{lines, start_command};
use anyhow::Result;
use formats::{GameFormat, Games, ImportedGame};
use menagerie_rulebook::{RuleSection, rulebook};
use menagerie_rules::{Options, Position, Variant};
use menagerie_texts::Language;
use serde::Serialize;
use std::sync::Arc;
use std::time::{Duration, Instant};

/// The depth to which the moves of a game are counted.
const DEPTH: u32 = 4;
/// The same for each game of a file that has several.
const DEPTH_OF_MANY: u32 = 2;
/// No more than about so many positions are counted.
const MOST: u64 = 50_000_000;
/// Nor what would take longer than about this.
const LONGEST: Duration = Duration::from_secs(10);

/// The report on a game, as JSON.
#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    kind: &'static str,
    name: &'a str,
    /// The form it is written in.
    format: Option<&'static str>,
    start: Option<&'a str>,
    /// The rules in words.
    rules: Vec<RuleReport>,
    perft: Vec<u64>,
    warnings: Vec<String>,
    faults: Vec<String>,
}

/// A section of the rules.
#[derive(Serialize)]
struct RuleReport {
    title: &'static str,
    sentences: Vec<String>,
}

/// How the report is written.
#[derive(Clone, Copy)]
pub struct CheckForm {
    /// As JSON, and not in lines.
    pub json: bool,
    /// The language of the rules.
    pub language: Language,
}

/// Says what the games of a text are, their rules in words included, in lines or as JSON. Returns how many of them cannot be played.
///
/// # Errors
/// If the answer cannot be written.
pub fn check(file: &str, text: &str, name: Option<&str>, form: CheckForm) -> Result<usize> {
    let games = match Games::of(text) {
        Ok(games) => games,
        Err(error) => {
            say(&Fate { file, name: "", game: None, faults: error.in_words(form.language), depth: 0 }, form)?;
            return Ok(1);
        }
    };
    let names = games.names();
    let chosen: Vec<&str> = match name {
        Some(name) => vec![definition_file::among(&names, name).unwrap_or(name)],
        None => names.iter().map(String::as_str).collect(),
    };
    let depth = if chosen.len() > 1 { DEPTH_OF_MANY } else { DEPTH };
    let mut bad = 0;
    for name in chosen {
        let (game, faults) = match games.read(Some(name)) {
            Ok(game) => match Variant::from_definition(game.definition.clone(), &Options::none()) {
                Ok(variant) => (Some((game, Some(variant))), Vec::new()),
                Err(error) => (Some((game, None)), error.to_string().lines().map(str::to_string).collect()),
            },
            Err(error) => (None, error.in_words(form.language)),
        };
        bad += usize::from(!faults.is_empty());
        say(&Fate { file, name, game, faults, depth }, form)?;
    }
    Ok(bad)
}

/// What became of a game.
struct Fate<'a> {
    file: &'a str,
    name: &'a str,
    /// The game, and what it was compiled to.
    game: Option<(ImportedGame, Option<Arc<Variant>>)>,
    faults: Vec<String>,
    depth: u32,
}

fn say(fate: &Fate<'_>, CheckForm { json, language }: CheckForm) -> Result<()> {
    let Fate { file, name, game, faults, depth } = fate;
    let variant = game.as_ref().and_then(|(_, variant)| variant.as_ref());
    let notes = game.iter().flat_map(|(game, _)| &game.notes);
    let warnings: Vec<String> = notes.map(|note| note.in_full(language)).collect();
    if json {
        let report = Report {
            file,
            kind: "definition",
            name,
            format: game.as_ref().map(|(game, _)| form(game.format)),
            start: variant.map(|variant| variant.start()),
            rules: variant.into_iter().flat_map(|variant| rulebook(variant, language)).map(rule_report).collect(),
            perft: variant.map(|variant| counts(variant, *depth).collect()).unwrap_or_default(),
            warnings,
            faults: faults.clone(),
        };
        return lines::put(&serde_json::to_string(&report)?);
    }
    match (game, variant) {
        (Some((game, _)), Some(variant)) => {
            lines::put(&format!("{file}: {}, a game in {}", variant.name(), form(game.format)))?;
            describe(variant, language)?;
            let counts: Vec<u64> = counts(variant, *depth).collect();
            for (count, depth) in counts.iter().zip(1..) {
                lines::put(&format!("    perft {depth}: {count}"))?;
            }
            if counts.len() < *depth as usize {
                lines::put(&format!("    perft {}: too many to be counted here", counts.len() + 1))?;
            }
        }
        _ if name.is_empty() => lines::put(&format!("{file}: not read"))?,
        _ => lines::put(&format!("{file}: {name}: this game cannot be played"))?,
    }
    for fault in faults {
        lines::put(&format!("    fault: {fault}"))?;
    }
    warnings.iter().try_for_each(|warning| lines::put(&format!("    {warning}")))
}

fn rule_report(RuleSection { title, sentences, .. }: RuleSection) -> RuleReport {
    RuleReport { title, sentences }
}

/// Board, start and how the pieces' moves are written; then all rules in words.
fn describe(variant: &Arc<Variant>, language: Language) -> Result<()> {
    let shape = variant.shape();
    lines::put(&format!("    board: {} files, {} ranks", shape.files(), shape.ranks()))?;
    for piece in &variant.definition().pieces {
        lines::put(&format!("    {} {}: {}", piece.letter, piece.name, piece.betza))?;
    }
    if variant.number_of_starts() > 1 {
        lines::put(&format!("    shuffled: {}", start_command::count(variant)))?;
    }
    lines::put(&format!("    start: {}", variant.start()))?;
    for section in rulebook(variant, language) {
        lines::put(&format!("    {}", section.title))?;
        section.sentences.iter().try_for_each(|sentence| lines::put(&format!("      {sentence}")))?;
    }
    Ok(())
}

/// How many lines of play there are, for each length up to a depth.
fn counts(variant: &Arc<Variant>, depth: u32) -> impl Iterator<Item = u64> {
    let start = Position::start(variant);
    let (mut last, mut before) = (1u64, 1u64);
    let mut took = Duration::ZERO;
    (1..=depth).map_while(move |depth| {
        // The next depth has about as many times more as the last one had.
        let times = last / before.max(1);
        if last.saturating_mul(times) > MOST || took.saturating_mul(u32::try_from(times).unwrap_or(u32::MAX)) > LONGEST
        {
            return None;
        }
        let begin = Instant::now();
        (before, last) = (last, start.perft(depth));
        took = begin.elapsed();
        Some(last)
    })
}

/// The name of a form.
fn form(format: GameFormat) -> &'static str {
    match format {
        GameFormat::Json => "JSON",
        GameFormat::FairyStockfish => "Fairy-Stockfish's form",
        GameFormat::InteractiveDiagram => "the form of Interactive Diagrams",
        GameFormat::XBoard => "XBoard's commands",
    }
}
