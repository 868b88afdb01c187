//! A game as the page plays it.

use menagerie_page::Session;
use serde::Serialize;
use serde_json::{Value, json};
use wasm_bindgen_test::wasm_bindgen_test;

use crate::border::{given, read};

/// The ids of texts.
fn texts(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|text| text["text"].as_str().unwrap()).collect()
}

/// The thrown text with its arguments, as JSON.
fn thrown<T>(made: Result<T, impl Serialize>) -> String {
    read(made.err().unwrap()).to_string()
}

fn session(id: &str) -> Session {
    Session::new(id, None).unwrap()
}

fn play(session: &mut Session, moves: &[&str]) {
    for text in moves {
        session.play(text).unwrap();
    }
}

#[wasm_bindgen_test]
fn the_four_games_are_listed_with_their_players() {
    let variants = read(Session::variants().ok().unwrap());
    let players = |id: &str| -> Vec<String> {
        let variant = variants.as_array().unwrap().iter().find(|variant| variant["id"] == id).unwrap();
        variant["players"].as_array().unwrap().iter().map(|it| it["name"].as_str().unwrap().to_string()).collect()
    };
    for id in ["gigachess", "gigachess2", "janus"] {
        assert_eq!(players(id), ["White", "Black"]);
    }
    assert_eq!(players("chaturaji"), ["Red", "Green", "Blue", "Yellow"]);
}

#[wasm_bindgen_test]
fn the_examples_of_moves_can_be_played() {
    for variant in read(Session::variants().ok().unwrap()).as_array().unwrap() {
        let id = variant["id"].as_str().unwrap();
        let examples = session(id).examples();
        assert_eq!(examples.len(), 2, "{id}: {examples:?}");
        assert!(examples[1].starts_with(|letter: char| letter.is_ascii_uppercase()), "{id}: {examples:?}");
        examples.iter().for_each(|text| play(&mut session(id), &[text.as_str()]));
    }
}

#[wasm_bindgen_test]
fn moves_are_played_in_coordinates_and_as_people_write_them() {
    let mut session = session("janus");
    play(&mut session, &["e2e4", "Nd6"]);
    let state = read(session.state());
    assert_eq!(texts(&state["status"]), ["status-to-move"]);
    assert_eq!(
        state["moves"],
        json!([{"number": 1, "player": 0, "text": "e4"}, {"number": 1, "player": 1, "text": "Nd6"}])
    );
}

#[wasm_bindgen_test]
fn what_cannot_be_played_is_said_in_words_and_changes_nothing() {
    let mut session = session("janus");
    let before = read(session.state());
    assert!(thrown(session.play("e2e5")).contains("fault-cannot-reach"));
    assert!(thrown(session.play("hello")).contains("fault-unreadable"));
    assert!(thrown(session.play("e7e5")).contains("player-black"));
    assert_eq!(read(session.state()), before);
}

#[wasm_bindgen_test]
fn what_cannot_be_started_is_said_in_words() {
    assert!(thrown(Session::new("checkers", None)).contains("checkers"));
    assert!(thrown(Session::new("janus", Some(given(json!({"wings": true}))))).contains("wings"));
    let position = thrown(Session::from_position("janus", None, "10/10 w"));
    assert!(position.contains("fault-position") && position.contains("game-janus"), "{position}");
}

#[wasm_bindgen_test]
fn undo_and_redo_go_through_the_game() {
    let mut session = session("gigachess");
    let start = read(session.state());
    play(&mut session, &["e4e6"]);
    let after = read(session.state());
    assert!(session.undo());
    let undone = read(session.state());
    let mut undone = undone;
    undone["canRedo"] = json!(false);
    assert_eq!(undone, start);
    assert!(!session.undo());
    assert!(session.redo());
    assert_eq!(read(session.state()), after);
    assert!(!session.redo());
}

#[wasm_bindgen_test]
fn check_and_mate_are_reported() {
    let mut session = session("chess");
    play(&mut session, &["f3", "e5", "g4"]);
    assert_eq!(read(session.targets("d8").ok().unwrap()).as_array().unwrap().len(), 4);
    play(&mut session, &["Qh4"]);
    let state = read(session.state());
    assert_eq!(texts(&state["status"]), ["over-checkmate"]);
    assert_eq!(state["ending"]["reason"], "checkmate");
    assert_eq!((&state["turn"], &state["over"]), (&Value::Null, &json!(true)));
    assert_eq!(state["winners"], json!([1]));
    assert_eq!(read(session.scene(None, 0).ok().unwrap())["check"], json!(["e1"]));
    assert_eq!(read(session.targets("e1").ok().unwrap()), json!([]));
}

