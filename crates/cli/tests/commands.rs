//! The program as other programs use it: lines in, lines out.

use assert_cmd::Command;

const GIGACHESS: &str = "vcmtflgahxtmcv/wernbiqkibnrew/ppppoooooopppp/4pppppp4/14/14/14/14/14/14/4PPPPPP4/PPPPOOOOOOPPPP/WERNBIQKIBNREW/VCMTFLGAHXTMCV w - - 0 1";
const JANUS: &str = "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1";
const LEAP: &str = "cmzvuhoaxfvzmc/ernbwjqkdwbnre/ppppiyglsipppp/4pppppp4/14/14/14/14/14/14/4PPPPPP4/PPPPIYGLSIPPPP/ERNBWJQKDWBNRE/CMZVUHOAXFVZMC w Kk - 0 1";

fn menagerie(arguments: &[&str]) -> Command {
    let mut command = Command::cargo_bin("menagerie").expect("the program is built with its tests");
    command.args(arguments);
    command
}

/// The output of the program for these lines; it must succeed.
fn answers(arguments: &[&str], lines: &str) -> String {
    let output = menagerie(arguments).write_stdin(lines).assert().success().get_output().stdout.clone();
    String::from_utf8(output).expect("text")
}

/// The output and the error output of the program; it must exit with 1.
fn complaint(arguments: &[&str], lines: &str) -> (String, String) {
    let assert = menagerie(arguments).write_stdin(lines).assert().code(1);
    let output = assert.get_output();
    let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("text");
    (text(&output.stdout), text(&output.stderr))
}

#[test]
fn perft_answers_each_line_with_a_count() {
    let lines = format!("{JANUS}\n{JANUS}\n");
    assert_eq!(answers(&["perft", "--variant", "janus", "--depth", "3"], &lines), "24747\n24747\n");
    assert_eq!(answers(&["perft", "--variant", "gigachess", "--depth", "2"], &format!("{GIGACHESS}\n")), "1764\n");
}

#[test]
fn without_a_position_the_start_is_counted() {
    assert_eq!(answers(&["perft", "--variant", "janus", "--depth", "3"], ""), "24747\n");
    assert_eq!(answers(&["moves", "--variant", "janus"], "").split_whitespace().count(), 28);
    assert_eq!(answers(&["replay", "--variant", "janus"], ""), "");
}

#[test]
fn positions_are_read_as_other_programs_write_them() {
    let moves = |line: &str| {
        let done =
            menagerie(&["moves", "--variant", "Janus Chess"]).write_stdin(format!("{line}\n")).assert().success();
        let text = |bytes: &[u8]| String::from_utf8(bytes.to_vec()).expect("text");
        (text(&done.get_output().stdout), text(&done.get_output().stderr))
    };
    let kings = "9k/10/10/10/10/10/10/K9";
    for (line, reported) in [
        (format!("{kings} w - - 0 1"), ""),
        (format!("{kings} w"), "line 1: the position does not say which castling rights are left"),
        (kings.to_string(), "line 1: the position does not say whose turn it is"),
        (format!("\"{kings} w - - 0 0\""), "line 1: the move number 0 was read as 1"),
        (
            format!("{kings} w - - bm Kb2; id \"one\";"),
            "line 1: “bm Kb2; id \"one\"” says nothing about the position and was left out",
        ),
    ] {
        let (printed, complaint) = moves(&line);
        assert_eq!(printed, "a1a2 a1b1 a1b2\n", "{line}");
        assert!(complaint.contains(reported) && complaint.is_empty() == reported.is_empty(), "{line}: {complaint}");
    }
    let castling = "r3k4r/10/10/10/10/10/10/R3K4R w";
    assert_eq!(moves(&format!("{castling} AJaj - 0 1")), moves(&format!("{castling} KQkq - 0 1")));
}

#[test]
fn perft_of_depths_that_cannot_be_counted_is_refused() {
    let done = menagerie(&["perft", "--variant", "janus", "--depth", "4294967295"]).write_stdin(JANUS).assert().code(2);
    let reported = String::from_utf8(done.get_output().stderr.clone()).expect("text");
    assert!(reported.contains("0..=10000"), "{reported}");
}

