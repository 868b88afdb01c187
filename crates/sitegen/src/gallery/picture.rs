//! The start of a game as a small picture. It stands alone, as an image does. The page's script can also take its pieces out of it: to
//! move them, and to draw other positions of the game.

use anyhow::{Context as _, Result};
use menagerie_rules::{Move, Position, Square, Variant};
use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::sync::Arc;

/// The side of a square, and of a piece's picture.
const SIDE: u32 = 100;

/// What the ids of pieces begin with that have no picture.
pub const LETTER: &str = "letter-";

/// The colours of the light and the dark squares, which the board has at first.
const SQUARES: [&str; 2] = ["#f0dcb8", "#c39a6b"];

/// The colours of a player's pieces by the player's name: body, contour and inner lines. See `theme.css`.
fn paint(player: &str) -> [&'static str; 3] {
    let body = match player {
        "black" => return ["#2b2724", "#0d0b0a", "#f3ead8"],
        "red" => "#cc3a18",
        "green" => "#30be5d",
        "blue" => "#3450d8",
        "yellow" => "#f4b300",
        _ => "#fbf8f1",
    };
    [body, "#1b1b1b", "#1b1b1b"]
}

/// The picture of a game's start, with the moves that may be played on it. `art` gives the text of a piece's picture, by its id.
///
/// # Errors
/// When a piece's picture cannot be read, or is none.
pub fn draw(variant: &Arc<Variant>, moves: &[Move], art: impl Fn(&str) -> Result<String>) -> Result<String> {
    let (files, ranks) = (u32::from(variant.shape().files()), u32::from(variant.shape().ranks()));
    let (width, height) = (files * SIDE, ranks * SIDE);
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\""
    );
    let played: Vec<String> = moves.iter().map(|it| format!("{}{}", it.from(), it.to())).collect();
    write!(out, " data-moves=\"{}\">", played.join(" "))?;
    if variant.holes().is_empty() {
        write!(out, "<path fill=\"{}\" d=\"M0 0h{width}v{height}H0z\"/>", SQUARES[0])?;
    } else {
        write!(out, "<path fill=\"{}\" d=\"{}\"/>", SQUARES[0], squares(variant, |_| true))?;
    }
    if variant.definition().board.checkered {
        let is_dark = |square: Square| (square.file() + square.rank()).is_multiple_of(2);
        write!(out, "<path fill=\"{}\" d=\"{}\"/>", SQUARES[1], squares(variant, is_dark))?;
    } else {
        let lines = (1..files).map(|file| format!("M{} 0v{height}", file * SIDE));
        let lines: String = lines.chain((1..ranks).map(|rank| format!("M0 {}h{width}", rank * SIDE))).collect();
        write!(out, "<path fill=\"none\" stroke=\"{}\" stroke-width=\"3\" d=\"{lines}\"/>", SQUARES[1])?;
    }
    for kind in variant.kinds() {
        let shapes = if kind.art.starts_with(LETTER) {
            disc(&kind.letter.to_string())
        } else {
            shapes(&art(&kind.art)?).with_context(|| format!("the picture {} is none", kind.art))?
        };
        write!(out, "<symbol id=\"{}\" viewBox=\"0 0 100 100\">{shapes}</symbol>", kind.art)?;
    }
    let start = Position::start(variant);
    let mut armies: BTreeMap<usize, String> = BTreeMap::new();
    for (square, piece) in start.board().pieces() {
        let (x, y) = (u32::from(square.file()) * SIDE, (ranks - 1 - u32::from(square.rank())) * SIDE);
        let army = armies.entry(piece.player.index()).or_default();
        let art = &variant.kind(piece.kind).art;
        write!(army, "<use href=\"#{art}\" x=\"{x}\" y=\"{y}\" width=\"{SIDE}\" height=\"{SIDE}\"/>")?;
    }
    for player in variant.turn_order() {
        let name = variant.player(player).name.to_lowercase();
        let [body, edge, line] = paint(&name);
        let army = armies.remove(&player.index()).unwrap_or_default();
        write!(
            out,
            "<g id=\"{name}\" fill=\"{body}\" stroke=\"{edge}\" color=\"{line}\" stroke-width=\"3.4\" stroke-linejoin=\"round\" \
             stroke-linecap=\"round\">{army}</g>"
        )?;
    }
    Ok(out + "</svg>\n")
}

