//! The generated rules pages: complete, well formed, with valid links, and without anything that a strict content security policy would
//! block.

use super::chapters::{self, Chapters};
use super::pieces::PieceTexts;
use super::{language, list, piece, piece_stills, positions, read_all, source, write};
use anyhow::{Context as _, Result, ensure};
use menagerie_rules::Variant;
use menagerie_texts::Language;
use roxmltree::{Document, Node, ParsingOptions};
use std::collections::BTreeSet;
use std::fs;
use std::path::{Component, Path, PathBuf};
use std::sync::{Arc, Mutex, Weak};
use tempfile::TempDir;
use xtask::process::root;

/// The pages, written once for all tests that run at the same time.
fn written() -> Arc<TempDir> {
    static SITE: Mutex<Weak<TempDir>> = Mutex::new(Weak::new());
    let mut site = SITE.lock().expect("the pages are written");
    site.upgrade().unwrap_or_else(|| {
        let folder = Arc::new(tempfile::tempdir().expect("a folder for the pages"));
        write(folder.path()).expect("the pages are written");
        *site = Arc::downgrade(&folder);
        folder
    })
}

/// Every page's address below the site's folder, with its text.
fn pages(site: &Path) -> Vec<(PathBuf, String)> {
    let mut addresses: Vec<PathBuf> = Vec::new();
    for folder in Language::ALL.map(language::folder) {
        addresses.push(folder.clone().into());
        addresses.push(format!("{folder}own").into());
        addresses.push(format!("{folder}own/card").into());
        addresses.extend(list::ids().map(|game| format!("{folder}{game}").into()));
        addresses.extend(list::ids().map(|game| format!("{folder}{game}/card").into()));
    }
    let read = |address: PathBuf| {
        let text = fs::read_to_string(site.join(&address).join("index.html")).expect("the page is there");
        (address, text)
    };
    addresses.into_iter().map(read).collect()
}

/// The pages are also well-formed XML, so that an unclosed tag is an error.
fn parse(text: &str) -> Document<'_> {
    let options = ParsingOptions { allow_dtd: true, ..ParsingOptions::default() };
    Document::parse_with_options(text, options).expect("the page is well formed")
}

fn all<'a, 'b: 'a>(document: &'a Document<'b>, name: &'a str) -> impl Iterator<Item = Node<'a, 'b>> {
    document.descendants().filter(move |node| node.has_tag_name(name))
}

fn page_of(site: &Path, game: &str) -> String {
    fs::read_to_string(site.join("rules").join(game).join("index.html")).expect("the page is there")
}

/// The games with texts.
fn games() -> Vec<&'static str> {
    chapters::games().expect("the chapters are read")
}

#[test]
fn every_piece_has_its_diagram_picture_still_and_words() {
    let site = written();
    for id in list::ids() {
        let text = page_of(site.path(), id);
        let document = parse(&text);
        let source = format!("../../games/{id}.json");
        let variant = list::variant(id).expect("a game");
        for it in &variant.definition().pieces {
            let letter = it.letter.to_string();
            let diagram = all(&document, "move-diagram").find(|node| node.attribute("piece") == Some(&letter));
            // A piece that never moves has only words.
            let moves = !it.betza.is_empty() || !it.zone_moves.is_empty();
            assert_eq!(diagram.is_some(), moves, "{id}: a diagram of {letter}");
            if let Some(diagram) = diagram {
                let source_of = diagram.attribute("src").or(diagram.attribute("game"));
                assert!(source_of == Some(&source) || source_of == Some(id), "{id}: {letter}: {source_of:?}");
                let still = diagram.first_element_child().expect("a still picture inside");
                for name in ["src", "alt", "width", "height", "loading"] {
                    assert!(still.attribute(name).is_some_and(|it| !it.is_empty()), "{id}, {letter}: {name}");
                }
            }
            let anchor = piece::anchor(&variant, variant.kind_by_letter(it.letter).expect("a kind"));
            let card = document.descendants().find(|node| node.attribute("id") == Some(&anchor)).expect("a card");
            let words = card.children().find(|node| node.has_tag_name("p")).and_then(|node| node.text());
            assert!(words.is_some_and(|words| words.ends_with('.')), "{id}: {letter} has no words");
            let picture = format!("../../pieces/{}.svg", it.art);
            let shown = |card: &Node<'_, '_>| card.descendants().any(|node| node.attribute("src") == Some(&picture));
            assert!(it.art.is_empty() || shown(&card), "{id}: {picture}");
            let betza = card.descendants().find(|node| node.has_tag_name("code")).and_then(|node| node.text());
            assert!(betza == Some(&it.betza) || it.betza.is_empty(), "{id}: the Betza of {letter}");
        }
    }
}

