//! Every example of the document on definitions compiles.

use formats::read;
use menagerie_rules::{Options, Variant};
use serde_json::Value;

/// Applies the example to the whole game.
fn changed(whole: &Value, example: &Value) -> Value {
    let mut game = whole.clone();
    for (key, value) in example.as_object().expect("an object") {
        if key != "pieces" {
            game[key] = value.clone();
            continue;
        }
        for piece in value.as_array().expect("pieces") {
            let pieces = game["pieces"].as_array_mut().expect("pieces");
            match pieces.iter_mut().find(|other| other["letter"] == piece["letter"]) {
                Some(other) => {
                    for (key, value) in piece.as_object().expect("a piece") {
                        other[key] = value.clone();
                    }
                }
                None => pieces.push(piece.clone()),
            }
        }
    }
    game
}

#[test]
fn every_example_compiles() {
    let document = include_str!("../../../../docs/definitions.md");
    let examples: Vec<Value> = document
        .split("```json\n")
        .skip(1)
        .map(|part| part.split("```").next().unwrap_or_default())
        .map(|text| serde_json::from_str(text).unwrap_or_else(|error| panic!("{error}\n{text}")))
        .collect();
    assert!(examples.len() > 15);
    for example in &examples {
        let game = changed(&examples[0], example);
        let game = read(&game.to_string(), None).unwrap_or_else(|error| panic!("{error}\n{example:#}"));
        Variant::from_definition(game.definition, &Options::none())
            .unwrap_or_else(|error| panic!("{error}\n{example:#}"));
    }
}
