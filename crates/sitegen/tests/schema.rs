//! The JSON Schema of definitions matches the types, and every game of ours is valid against it.

use menagerie_rules::Variant;
use menagerie_sitegen::schema;
use serde_json::{Value, json};
use xtask::process::root;

fn validator() -> jsonschema::Validator {
    let text = std::fs::read_to_string(schema::file()).expect("the schema");
    jsonschema::validator_for(&serde_json::from_str(&text).expect("JSON")).expect("a schema")
}

fn faults(definition: &Value) -> Vec<String> {
    validator().iter_errors(definition).map(|error| format!("{error} at {}", error.instance_path())).collect()
}

#[test]
fn the_published_schema_is_that_of_the_types() {
    schema::check().unwrap_or_else(|error| panic!("{error}"));
}

#[test]
fn every_game_of_ours_is_valid() {
    let folder = root().join("crates/rules/variants");
    for file in std::fs::read_dir(folder).expect("the games") {
        let path = file.expect("a file").path();
        let definition = serde_json::from_str(&std::fs::read_to_string(&path).expect("a text")).expect("JSON");
        assert_eq!(faults(&definition), Vec::<String>::new(), "{}", path.display());
    }
    for definition in Variant::definitions() {
        let written = serde_json::to_value(definition.expect("a definition")).expect("a value");
        assert_eq!(faults(&written), Vec::<String>::new());
    }
}

#[test]
fn what_no_definition_is_is_refused() {
    let chess =
        serde_json::to_value(Variant::definitions().next().expect("a game").expect("a definition")).expect("a value");
    let changed = |place: &str, key: &str, value: Value| {
        let mut definition = chess.clone();
        let part = definition.pointer_mut(place).and_then(Value::as_object_mut).expect("an object");
        part.insert(key.to_string(), value);
        faults(&definition)
    };
    assert_eq!(changed("", "$schema", json!("definition.json")), Vec::<String>::new());
    assert!(!changed("", "unknownKey", json!(true)).is_empty());
    assert!(!changed("/pieces/0", "letter", json!("pawn")).is_empty());
    assert!(!changed("/pieces/0", "royal", json!("first")).is_empty());
    assert!(!changed("/players/0", "forward", json!("up")).is_empty());
    assert!(changed("/pieces/0", "royal", json!("last")).is_empty());
}

/// The names of all fields below a part of the schema.
fn fields(part: &Value, found: &mut Vec<String>) {
    match part {
        Value::Object(parts) => {
            if let Some(properties) = parts.get("properties").and_then(Value::as_object) {
                found.extend(properties.keys().cloned());
            }
            parts.values().for_each(|part| fields(part, found));
        }
        Value::Array(parts) => parts.iter().for_each(|part| fields(part, found)),
        _ => {}
    }
}

#[test]
fn the_document_names_every_field() {
    let document = std::fs::read_to_string(root().join("docs/definitions.md")).expect("the document");
    let text = std::fs::read_to_string(schema::file()).expect("the schema");
    let mut all = Vec::new();
    fields(&serde_json::from_str(&text).expect("JSON"), &mut all);
    all.retain(|field| !document.contains(field.as_str()));
    assert_eq!(all, Vec::<String>::new());
}
