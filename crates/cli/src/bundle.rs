//! `menagerie bundle`: a game as one file, a page that opens without the site. The page's `web/js/bundle` makes the same file.

use crate::{definition_file, games};
use anyhow::{Context, Result, bail, ensure};
use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use flate2::Compression;
use flate2::write::GzEncoder;
use menagerie_rulebook::{RuleExample, RuleSection, examples, piece_name, piece_rules, rulebook};
use menagerie_rules::{Definition, Options, Variant};
use menagerie_texts::Language;
use serde::Serialize;
use serde_json::{Value, json};
use std::collections::BTreeMap;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::Arc;

/// The template, which the build of the site makes.
const TEMPLATE: &str = "one-file.html";

/// What is replaced in the template: the title, the id of the game, and the place of the contents.
const TITLE: &str = "<title>Menagerie</title>";
const ONLY: &str = "data-only=\"\"";
const PLACE: &str = "id=\"contents\">";

/// Prefixes of pictures that are no files: letters, signs and the paths of own games.
const DRAWN: [&str; 3] = ["letter-", "sign-", "paths-"];

/// Which game, and where the file goes.
#[derive(clap::Args)]
pub struct BundleArgs {
    /// A file that describes the game, or the name of a game, as `menagerie variants` lists them
    game: String,
    /// The file to write
    #[arg(short, long, value_name = "FILE")]
    out: PathBuf,
    /// Which game of the file, where it describes several
    #[arg(long)]
    name: Option<String>,
    /// The built site with the page [default: dist/site in this folder or above it, or beside the program]
    #[arg(long, value_name = "FOLDER")]
    site: Option<PathBuf>,
    /// Put the game's network into the file, if it has one, which makes the computer stronger from level 6 on and the file larger
    #[arg(long)]
    network: bool,
}

/// What is put into the file.
#[derive(Serialize)]
struct Contents {
    id: String,
    own: bool,
    definition: Value,
    rules: BTreeMap<&'static str, RulesInWords>,
    files: BTreeMap<String, String>,
    bytes: BTreeMap<String, String>,
}

/// The rules in a language.
#[derive(Serialize)]
struct RulesInWords {
    pieces: Vec<Value>,
    sections: Vec<Value>,
    examples: Vec<Value>,
}

/// Writes a game as one file.
///
/// # Errors
/// If there is no such game or no built site, or a file cannot be read or written.
pub fn run(args: &BundleArgs) -> Result<()> {
    let site = site(args.site.as_deref())?;
    let mut contents = contents(args, &site)?;
    if args.network {
        let path = format!("networks/{}.nnue", contents.id);
        let bytes = std::fs::read(site.join(&path)).with_context(|| format!("{} has no network here", contents.id))?;
        contents.bytes.insert(path, STANDARD.encode(bytes));
    }
    let template = read(&site.join(TEMPLATE))?;
    let name = contents.definition["name"].as_str().unwrap_or(&contents.id);
    let page = fill(&template, &contents, name)?;
    std::fs::write(&args.out, page).with_context(|| format!("cannot write {}", args.out.display()))
}

/// The folder of the site.
fn site(given: Option<&Path>) -> Result<PathBuf> {
    if let Some(folder) = given {
        ensure!(folder.join(TEMPLATE).is_file(), "{} is not a built site: it has no {TEMPLATE}", folder.display());
        return Ok(folder.to_owned());
    }
    let program = std::env::current_exe().ok();
    let places = [std::env::current_dir().ok(), program.clone()];
    let above = places.iter().flatten().flat_map(|place| place.ancestors().map(|folder| folder.join("dist/site")));
    let beside = program.iter().filter_map(|file| file.parent()).map(|folder| folder.join("site"));
    match above.chain(beside).find(|folder| folder.join(TEMPLATE).is_file()) {
        Some(folder) => Ok(folder),
        None => bail!(
            "there is no built site here, whose {TEMPLATE} is needed: `cargo xtask package` builds one in dist/site of a clone of Menagerie, \
             which needs Node; --site FOLDER says where one is"
        ),
    }
}

fn read(file: &Path) -> Result<String> {
    std::fs::read_to_string(file).with_context(|| format!("cannot read {}", file.display()))
}

/// What belongs to the game: from a file, or from the site.
fn contents(args: &BundleArgs, site: &Path) -> Result<Contents> {
    let file = Path::new(&args.game);
    let mut files = BTreeMap::new();
    let (id, own, definition) = if file.is_file() {
        let game = definition_file::game_with_notes(file, args.name.as_deref(), Language::EN)?;
        let id = format!("own-{}", slug(&game.definition.name));
        let definition = serde_json::to_value(&game.definition)?;
        files.insert(format!("games/{id}.json"), definition.to_string());
        (id, true, definition)
    } else {
        let id = games::named(&args.game, &Options::none())?.id().to_owned();
        let definition = definition(&id, site, &mut files)?;
        (id, false, definition)
    };
    let variant =
        Variant::from_definition(serde_json::from_value::<Definition>(definition.clone())?, &Options::none())?;
    for art in definition["pieces"].as_array().into_iter().flatten().filter_map(|piece| piece["art"].as_str()) {
        if !art.is_empty() && !DRAWN.iter().any(|beginning| art.starts_with(beginning)) {
            take(&mut files, site, &format!("pieces/{art}.svg"));
        }
    }
    let rules = Language::ALL.into_iter().map(|language| (language.tag(), in_words(&variant, language))).collect();
    Ok(Contents { id, own, definition, rules, files, bytes: BTreeMap::new() })
}

