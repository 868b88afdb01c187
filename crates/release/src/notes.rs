//! The notes of a release: the newest part of CHANGELOG.md.

use anyhow::{Context as _, Result};

/// The part of a changelog that is about this version: from the first title that names it to the next one, without the title.
///
/// # Errors
/// When no title names the version.
pub fn notes(changelog: &str, version: &str) -> Result<String> {
    let mut parts = changelog.split("\n## ").skip(1);
    let is_about = |title: &str| {
        title.split(|letter: char| !letter.is_ascii_alphanumeric() && letter != '.').any(|word| word == version)
    };
    let part = parts.find(|part| part.lines().next().is_some_and(is_about));
    let (_, text) = part
        .and_then(|part| part.split_once('\n'))
        .with_context(|| format!("CHANGELOG.md has no part about {version}"))?;
    Ok(format!("{}\n", text.trim()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_notes_are_those_of_the_version() {
        let changelog =
            "# Changelog\n\nAbout.\n\n## Unreleased (0.2.0)\n\n### Games\n\n* new\n\n## 0.1.0 – 2026-01-01\n\n* old\n";
        assert_eq!(notes(changelog, "0.2.0").unwrap(), "### Games\n\n* new\n");
        assert_eq!(notes(changelog, "0.1.0").unwrap(), "* old\n");
        assert!(notes(changelog, "0.3.0").is_err() && notes(changelog, "0.1").is_err());
    }
}
