//! `uci`: the program as graphical interfaces and other programs use it.

use assert_cmd::Command;

const JANUS: &str = "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1";
/// White mates with the Rook.
const MATE_IN_ONE: &str = "6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1";

/// The answers to these lines. Waits for a search that ends by itself before the next `go`, `setoption` or `ucinewgame`.
fn session(lines: &[&str]) -> Vec<String> {
    let mut command = Command::cargo_bin("menagerie").expect("the program is built with its tests");
    let done = command.arg("uci").write_stdin(lines.join("\n") + "\n").assert().success();
    let text = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    text.lines().map(String::from).collect()
}

fn with_start<'a>(lines: &'a [String], start: &str) -> Vec<&'a str> {
    lines.iter().map(String::as_str).filter(|line| line.starts_with(start)).collect()
}

/// The only line that begins with `start`.
fn only<'a>(lines: &'a [String], start: &str) -> &'a str {
    match with_start(lines, start).as_slice() {
        [one] => one,
        other => panic!("not one line with “{start}” but {other:?} in {lines:#?}"),
    }
}

#[test]
fn it_introduces_itself() {
    let lines = session(&["uci", "isready", "quit"]);
    assert!(only(&lines, "id name").contains("Menagerie"));
    for option in [
        "Hash",
        "Clear Hash",
        "Ponder",
        "MultiPV",
        "Level",
        "Seed",
        "Move Overhead",
        "UCI_Chess960",
        "Start",
        "Method",
        "king-leap",
    ] {
        only(&lines, &format!("option name {option} type "));
    }
    let variants = only(&lines, "option name UCI_Variant type combo default chess");
    for id in ["gigachess", "gigachess2", "janus", "chaturaji", "chess", "capablanca"] {
        assert!(variants.split(" var ").any(|var| var == id), "{variants}");
    }
    let place = |wanted: &str| lines.iter().position(|line| line == wanted);
    assert!(place("uciok") < place("readyok") && place("uciok").is_some(), "{lines:#?}");
}

#[test]
fn a_start_is_chosen_by_its_number() {
    let lines = session(&[
        "setoption name UCI_Variant value chess960",
        "setoption name Start value 0",
        "position startpos moves a2a4",
        "d",
        "setoption name Start value 960",
        "ucinewgame",
        "d",
        "setoption name Start value <empty>",
        "d",
        "setoption name Start value 5",
        "setoption name UCI_Variant value metamachy",
        "d",
        "quit",
    ]);
    let boards = with_start(&lines, "Fen: ");
    // Rights are written by the files of the Rooks, as in Shredder-FEN.
    let starts =
        ["bbqnnrkr/pppppppp/8/8/P7/", "bbqnnrkr/pppppppp/8/8/8/8/PPPPPPPP/BBQNNRKR w HFhf", "rnbqkbnr/", "cm3qk3mc/"];
    assert_eq!(boards.len(), 4, "{lines:#?}");
    for (board, start) in boards.iter().zip(starts) {
        assert!(board.starts_with(&format!("Fen: {start}")), "{board} {start}");
    }
    let reported = with_start(&lines, "info string variant chess960 ");
    assert!(reported.iter().any(|line| line.contains("startpos bbqnnrkr/")), "{lines:#?}");
    only(&lines, "info string Chess960 has no start “960”: the numbers go from 0 to 959");
}

#[test]
fn every_game_is_searched() {
    for id in ["gigachess", "gigachess2", "janus", "chaturaji", "chess", "capablanca"] {
        let lines = session(&[&format!("setoption name UCI_Variant value {id}"), "go depth 2", "ucinewgame", "quit"]);
        assert!(only(&lines, "info string variant ").starts_with(&format!("info string variant {id} files ")));
        // A best-first search reports its own kind of depth.
        let start = if id == "chaturaji" { "info depth " } else { "info depth 2 " };
        let last = with_start(&lines, start).pop().expect("the depth is reached").to_string();
        for word in [" seldepth ", " multipv 1 ", " score cp ", " nodes ", " nps ", " hashfull ", " time ", " pv "] {
            assert!(last.contains(word), "{word}: {last}");
        }
        let best = only(&lines, "bestmove ").split(' ').nth(1).expect("a move").to_string();
        assert!(last.contains(&format!(" pv {best}")), "{best}: {last}");
    }
}

