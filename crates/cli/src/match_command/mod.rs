//! `menagerie match`: plays a match of engines and prints its result.

pub mod args;
mod engine_spec;

use crate::{definition_file, lines};
use anyhow::{Context as _, Result, bail};
use args::MatchArgs;
use indicatif::{ProgressBar, ProgressStyle};
use menagerie_matches::arena::{
    Adjudicator, GameConditions, MatchSettings, OpeningBook, Scoreboard, opening, pgn, run_match,
};
use menagerie_rules::Variant;
use std::fs::File;
use std::io::Write as _;
use std::path::Path;
use std::time::Duration;
use tempfile::NamedTempFile;

/// Plays a match and prints its result.
///
/// # Errors
/// If the arguments do not fit together, an engine cannot be started or set up, or a file cannot be read or written.
pub fn run(args: &MatchArgs) -> Result<()> {
    let (settings, _rules) = settings(args)?;
    let mut save = match &args.save {
        Some(path) => Some(File::create(path).with_context(|| path.display().to_string())?),
        None => None,
    };
    let bar = bar(settings.games as u64);
    let scoreboard = run_match(&settings, |finished, scoreboard| {
        if let Some(file) = &mut save {
            let text = pgn::text(&finished.played, &settings.names_by_seat(&finished.pairing), finished.number);
            writeln!(file, "{text}").context("a game cannot be saved")?;
        }
        show(&bar, scoreboard);
        Ok(())
    })?;
    bar.finish_and_clear();
    if args.json {
        lines::put(&serde_json::to_string_pretty(&scoreboard.json())?)
    } else {
        lines::put(scoreboard.text().trim_end())
    }
}

/// The settings, and the temporary file with the rules, which is deleted when dropped.
fn settings(args: &MatchArgs) -> Result<(MatchSettings, NamedTempFile)> {
    let variant = args.game.variant()?;
    let seats = variant.players().len();
    let four = seats == 4;
    if four && (args.sprt.is_some() || args.resign.is_some() || args.draw.is_some()) {
        bail!("--sprt, --resign and --draw are for games of two players");
    }
    let mut engines = args.engines(seats)?;
    let ini = ini_file(&variant, args.game.definition().is_some())?;
    for (engine, spec) in engines.iter_mut().zip(&args.engines) {
        let own = || args.game.definition().map(Path::to_path_buf);
        engine.game_file = if spec.command.is_none() { own() } else { Some(ini.path().to_path_buf()) };
    }
    let openings = match &args.openings {
        Some(path) => OpeningBook::from_text(&variant, &definition_file::text(path)?, path)?,
        None => OpeningBook::Random {
            variant: variant.clone(),
            plies: args.random_plies.unwrap_or(if four { 8 } else { 6 }),
            seed: args.seed,
            balance: args.balance.unwrap_or_else(|| opening::default_balance(&variant)),
        },
    };
    let conditions = GameConditions {
        adjudicator: Adjudicator::new(args.resign, args.draw),
        max_plies: args.max_plies.unwrap_or(if four { 1_000 } else { 400 }),
        grace: Duration::from_millis(args.grace),
    };
    let settings = MatchSettings {
        variant,
        engines,
        openings,
        conditions,
        sprt: args.sprt,
        seed: args.seed,
        games: usize::try_from(args.games)?,
        concurrency: args.concurrency,
    };
    Ok((settings, ini))
}

/// Writes the variant as a Fairy-Stockfish ini file, for engines that do not know it. For a user's variant, notes about rules that the
/// file cannot express go to standard error: an engine may then play illegal moves.
fn ini_file(variant: &Variant, is_own: bool) -> Result<NamedTempFile> {
    let (text, notes) = formats::to_fairy_stockfish(variant.definition());
    for note in notes.iter().filter(|_| is_own) {
        eprintln!("menagerie: an engine that needs the rules as an ini file does not hear all of them: {note}");
    }
    let mut file = tempfile::Builder::new().suffix(".ini").tempfile().context("no file for the rules can be made")?;
    file.write_all(text.as_bytes())?;
    file.flush()?;
    Ok(file)
}

fn bar(games: u64) -> ProgressBar {
    let bar = ProgressBar::new(games);
    if let Ok(style) = ProgressStyle::with_template("{elapsed_precise} {bar:20} {pos}/{len}, {eta} left  {msg}") {
        bar.set_style(style);
    }
    bar.enable_steady_tick(Duration::from_secs(1));
    bar
}

/// Shows the result so far. Without a terminal it prints about twenty lines for a log.
fn show(bar: &ProgressBar, scoreboard: &Scoreboard) {
    bar.set_position(scoreboard.games());
    bar.set_message(scoreboard.line());
    let step = (bar.length().unwrap_or(0) / 20).max(1);
    if bar.is_hidden() && scoreboard.games().is_multiple_of(step) {
        eprintln!("{}/{}  {}", scoreboard.games(), bar.length().unwrap_or(0), scoreboard.line());
    }
}