#[wasm_bindgen_test]
fn targets_have_their_kinds() {
    let position = "k9/10/10/3p6/10/10/3P1P4/K2R1N4 w - - 0 1";
    let session = Session::from_position("janus", None, position).unwrap();
    let rook = read(session.targets("d1").ok().unwrap());
    assert!(rook.as_array().unwrap().contains(&json!({"square": "c1", "kind": "slide", "takes": false})));
    let knight = read(session.targets("f1").ok().unwrap());
    assert!(knight.as_array().unwrap().contains(&json!({"square": "g3", "kind": "leap", "takes": false})));
    let pawn = read(session.targets("d2").ok().unwrap());
    assert!(pawn.as_array().unwrap().contains(&json!({"square": "d4", "kind": "move", "takes": false})));
    assert_eq!(read(session.targets("d5").ok().unwrap()), json!([]), "it is not Black's turn");
}

#[wasm_bindgen_test]
fn a_cannon_captures_by_hopping() {
    let position = "k13/14/14/14/14/2p11/14/2P11/14/14/2C11/14/14/K13 w - - 0 1";
    let session = Session::from_position("gigachess", None, position).unwrap();
    let targets = read(session.targets("c4").ok().unwrap());
    assert!(targets.as_array().unwrap().contains(&json!({"square": "c9", "kind": "hop", "takes": true})));
    assert!(targets.as_array().unwrap().contains(&json!({"square": "c6", "kind": "move", "takes": false})));
}

#[wasm_bindgen_test]
fn promotions_are_offered_by_name() {
    let session = Session::from_position("janus", None, "k9/6P3/10/10/10/10/10/K9 w - - 0 1").unwrap();
    let choices = read(session.choices("g7", "g8").ok().unwrap());
    let names: Vec<&str> =
        choices.as_array().unwrap().iter().map(|choice| choice["name"]["text"].as_str().unwrap()).collect();
    assert_eq!(names, ["piece-queen", "piece-janus", "piece-rook", "piece-bishop", "piece-knight"]);
    assert_eq!(choices[1]["move"], "g7g8j");
}

#[wasm_bindgen_test]
fn captured_pieces_are_counted_by_kind() {
    let mut session = session("chess");
    play(&mut session, &["e4", "d5", "exd5", "Qxd5"]);
    let state = read(session.state());
    assert_eq!(
        state["players"][0]["captured"],
        json!([{"name": {"text": "piece-pawn"}, "art": "pawn", "colour": "black", "count": 1}])
    );
    assert_eq!(state["players"][1]["captured"][0]["colour"], "white");
}

#[wasm_bindgen_test]
fn four_players_have_their_points_kings_and_waiting_pawns() {
    let position = "rP,7/8/8/8/yK,yN,6/8/gK,bK,gN,5/bN,5,rK,rB g 3,0,0,0 -,-,-,- - 0 9";
    let mut session = Session::from_position("chaturaji", None, position).unwrap();
    play(&mut session, &["a2b2"]);
    let state = read(session.state());
    let players = &state["players"];
    assert_eq!((&players[0]["score"], &players[1]["score"]), (&json!(3), &json!(5)));
    assert_eq!(players[1]["kings"], json!([{"text": "player-blue"}]));
    assert_eq!((&players[0]["out"], &players[2]["out"]), (&json!(false), &json!(true)));
    assert_eq!(players[0]["waiting"], json!(["a8"]));
    assert_eq!(texts(&state["status"]), ["status-to-move", "news-out"]);
    let pieces = read(session.scene(None, 1).ok().unwrap())["pieces"].clone();
    let on = |square: &str| pieces.as_array().unwrap().iter().find(|it| it["square"] == square).unwrap().clone();
    assert_eq!((on("a1")["dim"].clone(), on("a8")["waiting"].clone()), (json!(true), json!(true)));
}

#[wasm_bindgen_test]
fn a_game_goes_through_a_link_and_a_text() {
    let mut session = session("gigachess2");
    play(&mut session, &["e4e6"]);
    let state = read(session.state());
    assert_eq!(read(Session::from_link(&session.link().unwrap()).unwrap().state()), state);
    assert_eq!(read(Session::from_saved(given(session.saved())).unwrap().state()), state);
    assert_eq!(read(Session::from_text("janus", None, &session.game_text(None).unwrap()).unwrap().state()), state);
}
