//! Letters and digits as lines, so that a picture looks the same with any fonts.

use menagerie_scene::SvgNode;

/// The letter, its width in tenths, and its lines: ten units from the top of a capital to the baseline.
const GLYPHS: [(char, i32, &str); 52] = [
    ('0', 60, "M0 3a3 3 0 0 1 6 0v4a3 3 0 0 1-6 0z"),
    ('1', 25, "M0 2.5L2.5 0V10"),
    ('2', 60, "M0 3a3 3 0 0 1 6 0c0 2-6 5-6 7h6"),
    ('3', 60, "M.3 0h5.2l-3 4a3 3 0 1 1-2.4 4.2"),
    ('4', 62, "M4.5 10V0L0 7h6.2"),
    ('5', 60, "M5.5 0H1L.4 4.4c.8-.7 1.6-1 2.4-1a3.2 3.2 0 1 1-2.7 5"),
    ('6', 60, "M4.8 0C2 1 0 4 0 7a3 3 0 1 0 6 0a3 3 0 0 0-6 0"),
    ('7', 60, "M0 0h6L2.2 10"),
    ('8', 60, "M3 4.8a2.4 2.4 0 1 1 .1 0zm0 0a2.6 2.6 0 1 0 .1 0z"),
    ('9', 60, "M1.2 10C4 9 6 6 6 3a3 3 0 1 0-6 0a3 3 0 0 0 6 0"),
    ('a', 60, "M6 4v6m0-3a3 3 0 1 0-6 0a3 3 0 0 0 6 0"),
    ('b', 60, "M0 0v10m0-3a3 3 0 0 1 6 0a3 3 0 0 1-6 0"),
    ('c', 54, "M5.4 5.2a3 3 0 1 0 0 3.6"),
    ('d', 60, "M6 0v10m0-3a3 3 0 1 0-6 0a3 3 0 0 0 6 0"),
    ('e', 60, "M0 7h6a3 3 0 1 0-.6 1.8"),
    ('f', 42, "M4.2.2c-1.8-.5-2.8.4-2.8 2.1V10M0 4h3.8"),
    ('g', 60, "M6 4v7a3 3 0 0 1-5.6 1.4M6 7a3 3 0 1 0-6 0a3 3 0 0 0 6 0"),
    ('h', 55, "M0 0v10m0-3.2a2.75 2.75 0 0 1 5.5 0V10"),
    ('i', 0, "M0 4v6M0 1v.3"),
    ('j', 20, "M2 4v7c0 1.4-.8 2-2 1.8M2 1v.3"),
    ('k', 50, "M0 0v10m0-2.5L4.5 4M1.6 6.3L5 10"),
    ('l', 0, "M0 0v10"),
    ('m', 90, "M0 4v6m0-3.7a2.25 2.25 0 0 1 4.5 0V10m0-3.7a2.25 2.25 0 0 1 4.5 0V10"),
    ('n', 55, "M0 4v6m0-3.2a2.75 2.75 0 0 1 5.5 0V10"),
    ('o', 60, "M0 7a3 3 0 1 1 6 0a3 3 0 1 1-6 0z"),
    ('p', 60, "M0 4v9m0-6a3 3 0 0 1 6 0a3 3 0 0 1-6 0"),
    ('A', 70, "M0 10L3.5 0L7 10M1.2 6.6h4.6"),
    ('B', 65, "M0 5h3.5a2.5 2.5 0 0 0 0-5H0v10h4a2.5 2.5 0 0 0 0-5"),
    ('C', 70, "M7 2a4 5 0 1 0 0 6"),
    ('D', 75, "M0 0v10h2.5a5 5 0 0 0 0-10z"),
    ('E', 55, "M5.5 0H0v10h5.5M0 5h4.7"),
    ('F', 55, "M5.5 0H0v10m0-5h4.7"),
    ('G', 70, "M7 2a4 5 0 1 0 0 6V5.5H4.2"),
    ('H', 65, "M0 0v10M6.5 0v10M0 5h6.5"),
    ('I', 0, "M0 0v10"),
    ('J', 45, "M4.5 0v7.6a2.3 2.3 0 0 1-4.5.6"),
    ('K', 62, "M0 0v10M6 0L0 6.3M2 4.2L6.2 10"),
    ('L', 53, "M0 0v10h5.3"),
    ('M', 80, "M0 10V0l4 7l4-7v10"),
    ('N', 65, "M0 10V0l6.5 10V0"),
    ('O', 76, "M0 5a3.8 5 0 1 1 7.6 0a3.8 5 0 1 1-7.6 0z"),
    ('P', 63, "M0 10V0h3.5a2.8 2.8 0 0 1 0 5.6H0"),
    ('Q', 76, "M0 5a3.8 5 0 1 1 7.6 0a3.8 5 0 1 1-7.6 0zM4.6 7.4l3 3.2"),
    ('R', 63, "M0 10V0h3.5a2.7 2.7 0 0 1 0 5.4H0m3.2 0L6.3 10"),
    ('S', 62, "M6 1.6c-1-2-5.8-2.2-5.8.8c0 3.4 6 1.8 6 5.2c0 3.2-5 3.2-6.2.8"),
    ('T', 70, "M0 0h7M3.5 0v10"),
    ('U', 64, "M0 0v6.8a3.2 3.2 0 0 0 6.4 0V0"),
    ('V', 70, "M0 0l3.5 10L7 0"),
    ('W', 100, "M0 0l2.5 10L5 2l2.5 8L10 0"),
    ('X', 65, "M0 0l6.5 10m0-10L0 10"),
    ('Y', 70, "M0 0l3.5 5v5m0-5L7 0"),
    ('Z', 64, "M0 0h6.2L0 10h6.4"),
];

