//! `menagerie-bench`: reads tasks as lines of JSON and answers each with a line of JSON.
//!
//! With arguments it does something else: `menagerie-bench positions GAME` generates the positions of a game and prints them;
//! `menagerie-bench task JSON` executes one task, for programs that count instructions.

#![forbid(unsafe_code)]

use menagerie_bench::{Bench, positions};
use std::io::{self, BufRead as _, Write as _};
use std::process::ExitCode;

fn main() -> ExitCode {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let done = match words[..] {
        [] => answer_lines(),
        ["positions", game] => positions::made(game).and_then(|text| print(&text)),
        ["task", task] => Bench::new().answer(task).and_then(|answer| print(&answer)),
        _ => Err("usage: menagerie-bench [positions GAME | task JSON]".to_string()),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("menagerie-bench: {error}");
            ExitCode::FAILURE
        }
    }
}

fn answer_lines() -> Result<(), String> {
    let mut bench = Bench::new();
    for line in io::stdin().lock().lines() {
        let line = line.map_err(|error| error.to_string())?;
        print(&bench.answer(&line)?)?;
    }
    Ok(())
}

fn print(text: &str) -> Result<(), String> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", text.trim_end()).and_then(|()| out.flush()).map_err(|error| error.to_string())
}
