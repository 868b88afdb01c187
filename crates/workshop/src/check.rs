//! `menagerie check` of a file with variants: reports each variant, its number of moves, and all notes. The terminal and the npm package
//! report the same.

use formats::{GameFormat, Games, ImportedGame, among};
use menagerie_rulebook::{RuleSection, rulebook};
use menagerie_rules::{Options, Position, Variant, words};
use menagerie_texts::Language;
use serde::Serialize;
use std::sync::Arc;
use std::time::Duration;

/// The perft depth for a variant.
const DEPTH: u32 = 4;
/// The perft depth for each variant of a file with several.
const DEPTH_OF_MANY: u32 = 2;
/// The approximate maximum number of positions of a perft.
const MAX_POSITIONS: u64 = 50_000_000;
/// The approximate maximum time of a perft.
const MAX_TIME: Duration = Duration::from_secs(10);

/// The report on a variant, as JSON.
#[derive(Serialize)]
struct Report<'a> {
    file: &'a str,
    kind: &'static str,
    name: &'a str,
    /// The format of the text.
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

/// The format of the report.
#[derive(Clone, Copy)]
pub struct CheckForm {
    /// Whether the report is JSON.
    pub json: bool,
    /// The language of the rules.
    pub language: Language,
}

/// Reports on the variants of a text, or on the one with this name, including their rules in words. `put` gets each line, and `now` is the
/// time since some moment. Returns the number of unplayable variants.
///
/// # Errors
/// Those of `put`.
pub fn check<E>(
    file: &str,
    text: &str,
    name: Option<&str>,
    form: CheckForm,
    now: &dyn Fn() -> Duration,
    put: &mut dyn FnMut(&str) -> Result<(), E>,
) -> Result<usize, E> {
    let games = match Games::of(text) {
        Ok(games) => games,
        Err(error) => {
            say(&Fate { file, name: "", game: None, faults: error.in_words(form.language), depth: 0 }, form, now, put)?;
            return Ok(1);
        }
    };
    let names = games.names();
    let chosen: Vec<&str> = match name {
        Some(name) => vec![among(&names, name).unwrap_or(name)],
        None => names.iter().map(String::as_str).collect(),
    };
    let depth = if chosen.len() > 1 { DEPTH_OF_MANY } else { DEPTH };
    let mut bad = 0;
    for name in chosen {
        let (game, faults) = match games.read(Some(name)) {
            Ok(game) => match Variant::from_definition(game.definition.clone(), &Options::none()) {
                Ok(variant) => (Some((game, Some(variant))), Vec::new()),
                Err(error) => (Some((game, None)), vec![words(&error.describe(), form.language)]),
            },
            Err(error) => (None, error.in_words(form.language)),
        };
        bad += usize::from(!faults.is_empty());
        say(&Fate { file, name, game, faults, depth }, form, now, put)?;
    }
    Ok(bad)
}

/// The result of reading a variant.
struct Fate<'a> {
    file: &'a str,
    name: &'a str,
    /// The definition, and the compiled variant.
    game: Option<(ImportedGame, Option<Arc<Variant>>)>,
    faults: Vec<String>,
    depth: u32,
}

fn say<E>(
    fate: &Fate<'_>,
    CheckForm { json, language }: CheckForm,
    now: &dyn Fn() -> Duration,
    put: &mut dyn FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
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
            perft: variant.map(|variant| counts(variant, *depth, now).collect()).unwrap_or_default(),
            warnings,
            faults: faults.clone(),
        };
        return put(&serde_json::to_string(&report).unwrap_or_default());
    }
    match (game, variant) {
        (Some((game, _)), Some(variant)) => {
            put(&format!("{file}: {}, a game in {}", variant.name(), form(game.format)))?;
            describe(variant, language, put)?;
            let counts: Vec<u64> = counts(variant, *depth, now).collect();
            for (count, depth) in counts.iter().zip(1..) {
                put(&format!("    perft {depth}: {count}"))?;
            }
            if counts.len() < *depth as usize {
                put(&format!("    perft {}: too many", counts.len() + 1))?;
            }
        }
        _ if name.is_empty() => put(&format!("{file}: not read"))?,
        _ => put(&format!("{file}: {name}: not playable"))?,
    }
    for fault in faults {
        put(&format!("    fault: {fault}"))?;
    }
    warnings.iter().try_for_each(|warning| put(&format!("    {warning}")))
}

fn rule_report(RuleSection { title, sentences, .. }: RuleSection) -> RuleReport {
    RuleReport { title, sentences }
}

/// Prints the board, the start position and the notation of each piece's moves, then all rules in words.
fn describe<E>(
    variant: &Arc<Variant>,
    language: Language,
    put: &mut dyn FnMut(&str) -> Result<(), E>,
) -> Result<(), E> {
    let size = variant.board_size();
    put(&format!("    board: {} files, {} ranks", size.files(), size.ranks()))?;
    for piece in &variant.definition().pieces {
        put(&format!("    {} {}: {}", piece.letter, piece.name, piece.betza))?;
    }
    if variant.number_of_starts() > 1 {
        put(&format!("    shuffled: {}", start_count(variant)))?;
    }
    put(&format!("    start: {}", variant.start()))?;
    for section in rulebook(variant, language) {
        put(&format!("    {}", section.title))?;
        section.sentences.iter().try_for_each(|sentence| put(&format!("      {sentence}")))?;
    }
    Ok(())
}

/// The perft results for each depth.
fn counts(variant: &Arc<Variant>, depth: u32, now: &dyn Fn() -> Duration) -> impl Iterator<Item = u64> {
    let start = Position::start(variant);
    let (mut last, mut before) = (1u64, 1u64);
    let mut took = Duration::ZERO;
    (1..=depth).map_while(move |depth| {
        // The next depth is estimated with the last growth factor.
        let times = last / before.max(1);
        if last.saturating_mul(times) > MAX_POSITIONS
            || took.saturating_mul(u32::try_from(times).unwrap_or(u32::MAX)) > MAX_TIME
        {
            return None;
        }
        let begin = now();
        (before, last) = (last, start.perft(depth));
        took = now().saturating_sub(begin);
        Some(last)
    })
}

/// The maximum number of start positions that are compared.
const MAX_COMPARED: u64 = 100_000;

/// The number of start positions, and the number without mirror images, which differ only in castling.
pub fn start_count(variant: &Variant) -> String {
    let starts = variant.number_of_starts();
    let all = format!("{starts} start positions");
    if starts > MAX_COMPARED || !variant.castling().moves().is_empty() {
        return all;
    }
    let first = |number: &u64| variant.mirrored_start(*number).is_none_or(|other| *number <= other);
    let essential = (0..starts).filter(first).count() as u64;
    if essential == starts { all } else { format!("{all}, {essential} without reflections") }
}

/// The name of a format.
fn form(format: GameFormat) -> &'static str {
    match format {
        GameFormat::Json => "JSON",
        GameFormat::FairyStockfish => "Fairy-Stockfish's form",
        GameFormat::InteractiveDiagram => "an Interactive Diagram's form",
        GameFormat::XBoard => "XBoard's commands",
    }
}
