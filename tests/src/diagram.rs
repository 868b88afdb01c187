//! Move diagrams on a page.

use crate::page::Page;
use anyhow::{Context, Result, ensure};
use serde_json::Value;

/// What every diagram of the page shows: `[problem, number of pieces, number of discs, words]` each, or null before it is ready.
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
        return [problem?.textContent ?? "", number("use"), number("symbol > circle:only-child"), root.textContent];
    });
"#;

/// A diagram that is ready.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Diagram {
    /// What is wrong with it; empty when nothing is.
    pub problem: String,
    /// How many pieces are drawn on its board.
    pub pieces: u64,
    /// How many kinds of piece are drawn as plain discs, for want of a picture.
    pub discs: u64,
    /// Everything that can be read in it.
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
