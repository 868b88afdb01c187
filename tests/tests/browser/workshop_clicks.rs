//! What once needed text in the workshop, by clicks and by keys: bent moves, painted squares, pairs, regions, who moves first, four players.

use crate::own_games::until_played_name;
use crate::workshop::{open, until, value_of, view};
use anyhow::{Result, ensure};
use e2e::keys::{ENTER, TAB};
use e2e::{Page, check};

const DEFINITION: &str = "JSON.parse(document.getElementById('definition').textContent)";

const LEFT: &str = "\u{e012}";
const UP: &str = "\u{e013}";
const RIGHT: &str = "\u{e014}";
const DOWN: &str = "\u{e015}";
const ESCAPE: &str = "\u{e00c}";

/// The value of an expression about the definition.
async fn until_is(page: &Page, path: &str, wanted: &str) -> Result<()> {
    until(page, &format!("JSON.stringify({DEFINITION}{path})"), wanted).await
}

/// Clicks on what a selector finds.
async fn click(page: &Page, selector: &str) -> Result<()> {
    page.script(&format!("document.querySelector(`{selector}`).click()")).await.map(drop)
}

/// Chooses in a list.
async fn choose(page: &Page, selector: &str, value: &str) -> Result<()> {
    let script = format!(
        "const it = document.querySelector(`{selector}`); it.value = '{value}'; it.dispatchEvent(new Event('change', {{ bubbles: true }}))"
    );
    page.script(&script).await.map(drop)
}

/// Focuses what a selector finds.
async fn focus(page: &Page, selector: &str) -> Result<()> {
    page.script(&format!("document.querySelector(`{selector}`).focus()")).await.map(drop)
}

/// Draws over squares of the board with the pointer.
async fn stroke(page: &Page, squares: &[&str]) -> Result<()> {
    let script = format!(
        "const squares = {squares:?}; const at = (square) => {{ const r = document.getElementById('square-' + square).getBoundingClientRect(); \
           return {{ clientX: r.left + r.width / 2, clientY: r.top + r.height / 2, button: 0, bubbles: true, cancelable: true }}; }}; \
         const svg = document.querySelector('#board > svg'); \
         svg.dispatchEvent(new PointerEvent('pointerdown', at(squares[0]))); \
         for (const square of squares) svg.dispatchEvent(new PointerEvent('pointermove', at(square))); \
         svg.dispatchEvent(new PointerEvent('pointerup', at(squares.at(-1))));"
    );
    page.script(&script).await.map(drop)
}

/// A new game with two Kings, on a board of six files and ranks.
async fn begin(page: &Page, kind: &str) -> Result<()> {
    open(page, "workshop/").await?;
    page.press("New").await?;
    page.script(&format!(
        "document.querySelector('input[value=\"{kind}\"]').click(); document.getElementById('new-files').value = 6; document.getElementById('new-ranks').value = 6"
    ))
    .await?;
    page.press("Begin").await
}

/// The path of a field as a selector of its control.
fn at(path: &str) -> String {
    format!("[data-path='{path}']")
}

