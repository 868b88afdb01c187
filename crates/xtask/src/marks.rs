//! Pages of which a command writes a part, between marks; everything else in them is written by hand and stays.

use anyhow::{Context, Result};

/// The text with what lies between the marks of this name replaced.
///
/// # Errors
/// When it has no such marks.
pub fn between(text: &str, name: &str, new: &str) -> Result<String> {
    let (begin, end) = (format!("<!-- {name}: generated -->\n"), format!("<!-- {name}: end -->"));
    let missing = || format!("there are no marks `{}` and `{end}`", begin.trim_end());
    let (before, rest) = text.split_once(&begin).with_context(missing)?;
    let (_, after) = rest.split_once(&end).with_context(missing)?;
    Ok(format!("{before}{begin}\n{}\n\n{end}{after}", new.trim()))
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
        assert!(between(text, "y", "").unwrap_err().to_string().contains("y: generated"));
    }
}
