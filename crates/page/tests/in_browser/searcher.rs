//! The computer, as its worker calls it.

use std::cell::RefCell;
use std::rc::Rc;

use js_sys::{Function, JSON};
use menagerie_page::Session;
use menagerie_worker::Searcher;
use serde_json::{Value, json};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::wasm_bindgen_test;

use crate::border::given;

fn deaf() -> Function {
    Function::new_no_args("")
}

#[wasm_bindgen_test]
fn it_finds_a_legal_move_in_every_game() {
    for id in ["gigachess", "gigachess2", "janus", "chaturaji"] {
        let mut session = Session::new(id, None).unwrap();
        let found = Searcher::new().search(given(session.record()), 1, None, &deaf()).unwrap();
        session.play(&found).unwrap();
    }
}

#[wasm_bindgen_test]
fn it_knows_the_moves_played_so_far() {
    let mut session = Session::new("chess", None).unwrap();
    for text in ["f3", "e5", "g4"] {
        session.play(text).unwrap();
    }
    assert_eq!(Searcher::new().search(given(session.record()), 4, None, &deaf()).unwrap(), "d8h4");
}

#[wasm_bindgen_test]
fn it_follows_a_game_forwards_backwards_and_into_another() {
    let mut searcher = Searcher::new();
    let mut session = Session::new("janus", None).unwrap();
    let mut answers = |session: &Session| searcher.search(given(session.record()), 1, None, &deaf()).unwrap();
    for text in ["e4", "e5", "d4"] {
        session.play(text).unwrap();
    }
    let found = answers(&session);
    session.play(&found).unwrap();
    for _ in 0..3 {
        session.undo();
    }
    session.play("d7d5").unwrap();
    let found = answers(&session);
    session.play(&found).unwrap();
    let mut other = Session::new("gigachess2", Some(given(json!({"king-leap": true})))).unwrap();
    let found = answers(&other);
    other.play(&found).unwrap();
}

/// The reports of a search, and its result.
fn run(search: impl FnOnce(&Function) -> Result<String, String>) -> (Vec<Value>, String) {
    let reports = Rc::new(RefCell::new(Vec::new()));
    let into = Rc::clone(&reports);
    let hear = Closure::<dyn FnMut(JsValue)>::new(move |progress: JsValue| {
        let text = String::from(JSON::stringify(&progress).unwrap());
        into.borrow_mut().push(serde_json::from_str(&text).unwrap());
    });
    let found = search(hear.as_ref().unchecked_ref()).unwrap();
    (reports.take(), found)
}

#[wasm_bindgen_test]
fn it_reports_its_progress_with_a_move() {
    let mut session = Session::new("janus", None).unwrap();
    let (reports, _) = run(|hear| Searcher::new().search(given(session.record()), 1, None, hear));
    session.play(reports[0]["best"].as_str().unwrap()).unwrap();
}

#[wasm_bindgen_test]
fn analysis_reports_the_lines_asked_for() {
    let session = Session::new("janus", None).unwrap();
    let (reports, found) = run(|hear| Searcher::new().analyse(given(session.record()), 3, Some(600), hear));
    let last = reports.last().unwrap();
    for count in ["depth", "deepest", "nodes", "nps", "time"] {
        assert!(last[count].as_u64().unwrap() > 0, "{count}: {last}");
    }
    assert_eq!(last["best"], found);
    let lines = last["lines"].as_array().unwrap();
    assert_eq!(lines.len(), 3);
    for (index, line) in lines.iter().enumerate() {
        assert_eq!(line["place"], index + 1);
        assert!(line["cp"].is_i64() && line["mate"].is_null() && line["standing"].is_null(), "{line}");
        let (cp, chance) = (line["cp"].as_i64().unwrap(), line["chance"].as_f64().unwrap());
        assert!((0.3..0.7).contains(&chance) && (chance > 0.5) == (cp > 0), "{line}");
        assert!(line["score"].as_str().unwrap().starts_with("White "), "{line}");
        let (best, first) = (line["best"].as_str().unwrap(), line["first"].as_str().unwrap());
        assert_eq!(best, format!("{}{}", line["from"].as_str().unwrap(), line["to"].as_str().unwrap()));
        assert!(line["line"].as_str().unwrap().starts_with(first), "{line}");
        Session::new("janus", None).unwrap().play(best).unwrap();
        assert!(lines[..index].iter().all(|other| other["best"] != best), "{best} twice");
    }
}

