//! The pictures of the pieces: flat lists of SVG paths, each with a role that defines its paint.

/// How a path is painted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PaintRole {
    /// Filled with the body's colour, then its contour is drawn.
    Fill,
    /// Drawn as a line.
    Line,
    /// Filled with the colour of the lines.
    ShapeColour,
}

/// One path of a picture, in a square of 100 by 100 units.
#[derive(Clone, Debug, PartialEq)]
pub struct ArtPath {
    /// How it is painted.
    pub role: PaintRole,
    /// The path in SVG path syntax.
    pub path: String,
    /// The width of its line; 0 where nothing is stroked.
    pub width: f64,
    /// Whether its line ends in half discs.
    pub round_ends: bool,
}

/// Reads a picture: the `<path>` elements of an SVG file in painting order. The format is so restricted (see the art's README) that no
/// XML parser is needed.
pub fn parse(svg: &str) -> Result<Vec<ArtPath>, String> {
    let parts: Vec<ArtPath> = svg
        .split("<path")
        .skip(1)
        .enumerate()
        .map(|(index, rest)| {
            let element = rest.split('>').next().unwrap_or_default();
            part(element).map_err(|error| format!("path {}: {error}", index + 1))
        })
        .collect::<Result<_, _>>()?;
    if parts.is_empty() { Err("there is no path in the picture".to_string()) } else { Ok(parts) }
}

fn part(element: &str) -> Result<ArtPath, String> {
    let role = match attribute(element, "data-role") {
        Some("fill") => PaintRole::Fill,
        Some("line") => PaintRole::Line,
        Some("ink") => PaintRole::ShapeColour,
        Some(other) => return Err(format!("unknown role \"{other}\"")),
        None => return Err("it has no data-role".to_string()),
    };
    let path = attribute(element, "d").ok_or("it has no d")?.to_string();
    let width = match attribute(element, "stroke-width") {
        Some(text) => text.parse().map_err(|_| format!("\"{text}\" is no stroke-width"))?,
        None => 0.0,
    };
    let round_ends = attribute(element, "stroke-linecap") == Some("round");
    Ok(ArtPath { role, path, width, round_ends })
}

fn attribute<'a>(element: &'a str, name: &str) -> Option<&'a str> {
    element.match_indices(name).find_map(|(at, _)| {
        let starts = element[..at].ends_with(char::is_whitespace);
        let value = element[at + name.len()..].strip_prefix("=\"")?;
        if starts { value.split('"').next() } else { None }
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_picture_of_the_set_is_read() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../assets/pieces");
        let files: Vec<_> = std::fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path()).collect();
        assert!(files.len() > 90);
        for file in files {
            let text = std::fs::read_to_string(&file).unwrap();
            let parts = parse(&text).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
            assert_eq!(parts.len(), text.matches("<path").count());
            assert!(parts.iter().any(|part| part.role == PaintRole::Fill && part.width > 0.0), "{}", file.display());
        }
    }

    #[test]
    fn a_path_has_its_role_width_and_ends() {
        let parts = parse(
            r#"<svg><path data-role="line" d="M1 2L3 4" fill="none" stroke-width="2.7" stroke-linecap="round"/></svg>"#,
        )
        .unwrap();
        let expected = ArtPath { role: PaintRole::Line, path: "M1 2L3 4".to_string(), width: 2.7, round_ends: true };
        assert_eq!(parts, [expected]);
    }

    #[test]
    fn what_is_wrong_is_said_with_its_place() {
        assert_eq!(parse("<svg/>").unwrap_err(), "there is no path in the picture");
        assert_eq!(parse(r#"<path d="M0 0"/>"#).unwrap_err(), "path 1: it has no data-role");
        let odd = r#"<path data-role="ink" d=""/><path data-role="gold" d=""/>"#;
        assert_eq!(parse(odd).unwrap_err(), "path 2: unknown role \"gold\"");
    }
}
