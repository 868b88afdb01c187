//! The computer, as its worker calls it.
#![cfg(target_arch = "wasm32")]

use js_sys::Function;
use menagerie_wasm::{Searcher, Session};
use wasm_bindgen::prelude::*;
use wasm_bindgen_test::{wasm_bindgen_test, wasm_bindgen_test_configure};

wasm_bindgen_test_configure!(run_in_browser);

fn deaf() -> Function {
    Function::new_no_args("")
}

#[wasm_bindgen_test]
fn it_finds_a_legal_move_in_every_game() {
    for id in ["gigachess", "gigachess2", "janus", "chaturaji"] {
        let mut session = Session::new(id, "{}").unwrap();
        let found = Searcher::new().search(&session.record().unwrap(), 1, &deaf()).unwrap();
        session.play(&found).unwrap();
    }
}

#[wasm_bindgen_test]
fn it_knows_the_moves_played_so_far() {
    let mut session = Session::new("chess", "{}").unwrap();
    for text in ["f3", "e5", "g4"] {
        session.play(text).unwrap();
    }
    assert_eq!(Searcher::new().search(&session.record().unwrap(), 4, &deaf()).unwrap(), "d8h4");
}

#[wasm_bindgen_test]
fn it_follows_a_game_forwards_backwards_and_into_another() {
    let mut searcher = Searcher::new();
    let mut session = Session::new("janus", "{}").unwrap();
    let mut answers = |session: &Session| searcher.search(&session.record().unwrap(), 1, &deaf()).unwrap();
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
    let mut other = Session::new("gigachess2", r#"{"king-leap":true}"#).unwrap();
    let found = answers(&other);
    other.play(&found).unwrap();
}

#[wasm_bindgen_test]
fn it_reports_its_progress_with_a_move() {
    let session = Session::new("janus", "{}").unwrap();
    let reports = js_sys::Array::new();
    let into = reports.clone();
    let hear = Closure::<dyn FnMut(String)>::new(move |text: String| {
        into.push(&js_sys::JSON::parse(&text).unwrap());
    });
    Searcher::new().search(&session.record().unwrap(), 1, hear.as_ref().unchecked_ref()).unwrap();
    assert!(reports.length() > 0);
    let best = js_sys::Reflect::get(&reports.get(0), &"best".into()).unwrap().as_string().unwrap();
    let mut session = session;
    session.play(&best).unwrap();
}

#[wasm_bindgen_test]
fn what_cannot_be_searched_is_said_in_words() {
    let error = Searcher::new().search("{}", 1, &deaf()).unwrap_err();
    assert!(error.contains("cannot be read"));
}
