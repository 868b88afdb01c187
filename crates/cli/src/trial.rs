//! `menagerie trial`: assesses a variant by quick self-play games.

use crate::{definition_file, games, lines};
use anyhow::Result;
use indicatif::ProgressIterator as _;
use menagerie_matches::trial::{PieceTrial, Trial, TrialReport, TrialSettings, ValueFit};
use menagerie_rules::{Options, Termination, Variant};
use std::path::Path;
use std::sync::Arc;

/// Which game, and how it is played.
#[derive(clap::Args)]
pub struct TrialArgs {
    /// A file that describes the game, in any form that `import` reads, or the game's id or name
    #[arg(value_name = "FILE or NAME")]
    game: String,
    /// Which game of a file that describes several
    #[arg(long)]
    name: Option<String>,
    /// How many games
    #[arg(long, default_value_t = 50, value_parser = clap::value_parser!(u32).range(1..))]
    games: u32,
    /// Nodes searched for each move
    #[arg(long, default_value_t = TrialSettings::default().nodes, value_parser = clap::value_parser!(u64).range(1..))]
    nodes: u64,
    /// Plies after which a game is stopped
    #[arg(long, default_value_t = TrialSettings::default().most_plies)]
    max_plies: usize,
    /// Where chance begins; the same seed gives the same games
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Print the report as JSON
    #[arg(long)]
    json: bool,
}

/// Plays, and prints the report.
///
/// # Errors
/// If there is no such variant.
pub fn run(args: &TrialArgs) -> Result<()> {
    let variant = variant(args)?;
    let settings =
        TrialSettings { nodes: args.nodes, seed: args.seed, most_plies: args.max_plies, ..TrialSettings::default() };
    let mut trial = Trial::new(&variant, settings);
    (0..args.games).progress().for_each(|_| trial.play_game());
    let report = trial.report();
    if args.json {
        return lines::put(&serde_json::to_string_pretty(&report)?);
    }
    words(&report).iter().chain(&table(&report)).try_for_each(|line| lines::put(line))
}

/// The variant of a file, or the one with this name.
fn variant(args: &TrialArgs) -> Result<Arc<Variant>> {
    let file = Path::new(&args.game);
    if file.is_file() || args.name.is_some() {
        return definition_file::variant(file, args.name.as_deref(), &Options::none());
    }
    Ok(games::named(&args.game, &Options::none())?)
}

/// The report as lines of text.
fn words(report: &TrialReport) -> Vec<String> {
    let mut lines = vec![format!("{}: {} games, {} nodes a move", report.name, report.games, report.nodes)];
    for player in &report.players {
        let points = player.points.map(|points| format!(", {points} points")).unwrap_or_default();
        lines.push(format!("{}: {} %, won {}{points}", player.name, player.score.in_percent(), player.wins));
    }
    lines.push(format!("drawn: {}", report.draws));
    let ends: Vec<String> =
        report.ends.iter().map(|end| format!("{} {}", end.games, reason_text(end.reason))).collect();
    lines.push(format!("ended: {}", if ends.is_empty() { "none".to_string() } else { ends.join("; ") }));
    if report.stopped.games > 0 {
        let it = report.stopped;
        lines.push(format!(
            "stopped after {} moves: {}, of which {} were counted as won by who was clearly ahead",
            it.most_moves, it.games, it.won
        ));
    }
    let length = report.length;
    lines.push(format!(
        "length: {:.0} moves on average, from {} to {}",
        length.average, length.shortest, length.longest
    ));
    lines.push(format!("legal moves in a position: {:.0} on average", report.legal_moves));
    let names = |pieces: Vec<&PieceTrial>| {
        let names: Vec<&str> = pieces.iter().map(|piece| piece.name.as_str()).collect();
        if names.is_empty() { "none".to_string() } else { names.join(", ") }
    };
    lines.push(format!("never moved: {}", names(report.idle().collect())));
    lines.push(format!("never on the board: {}", names(report.unseen().collect())));
    lines
}

/// The text of a reason by its id.
fn reason_text(reason: &str) -> String {
    Termination::ALL.iter().find(|it| it.id() == reason).map_or("otherwise".to_string(), ToString::to_string)
}

/// The statistics of the pieces as a table.
fn table(report: &TrialReport) -> Vec<String> {
    let mut lines = Vec::new();
    match report.values {
        None | Some(ValueFit::Measured) => {}
        Some(ValueFit::TooFewGames) => lines.push("values: too few games tell of them".to_string()),
        Some(ValueFit::MaterialDoesNotDecide) => {
            lines.push("values: who has more pieces does not win more often here".to_string());
        }
    }
    lines.push(format!("{:20} {:>7} {:>7} {:>13} {:>7}", "piece", "moves", "value", "measured", "uneven"));
    for piece in &report.pieces {
        let value = piece.value.map_or_else(|| "–".to_string(), |value| format!("{value:.2}"));
        let measured = piece.measured.map_or_else(|| "–".to_string(), |it| it.to_string());
        let moves = format!("{:.1} %", piece.moves * 100.0);
        lines.push(format!("{:20} {moves:>7} {value:>7} {measured:>13} {:>7}", piece.name, piece.uneven));
    }
    lines
}