#[test]
fn the_game_is_announced_as_others_do() {
    let lines = session(&["setoption name UCI_Variant value janus"]);
    let reported = format!("info string variant janus files 10 ranks 8 pocket 0 template fairy startpos {JANUS}");
    assert_eq!(lines, [reported]);
}

#[test]
fn a_position_is_shown() {
    let lines = session(&["setoption name UCI_Variant value janus", "position startpos moves e2e4 b8c6", "d"]);
    assert_eq!(only(&lines, "Fen: "), "Fen: r1nbkqbnjr/pppppppppp/2j7/10/4P5/10/PPPP1PPPPP/RJNBKQBNJR w KQkq - 1 2");
    only(&lines, " 4  . . . . P . . . . .");
    let lines = session(&[&format!("position fen {MATE_IN_ONE} moves a1a8"), "d", "go depth 3", "ucinewgame"]);
    only(&lines, "Fen: R5k1/5ppp/8/8/8/8/8/6K1 b - - 1 1");
    assert!(only(&lines, "info string the game is over").contains("White wins by checkmate"));
    only(&lines, "bestmove (none)");
    // Shogi: the King has entered, with ten pieces and 28 points.
    let entered = "1+P1K5/G2SS2+S+S/2+PR1+P2+N/9/9/9/9/7k1/9[PPPPPPPPPPPPPP] w - - 0 1";
    let lines = session(&["setoption name UCI_Variant value shogi", &format!("position fen {entered}"), "go depth 3"]);
    only(&lines, "bestmove win");
}

#[test]
fn mates_are_given_in_moves() {
    let lines = session(&[&format!("position fen {MATE_IN_ONE}"), "go depth 4", "ucinewgame"]);
    assert!(with_start(&lines, "info depth").last().is_some_and(|line| line.contains(" score mate 1 ")), "{lines:#?}");
    assert_eq!(only(&lines, "bestmove"), "bestmove a1a8");
}

#[test]
fn an_endless_search_answers_and_stops() {
    // The mate is found at once, but the best move is only sent after `stop`.
    let lines = session(&[
        &format!("position fen {MATE_IN_ONE}"),
        "go infinite",
        "isready",
        "setoption name Hash value 1",
        "isready",
        "stop",
        "isready",
        "ucinewgame",
    ]);
    let answers: Vec<&str> = lines.iter().map(String::as_str).filter(|line| !line.starts_with("info depth")).collect();
    let busy = "info string a search without an end is under way: stop it first";
    assert_eq!(answers[..3], ["readyok", busy, "readyok"]);
    let mut rest = answers[3..].to_vec();
    rest.sort_unstable();
    assert_eq!(rest, ["bestmove a1a8", "readyok"]);
}

#[test]
fn the_end_of_input_ends_a_search() {
    let lines = session(&["position startpos", "go"]);
    only(&lines, "bestmove ");
    let lines = session(&["go infinite", "quit"]);
    only(&lines, "bestmove ");
}

#[test]
fn times_and_clocks_are_kept() {
    let go =
        ["go movetime 30", "go wtime 300 btime 300 winc 5 binc 5", "go wtime 0 btime 0", "go nodes 2000 movestogo 3"];
    for go in go {
        only(&session(&[go, "ucinewgame"]), "bestmove ");
    }
    let lines =
        session(&["setoption name UCI_Variant value chaturaji", "go wtime 200", "go time1 200 inc1 5", "ucinewgame"]);
    assert_eq!(with_start(&lines, "bestmove ").len(), 2);
    let lines = session(&["go btime 200 depth 2", "ucinewgame"]);
    only(&lines, "info string the clock of the side to move is not given");
    only(&lines, "bestmove ");
}

#[test]
fn lines_of_play_are_counted() {
    let lines = session(&["setoption name UCI_Variant value janus", "go perft 2", "ucinewgame"]);
    only(&lines, "Nodes searched: 782");
    only(&lines, "e2e4: 28");
    only(&session(&["go perft 0", "ucinewgame"]), "Nodes searched: 1");
}

