//! The weights as a list of numbers, whatever they are called.

use anyhow::Result;
use menagerie_engine::Weights;
use serde_json::Value;

/// Every number of the weights, in the order of their names.
pub fn list(weights: &Weights) -> Result<Vec<f64>> {
    let mut numbers = Vec::new();
    each(&mut serde_json::to_value(weights)?, &mut |number| numbers.push(number.as_f64().unwrap_or(0.0)));
    Ok(numbers)
}

/// The names of the numbers.
pub fn names(weights: &Weights) -> Result<Vec<String>> {
    let Value::Object(fields) = serde_json::to_value(weights)? else { return Ok(Vec::new()) };
    let name = |(name, value): (&String, &Value)| match value {
        Value::Array(stages) => (0..stages.len()).map(|stage| format!("{name}[{stage}]")).collect(),
        _ => vec![name.clone()],
    };
    Ok(fields.iter().flat_map(name).collect())
}

/// These weights with other numbers.
pub fn with(weights: &Weights, numbers: &[f64]) -> Result<Weights> {
    let mut value = serde_json::to_value(weights)?;
    let mut next = numbers.iter();
    each(&mut value, &mut |number| {
        if let Some(new) = next.next() {
            *number = Value::from(new.round() as i64);
        }
    });
    Ok(serde_json::from_value(value)?)
}

fn each(value: &mut Value, visit: &mut impl FnMut(&mut Value)) {
    match value {
        Value::Object(fields) => fields.iter_mut().for_each(|(_, value)| each(value, visit)),
        Value::Array(values) => values.iter_mut().for_each(|value| each(value, visit)),
        number => visit(number),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Options, Variant};

    #[test]
    fn numbers_go_back_where_they_came_from() {
        let chess = Variant::by_id("chess", &Options::none()).expect("a game");
        let weights = Weights::tuned(&chess);
        let numbers = list(&weights).expect("numbers");
        assert_eq!(names(&weights).expect("names").len(), numbers.len());
        assert_eq!(with(&weights, &numbers).expect("weights"), weights);
        let more: Vec<f64> = numbers.iter().map(|number| number + 1.0).collect();
        assert_eq!(list(&with(&weights, &more).expect("weights")).expect("numbers"), more);
    }
}
