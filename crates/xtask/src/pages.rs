//! The rules pages of the site: one page a game, one printable card a game, and their index.
//!
//! The templates lie in `web/rules`. What a game's definition says, such as names, letters, values and promotions, is put
//! in from there; the sentences about the pieces are in `pieces.json`, the positions to step through in
//! `positions.json`.

pub mod game;
pub mod pieces;
pub mod positions;
pub mod stills;
#[cfg(test)]
mod tests;

use crate::process::root;
use anyhow::{Context as _, Result};
use game::GamePage;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, context};
use std::fs;
use std::path::{Path, PathBuf};

/// The games that have rules pages, as the index lists them.
pub const GAMES: [&str; 4] = ["gigachess", "gigachess2", "janus", "chaturaji"];

/// Where the templates and their data lie.
pub fn source() -> PathBuf {
    root().join("web/rules")
}

/// Writes the rules pages below a site's folder: `rules/index.html`, `rules/<game>/index.html`,
/// `rules/<game>/card/index.html` and `rules/css/rules.css`.
///
/// # Errors
/// When a template or a data file is wrong, naming it and the line, or a file cannot be written.
pub fn write(folder: &Path) -> Result<()> {
    let templates = templates();
    let games = GAMES.iter().map(|id| GamePage::read(id)).collect::<Result<Vec<_>>>()?;
    let rules = folder.join("rules");
    render(&templates, "index.html", &rules, context! { root => "../", games })?;
    for game in &games {
        let own = rules.join(&game.id);
        render(
            &templates,
            &format!("{}.html", game.id),
            &own,
            context! { root => "../../", games, game, card => false },
        )?;
        let card = format!("{}-card.html", game.id);
        render(&templates, &card, &own.join("card"), context! { root => "../../../", games, game, card => true })?;
    }
    let css = rules.join("css");
    fs::create_dir_all(&css).with_context(|| css.display().to_string())?;
    for name in ["rules.css", "card.css"] {
        let from = source().join(name);
        fs::copy(&from, css.join(name)).with_context(|| format!("copying {}", from.display()))?;
    }
    Ok(())
}

/// The templates: what is put in is escaped, and a name that is not there is an error.
fn templates() -> Environment<'static> {
    let mut templates = Environment::new();
    templates.set_loader(minijinja::path_loader(source()));
    templates.set_undefined_behavior(UndefinedBehavior::Strict);
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates.set_trim_blocks(true);
    templates.set_lstrip_blocks(true);
    templates
}

fn render(templates: &Environment<'_>, name: &str, folder: &Path, values: minijinja::Value) -> Result<()> {
    let text = templates.get_template(name).and_then(|template| template.render(values));
    let text = text.with_context(|| format!("the template {}", source().join(name).display()))?;
    fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    let file = folder.join("index.html");
    fs::write(&file, text).with_context(|| format!("writing {}", file.display()))
}
