//! `menagerie trial`: quick games and their report.

use assert_cmd::Command;

fn trial(arguments: &[&str]) -> String {
    let mut command = Command::cargo_bin("menagerie").expect("the program is built with its tests");
    let output = command.arg("trial").args(arguments).assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("text")
}

#[test]
fn a_game_is_tried_by_its_name_and_the_report_is_repeated_by_the_seed() {
    let once = trial(&["minishogi", "--games", "2", "--nodes", "30", "--seed", "5"]);
    assert!(once.starts_with("Minishogi: 2 games, 30 nodes a move\n"), "{once}");
    for words in ["drawn: ", "ended: ", "moves on average, from ", "never moved: ", "Gold General"] {
        assert!(once.contains(words), "{words}: {once}");
    }
    assert_eq!(once, trial(&["minishogi", "--games", "2", "--nodes", "30", "--seed", "5"]));
}

#[test]
fn a_file_of_another_program_gives_a_report_in_json() {
    let folder = std::env::temp_dir().join(format!("menagerie-trial-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    let file = folder.join("mine.ini");
    std::fs::write(&file, "[mine:chess]\ndoubleStep = false\n").expect("a file");
    let text = trial(&[&file.to_string_lossy(), "--games", "1", "--nodes", "20", "--max-plies", "8", "--json"]);
    let report: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!((&report["games"], &report["stopped"]["mostMoves"]), (&1.into(), &4.into()), "{text}");
    assert_eq!(report["pieces"].as_array().map(Vec::len), Some(6), "{text}");
    std::fs::remove_dir_all(&folder).expect("the folder goes");
}

#[test]
fn a_game_that_is_not_there_is_said() {
    let mut command = Command::cargo_bin("menagerie").expect("the program is built with its tests");
    let assert = command.args(["trial", "no such game"]).assert().code(1);
    assert!(String::from_utf8_lossy(&assert.get_output().stderr).contains("no such game"));
}
