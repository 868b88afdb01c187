//! `play`: a game in the terminal, typed through standard input.

use assert_cmd::Command;

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const JANUS: &str = "rjnbkqbnjr/pppppppppp/10/10/10/10/PPPPPPPPPP/RJNBKQBNJR w KQkq - 0 1";

/// `menagerie play` with these arguments, split at spaces.
fn play(arguments: &str) -> Command {
    let mut command = Command::cargo_bin("menagerie").expect("the program is built with its tests");
    command.arg("play").args(arguments.split_whitespace());
    command
}

/// The output while these lines are typed.
fn session(arguments: &str, lines: &[&str]) -> String {
    let done = play(arguments).write_stdin(lines.join("\n") + "\n").assert().success();
    String::from_utf8(done.get_output().stdout.clone()).expect("text")
}

/// The error output of the program; it must exit with 1.
fn complaint(arguments: &str) -> String {
    let done = play(arguments).assert().code(1);
    String::from_utf8(done.get_output().stderr.clone()).expect("text")
}

fn assert_says(text: &str, words: &[&str]) {
    for word in words {
        assert!(text.contains(word), "“{word}” is not in: {text}");
    }
}

#[test]
fn a_move_is_played_and_the_board_shown() {
    let shown = session("--variant chess --computer none", &["e2e4", "Nf6", "fen", "quit"]);
    assert_says(
        &shown,
        &["Chess", " 1  R N B Q K B N R", " 4  . . . . P . . .", " 6  . . . . . n . .", "White> ", "Black> "],
    );
    assert_says(&shown, &["rnbqkb1r/pppppppp/5n2/8/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 1 2"]);
}

#[test]
fn an_illegal_move_is_explained_and_asked_again() {
    let shown = session("--variant janus --computer none", &["e2e5", "e7e5", "Qh5", "what", "fen", "quit"]);
    assert_says(
        &shown,
        &["the Pawn on e2 cannot go to e5", "it is White’s turn", "no Queen can go to h5", "“what” is not a move"],
    );
    assert_says(&shown, &[JANUS]);
}

#[test]
fn undo_and_redo_take_turns_back_and_forth() {
    let shown = session(
        "--variant chess --computer none",
        &["e2e4", "undo", "fen", "redo", "fen", "undo", "undo", "fen", "quit"],
    );
    let fens: Vec<&str> = shown.lines().filter(|line| line.contains(" KQkq ")).collect();
    let positions: Vec<&str> = fens.iter().map(|line| line.rsplit("> ").next().expect("a text")).collect();
    let played = "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq e3 0 1";
    assert_eq!(positions, [CHESS, played, CHESS]);
}

#[test]
fn the_computer_answers() {
    for id in ["gigachess", "gigachess2", "janus", "chess"] {
        let shown = session(&format!("--variant {id} --level 1"), &["moves", "quit"]);
        assert!(!shown.contains("computer"), "White begins, and is a person: {shown}");
        let first = if id.starts_with("giga") { "e4e6" } else { "e2e4" };
        let shown = session(&format!("--variant {id} --level 1"), &[first, "quit"]);
        assert_says(&shown, &["Black (computer, depth 2): "]);
        assert!(shown.trim_end().ends_with("White>"), "{shown}");
    }
    let shown = session("--variant chaturaji --level 1", &["g1f1", "quit"]);
    assert_says(&shown, &["Green (computer", "Blue (computer", "Yellow (computer", "Red 0, Green 0"]);
}

#[test]
fn undo_takes_back_to_the_persons_turn() {
    let shown = session("--variant chess --level 1", &["e2e4", "undo", "fen", "quit"]);
    assert_says(&shown, &[&format!("White> {CHESS}")]);
}

#[test]
fn the_seats_of_the_computer_can_be_chosen() {
    let shown = session("--variant chess --computer white --level 1", &["quit"]);
    assert_says(&shown, &["White (computer, depth 2): ", "Black> "]);
    let shown = session("--variant chaturaji --computer green,Yellow --level 1", &["g1f1", "quit"]);
    assert_says(&shown, &["Green (computer", "Blue> "]);
    assert_says(&complaint("--variant chess --computer purple"), &["purple", "White, Black"]);
}

#[test]
fn check_and_the_end_are_printed() {
    let shown = session("--variant chess --computer none", &["e2e4", "f7f6", "Qh5", "g7g6", "quit"]);
    assert_says(&shown, &["Black (check)> "]);
    let shown = session("--variant chess --computer none", &["f2f3", "e7e5", "g2g4", "Qh4", "a2a3", "quit"]);
    assert_says(&shown, &["Black wins by checkmate.", "game over> ", "the game is over"]);
}

#[test]
fn the_computer_ends_the_game_it_can_win() {
    let mut command = play("--variant chess --computer white --level 1 --from");
    let done = command.arg("6k1/5ppp/8/8/8/8/8/R5K1 w - - 0 1").write_stdin("quit\n").assert().success();
    let shown = String::from_utf8_lossy(&done.get_output().stdout).into_owned();
    assert_says(&shown, &["White (computer, depth 1): Ra8#", "White wins by checkmate."]);
}

#[test]
fn the_end_of_input_ends_the_session() {
    let shown = session("--variant janus --computer none", &["e2e4"]);
    assert!(shown.trim_end().ends_with("Black>"), "{shown}");
}

#[test]
fn help_and_the_text_of_the_game_are_there() {
    let shown = session("--variant gigachess --computer none", &["help", "e4e6", "text", "quit"]);
    assert_says(&shown, &["undo, redo", "1. e6"]);
}

#[test]
fn a_bad_position_or_level_is_refused() {
    assert_says(&complaint("--variant chess --from nonsense"), &["the board has 8 ranks, but the text has 1"]);
    let done = play("--variant chess --from 8/P6k/8/8/8/8/8/K7").write_stdin("quit\n").assert().success();
    let shown = String::from_utf8(done.get_output().stdout.clone()).expect("text");
    assert_says(&shown, &["Note: the position does not say whose turn it is: “w” was taken.", " 7  P . . . . . . k"]);
    play("--variant chess --level 9").assert().failure();
}
