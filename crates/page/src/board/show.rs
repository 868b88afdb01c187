//! Draws a view, frame by frame.

use menagerie_rules::Square;
use wasm_bindgen::JsValue;
use web_sys::CanvasRenderingContext2d;

use super::draw::{HiddenPieces, draw_lifted, draw_moving, draw_position, tints};
use super::geometry::{BoardGeometry, ScreenPoint, ScreenRect};
use super::gestures::{Press, PressPurpose};
use super::ground::{BoardGround, margin};
use super::layers::Layer;
use super::theme::CoordinatePlace;
use super::view::ViewState;
use super::{overlay, shapes};
use menagerie_scene::{Scene, ScenePiece};
use menagerie_session::marks::{BoardMarks, BoardShape};

impl ViewState {
    /// Draws what has changed. With a time in milliseconds, animations advance.
    pub fn draw(&mut self, now: Option<f64>) -> Result<(), JsValue> {
        let (width, height) = (self.canvas().width(), self.canvas().height());
        if width == 0 || height == 0 || !self.layers.are_sized {
            return Ok(());
        }
        if self.layers.are_lost() {
            // The browser restores them some time later. A frame that finds them lost checks again in the next one.
            self.was_lost = true;
            self.frame.request();
            return Ok(());
        }
        if std::mem::take(&mut self.was_lost) {
            self.layers.age();
            self.sprites.clear();
        }
        self.step_zoom(now);
        self.sprites.rough = self.zooming.is_moving();
        let geometry = self.geometry();
        let progress = self.motion.as_mut().map(|motion| motion.progress(now));
        if progress.is_some_and(|progress| progress >= 1.0) {
            self.motion = None;
            self.layers.still.is_old = true;
        }
        let lifted = self.lifted().map(|(piece, at)| (piece.clone(), at));
        let lifted_from = lifted.as_ref().map(|(piece, _)| piece.square);
        self.layers.still.is_old |= lifted_from != self.lifted_from;
        self.lifted_from = lifted_from;
        self.draw_still(&geometry)?;
        self.layers.refresh()?;
        let brush = self.layers.screen.brush.clone();
        if let (Some(motion), Some(progress)) = (&self.motion, progress) {
            clip(&brush, &geometry);
            self.layers.moving = draw_moving(&brush, &geometry, &mut self.sprites, &motion.change, progress)?;
            brush.restore();
            self.frame.request();
        }
        if let Some((piece, at)) = lifted {
            let aim = (at, self.meant(at));
            let areas = draw_lifted(&brush, &geometry, &mut self.sprites, &piece, aim, self.finger)?;
            self.layers.moving.extend(areas);
        }
        if let Some(shape) = self.shape_being_drawn() {
            shapes::draw(&brush, &shape, &geometry, 0.75)?;
            // It may be anywhere.
            self.layers.screen.is_old = true;
        }
        self.draw_loupe(now)
    }

    /// The square that a press means if it ends at a point: arrows snap to the piece's targets.
    pub fn release_at(&self, point: ScreenPoint) -> Option<Square> {
        match self.drawing() {
            Some(press) => self.snap(press.from, point),
            None => self.square_at(point),
        }
    }

    fn draw_still(&mut self, geometry: &BoardGeometry) -> Result<(), JsValue> {
        let ground = self.ground();
        let layers = &mut self.layers;
        if layers.ground.is_old {
            layers.ground.clear();
            clip(&layers.ground.brush, geometry);
            ground.draw_squares(&layers.ground.brush, geometry);
            layers.ground.brush.restore();
            layers.ground.is_old = false;
            layers.still.is_old = true;
        }
        if layers.still.is_old {
            layers.still.copy(&layers.ground)?;
            let brush = &layers.still.brush;
            let absent =
                HiddenPieces { lifted: self.lifted_from, change: self.motion.as_ref().map(|motion| &motion.change) };
            clip(brush, geometry);
            draw_position(brush, &self.scene, &self.marks, geometry, &mut self.sprites, &absent)?;
            brush.restore();
            // Over the pieces, because a large piece would hide those in its square.
            ground.draw_coordinates(brush, geometry, |square| tints(&self.scene, &self.marks, square))?;
            clip(brush, geometry);
            overlay::draw(brush, &self.scene, &self.marks, geometry)?;
            brush.restore();
            layers.still.is_old = false;
            layers.screen.is_old = true;
        }
        Ok(())
    }

