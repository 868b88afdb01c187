//! The rules pages of the site: one page and one printable card a game, and their index.
//!
//! The templates lie in `web/rules`. What a game's definition says, such as names, letters, values and promotions, is put
//! in from there; the sentences about the pieces are in `pieces.json`, the positions to step through in
//! `positions.json`. Every page is there in each language: words between the data are in the catalogue `rules.ftl`, sentences of English in
//! the templates, those of another language in templates of the same name in its own folder. The page of any other game is made of
//! its definition alone, as its card is, and that of somebody's own game by a script, of the definition that the browser keeps.

pub mod game;
pub mod language;
pub mod made;
pub mod made_games;
pub mod piece_stills;
pub mod pieces;
pub mod positions;
pub mod stills;
#[cfg(test)]
mod tests;
pub mod workshop;

use anyhow::{Context as _, Result};
use game::GamePage;
use menagerie_rules::Variant;
use menagerie_texts::Language;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, context, path_loader};
use std::fs;
use std::path::{Path, PathBuf};
use xtask::process::root;

/// The games that have rules pages, as the index lists them: those with a template `web/rules/ID.html`.
pub fn games() -> impl Iterator<Item = &'static str> {
    Variant::ids().filter(|id| source().join(format!("{id}.html")).is_file())
}

/// Where the templates and their data lie.
pub fn source() -> PathBuf {
    root().join("web/rules")
}

/// Writes the rules pages below a site's folder: `rules/index.html`, `rules/<game>/index.html`,
/// `rules/<game>/card/index.html`, the same in other languages below `rules/<language>`, and `rules/css/rules.css`.
///
/// # Errors
/// When a template or a data file is wrong, naming it and the line, or a file cannot be written.
pub fn write(folder: &Path) -> Result<()> {
    for language in Language::ALL {
        let templates = templates(language)?;
        let games = games().map(|id| GamePage::read(id, language)).collect::<Result<Vec<_>>>()?;
        let page = |template: &str, address: &str, values: minijinja::Value| {
            let own = format!("{}{address}", language::folder(language));
            let root = "../".repeat(own.matches('/').count());
            let places = context! {
                language => language.tag(),
                rules => format!("{root}{}", language::folder(language)),
                twin => format!("{root}{}{address}", language::folder(language::other(language))),
                root,
            };
            render(&templates, template, &folder.join(own), context! { ..places, ..values })
        };
        let library = made::read_all(language)?;
        page("index.html", "", context! { games, library })?;
        page("own-game.html", "own/", context! { games })?;
        page("own-card.html", "own/card/", context! { games })?;
        for game in &library {
            page("made-game.html", &format!("{}/", game.id), context! { games, library, page => game })?;
            page("made-card.html", &format!("{}/card/", game.id), context! { games, page => game })?;
        }
        for game in &games {
            let id = &game.id;
            page(&format!("{id}.html"), &format!("{id}/"), context! { games, game, card => false })?;
            page(&format!("{id}-card.html"), &format!("{id}/card/"), context! { games, game, card => true })?;
        }
    }
    let rules = folder.join("rules");
    let css = rules.join("css");
    fs::create_dir_all(&css).with_context(|| css.display().to_string())?;
    for name in ["rules.css", "card.css"] {
        let from = source().join(name);
        fs::copy(&from, css.join(name)).with_context(|| format!("copying {}", from.display()))?;
    }
    Ok(())
}

/// The templates of a language: what is put in is escaped, and a name that is not there is an error.
fn templates(language: Language) -> Result<Environment<'static>> {
    let mut templates = Environment::new();
    let (own, shared) = (path_loader(source().join(language.tag())), path_loader(source()));
    templates.set_loader(move |name| own(name).and_then(|found| found.map_or_else(|| shared(name), |it| Ok(Some(it)))));
    templates.set_undefined_behavior(UndefinedBehavior::Strict);
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates.set_trim_blocks(true);
    templates.set_lstrip_blocks(true);
    templates.add_global("t", minijinja::Value::from(language::words(language)?));
    Ok(templates)
}

fn render(templates: &Environment<'_>, name: &str, folder: &Path, values: minijinja::Value) -> Result<()> {
    let text = templates.get_template(name).and_then(|template| template.render(values));
    let text = text.with_context(|| format!("the template {}", source().join(name).display()))?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let file = folder.join("index.html");
    fs::write(&file, text).with_context(|| format!("writing {}", file.display()))
}
