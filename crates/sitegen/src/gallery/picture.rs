//! The start of a game as a small standalone picture. The page's script can also move its pieces, and draw other positions of the game
//! with them.

use anyhow::{Context as _, Result, anyhow};
use menagerie_rules::{Move, Position, Variant};
use menagerie_scene::{
    BoardColours, BoardGrid, BoardSquares, LetterPlate, Orientation, PieceColour, SvgNode, letter, parse, shapes,
    show_symbol, symbol,
};
use std::sync::Arc;

/// The prefix of the ids of pieces without a picture.
pub const LETTER: &str = "letter-";

/// The picture of a game's start, with the moves that may be played on it. `art` returns the text of a piece's picture by id.
///
/// # Errors
/// When a piece's picture cannot be read or is not valid.
pub fn draw(variant: &Arc<Variant>, moves: &[Move], art: impl Fn(&str) -> Result<String>) -> Result<String> {
    let size = variant.board_size();
    let grid = BoardGrid::new(size.files(), size.ranks(), Orientation::Unturned);
    let board = BoardSquares { grid, checkered: variant.definition().board.checkered, holes: variant.holes() };
    let (width, height) = grid.extent();
    let played: Vec<String> = moves.iter().map(|it| format!("{}{}", it.from(), it.to())).collect();
    let mut picture = SvgNode::picture([0, 0, width, height]).at("width", width).at("height", height);
    picture = picture.with("data-moves", played.join(" "));
    picture.children = board.layers(&BoardColours::Wood.squares(), None).into_iter().map(SvgNode::plain).collect();
    for kind in variant.kinds() {
        let parts = if kind.art.starts_with(LETTER) {
            letter(&kind.letter.to_string(), LetterPlate::DISC, None)
        } else {
            drawing(&art(&kind.art)?).with_context(|| format!("the picture {} is none", kind.art))?
        };
        picture.children.push(symbol(&kind.art, parts));
    }
    let start = Position::start(variant);
    for player in variant.turn_order() {
        let name = variant.player(player).name.to_lowercase();
        let paint = PieceColour::of_player(&name).unwrap_or(PieceColour::White).paint();
        let mut army = SvgNode::new("g")
            .with("id", name)
            .with("fill", paint.fill)
            .with("stroke", paint.edge)
            .with("color", paint.line)
            .with("stroke-width", "3.4")
            .with("stroke-linejoin", "round")
            .with("stroke-linecap", "round");
        let pieces = start.board().pieces().filter(|(_, piece)| piece.player == player);
        army.children =
            pieces.map(|(square, piece)| show_symbol(&variant.kind(piece.kind).art, grid.corner(square))).collect();
        picture.children.push(army);
    }
    let mut out = String::new();
    picture.write(&mut out);
    Ok(out + "\n")
}

/// A picture in the colours of the element that uses it, in whole hundredths of a square: it is shown small.
fn drawing(picture: &str) -> Result<Vec<SvgNode>> {
    let mut parts = parse(picture).map_err(|fault| anyhow!(fault))?;
    for part in &mut parts {
        part.path = whole(&part.path);
    }
    Ok(shapes(&parts, None))
}

/// A path with rounded numbers: in a small picture, a hundredth of a square cannot be seen.
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
