//! The JSON Schema of definitions, with the types whose JSON differs from their Rust structure.

use super::{Definition, Facing, Letter, Letters, PromotionDefinition, Promotions, Royal};
use schemars::{JsonSchema, Schema, SchemaGenerator, json_schema};
use std::borrow::Cow;

/// The pattern of a [`Letter`].
const LETTER: &str = r#"\+?[A-Z]['"!~]?"#;

impl JsonSchema for Letter {
    fn schema_name() -> Cow<'static, str> {
        "Letter".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "How a kind is written in texts: a capital letter, with + before it or one of ' \" ! behind it where 26 are too few.",
            "pattern": format!("^{LETTER}$"),
        })
    }
}

impl JsonSchema for Letters {
    fn schema_name() -> Cow<'static, str> {
        "Letters".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "type": "string",
            "description": "Several kinds, as one text of their letters.",
            "pattern": format!("^({LETTER}\\s*)*$"),
        })
    }
}

impl JsonSchema for Royal {
    fn schema_name() -> Cow<'static, str> {
        "Royal".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({ "enum": [false, true, "last"] })
    }
}

impl JsonSchema for Facing {
    fn schema_name() -> Cow<'static, str> {
        "Facing".into()
    }

    fn json_schema(_: &mut SchemaGenerator) -> Schema {
        json_schema!({
            "description": "The lines along which royal pieces must not face each other.",
            "anyOf": [
                { "type": "boolean", "description": "Files and ranks, or none." },
                {
                    "type": "array",
                    "description": "These lines.",
                    "items": { "enum": ["files", "ranks", "diagonals"], "type": "string" },
                },
            ],
        })
    }
}

impl JsonSchema for Promotions {
    fn schema_name() -> Cow<'static, str> {
        "Promotions".into()
    }

    fn json_schema(generator: &mut SchemaGenerator) -> Schema {
        let row = generator.subschema_for::<PromotionDefinition>();
        json_schema!({ "anyOf": [row, { "type": "array", "items": row }] })
    }
}

/// The JSON Schema of a definition.
pub fn definition_schema() -> serde_json::Value {
    let mut schema = schemars::schema_for!(Definition).to_value();
    plain(&mut schema);
    if let Some(top) = schema.as_object_mut() {
        top.insert("title".to_string(), "The definition of a game".into());
    }
    schema
}

/// Removes links to items of this crate from descriptions.
fn plain(value: &mut serde_json::Value) {
    match value {
        serde_json::Value::Object(fields) => fields.iter_mut().for_each(|(key, value)| match value {
            serde_json::Value::String(text) if key == "description" => *text = without_links(text),
            other => plain(other),
        }),
        serde_json::Value::Array(values) => values.iter_mut().for_each(plain),
        _ => {}
    }
}

fn without_links(text: &str) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((before, link)) = rest.split_once('[') {
        plain.push_str(before);
        let Some((words, after)) = link.split_once(']') else {
            plain.push('[');
            rest = link;
            continue;
        };
        plain.push_str(words.trim_matches('`'));
        rest = if after.starts_with('(') { after.split_once(')').map_or(after, |(_, after)| after) } else { after };
    }
    plain + rest
}
