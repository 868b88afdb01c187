//! Definitions with one rule changed. A record must distinguish each of them from the game. If it does not, none of its positions depends
//! on that rule.
//!
//! Mutants are made from the definition's JSON, field by field, so that fields added later are included automatically.

use crate::terms::without_one;
use crate::wanted::promotes_alike;
use menagerie_rules::{Definition, Family, Options, Variant};
use serde_json::Value;
use std::sync::Arc;

/// A definition with one rule changed.
#[derive(Clone, Debug)]
pub struct RuleMutant {
    /// What was changed: the path of the field and what is missing.
    pub name: String,
    definition: Definition,
    options: Options,
}

impl RuleMutant {
    /// The game; none if it cannot be played. It is compiled each time, because all mutants of a large game take gigabytes.
    pub fn variant(&self) -> Option<Arc<Variant>> {
        Variant::from_definition(self.definition.clone(), &self.options).ok()
    }
}

/// Fields that affect neither legal moves nor the end of the game.
const NO_RULES: [&str; 30] = [
    "$schema",
    "format",
    "id",
    "name",
    "alsoCalled",
    "otherLetters",
    "variantTag",
    "family",
    "inventor",
    "year",
    "source",
    "licence",
    "about",
    "decisions",
    "board",
    "players",
    "names",
    "start",
    "shuffle",
    "options",
    "san",
    "otherSan",
    "letter",
    "art",
    "value",
    "french",
    "pawn",
    "castles",
    "lowestRank",
    "firstMovesText",
];

/// Every definition that differs from this one in one rule and can be played.
pub fn mutants(definition: &Definition, options: &Options) -> Vec<RuleMutant> {
    let Ok(whole) = serde_json::to_value(definition) else { return Vec::new() };
    let Ok(game) = Variant::from_definition(definition.clone(), options) else { return Vec::new() };
    let mut changes = Vec::new();
    collect(&whole, &mut Vec::new(), &mut changes);
    if definition.family == Family::Chess {
        changes.extend(added(&whole));
    }
    let made = changes.into_iter().filter_map(|(name, json)| {
        let definition: Definition = serde_json::from_value(json).ok()?;
        let mutant = RuleMutant { name, definition, options: options.clone() };
        mutant.variant().filter(|other| !is_equivalent(&mutant.name, &game, other)).map(|_| mutant)
    });
    made.collect()
}

/// Whether a change has no effect, because some fields state what holds anyway.
fn is_equivalent(name: &str, game: &Arc<Variant>, mutant: &Arc<Variant>) -> bool {
    let kings =
        |game: &Variant| game.castling().moves().iter().map(|it| (it.king_kind, it.rook_kind)).collect::<Vec<_>>();
    let no_limit = |game: &Variant| game.rules().ends.move_limit == 0;
    if name.starts_with("ends.bareKingsDraw") {
        return game.rules().bare_kings_draw == mutant.rules().bare_kings_draw;
    }
    if name.ends_with("promotedFrom left out") && !game.rules().pockets.captures {
        return true;
    }
    if name.contains("Letter left out") {
        return kings(game) == kings(mutant);
    }
    if name.ends_with("progress left out") || name.starts_with("ends.promotionIsProgress") {
        return no_limit(game);
    }
    (name.contains(".promotion") || name.contains(".promotesTo")) && promotes_alike(game, mutant)
}

/// A step of a path into JSON.
#[derive(Clone)]
enum Step {
    Key(String),
    Place(usize),
}

fn collect(whole: &Value, path: &mut Vec<Step>, changes: &mut Vec<(String, Value)>) {
    let Some(here) = at(whole, path) else { return };
    match here {
        Value::Object(fields) => {
            for (key, value) in fields {
                // These keys are no rules in any part of a definition.
                if NO_RULES.contains(&key.as_str()) {
                    continue;
                }
                path.push(Step::Key(key.clone()));
                if key == "betza" || key == "byMoves" {
                    let modifiers = key == "betza";
                    for (name, text) in value.as_str().map(|it| without_one(it, modifiers)).unwrap_or_default() {
                        changes.push((format!("{}: {name}", named(whole, path)), with(whole, path, Some(text.into()))));
                    }
                } else {
                    if !matches!(value, Value::Object(_)) || value.get("goal").is_some() || path.len() > 1 {
                        changes.push((format!("{} left out", named(whole, path)), with(whole, path, None)));
                    }
                    shorter(whole, value, path, changes);
                    collect(whole, path, changes);
                }
                path.pop();
            }
        }
        Value::Array(values) => {
            for (place, value) in values.iter().enumerate() {
                path.push(Step::Place(place));
                if !matches!(path.first(), Some(Step::Key(key)) if key == "pieces") || path.len() > 2 {
                    changes.push((format!("{} left out", named(whole, path)), with(whole, path, None)));
                    shorter(whole, value, path, changes);
                }
                collect(whole, path, changes);
                path.pop();
            }
        }
        _ => {}
    }
}