    /// The piece being dragged, and its place.
    pub(super) fn lifted(&self) -> Option<(&ScenePiece, ScreenPoint)> {
        let press = self.gestures.press().filter(|press| press.dragging && self.carries())?;
        Some((self.scene.piece_on(press.from)?, press.now))
    }

    /// The press that draws an arrow or a circle.
    fn drawing(&self) -> Option<&Press> {
        self.gestures.press().filter(|press| matches!(press.purpose, PressPurpose::Draw(_)))
    }

    fn shape_being_drawn(&self) -> Option<BoardShape> {
        let press = self.drawing()?;
        let PressPurpose::Draw(ink) = press.purpose else { return None };
        let to = self.snap(press.from, press.now)?;
        Some(BoardShape { from: press.from, to: Some(to), colour: ink.unwrap_or_default() })
    }

    /// Where an arrow from a square to a point ends: at the nearest target of the piece there, if one is near.
    fn snap(&self, from: Square, point: ScreenPoint) -> Option<Square> {
        let geometry = self.geometry();
        let under = geometry.square_at(point)?;
        if under == from || self.marks.reach_of != Some(from) {
            return Some(under);
        }
        let distance = |square: Square| {
            let middle = geometry.middle(square);
            (middle.x - point.x).hypot(middle.y - point.y)
        };
        let reach = self.marks.faint.iter().map(|target| target.square);
        let nearest = reach.min_by(|&a, &b| distance(a).total_cmp(&distance(b)));
        nearest.filter(|&square| distance(square) < f64::from(geometry.square_size())).or(Some(under))
    }

    /// The position as a data URL of a PNG, with this number of pixels for each square.
    pub fn png(&mut self, pixels: u32) -> Result<String, JsValue> {
        let pixels = f64::from(pixels.clamp(8, 256));
        let grid = self.scene.grid();
        let free = margin(self.theme.coordinates);
        let length = |squares: u8| ((f64::from(squares) + free) * pixels).ceil() as u32;
        let layer = Layer::of(length(grid.columns()), length(grid.rows()))?;
        let (width, height) = (layer.canvas.width(), layer.canvas.height());
        let geometry = BoardGeometry::new(grid, width, height, free);
        let still = Scene { selected: None, targets: Vec::new(), ..self.scene.clone() };
        let ground = BoardGround { side: f64::from(geometry.square_size()), ..self.ground() };
        ground.draw_squares(&layer.brush, &geometry);
        let absent = HiddenPieces { lifted: None, change: None };
        draw_position(&layer.brush, &still, &BoardMarks::default(), &geometry, &mut self.sprites, &absent)?;
        ground.draw_coordinates(&layer.brush, &geometry, |square| tints(&still, &BoardMarks::default(), square))?;
        layer.canvas.to_data_url_with_type("image/png")
    }

    pub(super) fn ground(&self) -> BoardGround {
        BoardGround {
            board: self.scene.board(),
            coordinates: if self.scene.coordinates { self.theme.coordinates } else { CoordinatePlace::Off },
            text: self.theme.text.clone(),
            squares: self.theme.board.squares(),
            pixel_ratio: self.pixel_ratio,
            side: f64::from(self.whole().square_size()),
        }
    }
}

/// Clips further drawing, until the context is restored, to the part of the canvas that shows the board.
fn clip(brush: &CanvasRenderingContext2d, geometry: &BoardGeometry) {
    let ScreenRect { left, top, width, height } = geometry.window();
    brush.save();
    brush.begin_path();
    brush.rect(left, top, width, height);
    brush.clip();
}
