//! Inexact taps on the board, and gestures with several fingers.

use crate::board::Board;
use crate::page::Page;
use anyhow::Result;
use fantoccini::actions::{Actions, InputSource, MOUSE_BUTTON_LEFT, PointerAction, TouchActions};
use std::time::Duration;

/// Steps of a pinch.
const STEPS: u32 = 5;

impl Board {
    /// Taps beside the middle of a square, at this distance in CSS pixels to the right and down.
    ///
    /// # Errors
    /// When this is no square or the browser cannot do so.
    pub async fn tap_beside(&self, square: &str, right: f64, below: f64) -> Result<()> {
        let (x, y) = self.middle(square)?;
        self.perform(finger("finger", &[(x + right, y + below)])).await
    }

    /// Taps twice on a square.
    ///
    /// # Errors
    /// When this is no square or the browser cannot do so.
    pub async fn tap_twice(&self, square: &str) -> Result<()> {
        let (x, y) = self.middle(square)?;
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let go = PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y };
        let pause = PointerAction::Pause { duration: Duration::from_millis(60) };
        let taps = TouchActions::new("finger".into()).then(go).then(down.clone()).then(up.clone());
        self.perform(taps.then(pause).then(down).then(up)).await
    }

    /// Puts two fingers to the left and the right of a square, `from` CSS pixels away from its middle, and moves them until
    /// they are `to` away.
    ///
    /// # Errors
    /// When this is no square or the browser cannot do so.
    pub async fn pinch(&self, square: &str, from: f64, to: f64) -> Result<()> {
        let (x, y) = self.middle(square)?;
        let way = |side: f64| -> Vec<(f64, f64)> {
            (0..=STEPS).map(|step| (x + side * (from + (to - from) * f64::from(step) / f64::from(STEPS)), y)).collect()
        };
        self.perform(Actions::from(finger("left", &way(-1.0))).and(finger("right", &way(1.0)))).await
    }
}

impl Page {
    /// Taps on a place of the window, in CSS pixels, and holds the finger for this number of milliseconds.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn tap_at(&self, (x, y): (f64, f64), millis: u64) -> Result<()> {
        let go = PointerAction::MoveTo { duration: Some(Duration::ZERO), x, y };
        let stay = PointerAction::Pause { duration: Duration::from_millis(millis) };
        let down = PointerAction::Down { button: MOUSE_BUTTON_LEFT };
        let up = PointerAction::Up { button: MOUSE_BUTTON_LEFT };
        let tap = TouchActions::new("finger".into()).then(go).then(down).then(stay).then(up);
        self.client.perform_actions(tap).await?;
        Ok(self.client.release_actions().await?)
    }

    /// Swipes with a finger from the middle of an element, by this number of CSS pixels to the right and down.
    ///
    /// # Errors
    /// When there is no such element or the browser cannot do so.
    pub async fn swipe_on(&self, selector: &str, (right, down): (f64, f64)) -> Result<()> {
        let place = format!(
            "const r = document.querySelector('{selector}').getBoundingClientRect();\
                             return [r.left + r.width / 2, r.top + r.height / 2]"
        );
        let (x, y): (f64, f64) = serde_json::from_value(self.script(&place).await?)?;
        let way: Vec<_> = (0..=STEPS)
            .map(|step| f64::from(step) / f64::from(STEPS))
            .map(|part| (x + right * part, y + down * part))
            .collect();
        self.client.perform_actions(finger("finger", &way)).await?;
        Ok(self.client.release_actions().await?)
    }
}

/// The actions of a finger that goes down, moves along a path and is lifted.
fn finger(name: &str, way: &[(f64, f64)]) -> TouchActions {
    let go = |&(x, y): &(f64, f64)| PointerAction::MoveTo { duration: Some(Duration::from_millis(20)), x, y };
    let mut actions = TouchActions::new(name.into());
    for (step, point) in way.iter().enumerate() {
        actions = actions.then(go(point));
        if step == 0 {
            actions = actions.then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
        }
    }
    actions.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })
}
