//! A definition as readable JSON: a line for each field, and for each row of a list.

use menagerie_rules::Definition;

/// The longest value on one line, in characters.
const MAX_LINE_LEN: usize = 150;

/// The JSON of a definition, in lines.
///
/// ```
/// let chess = formats::built_in("chess").unwrap().definition;
/// assert!(menagerie_workshop::text_of(&chess).lines().any(|line| line.starts_with("    { \"name\": \"Knight\"")));
/// ```
pub fn text_of(definition: &Definition) -> String {
    // Serialised by serde directly, because a tree of values would not keep the order of the fields.
    let compact = serde_json::to_string(definition).unwrap_or_default();
    let mut text = String::new();
    write(&compact, 0, &mut text);
    text.push('\n');
    text
}

/// Writes a value that was given without spaces.
fn write(value: &str, depth: usize, text: &mut String) {
    let line = one_line(value);
    let has_rows = value.starts_with("[{");
    // The content of a row of a list stays on one line, whatever its length.
    if depth > 0 && !has_rows && (depth > 1 || line.chars().count() <= MAX_LINE_LEN) || parts(value).is_empty() {
        text.push_str(&line);
        return;
    }
    let indent = "  ".repeat(depth + 1);
    text.push_str(&value[..1]);
    for (place, part) in parts(value).into_iter().enumerate() {
        text.push_str(if place == 0 { "\n" } else { ",\n" });
        text.push_str(&indent);
        match field(part).filter(|_| value.starts_with('{')) {
            Some((name, value)) => {
                text.push_str(name);
                text.push_str(": ");
                write(value, depth + 1, text);
            }
            None => write(part, depth + 1, text),
        }
    }
    text.push('\n');
    text.push_str(&"  ".repeat(depth));
    text.push_str(&value[value.len() - 1..]);
}

/// Adds a space after colons and commas, and inside the braces of objects.
fn one_line(value: &str) -> String {
    let parts = parts(value);
    match value.bytes().next() {
        Some(b'{') if !parts.is_empty() => {
            let field = |part: &str| {
                field(part).map_or_else(|| part.to_string(), |(name, value)| format!("{name}: {}", one_line(value)))
            };
            format!("{{ {} }}", parts.into_iter().map(field).collect::<Vec<_>>().join(", "))
        }
        Some(b'[') if !parts.is_empty() => {
            format!("[{}]", parts.into_iter().map(one_line).collect::<Vec<_>>().join(", "))
        }
        _ => value.to_string(),
    }
}

/// The fields of an object, or the rows of a list; none of any other value.
fn parts(value: &str) -> Vec<&str> {
    let inside = value.strip_prefix(['{', '[']).and_then(|rest| rest.strip_suffix(['}', ']']));
    split(inside.unwrap_or_default(), b',')
}

/// The name, in its quotes, and the value of a field.
fn field(part: &str) -> Option<(&str, &str)> {
    let name = split(part, b':').first()?.len();
    Some((part.get(..name)?, part.get(name + 1..)?))
}

/// Splits at a mark outside quotes and brackets.
fn split(text: &str, mark: u8) -> Vec<&str> {
    let mut all = Vec::new();
    let (mut start, mut depth, mut quoted, mut escaped) = (0, 0_usize, false, false);
    for (at, byte) in text.bytes().enumerate() {
        match byte {
            _ if escaped => escaped = false,
            b'\\' => escaped = quoted,
            b'"' => quoted = !quoted,
            _ if quoted => {}
            b'{' | b'[' => depth += 1,
            b'}' | b']' => depth = depth.saturating_sub(1),
            _ if byte == mark && depth == 0 => {
                all.push(&text[start..at]);
                start = at + 1;
            }
            _ => {}
        }
    }
    if start < text.len() {
        all.push(&text[start..]);
    }
    all
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::{Options, Variant};

    #[test]
    fn the_text_is_read_as_what_was_written_and_has_a_line_for_each_kind() {
        for id in Variant::ids() {
            let variant = Variant::by_id(id, &Options::none()).unwrap();
            let text = text_of(variant.definition());
            let again: Definition = serde_json::from_str(&text).unwrap();
            assert_eq!(
                serde_json::to_string(&again).unwrap(),
                serde_json::to_string(variant.definition()).unwrap(),
                "{text}"
            );
            let rows = |start: &str| text.lines().filter(|line| line.starts_with(start)).count();
            assert_eq!(rows("    { \"name\": \""), again.pieces.len(), "{text}");
        }
    }
}
