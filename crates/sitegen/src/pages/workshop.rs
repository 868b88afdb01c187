//! The workshop page, `workshop/`, in each language.

use super::language;
use crate::catalogue;
use crate::site::library;
use anyhow::{Context as _, Result};
use menagerie_rules::{Definition, Variant};
use menagerie_texts::Language;
use menagerie_workshop::{GROUPS, STOCK, STOCK_NAMES, StockRole, names_of_picture, picture_of_stock};
use minijinja::{AutoEscape, Environment, UndefinedBehavior, context};
use serde::Serialize;
use std::collections::BTreeMap;
use std::path::Path;
use xtask::files;
use xtask::process::root;

/// The page's folder.
const FOLDER: &str = "workshop";

/// The template.
const TEMPLATE: &str = "workshop.html";

/// A piece, or a picture, that can be chosen.
#[derive(Debug, Serialize)]
struct Choice {
    /// The id of the picture.
    art: String,
    /// Its name.
    name: String,
    /// The same in English, as definitions have it.
    english: String,
    /// The search keys: its names in all languages.
    keys: String,
    /// Its moves; empty for a picture.
    betza: &'static str,
    /// Its role.
    role: &'static str,
}

/// A game to start from.
#[derive(Debug, Serialize)]
struct Beginning {
    id: String,
    name: String,
    /// Whether its definition is part of the diagrams; those of the library are separate files.
    built_in: bool,
}

/// Writes the page in each language below a site's folder, with its style and its modules.
///
/// # Errors
/// When the template or a catalogue is wrong, or a file cannot be written.
pub fn write(site: &Path) -> Result<()> {
    let source = root().join("web").join(FOLDER);
    let mut templates = Environment::new();
    templates.set_undefined_behavior(UndefinedBehavior::Strict);
    templates.set_auto_escape_callback(|_| AutoEscape::Html);
    templates.set_trim_blocks(true);
    templates.set_lstrip_blocks(true);
    let text = files::read(&source.join(TEMPLATE))?;
    templates.add_template(TEMPLATE, &text).with_context(|| format!("the template {TEMPLATE}"))?;
    let names = PictureNames::read()?;
    for language in Language::ALL {
        let own = folder(language);
        let root = "../".repeat(own.matches('/').count());
        let texts = catalogue::texts(language, "workshop.ftl", "workshop-", |_| "%".to_owned())?;
        let words: BTreeMap<String, String> =
            texts.iter().map(|(id, text)| (id.replace('-', "_"), text.clone())).collect();
        let values = context! {
            language => language.tag(),
            root,
            rules => format!("{root}{}", language::folder(language)),
            twins => language::twins(language, |other| format!("{root}{}", folder(other))),
            t => words,
            sayings => serde_json::to_string(&texts)?,
            stock => STOCK.iter().map(|&(id, betza, role)| names.stock(id, betza, role, language)).collect::<Result<Vec<_>>>()?,
            pictures => names.all(language)?,
            all_games => games(language)?,
            groups => GROUPS,
            other_languages => Language::ALL.iter().filter(|it| **it != Language::EN).map(|it| it.tag()).collect::<Vec<_>>(),
        };
        let page =
            templates.get_template(TEMPLATE)?.render(values).with_context(|| format!("the template {TEMPLATE}"))?;
        files::write(&site.join(own).join("index.html"), &page)?;
    }
    // Buttons and inputs look as on the game page, because they share style sheets.
    let style = [root().join("web/css/controls.css"), source.join("workshop.css")];
    let style = style.iter().map(|file| files::read(file)).collect::<Result<String>>()?;
    files::write(&site.join(FOLDER).join("workshop.css"), &style)?;
    let template = site.join(FOLDER).join(TEMPLATE);
    std::fs::remove_file(&template).with_context(|| format!("cannot remove {}", template.display()))
}

/// The folder of the page of a language. The first language has the shorter address.
fn folder(language: Language) -> String {
    if language == Language::ALL[0] { format!("{FOLDER}/") } else { format!("{FOLDER}/{}/", language.tag()) }
}

/// Names by id, in each language.
type Names = Vec<(Language, BTreeMap<String, String>)>;

