//! The catalogues in the form that the build needs: names and texts by id.

use anyhow::{Context as _, Result, anyhow, ensure};
use menagerie_texts::Language;
use menagerie_texts::read::{GappedText, TextPart, messages};
use std::collections::BTreeMap;
use xtask::files;
use xtask::process::root;

/// The texts of a file in a language, by their ids without the prefix. `gap` writes a placeholder, given the name of its argument.
///
/// # Errors
/// When the file is missing, or one of its texts cannot be read at build time.
pub fn texts(
    language: Language,
    file: &str,
    beginning: &str,
    gap: impl Fn(&str) -> String,
) -> Result<BTreeMap<String, String>> {
    let all = messages(language, file, |id| id.starts_with(beginning)).map_err(|fault| anyhow!(fault))?;
    let entry = |(id, text): (String, GappedText)| (id[beginning.len()..].to_owned(), written(&text, &gap));
    Ok(all.into_iter().filter_map(|message| Some((message.id, message.text?))).map(entry).collect())
}

/// The names of pieces, players, games and options, and the lines about them, by id: `piece-king`, `line-king`, `game-janus`.
///
/// # Errors
/// When the file is missing.
pub fn names(language: Language) -> Result<BTreeMap<String, String>> {
    let wanted =
        |id: &str| ["piece-", "player-", "line-", "game-", "option-", "about-"].iter().any(|kind| id.starts_with(kind));
    let all = messages(language, "names.ftl", wanted).map_err(|fault| anyhow!(fault))?;
    let none = |_: &str| String::new();
    Ok(all.into_iter().filter_map(|message| Some((message.id, written(&message.text?, &none)))).collect())
}

/// The name of each picture of a piece, by id: that of the piece with the same name, or a name of its own.
///
/// # Errors
/// When a picture has no name, or a name no picture.
pub fn pictures(language: Language) -> Result<BTreeMap<String, String>> {
    let gap = |_: &str| String::new();
    let pieces = texts(language, "names.ftl", "piece-", gap)?;
    let mut own = texts(language, "pictures.ftl", "picture-", gap)?;
    let mut names = BTreeMap::new();
    for file in files::entries(&root().join("assets/pieces"))? {
        let id = file.file_stem().and_then(|name| name.to_str()).context("a picture has no name")?;
        let name = own.remove(id).or_else(|| pieces.get(id).cloned());
        names.insert(id.to_owned(), name.with_context(|| format!("{id} has no name in {}", language.tag()))?);
    }
    ensure!(own.is_empty(), "pictures.ftl of {} names pictures that there are not: {own:?}", language.tag());
    Ok(names)
}

/// The players as sentences name them: with an article, in languages that have one.
///
/// # Errors
/// When the file is missing.
pub fn players(language: Language) -> Result<BTreeMap<String, String>> {
    let all = messages(language, "names.ftl", |id| id.starts_with("player-")).map_err(|fault| anyhow!(fault))?;
    let none = |_: &str| String::new();
    let named = all.into_iter().filter_map(|message| {
        let form = message.forms.into_iter().find(|(form, _)| form == "the").map(|(_, text)| text);
        Some((message.id, written(&form.or(message.text)?, &none)))
    });
    Ok(named.collect())
}

/// A text without placeholders.
pub fn plain(text: &[TextPart]) -> String {
    written(text, &|_: &str| String::new())
}

fn written(text: &[TextPart], gap: &impl Fn(&str) -> String) -> String {
    let part = |part: &TextPart| match part {
        TextPart::Words(words) => words.clone(),
        TextPart::Gap(name) => gap(name),
    };
    text.iter().map(part).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::BTreeSet;

    #[test]
    fn no_two_pictures_are_called_alike() {
        for language in Language::ALL {
            let names = pictures(language).unwrap();
            let different: BTreeSet<String> = names.values().map(|name| name.to_lowercase()).collect();
            assert_eq!(different.len(), names.len(), "{}", language.tag());
        }
    }
}