#[test]
fn perft_of_depth_nought_is_one() {
    assert_eq!(answers(&["perft", "--variant", "janus", "--depth", "0"], &format!("{JANUS}\n")), "1\n");
}

#[test]
fn an_option_changes_the_rules() {
    let arguments = ["perft", "--variant", "gigachess2", "--option", "king-leap=on", "--depth", "3"];
    assert_eq!(answers(&arguments, &format!("{LEAP}\n")), "164616\n");
    let (_, complaint) = complaint(&["perft", "--variant", "gigachess2", "--depth", "1"], &format!("{LEAP}\n"));
    assert!(complaint.contains("line 1") && complaint.contains("right"), "{complaint}");
}

#[test]
fn moves_are_sorted_and_separated_by_single_spaces() {
    let kings = "9k/10/10/10/10/10/10/K9 w - - 0 1\n";
    assert_eq!(answers(&["moves", "--variant", "janus"], kings), "a1a2 a1b1 a1b2\n");
}

#[test]
fn promotions_are_listed_with_their_letters() {
    let lines = "k9/9P/10/10/10/10/10/K9 w - - 0 1\n";
    let all = "a1a2 a1b1 a1b2 j7j8b j7j8j j7j8n j7j8q j7j8r\n";
    assert_eq!(answers(&["moves", "--variant", "janus"], lines), all);
}

#[test]
fn a_position_without_moves_gives_an_empty_line() {
    // A King in the corner, mated by two Rooks, then a position with moves.
    let lines = "k8R/9R/10/10/10/10/10/K9 b - - 0 1\n9k/10/10/10/10/10/10/K9 w - - 0 1\n";
    assert_eq!(answers(&["moves", "--variant", "janus"], lines), "\na1a2 a1b1 a1b2\n");
}

#[test]
fn draws_by_rule_do_not_empty_the_list() {
    assert_eq!(
        answers(&["moves", "--variant", "janus"], "9k/10/10/10/10/10/10/K9 w - - 150 90\n").trim(),
        "a1a2 a1b1 a1b2"
    );
}

#[test]
fn a_player_without_a_move_passes() {
    // Red's King is shut in by its Pawns: one waits on its last rank, the others stand behind it and the King.
    let shut_in = "5,yK,2/6,yP,1/8/bK,bP,6/8/8/rP,rP,4,gP,1/rK,rP,5,gK r 0,0,0,0 -,-,-,- - 0 1";
    assert_eq!(answers(&["moves", "--variant", "chaturaji"], &format!("{shut_in}\n")), "0000\n");
}

#[test]
fn a_finished_game_has_no_moves() {
    let over = "8/8/8/8/8/yK,7/gP,7/1,gK,5,rK g 0,0,0,0 -,-,-,- 0 0 1";
    assert_eq!(answers(&["moves", "--variant", "chaturaji"], &format!("{over}\n")), "\n");
}

#[test]
fn replay_prints_every_position_and_the_outcome() {
    let text = answers(&["replay", "--variant", "chess"], "{\"moves\": [\"f2f3\", \"e7e5\", \"g2g4\", \"d8h4\"]}\n");
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["fens"][0], "rnbqkbnr/pppppppp/8/8/8/5P2/PPPPP1PP/RNBQKBNR b KQkq - 0 1");
    assert_eq!(value["fens"].as_array().map(Vec::len), Some(4));
    assert_eq!(value["outcome"], serde_json::json!({"result": "win", "winners": ["b"], "reason": "checkmate"}));
}

