//! The start of a game as a small standalone picture. The page's script can also move its pieces, and draw other positions of the game
//! with them.

use anyhow::{Context as _, Result, anyhow};
use menagerie_rules::{Move, MoveKind, Position, Variant};
use menagerie_scene::{
    BoardColours, BoardGrid, BoardSquares, LetterPlate, Orientation, PieceColour, SvgNode, letter, parse, shapes,
    show_symbol, symbol,
};
use std::collections::BTreeMap;
use std::sync::Arc;

/// The prefix of the ids of pieces without a picture.
pub const LETTER: &str = "letter-";

/// The picture of a game's start. With moves, it lists them for the page to play, and the legal first moves for a person. `art` returns the text of a piece's picture by id.
///
/// # Errors
/// When a piece's picture cannot be read or is not valid.
pub fn draw(variant: &Arc<Variant>, moves: Option<&[Move]>, art: impl Fn(&str) -> Result<String>) -> Result<String> {
    let size = variant.board_size();
    let grid = BoardGrid::new(size.files(), size.ranks(), Orientation::Unturned);
    let board = BoardSquares { grid, checkered: variant.definition().board.checkered, holes: variant.holes() };
    let (width, height) = grid.extent();
    let start = Position::start(variant);
    let mut picture = SvgNode::picture([0, 0, width, height]).at("width", width).at("height", height);
    if let Some(moves) = moves {
        let played: Vec<String> = moves.iter().map(|it| format!("{}{}", it.from(), it.to())).collect();
        picture = picture.with("data-moves", played.join(" "));
        if !variant.starts_by_chance() {
            picture = picture.with("data-first", first_moves(&start));
        }
    }
    picture.children = board.layers(&BoardColours::Wood.squares(), None).into_iter().map(SvgNode::plain).collect();
    for kind in variant.kinds() {
        let parts = if kind.art.starts_with(LETTER) {
            letter(&kind.letter.to_string(), LetterPlate::DISC, None)
        } else {
            drawing(&art(&kind.art)?).with_context(|| format!("the picture {} is none", kind.art))?
        };
        picture.children.push(symbol(&kind.art, parts));
    }
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

/// The legal moves of a position: each square of a piece with its targets, as `e4 e5 e6;f4 f5`. The page plays the one that a visitor makes
/// on the picture. Moves for which two squares do not suffice are left out: drops, promotions, and captures of several pieces.
fn first_moves(start: &Position) -> String {
    let mut targets: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let moves = start.legal_moves();
    for it in &moves {
        let is_plain = matches!(it.kind(), MoveKind::Normal | MoveKind::DoubleStep | MoveKind::KingLeap);
        let alike = moves.iter().filter(|other| (other.from(), other.to()) == (it.from(), it.to())).count();
        if is_plain && alike == 1 && it.promotion().is_none() {
            targets.entry(it.from().to_string()).or_default().push(it.to().to_string());
        }
    }
    let groups: Vec<String> = targets.into_iter().map(|(from, to)| format!("{from} {}", to.join(" "))).collect();
    groups.join(";")
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
    use menagerie_rules::{Game, Options};
    use xtask::files;
    use xtask::process::root;

    #[test]
    fn every_game_is_drawn_with_all_its_pieces_in_few_bytes() {
        for id in Variant::ids() {
            let variant = Variant::by_id(id, &Options::none()).unwrap();
            let art = |art: &str| files::read(&root().join("assets/pieces").join(art).with_extension("svg"));
            let text = draw(&variant, Some(&sample::moves(&variant)), art).unwrap();
            let document = roxmltree::Document::parse(&text).unwrap();
            let drawn = document.descendants().filter(|node| node.has_tag_name("use")).count();
            assert_eq!(drawn, Position::start(&variant).board().pieces().count(), "{id}");
            let root = document.root_element();
            assert!(!root.attribute("data-moves").unwrap().is_empty(), "{id}");
            assert!(text.len() < 100_000, "{id}: {}", text.len());
            // Every one of them can be played in two squares.
            let first = root.attribute("data-first").unwrap();
            let count = first.split(';').map(|group| group.split(' ').count() - 1).sum::<usize>();
            assert_eq!(count, Position::start(&variant).legal_moves().len(), "{id}");
            for group in first.split(';') {
                let (from, targets) = group.split_once(' ').unwrap();
                for to in targets.split(' ') {
                    let mut game = Game::new(&variant);
                    game.play_text(&format!("{from}{to}")).unwrap();
                }
            }
        }
    }

    #[test]
    fn games_of_the_library_list_first_moves_unless_they_start_by_chance() {
        let mut listed = 0;
        for id in menagerie_games::library::ids() {
            let variant = menagerie_games::library::named(id, &Options::none()).unwrap().unwrap();
            let text = draw(&variant, Some(&[]), |_| files::read(&root().join("assets/pieces/lion.svg"))).unwrap();
            let document = roxmltree::Document::parse(&text).unwrap();
            let first = document.root_element().attribute("data-first");
            assert_eq!(first.is_none(), variant.starts_by_chance(), "{id}");
            for group in first.unwrap_or_default().split(';').filter(|group| !group.is_empty()) {
                let (from, targets) = group.split_once(' ').unwrap();
                for to in targets.split(' ') {
                    Game::new(&variant).play_text(&format!("{from}{to}")).unwrap();
                    listed += 1;
                }
            }
        }
        assert!(listed > 1000, "{listed}");
    }

    #[test]
    fn numbers_are_rounded() {
        assert_eq!(whole("M62.5 33C62.54 39.9 -0.2 45.5Z"), "M63 33C63 40 0 46Z");
    }
}
