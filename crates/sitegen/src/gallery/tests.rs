//! The generated gallery.

use super::*;
use roxmltree::{Document, ParsingOptions};

fn cards() -> Vec<GameCard> {
    Variant::ids().map(|id| GameCard::of(&Variant::by_id(id, &Options::none()).unwrap()).unwrap()).collect()
}

/// An invented list of `count` games.
fn many(count: usize) -> Vec<GameCard> {
    let known = cards();
    (0..count).map(|index| GameCard { id: format!("game{index}"), ..known[index % known.len()].clone() }).collect()
}

/// The HTML of a list of cards. Attributes without a value are removed, so that it can be parsed as XML.
fn rendered(cards: &[GameCard]) -> String {
    let text = render(cards).unwrap();
    assert!(!text.contains("{{") && !text.contains("style="), "{text}");
    let mut xml = text.clone();
    for word in [" hidden", " data-skip", " data-language", " data-move", " data-over", " data-date", " checked"] {
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
fn every_game_of_the_list_has_a_card_with_all_that_is_reported_of_it() {
    let text = rendered(&cards());
    for id in Variant::ids() {
        let variant = Variant::by_id(id, &Options::none()).unwrap();
        assert!(text.contains(&format!("href=\"./?game={id}\" data-open=\"{id}\"")), "{id}");
        assert!(text.contains(&format!("{PICTURES}/{id}.svg")), "{id}");
        assert!(
            text.contains(&format!("<span>{}×{}</span>", variant.board_size().files(), variant.board_size().ranks())),
            "{id}"
        );
        for words in [GameCard::of(&variant).unwrap().name, GameCard::of(&variant).unwrap().about] {
            for (language, words) in words {
                assert!(text.contains(&words), "{id} in {language}: {words}");
            }
        }
    }
    assert!(text.contains("role=\"search\""));
}

#[test]
fn a_long_list_is_written_as_a_short_one() {
    let text = rendered(&many(40));
    assert_eq!(text.matches("class=\"open-game\"").count(), 40);
    assert_eq!(text.matches("loading=\"lazy\"").count(), 40);
}

#[test]
fn what_is_reported_follows_from_the_definition() {
    let of = |id: &str| GameCard::of(&Variant::by_id(id, &Options::none()).unwrap()).unwrap();
    assert_eq!((of("janus").difficulty, of("janus").minutes), ("easy", 25));
    assert_eq!((of("chaturaji").difficulty, of("chaturaji").players), ("medium", 4));
    assert_eq!((of("gigachess").difficulty, of("gigachess").minutes), ("hard", 60));
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
        let chosen = id.starts_with("motion_") || ["easy", "medium", "hard"].contains(&id.as_str());
        assert!(is_used || chosen, "start-{id} is used nowhere");
    }
}