/// The definition of a game of the site, with the names of its pieces in every language; what the page asks for a game of the library is
/// put into `files`.
fn definition(id: &str, site: &Path, files: &mut BTreeMap<String, String>) -> Result<Value> {
    take(files, site, &format!("books/{id}.txt"));
    let path = format!("games/{id}.json");
    if site.join(&path).is_file() {
        let index: Vec<Value> = serde_json::from_str(&read(&site.join("games/index.json"))?)?;
        let entry: Vec<Value> = index.into_iter().filter(|game| game["id"] == id).collect();
        files.insert("games/index.json".to_owned(), Value::from(entry).to_string());
        let text = read(&site.join(&path))?;
        let definition = serde_json::from_str(&text)?;
        files.insert(path, text);
        return Ok(definition);
    }
    take(files, site, &format!("pieces/endings/{id}.json"));
    let module = read(&site.join("diagram/games").join(id).with_extension("js"))
        .with_context(|| format!("the site does not have the game {id}: save its definition, and name that file"))?;
    let text = module.trim().strip_prefix("export default ").and_then(|rest| rest.strip_suffix(';'));
    Ok(serde_json::from_str(text.context("the site's definition of the game has another form")?)?)
}

/// Takes a file of the site, if there is one.
fn take(files: &mut BTreeMap<String, String>, site: &Path, path: &str) {
    if let Ok(text) = std::fs::read_to_string(site.join(path)) {
        files.insert(path.to_owned(), text);
    }
}

/// The rules in words.
fn in_words(variant: &Arc<Variant>, language: Language) -> RulesInWords {
    let pieces = variant.kind_ids().take(variant.definition().pieces.len()).map(|kind| {
        let it = variant.kind(kind);
        json!({ "name": piece_name(variant, kind, language), "letter": it.letter.to_string(), "betza": it.betza,
                "sentences": piece_rules(variant, kind, language) })
    });
    let section =
        |RuleSection { id, title, sentences }| json!({ "id": id.to_string(), "title": title, "sentences": sentences });
    let example = |RuleExample { id, title, caption, fen, moves, select, .. }: RuleExample| {
        let select = select.map_or_else(String::new, |square| square.to_string());
        json!({ "id": id, "title": title, "caption": caption, "fen": fen, "moves": moves.join(" "), "select": select })
    };
    RulesInWords {
        pieces: pieces.collect(),
        sections: rulebook(variant, language).into_iter().map(section).collect(),
        examples: examples(variant, language).into_iter().map(example).collect(),
    }
}

/// The template with a game of this name. No part of a game can end the element that it is put into: the contents are Base64.
fn fill(template: &str, contents: &Contents, name: &str) -> Result<String> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    serde_json::to_writer(&mut encoder, contents)?;
    encoder.flush()?;
    let packed = STANDARD.encode(encoder.finish()?);
    let values = [
        (TITLE, format!("<title>{} · Menagerie</title>", escaped(name))),
        (ONLY, format!("data-only=\"{}\"", escaped(&contents.id))),
        (PLACE, format!("{PLACE}{packed}")),
    ];
    let mut page = template.to_owned();
    for (place, value) in values {
        ensure!(page.contains(place), "{TEMPLATE} has no {place}: it is of another version");
        page = page.replacen(place, &value, 1);
    }
    Ok(page)
}

/// A text for an element or an attribute.
fn escaped(text: &str) -> String {
    let letter = |letter: char| match letter {
        '&' | '<' | '>' | '"' => format!("&#{};", letter as u32),
        _ => letter.to_string(),
    };
    text.chars().map(letter).collect()
}

/// A name in a form for files.
fn slug(name: &str) -> String {
    let plain: String = name.to_lowercase().chars().map(|it| if it.is_alphanumeric() { it } else { ' ' }).collect();
    plain.split_whitespace().collect::<Vec<_>>().join("-")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn no_name_of_a_game_ends_an_element_of_the_file() {
        let template = format!("{TITLE}<html {ONLY}><script type=\"text/plain\" {PLACE}</script>");
        let name = "</title></script><script>alert(1)</script>\" onload=\"";
        let definition = json!({ "name": name, "about": "</script><!-- <script>" });
        let contents = Contents {
            id: slug(name),
            own: true,
            definition,
            rules: BTreeMap::new(),
            files: BTreeMap::from([("games/a.json".to_owned(), name.to_owned())]),
            bytes: BTreeMap::new(),
        };
        let page = fill(&template, &contents, name).unwrap();
        assert_eq!((page.matches("<script").count(), page.matches("</script").count()), (1, 1), "{page}");
        assert_eq!(page.matches("</title>").count(), 1, "{page}");
        assert!(!page.contains("onload=\""), "{page}");
    }

    #[test]
    fn a_template_of_another_version_is_refused() {
        let contents = Contents {
            id: "chess".to_owned(),
            own: false,
            definition: Value::Null,
            rules: BTreeMap::new(),
            files: BTreeMap::new(),
            bytes: BTreeMap::new(),
        };
        assert!(fill("<html>", &contents, "Chess").unwrap_err().to_string().contains("another version"));
    }

    #[test]
    fn a_name_becomes_part_of_an_id() {
        assert_eq!(slug("  Ma Variante: «2» "), "ma-variante-2");
    }
}
