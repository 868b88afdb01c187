//! The board as a picture of its own, in SVG: the position without marks.

use std::collections::BTreeSet;
use std::fmt::Write;

use menagerie_rules::Square;

use super::art::{ArtPath, PaintRole, UNITS};
use super::contrast::{Tint, under};
use super::geometry::BoardGeometry;
use super::ground::is_dark;
use super::scene::{PieceColour, Scene, ScenePiece};
use super::sprites::{SEVERAL, SIGN_LINE, Sprites};
use super::theme::{self, BoardTheme, CoordinatePlace, LetterPlate, PiecePaint, PieceSet, paint};

/// Writes a picture of the position.
pub fn svg(scene: &Scene, theme: &BoardTheme, sprites: &Sprites) -> String {
    let side = UNITS as u32;
    let margin = if theme.coordinates == CoordinatePlace::Outside { 36 } else { 0 };
    let bare = BoardGeometry::new(scene.files, scene.ranks, scene.orientation, 16 * side, 16 * side, 0.0);
    let (width, height) = (u32::from(bare.columns()) * side, u32::from(bare.rows()) * side);
    let geometry = BoardGeometry::new(scene.files, scene.ranks, scene.orientation, width, height, 0.0);
    let mut out = String::new();
    // Writing into a string cannot fail.
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="-{margin} 0 {} {}" width="{}" height="{}">"#,
        width + margin,
        height + margin,
        (width + margin) / 2,
        (height + margin) / 2
    );
    out.push_str(&definitions(scene, sprites));
    out.push_str(&board(scene, theme, &geometry));
    for piece in &scene.pieces {
        let corner = geometry.corner(piece.square);
        let faint = if piece.dim { format!(r#" opacity="{}""#, theme::DIM) } else { String::new() };
        let _ = write!(out, r##"<use href="#{}" x="{}" y="{}"{faint}/>"##, id(piece), corner.x, corner.y);
    }
    if theme.coordinates != CoordinatePlace::Off {
        out.push_str(&coordinates(scene, theme, &geometry));
    }
    out.push_str("</svg>\n");
    out
}

fn board(scene: &Scene, theme: &BoardTheme, geometry: &BoardGeometry) -> String {
    let colours = theme::squares(theme.board);
    let (width, height) = (f64::from(geometry.columns()) * UNITS, f64::from(geometry.rows()) * UNITS);
    let mut out = format!(r#"<path fill="{}" d="M0 0h{width}v{height}H0z"/>"#, colours.light);
    let each = |wanted: &dyn Fn(&Square) -> bool| -> String {
        let square = |square: Square| {
            let corner = geometry.corner(square);
            format!("M{} {}h{UNITS}v{UNITS}h-{UNITS}z", corner.x, corner.y)
        };
        geometry.squares().filter(|square| wanted(square)).map(square).collect()
    };
    if scene.checkered {
        let _ = write!(out, r#"<path fill="{}" d="{}"/>"#, colours.dark, each(&is_dark));
    } else {
        let _ =
            write!(out, r#"<path fill="none" stroke="{}" stroke-width="2.5" d="{}"/>"#, colours.line, each(&|_| true));
    }
    let last = each(&|square| scene.last_move.contains(square));
    if !last.is_empty() {
        let _ = write!(out, r##"<path fill="#e2c442" fill-opacity="0.46" d="{last}"/>"##);
    }
    out
}

fn coordinates(scene: &Scene, theme: &BoardTheme, geometry: &BoardGeometry) -> String {
    let colours = theme::squares(theme.board);
    let outside = theme.coordinates == CoordinatePlace::Outside;
    let bottom = f64::from(geometry.rows()) * UNITS;
    let mut out = String::from(
        r#"<g font-family="system-ui, sans-serif" font-weight="600" font-size="17" stroke-width="6" stroke-linejoin="round" paint-order="stroke">"#,
    );
    for square in geometry.squares() {
        let corner = geometry.corner(square);
        let dark = scene.checkered && is_dark(&square);
        let inside = if dark { colours.text_on_dark } else { colours.text_on_light };
        let colour = if outside { &theme.text } else { inside };
        let tints: &[Tint] = if scene.last_move.contains(&square) { &[theme::LAST_MOVE] } else { &[] };
        let ground = under(if dark { colours.dark } else { colours.light }, tints);
        let rim = if outside { "none" } else { ground.as_str() };
        let name = square.to_string();
        let (file, rank) = name.split_at(1);
        let (across, down) = if geometry.is_sideways() { (rank, file) } else { (file, rank) };
        let mut text = |x: f64, y: f64, anchor: &str, text: &str| {
            let _ = write!(
                out,
                r#"<text x="{x}" y="{y}" text-anchor="{anchor}" fill="{colour}" stroke="{rim}">{text}</text>"#
            );
        };
        if corner.y + UNITS >= bottom {
            if outside {
                text(corner.x + 50.0, bottom + 26.0, "middle", across)
            } else {
                text(corner.x + 96.5, bottom - 4.0, "end", across)
            }
        }
        if corner.x == 0.0 {
            if outside {
                text(-18.0, corner.y + 57.0, "middle", down)
            } else {
                text(3.5, corner.y + 16.0, "start", down)
            }
        }
    }
    out.push_str("</g>");
    out
}

/// Each picture in each colour once, to be used where it stands.
fn definitions(scene: &Scene, sprites: &Sprites) -> String {
    let mut known = BTreeSet::new();
    let mut out = String::from("<defs>");
    for piece in &scene.pieces {
        if known.insert(id(piece)) {
            let (set, colour) = (sprites.set(), piece.colour);
            let plate = theme::letter_plate(set, colour);
            let mut body =
                picture(&sprites.parts(&piece.art), &sprites.letter(&piece.art), theme::paint_in(set, colour), plate);
            if let Some(path) = theme::sign(colour).filter(|_| set != PieceSet::Shapes) {
                let (edge, width) = (paint(piece.colour).edge, SIGN_LINE * 2.0);
                let _ = write!(
                    body,
                    r#"<path d="{path}" fill="{}" stroke="{edge}" stroke-width="{width}" paint-order="stroke"/>"#,
                    theme::SIGN_FILL
                );
            }
            let _ = write!(out, r#"<g id="{}" stroke-linejoin="round">{body}</g>"#, id(piece));
        }
    }
    out.push_str("</defs>");
    out
}

fn picture(parts: &[&ArtPath], letter: &str, paint: PiecePaint, plate: LetterPlate) -> String {
    let PiecePaint { fill, line, edge, halo } = paint;
    let mut out = String::new();
    if parts.is_empty() {
        let LetterPlate { path, middle, size } = plate;
        let size = if letter.chars().count() > 1 { size * SEVERAL } else { size };
        let letter = letter.replace('&', "&amp;").replace('<', "&lt;");
        let _ = write!(
            out,
            r#"<path d="{path}" fill="{fill}" stroke="{edge}" stroke-width="4"/><text x="50" y="{}" text-anchor="middle" font-family="system-ui, sans-serif" font-weight="700" font-size="{size}" fill="{line}">{letter}</text>"#,
            middle + size * 0.36
        );
        return out;
    }
    for ArtPath { path, width, .. } in parts.iter().filter(|part| part.role == PaintRole::Fill) {
        if let Some(halo) = halo {
            let _ = write!(out, r#"<path d="{path}" fill="none" stroke="{halo}" stroke-width="{}"/>"#, width + 2.6);
        }
    }
    for ArtPath { role, path, width, round_ends } in parts {
        let ends = if *round_ends { r#" stroke-linecap="round""# } else { "" };
        let colours = match role {
            PaintRole::Fill => format!(r#"fill="{fill}" stroke="{edge}" stroke-width="{width}""#),
            PaintRole::Line => format!(r#"fill="none" stroke="{line}" stroke-width="{width}""#),
            PaintRole::ShapeColour => format!(r#"fill="{line}""#),
        };
        let _ = write!(out, r#"<path d="{path}" {colours}{ends}/>"#);
    }
    out
}

fn id(piece: &ScenePiece) -> String {
    let colour = match piece.colour {
        PieceColour::White => "white",
        PieceColour::Black => "black",
        PieceColour::Red => "red",
        PieceColour::Green => "green",
        PieceColour::Blue => "blue",
        PieceColour::Yellow => "yellow",
    };
    format!("{colour}-{}", piece.art)
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
        assert_eq!(text.matches("<g id=").count(), 2);
        assert!(text.contains(r##"<use href="#black-king" x="900" y="0"/>"##), "{text}");
        assert!(text.contains(">8</text>") && text.contains(">j</text>"));
    }
}
