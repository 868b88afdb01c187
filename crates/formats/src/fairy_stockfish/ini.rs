//! Parses the lines of an ini file: sections, keys and values.

use super::place::Place;
use crate::Message;
use menagerie_rules::notation::tidy::weight;

/// A section: the line `[name]` or `[name:base]`, and the keys after it.
#[derive(Clone, Debug)]
pub(super) struct Section<'a> {
    pub name: &'a str,
    /// The variant from which it inherits.
    pub base: Option<&'a str>,
    pub place: Place,
    pub base_place: Place,
    pub entries: Vec<Entry<'a>>,
}

/// A key with its value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Entry<'a> {
    pub key: &'a str,
    pub value: &'a str,
    /// The place of the key.
    pub place: Place,
    /// The place of the value.
    pub value_place: Place,
}

/// A line that is neither a section, nor a key with a value, nor a comment.
#[derive(Clone, Debug)]
pub(super) struct IniError {
    pub place: Place,
    pub message: Message,
}

/// The number of bytes that are neither sections, nor keys with values, nor comments; `None` if the text has no section.
pub(super) fn unread(text: &str) -> Option<usize> {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut has_section = false;
    let mut unread = 0;
    for line in text.lines() {
        let trimmed = line.trim();
        let is_section =
            header(line).is_some_and(|(name, _)| !name.is_empty() && !name.contains(['"', '[', '{', ',', '“', '”']));
        has_section |= is_section;
        let is_key = |key: &str| key.chars().all(|it| it.is_alphanumeric() || matches!(it, '_' | '-'));
        let has_value = || trimmed.split_once('=').is_some_and(|(key, _)| is_key(key.trim()));
        if !is_section && !is_comment(trimmed) && !has_value() {
            unread += weight(line);
        }
    }
    has_section.then_some(unread)
}

/// The text in the brackets of a section line, and its offset.
fn header(line: &str) -> Option<(&str, usize)> {
    let inner = line.trim_start().strip_prefix('[')?;
    let (name, rest) = inner.split_once(']')?;
    let rest = rest.trim();
    let before = line.len() - inner.len();
    (rest.is_empty() || is_comment(rest)).then_some((name, before))
}

/// A value without a trailing comment, which a blank must precede: no value contains such a sign.
fn without_comment(value: &str) -> &str {
    let comment = value.match_indices(['#', ';']).find(|(at, _)| value[..*at].ends_with([' ', '\t']));
    comment.map_or(value, |(at, _)| &value[..at])
}

fn is_comment(line: &str) -> bool {
    line.starts_with(['#', ';'])
}

/// The sections of a text, and its unreadable lines.
pub(super) fn sections(text: &str) -> (Vec<Section<'_>>, Vec<IniError>) {
    let mut sections: Vec<Section<'_>> = Vec::new();
    let mut errors = Vec::new();
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    for (number, line) in text.lines().enumerate() {
        let place = |offset: usize| {
            let column = line.get(..offset).map_or(offset, |before| before.chars().count()) + 1;
            Place { line: number + 1, column }
        };
        let start = line.len() - line.trim_start().len();
        let mut error = |id: &'static str| errors.push(IniError { place: place(start), message: Message::new(id) });
        let trimmed = line.trim();
        if trimmed.is_empty() || is_comment(trimmed) {
            continue;
        }
        if let Some((inner, before)) = header(line) {
            let (name, base) = inner.split_once(':').map_or((inner, None), |(name, base)| (name, Some(base)));
            let base_at = before + name.len() + 1;
            if name.trim().is_empty() {
                error("format-ini-section-name");
            }
            sections.push(Section {
                name: name.trim(),
                base: base.map(str::trim).filter(|base| !base.is_empty()),
                place: place(start),
                base_place: place(base_at),
                entries: Vec::new(),
            });
        } else if trimmed.starts_with('[') {
            error("format-ini-section");
        } else if let Some((key, value)) = line.split_once('=') {
            let value_at = key.len() + 1 + (value.len() - value.trim_start().len());
            let value = without_comment(value);
            let entry =
                Entry { key: key.trim(), value: value.trim(), place: place(start), value_place: place(value_at) };
            match sections.last_mut() {
                _ if entry.key.is_empty() => error("format-ini-key-missing"),
                Some(section) => section.entries.push(entry),
                None => error("format-ini-before-section"),
            }
        } else {
            error("format-ini-line");
        }
    }
    (sections, errors)
}
