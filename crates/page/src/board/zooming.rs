//! Zooming and moving the board of a view: with fingers, with the wheel, and automatically where something must be shown.

use super::enlargement::ZoomGlide;
use super::geometry::{BoardGeometry, ScreenPoint, ScreenRect};
use super::gestures::Gesture;
use super::view::ViewState;
use super::zoom::BoardZoom;
use menagerie_rules::Square;

/// The duration of a zoom animation, in milliseconds.
const DURATION: f64 = 180.0;

/// The time without events after which a wheel counts as still, in milliseconds.
const REST: f64 = 160.0;

/// The width of squares after a double tap, in CSS pixels: a little more than a finger.
const WIDE: f64 = 52.0;

/// The most time between the taps of a double tap, in milliseconds, and the most distance in CSS pixels. Both must be on the same square.
const SOON: f64 = 320.0;
const NEAR: f64 = 30.0;

/// The width of the edge in which a carried piece moves the board, in CSS pixels, and the speed in CSS pixels per millisecond.
const EDGE: f64 = 26.0;
const SPEED: f64 = 0.35;

impl ViewState {
    /// The layout of the whole board on the canvas.
    pub fn whole(&self) -> BoardGeometry {
        let (width, height) = (self.canvas().width(), self.canvas().height());
        let margin = super::ground::margin(self.theme.coordinates);
        BoardGeometry::new(self.scene.grid(), width, height, margin)
    }

    /// Whether a part of the board is enlarged.
    pub fn is_zoomed(&self) -> bool {
        !self.zooming.now.is_whole()
    }

    /// Enables zooming, or disables it and shows the whole board.
    pub fn set_zoomable(&mut self, on: bool) {
        self.zooming.on = on;
        if !on {
            self.zooming.reset();
            self.show_zoom();
        }
    }

    /// Shows the whole board again.
    pub fn zoom_out(&mut self) {
        self.glide_to(BoardZoom::WHOLE);
    }

    /// Moves the visible part by as little as shows these squares, or only the last of them if there is no room for all.
    pub fn reveal(&mut self, squares: &[Square]) {
        let now = self.zooming.glide.as_ref().map_or(self.zooming.now, |glide| glide.to);
        if now.is_whole() {
            return;
        }
        let to = now.showing(squares, &self.whole());
        if to != now.bounded(&self.whole()) {
            self.glide_to(to);
        }
    }

    /// Shows the last of a move's squares if it is not in sight, with the others if there is room.
    pub fn reveal_move(&mut self, squares: &[Square]) {
        let seen = self.geometry().window();
        let is_seen = |&square: &Square| {
            let (corner, side) = (self.geometry().corner(square), f64::from(self.geometry().square_size()));
            corner.x >= seen.left - 1.0
                && corner.y >= seen.top - 1.0
                && corner.x + side <= seen.left + seen.width + 1.0
                && corner.y + side <= seen.top + seen.height + 1.0
        };
        if self.is_zoomed() && squares.last().is_some_and(|last| !is_seen(last)) {
            self.reveal(squares);
        }
    }

    fn glide_to(&mut self, to: BoardZoom) {
        if to == self.zooming.now {
            return;
        }
        if self.moves_softly() {
            self.zooming.glide = Some(ZoomGlide { from: self.zooming.now, to, began: None });
            self.frame.request();
        } else {
            self.zooming.now = to;
            self.settle();
        }
    }

    /// Moves the place under one point to another, and changes the zoom by a factor.
    pub fn zoom_by(&mut self, from: ScreenPoint, to: ScreenPoint, factor: f64) {
        self.zooming.glide = None;
        self.zooming.now = self.zooming.now.moved(from, to, factor, &self.whole());
        self.show_zoom();
    }

    /// Handles the wheel: a zoom by a factor, or a move of the visible part, at a time in milliseconds.
    pub fn wheel(&mut self, at: ScreenPoint, by: (f64, f64), factor: f64, now: f64) {
        self.zooming.rest = Some(now + REST);
        self.zoom_by(at, ScreenPoint { x: at.x - by.0, y: at.y - by.1 }, factor);
    }

    /// A finger goes down, the `first` one or another. Returns whether two or more are on the board now: then none of them moves a piece.
    pub fn finger_down(&mut self, pointer: i32, at: ScreenPoint, first: bool) -> bool {
        if first {
            self.zooming.fingers.clear();
        }
        if self.zooming.fingers.len() < 2 {
            self.zooming.fingers.push((pointer, at));
        }
        self.zooming.glide = None;
        if self.zooming.pinches() {
            (self.zooming.second, self.zooming.tapped) = (None, None);
        }
        self.zooming.pinches()
    }

    /// A finger moves. Returns whether it zooms or moves the board.
    pub fn finger_moved(&mut self, pointer: i32, to: ScreenPoint) -> bool {
        let pans = self.gestures.press().is_none() && self.zooming.second.is_none() && self.is_zoomed();
        let fingers = &mut self.zooming.fingers;
        let Some(moved) = fingers.iter().position(|&(id, _)| id == pointer) else { return false };
        let from = std::mem::replace(&mut fingers[moved].1, to);
        match fingers[..] {
            [one, other] => {
                let still = if moved == 0 { other.1 } else { one.1 };
                let middle =
                    |point: ScreenPoint| ScreenPoint { x: (point.x + still.x) / 2.0, y: (point.y + still.y) / 2.0 };
                let apart = |point: ScreenPoint| (point.x - still.x).hypot(point.y - still.y).max(1.0);
                self.zoom_by(middle(from), middle(to), apart(to) / apart(from));
                true
            }
            // The remaining finger of two continues to move the board.
            [_] if pans => {
                self.zoom_by(from, to, 1.0);
                true
            }
            _ => false,
        }
    }

