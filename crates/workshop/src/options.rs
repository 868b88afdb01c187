//! The starts of options: the game's own start with another right.

use crate::start_array::StartArray;
use menagerie_rules::Definition;

/// Changes the starts of options as the game's start has changed. A start with other pieces than the game's stays.
pub(crate) fn follow(before: &Definition, changed: &mut Definition) {
    if before.start == changed.start || changed.options.is_empty() {
        return;
    }
    let placement = |start: &str| start.split_whitespace().next().unwrap_or_default().to_string();
    let old = placement(&before.start);
    let Ok(start) = StartArray::of(changed) else { return };
    let before_rights = StartArray::of(before).map(|start| start.rights().to_string()).unwrap_or_default();
    for option in changed.options.iter_mut().filter(|option| placement(&option.start) == old) {
        let own = Definition { start: option.start.clone(), ..before.clone() };
        let Ok(own) = StartArray::of(&own) else { continue };
        let added = own.rights().chars().filter(|right| *right != '-' && !before_rights.contains(*right));
        option.start = with_rights(&start, added);
    }
}

/// The position text of a start with more rights.
pub(crate) fn with_rights(start: &StartArray, added: impl Iterator<Item = char>) -> String {
    let mut start = start.clone();
    let (rights, behind) = start.rights().split_once('/').unwrap_or((start.rights(), ""));
    let mut all: Vec<char> = rights.chars().filter(|right| *right != '-').collect();
    for right in added {
        if !all.contains(&right) {
            all.push(right);
        }
    }
    all.sort_by_key(|right| (right.is_lowercase(), right.to_ascii_lowercase()));
    let text: String = all.into_iter().collect();
    let text = if behind.is_empty() { text } else { format!("{text}/{behind}") };
    start.set_rights(&text);
    start.text()
}
