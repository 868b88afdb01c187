//! Finds and runs other programs, and reports their failures.

use anyhow::{Context, Result, bail};
use std::env;
use std::path::{Path, PathBuf};
use std::process::{Command, ExitCode};
use std::time::Duration;

/// The root folder of the repository.
pub fn root() -> &'static Path {
    const HERE: &str = env!("CARGO_MANIFEST_DIR");
    Path::new(HERE).ancestors().nth(2).expect("this crate lies two folders below the root")
}

/// The build folder of cargo: `CARGO_TARGET_DIR`, otherwise `target`.
pub fn target_folder() -> PathBuf {
    root().join(env::var_os("CARGO_TARGET_DIR").unwrap_or_else(|| "target".into()))
}

/// The folders in which programs are searched: those of `PATH`, then cargo's.
pub fn program_folders() -> Vec<PathBuf> {
    let path = env::var_os("PATH").unwrap_or_default();
    let mut folders: Vec<PathBuf> = env::split_paths(&path).collect();
    folders.extend(cargo_bin());
    folders
}

/// The folder of programs installed with `cargo install`.
pub fn cargo_bin() -> Option<PathBuf> {
    env::var_os("CARGO_HOME")
        .map(PathBuf::from)
        .or_else(|| env::home_dir().map(|home| home.join(".cargo")))
        .map(|home| home.join("bin"))
}

/// A cargo command in the root folder.
pub fn cargo() -> Command {
    let mut command = Command::new("cargo");
    command.current_dir(root());
    command
}

/// A command for a program of the workspace, which cargo builds first.
pub fn program(package: &str) -> Command {
    let mut command = cargo();
    command.args(["run", "--package", package, "--"]);
    command
}

/// The path of a program in the first of `folders` that contains it.
pub fn find_program(name: &str, folders: &[PathBuf]) -> Option<PathBuf> {
    let file = format!("{name}{}", env::consts::EXE_SUFFIX);
    folders.iter().map(|folder| folder.join(&file)).find(|program| program.is_file())
}

/// A command as it would be typed.
pub fn shown(command: &Command) -> String {
    std::iter::once(command.get_program())
        .chain(command.get_args())
        .map(|word| word.to_string_lossy())
        .collect::<Vec<_>>()
        .join(" ")
}

/// Runs a command to completion, with its output shown at once.
///
/// # Errors
/// When it cannot be started or ends with a failure; the message names it.
pub fn run(command: &mut Command) -> Result<()> {
    let line = shown(command);
    println!("$ {line}");
    let status = command.status().with_context(|| format!("`{line}` could not be started"))?;
    if !status.success() {
        bail!("`{line}` failed ({status})");
    }
    Ok(())
}

/// The output of a command, or `None` if it cannot be run or fails.
pub fn output(command: &mut Command) -> Option<String> {
    let output = command.output().ok()?;
    let text = String::from_utf8_lossy(&output.stdout).trim().to_owned();
    output.status.success().then_some(text)
}

/// The exit code of one of our programs; an error is printed with its causes.
pub fn exit(result: Result<()>) -> ExitCode {
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(error) => {
            eprintln!("\nerror: {error:#}");
            ExitCode::FAILURE
        }
    }
}

/// A duration for readers: `4.2 s`, `3 min 05 s`.
pub fn spoken(time: Duration) -> String {
    if time.as_secs() < 60 {
        format!("{:.1} s", time.as_secs_f64())
    } else {
        format!("{} min {:02} s", time.as_secs() / 60, time.as_secs() % 60)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn root_holds_the_workspace() {
        assert!(root().join("crates/xtask/Cargo.toml").is_file());
    }

    #[test]
    fn times_are_spoken() {
        assert_eq!(spoken(Duration::from_millis(4_230)), "4.2 s");
        assert_eq!(spoken(Duration::from_secs(185)), "3 min 05 s");
    }

    #[test]
    fn a_failure_names_the_command() {
        let error = run(Command::new("rustc").arg("--no-such-option")).unwrap_err();
        assert!(error.to_string().contains("`rustc --no-such-option` failed"));
    }
}
