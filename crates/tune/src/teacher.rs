//! Scores of positions from another program, over UCI.
//!
//! A game's result says little about one of its positions, and the engine's own searches repeat its mistakes. A program that evaluates
//! better can be used instead. Its scores then replace the engine's own.

use crate::data::{self, Sample};
use anyhow::{Context as _, Result, bail};
use indicatif::ProgressIterator as _;
use std::fmt::Write as _;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::Path;
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

/// Scores beyond this, in centipawns, only mean that the game is won.
const DECIDED: f64 = 1_500.0;

/// Has a program evaluate the positions of a file, and writes the undecided ones with its scores.
///
/// # Errors
/// If the file cannot be read, the program does not answer, or the new file cannot be written.
pub fn judge(file: &Path, program: &str, nodes: u64, out: &Path) -> Result<()> {
    let (variant, samples) = data::read(file)?;
    let mut teacher = Teacher::start(program, variant.id()).with_context(|| format!("the program “{program}”"))?;
    let mut text = format!("{}\n", variant.id());
    for Sample { position, result, .. } in samples.iter().progress() {
        let score = teacher.score(&position.fen(), nodes)?;
        let white = if position.turn().index() == 0 { score } else { -score };
        if white.abs() <= DECIDED {
            writeln!(text, "{}\t{white}\t{result}", position.fen())?;
        }
    }
    std::fs::write(out, text).with_context(|| format!("cannot write {}", out.display()))
}

/// A running program.
struct Teacher {
    child: Child,
    input: ChildStdin,
    output: BufReader<ChildStdout>,
}

impl Teacher {
    fn start(program: &str, variant: &str) -> Result<Teacher> {
        let mut child = Command::new(program).stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let (Some(input), Some(output)) = (child.stdin.take(), child.stdout.take()) else {
            bail!("its input and output cannot be reached");
        };
        let mut teacher = Teacher { child, input, output: BufReader::new(output) };
        teacher.say(&format!("uci\nsetoption name UCI_Variant value {variant}\nisready"))?;
        while teacher.hear()? != "readyok" {}
        Ok(teacher)
    }

    /// The score in centipawns for the side to move. A forced checkmate is beyond every other score.
    fn score(&mut self, fen: &str, nodes: u64) -> Result<f64> {
        self.say(&format!("position fen {fen}\ngo nodes {nodes}"))?;
        let mut score = None;
        loop {
            let line = self.hear()?;
            if line.starts_with("bestmove") {
                return score.with_context(|| format!("it says nothing of {fen}"));
            }
            score = read_score(&line).or(score);
        }
    }

    fn say(&mut self, text: &str) -> Result<()> {
        writeln!(self.input, "{text}")?;
        Ok(self.input.flush()?)
    }

    fn hear(&mut self) -> Result<String> {
        let mut line = String::new();
        if self.output.read_line(&mut line)? == 0 {
            bail!("it ended");
        }
        Ok(line.trim().to_string())
    }
}

impl Drop for Teacher {
    fn drop(&mut self) {
        // Errors are ignored, as the program is no longer needed.
        let _ = self.say("quit");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// The score of an `info` line.
fn read_score(line: &str) -> Option<f64> {
    let mut words = line.split_whitespace().skip_while(|word| *word != "score").skip(1);
    let (unit, number) = (words.next()?, words.next()?.parse::<f64>().ok()?);
    Some(if unit == "mate" { number.signum() * 2.0 * DECIDED } else { number })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_are_read_from_info_lines() {
        assert_eq!(read_score("info depth 9 seldepth 12 score cp -31 nodes 3000 pv e2e4"), Some(-31.0));
        assert_eq!(read_score("info depth 9 score mate -2 nodes 30"), Some(-3_000.0));
        assert_eq!(read_score("info string hello"), None);
    }
}
