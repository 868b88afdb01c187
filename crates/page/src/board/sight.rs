//! Simulation of colour blindness, to choose colours that nobody confuses.
//!
//! Protanopia and deuteranopia after Viénot, Brettel and Mollon 1999 (Color Research & Application 24, 243–252), tritanopia, for
//! which that is too coarse, after Brettel, Viénot and Mollon 1997 (J. Opt. Soc. Am. A 14, 2647–2655). The matrices are those of
//! libDaltonLens, for linear sRGB. Differences are CIE 1976 ΔE*ab, white being that of sRGB.

use super::contrast::rgb;
use super::theme::{self, PieceSet};
use menagerie_scene::{BoardColours, PieceColour};

type Triple = [f64; 3];
type Matrix = [Triple; 3];

/// The three kinds of colour blindness, and normal vision.
#[derive(Clone, Copy, Debug)]
enum Sight {
    Full,
    Protanopia,
    Deuteranopia,
    Tritanopia,
}

const ALL: [Sight; 4] = [Sight::Full, Sight::Protanopia, Sight::Deuteranopia, Sight::Tritanopia];

const PROTAN: Matrix = [[0.11238, 0.88762, 0.0], [0.11238, 0.88762, 0.0], [0.00401, -0.00401, 1.0]];
const DEUTAN: Matrix = [[0.29275, 0.70725, 0.0], [0.29275, 0.70725, 0.0], [-0.02234, 0.02234, 1.0]];
/// The matrices on either side of a plane through grey.
const TRITAN: [Matrix; 2] = [
    [[1.01277, 0.13548, -0.14826], [-0.01243, 0.86812, 0.14431], [0.07589, 0.80500, 0.11911]],
    [[0.93678, 0.18979, -0.12657], [0.06154, 0.81526, 0.12320], [-0.37562, 1.12767, 0.24796]],
];
const TRITAN_PLANE: Triple = [0.03901, -0.02788, -0.01113];
/// From linear sRGB to XYZ (IEC 61966-2-1).
const XYZ: Matrix =
    [[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]];

fn dot(one: Triple, other: Triple) -> f64 {
    one.iter().zip(other).map(|(one, other)| one * other).sum()
}

fn times(matrix: Matrix, by: Triple) -> Triple {
    matrix.map(|row| dot(row, by))
}

fn linear(colour: &str) -> Triple {
    rgb(colour).map(|part| {
        let part = part / 255.0;
        if part <= 0.04045 { part / 12.92 } else { ((part + 0.055) / 1.055).powf(2.4) }
    })
}

/// A colour as it is seen, in CIE L*a*b*.
fn seen(colour: &str, sight: Sight) -> Triple {
    let light = linear(colour);
    let left = match sight {
        Sight::Full => light,
        Sight::Protanopia => times(PROTAN, light),
        Sight::Deuteranopia => times(DEUTAN, light),
        Sight::Tritanopia => times(TRITAN[usize::from(dot(TRITAN_PLANE, light) < 0.0)], light),
    };
    let white = times(XYZ, [1.0; 3]);
    let xyz = times(XYZ, left.map(|part| part.clamp(0.0, 1.0)));
    let [x, y, z]: Triple = std::array::from_fn(|axis| {
        let part = xyz[axis] / white[axis];
        let bend = 6.0_f64 / 29.0;
        if part > bend.powi(3) { part.cbrt() } else { part / (3.0 * bend * bend) + 4.0 / 29.0 }
    });
    [116.0 * y - 16.0, 500.0 * (x - y), 200.0 * (y - z)]
}

fn difference(one: &str, other: &str, sight: Sight) -> f64 {
    let (one, other) = (seen(one, sight), seen(other, sight));
    one.iter().zip(other).map(|(one, other)| (one - other).powi(2)).sum::<f64>().sqrt()
}

const FOUR: [PieceColour; 4] = [PieceColour::Red, PieceColour::Green, PieceColour::Blue, PieceColour::Yellow];
/// Ten times the just noticeable difference (2.3), and more than twice the smallest difference of the earlier colours.
const ENOUGH: f64 = 25.0;

#[test]
fn four_players_are_distinguished_whatever_cones_are_missing() {
    for sight in ALL {
        for (index, one) in FOUR.into_iter().enumerate() {
            for other in FOUR.into_iter().skip(index + 1) {
                let apart = difference(one.paint().fill, other.paint().fill, sight);
                assert!(apart >= ENOUGH, "{sight:?}: {one:?} and {other:?} differ by {apart:.1}");
            }
        }
    }
}

#[test]
fn four_players_stand_out_from_every_board() {
    for sight in ALL {
        for board in BoardColours::ALL {
            for colour in FOUR {
                let apart = difference(colour.paint().fill, board.squares().light, sight);
                assert!(apart >= ENOUGH, "{sight:?}: {colour:?} on {board:?} differs by {apart:.1}");
            }
        }
    }
}

#[test]
fn the_simulations_do_what_their_sources_say() {
    // Grey stays grey; red and green of one lightness look the same without the cones between them.
    for sight in ALL {
        assert!(difference("#808080", "#808080", sight) < 1e-9);
        let [_, a, b] = seen("#808080", sight);
        assert!(a.hypot(b) < 0.5, "{sight:?}: {a} {b}");
    }
    let confused = difference("#b04f3c", "#6f7a3a", Sight::Deuteranopia);
    assert!(confused < difference("#b04f3c", "#6f7a3a", Sight::Full) / 3.0, "{confused}");
}

#[test]
fn every_player_of_four_has_a_sign_of_its_own() {
    let signs: std::collections::BTreeSet<_> = FOUR.into_iter().filter_map(theme::sign).collect();
    assert_eq!(signs.len(), FOUR.len());
    assert!([PieceColour::White, PieceColour::Black].into_iter().all(|colour| theme::sign(colour).is_none()));
}

#[test]
fn the_page_has_the_signs_of_the_board() {
    let file = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/js/board/piece-art.js");
    let signs = std::fs::read_to_string(file).unwrap();
    for colour in FOUR {
        assert!(signs.contains(theme::sign(colour).unwrap()), "the page has another sign for {colour:?}");
    }
}

#[test]
fn the_page_has_the_sets_of_the_board() {
    let root = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/");
    let [style, art] = ["css/pieces.css", "js/board/piece-art.js"]
        .map(|file| std::fs::read_to_string(format!("{root}{file}")).unwrap());
    for set in [PieceSet::Flat, PieceSet::Ink, PieceSet::Shapes] {
        for colour in FOUR.into_iter().chain([PieceColour::White, PieceColour::Black]) {
            let fill = theme::paint_in(set, colour).fill;
            assert!(fill == colour.paint().fill || style.contains(fill), "{set:?} has another {colour:?}");
            assert!(art.contains(theme::letter_plate(set, colour).path), "{set:?} has another shape for {colour:?}");
        }
    }
}