#[test]
fn a_game_of_ones_own_is_made_by_clicks_only() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        begin(&page, "empty").await?;
        until_is(&page, ".board.files", "6").await?;
        // A Griffon: a step to a corner, and on from there like a Rook.
        view(&page, "pieces").await?;
        page.press("Add a piece").await?;
        page.press("A new piece: click its squares").await?;
        until_is(&page, ".pieces.length", "2").await?;
        until(&page, "document.querySelector('#piece input.betza').value", "W").await?;
        click(&page, ".move-grid [data-step='0,1']").await?;
        until(&page, "document.querySelector('#piece input.betza').value", "").await?;
        choose(&page, "#piece [name=way]", "bent").await?;
        click(&page, ".move-grid [data-step='1,1']").await?;
        until(&page, "document.querySelector('.move-grid [data-turn=now]').dataset.step", "1,1").await?;
        click(&page, ".move-grid [data-step='1,2']").await?;
        until_is(&page, ".pieces[1].betza", "\"yafsF\"").await?;
        // Its promoted kind, of which the step to a corner is clicked as well.
        choose(&page, "#piece [name=pair]", "new").await?;
        until_is(&page, ".pieces[2].promotedFrom", "\"N\"").await?;
        until_is(&page, ".pieces[1].promotion", r#"{"to":"+N","zone":"*5 *6","optional":true,"leaving":true}"#).await?;
        click(&page, "#kinds li:nth-child(3) button").await?;
        choose(&page, "#piece [name=way]", "leap").await?;
        click(&page, ".move-grid [data-step='1,1']").await?;
        until_is(&page, ".pieces[2].betza", "\"FyafsF\"").await?;
        // It steps sideways beyond the middle.
        click(&page, "#kinds li:nth-child(2) button").await?;
        click(&page, "[data-add='pieces-zoneMoves']").await?;
        until_is(&page, ".pieces[1].zoneMoves", r#"[{"from":"*4 *5 *6","betza":"W"}]"#).await?;
        choose(&page, "#piece [name=where]", "one").await?;
        click(&page, ".move-grid [data-step='0,1']").await?;
        click(&page, ".move-grid [data-step='0,-1']").await?;
        until_is(&page, ".pieces[1].zoneMoves[0].betza", "\"sW\"").await?;
        // A palace for the Kings, drawn on the board.
        click(&page, "#kinds li:nth-child(1) button").await?;
        click(&page, &at(r#"["pieces",0,"confined"]"#)).await?;
        stroke(&page, &["c1", "d1", "e1", "e2", "d2", "c2"]).await?;
        until_is(&page, ".pieces[0].confined", "\"c1-e2\"").await?;
        click(&page, "#paint-done").await?;
        until(&page, "document.getElementById('workshop').dataset.view", "pieces").await?;
        // Both sides get one, and Black begins.
        click(&page, "#brushes button:nth-child(2)").await?;
        stroke(&page, &["a1"]).await?;
        until_is(&page, ".start", "\"n2k2/6/6/6/6/N2K2 w - - 0 1\"").await?;
        view(&page, "rules").await?;
        choose(&page, "#first", "1").await?;
        until_is(&page, ".start", "\"n2k2/6/6/6/6/N2K2 b - - 0 1\"").await?;
        let rules = value_of(&page, "document.getElementById('words').textContent").await?;
        ensure!(rules.contains("First to move: Black"), "{rules}");
        view(&page, "try").await?;
        click(&page, "[data-door=two]").await?;
        until_played_name(&page, "My game").await?;
        // A Griffon goes around the corner.
        page.until_position("n2k2/6/6/6/6/N2K2 b - - 0 1").await?;
        page.board(6, 6, 0).await?.click("a6").await?;
        page.board(6, 6, 0).await?.click("b3").await?;
        page.until_position("3k2/6/6/1n4/6/N2K2 w - - 1 2").await
    })
}

#[test]
fn paths_are_clicked_square_by_square() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        open(&page, "workshop/?game=chess").await?;
        view(&page, "pieces").await?;
        click(&page, "#kinds li:nth-child(2) button").await?;
        until(&page, "document.querySelector('#piece input.betza').value", "N").await?;
        choose(&page, "#piece [name=way]", "path").await?;
        // A crooked Bishop, of which two steps are shown.
        choose(&page, "#piece [name=path-end]", "repeat").await?;
        for square in ["1,1", "0,2", "0,2"] {
            click(&page, &format!(".move-grid [data-step='{square}']")).await?;
        }
        until_is(&page, ".pieces[1].betza", "\"NzB\"").await?;
        until(&page, "document.querySelector('.move-grid [data-step=\"1,3\"]').dataset.does", "both").await?;
        // The same clicks remove it. Escape takes a square back.
        for square in ["1,1", "0,2", "0,2"] {
            click(&page, &format!(".move-grid [data-step='{square}']")).await?;
        }
        until_is(&page, ".pieces[1].betza", "\"N\"").await?;
        choose(&page, "#piece [name=path-end]", "stop").await?;
        choose(&page, "#piece [name=where]", "one").await?;
        for square in ["0,1", "1,1"] {
            click(&page, &format!(".move-grid [data-step='{square}']")).await?;
        }
        page.keys(ESCAPE).await?;
        for square in ["1,2", "1,3", "1,3"] {
            click(&page, &format!(".move-grid [data-step='{square}']")).await?;
        }
        until(&page, "document.querySelectorAll('#piece .chips li').length", "1").await?;
        ensure!(value_of(&page, "document.querySelector('#piece .chips li').textContent").await?.contains("stops"));
        click(&page, "#piece .chips .away").await?;
        until_is(&page, ".pieces[1].betza", "\"N\"").await
    })
}

