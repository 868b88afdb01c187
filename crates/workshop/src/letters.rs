//! Where a definition names kinds by their letters.

use menagerie_rules::{Letter, Letters};
use serde_json::{Map, Value};

/// The fields that hold letters, in any part of a definition.
pub(crate) const FIELDS: [&str; 24] = [
    "bishopsAlike",
    "bishopsApart",
    "firstMovesLostTo",
    "harmless",
    "hopsNot",
    "immune",
    "insufficient",
    "iron",
    "kingLetter",
    "mateNeedsCheckBy",
    "minor",
    "mustDrop",
    "noDropMates",
    "noMateBy",
    "notAlike",
    "pawns",
    "petrifies",
    "pieces",
    "promotedFrom",
    "promotesTo",
    "rookLetter",
    "royalGroup",
    "spared",
    "weak",
];

/// More of them: those whose names are short words.
pub(crate) const MORE: [&str; 4] = ["substitutes", "to", "within", "worth"];

/// Puts another letter, or none, in the place of one, wherever a definition's JSON names kinds.
pub(crate) fn replace(value: &mut Value, old: Letter, new: Option<Letter>) {
    match value {
        Value::Object(fields) => {
            if new.is_none() {
                drop_setups_with(fields, old);
            }
            let mut gone = Vec::new();
            for (name, field) in fields.iter_mut() {
                if FIELDS.contains(&name.as_str()) || MORE.contains(&name.as_str()) {
                    in_letters(field, old, new);
                    if name == "insufficient"
                        && let Some(rows) = field.as_array_mut()
                    {
                        rows.retain(|row| row.as_str() != Some(""));
                    }
                    if is_empty(field) {
                        gone.push(name.clone());
                    }
                }
                replace(field, old, new);
            }
            gone.iter().for_each(|name| drop(fields.remove(name)));
            keep_whole_rows(fields);
            let names = fields.get_mut("names").and_then(Value::as_object_mut);
            for names in names.into_iter().flat_map(|all| all.values_mut()) {
                in_keys(names, old, new);
            }
        }
        Value::Array(rows) => rows.iter_mut().for_each(|row| replace(row, old, new)),
        _ => {}
    }
}

/// Takes set-ups away in which a piece of a kind stands that is to go: each would need one piece more than its squares have.
fn drop_setups_with(fields: &mut Map<String, Value>, old: Letter) {
    let has_it = |setup: &Value| {
        let pieces = setup["pieces"].as_str().and_then(|text| text.parse::<Letters>().ok());
        pieces.is_some_and(|pieces| pieces.0.contains(&old))
    };
    if fields.get("setups").and_then(Value::as_array).is_some_and(|setups| setups.iter().any(has_it)) {
        fields.remove("setups");
    }
}

/// Takes rows away that name no kind any more, though they need one: promotions into nothing, ends of nothing, shuffles of nothing.
fn keep_whole_rows(fields: &mut Map<String, Value>) {
    for (name, needed) in [("promotion", "to"), ("shuffle", "pieces"), ("goals", "pieces")] {
        let whole = |row: &Value| row.get(needed).is_some() || (name == "goals" && row["goal"] != "extinction");
        let Some(field) = fields.get_mut(name) else { continue };
        if let Some(rows) = field.as_array_mut() {
            rows.retain(whole);
        }
        if field.as_array().is_some_and(Vec::is_empty) || (field.is_object() && !whole(field)) {
            fields.remove(name);
        }
    }
}

/// Whether letters name no kind any more. Of a list with a text for each player, some may be empty: that player's piece stays what it is.
fn is_empty(field: &Value) -> bool {
    match field {
        Value::Array(rows) => !rows.is_empty() && rows.iter().all(|row| row.as_str() == Some("")),
        _ => field.as_str() == Some(""),
    }
}

/// In a text of letters, or a list of such texts; in the keys of an object.
fn in_letters(field: &mut Value, old: Letter, new: Option<Letter>) {
    match field {
        Value::String(text) => {
            let Ok(Letters(letters)) = text.parse::<Letters>() else { return };
            let kept = letters.into_iter().filter_map(|letter| if letter == old { new } else { Some(letter) });
            *text = Letters(kept.collect()).to_string();
        }
        Value::Array(rows) => {
            rows.iter_mut().filter(|row| row.is_string()).for_each(|row| in_letters(row, old, new));
        }
        Value::Object(_) => in_keys(field, old, new),
        _ => {}
    }
}

fn in_keys(field: &mut Value, old: Letter, new: Option<Letter>) {
    let Some(fields) = field.as_object_mut() else { return };
    if let Some(value) = fields.remove(&old.to_string())
        && let Some(new) = new
    {
        fields.insert(new.to_string(), value);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn all_fields_of_letters_are_known() {
        let schema = include_str!("../../../assets/schema/definition.json");
        let schema: Value = serde_json::from_str(schema).unwrap();
        let mut found = BTreeSet::new();
        look(&schema, &mut found);
        // The kind's own letter; and what a piece's picture and a table of names are keyed by is handled by itself.
        found.remove("letter");
        // By these, texts of other programs call a kind; nothing in the definition does.
        found.remove("otherLetters");
        let known: BTreeSet<String> = FIELDS.iter().chain(&MORE).map(ToString::to_string).collect();
        let missing: Vec<_> = found.difference(&known).collect();
        assert!(missing.is_empty(), "{missing:?}");
    }

    #[test]
    fn a_promotion_of_one_player_stays_that_player_s() {
        let promotion = serde_json::json!({ "promotion": { "to": ["", "TQ"] } });
        let changed = |old: &str, new: Option<&str>| {
            let mut changed = promotion.clone();
            replace(&mut changed, old.parse().unwrap(), new.map(|new| new.parse().unwrap()));
            changed
        };
        assert_eq!(changed("T", Some("U")), serde_json::json!({ "promotion": { "to": ["", "UQ"] } }));
        assert_eq!(changed("T", None), serde_json::json!({ "promotion": { "to": ["", "Q"] } }));
        let mut gone = changed("T", None);
        replace(&mut gone, "Q".parse().unwrap(), None);
        assert_eq!(gone, serde_json::json!({}));
    }

    #[test]
    fn a_shuffle_keeps_its_letters() {
        let shuffle = serde_json::json!({ "shuffle": [ {
            "pieces": "NB", "within": { "N": "b1" }, "setups": [ { "name": "Inner", "pieces": "NB" } ],
        } ] });
        let changed = |new: Option<&str>| {
            let mut changed = shuffle.clone();
            replace(&mut changed, "N".parse().unwrap(), new.map(|letter| letter.parse().unwrap()));
            changed["shuffle"][0].clone()
        };
        let other = serde_json::json!({ "pieces": "HB", "within": { "H": "b1" }, "setups": [ { "name": "Inner", "pieces": "HB" } ] });
        assert_eq!(changed(Some("H")), other);
        assert_eq!(changed(None), serde_json::json!({ "pieces": "B", "within": {} }));
    }

    /// The properties whose type is a letter, or letters.
    fn look(value: &Value, found: &mut BTreeSet<String>) {
        if let Some(fields) = value.get("properties").and_then(Value::as_object) {
            for (name, field) in fields {
                let text = field.to_string();
                if ["Letter\"", "Letters\"", "LettersByPlayer\""].iter().any(|of| text.contains(of)) {
                    found.insert(name.clone());
                }
            }
        }
        match value {
            Value::Object(fields) => fields.values().for_each(|field| look(field, found)),
            Value::Array(rows) => rows.iter().for_each(|row| look(row, found)),
            _ => {}
        }
    }
}
