//! A diagram as a standalone picture, for pages without JavaScript and for print.

use crate::drawing;
use crate::state::DiagramState;
use crate::{AttributeError, AttributeErrorKind, DiagramSettings, settings_look};
use menagerie_scene::{PieceColour, PiecePaint, SvgNode, parse, shapes, symbol};

/// The SVG of a diagram. `art` returns the text of a piece's picture, an SVG file of 100 by 100 units, by its id.
///
/// # Errors
/// The first attribute that is wrong, or a picture that is missing.
pub fn still(settings: &DiagramSettings, art: impl Fn(&str) -> Option<String>) -> Result<String, AttributeError> {
    let study = DiagramState::new(settings)?;
    let look = settings_look(settings, &study)?;
    let mut layers = drawing::layers(&study, look, None);
    let mut pictures = Vec::new();
    layers.iter_mut().for_each(|layer| name_symbols(layer, &mut pictures));
    let (width, height) = look.grid.extent();
    let mut picture = SvgNode::picture([0, 0, width, height]);
    for (id, colour) in pictures {
        picture.children.push(coloured(&id, &colour, art(&id))?);
    }
    picture.children.extend(layers.into_iter().map(SvgNode::plain));
    let mut out = String::new();
    picture.write(&mut out);
    out.push('\n');
    Ok(out)
}

/// A picture in a colour: a standalone diagram has no style sheet to colour it.
fn coloured(id: &str, colour: &str, art: Option<String>) -> Result<SvgNode, AttributeError> {
    let fault = |kind| AttributeError::new("picture", id, kind);
    let art = art.ok_or_else(|| fault(AttributeErrorKind::NoPicture))?;
    let parts = parse(&art).map_err(|_| fault(AttributeErrorKind::NoSvg))?;
    let paint = PieceColour::of_player(colour).unwrap_or(PieceColour::White).paint();
    let parts = shapes(&parts, Some(PiecePaint { halo: None, ..paint }));
    Ok(symbol(&[id, "-", colour].concat(), parts).with("stroke-linejoin", "round"))
}

/// Names the pictures that an element shows after their colours, and finds them, each once.
fn name_symbols(node: &mut SvgNode, found: &mut Vec<(String, String)>) {
    if node.tag == "use" {
        let pair = (node.value("href").trim_start_matches('#').to_string(), node.value("class").to_string());
        let name = ["#", &pair.0, "-", &pair.1].concat();
        for (_, value) in node.attributes.iter_mut().filter(|(attribute, _)| *attribute == "href") {
            value.clone_from(&name);
        }
        if !found.contains(&pair) {
            found.push(pair);
        }
    }
    node.children.iter_mut().for_each(|child| name_symbols(child, found));
}
