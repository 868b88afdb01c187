//! `xboard`: the program as XBoard and WinBoard use it.

use assert_cmd::cargo::cargo_bin;
use std::io::{BufRead as _, BufReader, Lines, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";

/// The program, with line-based input and output.
struct Engine {
    child: Child,
    input: ChildStdin,
    output: Lines<BufReader<ChildStdout>>,
    pings: u32,
}

impl Engine {
    fn new() -> Engine {
        Engine::with(&[])
    }

    fn with(arguments: &[&str]) -> Engine {
        let mut child = Command::new(cargo_bin("menagerie"))
            .arg("xboard")
            .args(arguments)
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("the program is built with its tests");
        let input = child.stdin.take().expect("piped");
        let output = BufReader::new(child.stdout.take().expect("piped")).lines();
        let mut engine = Engine { child, input, output, pings: 0 };
        engine.put("xboard");
        engine
    }

    /// Starts a game in force mode.
    fn force(variant: &str) -> Engine {
        let mut engine = Engine::new();
        engine.say(&["new", &format!("variant {variant}"), "force"]);
        engine
    }

    fn put(&mut self, line: &str) {
        writeln!(self.input, "{line}").expect("it listens");
    }

    /// The answers to these lines, and to the last move that they call for.
    fn say(&mut self, lines: &[&str]) -> Vec<String> {
        for line in lines {
            self.put(line);
        }
        self.pings += 1;
        let (ping, pong) = (format!("ping {}", self.pings), format!("pong {}", self.pings));
        self.put(&ping);
        let mut answers = Vec::new();
        loop {
            let line = self.output.next().expect("it answers").expect("text");
            if line == pong {
                return answers;
            }
            answers.push(line);
        }
    }

    /// Checks that these lines have no answers.
    fn quietly(&mut self, lines: &[&str]) {
        assert_eq!(self.say(lines), [""; 0], "{lines:?}");
    }
}

impl Drop for Engine {
    fn drop(&mut self) {
        // It may have ended already.
        let _ = writeln!(self.input, "quit");
        let _ = self.child.wait();
    }
}

fn with_start<'a>(lines: &'a [String], start: &str) -> Vec<&'a str> {
    lines.iter().filter_map(|line| line.strip_prefix(start)).collect()
}

#[test]
fn it_introduces_itself() {
    let lines = Engine::new().say(&["protover 2", "accepted ping", "rejected san"]);
    let features: Vec<&str> = with_start(&lines, "feature ").iter().flat_map(|line| line.split(' ')).collect();
    for feature in ["ping=1", "setboard=1", "usermove=1", "san=0", "memory=1", "analyze=1", "colors=0", "sigint=0"] {
        assert!(features.contains(&feature), "{feature}: {lines:#?}");
    }
    assert!(
        lines.iter().any(|line| line.starts_with("feature variants=\"normal,gigachess,gigachess2,capablanca,janus,"))
    );
    assert!(lines.contains(&"feature option=\"Level -spin 0 0 8\"".to_string()), "{lines:#?}");
    assert_eq!(lines.last().map(String::as_str), Some("feature done=1"));
}

#[test]
fn a_game_of_ones_own_begins_with_new() {
    let file = std::env::temp_dir().join(format!("menagerie-xboard-{}.ini", std::process::id()));
    std::fs::write(&file, "[mine:chess]\ncastling = false\n").expect("a file");
    let mut engine = Engine::with(&["--definition", file.to_str().expect("a path")]);
    let lines = engine.say(&["new", "force"]);
    assert!(lines.iter().any(|line| line.starts_with("setup ") && line.contains(" w - ")), "no castling: {lines:#?}");
    let lines = engine.say(&["variant normal", "variant mine"]);
    assert_eq!(with_start(&lines, "setup ").len(), 1, "{lines:#?}");
    drop(std::fs::remove_file(file));
}