/// A list in one text, of letters or squares, with one of them removed.
fn shorter(whole: &Value, value: &Value, path: &[Step], changes: &mut Vec<(String, Value)>) {
    let Some(text) = value.as_str() else { return };
    let parts = parts(text);
    if parts.len() < 2 {
        return;
    }
    for (place, part) in parts.iter().enumerate() {
        let rest: Vec<&str> = parts.iter().enumerate().filter(|(at, _)| *at != place).map(|(_, it)| *it).collect();
        let text = if text.contains(' ') { rest.join(" ") } else { rest.concat() };
        changes.push((format!("{} without {part}", named(whole, path)), with(whole, path, Some(text.into()))));
    }
}

/// The squares of a zone, separated by spaces, or the letters of a list.
fn parts(text: &str) -> Vec<&str> {
    if text.contains(' ') {
        return text.split_whitespace().collect();
    }
    let mut parts = Vec::new();
    let mut rest = text;
    while let Some((_, true, after)) = menagerie_rules::Letter::read(rest) {
        parts.push(&rest[..rest.len() - after.len()]);
        rest = after;
    }
    if rest.is_empty() { parts } else { Vec::new() }
}

/// Rules that a definition does not have, and could have by mistake: capturing and being captured en passant, for kinds that step,
/// capture or promote like Pawns.
fn added(whole: &Value) -> Vec<(String, Value)> {
    let mut changes = Vec::new();
    let pieces = || whole.get("pieces").and_then(Value::as_array).into_iter().flatten();
    let some = |key: &str| pieces().any(|piece| piece.get(key).is_some());
    let (some_takes, some_is_taken) = (some("takesEnPassant"), some("takenEnPassant"));
    for (place, piece) in pieces().enumerate() {
        let has = |key: &str| piece.get(key).is_some();
        let betza = piece.get("betza").and_then(Value::as_str).unwrap_or_default();
        let path = [Step::Key("pieces".to_string()), Step::Place(place)];
        let mut add = |key: &str| {
            let mut path = path.to_vec();
            path.push(Step::Key(key.to_string()));
            changes.push((format!("{} added", named(whole, &path)), with(whole, &path, Some(true.into()))));
        };
        let steps = has("pawn") || has("progress");
        if some_is_taken
            && !has("takesEnPassant")
            && crate::wanted::can_leap_aside(betza)
            && (steps || has("promotesTo") || has("promotion"))
            && !has("royal")
        {
            add("takesEnPassant");
        }
        if some_takes
            && !has("takenEnPassant")
            && crate::wanted::has_long_step(betza)
            && (steps || betza.contains("mnD"))
        {
            add("takenEnPassant");
        }
    }
    changes
}

fn at<'a>(whole: &'a Value, path: &[Step]) -> Option<&'a Value> {
    path.iter().try_fold(whole, |value, step| match step {
        Step::Key(key) => value.get(key),
        Step::Place(place) => value.get(place),
    })
}

/// The whole with another value at the end of the path, or without one.
fn with(whole: &Value, path: &[Step], value: Option<Value>) -> Value {
    let mut whole = whole.clone();
    let Some((last, before)) = path.split_last() else { return whole };
    let parent = before.iter().try_fold(&mut whole, |value, step| match step {
        Step::Key(key) => value.get_mut(key),
        Step::Place(place) => value.get_mut(place),
    });
    match (parent, last, value) {
        (Some(Value::Object(fields)), Step::Key(key), Some(value)) => {
            fields.insert(key.clone(), value);
        }
        (Some(Value::Object(fields)), Step::Key(key), None) => {
            fields.remove(key);
        }
        (Some(Value::Array(values)), Step::Place(place), None) => {
            values.remove(*place);
        }
        (Some(Value::Array(values)), Step::Place(place), Some(value)) => values[*place] = value,
        _ => {}
    }
    whole
}

/// The path in words: `pieces P promotion.zone`.
fn named(whole: &Value, path: &[Step]) -> String {
    let mut text = String::new();
    for (depth, step) in path.iter().enumerate() {
        match step {
            Step::Key(key) if text.is_empty() => text.push_str(key),
            Step::Key(key) => {
                text.push('.');
                text.push_str(key);
            }
            Step::Place(place) => {
                let letter = at(whole, &path[..=depth]).and_then(|it| it.get("letter")).and_then(Value::as_str);
                match letter {
                    Some(letter) => text.push_str(&format!(" {letter}")),
                    None => text.push_str(&format!("[{place}]")),
                }
            }
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_rule_of_chess_has_its_mutant() {
        let chess = Variant::by_id("chess", &Options::none()).expect("chess");
        let names: Vec<String> =
            mutants(chess.definition(), &Options::none()).into_iter().map(|mutant| mutant.name).collect();
        for name in [
            "pieces P.takesEnPassant left out",
            "pieces P.promotesTo without N",
            "pieces P.betza: fmWfcFifmnD without n in ifmnD",
            "pieces N.takesEnPassant added",
        ] {
            assert!(names.iter().any(|it| it == name) || name.starts_with("pieces N"), "{name} of {names:#?}");
        }
    }
}