    /// A finger is lifted.
    pub fn finger_up(&mut self, pointer: i32) {
        let pinched = self.zooming.pinches();
        self.zooming.fingers.retain(|&(id, _)| id != pointer);
        if pinched && !self.zooming.pinches() {
            self.settle();
        }
    }

    /// Whether a finger that goes down makes the second tap of a double tap, at a time in milliseconds.
    pub fn taps_again(&mut self, pointer: i32, at: ScreenPoint, now: f64) -> bool {
        let under = self.square_at(at);
        let again = self.zooming.tapped.take().is_some_and(|(then, point, square)| {
            let apart = (at.x - point.x).hypot(at.y - point.y) / self.pixel_ratio;
            now - then <= SOON && apart <= NEAR && under == Some(square)
        });
        self.zooming.second = again.then_some((pointer, at));
        again
    }

    /// A finger has tapped a square, at a time in milliseconds.
    pub fn tapped(&mut self, at: ScreenPoint, square: Square, now: f64) {
        self.zooming.tapped = Some((now, at, square));
    }

    /// The finger of a second tap is lifted: zooms in there, or shows the whole board. Returns whether it was one.
    pub fn tapped_again(&mut self, pointer: i32, at: ScreenPoint) -> bool {
        let Some((_, start)) = self.zooming.second.take_if(|(id, _)| *id == pointer) else { return false };
        if (at.x - start.x).hypot(at.y - start.y) <= NEAR * self.pixel_ratio {
            if self.is_zoomed() {
                self.zoom_out();
            } else {
                let whole = self.whole();
                let scale = BoardZoom::scale_for(WIDE * self.pixel_ratio, &whole).max(2.0);
                self.glide_to(BoardZoom::WHOLE.moved(at, at, scale, &whole));
            }
        }
        true
    }

    /// Ends the movement of the board by the press.
    pub fn settle_pulled(&mut self) {
        if std::mem::take(&mut self.zooming.pulled) {
            self.settle();
        }
    }

    /// The zoom has stopped changing: draws the board again at full quality, and reports it to the page.
    pub fn settle(&mut self) {
        self.zooming.now = self.zooming.now.settled().bounded(&self.whole());
        self.zooming.rest = None;
        let sizes = [self.whole().square_size(), self.geometry().square_size()];
        self.sprites.keep(&sizes);
        self.zooming.reported.1 = false;
        self.show_zoom();
    }

    /// Advances the animation of the zoom, to a time in milliseconds.
    pub fn step_zoom(&mut self, now: Option<f64>) {
        let Some(now) = now else { return };
        if self.zooming.rest.is_some_and(|rest| now >= rest) {
            self.settle();
        }
        if let Some(glide) = &mut self.zooming.glide {
            let part = ((now - *glide.began.get_or_insert(now)) / DURATION).clamp(0.0, 1.0);
            let (from, to) = (glide.from, glide.to);
            self.zooming.now = from.towards(to, part * part * (3.0 - 2.0 * part), &self.whole());
            if part >= 1.0 {
                self.zooming.now = to;
                self.zooming.glide = None;
                self.settle();
            }
            self.show_zoom();
        }
        self.pan_at_edge(now);
        if self.zooming.is_moving() && !self.zooming.pinches() {
            self.frame.request();
        }
    }

    /// Moves the board under a piece that is carried to the edge.
    fn pan_at_edge(&mut self, now: f64) {
        let carried = self.gestures.press().filter(|press| press.dragging).map(|press| press.now);
        let Some(at) = carried.filter(|_| self.is_zoomed() && self.carries()) else {
            self.zooming.edge = None;
            return;
        };
        let ScreenRect { left, top, width, height } = self.whole().window();
        let edge = EDGE * self.pixel_ratio;
        let pull = |at: f64, start: f64, length: f64| {
            (((start + edge - at) / edge).clamp(0.0, 1.0)) - (((at - start - length + edge) / edge).clamp(0.0, 1.0))
        };
        let (across, down) = (pull(at.x, left, width), pull(at.y, top, height));
        if across == 0.0 && down == 0.0 {
            self.zooming.edge = None;
            return;
        }
        let passed = (now - self.zooming.edge.replace(now).unwrap_or(now)).clamp(0.0, 50.0);
        let step = SPEED * self.pixel_ratio * passed;
        self.zooming.pulled = true;
        self.zoom_by(at, ScreenPoint { x: at.x + across * step, y: at.y + down * step }, 1.0);
        self.frame.request();
    }

    /// The gesture that reports a change of the zoom, if any.
    pub fn zoom_news(&mut self) -> Option<Gesture> {
        let whole = self.zooming.now.is_whole();
        let news = (whole, true) != self.zooming.reported;
        self.zooming.reported = (whole, true);
        news.then_some(Gesture::Zoom { whole })
    }

    fn show_zoom(&mut self) {
        self.layers.ground.is_old = true;
        self.redraw();
    }
}
