//! Input on the board: pointer actions on the canvas, as a player makes them.

use crate::page::Page;
use anyhow::{Context, Result, ensure};
use fantoccini::Locator;
use fantoccini::actions::{
    Actions, InputSource, MOUSE_BUTTON_LEFT, MOUSE_BUTTON_RIGHT, MouseActions, PointerAction, TouchActions,
};
use serde_json::Value;
use std::time::Duration;

/// Steps of a drag between the two squares.
const STEPS: u32 = 4;

/// The board on the page, with its current size.
pub struct Board {
    pub(crate) page: Page,
    files: f64,
    ranks: f64,
    turns: u8,
    left: f64,
    top: f64,
    pub(crate) side: f64,
}

impl Page {
    /// The board with this number of files and ranks, turned clockwise by this number of quarters.
    ///
    /// # Errors
    /// When no board, or more than one, is shown.
    pub async fn board(&self, files: u8, ranks: u8, turns: u8) -> Result<Board> {
        let canvas = self.client.find(Locator::Css("canvas")).await.context("no board is shown")?;
        self.client
            .execute(
                "arguments[0].scrollIntoView({ block: 'nearest', behavior: 'instant' })",
                vec![serde_json::to_value(&canvas)?],
            )
            .await?;
        let text = "const r = document.querySelector('canvas').getBoundingClientRect();\
                    return [r.left, r.top, r.width, r.height]";
        let numbers: Vec<f64> =
            self.script(text).await?.as_array().into_iter().flatten().filter_map(Value::as_f64).collect();
        let [left, top, width, height] = numbers[..] else {
            anyhow::bail!("the board has no place on the page");
        };
        let (files, ranks) = (f64::from(files), f64::from(ranks));
        let (columns, rows) = if turns % 2 == 1 { (ranks, files) } else { (files, ranks) };
        let side = (width / columns).min(height / rows);
        ensure!(side >= 1.0, "the board is too small to be seen");
        // The board is centred in the remaining space.
        let (left, top) = (left + (width - side * columns) / 2.0, top + (height - side * rows) / 2.0);
        Ok(Board { page: self.clone(), files, ranks, turns: turns % 4, left, top, side })
    }
}

impl Board {
    /// Clicks on a square.
    ///
    /// # Errors
    /// When this is no square or the browser cannot do so.
    pub async fn click(&self, square: &str) -> Result<()> {
        let mouse = MouseActions::new("mouse".into());
        self.perform(press(mouse, self.middle(square)?, Vec::new())).await
    }

    /// Taps on a square with a finger.
    ///
    /// # Errors
    /// When this is no square or the browser cannot do so.
    pub async fn tap(&self, square: &str) -> Result<()> {
        let finger = TouchActions::new("finger".into());
        self.perform(press(finger, self.middle(square)?, Vec::new())).await
    }

