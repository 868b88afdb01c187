//! Generates the TypeScript types of definitions from their JSON Schema.
//!
//! Only the parts of JSON Schema that occur in that schema are supported.

use serde_json::{Map, Value};
use std::fmt::Write;

/// The name of the type of a whole definition.
const WHOLE: &str = "Definition";

/// The beginning of the file.
const HEAD: &str = "// The types of a game's definition. `cargo xtask schema` writes this file: it is made of schema/definition.json.\n";

/// The module with the types of a schema.
pub fn types(schema: &Value) -> String {
    let mut out = HEAD.to_owned();
    declare(&mut out, WHOLE, schema);
    for (name, schema) in schema["$defs"].as_object().into_iter().flatten() {
        declare(&mut out, name, schema);
    }
    out
}

fn declare(out: &mut String, name: &str, schema: &Value) {
    out.push('\n');
    comment(out, schema, "");
    let _ = match fields(schema) {
        Some(fields) => writeln!(out, "export interface {name} {}", object(schema, fields, "")),
        None => writeln!(out, "export type {name} = {};", type_of(schema, "")),
    };
}

/// The type that a schema describes; `indent` is that of the line.
fn type_of(schema: &Value, indent: &str) -> String {
    if let Some(reference) = schema["$ref"].as_str() {
        return reference.rsplit('/').next().unwrap_or_default().to_owned();
    }
    if !schema["const"].is_null() {
        return schema["const"].to_string();
    }
    if let Some(values) = schema["enum"].as_array() {
        return union(values.iter().map(Value::to_string));
    }
    if let Some(choices) = schema["anyOf"].as_array().or_else(|| schema["oneOf"].as_array()) {
        return union(choices.iter().map(|choice| type_of(choice, indent)));
    }
    match &schema["type"] {
        Value::Array(names) => union(names.iter().filter_map(Value::as_str).map(|name| plain(name, schema, indent))),
        Value::String(name) => plain(name, schema, indent),
        _ => "unknown".to_owned(),
    }
}

/// The type for a type name of JSON Schema.
fn plain(name: &str, schema: &Value, indent: &str) -> String {
    match name {
        "integer" | "number" => "number".to_owned(),
        "array" => {
            let item = type_of(&schema["items"], indent);
            if item.contains('|') { format!("({item})[]") } else { format!("{item}[]") }
        }
        "object" => match (fields(schema), values(schema)) {
            (Some(fields), _) => object(schema, fields, indent),
            (None, Some(values)) => format!("Record<string, {}>", type_of(values, indent)),
            (None, None) => "object".to_owned(),
        },
        other => other.to_owned(),
    }
}

fn fields(schema: &Value) -> Option<&Map<String, Value>> {
    schema["properties"].as_object()
}

/// The schema of the values of an object with arbitrary keys.
fn values(schema: &Value) -> Option<&Value> {
    let by_pattern = schema["patternProperties"].as_object().and_then(|patterns| patterns.values().next());
    by_pattern.or_else(|| Some(&schema["additionalProperties"]).filter(|values| values.is_object()))
}

fn object(schema: &Value, fields: &Map<String, Value>, indent: &str) -> String {
    let inner = format!("{indent}  ");
    let required: Vec<&str> = schema["required"].as_array().into_iter().flatten().filter_map(Value::as_str).collect();
    let mut out = String::from("{\n");
    for (name, field) in fields {
        comment(&mut out, field, &inner);
        let may_be_absent = if required.contains(&name.as_str()) { "" } else { "?" };
        let _ = writeln!(out, "{inner}{name}{may_be_absent}: {};", type_of(field, &inner));
    }
    out + indent + "}"
}

/// A union with each type once.
fn union(types: impl Iterator<Item = String>) -> String {
    let mut all: Vec<String> = Vec::new();
    for one in types {
        if !all.contains(&one) {
            all.push(one);
        }
    }
    all.join(" | ")
}

/// The description of a schema as a comment.
fn comment(out: &mut String, schema: &Value, indent: &str) {
    let Some(words) = schema["description"].as_str() else { return };
    // A pattern of squares must not end the comment.
    let words = words.replace("*/", "* /").replace('\n', &format!("\n{indent} * "));
    let _ = if words.contains('\n') {
        writeln!(out, "{indent}/**\n{indent} * {words}\n{indent} */")
    } else {
        writeln!(out, "{indent}/** {words} */")
    };
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_json::json;

    #[test]
    fn every_form_of_the_schema_has_its_type() {
        let schema = json!({
            "description": "A thing.\nOr two.",
            "properties": {
                "goals": { "type": "array", "items": { "$ref": "#/$defs/Goal" } },
                "marks": { "type": "array", "items": { "enum": ["a", false] } },
                "names": { "type": "object", "additionalProperties": { "type": "string" } },
                "tag": { "type": ["string", "null"], "description": "`*/` in words." },
                "worth": { "type": "object", "additionalProperties": false, "patternProperties": { "^[A-Z]$": { "type": "integer" } } },
            },
            "required": ["goals"],
            "$defs": { "Goal": { "oneOf": [{ "properties": { "goal": { "const": "reach" } }, "required": ["goal"], "type": "object" }, { "type": "null" }] } },
        });
        let expected = "\n/**\n * A thing.\n * Or two.\n */\nexport interface Definition {\n  goals: Goal[];\n  marks?: (\"a\" | false)[];\n  \
                        names?: Record<string, string>;\n  /** `* /` in words. */\n  tag?: string | null;\n  worth?: Record<string, number>;\n}\n\n\
                        export type Goal = {\n  goal: \"reach\";\n} | null;\n";
        assert_eq!(types(&schema), format!("{HEAD}{expected}"));
    }
}
