//! The picture of a diagram as a file: it looks the same without the page.

use crate::try_out;
use anyhow::{Result, ensure};
use serde_json::json;

/// The colours at some points of a picture of 800 pixels: squares, bodies of both sides, a letter's disc, of the SVG file loaded as an
/// image, and of the PNG file.
const LOOK: &str = r#"
    window.looks = null;
    (async () => {
        const colours = async (image) => {
            const canvas = Object.assign(document.createElement("canvas"), { width: 800, height: 800 });
            const context = canvas.getContext("2d");
            context.drawImage(image, 0, 0, 800, 800);
            return points.map(([x, y]) => [...context.getImageData(x, y, 1, 1).data].slice(0, 3).join(" "));
        };
        const diagram = document.querySelector("move-diagram");
        const image = new Image();
        image.src = URL.createObjectURL(new Blob([diagram.still], { type: "image/svg+xml" }));
        await image.decode();
        const png = await createImageBitmap(await diagram.png(800));
        looks = [diagram.still, await colours(image), await colours(png), png.width];
    })().catch((error) => (looks = [String(error)]));
"#;

#[test]
fn a_still_needs_neither_page_nor_font() -> Result<()> {
    // An own game, whose second piece has a picture that there is not: a disc with its letter.
    let element = r##"
<style>move-diagram { --diagram-light: oklch(0.9 0.05 100); --diagram-dark: #00f8; }</style>
<move-diagram fen="start" theme="green"><script type="application/json">{ "definition": {
  "id": "mine", "name": "Mine", "family": "chess", "board": { "files": 8, "ranks": 8 },
  "players": [{ "letter": "w", "name": "White", "forward": "north" }, { "letter": "b", "name": "Black", "forward": "south" }],
  "pieces": [
    { "name": "King", "french": "Roi", "letter": "K", "art": "king", "betza": "K", "royal": true },
    { "name": "Wall", "french": "Mur", "letter": "L", "art": "a\"]", "betza": "R" },
    { "name": "Queen", "french": "Dame", "letter": "Q", "art": "queen", "betza": "Q" }],
  "start": "l3k3/8/8/8/8/8/8/L3K2Q w - - 0 1" } }</script></move-diagram>"##;
    try_out(element, async |page| {
        let diagrams = page.working_diagrams().await?;
        ensure!(diagrams[0].discs == 2, "{diagrams:?}");
        // Light h1 beside the Queen, dark g1; a disc's rim inside at a1 and a8, White's and Black's.
        page.script("window.points = [[705, 795], [605, 795], [35, 750], [35, 50]];").await?;
        page.script(LOOK).await?;
        page.until("both are looked at", async || Ok(page.script("return looks !== null;").await? == true)).await?;
        let looks = page.script("return looks;").await?;
        let still = looks[0].as_str().unwrap_or_default();
        for of_page in ["var(", "class", "<text", "<style", "--", "oklch"] {
            ensure!(!still.contains(of_page), "{of_page} in {still}");
        }
        ensure!(looks[1] == looks[2] && looks[3] == 800, "{}, {}", looks[1], looks[2]);
        let colours = &looks[1];
        ensure!(colours[2] == "251 248 241" && colours[3] == "43 39 36", "{colours}");
        ensure!(colours[0] != colours[1] && colours != &json!(null), "{colours}");
        Ok(())
    })
}