#[test]
fn every_game_has_a_table_a_card_and_its_special_rules() {
    let site = written();
    for language in Language::ALL {
        for page in read_all(language).expect("the pages are read") {
            let read = |more: &str| {
                let folder = site.path().join(language::folder(language)).join(&page.id).join(more);
                fs::read_to_string(folder.join("index.html")).expect("the page is there")
            };
            let (text, card) = (read(""), read("card"));
            let document = parse(&text);
            let table =
                all(&document, "table").find(|it| it.attribute("class").is_some_and(|it| it.starts_with("glance")));
            let rows = table.expect("a table").descendants().filter(|it| it.has_tag_name("tr")).count();
            assert_eq!(rows, 1 + page.pieces.len(), "{}: moves at a glance", page.id);
            let listed: Vec<&str> = all(&document, "nav")
                .find(|it| it.attribute("class") == Some("contents"))
                .expect("a list of contents")
                .descendants()
                .filter_map(|it| it.attribute("href")?.strip_prefix('#'))
                .collect();
            let headings: Vec<&str> = all(&document, "h2").filter_map(|it| it.attribute("id")).collect();
            assert_eq!(listed, headings, "the contents of {}", page.id);
            for example in &page.examples {
                let is = |node: &Node<'_, '_>| node.attribute("fen") == Some(&example.fen);
                let shown = all(&document, "move-diagram").filter(is).any(|node| {
                    node.attribute("moves").unwrap_or_default() == example.moves
                        && node.attribute("select") == example.select.as_deref()
                });
                assert!(shown, "{} does not show {}", page.id, example.id);
            }
            let document = parse(&card);
            assert_eq!(all(&document, "move-diagram").count(), 0, "{}: a card is still", page.id);
            for piece in &page.pieces {
                let still = piece.still.as_ref().map(|it| format!("stills/{it}"));
                let shown = |still: &String| {
                    all(&document, "img").any(|it| it.attribute("src").is_some_and(|it| it.ends_with(still)))
                };
                assert!(still.as_ref().is_none_or(shown), "the card of {} has no {}", page.id, piece.name);
                let named = document.descendants().any(|it| it.text().is_some_and(|text| text.contains(&piece.name)));
                assert!(named, "the card of {} has no {}", page.id, piece.name);
                for name in [&piece.name].into_iter().chain(piece.becomes.iter().map(|it| &it.name)) {
                    assert!(!name.trim().is_empty(), "a piece of {} has no name in {language:?}", page.id);
                }
            }
        }
    }
}

