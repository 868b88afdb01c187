//! The speed of many diagrams.

use crate::try_out;
use anyhow::{Result, ensure};

/// All pieces of Gigachess II.
const PIECES: [&str; 25] = [
    "pawn",
    "knight",
    "camel",
    "giraffe",
    "elephant",
    "machine",
    "prince",
    "centaur",
    "bow",
    "bishop",
    "missionary",
    "cannon",
    "rook",
    "rhinoceros",
    "admiral",
    "cardinal",
    "sorceress",
    "buffalo",
    "lion",
    "marshall",
    "eagle",
    "duchess",
    "queen",
    "amazon",
    "king",
];

#[test]
fn twenty_five_diagrams_on_one_page() -> Result<()> {
    let cells: String = PIECES
        .iter()
        .map(|piece| format!("<move-diagram game=\"gigachess2\" piece=\"{piece}\"></move-diagram>\n"))
        .collect();
    let elements = format!(
        "<style>main {{ display: grid; grid-template-columns: repeat(5, 1fr); gap: 1em }}</style>\n<main>{cells}</main>\n\
         <script>addEventListener('load', () => {{\n\
         const begin = performance.now();\n\
         Promise.all([...document.querySelectorAll('move-diagram')].map((diagram) => diagram.ready)).then(() => {{\n\
         window.times = [begin, performance.now()];\n}});\n}});</script>"
    );
    try_out(&elements, async |page| {
        page.until("all are ready", async || Ok(page.script("return 'times' in window;").await? == true)).await?;
        ensure!(page.working_diagrams().await?.len() == PIECES.len());
        let times = page.script("return times;").await?;
        let (load, ready) = (times[0].as_f64().unwrap_or_default(), times[1].as_f64().unwrap_or_default());
        println!("25 diagrams: ready {:.0} ms after load, {ready:.0} ms after the page was asked for", ready - load);
        Ok(())
    })
}