    /// Drags from one square to another with the mouse.
    ///
    /// # Errors
    /// When these are no squares or the browser cannot do so.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let mouse = MouseActions::new("mouse".into());
        self.perform(press(mouse, self.middle(from)?, self.way(from, to)?)).await
    }

    /// Presses the mouse on a square, and holds it.
    ///
    /// # Errors
    /// When this is no square or the browser cannot do so.
    pub async fn grab(&self, square: &str) -> Result<()> {
        let (x, y) = self.middle(square)?;
        let go = PointerAction::MoveTo { duration: Some(Duration::from_millis(20)), x, y };
        let pressed =
            MouseActions::new("mouse".into()).then(go).then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
        Ok(self.page.client.perform_actions(pressed).await?)
    }

    /// Moves the held mouse to a square.
    ///
    /// # Errors
    /// When this is no square or the browser cannot do so.
    pub async fn carry(&self, square: &str) -> Result<()> {
        self.hover(square).await
    }

    /// Releases the mouse.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn let_go(&self) -> Result<()> {
        let up = MouseActions::new("mouse".into()).then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.perform(up).await
    }

    /// Drags from one square to another with a finger.
    ///
    /// # Errors
    /// When these are no squares or the browser cannot do so.
    pub async fn swipe(&self, from: &str, to: &str) -> Result<()> {
        let finger = TouchActions::new("finger".into());
        self.perform(press(finger, self.middle(from)?, self.way(from, to)?)).await
    }

    /// Hovers over a square with the mouse.
    ///
    /// # Errors
    /// When this is no square or the browser cannot do so.
    pub async fn hover(&self, square: &str) -> Result<()> {
        let (x, y) = self.middle(square)?;
        let go = PointerAction::MoveTo { duration: Some(Duration::from_millis(20)), x, y };
        // Not released afterwards: that would take the mouse away.
        Ok(self.page.client.perform_actions(MouseActions::new("mouse".into()).then(go)).await?)
    }

    /// Holds a finger on a square for this time.
    ///
    /// # Errors
    /// When this is no square or the browser cannot do so.
    pub async fn hold(&self, square: &str, duration: Duration) -> Result<()> {
        let finger = TouchActions::new("finger".into());
        let (x, y) = self.middle(square)?;
        let go = PointerAction::MoveTo { duration: Some(Duration::from_millis(20)), x, y };
        let held = finger
            .then(go)
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Pause { duration })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.perform(held).await
    }

    /// Drags from one square to another with the mouse's other button.
    ///
    /// # Errors
    /// When these are no squares or the browser cannot do so.
    pub async fn draw(&self, from: &str, to: &str) -> Result<()> {
        let go = |(x, y)| PointerAction::MoveTo { duration: Some(Duration::from_millis(20)), x, y };
        let mouse = MouseActions::new("mouse".into())
            .then(go(self.middle(from)?))
            .then(PointerAction::Down { button: MOUSE_BUTTON_RIGHT });
        let way = self.way(from, to)?.into_iter().fold(mouse, |mouse, point| mouse.then(go(point)));
        self.perform(way.then(PointerAction::Up { button: MOUSE_BUTTON_RIGHT })).await
    }

    /// Presses keys while the board has the focus.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn keys(&self, keys: &str) -> Result<()> {
        Ok(self.page.client.find(Locator::Css(".board [role=grid]")).await?.send_keys(keys).await?)
    }

    /// Drags with a finger from below the board upwards, by half the height of a square in each of `steps` steps.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn swipe_below(&self, steps: u8) -> Result<()> {
        let finger = TouchActions::new("finger".into());
        let (x, y) = (self.left + self.side, self.top + (self.rows() + 1.0) * self.side);
        let way = (1..=steps).map(|step| (x, y - f64::from(step) * self.side / 2.0)).collect();
        self.perform(press(finger, (x, y), way)).await
    }

    /// A number that depends on the looks of a square.
    ///
    /// # Errors
    /// When this is no square or the browser cannot do so.
    pub async fn look(&self, square: &str) -> Result<Value> {
        let ((x, y), half) = (self.middle(square)?, self.side / 2.0);
        self.page
            .script(&format!(
                "const c = document.querySelector('canvas'), r = c.getBoundingClientRect(), s = c.width / r.width;\
                 const [x, y] = [({x} - {half} - r.left) * s, ({y} - {half} - r.top) * s], d = 2 * {half} * s;\
                 return c.getContext('2d').getImageData(x, y, d, d).data.reduce((h, b) => (h * 31 + b) | 0, 7)"
            ))
            .await
    }

    /// The number of rows on the screen.
    fn rows(&self) -> f64 {
        if self.turns % 2 == 1 { self.files } else { self.ranks }
    }

    pub(crate) async fn perform(&self, actions: impl Into<Actions>) -> Result<()> {
        self.page.client.perform_actions(actions).await?;
        Ok(self.page.client.release_actions().await?)
    }

    /// Points on the way from one square to another, the last one included.
    fn way(&self, from: &str, to: &str) -> Result<Vec<(f64, f64)>> {
        let ((x, y), (to_x, to_y)) = (self.middle(from)?, self.middle(to)?);
        let part = |step: u32| f64::from(step) / f64::from(STEPS);
        Ok((1..=STEPS).map(|step| (x + (to_x - x) * part(step), y + (to_y - y) * part(step))).collect())
    }

    /// The middle of a square on the screen.
    ///
    /// # Errors
    /// When this is no square.
    pub fn middle(&self, square: &str) -> Result<(f64, f64)> {
        let (file, rank) = numbers(square).with_context(|| format!("{square:?} is no square"))?;
        ensure!(file < self.files && rank < self.ranks, "{square} is not on this board");
        let (right, up) = (self.files - 1.0 - file, self.ranks - 1.0 - rank);
        let (column, row) = match self.turns {
            0 => (file, up),
            1 => (rank, file),
            2 => (right, rank),
            _ => (up, right),
        };
        Ok((self.left + (column + 0.5) * self.side, self.top + (row + 0.5) * self.side))
    }
}

/// File and rank of a square, from 0.
fn numbers(square: &str) -> Option<(f64, f64)> {
    let file = square.bytes().next().filter(u8::is_ascii_lowercase)? - b'a';
    let rank: u8 = square[1..].parse().ok()?;
    Some((f64::from(file), f64::from(rank.checked_sub(1)?)))
}

/// Moves to a point, presses, moves along the path and releases.
fn press<S: InputSource<Action = PointerAction>>(source: S, (x, y): (f64, f64), way: Vec<(f64, f64)>) -> S {
    let go = |(x, y)| PointerAction::MoveTo { duration: Some(Duration::from_millis(20)), x, y };
    let pressed = source.then(go((x, y))).then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
    way.into_iter()
        .fold(pressed, |source, point| source.then(go(point)))
        .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
}
