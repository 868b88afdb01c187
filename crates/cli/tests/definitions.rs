//! Games from files: every command can play them, and they are read, checked and written.

use assert_cmd::Command;
use std::path::PathBuf;
use std::process::Output;

/// Two games: a copy of a built-in one, and one that differs from chess.
const TWO: &str = "[probe:crazyhouse]\n\n[Slow:chess]\ndoubleStep = false\n";

fn menagerie(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("menagerie").expect("the program is built with its tests");
    command.args(arguments);
    command
}

fn text(bytes: &[u8]) -> String {
    String::from_utf8(bytes.to_vec()).expect("text")
}

/// The output of the program for these lines; it must succeed.
fn answers(arguments: &[&str], lines: &str) -> String {
    text(&menagerie(arguments).write_stdin(lines).assert().success().get_output().stdout)
}

/// The error output of the program; it must fail.
fn complaint(arguments: &[&str], lines: &str) -> String {
    let Output { stderr, .. } = menagerie(arguments).write_stdin(lines).assert().code(1).get_output().clone();
    text(&stderr)
}

/// Writes a text to a file in a folder of this test.
fn file(name: &str, content: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, content).expect("the folder can be written");
    path.display().to_string()
}

#[test]
fn a_game_of_a_file_is_played_by_every_command() {
    let path = file("two-played.ini", TWO);
    let game = ["--definition", &path, "--name", "probe"];
    let with = |command: &[&str], more: &[&str], lines: &str| answers(&[command, &game, more].concat(), lines);
    assert_eq!(with(&["perft"], &["--depth", "2"], ""), "400\n");
    assert_eq!(with(&["moves"], &[], "").split_whitespace().count(), 20);
    let replayed = with(&["replay"], &[], "{\"moves\": [\"e2e4\", \"d7d5\", \"e4d5\", \"d8d5\", \"P@e4\"]}\n");
    assert!(replayed.contains("ppp1pppp/8/3q4/4P3"), "{replayed}");
    let traced = with(&["trace"], &[], " | e2e4 d7d5 e4d5\n");
    assert!(traced.contains("[P]") && traced.contains("\"check\":false"), "{traced}");
    let played = with(&["play"], &["--computer", "none"], "e2e4\nfen\nquit\n");
    assert!(played.contains("4P3"), "{played}");
    let slow = answers(&["perft", "--definition", &path, "--name", "SLOW", "--depth", "1"], "");
    assert_eq!(slow, "12\n");
}

#[test]
fn one_of_several_games_must_be_named() {
    let path = file("two-named.ini", TWO);
    let reported = complaint(&["moves", "--definition", &path], "");
    assert!(reported.contains("--name") && reported.contains("probe") && reported.contains("Slow"), "{reported}");
    let reported = complaint(&["moves", "--definition", &path, "--name", "other"], "");
    assert!(reported.contains("other"), "{reported}");
    menagerie(&["moves"]).assert().code(2);
    menagerie(&["moves", "--variant", "chess", "--definition", &path]).assert().code(2);
}

#[test]
fn a_game_that_is_read_but_cannot_be_played_is_an_error() {
    let text = "files=8 ranks=8\nqueen:Q:Q:queen:d1\nking:K:K:king:e1,,d8";
    let reported = menagerie(&["import", "-"]).write_stdin(text).assert().code(1).get_output().clone();
    assert!(self::text(&reported.stdout).contains("\"start\""), "what was read is printed");
    assert!(self::text(&reported.stderr).contains("Black is in check"), "{}", self::text(&reported.stderr));
}

#[test]
fn a_game_is_imported_as_json_that_is_read_again() {
    let path = file("two-imported.ini", TWO);
    let json = answers(&["import", &path, "--name", "Slow"], "");
    assert!(json.contains("\"format\": 2"), "{json}");
    let copy = file("slow.json", &json);
    assert_eq!(answers(&["perft", "--definition", &copy, "--depth", "1"], ""), "12\n");
    assert_eq!(answers(&["import", "-"], &json), json);
    let reported = complaint(&["import", "-"], "what is this?");
    assert!(reported.contains("Fairy-Stockfish") && reported.contains("JSON"), "{reported}");
}

