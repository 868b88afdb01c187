//! The picture of a diagram.

mod glyphs;
mod marks;

use glyphs::TextAnchor;
pub use marks::{MarkKind, passed_sample, promotion_sample, sample, taken_sample};

use crate::legal;
use crate::mode::DiagramMode;
use crate::reach::ReachWay;
use crate::scene::DiagramScene;
use crate::state::DiagramState;
use menagerie_rules::{Bitboard, Piece, Square};
use menagerie_scene::{BoardGrid, BoardSquares, PieceColour, SIDE, SquareColours, SvgNode, css, show_symbol};

/// The display options of a diagram.
#[derive(Clone, Copy, Debug)]
pub struct DiagramOptions {
    /// The places of the squares.
    pub grid: BoardGrid,
    /// Whether files and ranks are written.
    pub coordinates: bool,
}

/// The layers of the picture, in painting order.
pub fn layers(study: &DiagramState, look: DiagramOptions, cursor: Option<Square>) -> Vec<SvgNode> {
    let picture = Picture { study, grid: look.grid };
    let mut layers = vec![picture.squares(), picture.tints(), picture.traces(), picture.marks(), picture.pieces()];
    if look.coordinates {
        layers.insert(2, picture.coordinates());
    }
    layers.push(picture.over(cursor));
    layers
}

struct Picture<'a> {
    study: &'a DiagramState,
    grid: BoardGrid,
}

impl Picture<'_> {
    fn squares(&self) -> SvgNode {
        let scene = self.study.scene();
        let board = BoardSquares { grid: self.grid, checkered: scene.is_checkered(), holes: scene.holes() };
        let mut group = SvgNode::group("squares");
        group.children = board.layers(&SquareColours::DIAGRAM, Some(css::LINE));
        group.holding(board.edge(css::LINE))
    }

    fn tints(&self) -> SvgNode {
        let mut group = SvgNode::group("tints");
        let mut tint = |square: Square, colour: &str, strength: &str| {
            let (x, y) = self.grid.corner(square);
            let rect = SvgNode::new("rect").at("x", x).at("y", y).at("width", SIDE).at("height", SIDE);
            group.children.push(rect.with("fill", colour).with("fill-opacity", strength));
        };
        if let Some(game) = self.study.game() {
            if let Some(last) = game.plies().last().filter(|ply| !ply.mv.is_pass()) {
                tint(last.mv.from(), css::LAST_MOVE, ".55");
                tint(last.mv.to(), css::LAST_MOVE, ".55");
            }
            if game.position().in_check() {
                for king in legal::kings(self.study.scene(), self.study.board(), game.position().turn()) {
                    tint(king, css::CHECK, ".8");
                }
            }
        }
        if let Some(square) = self.study.picked() {
            tint(square, css::PICKED, ".75");
        }
        group
    }

    fn coordinates(&self) -> SvgNode {
        let mut group = SvgNode::group("coordinates");
        let (width, height) = self.grid.extent();
        let size = (width.max(height) / 50).clamp(17, 28);
        for square in self.grid.squares() {
            let (x, y) = self.grid.corner(square);
            let (across, down) = self.grid.labels(square);
            let mut write = |text: &str, x: i32, y: i32, anchor: TextAnchor| {
                group.children.extend(glyphs::write(text, x, y, size, anchor, css::COORDINATE));
            };
            if y + SIDE == height {
                write(&across, x + 94, y + 93, TextAnchor::End);
            }
            if x == 0 {
                write(&down, 6, y + size, TextAnchor::Start);
            }
        }
        group
    }

    fn traces(&self) -> SvgNode {
        let mut group = SvgNode::group("traces");
        for trace in &self.study.reach().traces {
            let mut path = String::new();
            let mut points = trace.squares.iter().map(|&square| self.grid.middle(square));
            let Some((x, y)) = points.next() else { continue };
            push(&mut path, 'M', x, y);
            if trace.leap {
                let Some((to_x, to_y)) = points.next() else { continue };
                // The control point is half way and a fifth to the side, so that the arc cannot be confused with a straight line.
                let (across, down) = (to_x - x, to_y - y);
                push(&mut path, 'Q', x + across / 2 + down / 5, y + down / 2 - across / 5);
                push(&mut path, ' ', to_x, to_y);
            } else {
                for (to_x, to_y) in points {
                    push(&mut path, 'L', to_x, to_y);
                }
            }
            let class = if trace.leap { "arc" } else { "line" };
            let node = line(path, css::TRACE, if trace.leap { 4 } else { 6 });
            group
                .children
                .push(node.with("class", class).with("stroke-opacity", if trace.leap { ".5" } else { ".55" }));
        }
        group
    }

    fn marks(&self) -> SvgNode {
        let mut group = SvgNode::group("marks");
        for mark in &self.study.reach().marks {
            let (x, y) = self.grid.middle(mark.to);
            group.children.push(marks::draw(mark, x, y));
        }
        for square in passed(self.study) {
            let (x, y) = self.grid.middle(square);
            group.children.push(marks::passed(x, y));
        }
        group
    }

    fn pieces(&self) -> SvgNode {
        let mut group = SvgNode::group("pieces");
        let ghost = self.study.ghost();
        for (square, piece) in self.study.imagined().pieces() {
            let node = self::piece(self.study.scene(), piece, self.grid.corner(square));
            group.children.push(if ghost == Some(square) { node.with("opacity", ".6") } else { node });
        }
        group
    }

    /// The layer over the pieces: the screens, and the keyboard's cursor.
    fn over(&self, cursor: Option<Square>) -> SvgNode {
        let mut group = SvgNode::group("over");
        let screens: Bitboard = self.study.reach().marks.iter().filter_map(|mark| mark.screen).collect();
        for square in screens {
            let (x, y) = self.grid.middle(square);
            group.children.push(marks::screen(x, y));
        }
        if let Some(square) = cursor {
            let (x, y) = self.grid.corner(square);
            let rect = SvgNode::new("rect").at("x", x + 4).at("y", y + 4).at("width", 92).at("height", 92);
            let rect = rect.with("fill", "none").with("stroke", css::CURSOR).at("stroke-width", 8);
            group.children.push(rect.with("class", "cursor"));
        }
        group
    }
}

