//! The whole recipe on a small custom game, with very few games.

use assert_cmd::Command;
use menagerie_engine::Network;
use menagerie_rules::{Definition, Options, Variant};
use std::path::Path;

/// A custom game: chess on 6×6 without Bishops.
const GAME: &str = r#"{
  "format": 2, "id": "tiny", "name": "Tiny", "family": "chess",
  "board": { "files": 6, "ranks": 6, "checkered": true },
  "players": [
    { "letter": "w", "name": "White", "forward": "north" },
    { "letter": "b", "name": "Black", "forward": "south" }
  ],
  "pieces": [
    { "name": "Pawn", "letter": "P", "betza": "fmWfcF", "pawn": true, "progress": true, "promotesTo": "QRN" },
    { "name": "Knight", "letter": "N", "betza": "N" },
    { "name": "Rook", "letter": "R", "betza": "R" },
    { "name": "Queen", "letter": "Q", "betza": "Q" },
    { "name": "King", "letter": "K", "betza": "K", "royal": true }
  ],
  "start": "rnqknr/pppppp/6/6/PPPPPP/RNQKNR w - - 0 1"
}"#;

fn recipe(folder: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tune"));
    let file = folder.join("tiny.json");
    std::fs::write(&file, GAME).expect("written");
    command.args(["recipe", "--blocks", "1", "--nodes", "20", "--hidden", "8", "--epochs", "1", "--threads", "2"]);
    command.arg("--definition").arg(file).arg("--folder").arg(folder).args(more);
    command
}

fn folder(name: &str) -> std::path::PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    folder
}

#[test]
fn a_network_for_a_game_of_its_own_comes_out_the_same_twice() {
    let made = |name: &str| {
        let folder = folder(name);
        let run = recipe(&folder, &["--openings", "1", "--millis", "5"]).assert().success();
        let output = String::from_utf8_lossy(&run.get_output().stdout).into_owned();
        assert!(output.contains("generation 2") && output.contains("as integers: error"), "{output}");
        std::fs::read(folder.join("tiny.nnue")).expect("the network")
    };
    let bytes = made("recipe-once");
    let definition: Definition = serde_json::from_str(GAME).expect("a definition");
    let variant = Variant::from_definition(definition, &Options::none()).expect("a game");
    let network = Network::from_bytes(&variant, &bytes).expect("a network for this game");
    assert_eq!(network.header().hidden, 8);
    assert!(network.header().trained.iter().any(|line| line.contains("positions")));
    assert!(bytes == made("recipe-again"));
}

#[test]
fn what_was_played_is_not_played_again() {
    let folder = folder("recipe-resumed");
    recipe(&folder, &["--generations", "1", "--openings", "0"]).assert().success();
    let games = folder.join("generation-1/1-00000.games");
    let text = std::fs::read_to_string(&games).expect("games");
    // Half of the games are deleted, but the block exists, so it is not played again.
    let half: String = text.lines().take(26).map(|line| format!("{line}\n")).collect();
    std::fs::write(&games, &half).expect("written");
    recipe(&folder, &["--generations", "1", "--openings", "0"]).assert().success();
    assert_eq!(std::fs::read_to_string(&games).expect("games"), half);
}

#[test]
fn games_that_were_played_otherwise_are_not_mixed_in() {
    let folder = folder("recipe-mixed");
    recipe(&folder, &["--generations", "1", "--openings", "0"]).assert().success();
    let run = recipe(&folder, &["--generations", "1", "--openings", "0", "--thinned", "0.9"]).assert().failure();
    let output = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
    assert!(output.contains("played otherwise") && output.contains("thinned 0.4"), "{output}");
}

#[test]
fn games_for_four_are_refused_with_a_reason() {
    let mut command = Command::new(env!("CARGO_BIN_EXE_tune"));
    let run = command.args(["recipe", "--variant", "chaturaji"]).assert().failure();
    let output = String::from_utf8_lossy(&run.get_output().stderr).into_owned();
    assert!(output.contains("more than two players"), "{output}");
}
