//! The page's style and that of the diagrams do not meet, except where they should.

use crate::try_out;
use anyhow::{Result, ensure};

const ELEMENTS: &str = r#"
<style>
  * { margin: 9px; }
  svg { display: none; }
  button { color: red; padding: 40px; }
  ul, ol, p, figure, .board, .bar, .hint { background: lime; font-style: oblique; }
  move-diagram { --diagram-light: rgb(1, 2, 3); --diagram-dark: rgb(4, 5, 6); --diagram-slide: rgb(7, 8, 9); }
  move-diagram::part(description) { text-transform: uppercase; }
  move-diagram::part(button) { border-radius: 17px; }
</style>
<div class="board problem unseen bar" hidden></div><p class="hint" id="outside">Outside <button id="own">Own</button></p>
<move-diagram id="rook" betza="R" name="Rook" size="300"></move-diagram>
"#;

/// What the page looks like without a diagram.
const LOOK: &str = "return JSON.stringify([...document.querySelectorAll('#outside, #own, html, body')].map((element) => {\
                    const { color, margin, padding, display, position, fontSize, backgroundColor } = getComputedStyle(element);\
                    return { color, margin, padding, display, position, fontSize, backgroundColor }; }));";

#[test]
fn styles_meet_only_where_they_should() -> Result<()> {
    try_out(ELEMENTS, async |page| {
        let rook = page.shown("#rook").await?;
        let style = async |part: &str, name: &str| {
            let value = rook.ask(&format!("getComputedStyle(root.querySelector({part:?})).{name}")).await?;
            anyhow::Ok(value.as_str().unwrap_or_default().to_owned())
        };
        for (part, name, wanted) in [
            (".picture", "display", "block"),
            ("figure", "marginTop", "0px"),
            ("[part=hint]", "marginTop", "0px"),
            ("[part=legend]", "marginTop", "0px"),
            ("[part=controls] > button:last-child", "color", "rgb(0, 0, 0)"),
            ("[part=hint]", "backgroundColor", "rgba(0, 0, 0, 0)"),
            ("[part=hint]", "fontStyle", "normal"),
            (".light", "fill", "rgb(1, 2, 3)"),
            (".dark", "fill", "rgb(4, 5, 6)"),
            (".marks .slide > *", "fill", "rgb(7, 8, 9)"),
            ("[part=legend] .slide > *", "fill", "rgb(7, 8, 9)"),
            ("[part=description]", "textTransform", "uppercase"),
            ("[part=controls] > button:last-child", "borderTopLeftRadius", "17px"),
        ] {
            let value = style(part, name).await?;
            ensure!(value == wanted, "{name} of {part} is {value}, not {wanted}");
        }
        ensure!(rook.ask("root.querySelector('[part=controls] > button:last-child').offsetHeight < 60").await? == true);
        ensure!(page.script("return document.adoptedStyleSheets.length + document.styleSheets.length;").await? == 1);
        let globals =
            page.script("return Object.keys(window).filter((name) => /menagerie|diagram|wasm/i.test(name));").await?;
        ensure!(globals == serde_json::json!([]), "the page has got {globals}");
        let with = page.script(LOOK).await?;
        page.script("document.querySelector('#rook').remove();").await?;
        let without = page.script(LOOK).await?;
        ensure!(with == without, "{with} with a diagram, {without} without");
        Ok(())
    })
}
