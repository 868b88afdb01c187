//! A diagram as a picture that stands alone, for pages without JavaScript and for print.

use crate::drawing::{self, SvgNode};
use crate::state::DiagramState;
use crate::{AttributeError, AttributeErrorKind, DiagramSettings, settings_look};

/// The colours of a piece's body, inner lines and contour.
fn paint(colour: &str) -> [(&'static str, &'static str); 3] {
    let body = match colour {
        "black" => return [("--piece-fill", "#2b2724"), ("--piece-line", "#f3ead8"), ("--piece-edge", "#0d0b0a")],
        "red" => "#cc3a18",
        "green" => "#30be5d",
        "blue" => "#3450d8",
        "yellow" => "#f4b300",
        _ => "#fbf8f1",
    };
    [("--piece-fill", body), ("--piece-line", "#1b1b1b"), ("--piece-edge", "#1b1b1b")]
}

/// The SVG of a diagram. `art` gives the text of a piece's picture, an SVG file of 100 by 100 units, by its id.
///
/// # Errors
/// The first attribute that cannot be followed, or a picture that is missing.
pub fn still(settings: &DiagramSettings, art: impl Fn(&str) -> Option<String>) -> Result<String, AttributeError> {
    let study = DiagramState::new(settings)?;
    let look = settings_look(settings, &study)?;
    let (columns, rows) = drawing::DiagramGeometry::new(study.stage().shape(), look.up).size();
    let mut out = String::from("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 ");
    out.push_str(
        &[(columns * drawing::SIDE).to_string(), " ".into(), (rows * drawing::SIDE).to_string(), "\">".into()].concat(),
    );
    let layers = drawing::layers(&study, look, None);
    write_symbols(&layers, &art, &mut out)?;
    for mut layer in layers {
        name_symbols(&mut layer);
        let mut class = String::new();
        make_plain(&mut layer, &mut class);
        layer.write(&mut out);
    }
    out.push_str("</svg>\n");
    Ok(out)
}

fn uses<'a>(node: &'a SvgNode, found: &mut Vec<(&'a str, &'a str)>) {
    if node.tag == "use" {
        let value =
            |name| node.attributes.iter().find(|(known, _)| *known == name).map_or("", |(_, value)| value.as_str());
        let pair = (value("href").trim_start_matches('#'), value("class"));
        if !found.contains(&pair) {
            found.push(pair);
        }
    }
    for child in &node.children {
        uses(child, found);
    }
}

/// One symbol for each picture in each colour: a picture that stands alone has no style sheet to colour it.
fn write_symbols(
    layers: &[SvgNode],
    art: &impl Fn(&str) -> Option<String>,
    out: &mut String,
) -> Result<(), AttributeError> {
    let mut found = Vec::new();
    for layer in layers {
        uses(layer, &mut found);
    }
    for (id, colour) in found {
        let text = art(id).ok_or_else(|| AttributeError::new("picture", id, AttributeErrorKind::NoPicture))?;
        let Some(inside) = text.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</svg>")) else {
            return Err(AttributeError::new("picture", id, AttributeErrorKind::NoSvg));
        };
        out.push_str(&["<symbol id=\"", id, "-", colour, "\" viewBox=\"0 0 100 100\">"].concat());
        out.push_str(&coloured(inside.0, colour));
        out.push_str("</symbol>");
    }
    Ok(())
}

/// The picture with its colours put in the place of the custom properties.
fn coloured(picture: &str, colour: &str) -> String {
    let mut text = picture.replace('\n', "");
    for (property, value) in paint(colour) {
        let mut rest = text.as_str();
        let mut done = String::new();
        let start = ["var(", property].concat();
        while let Some((before, after)) = rest.split_once(&start) {
            done.push_str(before);
            done.push_str(value);
            rest = after.split_once(')').map_or("", |(_, rest)| rest);
        }
        done.push_str(rest);
        text = done;
    }
    text
}

fn name_symbols(node: &mut SvgNode) {
    if node.tag == "use" {
        let class = node.attributes.iter().find(|(name, _)| *name == "class").map(|(_, value)| value.clone());
        for (name, value) in &mut node.attributes {
            if *name == "href" {
                value.push('-');
                value.push_str(class.as_deref().unwrap_or_default());
            }
        }
    }
    node.children.iter_mut().for_each(name_symbols);
}

/// Takes away what only a page understands: classes, and custom properties, for which the colour that they have otherwise stands.
fn make_plain(node: &mut SvgNode, owner: &mut String) {
    let before = owner.clone();
    const OWNERS: [&str; 6] = ["white", "black", "red", "green", "blue", "yellow"];
    let class = node.attributes.iter().find(|(name, value)| *name == "class" && OWNERS.contains(&value.as_str()));
    if let Some((_, class)) = class {
        owner.clone_from(class);
    }
    node.attributes.retain(|(name, _)| *name != "class");
    for (_, value) in &mut node.attributes {
        let Some((property, usual)) = value.strip_prefix("var(").and_then(|rest| rest.split_once(',')) else {
            continue;
        };
        let of_piece = paint(owner).into_iter().find(|(name, _)| *name == property);
        *value = of_piece.map_or(usual.trim_end_matches(')'), |(_, colour)| colour).to_string();
    }
    for child in &mut node.children {
        // What an owner's disc holds is the owner's, too.
        make_plain(child, &mut owner.clone());
    }
    *owner = before;
}
