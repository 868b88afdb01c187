//! Pages with a generated part between marks. Everything outside the marks is written by hand and stays.

use anyhow::{Context, Result};

/// Replaces the text between the marks of this name.
///
/// # Errors
/// When the text has no such marks.
pub fn between(text: &str, name: &str, new: &str) -> Result<String> {
    let (before, _, after) = parts(text, name)?;
    Ok(format!("{before}\n{}\n\n{after}", new.trim()))
}

/// The text between the marks of this name.
///
/// # Errors
/// When the text has no such marks.
#[cfg(test)]
pub fn within<'t>(text: &'t str, name: &str) -> Result<&'t str> {
    parts(text, name).map(|(_, inner, _)| inner.trim())
}

/// The text up to and including the first mark, the text between the marks, and the rest from the second mark on.
fn parts<'t>(text: &'t str, name: &str) -> Result<(&'t str, &'t str, &'t str)> {
    let (begin, end) = (format!("<!-- {name}: generated -->\n"), format!("<!-- {name}: end -->"));
    let missing = || format!("there are no marks `{}` and `{end}`", begin.trim_end());
    let first = text.find(&begin).with_context(missing)? + begin.len();
    let second = first + text[first..].find(&end).with_context(missing)?;
    Ok((&text[..first], &text[first..second], &text[second..]))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_what_lies_between_the_marks_changes() {
        let text = "by hand\n<!-- x: generated -->\nold\n<!-- x: end -->\nmore\n";
        let once = between(text, "x", "new\n").unwrap();
        assert_eq!(once, "by hand\n<!-- x: generated -->\n\nnew\n\n<!-- x: end -->\nmore\n");
        assert_eq!(between(&once, "x", "new").unwrap(), once);
        assert_eq!(within(&once, "x").unwrap(), "new");
        assert!(between(text, "y", "").unwrap_err().to_string().contains("y: generated"));
    }
}
