//! `npx menagerie-chess check` reports what `menagerie check` reports.

use anyhow::{Result, ensure};
use menagerie_sitegen::package;
use menagerie_texts::Language;
use menagerie_workshop::CheckForm;
use std::convert::Infallible;
use std::process::{Command, Output};
use std::time::Instant;
use xtask::files;
use xtask::node::NodeJs;
use xtask::process::root;

/// Runs the package's program on a file of a folder.
fn run(folder: &std::path::Path, arguments: &[&str]) -> Result<Output> {
    let mut command: Command = NodeJs::find()?.command();
    command.current_dir(folder).arg(package::built()?.join("cli.js"));
    Ok(command.args(arguments).output()?)
}

/// What the terminal reports of a definition.
fn reported(name: &str, text: &str, form: CheckForm) -> (String, usize) {
    let (start, mut lines) = (Instant::now(), String::new());
    let mut put = |line: &str| {
        lines += line;
        lines.push('\n');
        Ok::<(), Infallible>(())
    };
    let Ok(bad) = menagerie_workshop::check(name, text, None, form, &|| start.elapsed(), &mut put);
    (lines, bad)
}

#[test]
fn the_report_is_that_of_the_terminal() -> Result<()> {
    let folder = tempfile::tempdir()?;
    let good = files::read(&root().join("games/shatranj/definition.json"))?;
    let wrong = good.replacen("\"betza\"", "\"beza\"", 1);
    for (name, text) in [("game.json", good.as_str()), ("wrong.json", &wrong), ("broken.json", "{ \"name\": 3 }")] {
        files::write(&folder.path().join(name), text)?;
        for (language, tag) in [(Language::EN, "en"), (Language::with_tag("fr"), "fr")] {
            let (lines, bad) = reported(name, text, CheckForm { json: false, language });
            let output = run(folder.path(), &["check", name, "--language", tag])?;
            let printed = String::from_utf8(output.stdout)?;
            ensure!(printed == lines, "{name}: {printed}\ninstead of\n{lines}");
            ensure!(output.status.success() == (bad == 0), "{name}: {}", output.status);
        }
    }
    let output = run(folder.path(), &["check", "wrong.json"])?;
    let printed = String::from_utf8(output.stdout)?;
    ensure!(printed.contains("line ") && printed.contains("beza"), "what is wrong, and where: {printed}");
    ensure!(String::from_utf8(output.stderr)? == "menagerie-chess: 1 could not be read\n");
    Ok(())
}

#[test]
fn what_cannot_be_read_at_all_is_said() -> Result<()> {
    let folder = tempfile::tempdir()?;
    files::write(&folder.path().join("game.pgn"), "[Variant \"Janus\"]\n\n1. e4 e5 *\n")?;
    for (arguments, words) in [
        (&["check", "game.pgn"][..], "no definition of a game"),
        (&["check", "nowhere.json"], "nowhere.json: this file cannot be read"),
        (&["check"], "no file"),
        (&["chekc", "game.pgn"], "there is check"),
        (&[], "there is check"),
        (&["check", "game.pgn", "--colour"], "--colour"),
    ] {
        let output = run(folder.path(), arguments)?;
        let printed = String::from_utf8(output.stdout)? + &String::from_utf8(output.stderr)?;
        ensure!(!output.status.success() && printed.contains(words), "{arguments:?}: {printed}");
    }
    let help = run(folder.path(), &["--help"])?;
    ensure!(help.status.success() && String::from_utf8(help.stdout)?.starts_with("Usage: menagerie-chess check"));
    Ok(())
}
