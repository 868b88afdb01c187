//! Move diagrams on a page.

use crate::page::Page;
use anyhow::{Context, Result, ensure};
use fantoccini::actions::{
    InputSource, KeyAction, KeyActions, MOUSE_BUTTON_LEFT, MouseActions, PointerAction, TouchActions,
};
use serde_json::{Value, json};
use std::time::Duration;

/// The content of every diagram of the page: `[problem, number of pieces, number of discs, words]` each, or null before it is ready.
const LOOK: &str = r#"
    return [...document.querySelectorAll("move-diagram")].map((diagram) => {
        const root = diagram.shadowRoot;
        if (!root) return null;
        diagram.begin();
        const seen = (selector) => [...root.querySelectorAll(selector)].find((part) => part.checkVisibility());
        const problem = seen("[part=problem]");
        const board = seen("[part=picture]");
        if (!problem && !board) return null;
        const number = (selector) => board?.querySelectorAll(selector).length ?? 0;
        return [problem?.textContent ?? "", number(".pieces > *"), number(".pieces > g"), root.textContent];
    });
"#;

/// A diagram that is ready.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// Its error message; empty if there is none.
    pub problem: String,
    /// The number of pieces on its board.
    pub pieces: u64,
    /// The number of pieces drawn as discs, because they have no picture.
    pub discs: u64,
    /// All its readable text.
    pub words: String,
}

impl Page {
    /// The diagrams of the page, when all of them are ready.
    ///
    /// # Errors
    /// When they do not get ready.
    pub async fn diagrams(&self) -> Result<Vec<Diagram>> {
        self.until("the diagrams are ready", async || {
            let looks = self.script(LOOK).await?;
            let looks = looks.as_array().context("a list")?;
            Ok(!looks.is_empty() && !looks.iter().any(Value::is_null))
        })
        .await?;
        let looks = self.script(LOOK).await?;
        looks.as_array().into_iter().flatten().map(diagram).collect()
    }

    /// The diagrams of the page, all of which must show a board.
    ///
    /// # Errors
    /// When one of them says that something is wrong, or shows no piece.
    pub async fn working_diagrams(&self) -> Result<Vec<Diagram>> {
        let diagrams = self.diagrams().await?;
        for (index, diagram) in diagrams.iter().enumerate() {
            ensure!(diagram.problem.is_empty(), "diagram {} says: {}", index + 1, diagram.problem);
            ensure!(diagram.pieces > 0, "diagram {} shows no piece", index + 1);
        }
        Ok(diagrams)
    }
}

fn diagram(look: &Value) -> Result<Diagram> {
    let number = |value: &Value| value.as_u64().context("a number");
    let text = |value: &Value| value.as_str().map(str::to_owned).context("a text");
    Ok(Diagram {
        problem: text(&look[0])?,
        pieces: number(&look[1])?,
        discs: number(&look[2])?,
        words: text(&look[3])?,
    })
}

/// One diagram, with input by mouse and keyboard.
#[derive(Clone)]
pub struct Shown {
    page: Page,
    selector: String,
}

impl Page {
    /// The diagram that this selector finds, when it is ready.
    ///
    /// # Errors
    /// When it does not get ready.
    pub async fn shown(&self, selector: &str) -> Result<Shown> {
        let shown = Shown { page: self.clone(), selector: selector.to_owned() };
        shown.until(SCROLL).await?;
        shown.until("['.picture', '.problem'].some((part) => root.querySelector(part).checkVisibility())").await?;
        Ok(shown)
    }

    /// Presses keys one after the other, in WebDriver's notation.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn keys(&self, keys: &str) -> Result<()> {
        let press =
            |actions: KeyActions, key| actions.then(KeyAction::Down { value: key }).then(KeyAction::Up { value: key });
        self.client.perform_actions(keys.chars().fold(KeyActions::new("keys".into()), press)).await?;
        Ok(self.client.release_actions().await?)
    }

    /// Presses a key while others are held down.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn keys_while(&self, held: &str, key: &str) -> Result<()> {
        let down = |actions: KeyActions, value| actions.then(KeyAction::Down { value });
        self.client.perform_actions([held, key].concat().chars().fold(KeyActions::new("keys".into()), down)).await?;
        Ok(self.client.release_actions().await?)
    }
}