#[test]
fn every_promotion_is_in_the_table() {
    let site = written();
    for game in games() {
        let text = page_of(site.path(), game);
        let document = parse(&text);
        let variant = list::variant(game).expect("a game");
        let rows: Vec<Vec<Vec<&str>>> = all(&document, "table")
            .filter(|table| table.attribute("class") == Some("promotions"))
            .flat_map(|table| table.descendants().filter(|node| node.has_tag_name("tr")))
            .map(|row| row.children().filter(|cell| cell.has_tag_name("td")).map(names).collect())
            .collect();
        for kind in variant.kinds() {
            let wanted: Vec<&str> = kind.promotes_to.iter().map(|&it| variant.kind(it).name.as_str()).collect();
            let row = rows.iter().find(|row| row.first().is_some_and(|from| from.contains(&kind.name.as_str())));
            assert_eq!(row.map_or(&[][..], |row| &row[1][..]), wanted, "the {} of {game}", kind.name);
        }
        let squares = all(&document, "table").find(|table| table.attribute("class") == Some("squares"));
        assert_eq!(squares.is_some(), !variant.promotion_squares().is_empty());
        for &(square, kind, _) in variant.promotion_squares() {
            let table = squares.expect("a table of squares");
            let row = table.descendants().find(|node| {
                node.has_tag_name("tr")
                    && node.descendants().any(|it| it.text() == Some(variant.kind(kind).name.as_str()))
            });
            let row = row.expect("a row for the piece");
            let found = row
                .descendants()
                .filter_map(|node| node.text())
                .any(|text| text.split(", ").any(|it| it == square.to_string()));
            assert!(found, "{square} is not in the row of {}", variant.kind(kind).name);
        }
    }
}

fn names<'a>(cell: Node<'a, '_>) -> Vec<&'a str> {
    cell.descendants().filter(|node| node.has_tag_name("span")).filter_map(|node| node.text()).collect()
}

#[test]
fn every_position_can_be_played_and_is_shown() {
    let site = written();
    let mut seen = BTreeSet::new();
    for place in positions::read().expect("the positions are read") {
        let played = place.play().unwrap_or_else(|error| panic!("{error:#}"));
        assert_eq!(played.plies().len(), place.moves.split_whitespace().count());
        assert!(place.at <= played.plies().len(), "{} starts after its last move", place.id);
        assert!(Language::TAGS.iter().all(|tag| place.alt.contains_key(*tag)), "{} of {}", place.id, place.game);
        if !place.select.is_empty() {
            let from = place.select.parse().expect("the piece picked up is on a square");
            assert!(played.start().piece_at(from).is_some(), "{}: nothing stands on {from}", place.id);
        }
        assert!(seen.insert(place.file()), "{} of {} is there twice", place.id, place.game);
        let text = page_of(site.path(), &place.game);
        let document = parse(&text);
        let shown = all(&document, "move-diagram").any(|node| {
            node.attribute("fen") == Some(&place.fen) && node.attribute("moves").unwrap_or_default() == place.moves
        });
        assert!(shown, "the page of {} does not show {}", place.game, place.id);
    }
}

/// Checks that the special positions contain what they are meant to show.
#[test]
fn positions_show_what_they_are_there_for() {
    let places = positions::read().expect("the positions are read");
    let after = |game: &str, id: &str| {
        let place = places.iter().find(|place| place.game == game && place.id == id);
        let place = place.unwrap_or_else(|| panic!("{game} has no position {id}"));
        let played = place.play().unwrap_or_else(|error| panic!("{error:#}"));
        (played.san_list().join(" "), played.position().fen(), played.outcome().in_words(played.variant()))
    };
    let san = |game: &str, id: &str| after(game, id).0;
    assert_eq!(san("gigachess", "en-passant-not-by-prince"), "e8 Ie7");
    assert_eq!(san("gigachess", "promotion"), "Nc14=F In1=A Ti14=G a1=Q b14=Q");
    assert_eq!(san("janus", "castling-i-side"), "O-O-O O-O-O");
    assert_eq!(san("janus", "castling-b-side"), "O-O O-O");
    for (game, id, gone) in [
        ("gigachess", "en-passant", 'P'),
        ("gigachess", "en-passant-corporal", 'p'),
        ("gigachess", "en-passant-prince", 'I'),
        ("gigachess2", "en-passant", 'P'),
        ("gigachess2", "en-passant-prince", 'i'),
        ("janus", "en-passant", 'p'),
    ] {
        let (before, fen) = {
            let place = places.iter().find(|place| place.game == game && place.id == id).expect("it is there");
            (place.fen.clone(), after(game, id).1)
        };
        let count = |fen: &str| fen.split(' ').next().unwrap_or_default().matches(gone).count();
        assert_eq!(count(&fen) + 1, count(&before), "{game}, {id}: nothing was captured in passing");
    }
    let four = |id: &str| after("chaturaji", id);
    assert!(four("promotion-at-once").0.ends_with("=E") && four("promotion-boat").0.ends_with("=B"));
    assert!(four("pawn-waiting").1.starts_with("2,gE,"), "the Pawn on c8 has become an Elephant");
    assert!(four("revival").0.ends_with("Kd8-d7"), "the new King moves");
    assert!(four("third-king").1.contains(" 85,6,9,14 ") && four("third-king").2.starts_with("Red wins"));
    assert!(four("boat-triumph").1.contains(" 6,0,0,0 "));
    assert!(four("sudden-death").1.contains(" 18 "), "two of twenty moves have been made");
    assert!(four("sudden-death-end").2.starts_with("Blue wins"));
    assert!(four("passing").0.contains(" 0000 "));
}

