use serde::Serialize;
use serde_json::{Value, json};

use super::Editor;
use crate::json::Json;
use crate::session::variants::tests::king_leap;

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const FOUR: &str = "bB,bP,2,yK,yE,yN,yB/bN,bP,2,yP,yP,yP,yP/bE,bP,6/bK,bP,6/6,rP,rK/6,rP,rE/gP,gP,gP,gP,2,rP,rN/gB,gN,gE,gK,2,rP,rB r 0,0,0,0 -,-,-,- - 0 1";

fn read<T: Serialize>(value: T) -> Value {
    serde_json::to_value(value).unwrap()
}

fn ids(problems: &Value) -> Vec<&str> {
    problems.as_array().unwrap().iter().map(|it| it["text"].as_str().unwrap()).collect()
}

#[test]
fn a_position_is_set_up_piece_by_piece() {
    let mut editor = Editor::new("chess", None, CHESS).unwrap();
    editor.clear();
    assert_eq!(ids(&read(editor.problems())), ["position-kings", "position-kings"]);
    editor.place("e1", "king", 0).unwrap();
    editor.place("e8", "king", 1).unwrap();
    editor.place("a7", "pawn", 0).unwrap();
    editor.set_turn(1).unwrap();
    assert_eq!(editor.fen(), "4k3/P7/8/8/8/8/8/4K3 b - - 0 1");
    assert_eq!(read(editor.problems()), json!([]));
    editor.move_piece("a7", "a8").unwrap();
    assert_eq!(ids(&read(editor.problems())), ["position-misplaced"]);
    editor.remove("a8").unwrap();
    editor.place("c3", "king", 0).unwrap();
    assert_eq!(editor.fen(), "4k3/8/8/8/8/2K5/8/8 b - - 0 1", "there is one King a player");
    editor.start();
    assert_eq!(editor.fen(), CHESS);
}

#[test]
fn who_gives_check_out_of_turn_is_reported() {
    let mut editor = Editor::new("chess", None, "4k3/8/8/8/8/8/4r3/K7 w - - 0 1").unwrap();
    editor.move_piece("e2", "a2").unwrap();
    editor.set_turn(1).unwrap();
    assert_eq!(ids(&read(editor.problems())), ["position-opponent-in-check"]);
}

#[test]
fn rights_count_where_their_pieces_stand() {
    let mut editor = Editor::new("chess", None, CHESS).unwrap();
    editor.move_piece("h1", "h3").unwrap();
    assert!(editor.fen().contains(" w Qkq "));
    let rights = read(editor.rights());
    assert_eq!(
        (&rights[0]["on"], &rights[0]["possible"], &rights[1]["on"]),
        (&json!(false), &json!(false), &json!(true))
    );
    editor.move_piece("h3", "h1").unwrap();
    editor.set_right("q", false);
    assert!(editor.fen().contains(" w KQk "));
    assert_eq!(read(editor.problems()), json!([]));
    let fen = "k13/14/14/14/14/14/14/14/14/14/14/14/7K6/14 w - - 0 1";
    let leap = Editor::at(&king_leap(), fen).unwrap();
    assert_eq!(read(leap.rights()).as_array().unwrap().len(), 2);
    assert_eq!(read(Editor::new("chaturaji", None, FOUR).unwrap().rights()), json!([]));
}

#[test]
fn what_the_last_move_left_behind_goes_with_a_change() {
    let fen = "rnbqkbnr/pppp1ppp/8/8/3Pp3/8/PPP1PPPP/RNBQKBNR b KQkq d3 0 2";
    let mut editor = Editor::new("chess", None, fen).unwrap();
    assert_eq!(editor.fen(), fen);
    editor.remove("a2").unwrap();
    assert!(editor.fen().ends_with(" b KQkq - 0 2"));
}

#[test]
fn sudden_death_follows_the_players_who_are_in() {
    let mut editor = Editor::new("chaturaji", None, FOUR).unwrap();
    editor.remove("a5").unwrap();
    assert!(editor.fen().contains(" - 0 1"));
    editor.remove("e8").unwrap();
    assert!(editor.fen().ends_with(" -,-,-,- 20 0 1"), "{}", editor.fen());
    assert_eq!(read(editor.problems()), json!([]));
    editor.set_turn(3).unwrap();
    assert_eq!(ids(&read(editor.problems())), ["position-turn-of-out"]);
}

#[test]
fn what_is_not_there_is_refused() {
    let mut editor = Editor::new("chess", None, CHESS).unwrap();
    assert!(editor.place("e9", "king", 0).unwrap_err().json().contains("fault-off-board"));
    assert!(editor.place("e4", "unicorn", 0).is_err());
    assert!(editor.place("e4", "king", 2).is_err());
    assert!(editor.set_turn(5).is_err() && editor.remove("z").is_err());
    assert!(Editor::new("chess", None, "8/8 w").is_err());
}

#[test]
fn an_empty_board_of_four_is_no_game_that_all_have_won() {
    let mut editor = Editor::new("chaturaji", None, FOUR).unwrap();
    editor.clear();
    assert!(editor.problems().json().contains("position-empty"), "{}", editor.problems().json());
    assert!(crate::session::Session::from_position("chaturaji", None, &editor.fen()).is_err());
}
