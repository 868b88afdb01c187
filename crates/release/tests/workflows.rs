//! The workflows for GitHub Actions: each step runs a command of `cargo xtask` that exists, and each action is pinned to a commit.

use std::fs;
use std::process::Command;
use xtask::{files, process::root};

fn lines() -> Vec<(String, String)> {
    let workflows = files::all(&root().join(".github/workflows")).expect("the folder");
    let read = |file: std::path::PathBuf| {
        let name = file.file_name().expect("a name").to_string_lossy().into_owned();
        let text = fs::read_to_string(&file).expect("a workflow");
        text.lines().map(|line| (name.clone(), line.trim().trim_start_matches("- ").to_owned())).collect::<Vec<_>>()
    };
    workflows.into_iter().flat_map(read).collect()
}

#[test]
fn every_step_runs_a_command_of_xtask() {
    let help = Command::new(env!("CARGO")).args(["xtask", "--help"]).current_dir(root()).output().expect("cargo runs");
    let help = String::from_utf8_lossy(&help.stdout).into_owned();
    let mut seen = 0;
    for (name, line) in lines() {
        let Some(command) = line.strip_prefix("run: ") else { continue };
        let words: Vec<&str> = command.split(' ').collect();
        let [program, task, subcommand, ..] = words[..] else { panic!("{name}: {command} is no plain command") };
        assert_eq!((program, task), ("cargo", "xtask"), "{name}: {command}");
        let is_listed = help.lines().any(|line| line.split_whitespace().next() == Some(subcommand));
        assert!(is_listed, "{name}: cargo xtask --help does not list {subcommand}");
        seen += 1;
    }
    assert!(seen >= 3, "{seen} commands");
}

#[test]
fn every_action_is_pinned_to_a_commit() {
    let mut seen = 0;
    for (name, line) in lines() {
        let Some(action) = line.strip_prefix("uses: ") else { continue };
        let commit = action.split(' ').next().and_then(|action| action.split_once('@')).map(|(_, commit)| commit);
        let is_pinned =
            commit.is_some_and(|commit| commit.len() == 40 && commit.bytes().all(|byte| byte.is_ascii_hexdigit()));
        assert!(is_pinned && action.contains(" # v"), "{name}: {action}");
        seen += 1;
    }
    assert!(seen >= 6, "{seen} actions");
}