/// A still picture and its diagram have the same attributes.
#[test]
fn every_still_is_that_of_the_diagram_around_it() {
    let site = written();
    for place in positions::read().expect("the positions are read") {
        let text = page_of(site.path(), &place.game);
        let document = parse(&text);
        let source = format!("../../stills/{}", place.file().display());
        let diagram = all(&document, "move-diagram")
            .find(|node| node.first_element_child().and_then(|child| child.attribute("src")) == Some(&source));
        let diagram = diagram.unwrap_or_else(|| panic!("no diagram around {source}"));
        let attributes: BTreeSet<(&str, String)> = diagram
            .attributes()
            .map(|attribute| (attribute.name(), attribute.value().to_owned()))
            .filter(|(name, _)| !["game", "src", "tray"].contains(name))
            .collect();
        assert_eq!(attributes, place.attributes().collect(), "{source}");
    }
}

#[test]
fn every_link_leads_somewhere() -> Result<()> {
    let site = written();
    let mut stills: BTreeSet<PathBuf> =
        positions::read()?.into_iter().map(|place| Path::new("stills").join(place.file())).collect();
    stills.extend(piece_stills::addresses()?.map(|file| Path::new("stills").join(file)));
    for (address, text) in pages(site.path()) {
        let document = parse(&text);
        let ids: Vec<&str> = document.descendants().filter_map(|node| node.attribute("id")).collect();
        assert_eq!(ids.iter().collect::<BTreeSet<_>>().len(), ids.len(), "{}: an id twice", address.display());
        for link in document.descendants().flat_map(|node| [node.attribute("href"), node.attribute("src")]).flatten() {
            resolve(site.path(), &stills, &address, link, &ids)
                .with_context(|| format!("{}: {link}", address.display()))?;
        }
        for node in document.descendants() {
            for name in ["aria-labelledby", "aria-describedby"] {
                let label = node.attribute(name);
                ensure!(label.is_none_or(|id| ids.contains(&id)), "{}: no {label:?}", address.display());
            }
        }
    }
    Ok(())
}

/// Checks that a link leads to something that the build makes.
fn resolve(site: &Path, stills: &BTreeSet<PathBuf>, page: &Path, link: &str, ids: &[&str]) -> Result<()> {
    if let Some(id) = link.strip_prefix('#') {
        ensure!(ids.contains(&id), "no such place on the page");
        return Ok(());
    }
    if link.contains("://") {
        return Ok(());
    }
    let (path, query) = link.split_once('?').unwrap_or((link, ""));
    let mut target = page.to_path_buf();
    for part in Path::new(path).components() {
        match part {
            Component::ParentDir => ensure!(target.pop(), "it leaves the site"),
            Component::Normal(name) => target.push(name),
            _ => {}
        }
    }
    if let Some(game) = query.strip_prefix("game=") {
        let known = list::ids().any(|id| id == game);
        let takes_games = target == Path::new("") || target.starts_with("workshop");
        ensure!(takes_games && known, "no such game");
        return Ok(());
    }
    let root = root();
    let found = match target.iter().next().and_then(|first| first.to_str()) {
        None => root.join("web/index.html").is_file(),
        Some("rules") if path.ends_with('/') => site.join(&target).join("index.html").is_file(),
        Some("rules") => site.join(&target).is_file(),
        // Drawn with the gallery.
        Some("pieces") if target.parent() == Some(Path::new("pieces/starts")) => {
            Variant::ids().any(|id| target.file_stem().is_some_and(|name| name == id))
        }
        Some("pieces") => root.join("assets").join(&target).is_file(),
        Some("workshop") => root.join("web/workshop/workshop.html").is_file() && path.ends_with('/'),
        Some("builder") => root.join("web").join(&target).join("index.html").is_file(),
        Some("css" | "js") => root.join("web").join(&target).is_file(),
        Some("stills") => stills.contains(&target),
        Some("games") => menagerie_games::library::ids().any(|id| {
            let start = format!("games/starts/{id}.svg");
            target == Path::new(&format!("games/{id}.json")) || target == Path::new(&start)
        }),
        Some(_) => target == Path::new("diagrams.js"),
    };
    ensure!(found, "{} is not there", target.display());
    Ok(())
}

