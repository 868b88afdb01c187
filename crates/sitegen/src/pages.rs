//! The rules pages of the site: a page and a printable card for each game, and their index.
//!
//! The templates in `web/rules` are the same for every game. They show data of its definition, and the sentences of the rulebook about
//! it. Texts about a game in `games/ID/rules` replace these: chapters, texts about the pieces, and positions to step through. Every page
//! exists in each language: words between the data are in the catalogue `rules.ftl`, and texts that several games share are in a folder
//! of `web/rules` for each language. A script makes the pages of own games, from the definition in the browser's storage.

pub mod chapters;
pub mod game;
pub mod language;
pub mod list;
pub mod notation;
pub mod piece;
pub mod piece_stills;
pub mod pieces;
pub mod positions;
pub mod start;
#[cfg(test)]
mod tests;
pub mod workshop;

use crate::site::library;
use anyhow::{Context as _, Result};
use chapters::Chapters;
use game::GamePage;
use menagerie_texts::Language;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, Value, context, path_loader};
use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use xtask::process::root;

/// The folder of the templates.
pub fn source() -> PathBuf {
    root().join("web/rules")
}

/// Writes the rules pages below a site's folder: `rules/index.html`, `rules/<game>/index.html`,
/// `rules/<game>/card/index.html`, the same in other languages below `rules/<language>`, and `rules/css/rules.css`.
///
/// # Errors
/// When a template or a data file is wrong, naming it and the line, or a file cannot be written.
pub fn write(folder: &Path) -> Result<()> {
    // Examples of the rules are searched for each language.
    thread::scope(|scope| {
        let languages = Language::ALL.map(|language| scope.spawn(move || write_in(language, folder)));
        languages.into_iter().try_for_each(|done| done.join().unwrap_or_else(|panic| std::panic::resume_unwind(panic)))
    })?;
    let rules = folder.join("rules");
    let css = rules.join("css");
    fs::create_dir_all(&css).with_context(|| css.display().to_string())?;
    for name in ["rules.css", "card.css"] {
        let from = source().join(name);
        fs::copy(&from, css.join(name)).with_context(|| format!("copying {}", from.display()))?;
    }
    Ok(())
}

/// Writes the pages in a language below a site's folder.
///
/// # Errors
/// When a template or a data file is wrong, naming it and the line, or a file cannot be written.
pub fn write_in(language: Language, folder: &Path) -> Result<()> {
    let templates = templates(language)?;
    let games = read_all(language)?;
    let all = Value::from_serialize(&games);
    let page = |template: &str, address: &str, chapters: &Chapters, values: Value| {
        let own = format!("{}{address}", language::folder(language));
        let root = "../".repeat(own.matches('/').count());
        let values = context! {
            language => language.tag(),
            rules => format!("{root}{}", language::folder(language)),
            twins => language::twins(language, |other| format!("{root}{}{address}", language::folder(other))),
            root, all, ..values
        };
        let filled = chapters.fill(&templates, &values).with_context(|| format!("the rules of {address}"))?;
        render(&templates, template, &folder.join(own), context! { ..filled, ..values })
    };
    for (template, address) in [("index.html", ""), ("own-game.html", "own/"), ("own-card.html", "own/card/")] {
        page(template, address, &Chapters::default(), context! {})?;
    }
    for (it, game) in games.iter().zip(all.try_iter()?) {
        page("game.html", &format!("{}/", it.id), &it.chapters, context! { game, card => false })?;
        page("card.html", &format!("{}/card/", it.id), &it.chapters, context! { game, card => true })?;
    }
    Ok(())
}

/// The data for the pages of all games.
///
/// # Errors
/// When a game, or what is written about it, is not as expected.
pub fn read_all(language: Language) -> Result<Vec<GamePage>> {
    let translations = library::translations()?;
    let translation = translations.get(language.tag());
    list::ids()
        .map(|id| GamePage::read(id, language, translation).with_context(|| format!("the rules of {id}")))
        .collect()
}

/// The templates of a language: what is put in is escaped, and a name that is not there is an error. What nobody has translated is English.
fn templates(language: Language) -> Result<Environment<'static>> {
    let mut templates = Environment::new();
    let folders = [source().join(language.tag()), source().join(Language::EN.tag()), source()].map(path_loader);
    templates.set_loader(move |name| {
        for load in &folders {
            if let Some(found) = load(name)? {
                return Ok(Some(found));
            }
        }
        Ok(None)
    });
    templates.set_undefined_behavior(UndefinedBehavior::Strict);
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates.set_trim_blocks(true);
    templates.set_lstrip_blocks(true);
    templates.add_global("t", Value::from(language::words(language)?));
    Ok(templates)
}

fn render(templates: &Environment<'_>, name: &str, folder: &Path, values: Value) -> Result<()> {
    let text = templates.get_template(name).and_then(|template| template.render(values));
    let text = text.with_context(|| format!("the template {}", source().join(name).display()))?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let file = folder.join("index.html");
    fs::write(&file, text).with_context(|| format!("writing {}", file.display()))
}