impl Shown {
    /// The value of an expression; `diagram` is the element, `root` its shadow root.
    ///
    /// # Errors
    /// When it throws.
    pub async fn ask(&self, expression: &str) -> Result<Value> {
        let text = format!(
            "const diagram = document.querySelector({}), root = diagram.shadowRoot; return {expression};",
            json!(self.selector)
        );
        self.page.script(&text).await.with_context(|| format!("{}: {expression}", self.selector))
    }

    /// Waits until an expression is true.
    ///
    /// # Errors
    /// When it does not become so in time.
    pub async fn until(&self, expression: &str) -> Result<()> {
        let what = format!("{}: {expression}", self.selector);
        self.page.until(&what, async || Ok(self.ask(expression).await? == true)).await
    }

    /// The squares that the picked piece reaches, in the order of their names.
    ///
    /// # Errors
    /// When the element cannot say.
    pub async fn targets(&self) -> Result<String> {
        self.string("diagram.targets.map(({ square }) => square).sort().join(' ')").await
    }

    /// The text of a part.
    ///
    /// # Errors
    /// When there is no such part.
    pub async fn text(&self, selector: &str) -> Result<String> {
        self.string(&format!("root.querySelector({}).textContent", json!(selector))).await
    }

    /// How many parts this selector finds.
    ///
    /// # Errors
    /// When it is no selector.
    pub async fn count(&self, selector: &str) -> Result<u64> {
        let number = self.ask(&format!("root.querySelectorAll({}).length", json!(selector))).await?;
        number.as_u64().context("a number")
    }

    /// The role and the name of a part for screen readers.
    ///
    /// # Errors
    /// When there is no such part.
    pub async fn named(&self, selector: &str) -> Result<(String, String)> {
        let found = self.ask(&format!("root.querySelector({})", json!(selector))).await?;
        let part = self.page.accessible(&found).await?;
        Ok((part.role, part.name))
    }

    /// Moves the mouse to a square.
    ///
    /// # Errors
    /// When there is no such square or the browser cannot do so.
    pub async fn hover(&self, square: &str) -> Result<()> {
        let point = self.square(square).await?;
        self.perform(mouse().then(go(point))).await
    }

    /// Moves the mouse to the edge of the page.
    ///
    /// # Errors
    /// When the browser cannot do so.
    pub async fn leave(&self) -> Result<()> {
        self.perform(mouse().then(go(NOWHERE))).await
    }

    /// Clicks on a square.
    ///
    /// # Errors
    /// As those of [`Self::hover`].
    pub async fn click(&self, square: &str) -> Result<()> {
        let point = self.square(square).await?;
        self.drag_between(point, point).await
    }

    /// Taps on a square with a finger.
    ///
    /// # Errors
    /// As those of [`Self::hover`].
    pub async fn tap(&self, square: &str) -> Result<()> {
        let point = self.square(square).await?;
        let finger = TouchActions::new("finger".into()).then(go(point));
        let tapped = finger
            .then(PointerAction::Down { button: MOUSE_BUTTON_LEFT })
            .then(PointerAction::Up { button: MOUSE_BUTTON_LEFT });
        self.page.client.perform_actions(tapped).await?;
        Ok(self.page.client.release_actions().await?)
    }

    /// Clicks on squares one after the other.
    ///
    /// # Errors
    /// As those of [`Self::hover`].
    pub async fn clicks(&self, squares: &[&str]) -> Result<()> {
        for square in squares {
            self.click(square).await?;
        }
        Ok(())
    }

