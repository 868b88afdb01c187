//! The gallery: the start view of the game page, with a board for a first move and a card for each game.
//!
//! It is generated from the games' definitions and the catalogues, in every language at once: the style sheet shows the words of the
//! language of the root element. The cards are in a file of their own ([`cards`]), from which the page fills the shelves.

pub mod card;
pub mod cards;
pub mod finder;
pub mod first_move;
pub mod picture;
pub mod sample;
pub mod shelf;

use crate::catalogue;
use crate::pages::language;
use anyhow::{Context as _, Result, ensure};
use cards::Cards;
use menagerie_games::library;
use menagerie_rules::{Options, Variant};
use menagerie_texts::Language;
use minijinja::{AutoEscape, Environment, UndefinedBehavior, context};
use serde::Serialize;
use shelf::Shelf;
use std::collections::BTreeMap;
use std::path::Path;
use xtask::files;
use xtask::process::root;

/// The place of the gallery in the page. Without it, the page starts with a game.
const PLACE: &str = "<section id=\"start\" class=\"start\"></section>";

/// The beginning of the page's root element, which gets the list of languages.
const ROOT: &str = "<html lang=\"en\"";

/// The folder of the pictures, below that of the pieces, which the game page caches for offline use.
const PICTURES: &str = "pieces/starts";

/// The words of a text in every language, by the language's tag.
pub type Words = BTreeMap<&'static str, String>;

/// A language of the page.
#[derive(Debug, Serialize)]
struct GalleryLanguage {
    tag: &'static str,
    name: &'static str,
    /// The folder of its rules pages.
    rules: String,
}

/// A shelf of the page.
#[derive(Debug, Serialize)]
struct GalleryShelf {
    id: &'static str,
    /// How many games stand on it.
    count: usize,
}

/// Writes the gallery into a site's page, with the cards and the pictures of the games' starts.
///
/// # Errors
/// When a game, a catalogue or the template is wrong, or the page has no place for the gallery.
pub fn write(site: &Path) -> Result<()> {
    let pieces = site.join("pieces");
    for id in Variant::ids() {
        let variant = Variant::by_id(id, &Options::none())?;
        let moves = sample::moves(&variant);
        let picture =
            picture::draw(&variant, Some(&moves), |art| files::read(&pieces.join(art).with_extension("svg")))?;
        files::write(&site.join(PICTURES).join(id).with_extension("svg"), &picture)?;
    }
    let cards = cards::cards()?;
    cards::write(site, &cards)?;
    finder::write(site)?;
    let file = site.join("index.html");
    let page = files::read(&file)?;
    ensure!(page.contains(PLACE), "{} has no place for the gallery", file.display());
    ensure!(page.contains(ROOT), "{} does not begin so", file.display());
    let further: Vec<&str> = library::ids().collect();
    let languages = Language::TAGS.join(" ");
    let root = format!("{ROOT} data-languages=\"{languages}\" data-library=\"{}\"", further.join(" "));
    files::write(&file, &page.replace(PLACE, &render(&cards)?).replacen(ROOT, &root, 1))
}

/// The gallery with the shelves for these cards.
///
/// # Errors
/// When a catalogue or the template is wrong.
pub fn render(cards: &Cards) -> Result<String> {
    let file = root().join("web/start/start.html");
    let source = files::read(&file)?;
    let mut templates = Environment::new();
    templates.set_undefined_behavior(UndefinedBehavior::Strict);
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates.set_trim_blocks(true);
    templates.set_lstrip_blocks(true);
    let languages =
        Language::ALL.map(|it| GalleryLanguage { tag: it.tag(), name: it.name(), rules: language::folder(it) });
    let first = first_move::variant()?;
    let (tried, tried_at) = (first_move::targets(&first)?, first_move::tried()?);
    let board = first_move::board()?;
    let shelves = Shelf::ALL.map(|it| {
        let count = cards.all.iter().filter(|card| card.shelves.contains(&it.id())).count();
        GalleryShelf { id: it.id(), count }
    });
    let named_after = &cards.named_after.name;
    templates
        .render_named_str(
            "start.html",
            &source,
            context! { t => texts()?, shelves, named_after, tried, tried_at, board, tried_from => first_move::FROM, first_game => first_move::TRIED.0, languages },
        )
        .map(|text| text.trim().to_owned())
        .with_context(|| file.display().to_string())
}

/// The texts of `start.ftl` by id, in the form of template names: `new_here`. A placeholder is written `{name}`, and scripts fill it in.
fn texts() -> Result<BTreeMap<String, Words>> {
    let mut all: BTreeMap<String, Words> = BTreeMap::new();
    for language in Language::ALL {
        for (id, text) in catalogue::texts(language, "start.ftl", "start-", |name| format!("{{{name}}}"))? {
            all.entry(id.replace('-', "_")).or_default().insert(language.tag(), text);
        }
    }
    Ok(all)
}

#[cfg(test)]
mod tests;
