//! A diagram's picture.

mod geometry;
mod glyphs;
mod marks;
mod node;
mod paint;

pub use geometry::{DiagramGeometry, SIDE};
use glyphs::TextAnchor;
pub use marks::{MarkKind, passed_sample, promotion_sample, sample, taken_sample};
pub use node::SvgNode;

use crate::legal;
use crate::mode::DiagramMode;
use crate::reach::ReachWay;
use crate::stage::DiagramStage;
use crate::state::DiagramState;
use menagerie_rules::{Bitboard, Forward, Piece, Square};

/// How the board is shown.
#[derive(Clone, Copy, Debug)]
pub struct DiagramOptions {
    /// Which way is up.
    pub up: Forward,
    /// Whether files and ranks are written.
    pub coordinates: bool,
}

/// The layers of the picture, in painting order.
pub fn layers(study: &DiagramState, look: DiagramOptions, cursor: Option<Square>) -> Vec<SvgNode> {
    let picture = Picture { study, geometry: DiagramGeometry::new(study.stage().shape(), look.up) };
    let mut layers = vec![picture.squares(), picture.tints(), picture.traces(), picture.marks(), picture.pieces()];
    if look.coordinates {
        layers.insert(2, picture.coordinates());
    }
    layers.push(picture.over(cursor));
    layers
}

struct Picture<'a> {
    study: &'a DiagramState,
    geometry: DiagramGeometry,
}

impl Picture<'_> {
    fn squares(&self) -> SvgNode {
        let (columns, rows) = self.geometry.size();
        let (width, height) = (columns * SIDE, rows * SIDE);
        let mut group = SvgNode::group("squares");
        let ground = SvgNode::new("rect").at("width", width).at("height", height).with("fill", paint::LIGHT);
        group.children.push(ground.with("class", "light"));
        let mut path = String::new();
        let stage = self.study.stage();
        if stage.is_checkered() {
            for square in stage.shape().squares().filter(|square| (square.file() + square.rank()) % 2 == 0) {
                let (column, row) = self.geometry.cell(square);
                push(&mut path, 'M', column * SIDE, row * SIDE);
                path.push_str("h100v100h-100Z");
            }
            group.children.push(SvgNode::new("path").with("d", path).with("fill", paint::DARK).with("class", "dark"));
        } else {
            for column in 1..columns {
                push(&mut path, 'M', column * SIDE, 0);
                path.push('V');
                path.push_str(&height.to_string());
            }
            for row in 1..rows {
                push(&mut path, 'M', 0, row * SIDE);
                path.push('H');
                path.push_str(&width.to_string());
            }
            group.children.push(line(path, paint::LINE, 3));
        }
        let mut holes = String::new();
        for square in stage.holes().iter() {
            let (column, row) = self.geometry.cell(square);
            push(&mut holes, 'M', column * SIDE, row * SIDE);
            holes.push_str("h100v100h-100Z");
        }
        if !holes.is_empty() {
            group.children.push(SvgNode::new("path").with("d", holes).with("fill", paint::LINE).with("class", "holes"));
        }
        let edge = SvgNode::new("rect").at("width", width).at("height", height).with("fill", "none");
        group.holding(edge.with("stroke", paint::LINE).at("stroke-width", 4))
    }

    fn tints(&self) -> SvgNode {
        let mut group = SvgNode::group("tints");
        let mut tint = |square: Square, colour: &str, strength: &str| {
            let (column, row) = self.geometry.cell(square);
            let rect =
                SvgNode::new("rect").at("x", column * SIDE).at("y", row * SIDE).at("width", SIDE).at("height", SIDE);
            group.children.push(rect.with("fill", colour).with("fill-opacity", strength));
        };
        if let Some(game) = self.study.game() {
            if let Some(last) = game.plies().last().filter(|ply| !ply.mv.is_pass()) {
                tint(last.mv.from(), paint::LAST_MOVE, ".55");
                tint(last.mv.to(), paint::LAST_MOVE, ".55");
            }
            if game.position().in_check() {
                for king in legal::kings(self.study.stage(), self.study.board(), game.position().turn()) {
                    tint(king, paint::CHECK, ".8");
                }
            }
        }
        if let Some(square) = self.study.picked() {
            tint(square, paint::PICKED, ".75");
        }
        group
    }

    fn coordinates(&self) -> SvgNode {
        let mut group = SvgNode::group("coordinates");
        let (columns, rows) = self.geometry.size();
        let size = (columns.max(rows) * 2).clamp(17, 28);
        for square in self.study.stage().shape().squares() {
            let (column, row) = self.geometry.cell(square);
            let name = square.to_string();
            let (file, rank) = name.split_at(1);
            let (across, down) = if self.geometry.is_sideways() { (rank, file) } else { (file, rank) };
            let mut write = |text: &str, x: i32, y: i32, anchor: TextAnchor| {
                group.children.extend(glyphs::write(text, x, y, size, anchor, paint::COORDINATE));
            };
            if row == rows - 1 {
                write(across, column * SIDE + 94, row * SIDE + 93, TextAnchor::End);
            }
            if column == 0 {
                write(down, 6, row * SIDE + size, TextAnchor::Start);
            }
        }
        group
    }

    fn traces(&self) -> SvgNode {
        let mut group = SvgNode::group("traces");
        for trace in &self.study.reach().traces {
            let mut path = String::new();
            let mut points = trace.squares.iter().map(|&square| self.geometry.middle(square));
            let Some((x, y)) = points.next() else { continue };
            push(&mut path, 'M', x, y);
            if trace.leap {
                let Some((to_x, to_y)) = points.next() else { continue };
                // Half way, and to the side by a fifth: an arc that no straight line could be mistaken for.
                let (across, down) = (to_x - x, to_y - y);
                push(&mut path, 'Q', x + across / 2 + down / 5, y + down / 2 - across / 5);
                push(&mut path, ' ', to_x, to_y);
            } else {
                for (to_x, to_y) in points {
                    push(&mut path, 'L', to_x, to_y);
                }
            }
            let class = if trace.leap { "arc" } else { "line" };
            let node = line(path, paint::TRACE, if trace.leap { 4 } else { 6 });
            group
                .children
                .push(node.with("class", class).with("stroke-opacity", if trace.leap { ".5" } else { ".55" }));
        }
        group
    }

    fn marks(&self) -> SvgNode {
        let mut group = SvgNode::group("marks");
        for mark in &self.study.reach().marks {
            let (x, y) = self.geometry.middle(mark.to);
            group.children.push(marks::draw(mark, x, y));
        }
        for square in passed(self.study) {
            let (x, y) = self.geometry.middle(square);
            group.children.push(marks::passed(x, y));
        }
        group
    }

    fn pieces(&self) -> SvgNode {
        let mut group = SvgNode::group("pieces");
        let ghost = self.study.ghost();
        for (square, piece) in self.study.imagined().pieces() {
            let (column, row) = self.geometry.cell(square);
            let node = self::piece(self.study.stage(), piece, column * SIDE, row * SIDE);
            group.children.push(if ghost == Some(square) { node.with("opacity", ".6") } else { node });
        }
        group
    }

    /// What lies over the pieces: the screens, and the keyboard's cursor.
    fn over(&self, cursor: Option<Square>) -> SvgNode {
        let mut group = SvgNode::group("over");
        let screens: Bitboard = self.study.reach().marks.iter().filter_map(|mark| mark.screen).collect();
        for square in screens {
            let (x, y) = self.geometry.middle(square);
            group.children.push(marks::screen(x, y));
        }
        if let Some(square) = cursor {
            let (column, row) = self.geometry.cell(square);
            let rect = SvgNode::new("rect")
                .at("x", column * SIDE + 4)
                .at("y", row * SIDE + 4)
                .at("width", 92)
                .at("height", 92);
            let rect = rect.with("fill", "none").with("stroke", paint::CURSOR).at("stroke-width", 8);
            group.children.push(rect.with("class", "cursor"));
        }
        group
    }
}

