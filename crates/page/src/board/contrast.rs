//! Blending of colours, and text colours that are readable on the result.

/// The contrast that small text needs (WCAG 2.2, 1.4.3, level AA).
const ENOUGH: f64 = 4.5;
const BLACK: &str = "#000000";
const WHITE: &str = "#ffffff";

/// A translucent colour.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Tint {
    rgb: [u8; 3],
    strength: f64,
}

impl Tint {
    /// A tint with a strength from 0, invisible, to 1, opaque.
    pub const fn new(rgb: [u8; 3], strength: f64) -> Tint {
        Tint { rgb, strength }
    }

    /// The tint in CSS syntax, for style sheets and canvases.
    pub fn css(&self) -> String {
        let [red, green, blue] = self.rgb;
        format!("rgba({red}, {green}, {blue}, {})", self.strength)
    }

    fn over(&self, under: [f64; 3]) -> [f64; 3] {
        std::array::from_fn(|part| under[part] + (f64::from(self.rgb[part]) - under[part]) * self.strength)
    }
}

/// The colour for text on a square of the colour `ground` with these tints, the lowest first: `default` if it is readable there,
/// otherwise black or white, one of which always is.
pub fn readable_on(ground: &str, tints: &[Tint], default: &'static str) -> &'static str {
    let seen = tints.iter().fold(rgb(ground), |under, tint| tint.over(under));
    let contrast = |text: &str| contrast(seen, rgb(text));
    match default {
        default if contrast(default) >= ENOUGH => default,
        _ if contrast(BLACK) >= contrast(WHITE) => BLACK,
        _ => WHITE,
    }
}

/// A ground with these tints over it, the lowest first, in CSS syntax.
pub fn under(ground: &str, tints: &[Tint]) -> String {
    let [red, green, blue] = tints.iter().fold(rgb(ground), |under, tint| tint.over(under)).map(f64::round);
    format!("rgb({red}, {green}, {blue})")
}

/// The components of a colour such as `#f0dcb8`, from 0 to 255.
pub fn rgb(colour: &str) -> [f64; 3] {
    let number = u32::from_str_radix(colour.trim_start_matches('#'), 16).unwrap_or(0);
    [16, 8, 0].map(|shift| f64::from(number >> shift & 0xff))
}

/// From 1 to 21 (WCAG 2.2, contrast ratio).
fn contrast(one: [f64; 3], other: [f64; 3]) -> f64 {
    let (one, other) = (luminance(one), luminance(other));
    (one.max(other) + 0.05) / (one.min(other) + 0.05)
}

/// From 0 to 1 (WCAG 2.2, relative luminance).
fn luminance(colour: [f64; 3]) -> f64 {
    let [red, green, blue] = colour.map(|part| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    });
    0.2126 * red + 0.7152 * green + 0.0722 * blue
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::theme::{self, PieceSet};
    use menagerie_scene::{BoardColours, PieceColour, TargetKind};

    #[test]
    fn contrasts_are_those_of_the_standard() {
        assert!((contrast(rgb(BLACK), rgb(WHITE)) - 21.0).abs() < 1e-9);
        // The lightest grey that passes on white, a well-known value.
        assert!((contrast(rgb("#767676"), rgb(WHITE)) - 4.54).abs() < 0.005);
    }

    #[test]
    fn coordinates_can_be_read_on_every_board_under_every_tint() {
        let tints = [theme::LAST_MOVE, theme::SELECTED, theme::PREMOVE];
        for board in BoardColours::ALL {
            let squares = board.squares();
            for (ground, default) in [(squares.light, squares.text_on_light), (squares.dark, squares.text_on_dark)] {
                assert_eq!(readable_on(ground, &[], default), default, "{board:?}: without a tint as drawn for it");
                for stack in tints.iter().map(std::slice::from_ref).chain([&tints[..], &tints[..2]]) {
                    let seen = stack.iter().fold(rgb(ground), |under, tint| tint.over(under));
                    let text = readable_on(ground, stack, default);
                    assert!(contrast(seen, rgb(text)) >= ENOUGH, "{board:?}, {ground} under {stack:?}: {text}");
                }
            }
        }
    }

    /// The contrast that marks and pieces need (WCAG 2.2, 1.4.11).
    const SEEN: f64 = 3.0;

    #[test]
    fn marks_are_seen_on_every_board() {
        use TargetKind::{Capture, Hop, Leap, Move, Slide};
        for board in BoardColours::ALL {
            let squares = board.squares();
            for ground in [squares.light, squares.dark] {
                let below = rgb(ground);
                // The dark rim of the marks, which is translucent.
                let rim = Tint::new([28, 26, 20], 0.72).over(below);
                for kind in [Slide, Leap, Move, Capture, Hop] {
                    let best = contrast(below, rgb(theme::target(kind))).max(contrast(below, rim));
                    assert!(best >= SEEN, "{board:?}, {ground}: {kind:?} has {best:.2}");
                }
            }
        }
    }

    #[test]
    fn the_cursor_is_seen_on_any_board_by_its_rim() {
        assert!(contrast(rgb(theme::CURSOR), rgb(theme::CURSOR_RIM)) >= SEEN);
    }

    #[test]
    fn pieces_of_every_set_stand_out_from_every_board_and_their_lines_from_them() {
        use PieceColour::{Black, Blue, Green, Red, White, Yellow};
        for set in [PieceSet::Drawn, PieceSet::Flat, PieceSet::Ink, PieceSet::Letters, PieceSet::Shapes] {
            for colour in [White, Black, Red, Green, Blue, Yellow] {
                let paint = theme::paint_in(set, colour);
                let inside = contrast(rgb(paint.fill), rgb(paint.line));
                // Blue has the lowest contrast; letters on shapes must be readable as text.
                let least = if set == PieceSet::Shapes { 7.0 } else { 2.4 };
                assert!(inside >= least, "{set:?} {colour:?}: {inside:.2}");
                for board in BoardColours::ALL {
                    let squares = board.squares();
                    for ground in [squares.light, squares.dark] {
                        // By the body or by the contour.
                        let [body, edge] = [paint.fill, paint.edge].map(|part| contrast(rgb(part), rgb(ground)));
                        let seen = body.max(edge);
                        assert!(seen >= SEEN, "{set:?} {colour:?} on {board:?}, {ground}: {seen:.2}");
                    }
                }
            }
        }
    }

    #[test]
    fn two_players_on_shapes_differ_in_lightness_or_in_shape() {
        use PieceColour::{Black, Blue, Green, Red, White, Yellow};
        let shapes = PieceSet::Shapes;
        for players in [&[White, Black][..], &[Red, Green, Blue, Yellow]] {
            for (index, &one) in players.iter().enumerate() {
                for &other in &players[..index] {
                    let plates = [one, other].map(|colour| theme::letter_plate(shapes, colour).path);
                    assert_ne!(plates[0], plates[1], "{one:?} and {other:?}");
                }
            }
        }
        let fills = [White, Black].map(|colour| rgb(theme::paint_in(shapes, colour).fill));
        assert!(contrast(fills[0], fills[1]) > 15.0);
    }
}