#[wasm_bindgen_test]
fn news_come_a_few_times_a_second() {
    let session = Session::new("gigachess", None).unwrap();
    let (reports, _) = run(|hear| Searcher::new().analyse(given(session.record()), 1, Some(1500), hear));
    assert!((2..=12).contains(&reports.len()), "{} reports in a second and a half", reports.len());
    let times: Vec<u64> = reports.iter().map(|news| news["time"].as_u64().unwrap()).collect();
    assert!(times.is_sorted(), "{times:?}");
}

#[wasm_bindgen_test]
fn scores_are_reported_as_the_first_player_sees_them() {
    let mut session = Session::new("chess", None).unwrap();
    for text in ["f3", "e5", "g4"] {
        session.play(text).unwrap();
    }
    let (reports, found) = run(|hear| Searcher::new().analyse(given(session.record()), 1, Some(500), hear));
    assert_eq!(found, "d8h4");
    let line = &reports.last().unwrap()["lines"][0];
    assert_eq!((&line["mate"], &line["cp"], line["chance"].as_f64()), (&json!(-1), &Value::Null, Some(0.0)));
    assert_eq!((&line["score"], &line["first"]), (&json!("Black mates in 1"), &json!("Qh4#")));
}

#[wasm_bindgen_test]
fn there_is_nothing_to_analyse_when_the_game_is_over() {
    let mut session = Session::new("chess", None).unwrap();
    for text in ["f3", "e5", "g4", "Qh4"] {
        session.play(text).unwrap();
    }
    let error = Searcher::new().analyse(given(session.record()), 3, Some(100), &deaf()).unwrap_err();
    assert!(error.contains("over"), "{error}");
}

#[wasm_bindgen_test]
fn what_cannot_be_searched_is_said_in_words() {
    let error = Searcher::new().search(given(json!({})), 1, None, &deaf()).unwrap_err();
    assert!(error.contains("cannot be read"));
}

/// The computer's evaluation of the start of Janus Chess at a level: its first report, whatever the browser's speed.
fn judged(searcher: &mut Searcher, level: u8) -> Value {
    let session = Session::new("janus", None).unwrap();
    let (reports, _) = run(|hear| searcher.search(given(session.record()), level, None, hear));
    assert_eq!(reports[0]["depth"], 1);
    reports[0]["lines"][0]["cp"].clone()
}

#[wasm_bindgen_test]
fn a_network_judges_from_some_level_on() {
    let record = || given(Session::new("janus", None).unwrap().record());
    let given_one = || {
        let mut searcher = Searcher::new();
        assert!(searcher.wants_network("janus", Some(7)) && searcher.wants_network("janus", None));
        assert!(!searcher.wants_network("janus", Some(4)) && !searcher.wants_network("janus", Some(99)));
        let bytes = menagerie_games::networks::bytes("janus").unwrap();
        searcher.set_network(record(), Some(bytes.into())).unwrap();
        assert!(!searcher.wants_network("janus", Some(7)));
        searcher
    };
    assert_eq!(judged(&mut given_one(), 4), judged(&mut Searcher::new(), 4));
    assert_ne!(judged(&mut given_one(), 6), judged(&mut Searcher::new(), 6));
    // An analysis and a review with it, then a game without a network.
    let mut searcher = given_one();
    searcher.analyse(record(), 1, Some(100), &deaf()).unwrap();
    searcher.review(record(), None, 100).unwrap();
    let chess = Session::new("chess", None).unwrap();
    searcher.search(given(chess.record()), 6, None, &deaf()).unwrap();
}

#[wasm_bindgen_test]
fn what_is_no_network_is_said_in_words_and_searched_without() {
    let mut searcher = Searcher::new();
    let record = given(Session::new("janus", None).unwrap().record());
    let error = searcher.set_network(record, Some(b"<!DOCTYPE html>".to_vec().into())).unwrap_err();
    assert!(error.contains("janus") && error.contains("not the file of a network"), "{error}");
    assert_eq!(judged(&mut searcher, 6), judged(&mut Searcher::new(), 6));
}
