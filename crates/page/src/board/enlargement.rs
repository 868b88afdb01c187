//! The zoom state of a view: the visible part, the fingers on the board, and the loupe.

use super::geometry::ScreenPoint;
use super::layers::Layer;
use super::zoom::BoardZoom;
use menagerie_rules::Square;

/// The loupe of one view.
#[derive(Default)]
pub struct Loupe {
    /// Whether it is enabled.
    pub on: bool,
    pub(super) layer: Option<Layer>,
    /// When the finger went down, in milliseconds.
    pub(super) since: Option<f64>,
}

impl Drop for Loupe {
    fn drop(&mut self) {
        if let Some(layer) = &self.layer {
            layer.canvas.remove();
        }
    }
}

/// The zoom state of one view, and the fingers on it.
pub struct Zooming {
    /// Whether the board can be enlarged at all.
    pub on: bool,
    /// The visible part.
    pub now: BoardZoom,
    pub(super) glide: Option<ZoomGlide>,
    pub(super) fingers: Vec<(i32, ScreenPoint)>,
    /// When the wheel counts as still, in milliseconds.
    pub(super) rest: Option<f64>,
    pub(super) tapped: Option<(f64, ScreenPoint, Square)>,
    /// The pointer that may complete a double tap, and where it went down.
    pub(super) second: Option<(i32, ScreenPoint)>,
    pub(super) edge: Option<f64>,
    /// Whether a carried piece has moved the board and is still being carried.
    pub(super) pulled: bool,
    pub(super) reported: (bool, bool),
}

/// A zoom animation in progress.
pub(super) struct ZoomGlide {
    pub(super) from: BoardZoom,
    pub(super) to: BoardZoom,
    pub(super) began: Option<f64>,
}

impl Default for Zooming {
    fn default() -> Zooming {
        Zooming {
            on: false,
            now: BoardZoom::WHOLE,
            glide: None,
            fingers: Vec::new(),
            rest: None,
            tapped: None,
            second: None,
            edge: None,
            pulled: false,
            reported: (true, true),
        }
    }
}

impl Zooming {
    /// Whether the zoom is changing. Until it stops, pieces are drawn from existing bitmaps.
    pub fn is_moving(&self) -> bool {
        self.glide.is_some() || self.rest.is_some() || self.pinches()
    }

    /// Whether two fingers are on the board.
    pub fn pinches(&self) -> bool {
        self.fingers.len() > 1
    }

    /// Shows the whole board at once.
    pub fn reset(&mut self) {
        let (on, reported) = (self.on, self.reported);
        *self = Zooming { on, reported, ..Zooming::default() };
    }
}