#[test]
fn commands_without_an_answer() {
    let mut engine = Engine::force("normal");
    let quiet = [
        "",
        "random",
        "hard",
        "easy",
        "post",
        "nopost",
        "level 40 5 0",
        "level 0 2:30 12",
        "st 3",
        "sd 4",
        "nps 1000",
        "time 1000",
        "otim -20",
        "computer",
        "name Somebody",
        "rating 2000 1900",
        "cores 2",
        "memory 8",
        "option Level=3",
        "option king-leap=0",
        "draw",
        "?",
        "result * {no reason}",
    ];
    // Settings for the next game are confirmed by a comment.
    let reported = engine.say(&quiet);
    assert!(reported.iter().all(|line| line.starts_with('#')), "{reported:#?}");
}

#[test]
fn errors_name_the_command() {
    let mut engine = Engine::force("normal");
    for (line, answer) in [
        ("edit", "Error (unknown command): edit"),
        ("make tea", "Error (unknown command): make tea"),
        ("undo", "Error (command not legal now): undo"),
        ("remove", "Error (command not legal now): remove"),
        (".", "Error (command not legal now): ."),
        ("sd 0", "Error (write sd PLIES, at least 1): sd 0"),
        ("st", "Error (write st SECONDS): st"),
        ("level 40", "Error (write level MOVES MINUTES[:SECONDS] INCREMENT): level 40"),
        ("usermove e2e5", "Illegal move (the Pawn on e2 cannot go to e5): e2e5"),
        ("usermove e7e5", "Illegal move (the Pawn on e7 is Black’s, and it is White’s turn): e7e5"),
        ("e2e5", "Illegal move (the Pawn on e2 cannot go to e5): e2e5"),
    ] {
        assert_eq!(engine.say(&[line]), [answer], "{line}");
    }
    for line in ["variant chaturaji", "variant bridge", "memory much", "option Level=9", "option Tea=1", "lift z0"] {
        let answers = engine.say(&[line]);
        assert!(answers.len() == 1 && answers[0].starts_with("Error (") && answers[0].ends_with(line), "{answers:?}");
    }
}

#[test]
fn it_moves_when_it_is_its_turn() {
    let mut engine = Engine::new();
    let answers = engine.say(&["new", "sd 2", "post", "time 30000", "otim 30000", "usermove e2e4"]);
    assert_eq!(with_start(&answers, "move ").len(), 1, "{answers:#?}");
    // Depth, score, time, nodes, moves.
    let thought = answers.iter().find(|line| line.starts_with("2 ")).expect("a thought");
    let (numbers, moves) =
        thought.split(' ').map(str::to_string).partition::<Vec<_>, _>(|word| word.parse::<i64>().is_ok());
    assert!(numbers.len() == 4 && !moves.is_empty(), "{thought}");
    // Plays the other side, and back.
    let answers = engine.say(&["force", "nopost", "go"]);
    assert_eq!((answers.len(), with_start(&answers, "move ").len()), (1, 1), "{answers:#?}");
    engine.quietly(&["playother"]);
    engine.quietly(&["force", "undo", "remove"]);
    let hint = engine.say(&["hint"]);
    assert!(hint.len() == 1 && hint[0].starts_with("Hint: "), "{hint:?}");
    assert_eq!(engine.say(&["undo"]), ["Error (command not legal now): undo"]);
}

#[test]
fn a_search_can_be_hurried_and_dropped() {
    let mut engine = Engine::new();
    let answers = engine.say(&["st 1000", "go", "usermove e2e4", "?"]);
    assert_eq!(answers[0], "Illegal move (it is the computer's turn): e2e4");
    assert_eq!(with_start(&answers, "move ").len(), 1, "{answers:#?}");
    engine.quietly(&["new", "st 1000", "go", "force"]);
    engine.quietly(&["go", "result 1-0 {somebody resigns}"]);
    engine.quietly(&["new", "st 1000", "go", "new"]);
}

#[test]
fn the_end_of_input_ends_a_search_with_its_move() {
    for last in ["", "quit"] {
        let mut command = assert_cmd::Command::new(cargo_bin("menagerie"));
        let done = command.arg("xboard").write_stdin(format!("xboard\nst 1000\ngo\n{last}\n")).assert().success();
        let text = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
        assert!(text.starts_with("move ") && text.lines().count() == 1, "{text}");
    }
}