#[test]
fn pages_keep_to_a_strict_policy_and_in_order() {
    let site = written();
    for (address, text) in pages(site.path()) {
        let place = address.display();
        let document = parse(&text);
        let language = Language::ALL
            .into_iter()
            .rfind(|language| address.starts_with(language::folder(*language)))
            .expect("a language");
        assert_eq!(document.root_element().attribute("lang"), Some(language.tag()), "{place}");
        assert_eq!(all(&document, "main").count(), 1, "{place}");
        assert_eq!(all(&document, "style").count(), 0, "{place}");
        for script in all(&document, "script") {
            // The diagrams' script is not a module, so that they have their size at once.
            let is_module = script.attribute("type") == Some("module");
            assert!(is_module || script.attribute("src").is_some_and(|name| name.ends_with("/diagrams.js")), "{place}");
            assert!(script.attribute("src").is_some() && script.text().is_none_or(str::is_empty), "{place}");
        }
        let mut level = 0;
        for node in document.descendants() {
            for attribute in node.attributes() {
                let name = attribute.name();
                assert!(name != "style" && !name.starts_with("on"), "{place}: the attribute {name}");
            }
            if let Some(next) = node.tag_name().name().strip_prefix('h').and_then(|digit| digit.parse::<u8>().ok()) {
                assert!(next <= level + 1 || level == 0, "{place}: a heading of level {next} after {level}");
                assert_eq!(next == 1, all(&document, "h1").any(|first| first == node), "{place}");
                level = next;
            }
            if node.has_tag_name("img") {
                assert!(node.attribute("alt").is_some(), "{place}: a picture without a text");
            }
            if node.has_tag_name("table") {
                let children: Vec<_> = node.children().filter(Node::is_element).collect();
                assert!(children[0].has_tag_name("caption") && children[1].has_tag_name("thead"), "{place}");
            }
        }
        assert_eq!(all(&document, "h1").count(), 1, "{place}");
        // The page of an own game makes its diagrams when it is opened.
        let live =
            all(&document, "move-diagram").count() > 0 || address.ends_with("own") || address.ends_with("own/card");
        let loads = |name: &str| {
            all(&document, "script")
                .any(|script| script.attribute("src").is_some_and(|address| address.ends_with(name)))
        };
        assert_eq!(live, loads("/diagrams.js"), "{place}: the element's script");
        assert!(loads("/visited.js"), "{place}: what lets it be read without a network");
    }
}

#[test]
fn what_is_written_about_a_game_is_there_in_every_language() {
    for id in list::ids() {
        let chapters = |language| Chapters::read(id, language).unwrap_or_else(|error| panic!("{error:#}"));
        let first = chapters(Language::ALL[0]);
        for language in Language::ALL {
            assert!(chapters(language).ids().eq(first.ids()), "{id}: the sections in {}", language.tag());
        }
        for (name, text) in PieceTexts::read(id).unwrap_or_else(|error| panic!("{error:#}")).pieces {
            assert!(Language::TAGS.iter().all(|tag| text.text.contains_key(*tag)), "{id}: the words on the {name}");
        }
    }
}

