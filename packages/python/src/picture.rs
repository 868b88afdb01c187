//! Positions as SVG, for notebooks.

use menagerie_rules::{Position, Square};
use menagerie_scene::{
    BoardColours, BoardGrid, BoardSquares, LetterPlate, Orientation, PieceColour, SIDE, SvgNode, letter, parse, shapes,
    show_symbol, symbol,
};
use std::collections::BTreeMap;

include!(concat!(env!("OUT_DIR"), "/pictures.rs"));

/// The picture of a position, so many pixels wide, seen by the player with this index, with squares that are marked.
pub fn draw(position: &Position, width: u32, quarter_turns: u8, marked: &[Square]) -> String {
    let variant = position.variant();
    let size = variant.board_size();
    let orientation = Orientation::try_from(quarter_turns).unwrap_or(Orientation::Unturned);
    let grid = BoardGrid::new(size.files(), size.ranks(), orientation);
    let board = BoardSquares { grid, checkered: variant.definition().board.checkered, holes: variant.holes() };
    let (across, down) = grid.extent();
    let height = i64::from(width) * i64::from(down) / i64::from(across);
    let mut picture = SvgNode::picture([0, 0, across, down])
        .at("width", i32::try_from(width).unwrap_or(i32::MAX))
        .at("height", i32::try_from(height).unwrap_or(i32::MAX));
    let colours = BoardColours::Wood.squares();
    picture.children = board.layers(&colours, None).into_iter().map(SvgNode::plain).collect();
    for &square in marked {
        let (x, y) = grid.corner(square);
        let mark = SvgNode::new("rect").at("x", x).at("y", y).at("width", SIDE).at("height", SIDE);
        picture.children.push(mark.with("fill", "#2f8f5b").with("fill-opacity", "0.45"));
    }
    // Each picture once, for each colour in which it is there.
    let mut symbols = BTreeMap::new();
    let mut pieces = Vec::new();
    for (square, piece) in position.board().pieces() {
        let kind = variant.kind(piece.kind);
        let name = variant.player(piece.player).name.to_lowercase();
        let paint = PieceColour::of_player(&name).unwrap_or(PieceColour::White).paint();
        let id = format!("{}-{}", kind.art, name);
        pieces.push(show_symbol(&id, grid.corner(square)));
        symbols.entry(id).or_insert_with_key(|id| {
            let drawn = PICTURES.iter().find(|(art, _)| *art == kind.art).and_then(|(_, text)| parse(text).ok());
            let parts = match drawn {
                Some(parts) => shapes(&parts, Some(paint)),
                None => letter(&kind.letter.to_string(), LetterPlate::DISC, Some(paint)),
            };
            symbol(id, parts)
        });
    }
    picture.children.extend(symbols.into_values());
    picture.children.extend(pieces);
    let mut out = String::new();
    picture.write(&mut out);
    out
}