/// A piece with its top left corner at this place: its picture, or a disc with its letter.
pub fn piece(scene: &DiagramScene, piece: Piece, (x, y): (i32, i32)) -> SvgNode {
    let figure = scene.figure(piece.kind);
    let colour = scene.colour(piece.player);
    if !figure.art.is_empty() {
        return show_symbol(&figure.art, (x, y)).with("class", colour);
    }
    let paint = PieceColour::of_player(&colour).unwrap_or(PieceColour::White).paint();
    let default = |property: &str, colour: &str| ["var(--piece-", property, ",", colour, ")"].concat();
    let disc = SvgNode::new("circle").at("cx", 50).at("cy", 50).at("r", 36).with("fill", default("fill", paint.fill));
    let mut group = SvgNode::group(&colour)
        .with("transform", marks::place(x, y))
        .holding(disc.with("stroke", default("edge", paint.edge)).at("stroke-width", 4));
    let line = default("line", paint.line);
    group.children.push(glyphs::write(&figure.letter, 50, 67, 46, TextAnchor::Middle, &line).unwrap_or_else(|| {
        let text = SvgNode::new("text").at("x", 50).at("y", 66).at("font-size", 46).with("text-anchor", "middle");
        let text = text.with("font-family", "system-ui,sans-serif").with("fill", line.as_str());
        SvgNode { text: figure.letter.clone(), ..text }
    }));
    group
}

/// The squares that must be empty on the way of the picked piece and are not targets.
pub fn passed(study: &DiagramState) -> Bitboard {
    let reach = study.reach();
    let mut squares = Bitboard::EMPTY;
    for mark in
        reach.marks.iter().filter(|mark| matches!(mark.way, ReachWay::Bent | ReachWay::Lame | ReachWay::DoubleStep))
    {
        for &square in mark.through.iter().take(mark.skipped).filter(|&&square| reach.mark(square).is_none()) {
            squares.insert(square);
        }
    }
    squares
}

/// The pictures of pieces that a diagram needs, each once.
pub fn arts(study: &DiagramState) -> Vec<String> {
    let scene = study.scene();
    let all: Vec<&String> = match study.mode() {
        // Pieces that may appear later: bystanders, and the promotions of Pawns.
        DiagramMode::Piece => scene.figures().iter().map(|figure| &figure.art).collect(),
        _ => {
            let anybody = &scene.figure(scene.anybody()).art;
            let standing = study.board().pieces().map(|(_, piece)| &scene.figure(piece.kind).art);
            standing.chain([anybody]).collect()
        }
    };
    let mut arts: Vec<String> = Vec::new();
    for art in all {
        if !art.is_empty() && !arts.contains(art) {
            arts.push(art.clone());
        }
    }
    arts
}

fn push(path: &mut String, command: char, x: i32, y: i32) {
    path.push(command);
    path.push_str(&x.to_string());
    path.push(' ');
    path.push_str(&y.to_string());
}

fn line(path: String, colour: &str, width: i32) -> SvgNode {
    let node = SvgNode::new("path").with("d", path).with("fill", "none").with("stroke", colour);
    node.at("stroke-width", width).with("stroke-linecap", "round").with("stroke-linejoin", "round")
}
