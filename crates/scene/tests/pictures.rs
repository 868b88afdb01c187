//! The SVG of boards and of pieces.

use menagerie_rules::Square;
use menagerie_scene::{
    BoardColours, BoardGrid, BoardSquares, LetterPlate, Orientation, PieceColour, SvgNode, letter, parse, shapes,
};

fn written(nodes: Vec<SvgNode>) -> String {
    let mut out = String::new();
    nodes.iter().for_each(|node| node.write(&mut out));
    out
}

#[test]
fn parts_have_a_paint_or_the_colours_of_their_element() {
    let parts = parse(
        r#"<path data-role="fill" d="M1 1" stroke-width="3.4"/><path data-role="line" d="M2 2" stroke-width="2.7" stroke-linecap="round"/>
           <path data-role="ink" d="M3 3"/>"#,
    )
    .unwrap();
    assert_eq!(
        written(shapes(&parts, None)),
        r#"<path d="M1 1"/><path d="M2 2" fill="none" stroke="currentColor"/><path d="M3 3" fill="currentColor" stroke="none"/>"#
    );
    let text = written(shapes(&parts, Some(PieceColour::Black.paint())));
    for part in [
        r#"<path d="M1 1" fill="none" stroke="rgba(255, 248, 230, 0.75)" stroke-width="6"/>"#,
        r##"<path d="M1 1" fill="#2b2724" stroke="#0d0b0a" stroke-width="3.4"/>"##,
        r##"<path d="M2 2" fill="none" stroke="#f3ead8" stroke-width="2.7" stroke-linecap="round"/>"##,
    ] {
        assert!(text.contains(part), "{text}");
    }
}

#[test]
fn several_letters_are_smaller() {
    assert!(written(letter("K", LetterPlate::DISC, None)).contains(r#"y="68""#));
    assert!(written(letter("+R", LetterPlate::DISC, None)).contains(r#"font-size="35""#));
}

fn drawn(files: u8, ranks: u8, checkered: bool, hole: Option<&str>, colour: Option<&str>) -> String {
    let holes = hole.into_iter().map(|name| name.parse::<Square>().unwrap()).collect();
    let board = BoardSquares { grid: BoardGrid::new(files, ranks, Orientation::Quarter), checkered, holes };
    let mut out = String::new();
    for layer in board.layers(&BoardColours::Wood.squares(), colour) {
        layer.plain().write(&mut out);
    }
    out
}

#[test]
fn a_board_is_a_ground_and_its_dark_squares() {
    let expected = r##"<path d="M0 0h200v200H0z" fill="#f0dcb8"/><path d="M0 0h100v100h-100zM100 100h100v100h-100z" fill="#c39a6b"/>"##;
    assert_eq!(drawn(2, 2, true, None, Some("#000")), expected);
}

#[test]
fn squares_that_are_alike_have_lines_between_them() {
    let text = drawn(2, 3, false, None, None);
    assert!(text.contains(r#"d="M100 0v200M200 0v200M0 100h300""#), "{text}");
}

#[test]
fn a_hole_has_its_colour_or_is_left_out() {
    let hole = "M100 0h100v100h-100z";
    let (left_out, painted) = (drawn(2, 2, true, Some("a2"), None), drawn(2, 2, true, Some("a2"), Some("#000")));
    assert!(!left_out.contains(hole) && !left_out.contains("H0z"), "{left_out}");
    assert!(painted.ends_with(&format!(r##"<path d="{hole}" fill="#000"/>"##)), "{painted}");
}

#[test]
fn coordinates_are_at_the_left_and_below() {
    let mut out = String::new();
    let grid = BoardGrid::new(2, 3, Orientation::Quarter);
    grid.coordinates(false, |square| [square.to_string(), "none".into()]).write(&mut out);
    for text in
        [r#"<text x="4" y="16" text-anchor="start" fill="a1" stroke="none">a<"#, r#"fill="b3" stroke="none">3<"#]
    {
        assert!(out.contains(text), "{out}");
    }
    assert_eq!(out.matches("<text").count(), 5);
}