#[test]
fn replay_reads_moves_as_people_write_them() {
    for (variant, people, coordinates) in [
        ("chess", r#"{"moves": ["f3", "e5", "g4", "Qh4#"]}"#, r#"{"moves": ["f2f3", "e7e5", "g2g4", "d8h4"]}"#),
        ("chaturaji", r#"{"moves": ["g2-f2", "Nb1-c3"]}"#, r#"{"moves": ["g2f2", "b1c3"]}"#),
    ] {
        let replay = |line: &str| answers(&["replay", "--variant", variant], &format!("{line}\n"));
        assert_eq!(replay(people), replay(coordinates));
    }
}

#[test]
fn replay_of_a_game_under_way_has_no_reason() {
    let text = answers(&["replay", "--variant", "gigachess"], "{\"moves\": [\"e4e6\"]}\n");
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["outcome"], serde_json::json!({"result": "ongoing", "winners": [], "reason": null}));
    assert!(value["fens"][0].as_str().is_some_and(|fen| fen.ends_with(" b - e5 0 1")), "{text}");
}

#[test]
fn replay_knows_each_reason() {
    let cases = [
        ("janus", "9k/10/10/10/10/10/r9/K9 w - - 0 1", "a1a2", "draw", "bare-kings"),
        ("janus", "9k/10/10/10/10/10/r9/KB8 w - - 0 1", "a1a2", "draw", "insufficient-material"),
        ("janus", "9k/10/10/10/10/10/10/K1R7 w - - 99 90", "c1c2", "draw", "fifty-move"),
        ("janus", "k9/10/10/1Q8/10/10/10/K9 w - - 0 1", "b5b6", "draw", "stalemate"),
    ];
    for (variant, start, mv, result, reason) in cases {
        let line = serde_json::json!({"start": start, "moves": [mv]}).to_string();
        let text = answers(&["replay", "--variant", variant], &format!("{line}\n"));
        let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
        assert_eq!(value["outcome"], serde_json::json!({"result": result, "winners": [], "reason": reason}), "{start}");
    }
}

#[test]
fn replay_counts_repetitions() {
    let moves = ["b1c3", "b8c6", "c3b1", "c6b8", "b1c3", "b8c6", "c3b1", "c6b8"];
    let line = serde_json::json!({"moves": moves}).to_string();
    let text = answers(&["replay", "--variant", "chess"], &format!("{line}\n"));
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["outcome"]["reason"], "threefold");
}

#[test]
fn four_players_can_share_a_win() {
    // Green's King takes Blue's last piece but the King; that leaves Green alone in the game, at equal scores with Red.
    let start = "bK,7/8/8/8/8/8/gN,gK,6/1,bP,5,rK g 1,0,0,0 -,-,-,- 5 0 9";
    let line = serde_json::json!({"start": start, "moves": ["b2b1"]}).to_string();
    let text = answers(&["replay", "--variant", "chaturaji"], &format!("{line}\n"));
    let value: serde_json::Value = serde_json::from_str(&text).expect("JSON");
    assert_eq!(value["outcome"], serde_json::json!({"result": "win", "winners": ["r", "g"], "reason": "score"}));
}

#[test]
fn a_bad_position_names_the_line_and_its_faults() {
    let lines = format!("{JANUS}\nrjnbkqbnjr/pppppppppp/10/10/10/9/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1\n");
    let (printed, complaint) = complaint(&["perft", "--variant", "janus", "--depth", "1"], &lines);
    assert_eq!(printed, "28\n");
    assert!(complaint.contains("line 2") && complaint.contains("rank 3 must have 10 squares"), "{complaint}");
}

#[test]
fn an_illegal_move_names_line_and_move() {
    let (_, complaint) = complaint(&["replay", "--variant", "janus"], "{\"moves\": [\"e2e4\", \"e7e9\"]}\n");
    assert!(complaint.contains("line 1") && complaint.contains("move 2 (e7e9)"), "{complaint}");
}

#[test]
fn a_move_after_the_end_is_refused() {
    let line = "{\"moves\": [\"f2f3\", \"e7e5\", \"g2g4\", \"d8h4\", \"a2a3\"]}\n";
    let (_, complaint) = complaint(&["replay", "--variant", "chess"], line);
    assert!(complaint.contains("Black wins by checkmate"), "{complaint}");
}

#[test]
fn what_is_not_json_is_refused() {
    for line in ["e2e4", "{}", "{\"moves\": \"e2e4\"}", "{\"moves\": [], \"more\": 1}", ""] {
        let (_, complaint) = complaint(&["replay", "--variant", "janus"], &format!("{line}\n"));
        assert!(complaint.contains("line 1"), "{line}: {complaint}");
    }
}

