//! Weights as a list of numbers, independent of their names.

use anyhow::Result;
use serde::{Serialize, de::DeserializeOwned};
use serde_json::Value;

/// All numbers of the weights, in the order of their names.
pub fn list(weights: &impl Serialize) -> Result<Vec<f64>> {
    let mut numbers = Vec::new();
    each(&mut serde_json::to_value(weights)?, "", &mut |_, number| numbers.push(number.as_f64().unwrap_or(0.0)));
    Ok(numbers)
}

/// The names of the numbers.
pub fn names(weights: &impl Serialize) -> Result<Vec<String>> {
    let mut names = Vec::new();
    each(&mut serde_json::to_value(weights)?, "", &mut |name, _| names.push(name.to_owned()));
    Ok(names)
}

/// The same weights with other numbers.
pub fn with<W: Serialize + DeserializeOwned>(weights: &W, numbers: &[f64]) -> Result<W> {
    let mut value = serde_json::to_value(weights)?;
    let mut next = numbers.iter();
    each(&mut value, "", &mut |_, number| {
        if let Some(new) = next.next() {
            *number = Value::from(new.round() as i64);
        }
    });
    Ok(serde_json::from_value(value)?)
}

fn each(value: &mut Value, name: &str, visit: &mut impl FnMut(&str, &mut Value)) {
    match value {
        Value::Object(fields) => {
            for (field, value) in fields {
                let name = if name.is_empty() { field.clone() } else { format!("{name}.{field}") };
                each(value, &name, visit);
            }
        }
        Value::Array(values) => {
            values.iter_mut().enumerate().for_each(|(place, value)| each(value, &format!("{name}[{place}]"), visit));
        }
        Value::Number(_) => visit(name, value),
        // Which parts the search omits is decided by matches, not fitted.
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_engine::{ChaturajiWeights, ChessWeights};
    use menagerie_rules::{Options, Variant};

    #[test]
    fn numbers_go_back_where_they_came_from() {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let weights = ChessWeights::tuned(&chess);
        let numbers = list(&weights).expect("numbers");
        assert_eq!(names(&weights).expect("names").len(), numbers.len());
        assert_eq!(with(&weights, &numbers).expect("weights"), weights);
        let more: Vec<f64> = numbers.iter().map(|number| number + 1.0).collect();
        assert_eq!(list(&with(&weights, &more).expect("weights")).expect("numbers"), more);
    }
    #[test]
    fn numbers_within_stages_are_named_by_both() {
        let weights = ChaturajiWeights::tuned();
        let (names, numbers) = (names(&weights).expect("names"), list(&weights).expect("numbers"));
        let place = names.iter().position(|name| name == "three.piece[3]").expect("a name");
        assert_eq!(numbers[place], f64::from(weights.three.piece[3]));
        assert_eq!(with(&weights, &numbers).expect("weights"), weights);
    }
}