#[test]
fn a_level_limits_the_search_and_a_seed_repeats_it() {
    let game = |seed: &str| {
        let seed = format!("setoption name Seed value {seed}");
        let lines = session(&["setoption name Level value 1", &seed, "go", "ucinewgame"]);
        assert!(with_start(&lines, "info depth 3 ").is_empty(), "{lines:#?}");
        only(&lines, "bestmove ").to_string()
    };
    assert_eq!(game("1"), game("1"));
    let different: std::collections::BTreeSet<String> = ["1", "2", "3", "4", "5", "6"].map(game).into();
    assert!(different.len() > 1, "{different:?}");
}

#[test]
fn an_option_of_a_game_changes_its_rules() {
    let lines = session(&[
        "setoption name king-leap value true",
        "setoption name UCI_Variant value gigachess2",
        "d",
        "setoption name king-leap value false",
        "d",
    ]);
    assert!(lines[0].contains("Chess has no king-leap") && lines[0].contains("gigachess2"), "{}", lines[0]);
    let rights: Vec<&str> = with_start(&lines, "Fen: ").iter().filter_map(|fen| fen.split(' ').nth(3)).collect();
    assert_eq!(rights, ["Kk", "-"]);
}

#[test]
fn king_and_rook_castle_from_wherever_they_stand_in_chess960() {
    let fen = "position fen 4k3/8/8/8/8/8/8/RK4R1 w GA - 0 1";
    let lines = session(&["setoption name UCI_Chess960 value true", fen, "go perft 1", "quit"]);
    for castling in ["b1g1: 1", "b1a1: 1"] {
        assert!(lines.iter().any(|line| line == castling), "{castling}: {lines:#?}");
    }
    // Moves are read in the format in which they are written.
    let played = format!("{fen} moves b1g1");
    let lines = session(&["setoption name UCI_Chess960 value true", &played, "d", "quit"]);
    assert!(only(&lines, "Fen: ").contains("/R4RK1 b"), "{lines:#?}");
}

#[test]
fn several_lines_can_be_asked_for() {
    let lines =
        session(&["setoption name MultiPV value 2", "go depth 2", "setoption name Clear Hash", "go depth 1", "quit"]);
    for place in ["1", "2"] {
        let here = format!(" multipv {place} ");
        assert!(with_start(&lines, "info depth 2 ").iter().any(|line| line.contains(&here)), "{lines:#?}");
    }
    assert_eq!(with_start(&lines, "info string"), Vec::<&str>::new());
}

#[test]
fn every_error_is_reported_and_changes_nothing() {
    let faults = [
        ("hello", "there is no command “hello”"),
        ("position startpos moves e2e5", "move 1 (e2e5): the Pawn on e2 cannot go to e5"),
        ("position startpos moves 0000", "move 1 (0000)"),
        ("setoption", "setoption name"),
        ("setoption name", "there is no option “”"),
        ("setoption name Contempt value 5", "there is no option “Contempt”"),
        ("setoption name Hash value lots", "Hash must be a whole number"),
        ("setoption name Hash", "Hash needs a value"),
        ("setoption name UCI_Variant value bridge", "bridge"),
        ("setoption name Method value dice", "there is no method “dice”"),
        ("setoption name king-leap value perhaps", "true or false"),
        ("perft 3", "there is no command “perft”"),
    ];
    for (line, why) in faults {
        let lines = session(&[line, "d"]);
        assert!(lines[0].starts_with("info string ") && lines[0].contains(why), "{line}: {}", lines[0]);
        only(&lines, "Fen: rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1");
        assert!(with_start(&lines, "bestmove").is_empty(), "{line}");
    }
}

#[test]
fn a_position_that_cannot_be_set_up_never_leaves_the_old_one() {
    for (line, why) in [
        ("position", "write position startpos"),
        ("position fen", "write position startpos"),
        ("position fen 8/8 w", "not a position"),
        ("position nowhere moves e2e4", "write position startpos"),
    ] {
        let lines =
            session(&["position startpos moves e2e4", line, "d", "go depth 2", "position startpos", "go depth 1"]);
        assert!(lines[0].starts_with("info string ") && lines[0].contains(why), "{line}: {}", lines[0]);
        let nothing = "info string the last position could not be set up: there is nothing to search";
        assert_eq!(with_start(&lines, nothing).len(), 2, "{line}: {lines:#?}");
        let best = with_start(&lines, "bestmove ");
        assert!(best.len() == 2 && best[0] == "bestmove 0000" && best[1] != best[0], "{line}: {best:?}");
    }
}