    /// Drags from one square to another.
    ///
    /// # Errors
    /// As those of [`Self::hover`].
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (self.square(from).await?, self.square(to).await?);
        self.drag_between(from, to).await
    }

    /// Drags the piece on a square off the board.
    ///
    /// # Errors
    /// As those of [`Self::hover`].
    pub async fn drag_away(&self, from: &str) -> Result<()> {
        let from = self.square(from).await?;
        self.drag_between(from, NOWHERE).await
    }

    /// Drags a piece of the tray, `friend` or `enemy`, onto a square.
    ///
    /// # Errors
    /// As those of [`Self::hover`].
    pub async fn place(&self, what: &str, square: &str) -> Result<()> {
        let to = self.square(square).await?;
        let from = self.middle(&format!("[data-what={what}]"), 0.5, 0.5).await?;
        ensure!(from.1 >= 0.0, "the tray is out of sight");
        self.drag_between(from, to).await
    }

    /// Clicks on a part.
    ///
    /// # Errors
    /// When it cannot be seen.
    pub async fn press(&self, selector: &str) -> Result<()> {
        let part = json!(selector);
        self.until(&format!(
            "(root.querySelector({part}).scrollIntoView({{ block: 'center', behavior: 'instant' }}), true)"
        ))
        .await?;
        let point = self.middle(selector, 0.5, 0.5).await?;
        self.drag_between(point, point).await
    }

    async fn drag_between(&self, from: Point, to: Point) -> Result<()> {
        let pressed = mouse().then(go(from)).then(PointerAction::Down { button: MOUSE_BUTTON_LEFT });
        let half = ((from.0 + to.0) / 2.0, (from.1 + to.1) / 2.0);
        let moved = if from == to { pressed } else { pressed.then(go(half)).then(go(to)) };
        self.perform(moved.then(PointerAction::Up { button: MOUSE_BUTTON_LEFT })).await
    }

    async fn perform(&self, actions: MouseActions) -> Result<()> {
        self.page.client.perform_actions(actions).await?;
        Ok(self.page.client.release_actions().await?)
    }

    /// The middle of a square on the screen; White sits at the bottom.
    async fn square(&self, name: &str) -> Result<Point> {
        self.until(SCROLL).await?;
        let size = self.ask(
            "(({ width, height }) => [width / 100, height / 100])(root.querySelector('.picture').viewBox.baseVal)",
        );
        let size = size.await?;
        let (files, ranks) = size[0].as_f64().zip(size[1].as_f64()).context("a board")?;
        let at = name.bytes().next().and_then(|file| Some((file.checked_sub(b'a')?, name[1..].parse::<f64>().ok()?)));
        let (file, rank) = at.with_context(|| format!("{name:?} is no square"))?;
        let (file, rank) = (f64::from(file) + 0.5, rank - 0.5);
        ensure!(file < files && rank < ranks, "{name} is not on this board");
        self.middle(".picture", file / files, 1.0 - rank / ranks).await
    }

    /// A point so far across and down a part.
    async fn middle(&self, selector: &str, across: f64, down: f64) -> Result<Point> {
        let expression = format!(
            "(({{ x, y, width, height }}) => [x + width * {across}, y + height * {down}, width])\
             (root.querySelector({}).getBoundingClientRect())",
            json!(selector)
        );
        let place = self.ask(&expression).await?;
        ensure!(place[2].as_f64().is_some_and(|width| width > 0.0), "{selector} is not shown");
        place[0].as_f64().zip(place[1].as_f64()).context("a place on the screen")
    }

    async fn string(&self, expression: &str) -> Result<String> {
        self.ask(expression).await?.as_str().map(str::to_owned).with_context(|| format!("{expression} is no text"))
    }
}

/// Scrolls a diagram into view.
const SCROLL: &str = "(diagram.scrollIntoView({ block: 'center', behavior: 'instant' }), true)";

/// A place in the window.
type Point = (f64, f64);

/// A place beside everything, where pages have their margin.
const NOWHERE: Point = (2.0, 2.0);

fn mouse() -> MouseActions {
    MouseActions::new("mouse".into())
}

fn go((x, y): Point) -> PointerAction {
    PointerAction::MoveTo { duration: Some(Duration::from_millis(20)), x, y }
}