#[test]
fn the_same_is_done_by_keys_and_undone() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        open(&page, "workshop/?game=chess").await?;
        let undo = async |path: &str, wanted: &str| {
            page.script("document.getElementById('undo').click()").await?;
            until_is(&page, path, wanted).await
        };
        // A bent move: one square up, then one to the right of it and on.
        view(&page, "pieces").await?;
        click(&page, "#kinds li:nth-child(2) button").await?;
        until(&page, "document.querySelector('#piece input.betza').value", "N").await?;
        choose(&page, "#piece [name=way]", "bent").await?;
        page.listen().await?;
        focus(&page, ".move-grid [tabindex='0']").await?;
        page.keys(ENTER).await?;
        page.until_heard("Now click where it goes from there").await?;
        page.keys(&format!("{RIGHT}{ENTER}")).await?;
        until_is(&page, ".pieces[1].betza", "\"NyasW\"").await?;
        undo(".pieces[1].betza", "\"N\"").await?;
        // Its squares, painted by keys from the cursor on.
        let confined = at(r#"["pieces",1,"confined"]"#);
        focus(&page, &confined).await?;
        page.keys(ENTER).await?;
        until(&page, "document.getElementById('paint').hidden", "false").await?;
        page.keys(&format!("{ENTER}{RIGHT}{ENTER}{UP}{ENTER}{LEFT}{ENTER}")).await?;
        until_is(&page, ".pieces[1].confined", "\"a1-b2\"").await?;
        ensure!(value_of(&page, "document.getElementById('said').textContent").await?.contains("painted"));
        page.keys(&format!("{DOWN}{ENTER}")).await?;
        until_is(&page, ".pieces[1].confined", "\"b1-b2 a2\"").await?;
        page.keys(ESCAPE).await?;
        until(&page, "document.activeElement.dataset.path ?? ''", r#"["pieces",1,"confined"]"#).await?;
        undo(".pieces[1].confined", "\"a1-b2\"").await?;
        for _ in 0..4 {
            page.script("document.getElementById('undo').click()").await?;
        }
        until_is(&page, ".pieces[1].confined", "undefined").await?;
        // A region, by its button.
        focus(&page, "[data-add='pieces-zoneMoves']").await?;
        page.keys(ENTER).await?;
        until_is(&page, ".pieces[1].zoneMoves.length", "1").await?;
        undo(".pieces[1].zoneMoves", "undefined").await?;
        // Lists, by typing the first letters of what they offer.
        focus(&page, "#piece [name=pair]").await?;
        page.keys("a new").await?;
        until_is(&page, ".pieces[2].promotedFrom", "\"N\"").await?;
        undo(".pieces.length", "6").await?;
        view(&page, "rules").await?;
        focus(&page, "#first").await?;
        page.keys("Black").await?;
        until_is(&page, ".start.split(' ')[1]", "\"b\"").await?;
        undo(".start.split(' ')[1]", "\"w\"").await?;
        page.script(&format!("document.querySelector(`{}`).select()", at(r#"["players",0,"name"]"#))).await?;
        page.keys(&format!("Sun{TAB}")).await?;
        until_is(&page, ".players[0].name", "\"Sun\"").await?;
        until(&page, "document.getElementById('sides').textContent", "SunBlack").await?;
        undo(".players[0].name", "\"White\"").await
    })
}

#[test]
fn rules_of_every_class_are_set_by_their_controls() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        open(&page, "workshop/?game=chess").await?;
        view(&page, "rules").await?;
        for group in ["win", "draw", "hand", "starts"] {
            page.script(&format!(
                "for (const it of document.querySelectorAll('[data-group={group}] details')) it.open = true"
            ))
            .await?;
        }
        let there = |path: &str| format!("document.querySelector(`{}`) !== null", at(path));
        until(&page, &there(r#"["ends","counting"]"#), "true").await?;
        click(&page, "[data-add='goals-reach']").await?;
        until_is(&page, ".goals", r#"[{"goal":"reach","pieces":"K","zone":"d4-e5"}]"#).await?;
        click(&page, &at(r#"["goals",0,"zone"]"#)).await?;
        choose(&page, "#paint-shape", "rank").await?;
        stroke(&page, &["a8"]).await?;
        until_is(&page, ".goals[0].zone", "\"*8 d4-e5\"").await?;
        choose(&page, "#paint-for", "1").await?;
        stroke(&page, &["a3"]).await?;
        until_is(&page, ".goals[0].zone", "[\"*8 d4-e5\",\"*1 *3 d4-e5\"]").await?;
        click(&page, "#paint-done").await?;
        click(&page, &at(r#"["ends","counting"]"#)).await?;
        until_is(&page, ".ends.counting", "{}").await?;
        click(&page, "[data-add='ends-counting-rows']").await?;
        until_is(&page, ".ends.counting.rows.length", "1").await?;
        click(&page, "[data-add=insufficient]").await?;
        until_is(&page, ".insufficient.length", "2").await?;
        // A sequence may have a kind twice.
        click(&page, &format!("{} .sequence-add button:nth-child(2)", at(r#"["insufficient",1]"#))).await?;
        until_is(&page, ".insufficient[1]", "\"NN\"").await?;
        click(&page, "[data-add=shuffle]").await?;
        until_is(&page, ".shuffle[0].pieces", "\"RNBQ\"").await?;
        click(&page, &at(r#"["hands","drops"]"#)).await?;
        until_is(&page, ".hands.drops", "true").await?;
        until(&page, "document.getElementById('playable').textContent", "This game can be played.").await
    })
}

#[test]
fn a_game_for_four_is_changed_by_clicks() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        begin(&page, "four").await?;
        until_is(&page, ".family", "\"chaturaji\"").await?;
        until(&page, "document.getElementById('sides').textContent", "RedGreenBlueYellow").await?;
        let board = "document.getElementById('board').hidden";
        ensure!(value_of(&page, board).await? == "false", "the board of four players is shown");
        view(&page, "rules").await?;
        ensure!(value_of(&page, "document.querySelector('[data-group=win]').hidden").await? == "true");
        choose(&page, "[data-group=four] .kinds select", "K").await?;
        until_is(&page, ".promotionSquares[0]", "\"KNEKKENB\"").await?;
        choose(&page, &at(r#"["fourPlayers","suddenDeath"]"#), "30").await?;
        until_is(&page, ".fourPlayers.suddenDeath", "30").await?;
        choose(&page, "#first", "1").await?;
        until_is(&page, ".start.split(' ')[1]", "\"g\"").await?;
        page.script("document.getElementById('mirror').value = 'none'").await?;
        focus(&page, "#board [role=grid]").await?;
        // The Boat of a1 goes to a3.
        page.keys(&format!("{ENTER}{UP}{UP}{ENTER}")).await?;
        until_is(&page, ".start.split('/')[7].split(' ')[0]", "\"1,gN,gE,gK,2,rP,rB\"").await?;
        page.press("Play").await?;
        until_played_name(&page, "My game").await
    })
}