/// A piece with its top left corner at `x`, `y`: its picture, or a disc with its letter.
pub fn piece(stage: &DiagramStage, piece: Piece, x: i32, y: i32) -> SvgNode {
    let figure = stage.figure(piece.kind);
    let colour = stage.colour(piece.player);
    if !figure.art.is_empty() {
        let node = SvgNode::new("use").with("href", ["#", &figure.art].concat()).at("x", x).at("y", y);
        return node.at("width", SIDE).at("height", SIDE).with("class", colour);
    }
    let disc = SvgNode::new("circle").at("cx", 50).at("cy", 50).at("r", 36).with("fill", "var(--piece-fill,#f7f3ea)");
    let mut group = SvgNode::group(&colour)
        .with("transform", marks::place(x, y))
        .holding(disc.with("stroke", "var(--piece-edge,#1b1b1b)").at("stroke-width", 4));
    const LETTER: &str = "var(--piece-line,#1b1b1b)";
    group.children.push(glyphs::write(&figure.letter, 50, 67, 46, TextAnchor::Middle, LETTER).unwrap_or_else(|| {
        let text = SvgNode::new("text").at("x", 50).at("y", 66).at("font-size", 46).with("text-anchor", "middle");
        let text = text.with("font-family", "system-ui,sans-serif").with("fill", LETTER);
        SvgNode { text: figure.letter.clone(), ..text }
    }));
    group
}

/// The squares that must be empty on the way of the picked piece and are no targets themselves.
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
    let stage = study.stage();
    let all: Vec<&String> = match study.mode() {
        // What may yet come on the board: bystanders, whatever a Pawn becomes.
        DiagramMode::Piece => stage.figures().iter().map(|figure| &figure.art).collect(),
        _ => {
            let anybody = &stage.figure(stage.anybody()).art;
            let standing = study.board().pieces().map(|(_, piece)| &stage.figure(piece.kind).art);
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
