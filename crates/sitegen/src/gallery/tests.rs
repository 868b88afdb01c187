//! The generated gallery.

use super::*;
use roxmltree::{Document, ParsingOptions};

/// The HTML of the gallery. Attributes without a value are removed, so that it can be parsed as XML.
fn rendered() -> String {
    let text = render(&cards::cards().unwrap()).unwrap();
    assert!(!text.contains("{{") && !text.contains("style="), "{text}");
    let mut xml = text.clone();
    let words =
        ["hidden", "data-skip", "data-language", "data-move", "data-over", "data-date", "data-known-chess", "checked"];
    for word in words.map(|word| format!(" {word}")) {
        xml = xml.replace(&format!("{word}>"), ">").replace(&format!("{word} "), " ");
    }
    for tag in ["img", "input"] {
        let start = format!("<{tag} ");
        let parts: Vec<String> = xml.split(&start).map(str::to_owned).collect();
        let closed = parts[1..].iter().map(|part| format!("{start}{}", part.replacen('>', "/>", 1)));
        xml = parts[0].clone() + &closed.collect::<String>();
    }
    Document::parse_with_options(&xml, ParsingOptions::default()).unwrap_or_else(|error| panic!("{error}\n{xml}"));
    text
}

#[test]
fn the_page_has_the_first_board_the_search_and_every_shelf() {
    let text = rendered();
    assert!(text.contains("<svg aria-hidden=\"true\"") && text.contains("data-move=\"c3d7\""), "no board");
    assert!(text.contains("role=\"search\"") && text.contains("name=\"has\" value=\"drops\""));
    for shelf in Shelf::ALL {
        assert!(text.contains(&format!("data-shelf=\"{}\"", shelf.id())), "{shelf:?}");
    }
    assert!(text.contains("By the inventor of Gigachess"), "{text}");
}

#[test]
fn the_style_shows_the_words_of_one_language_alone() {
    let style = files::read(&root().join("web/css/start.css")).unwrap();
    for tag in Language::TAGS {
        assert!(style.contains(&format!(":root:lang({tag}) .start [lang]:not(:lang({tag}))")), "{tag}");
    }
}

#[test]
fn texts_are_the_same_in_every_language_and_none_is_left_over() {
    let template = files::read(&root().join("web/start/start.html")).unwrap();
    for (id, words) in texts().unwrap() {
        assert_eq!(words.len(), Language::ALL.len(), "{id}");
        let is_used = [format!("t.{id}"), format!("\"{id}\"")].iter().any(|name| template.contains(name));
        let chosen = id.starts_with("motion_") || id.starts_with("shelf_");
        assert!(is_used || chosen, "start-{id} is used nowhere");
    }
}