#[test]
fn a_file_of_games_is_checked() {
    let path = file("two-checked.ini", TWO);
    let reported = answers(&["check", &path, "--name", "slow"], "");
    for part in ["8 files, 8 ranks", "K King", "perft 1: 12\n", "perft 2: 144\n", "perft 4: "] {
        assert!(reported.contains(part), "{part}: {reported}");
    }
    for part in ["Stalemate: when the player to move is not in check", "King (K): Steps one square in any direction."] {
        assert!(reported.contains(part), "{part}: {reported}");
    }
    let french = answers(&["check", &path, "--name", "slow", "--language", "fr"], "");
    assert!(french.contains("Roi (K)\u{a0}: Se déplace d’une case"), "{french}");
    let unknown = menagerie(&["check", &path, "--language", "tlh"]).assert().code(2).get_output().clone();
    assert!(text(&unknown.stderr).contains("en and fr"), "{}", text(&unknown.stderr));
    let both = answers(&["check", &path, "--json"], "");
    let both: Vec<serde_json::Value> =
        both.lines().map(|line| serde_json::from_str(line).expect("a line of JSON")).collect();
    assert_eq!((both.len(), &both[0]["perft"]), (2, &serde_json::json!([20, 400])));
    assert_eq!(both[0]["rules"][0]["title"], "Board and start");
    let broken = file("broken.json", "{ \"format\": 2, \"id\": \"x\" }");
    let Output { stdout, .. } = menagerie(&["check", &broken]).assert().code(1).get_output().clone();
    assert!(text(&stdout).contains("fault: line 1"), "{}", text(&stdout));
    // A PGN may begin with a comment.
    assert!(answers(&["check", "-"], "{A comment} 1. e4 e5 *").contains("2 plies"));
}

#[test]
fn a_game_is_written_in_other_forms() {
    let path = file("two-written.ini", TWO);
    let written = |form: &str| answers(&["export", &path, "--name", "Slow", "--to", form], "");
    let again = file("again.ini", &written("ini"));
    assert_eq!(answers(&["perft", "--definition", &again, "--depth", "1"], ""), "12\n");
    let copy = file("small.txt", "files=8 ranks=8\npawn:P:ifmnDfmWfceF::a2-h2\nking:K:K::e1\n");
    for (form, part) in [("diagram", "files=8"), ("xboard", "setup")] {
        let done = menagerie(&["export", &copy, "--to", form]).assert();
        assert!(text(&done.get_output().stdout).contains(part), "{form}");
    }
    assert!(written("json").contains("\"format\": 2"));
    let reported = complaint(&["export", &path, "--name", "probe", "--to", "diagram"], "");
    assert!(reported.contains("cannot be said in this form"), "{reported}");
}

#[test]
fn notes_are_in_the_requested_language() {
    let path = file("unread.ini", "[mine:chess]\nstalemateValue = lost\n");
    let said = "non lu\u{a0}: ligne 2, colonne 18\u{a0}: stalemateValue\u{a0}: «\u{a0}lost\u{a0}» doit être";
    let french = |args: &[&str]| {
        let args: Vec<&str> = args.iter().copied().chain(["--language", "fr"]).collect();
        let done = menagerie(&args).assert().get_output().clone();
        text(&done.stdout) + &text(&done.stderr)
    };
    for args in [["import", &path].as_slice(), &["check", &path], &["export", &path, "--to", "json"]] {
        let reported = french(args);
        assert!(reported.contains(said), "{args:?}: {reported}");
    }
    let atomic = file("unsaid.ini", "[mine:atomic]\n");
    let reported = french(&["export", &atomic, "--to", "diagram"]);
    assert!(reported.contains("ce que fait une prise ne peut pas s’écrire"), "{reported}");
    let game = file("french.pgn", "1. e4 e5 {open");
    for args in [["check", &game].as_slice(), &["convert", &game, "--to", "pgn"]] {
        let reported = french(args);
        assert!(reported.contains("ligne 1, colonne 10\u{a0}: ce commentaire n’a pas de }"), "{args:?}: {reported}");
    }
    let reported = french(&["check", &file("picture.png", "\u{1}\u{2}\u{3}")]);
    assert!(reported.contains("Ce n’est pas un texte"), "{reported}");
}

