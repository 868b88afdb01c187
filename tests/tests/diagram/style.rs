//! The styles of the page and of the diagrams do not affect each other, except where they should.

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

/// The looks of the page without a diagram.
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

/// In a page that centres a diagram, the board would move away under a second click.
#[test]
fn a_game_takes_no_more_room_when_a_piece_is_picked_up() -> Result<()> {
    let elements = r#"<div style="display:grid;place-items:center;min-height:1400px">
<move-diagram id="one" game="chess" play="white" level="1" style="width:360px"></move-diagram></div>"#;
    try_out(elements, async |page| {
        let play = page.shown("#one").await?;
        let place =
            "JSON.stringify([diagram, root.querySelector('[part=board]')].map((it) => it.getBoundingClientRect()))";
        let before = play.ask(place).await?;
        play.click("e2").await?;
        play.until("diagram.targets.length > 0").await?;
        let after = play.ask(place).await?;
        ensure!(before == after, "{before} became {after}");
        play.click("e4").await?;
        play.until("diagram.position.endsWith(' 2')").await?;
        let end = play.ask(place).await?;
        ensure!(before == end, "{before} became {end}");
        Ok(())
    })
}

/// Where pieces can be picked up, there is room for their description before one is.
#[test]
fn what_stands_below_a_diagram_stays_when_a_piece_is_picked_up() -> Result<()> {
    let elements = r#"<main style="width:360px"><move-diagram id="position" game="gigachess2" fen="start"></move-diagram>
<move-diagram id="line" game="chess" moves="e4 e5"></move-diagram><p id="below">Below</p></main>"#;
    try_out(elements, async |page| {
        let below = async || page.script("return document.getElementById('below').offsetTop").await;
        for (id, pieces) in [("position", ["e2", "g1", "a1"]), ("line", ["b1", "d1", "e2"])] {
            let diagram = page.shown(&format!("#{id}")).await?;
            page.shown("#line").await?;
            page.until("both are there", async || Ok(page.working_diagrams().await?.len() == 2)).await?;
            let before = below().await?;
            for piece in pieces {
                diagram.click(piece).await?;
                diagram.until("diagram.explanation !== ''").await?;
                ensure!(below().await? == before, "{piece} of {id}: {before} became {}", below().await?);
                diagram.click(piece).await?;
                diagram.until("diagram.explanation === ''").await?;
                ensure!(below().await? == before, "{piece} of {id} put down: {before} became {}", below().await?);
            }
        }
        Ok(())
    })
}

#[test]
fn words_of_a_diagram_say_which_language_they_are_in() -> Result<()> {
    let elements = r#"<div lang="tr" dir="rtl">
<move-diagram id="one" game="chess" fen="start" select="b1" style="text-transform:uppercase"></move-diagram>
<move-diagram id="two" language="fr" game="chess" fen="start"></move-diagram>
<move-diagram id="three" betza="?"></move-diagram></div>"#;
    try_out(elements, async |page| {
        for (id, part, language) in [("one", "figure", "en"), ("two", "figure", "fr"), ("three", "problem", "en")] {
            let diagram = page.shown(&format!("#{id}")).await?;
            let style = diagram.ask(&format!(
                "((it) => [it.closest('[lang]').lang, getComputedStyle(it).direction].join())(root.querySelector('[part={part}]'))"
            )).await?;
            ensure!(style == format!("{language},ltr"), "{id}: {style}");
        }
        Ok(())
    })
}

/// Every piece of the tray is drawn: browsers differ in how they resolve references to other pictures.
#[test]
fn the_pieces_of_the_tray_are_drawn() -> Result<()> {
    let elements: String = (0..6)
        .map(|one| format!("<move-diagram id=\"it-{one}\" game=\"gigachess\" piece=\"eagle\"></move-diagram>\n"))
        .collect();
    try_out(&elements, async |page| {
        for one in 0..6 {
            let diagram = page.shown(&format!("#it-{one}")).await?;
            let drawn = "[...root.querySelectorAll('[part=chip] svg')].map((it) => it.querySelector('path')?.getBoundingClientRect().width > 5)";
            let drawn = diagram.ask(drawn).await?;
            ensure!(drawn == serde_json::json!([true, true]), "{one}: {drawn}");
        }
        Ok(())
    })
}
