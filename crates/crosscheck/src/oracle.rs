//! The oracles: programs that read lines of JSON and answer each with a line of JSON.
//!
//! A question is `{"game": …, "letters": …, "start": FEN, "moves": [MOVE, …], "options": {…}, "also": …}`. The answer is `{"positions": [{"moves": "e2e3 …",
//! "check": false, "end": null | ["w"], "reason": "…"}, …]}`, the start first, or has an `error`.

use crate::games::{JudgedGame, folder};
use crate::line::Line;
use crate::record::{RecordedLine, RecordedPosition, pack};
use anyhow::{Context as _, Result, bail};
use serde::Deserialize;
use std::collections::BTreeMap;
use std::io::{BufRead as _, BufReader, Write as _};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};
use xtask::node::NodeJs;

/// The Python libraries.
const PYTHON: [&str; 3] = ["pyffish==0.0.90", "chess==1.11.2", "cshogi==1.1.0"];
/// The Node libraries.
const NODE: &str = include_str!("../oracles/package.json");

/// The places of the other programs.
#[derive(Clone, Debug)]
pub struct Oracles {
    python: PathBuf,
    /// Fairy-Stockfish's own file of variants.
    variants_file: Option<PathBuf>,
}

/// The answer of an oracle.
#[derive(Debug, Deserialize)]
struct Answer {
    #[serde(default)]
    positions: Vec<AnsweredPosition>,
    #[serde(default)]
    error: Option<String>,
}

#[derive(Debug, Deserialize)]
struct AnsweredPosition {
    moves: String,
    check: bool,
    end: Option<Vec<String>>,
    #[serde(default)]
    reason: String,
    #[serde(default)]
    fen: String,
}

/// The version of a Node library.
fn node_library(name: &str) -> String {
    let about: serde_json::Value = serde_json::from_str(NODE).unwrap_or_default();
    about["dependencies"][name].as_str().unwrap_or_default().to_owned()
}

impl Oracles {
    /// Installs what is missing into a folder below `target`. `variants_file` is the file of variants that comes with Fairy-Stockfish
    /// (`src/variants.ini` of its source), which some games need.
    ///
    /// # Errors
    /// If Python 3 with `venv` is missing, or a library cannot be installed.
    pub fn install(target: &Path, variants_file: Option<PathBuf>) -> Result<Oracles> {
        let folder = target.join("crosscheck");
        let programs = folder.join(if cfg!(windows) { "Scripts" } else { "bin" });
        let python = programs.join(format!("python{}", std::env::consts::EXE_SUFFIX));
        if !Self::has(&python) {
            println!("{} are missing. They are installed, which takes about a minute, only once.", PYTHON.join(", "));
            run(Command::new("python3").args(["-m", "venv"]).arg(&folder)).context("Python 3 with venv is needed")?;
            run(Command::new(&python)
                .args(["-m", "pip", "install", "--quiet", "--disable-pip-version-check"])
                .args(PYTHON))?;
        }
        Ok(Oracles { python, variants_file })
    }

    /// The Python interpreter with the libraries.
    pub fn python(&self) -> &Path {
        &self.python
    }

    fn has(python: &Path) -> bool {
        let names: Vec<&str> = PYTHON.iter().filter_map(|it| it.split("==").next()).collect();
        let wanted: Vec<&str> = PYTHON.iter().filter_map(|it| it.split("==").nth(1)).collect();
        let ask = format!("import importlib.metadata as m; print(*[m.version(name) for name in {:?}])", names);
        let output = Command::new(python).args(["-c", &ask]).output();
        output.is_ok_and(|output| String::from_utf8_lossy(&output.stdout).trim() == wanted.join(" "))
    }

