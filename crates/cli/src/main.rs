//! `menagerie`: chess variants in a terminal. It reads and writes lines, so that other programs can control it.

mod args;
mod board_text;
mod book;
mod bundle;
mod check;
mod convert;
mod definition_file;
mod export;
mod game_args;
mod games;
mod levels_command;
mod lines;
mod match_command;
mod play;
mod puzzles_command;
mod random_match;
mod reading;
mod replay;
mod start;
mod start_command;
mod text_games;
mod timed_search;
mod trace;
mod trial;
mod uci;
mod xboard;

use anyhow::Result;
use args::{Args, Command};
use clap::Parser as _;
use menagerie_rules::notation::coordinate;
use menagerie_rules::{Options, Position, Variant};
use menagerie_workshop::CheckForm;
use std::process::ExitCode;

fn main() -> ExitCode {
    match run(Args::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) if lines::is_closed_pipe(&error) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("menagerie: {error:#}");
            ExitCode::FAILURE
        }
    }
}

fn run(args: Args) -> Result<()> {
    match args.command {
        Command::Perft { game, start, depth } => {
            reading::each_position(&game.variant()?, &start, |position| position.perft(depth).to_string())
        }
        Command::Moves { game, start } => reading::each_position(&game.variant()?, &start, sorted_moves),
        Command::Start { game, start } => start_command::print(&game.variant()?, &start),
        Command::Replay { game } => {
            let variant = game.variant()?;
            lines::each(|line, place| replay::replay(&variant, line, place)).map(drop)
        }
        Command::Trace { game } => {
            let variant = game.variant()?;
            lines::each(|line, _| trace::trace(&variant, line)).map(drop)
        }
        Command::Import { file, name, language } => {
            let game = definition_file::game_with_notes(&file, name.as_deref(), language)?;
            lines::put(&serde_json::to_string_pretty(&game.definition)?)?;
            // The definition is printed even if it is not playable, which is an error.
            Variant::from_definition(game.definition, &Options::none())?;
            Ok(())
        }
        Command::Export { file, to, name, language } => export::export(&file, name.as_deref(), to, language),
        Command::Check { files, json, game, language } => {
            check::check(&files, game.find()?.as_ref(), game.name.as_deref(), CheckForm { json, language })
        }
        Command::Convert { file, to, game, language } => convert::convert(&file, to, game.find()?.as_ref(), language),
        Command::Bundle(args) => bundle::run(&args),
        Command::Book(args) => book::make(&args),
        Command::Levels(args) => levels_command::run(&args),
        Command::Variants => variants(),
        Command::Uci => uci::run(),
        Command::Xboard { definition } => xboard::run(&definition),
        Command::Match(args) => match_command::run(&args),
        Command::Puzzles { game, count, seed, out } => puzzles_command::run(&game.variant()?, count, seed, &out),
        Command::RandomMatch(args) => random_match::run(&args),
        Command::Trial(args) => trial::run(&args),
        Command::Play { game, seats, level, from, start } => {
            let variant = game.variant()?;
            let from = match from {
                Some(text) => Some(text),
                None => start.text(&variant)?,
            };
            play::play(&variant, seats.as_deref(), level, from.as_deref())
        }
    }
}

/// The legal moves in coordinates, sorted, separated by single spaces.
fn sorted_moves(position: &Position) -> String {
    let mut moves: Vec<String> = position.legal_moves().into_iter().map(|mv| coordinate::write(position, mv)).collect();
    moves.sort();
    moves.join(" ")
}

/// One variant on each line: id, name, and options.
fn variants() -> Result<()> {
    for (id, name, options) in games::listed()? {
        let options: Vec<String> = options.iter().map(|option| format!(" [--option {option}=on]")).collect();
        lines::put(&format!("{id}\t{name}{}", options.concat()))?;
    }
    Ok(())
}
