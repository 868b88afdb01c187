//! Movements are written as texts that are read as the same movements.

use crate::common::texts;
use menagerie_rules::betza::{self, BetzaWriteError, Movement, MultiLegWalk, Walk};
use proptest::prelude::*;
use proptest::strategy::ValueTree;
use proptest::test_runner::TestRunner;
use serde_json::Value;
use std::path::Path;

fn movement(text: &str) -> Movement {
    if text.is_empty() { Movement::none() } else { text.parse().unwrap_or_else(|error| panic!("{error}")) }
}

fn written(text: &str) -> String {
    betza::write(&movement(text)).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// Whether two movements have the same walks.
fn alike(one: &Movement, other: &Movement) -> bool {
    let walks = |a: &[Walk], b: &[Walk]| a.len() == b.len() && a.iter().all(|walk| b.contains(walk));
    let multi_leg =
        |a: &[MultiLegWalk], b: &[MultiLegWalk]| a.len() == b.len() && a.iter().all(|walk| b.contains(walk));
    walks(one.walks(), other.walks()) && multi_leg(one.multi_leg(), other.multi_leg())
}

/// The Betza texts in a definition.
fn betza_texts(value: &Value, texts: &mut Vec<String>) {
    match value {
        Value::Object(fields) => {
            texts.extend(fields.get("betza").and_then(Value::as_str).map(str::to_string));
            fields.values().for_each(|value| betza_texts(value, texts));
        }
        Value::Array(values) => values.iter().for_each(|value| betza_texts(value, texts)),
        _ => {}
    }
}

/// The Betza texts of all definitions.
fn texts_of_games() -> Vec<String> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let entries = |folder: &str| std::fs::read_dir(root.join(folder)).expect("a folder").flatten();
    let variants = entries("variants").map(|entry| entry.path());
    let games = entries("../../games").map(|entry| entry.path().join("definition.json"));
    let mut texts = Vec::new();
    for file in variants.chain(games).filter(|file| file.extension().is_some_and(|it| it == "json") && file.exists()) {
        let json = std::fs::read_to_string(&file).expect("a definition");
        betza_texts(&serde_json::from_str(&json).expect("JSON"), &mut texts);
    }
    texts.sort();
    texts.dedup();
    texts
}

#[test]
fn the_moves_of_all_games_are_written() {
    let texts = texts_of_games();
    assert!(texts.len() > 100, "{}", texts.len());
    for text in texts {
        let again = written(&text);
        assert!(alike(&movement(&again), &movement(&text)), "{text} became {again}");
        assert!(again.len() <= text.len(), "{text} became {again}");
    }
}

#[test]
fn texts_are_those_that_people_write() {
    for text in [
        "K",
        "Q",
        "R",
        "B",
        "N",
        "NN",
        "QN",
        "KN",
        "WfF",
        "fWF",
        "fmWfcFifmnD",
        "mRcpR",
        "gQ",
        "nN",
        "nNN",
        "jR",
        "jD",
        "zB",
        "zNN",
        "qN",
        "R4",
        "fK",
        "fsW",
        "FyafsF",
        "WyafsW",
        "asR",
        "cafmF",
        "cabK",
        "mabK",
        "mcabK",
        "caK",
        "cyafmR",
        "vWvyafsW",
        "mpafsafF",
        "fryaflF",
        "(1,4)",
    ] {
        assert_eq!(written(text), text);
    }
}

#[test]
fn terms_of_one_atom_do_not_run_together() {
    for text in ["N2N", "NNN", "NNN3N2N", "(1,4)2(1,4)", "RR2W", "QQ2K"] {
        let again = written(text);
        assert!(alike(&movement(&again), &movement(text)), "{text} became {again}");
    }
}

#[test]
fn few_random_movements_are_refused() {
    const TEXTS: usize = 1000;
    let mut runner = TestRunner::deterministic();
    let mut refused = Vec::new();
    for _ in 0..TEXTS {
        let text = texts::betza().new_tree(&mut runner).expect("a text").current();
        match betza::write(&movement(&text)) {
            Ok(again) => assert!(alike(&movement(&again), &movement(&text)), "{text} became {again}"),
            Err(error) => refused.push(format!("{text}: {error}")),
        }
    }
    assert!(refused.len() * 200 <= TEXTS, "{} of {TEXTS} are refused:\n{}", refused.len(), refused.join("\n"));
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 64, max_local_rejects: 1 << 20, failure_persistence: None, ..ProptestConfig::default()
    })]

    #[test]
    fn what_is_written_is_read_as_the_same(text in texts::betza()) {
        let movement = movement(&text);
        match betza::write(&movement) {
            Ok(again) => prop_assert!(alike(&self::movement(&again), &movement), "{text} became {again}"),
            Err(BetzaWriteError::Walk(walk)) => prop_assert!(movement.walks().contains(&walk)),
            Err(BetzaWriteError::MultiLeg(walk)) => prop_assert!(movement.multi_leg().contains(&walk)),
            Err(BetzaWriteError::TooLong) => {}
        }
    }
}