#[test]
fn a_pawn_chooses_what_it_becomes() {
    let mut engine = Engine::force("janus");
    engine.quietly(&["setboard 9k/P9/10/10/10/10/10/K9 w - - 0 1"]);
    assert_eq!(engine.say(&["lift a7", "put a8"]), ["highlight M9/10/10/10/10/10/10/10", "choice QJRBN"]);
    assert!(engine.say(&["usermove a7a8"])[0].starts_with("Illegal move (say what it becomes"));
    engine.quietly(&["usermove a7a8j"]);
}

#[test]
fn ends_are_announced_and_nothing_is_moved_after() {
    let mut engine = Engine::new();
    for (fen, mv, answer) in [
        ("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "a1a8", "1-0 {White mates}"),
        ("6k1/8/8/8/8/8/5PPP/r1K5 w - - 0 1", "c1b2", ""),
        ("7k/8/6K1/8/8/8/8/5Q2 w - - 0 1", "f1f7", "1/2-1/2 {Stalemate}"),
        ("7k/8/8/8/8/8/8/KQ6 w - - 99 80", "b1b2", "1/2-1/2 {Draw by fifty-move rule}"),
        ("7k/8/8/8/8/8/1q6/K7 w - - 0 1", "a1b2", "1/2-1/2 {Draw by insufficient material}"),
    ] {
        engine.quietly(&["new", "force", "sd 1", &format!("setboard {fen}"), "playother"]);
        let answers = engine.say(&[&format!("usermove {mv}")]);
        if answer.is_empty() {
            assert_eq!(with_start(&answers, "move ").len(), 1, "{answers:#?}");
        } else {
            assert_eq!(answers, [answer], "{fen}");
            assert_eq!(engine.say(&["usermove g1g2"]), ["Illegal move (the game is over): g1g2"]);
            assert_eq!(engine.say(&["go"]), ["Error (command not legal now): go"]);
        }
    }
    // Its own mate is announced as well.
    let answers = engine.say(&["new", "force", "sd 3", "setboard 6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1", "go"]);
    assert_eq!(answers, ["move a1a8", "1-0 {White mates}"]);
}

#[test]
fn a_repetition_ends_play_but_not_the_loading_of_a_game() {
    let there_and_back = ["usermove g1f3", "usermove g8f6", "usermove f3g1", "usermove f6g8"];
    let mut engine = Engine::force("normal");
    engine.quietly(&there_and_back);
    engine.quietly(&there_and_back);
    engine.quietly(&["usermove e2e4"]);
    engine.quietly(&["undo"]);
    assert_eq!(engine.say(&["go"]), ["1/2-1/2 {Draw by repetition}"]);
}

#[test]
fn a_refused_position_leaves_none() {
    let mut engine = Engine::force("normal");
    let answers = engine.say(&["setboard 8/8/8 w"]);
    assert!(answers.len() == 1 && answers[0].starts_with("tellusererror Illegal position: "), "{answers:?}");
    assert!(engine.say(&["usermove e2e4"])[0].starts_with("Illegal move (there is no position: "));
    assert!(engine.say(&["go"])[0].starts_with("Error (there is no position: "));
    engine.quietly(&[&format!("setboard {CHESS} w KQkq - 0 1"), "usermove e2e4"]);
}

#[test]
fn analysis_goes_on_from_move_to_move() {
    let mut engine = Engine::force("janus");
    engine.put("post");
    engine.put("analyze");
    let thought = engine.output.next().expect("a thought").expect("text");
    assert!(thought.split(' ').count() >= 5, "{thought}");
    let answers = engine.say(&["usermove e2e4", ".", "undo", "exit"]);
    assert_eq!(with_start(&answers, "stat01: ").len(), 1, "{answers:#?}");
    assert!(with_start(&answers, "move ").is_empty() && with_start(&answers, "Error").is_empty(), "{answers:#?}");
    assert_eq!(engine.say(&["."]), ["Error (command not legal now): ."]);
}

#[test]
fn games_that_xboard_does_not_know_are_described() {
    for (id, kinds) in [("gigachess", 20), ("gigachess2", 25)] {
        let lines = Engine::new().say(&["new", &format!("variant {id}")]);
        let setup = with_start(&lines, "setup (");
        assert!(setup.len() == 1 && setup[0].contains(") 14x14+0_fairy "), "{lines:#?}");
        assert_eq!(with_start(&lines, "piece ").len(), kinds, "{id}");
    }
    for name in ["normal", "janus", "capablanca"] {
        Engine::new().quietly(&["new", &format!("variant {name}")]);
    }
}

#[test]
fn the_leap_of_the_king_is_an_option() {
    let mut engine = Engine::new();
    let reported = engine.say(&["variant gigachess2", "option king-leap=1"]);
    assert_eq!(reported.last().map(String::as_str), Some("# this holds from the next game on"));
    let lines = engine.say(&["new", "variant gigachess2"]);
    assert!(lines.contains(&"piece K& KimNimAimD".to_string()), "{lines:#?}");
}

#[test]
fn castling_in_janus_is_written_in_coordinates() {
    let castle = "setboard r3k4r/pppppppppp/10/10/10/10/PPPPPPPPPP/R3K4R w KQkq - 0 1";
    for text in ["e1b1", "e1i1", "O-O", "O-O-O", "Kb1"] {
        Engine::force("janus").quietly(&[castle, &format!("usermove {text}")]);
    }
}

#[test]
fn moves_that_xboard_does_not_do_by_itself() {
    // A Corporal captures a Prince en passant: XBoard would leave the Prince on the board.
    let mut engine = Engine::force("gigachess");
    engine.quietly(&["setboard 7k6/1N12/14/14/3i10/14/4O9/14/14/14/14/14/14/7K6 b - - 0 1", "usermove d10d8"]);
    assert_eq!(engine.say(&["lift e8"]), ["highlight 14/14/14/14/4Y9/4YY8/3C10/14/14/14/14/14/14/14"]);
    assert_eq!(engine.say(&["put d8", "lift d8"]), ["highlight 14/14/14/14/14/3R10/14/14/14/14/14/14/14/14"]);
    engine.quietly(&["usermove e8d8,d8d9", "usermove h14h13"]);
    // XBoard lets only Pawns promote: for other pieces the promotion is sent to it.
    let marks = "highlight 3B10/14/3Y10/Y1Y11/14/14/14/14/14/14/14/14/14/14";
    assert_eq!(engine.say(&["lift b13"]), [marks]);
    assert_eq!(engine.say(&["hover d14", "put d14"]), ["choice F"]);
    engine.quietly(&["usermove b13d14f", "undo", "usermove b13d14"]);
}

/// The engine plays both sides by the same rules, as in XBoard's two-machines mode.
#[test]
fn whole_games_are_played() {
    for (variant, fen) in [
        ("normal", "4k3/8/8/8/8/8/PP6/R3K2R w KQ - 0 1"),
        ("janus", "4k5/10/10/10/10/10/PP8/R3K1J2R w KQ - 0 1"),
        ("gigachess", "7k6/1N12/14/14/3i10/14/4O9/14/14/14/14/Q13/14/7K5R b - - 0 1"),
    ] {
        let mut sides = [Engine::force(variant), Engine::force(variant)];
        for side in &mut sides {
            side.quietly(&[&format!("setboard {fen}"), "sd 3"]);
        }
        let mut to_move = usize::from(fen.contains(" b "));
        let mut answers = sides[to_move].say(&["go"]);
        let mut begun = false;
        for _ in 0..400 {
            let mv = with_start(&answers, "move ").concat();
            if let Some(end) = answers.iter().find(|line| line.ends_with('}')) {
                assert!(end.starts_with("1-0 {") || end.starts_with("1/2-1/2 {"), "{end}");
                begun = !mv.is_empty();
                break;
            }
            to_move = 1 - to_move;
            let other = &mut sides[to_move];
            answers = other.say(&[&format!("usermove {mv}")]);
            if answers.is_empty() {
                answers = other.say(&["go"]);
            }
        }
        assert!(begun, "{variant} comes to an end: {answers:#?}");
    }
}