#[test]
fn lines_about_pieces_fit_into_a_row() {
    let pages = read_all(Language::EN).expect("the pages are read");
    for piece in pages.iter().filter(|page| games().contains(&&*page.id)).flat_map(|page| &page.pieces) {
        assert!(piece.line.chars().count() <= 75, "{}: {}", piece.name, piece.line);
    }
}

#[test]
fn a_name_that_is_not_there_is_an_error() {
    let templates = super::templates(Language::EN).expect("the words are there");
    assert!(templates.render_str("{{ nothing }}", minijinja::context! {}).is_err());
    let escaped = templates.render_str("{{ it }}", minijinja::context! { it => "<b>" });
    assert_eq!(escaped.expect("it is rendered"), "&lt;b&gt;");
}

#[test]
fn the_templates_are_where_the_pages_look_for_them() {
    for name in ["layout.html", "game.html", "card.html", "rules.css", "card.css"] {
        assert!(source().join(name).is_file(), "{name}");
    }
}

/// The readable texts of a French page, without titles of sources and code.
#[test]
fn french_pages_are_french() {
    let site = written();
    let french =
        pages(site.path()).into_iter().filter(|(address, _)| address.starts_with(language::folder(Language::FR)));
    let english = [
        "the", "is", "are", "of", "and", "with", "no", "it", "by", "which", "square", "White", "Red", "King", "Rook",
        "Pawn",
    ];
    let mut count = 0;
    for (address, text) in french {
        let document = parse(&text);
        let is_read = |node: &Node<'_, '_>| {
            !node.ancestors().any(|it| it.has_tag_name("code") || it.attribute("lang") == Some("en"))
        };
        let read = document.descendants().filter(is_read).flat_map(|node| {
            let named = ["alt", "aria-label", "content"].into_iter().filter_map(move |name| node.attribute(name));
            node.text().filter(|_| node.is_text()).into_iter().chain(named)
        });
        for words in read {
            // An address has no language.
            if words.starts_with("https://") && !words.contains(char::is_whitespace) {
                continue;
            }
            let found = words.split(|letter: char| !letter.is_alphanumeric()).find(|word| english.contains(word));
            assert_eq!(found, None, "{}: {words}", address.display());
        }
        count += 1;
    }
    assert_eq!(count, 3 + 2 * list::ids().count());
}

/// The builder’s page has no texts of its own: all are from the catalogue, so every language has them.
#[test]
fn the_builder_says_nothing_but_the_catalogue() {
    let page = fs::read_to_string(root().join("web/builder/index.html")).expect("the builder is there");
    let mut texts: Vec<&str> = Vec::new();
    // Code, and buttons that show code, are the same in every language.
    let mut rest = page.split_once("<body>").expect("a body").1;
    while let Some((text, tag)) = rest.split_once('<') {
        texts.push(text);
        let (tag, after) = tag.split_once('>').expect("a whole tag");
        for name in ["placeholder=\"", "aria-label=\""] {
            texts.extend(tag.split_once(name).and_then(|(_, value)| value.split('"').next()));
        }
        let code = tag == "code" || tag.contains("data-betza");
        rest = if code {
            after.split_once("</").map_or("", |(_, rest)| rest.split_once('>').map_or("", |it| it.1))
        } else {
            after
        };
    }
    for text in texts {
        let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
        // Texts with digits are to be typed; names are names.
        let is_name =
            ["Menagerie", "Français"].contains(&text.as_str()) || text.contains(|it: char| it.is_ascii_digit());
        let is_word = !is_name && text.split(|letter: char| !letter.is_alphabetic()).any(|word| word.len() > 1);
        let of_catalogue = text.split("{{ t.").all(|part| {
            let after = part.split_once(" }}").map_or(part, |(_, after)| after);
            !after.chars().any(char::is_alphabetic)
        });
        // Loops of the template, and the languages' own names.
        let of_template = text.starts_with("{%") || text == "{{ language.name }}";
        assert!(!is_word || of_catalogue || of_template, "“{text}” is not from the catalogue");
    }
}