/// The space between two letters, in tenths.
const GAP: i32 = 24;

/// The alignment of a text at its point.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum TextAnchor {
    /// It begins there.
    Start,
    /// Its middle is there.
    Middle,
    /// It ends there.
    End,
}

/// A text in this colour and font size. None where it has a character without a glyph.
pub fn write(text: &str, x: i32, y: i32, size: i32, anchor: TextAnchor, colour: &str) -> Option<SvgNode> {
    let mut found = Vec::new();
    for letter in text.chars() {
        found.push(GLYPHS.iter().find(|(known, ..)| *known == letter)?);
    }
    let width: i32 = found.iter().map(|(_, width, _)| width + GAP).sum::<i32>() - GAP;
    // The height of a capital is 0.72 of the font size.
    let scale = size * 72;
    let wide = width * scale / 10_000;
    let mut at = match anchor {
        TextAnchor::Start => x,
        TextAnchor::Middle => x - wide / 2,
        TextAnchor::End => x - wide,
    };
    let mut group = SvgNode::group("letters").with("stroke", colour).with("stroke-width", "1.5").with("fill", "none");
    for (_, width, lines) in found {
        let place =
            ["translate(", &at.to_string(), " ", &(y - scale / 100).to_string(), ")scale(", &thousandths(scale), ")"];
        group.children.push(SvgNode::new("path").with("transform", place.concat()).with("d", *lines));
        at += (width + GAP) * scale / 10_000;
    }
    Some(group.with("stroke-linecap", "round").with("stroke-linejoin", "round"))
}

/// A number of thousandths as a decimal: `1.224`.
fn thousandths(number: i32) -> String {
    let rest = (number % 1000 + 1000).to_string();
    [&(number / 1000).to_string(), ".", &rest[1..]].concat()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_rank_and_letter_of_a_piece_is_there() {
        for letter in ('a'..='p').chain('0'..='9').chain('A'..='Z') {
            assert!(write(&letter.to_string(), 0, 0, 20, TextAnchor::Middle, "red").is_some(), "{letter}");
        }
        assert!(write("é", 0, 0, 20, TextAnchor::Start, "red").is_none());
    }

    #[test]
    fn numbers_have_three_places() {
        assert_eq!(thousandths(1224), "1.224");
        assert_eq!(thousandths(3005), "3.005");
    }
}
