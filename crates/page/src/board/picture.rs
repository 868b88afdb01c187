//! The position as an SVG picture, without marks.

use std::collections::BTreeSet;

use super::contrast::{Tint, readable_on, under};
use super::sprites::Sprites;
use super::theme::{self, BoardTheme, CoordinatePlace};
use menagerie_scene::{Scene, ScenePiece, SvgNode, show_symbol, symbol};

/// The space for coordinates beside the board.
const MARGIN: i32 = 36;

/// Writes a picture of the position.
pub fn svg(scene: &Scene, theme: &BoardTheme, sprites: &Sprites) -> String {
    let (board, grid, colours) = (scene.board(), scene.grid(), theme.board.squares());
    let margin = if theme.coordinates == CoordinatePlace::Outside { MARGIN } else { 0 };
    let (width, height) = grid.extent();
    let (width, height) = (width + margin, height + margin);
    let mut picture = SvgNode::picture([-margin, 0, width, height]).at("width", width / 2).at("height", height / 2);
    let mut known = BTreeSet::new();
    for piece in scene.pieces.iter().filter(|piece| known.insert(id(piece))) {
        let parts = sprites.parts(&piece.art, piece.colour);
        picture.children.push(symbol(&id(piece), parts).with("stroke-linejoin", "round"));
    }
    picture.children.extend(board.layers(&colours, Some(colours.line)));
    if !scene.checkered {
        picture.children.push(board.edge(colours.line));
    }
    if !scene.last_move.is_empty() {
        let last = SvgNode::new("path").with("fill", "#e2c442").with("fill-opacity", "0.46");
        picture.children.push(last.with("d", grid.path(scene.last_move.iter().copied())));
    }
    for piece in &scene.pieces {
        let node = show_symbol(&id(piece), grid.corner(piece.square));
        picture.children.push(if piece.dim { node.with("opacity", theme::DIM.to_string()) } else { node });
    }
    if theme.coordinates != CoordinatePlace::Off {
        picture.children.push(coordinates(scene, theme));
    }
    let mut out = String::new();
    picture.plain().write(&mut out);
    out.push('\n');
    out
}

fn coordinates(scene: &Scene, theme: &BoardTheme) -> SvgNode {
    let (board, colours) = (scene.board(), theme.board.squares());
    let outside = theme.coordinates == CoordinatePlace::Outside;
    board.grid.coordinates(outside, |square| {
        if outside {
            return [theme.text.clone(), "none".to_string()];
        }
        let [ground, default] = board.colours_at(square, &colours);
        let tints: &[Tint] = if scene.last_move.contains(&square) { &[theme::LAST_MOVE] } else { &[] };
        [readable_on(ground, tints, default).to_string(), under(ground, tints)]
    })
}

fn id(piece: &ScenePiece) -> String {
    [piece.colour.id(), "-", &piece.art].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_picture_has_every_piece_once_defined_and_used_where_it_stands() {
        let scene = Scene::from_json(
            r#"{"files":10,"ranks":8,"lastMove":["a1","a2"],"pieces":[{"square":"a1","art":"king","colour":"white"},
                {"square":"b1","art":"king","colour":"white"},{"square":"j8","art":"king","colour":"black"}]}"#,
        )
        .unwrap();
        let text = svg(&scene, &BoardTheme::default(), &Sprites::default());
        assert!(text.starts_with("<svg xmlns") && text.ends_with("</svg>\n"));
        assert_eq!(text.matches("<symbol id=").count(), 2);
        assert!(text.contains(r##"<use href="#black-king" x="900" y="0" width="100" height="100"/>"##), "{text}");
        assert!(text.contains(">8</text>") && text.contains(">j</text>"));
    }
}