#[test]
fn a_position_is_set_up_as_far_as_it_can_be() {
    let lines = session(&["position startpos", "position startpos moves e2e4 e7e5 e4e5 a2a3", "d", "go depth 1"]);
    assert!(only(&lines, "info string").contains("move 3 (e4e5): "), "{lines:#?}");
    only(&lines, "Fen: rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq e6 0 2");
    only(&lines, "bestmove ");
    let lines = session(&["position fen 8/P6k/8/8/8/8/8/K7 moves a7a8Q", "d"]);
    assert!(only(&lines, "Fen: ").contains("Q7/7k"), "{lines:#?}");
    assert!(lines[0].starts_with("info string ") && lines[0].contains("whose turn"), "{lines:#?}");
}

#[test]
fn a_root_that_is_drawn_by_rule_gets_a_move() {
    let there_and_back = "g1f3 g8f6 f3g1 f6g8 ".repeat(2);
    for (line, why, black) in [
        (format!("position startpos moves {there_and_back}"), "three times", false),
        ("position fen 4kr2/8/8/8/8/8/8/3RK3 b - - 100 80".to_string(), "fifty moves", true),
        ("position fen 4k3/8/8/8/8/8/8/4K3 w - - 0 1".to_string(), "only the Kings", false),
    ] {
        let lines = session(&[&line, "go depth 3", "ucinewgame"]);
        assert!(only(&lines, "info string drawn").contains(why), "{lines:#?}");
        let best = only(&lines, "bestmove ").split(' ').nth(1).expect("a move").to_string();
        let lines = session(&[&format!("{line}{} {best}", if line.contains("moves") { "" } else { " moves" }), "d"]);
        assert_eq!(only(&lines, "Fen: ").contains(" w "), black, "{best}: {lines:#?}");
        assert!(with_start(&lines, "info string").is_empty(), "{best}: {lines:#?}");
    }
    let lines = session(&["position fen 7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "go depth 3"]);
    only(&lines, "info depth 0 score cp 0");
    only(&lines, "bestmove (none)");
}

#[test]
fn every_go_is_answered_once() {
    for (go, reported) in [
        ("go depth", "depth needs a whole number"),
        ("go depth 0", "depth 0 is ignored"),
        ("go depth -1", "depth -1 is ignored"),
        ("go nodes 0", "nodes 0 is ignored"),
        ("go sideways", "go does not know “sideways”"),
        ("go infinite foo", "go does not know “foo”"),
        ("go wtime 60 btime 60 rtime 3 movestogo 0", "go does not know “rtime 3”"),
        ("go wtime 50.5 btime 100", "“50.5” is cut short"),
        ("go wtime -50 btime 1000", "wtime -50 is read as 0"),
        ("go depth 2 nodes 99999999999999999999", "nodes 99999999999999999999 is read as "),
        ("go depth 999999999999 nodes 900", "depth 999999999999 is read as "),
    ] {
        let lines = session(&[go, "go depth 1"]);
        assert!(
            lines.iter().any(|line| line.starts_with("info string ") && line.contains(reported)),
            "{go}: {lines:#?}"
        );
        assert_eq!(with_start(&lines, "bestmove ").len(), 2, "{go}: {lines:#?}");
    }
    let lines = session(&["go infinite", "go infinite", "position startpos", "ucinewgame", "go depth 1", "quit"]);
    assert_eq!(with_start(&lines, "bestmove ").len(), 3, "{lines:#?}");
}

#[test]
fn whatever_is_said_each_go_gets_one_best_move() {
    const WORDS: [&str; 60] = [
        "go",
        "go",
        "go",
        "go",
        "position",
        "position",
        "position startpos",
        "position startpos",
        "moves",
        "moves",
        "e2e4",
        "e7e5",
        "e2e4",
        "g1f3",
        "0000",
        "a7a8Q",
        "e1h1",
        "O-O",
        "fen",
        "fen",
        "8/P6k/8/8/8/8/8/K7",
        "4k3/8/8/8/8/8/8/4K3",
        "w",
        "b",
        "KQkq",
        "-",
        "-",
        "0",
        "1",
        "99999999999999999999",
        "-7",
        "3.5",
        "NaN",
        "depth",
        "nodes",
        "movetime",
        "wtime",
        "btime",
        "winc",
        "movestogo",
        "mate",
        "infinite",
        "ponder",
        "searchmoves",
        "rtime",
        "stop",
        "ucinewgame",
        "isready",
        "setoption",
        "name",
        "value",
        "MultiPV",
        "Level",
        "UCI_Variant",
        "Janus",
        "d",
        "debug",
        "ponderhit",
        "\u{1F600}",
        "\0",
    ];
    for seed in 0..6 {
        let mut chance = fastrand::Rng::with_seed(seed);
        let mut lines: Vec<String> = Vec::new();
        for _ in 0..60 {
            let words: Vec<&str> = (0..chance.usize(1..9)).map(|_| *chance.choice(&WORDS).unwrap_or(&"")).collect();
            let mut line = words.join(" ");
            // Each search gets a limit, so that it does not take long.
            if line.contains("go") && !line.contains("infinite") {
                line.push_str(" nodes 50 movetime 5");
            }
            lines.push(line);
        }
        let reported = session(&lines.iter().map(String::as_str).collect::<Vec<_>>());
        let commands = [
            "uci",
            "isready",
            "ucinewgame",
            "setoption",
            "position",
            "go",
            "stop",
            "d",
            "debug",
            "register",
            "ponderhit",
        ];
        let first = |line: &String| line.split([' ', '\0']).find(|word| commands.contains(word)).map(String::from);
        let asked = lines.iter().filter(|line| first(line).as_deref() == Some("go")).count();
        assert_eq!(with_start(&reported, "bestmove ").len(), asked, "seed {seed}: {lines:#?}\n{reported:#?}");
    }
}

#[test]
fn counts_of_any_depth_end_when_told() {
    for last in ["stop", "quit", "ucinewgame"] {
        let lines = session(&["go perft 100000", last]);
        assert!(lines.iter().any(|line| line == "info string perft 100000 is read as 10000"), "{last}: {lines:#?}");
        only(&lines, "info string stopped before all moves were counted");
    }
    // Commands after the one that waits for the perft are executed as well.
    let lines = session(&["go perft 9", "ucinewgame", "stop", "isready"]);
    only(&lines, "info string stopped before all moves were counted");
    only(&lines, "readyok");
}

#[test]
fn a_table_larger_than_the_memory_is_refused() {
    let lines = session(&["setoption name Hash value 999999999", "go depth 1"]);
    assert!(only(&lines, "info string").contains("Hash"), "{lines:#?}");
    only(&lines, "bestmove ");
}

#[test]
fn a_line_without_an_end_is_passed_over() {
    let lines = session(&[&"x".repeat(3 << 20), "isready"]);
    assert_eq!(lines, ["info string a line of more than a megabyte is passed over", "readyok"]);
}

#[test]
fn only_searchmoves_are_searched() {
    let lines = session(&["go searchmoves a2a3 h2h3 a2a9 depth 3", "ucinewgame"]);
    assert!(only(&lines, "info string searchmoves: a2a9").contains("not a square"));
    let best = only(&lines, "bestmove ");
    assert!(best.starts_with("bestmove a2a3") || best.starts_with("bestmove h2h3"), "{best}");
    let first = |line: &&str| line.contains(" pv a2a3") || line.contains(" pv h2h3");
    assert!(with_start(&lines, "info depth").iter().all(first), "{lines:#?}");
    let four = session(&["setoption name UCI_Variant value chaturaji", "go searchmoves g2f2 depth 2", "ucinewgame"]);
    assert!(only(&four, "bestmove ").starts_with("bestmove g2f2"), "{four:#?}");
}

#[test]
fn while_it_ponders_the_move_is_kept_back() {
    // The search reaches its depth limit, but the move is sent after `ponderhit`, which ends pondering.
    let lines = session(&["go ponder depth 1", "isready", "ponderhit", "ucinewgame"]);
    let place = |start: &str| lines.iter().position(|line| line.starts_with(start));
    assert!(place("readyok") < place("bestmove ") && place("bestmove ").is_some(), "{lines:#?}");
}

#[test]
fn bytes_that_are_no_text_are_survived() {
    let mut command = Command::cargo_bin("menagerie").expect("the program is built with its tests");
    let done = command.arg("uci").write_stdin(b"\xff\xfe\n\nisready\nquit\n".to_vec()).assert().success();
    let text = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert!(text.starts_with("info string there is no command") && text.ends_with("readyok\n"), "{text}");
}