/// Those of the board's squares, without its holes, of which this is true.
fn squares(variant: &Variant, wanted: impl Fn(Square) -> bool) -> String {
    let ranks = u32::from(variant.shape().ranks());
    let there = variant.shape().squares().filter(|&square| !variant.holes().has(square) && wanted(square));
    // From the upper left corner on, as pictures are written.
    let mut all: Vec<(u32, u32)> = there.map(|it| (ranks - 1 - u32::from(it.rank()), u32::from(it.file()))).collect();
    all.sort_unstable_by_key(|&(y, x)| (std::cmp::Reverse(y), x));
    all.into_iter().map(|(y, x)| format!("M{} {}h{SIDE}v{SIDE}h-{SIDE}z", x * SIDE, y * SIDE)).collect()
}

/// A letter on a disc, which stands for a piece that has no picture.
fn disc(letter: &str) -> String {
    let size = if letter.chars().count() > 1 { 35 } else { 50 };
    let letter = letter.replace('&', "&amp;").replace('<', "&lt;");
    format!(
        "<path d=\"M91 50a41 41 0 1 1-82 0a41 41 0 1 1 82 0z\"/><text x=\"50\" y=\"{}\" text-anchor=\"middle\" \
         font-family=\"system-ui, sans-serif\" font-size=\"{size}\" font-weight=\"700\" fill=\"currentColor\" \
         stroke=\"none\">{letter}</text>",
        50 + size * 36 / 100
    )
}

/// The shapes of a piece's picture, smaller: in whole hundredths of a square, and with the colours of whoever uses them. A body is
/// filled and has a contour; lines and ink have the inner colour.
fn shapes(picture: &str) -> Option<String> {
    let document = roxmltree::Document::parse(picture).ok()?;
    let mut out = String::new();
    for path in document.descendants().filter(|node| node.has_tag_name("path")) {
        let outline = whole(path.attribute("d")?);
        let paint = match path.attribute("data-role")? {
            "line" => " fill=\"none\" stroke=\"currentColor\"",
            "ink" => " fill=\"currentColor\" stroke=\"none\"",
            _ => "",
        };
        out += &format!("<path{paint} d=\"{outline}\"/>");
    }
    (!out.is_empty()).then_some(out)
}

/// A path with its numbers rounded: at the size of a small picture, nobody sees a hundredth of a square.
fn whole(path: &str) -> String {
    let mut out = String::new();
    let mut number = String::new();
    let put = |number: &mut String, out: &mut String| {
        if let Ok(value) = number.parse::<f64>() {
            out.push_str(&(value.round() as i64).to_string());
        } else {
            out.push_str(number);
        }
        number.clear();
    };
    for letter in path.chars() {
        if letter.is_ascii_digit() || letter == '.' || letter == '-' {
            number.push(letter);
        } else {
            put(&mut number, &mut out);
            out.push(letter);
        }
    }
    put(&mut number, &mut out);
    out
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::gallery::sample;
    use menagerie_rules::Options;
    use xtask::files;
    use xtask::process::root;

    #[test]
    fn every_game_is_drawn_with_all_its_pieces_in_few_bytes() {
        for id in Variant::ids() {
            let variant = Variant::by_id(id, &Options::none()).unwrap();
            let art = |art: &str| files::read(&root().join("assets/pieces").join(art).with_extension("svg"));
            let text = draw(&variant, &sample::moves(&variant), art).unwrap();
            let document = roxmltree::Document::parse(&text).unwrap();
            let drawn = document.descendants().filter(|node| node.has_tag_name("use")).count();
            assert_eq!(drawn, Position::start(&variant).board().pieces().count(), "{id}");
            let root = document.root_element();
            assert!(!root.attribute("data-moves").unwrap().is_empty(), "{id}");
            assert!(text.len() < 100_000, "{id}: {}", text.len());
        }
    }

    #[test]
    fn numbers_are_rounded() {
        assert_eq!(whole("M62.5 33C62.54 39.9 -0.2 45.5Z"), "M63 33C63 40 0 46Z");
    }
}