#[test]
fn uci_takes_a_file_of_games() {
    let path = file("two-uci.ini", TWO);
    let lines = format!(
        "setoption name VariantPath value {path}\nuci\nsetoption name UCI_Variant value PROBE\n\
         position startpos moves e2e4 d7d5 e4d5 d8d5\nd\ngo nodes 200\nquit\n"
    );
    let reported = answers(&["uci"], &lines);
    let listed = reported.lines().find(|line| line.starts_with("option name UCI_Variant")).expect("listed");
    assert!(listed.contains(" var probe") && listed.contains(" var Slow") && listed.contains(" var janus"), "{listed}");
    assert!(reported.contains("info string variant probe") && reported.contains("[Pp]"), "{reported}");
    assert!(reported.contains("bestmove "), "{reported}");
    let reported = answers(&["uci"], "setoption name VariantPath value nowhere.ini\nquit\n");
    assert!(reported.contains("nowhere.ini"), "{reported}");
}

#[test]
fn xboard_takes_a_file_of_games() {
    let path = file("two-xboard.ini", TWO);
    let reported =
        answers(&["xboard"], &format!("xboard\noption VariantPath={path}\nprotover 2\nvariant Slow\nquit\n"));
    assert!(reported.contains("Slow") && !reported.contains("Error"), "{reported}");
}

#[test]
fn engines_play_a_game_of_a_file() {
    let path = file("two-match.ini", TWO);
    let reported = answers(
        &["match", "--definition", &path, "--name", "probe", "--engine", "ours:name=a", "--engine", "ours:name=b"]
            .into_iter()
            .chain(["--nodes", "50", "--games", "2", "--max-plies", "20"])
            .collect::<Vec<_>>(),
        "",
    );
    assert!(reported.contains("a") && reported.contains("b"), "{reported}");
}

#[test]
fn names_of_games_are_read_in_any_case() {
    for name in ["janus", "Janus", "JANUS", "JANUS CHESS", "Shako", "SHAKO", "CrazyHouse"] {
        assert!(answers(&["moves", "--variant", name], "").split_whitespace().count() >= 20, "{name}");
    }
}

#[test]
fn the_engine_beats_random_moves() {
    for game in ["shatranj", "minishogi", "antichess"] {
        let reported = answers(&["random-match", "--variant", game, "--games", "2", "--nodes", "500"], "");
        assert!(reported.contains("2 won, 0 drawn, 0 lost"), "{reported}");
    }
}

#[test]
fn a_start_is_named_by_its_setups() {
    // Janggi, with four setups for each player.
    let imported = answers(&["import", "-"], "[j:janggi]\n");
    let mut definition: serde_json::Value = serde_json::from_str(&imported).expect("JSON");
    definition["shuffle"] = serde_json::json!([ { "pieces": "NB", "squares": "b1 c1 g1 h1", "apart": true, "chosen": true, "setups": [
        { "name": "Inner elephants", "pieces": "NBBN" },
        { "name": "Outer elephants", "pieces": "BNNB" },
        { "name": "Left elephant", "pieces": "BNBN" },
        { "name": "Right elephant", "pieces": "NBNB" },
    ] } ]);
    let path = &file("setups.json", &definition.to_string());
    let start = |start: &str| answers(&["start", "--definition", path, "--start", start], "");
    for (named, first, last) in [
        ("0", "rnba1abnr/", "/RNBA1ABNR w "),
        ("inner elephants", "rnba1abnr/", "/RNBA1ABNR w "),
        ("outer-elephants", "rbna1anbr/", "/RBNA1ANBR w "),
        // Left is from the player's own view: Black's is the h-file.
        ("Left elephant", "rnba1anbr/", "/RBNA1ABNR w "),
        ("Left elephant, Right elephant", "rbna1abnr/", "/RBNA1ABNR w "),
    ] {
        let text = start(named);
        assert!(text.starts_with(first) && text.contains(last), "{named}: {text}");
        let number = answers(&["start", "--definition", path], &text);
        assert_eq!(start(number.trim()), text, "{named}");
    }
    let reported = answers(&["start", "--definition", path], "");
    assert!(
        reported.starts_with("16 start positions, 10 without reflections\nWhite: “Inner elephants”, "),
        "{reported}"
    );
    let refused = menagerie(&["start", "--definition", path, "--start", "Horses"]).assert().failure();
    let why = String::from_utf8_lossy(&refused.get_output().stderr).into_owned();
    assert!(why.contains("has no start “Horses”") && why.contains("Inner elephants, Outer elephants"), "{why}");
}