/// The names of pictures, and of stock pieces without a picture of their own.
struct PictureNames {
    pictures: Names,
    pieces: Names,
}

impl PictureNames {
    fn read() -> Result<Self> {
        let of_pieces = |it| catalogue::texts(it, "workshop.ftl", "workshop-stock-", |_| String::new());
        let names = |read: &dyn Fn(Language) -> Result<BTreeMap<String, String>>| {
            Language::ALL.into_iter().map(|it| Ok((it, read(it)?))).collect::<Result<Names>>()
        };
        Ok(Self { pictures: names(&catalogue::pictures)?, pieces: names(&of_pieces)? })
    }

    /// A stock piece. It is found by the names of its picture and of its move.
    fn stock(&self, id: &'static str, betza: &'static str, role: StockRole, language: Language) -> Result<Choice> {
        let art = picture_of_stock(id);
        let names = called(id, if art == id { &self.pictures } else { &self.pieces })?;
        let of_move = STOCK_NAMES.iter().filter(|(of, _)| *of == id).map(|(_, names)| *names);
        let is_another = |name: &str| name != id && STOCK.iter().any(|(other, ..)| *other == name);
        let of_picture = names_of_picture(art).filter(|name| art == id && !is_another(name));
        Ok(Choice {
            art: art.to_owned(),
            betza,
            role: role.name(),
            ..choice(&names, of_picture.chain(of_move), language)
        })
    }

    /// All pictures, by name.
    fn all(&self, language: Language) -> Result<Vec<Choice>> {
        let ids = self.pictures.iter().filter(|(own, _)| *own == language).flat_map(|(_, names)| names.keys());
        let one = |art: &String| {
            let names = called(art, &self.pictures)?;
            Ok(Choice { art: art.clone(), ..choice(&names, names_of_picture(art), language) })
        };
        let mut found = ids.map(one).collect::<Result<Vec<_>>>()?;
        found.sort_by_key(|picture| in_order(&picture.name));
        Ok(found)
    }
}

/// The name of one thing in each language.
fn called<'a>(id: &str, names: &'a Names) -> Result<Vec<(Language, &'a str)>> {
    let name = |(language, names): &'a (Language, BTreeMap<String, String>)| {
        Ok((*language, names.get(id).with_context(|| format!("{id} has no name"))?.as_str()))
    };
    names.iter().map(name).collect()
}

/// A choice with its name, and other names by which it is found.
fn choice(names: &[(Language, &str)], others: impl Iterator<Item = &'static str>, language: Language) -> Choice {
    let name = |wanted| names.iter().find(|(own, _)| *own == wanted).map(|(_, name)| *name).unwrap_or_default();
    let mut keys: Vec<&str> = names.iter().map(|(_, name)| *name).collect();
    others.for_each(|name| keys.push(name));
    Choice {
        art: String::new(),
        name: name(language).to_owned(),
        english: name(Language::ALL[0]).to_owned(),
        keys: keys.join(" ").to_lowercase(),
        betza: "",
        role: StockRole::Piece.name(),
    }
}

/// A name in its form for alphabetical order: “épée” beside “epee”.
fn in_order(name: &str) -> String {
    name.to_lowercase().replace(['é', 'è', 'ê'], "e").replace(['à', 'â'], "a").replace('œ', "oe")
}

/// The games to start from: the built-in ones and those of the library.
fn games(language: Language) -> Result<Vec<Beginning>> {
    let names = catalogue::names(language)?;
    let translations = library::translations()?;
    let translation = translations.get(language.tag());
    let mut all = Vec::new();
    for definition in Variant::definitions() {
        let Definition { id, .. } = definition?;
        let name = names.get(&format!("game-{id}")).unwrap_or(&id).clone();
        all.push(Beginning { id, built_in: true, name });
    }
    for id in menagerie_games::library::ids() {
        let name = translation.and_then(|it| it.games.get(id)).and_then(|it| it.name.clone());
        let name = name.map_or_else(|| library::definition(id).map(|it| it.name), Ok)?;
        all.push(Beginning { id: id.to_owned(), name, built_in: false });
    }
    all.sort_by_key(|game| game.name.to_lowercase());
    Ok(all)
}
