//! Diagrams from lists of attributes.

use menagerie_diagram::{AttributeError, DiagramSettings, DiagramState};
use menagerie_rules::Square;

/// A diagram with these attributes.
#[allow(dead_code, reason = "not every test file wants it to work")]
pub fn diagram(attributes: &[(&str, &str)]) -> DiagramState {
    try_diagram(attributes).unwrap_or_else(|fault| panic!("{}", fault.in_words(Default::default())))
}

/// The same, for attributes that may be wrong.
pub fn try_diagram(attributes: &[(&str, &str)]) -> Result<DiagramState, AttributeError> {
    let mut settings = DiagramSettings::default();
    for (name, value) in attributes {
        settings.set(name, value);
    }
    DiagramState::new(&settings)
}

/// A square by its name.
#[allow(dead_code, reason = "not every test file names squares")]
pub fn at(name: &str) -> Square {
    name.parse().expect("a square")
}

/// The squares the picked piece reaches, sorted, separated by spaces.
#[allow(dead_code, reason = "not every test file looks at them")]
pub fn reached(study: &DiagramState) -> String {
    let mut names: Vec<String> = study.reach().marks.iter().map(|mark| mark.to.to_string()).collect();
    names.sort();
    names.join(" ")
}
