//! The texts of the element, the builder and the trial panel, and the names of the pictures, as modules generated from the catalogues;
//! and the builder's page, in the first language.

use crate::catalogue;
use anyhow::{Context as _, Result};
use menagerie_texts::Language;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, context};
use std::collections::BTreeMap;
use std::path::Path;
use xtask::files;

/// Writes the modules of texts of the diagrams, the page in a frame, the trial and the builder, and the builder's page, below the site's
/// folder.
///
/// # Errors
/// When a catalogue or the page's template is wrong, or a file cannot be written.
pub fn write(site: &Path) -> Result<()> {
    let gap = |name: &str| format!("{{{name}}}");
    let of = |file: &'static str, beginning: &'static str| {
        let own = |language: Language| Ok((language.tag(), catalogue::texts(language, file, beginning, gap)?));
        Language::ALL.map(own).into_iter().collect::<Result<BTreeMap<_, _>>>()
    };
    files::write(&site.join("diagram/texts.js"), &module(&of("element.ftl", "element-")?)?)?;
    let mut trial = of("trial.ftl", "trial-")?;
    for language in Language::ALL {
        let players = catalogue::names(language)?.into_iter().filter(|(id, _)| id.starts_with("player-"));
        trial.get_mut(language.tag()).context("a language")?.extend(players);
    }
    files::write(&site.join("trial/texts.js"), &module(&trial)?)?;
    files::write(&site.join("diagram/reading-texts.js"), &module(&of("element.ftl", "reading-")?)?)?;
    files::write(&site.join("embed/texts.js"), &module(&of("embed.ftl", "frame-")?)?)?;
    files::write(&site.join("embed/dialog-texts.js"), &module(&of("embed.ftl", "embed-")?)?)?;
    let mut builder = of("builder.ftl", "builder-")?;
    files::write(&site.join("builder/index.html"), &self::builder(Language::default())?)?;
    for language in Language::ALL {
        let texts = builder.get_mut(language.tag()).context("a language")?;
        texts.extend(catalogue::names(language)?.into_iter().filter(|(id, _)| !id.starts_with("line-")));
        texts.extend(catalogue::players(language)?);
    }
    let names: BTreeMap<_, _> = Language::ALL.map(|language| (language.tag(), language.name())).into();
    let names = format!("export const names = {};\n", serde_json::to_string(&names)?);
    files::write(&site.join("builder/texts.js"), &(module(&builder)? + &names))?;
    let pictures = Language::ALL.map(|language| Ok((language.tag(), catalogue::pictures(language)?)));
    let pictures = pictures.into_iter().collect::<Result<_>>()?;
    files::write(&site.join("builder/picture-names.js"), &module(&pictures)?)
}

/// A module of texts by language and id. The languages are in the order of their list; the first is the default.
fn module(texts: &BTreeMap<&str, BTreeMap<String, String>>) -> Result<String> {
    let own = Language::TAGS.iter().map(|tag| Ok(format!("{tag}: {}", serde_json::to_string(&texts[tag])?)));
    Ok(format!("export default {{ {} }};\n", own.collect::<Result<Vec<_>>>()?.join(", ")))
}

/// The builder's page in a language.
///
/// # Errors
/// When the catalogue or the page's template is wrong.
pub fn builder(language: Language) -> Result<String> {
    let texts = catalogue::texts(language, "builder.ftl", "builder-", |name| format!("{{{name}}}"))?;
    let file = xtask::process::root().join("web/builder/index.html");
    let source = files::read(&file)?;
    let mut templates = Environment::new();
    templates.set_undefined_behavior(UndefinedBehavior::Strict);
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates.set_keep_trailing_newline(true);
    let t: BTreeMap<String, String> = texts.into_iter().map(|(id, text)| (id.replace('-', "_"), text)).collect();
    let languages = Language::TAGS.join(" ");
    let all_languages = Language::ALL.map(|language| context! { tag => language.tag(), name => language.name() });
    templates
        .render_named_str("index.html", &source, context! { t, languages, all_languages })
        .with_context(|| file.display().to_string())
}

#[cfg(test)]
mod tests {
    use super::*;
    use menagerie_rules::Termination;

    #[test]
    fn there_is_a_word_for_every_end_of_a_game() {
        for language in Language::ALL {
            let texts = catalogue::texts(language, "trial.ftl", "trial-end-", |_| String::new()).unwrap();
            let ids: Vec<&str> = texts.keys().map(String::as_str).collect();
            let mut ends = Termination::ALL.map(Termination::id);
            ends.sort_unstable();
            assert_eq!(ids, ends);
        }
    }

    #[test]
    fn every_language_is_in_both_modules_and_the_first_in_the_page() {
        let place = tempfile::tempdir().unwrap();
        write(place.path()).unwrap();
        let read = |name: &str| files::read(&place.path().join(name)).unwrap();
        for module in [read("diagram/texts.js"), read("trial/texts.js"), read("builder/texts.js")] {
            for tag in Language::TAGS {
                assert!(module.contains(&format!("{tag}: {{")), "{module}");
            }
        }
        assert!(read("diagram/texts.js").contains("\"choice\":\"L’attribut {attribute} n’est pas"));
        assert!(read("builder/texts.js").contains("\"player-white\":\"les Blancs\""));
        let pictures = read("builder/picture-names.js");
        for called in ["\"crab\":\"Crab\"", "\"crab\":\"Crabe\"", "\"lion\":\"Lion\"", "\"gold\":\"Général d’or\""]
        {
            assert!(pictures.contains(called), "{called}: {pictures}");
        }
        let page = read("builder/index.html");
        assert!(page.contains("<summary>The whole notation</summary>") && !page.contains("{{"), "{page}");
    }
}
