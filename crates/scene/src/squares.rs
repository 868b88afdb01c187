//! The squares of a board, and their picture as SVG.

use menagerie_rules::{Bitboard, Square};

use crate::{BoardGrid, SIDE, SquareColours, SvgNode};

/// The squares of a board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct BoardSquares {
    /// Where they are.
    pub grid: BoardGrid,
    /// Whether they alternate in colour; otherwise all are alike, with lines between.
    pub checkered: bool,
    /// The places of the board that are no squares.
    pub holes: Bitboard,
}

impl BoardSquares {
    /// The colours of a square and of the coordinates on it. A hole has the colour of the lines.
    pub fn colours_at(&self, square: Square, colours: &SquareColours) -> [&'static str; 2] {
        match (self.holes.has(square), self.checkered && !square.is_light()) {
            (true, _) => [colours.line, colours.text_on_dark],
            (_, true) => [colours.dark, colours.text_on_dark],
            _ => [colours.light, colours.text_on_light],
        }
    }

    /// The layers of their picture, the lowest first. Holes get the colour `holes`; without one they are left out.
    pub fn layers(&self, colours: &SquareColours, holes: Option<&str>) -> Vec<SvgNode> {
        let (width, height) = self.grid.extent();
        let (wide, high) = (width.to_string(), height.to_string());
        let layer = |class: &str, d: String, fill: &str| {
            SvgNode::new("path").with("d", d).with("fill", fill).with("class", class)
        };
        let ground = if self.holes.is_empty() || holes.is_some() {
            ["M0 0h", &wide, "v", &high, "H0z"].concat()
        } else {
            self.path(|_| true)
        };
        let mut layers = vec![layer("light", ground, colours.light)];
        if self.checkered {
            layers.push(layer("dark", self.path(|square| !square.is_light()), colours.dark));
        } else {
            let mut lines = String::new();
            for x in (SIDE..width).step_by(SIDE as usize) {
                lines.push_str(&["M", &x.to_string(), " 0v", &high].concat());
            }
            for y in (SIDE..height).step_by(SIDE as usize) {
                lines.push_str(&["M0 ", &y.to_string(), "h", &wide].concat());
            }
            layers.push(layer("line", lines, "none").with("stroke", colours.line).at("stroke-width", 3));
        }
        if let Some(colour) = holes.filter(|_| !self.holes.is_empty()) {
            layers.push(layer("holes", self.grid.path(self.holes), colour));
        }
        layers
    }

    /// A line around the board.
    pub fn edge(&self, colour: &str) -> SvgNode {
        let (width, height) = self.grid.extent();
        let edge = SvgNode::new("rect").at("width", width).at("height", height).with("fill", "none");
        edge.with("stroke", colour).at("stroke-width", 4)
    }

    fn path(&self, wanted: impl Fn(Square) -> bool) -> String {
        self.grid.path(self.grid.squares().filter(|&square| wanted(square) && !self.holes.has(square)))
    }
}

impl BoardGrid {
    /// The outlines of squares as one path.
    pub fn path(self, squares: impl IntoIterator<Item = Square>) -> String {
        let mut path = String::new();
        for square in squares {
            let (x, y) = self.corner(square);
            path.push_str(&["M", &x.to_string(), " ", &y.to_string(), "h100v100h-100z"].concat());
        }
        path
    }

    /// The coordinates, as text in the squares at the edges or `outside` of the board. `colours` are those of the text and of its rim on
    /// a square.
    pub fn coordinates(self, outside: bool, colours: impl Fn(Square) -> [String; 2]) -> SvgNode {
        let (_, bottom) = self.extent();
        let mut group = SvgNode::new("g")
            .with("font-family", "system-ui, sans-serif")
            .at("font-weight", 600)
            .at("font-size", 17)
            .at("stroke-width", 6)
            .with("stroke-linejoin", "round")
            .with("paint-order", "stroke");
        let (at_column, at_row) =
            if outside { ((50, 126, "middle"), (-18, 57, "middle")) } else { ((96, 96, "end"), (4, 16, "start")) };
        for square in self.squares() {
            let (x, y) = self.corner(square);
            let (across, down) = self.labels(square);
            let labels = [(y + SIDE == bottom, across, at_column), (x == 0, down, at_row)];
            for (_, text, (right, below, anchor)) in labels.into_iter().filter(|(is_shown, ..)| *is_shown) {
                let [fill, rim] = colours(square);
                let node = SvgNode::new("text").at("x", x + right).at("y", y + below).with("text-anchor", anchor);
                group.children.push(SvgNode { text, ..node.with("fill", fill).with("stroke", rim) });
            }
        }
        group
    }
}