    /// The oracle with its version, as it is named in a record.
    pub fn named(judged: &JudgedGame, id: &str) -> String {
        let name = if judged.name.is_empty() { judged.game(id) } else { &judged.name };
        let version = |list: &[&str], name: &str| {
            let found = list.iter().find_map(|it| it.strip_prefix(name)).unwrap_or_default();
            found.trim_start_matches(['=', '@']).to_string()
        };
        match judged.oracle.as_str() {
            "pyffish" if judged.needs_variants_file => {
                format!("pyffish {} with Fairy-Stockfish’s variants.ini: {name}", version(&PYTHON, "pyffish"))
            }
            "pyffish" if judged.also == "cshogi" => {
                format!("pyffish {}: {name}, and cshogi {}", version(&PYTHON, "pyffish"), version(&PYTHON, "cshogi"))
            }
            "pyffish" => format!("pyffish {}: {name}", version(&PYTHON, "pyffish")),
            "python-chess" => format!("python-chess {}: {name}", version(&PYTHON, "chess")),
            "shogiops" => format!("shogiops {}: {name}", node_library("shogiops")),
            _ => format!("second generator: {name}"),
        }
    }

    /// Whether the game's oracle can be asked: some need a file that does not come with this project.
    pub fn can_ask(&self, judged: &JudgedGame) -> bool {
        !judged.needs_variants_file || self.variants_file.is_some()
    }

    fn command(&self, judged: &JudgedGame) -> Result<Command> {
        let scripts = folder().join("oracles");
        let python = |script: &str| {
            let mut command = Command::new(&self.python);
            command.arg(scripts.join(script));
            command
        };
        Ok(match judged.oracle.as_str() {
            "pyffish" => {
                let mut command = python("pyffish_oracle.py");
                command.args(self.variants_file.iter().filter(|_| judged.needs_variants_file));
                command
            }
            "python-chess" => python("python_chess_oracle.py"),
            "generator" => python("generator"),
            "shogiops" => {
                let node = NodeJs::find()?;
                // Only installed when a game needs it.
                node.packages_of(&scripts)?;
                let mut command = node.command();
                command.arg(scripts.join("shogiops_oracle.mjs"));
                command
            }
            other => bail!("there is no oracle {other}"),
        })
    }

    /// Asks the oracle of a game about lines.
    ///
    /// # Errors
    /// If the oracle cannot be run. A line that it refuses is returned with its error message.
    pub fn ask(&self, judged: &JudgedGame, id: &str, lines: &[Line]) -> Result<Vec<(RecordedLine, Option<String>)>> {
        let name = if judged.name.is_empty() { judged.game(id) } else { &judged.name };
        let mut questions = String::new();
        let options: BTreeMap<&str, &str> = judged.options.iter().filter_map(|it| it.split_once('=')).collect();
        for line in lines {
            let question = serde_json::json!({
                "game": name, "letters": judged.letters, "start": line.start, "moves": line.moves, "options": options,
                "also": judged.also,
            });
            questions += &question.to_string();
            questions.push('\n');
        }
        let mut child = self.command(judged)?.stdin(Stdio::piped()).stdout(Stdio::piped()).spawn()?;
        let mut input = child.stdin.take().context("a pipe")?;
        let writer = std::thread::spawn(move || input.write_all(questions.as_bytes()));
        let output = child.stdout.take().context("a pipe")?;
        let mut answers = Vec::new();
        for (row, line) in BufReader::new(output).lines().zip(lines) {
            let answer: Answer = serde_json::from_str(&row?).context("an answer is no JSON")?;
            answers.push((recorded(line, answer.positions), answer.error));
        }
        let status = child.wait()?;
        let written = writer.join();
        if answers.len() < lines.len() || written.is_err() {
            let next = &lines[answers.len().min(lines.len() - 1)];
            bail!("{id}: the oracle ended ({status}) at {} | {}", next.start, next.moves.join(" "));
        }
        Ok(answers)
    }
}

fn recorded(line: &Line, positions: Vec<AnsweredPosition>) -> RecordedLine {
    let positions = positions.into_iter().map(|it| RecordedPosition {
        legal: pack(it.moves.split_whitespace()),
        check: it.check,
        end: it.end.map(|winners| winners.concat()),
        reason: it.reason,
        fen: it.fen,
    });
    RecordedLine { start: line.start.clone(), moves: line.moves.join(" "), positions: positions.collect() }
}

/// Runs a program to completion.
pub(crate) fn run(command: &mut Command) -> Result<()> {
    let status = command.status().with_context(|| format!("{:?} cannot be run", command.get_program()))?;
    if !status.success() {
        bail!("{command:?} failed");
    }
    Ok(())
}