#[test]
fn unknown_games_and_options_are_named() {
    let (_, unknown) = complaint(&["moves", "--variant", "bridge"], "");
    assert!(unknown.contains("bridge") && unknown.contains("gigachess2"), "{unknown}");
    let (_, unknown) = complaint(&["moves", "--variant", "janus", "--option", "king-leap=on"], "");
    assert!(unknown.contains("this game has no option “king-leap”"), "{unknown}");
}

#[test]
fn the_games_are_listed() {
    let list = answers(&["variants"], "");
    let ids: Vec<&str> = list.lines().filter_map(|line| line.split('\t').next()).collect();
    assert!(ids.starts_with(&["gigachess", "gigachess2", "capablanca", "janus", "chaturaji", "chess"]), "{ids:?}");
    assert!(ids.len() >= 30 && ids.contains(&"shako"), "{ids:?}");
    assert!(list.contains("Imperial Chaturaji"));
}

#[test]
fn games_are_written_in_other_notations() {
    let shogi = answers(&["convert", "--to", "csa", "-"], "position startpos moves 7g7f 3c3d\n");
    assert!(shogi.contains("+7776FU\n-3334FU"), "{shogi}");
    let usi = answers(&["convert", "--to", "usi", "-"], &shogi);
    assert!(usi.contains("moves 7g7f 3c3d"), "{usi}");
    let xiangqi = answers(&["convert", "--to", "wxf", "-"], "1. H2-E2 H9-G7 2. H0-G2 I9-H9 *\n");
    assert!(xiangqi.contains("1. C2=5 H8+7 2. H2+3 R9=8"), "{xiangqi}");
    let chess = answers(&["convert", "--to", "pgn", "-"], "1. e2e4 e7e5\n\n[Event \"B\"]\n\n1. d4 *\n");
    assert!(chess.contains("1. e4 e5") && chess.contains("1. d4"), "{chess}");
}

#[test]
fn what_a_notation_has_no_words_for_is_said() {
    let (printed, reported) = complaint(&["convert", "--to", "kif", "-"], "1. e4 e5 *\n");
    assert_eq!(printed, "");
    assert!(reported.contains("no words for this game of Chess"), "{reported}");
    let output = menagerie(&["convert", "--to", "usi", "-"])
        .write_stdin("1 ７六歩(77)\n*remark\n2 ３四歩(33)\n")
        .assert()
        .success();
    let reported = String::from_utf8_lossy(&output.get_output().stderr).into_owned();
    assert!(reported.contains("left out"), "{reported}");
    let (_, reported) = complaint(&["convert", "--to", "pgn", "-"], "[mine:chess]\nking = k\n");
    assert!(reported.contains("menagerie export"), "{reported}");
}

#[test]
fn starts_are_counted_as_their_inventor_counts_them() {
    let counted = |id: &str| answers(&["start", "--variant", id], "");
    assert_eq!(counted("metamachy"), "24 start positions, 12 without reflections\n");
    assert_eq!(counted("zanzibar-xl"), "576 start positions, 288 without reflections\n");
    assert_eq!(counted("chess960"), "960 start positions\n");
}

#[test]
fn a_game_as_one_file_needs_a_built_site() {
    let folder = tempfile::tempdir().expect("a folder");
    let path = |name: &str| folder.path().join(name).to_string_lossy().into_owned();
    let chess = concat!(env!("CARGO_MANIFEST_DIR"), "/../rules/variants/chess.json");
    let (site, out) = (path(""), path("chess.html"));
    let (_, error) = complaint(&["bundle", chess, "-o", &out, "--site", &site], "");
    assert!(error.contains("is not a built site"), "{error}");
    let template = "<html data-only=\"\"><title>Menagerie</title><script type=\"text/plain\" id=\"contents\"></script>";
    std::fs::write(path("one-file.html"), template).expect("a template");
    answers(&["bundle", chess, "-o", &out, "--site", &site], "");
    let page = std::fs::read_to_string(&out).expect("the file");
    assert!(page.starts_with("<html data-only=\"own-chess\"><title>Chess · Menagerie</title>"), "{page}");
    let (_, error) = complaint(&["bundle", "no-such-game", "-o", &out, "--site", &site], "");
    assert!(error.contains("there is no game"), "{error}");
}
