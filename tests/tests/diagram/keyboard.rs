//! Diagrams with the keyboard and a screen reader.

use crate::{take_events, try_out};
use anyhow::{Result, ensure};
use e2e::Spoken;
use e2e::keys::{DELETE, DOWN, ENTER, ESCAPE, LEFT, RIGHT, TAB, UP};

const HINT: &str = "[part=hint]";

#[test]
fn keys_do_all_that_the_mouse_does() -> Result<()> {
    let elements = r#"
<move-diagram id="rook" betza="R" name="Rook" picture="rook" board="9x9" size="300"></move-diagram>
<move-diagram id="chess" game="chess" fen="start" size="300"></move-diagram>
"#;
    try_out(elements, async |page| {
        let (chess, rook) = (page.shown("#chess").await?, page.shown("#rook").await?);
        page.keys(TAB).await?;
        ensure!(
            rook.ask("root.activeElement?.matches('[part=board]') === true").await? == true,
            "the board has no focus"
        );
        page.keys(UP).await?;
        ensure!(rook.count(".cursor").await? == 1);
        ensure!(rook.text(HINT).await? == "e5, white Rook");
        page.keys(UP).await?;
        ensure!(rook.text(HINT).await? == "e6: moves, or captures", "{}", rook.text(HINT).await?);
        // The effect of a key is announced.
        let mut unsaid = Vec::new();
        for (key, begin, end, e_file) in [
            ("e", "e6, black", "captures", "e4 e6 f5"),
            ("F", "e6, white", "", "e4 f5"),
            (DELETE, "e6: moves, or captures", "", "e4 e6 e7 e8 e9 f5"),
        ] {
            page.keys(key).await?;
            let hint = rook.text(HINT).await?;
            if !hint.starts_with(begin) || !hint.contains(end) {
                unsaid.push(format!("{key:?} on e6, and the hint says {hint:?}, not {begin:?} {end}"));
            }
            let reached = rook.targets().await?;
            ensure!(reached.contains(e_file), "{reached}");
        }
        page.keys(&[UP, ENTER].concat()).await?;
        ensure!(rook.text(HINT).await?.starts_with("e7, black"));
        ensure!(!rook.targets().await?.contains("e8"));
        page.keys(&[ENTER, RIGHT, LEFT].concat()).await?;
        ensure!(rook.text(HINT).await?.starts_with("e7, white"));
        page.keys(ESCAPE).await?;
        ensure!(rook.count(".cursor").await? == 0 && rook.text(HINT).await?.is_empty());

        // On to the next diagram: the tray, Reset and the list of squares are on the way.
        for _ in 0..5 {
            page.keys(TAB).await?;
        }
        ensure!(
            chess.ask("root.activeElement?.matches('[part=board]') === true").await? == true,
            "five stops a diagram"
        );
        page.keys(UP).await?;
        for _ in 0..8 {
            page.keys(&[LEFT, DOWN].concat()).await?;
        }
        ensure!(chess.text(HINT).await? == "a1, white Rook");
        page.keys(&[RIGHT, ENTER].concat()).await?;
        ensure!(take_events(&page, "chess", "select").await?[0]["square"] == "b1");
        page.keys(&[UP, UP, RIGHT, ENTER].concat()).await?;
        ensure!(take_events(&page, "chess", "move").await?[0]["san"] == "Nc3");
        page.keys(ENTER).await?;
        ensure!(take_events(&page, "chess", "select").await?.last().is_some_and(|detail| detail["square"] == "c3"));
        page.keys(ESCAPE).await?;
        ensure!(chess.targets().await?.is_empty(), "the Knight is still picked up");
        ensure!(unsaid.is_empty(), "{unsaid:#?}");
        Ok(())
    })
}

/// A square as a screen reader announces it.
fn cell(name: &str) -> Spoken {
    Spoken { role: "gridcell".into(), name: name.into() }
}

#[test]
fn the_board_is_a_grid_of_named_squares() -> Result<()> {
    let elements = r#"
<move-diagram id="rook" betza="R" name="Rook" picture="rook" board="9x7" size="300"></move-diagram>
<move-diagram id="chess" game="chess" fen="start" orientation="black" size="300"></move-diagram>
"#;
    const NAMES: &str = "[...root.querySelectorAll('[role=grid] [role=row]')].map((row) =>\
        [...row.querySelectorAll(':scope > [role=gridcell]')].map((cell) => cell.ariaLabel ?? cell.getAttribute('aria-label')))";
    try_out(elements, async |page| {
        // The Rook last: from what was scrolled to last, some browsers go on with the Tab key.
        let (chess, rook) = (page.shown("#chess").await?, page.shown("#rook").await?);
        let rows: Vec<Vec<String>> = serde_json::from_value(rook.ask(NAMES).await?)?;
        ensure!(rows.len() == 7 && rows.iter().all(|row| row.len() == 9), "{rows:?}");
        ensure!(rows[3][4] == "e4, white Rook" && rows[6][0] == "a1", "{rows:?}");
        ensure!(rows[0][4].starts_with("e7: moves, or captures"), "{rows:?}");
        // The cell is where the square is drawn.
        let far = "(({ x, y, width, height }, board) => Math.abs((x - board.x) / width) + Math.abs((y - board.y) / height))\
            (root.querySelector('[role=row]:nth-child(4) > :nth-child(5)').getBoundingClientRect(), root.querySelector('.picture').getBoundingClientRect())";
        ensure!(rook.ask(far).await?.as_f64().is_some_and(|far| (far - 7.0).abs() < 0.1), "{}", rook.ask(far).await?);
        // The focused element is the current square.
        page.keys(TAB).await?;
        page.keys(UP).await?;
        ensure!(page.focused().await? == Some(cell("e4, white Rook")), "{:?}", page.focused().await?);
        page.keys(UP).await?;
        page.keys("e").await?;
        ensure!(
            page.focused().await?.is_some_and(|it| it.name.starts_with("e5, black")),
            "{:?}",
            page.focused().await?
        );
        ensure!(
            rook.ask("root.querySelector('[part=hint]').getAttribute('aria-live')").await? == "polite",
            "it is said"
        );
        page.keys(UP).await?;
        // The square is named already.
        ensure!(rook.ask("root.querySelector('[part=hint]').getAttribute('aria-live')").await? == "off");
        page.keys(ESCAPE).await?;
        ensure!(rook.ask("root.querySelector('[part=board]').hasAttribute('aria-activedescendant')").await? == false);
        // Black sits at the bottom. A screen reader presses a square as it presses anything.
        let rows: Vec<Vec<String>> = serde_json::from_value(chess.ask(NAMES).await?)?;
        ensure!(rows[0][0] == "h1, white Rook" && rows[7][7] == "a8, black Rook", "{rows:?}");
        chess.ask("root.querySelector('[role=row]:nth-child(2) > :nth-child(4)').click()").await?;
        let selected =
            "[...root.querySelectorAll('[aria-selected=true]')].map((it) => it.getAttribute('aria-label')).join()";
        ensure!(chess.ask(selected).await? == "e2, white Pawn", "{}", chess.ask(selected).await?);
        chess.ask("root.querySelector('[role=row]:nth-child(4) > :nth-child(4)').click()").await?;
        ensure!(take_events(&page, "chess", "move").await?[0]["san"] == "e4");
        ensure!(chess.ask(NAMES).await?[3][3] == "e4, white Pawn");
        Ok(())
    })
}

#[test]
fn all_is_said_in_words_in_english_and_french() -> Result<()> {
    let elements = r#"
<move-diagram id="en" game="gigachess" piece="eagle" size="300"></move-diagram>
<div lang="fr-CA"><move-diagram id="fr" game="gigachess" piece="eagle" size="300"></move-diagram></div>
<move-diagram id="asked" language="fr" game="chess" fen="start" select="b1" size="300"></move-diagram>
"#;
    try_out(elements, async |page| {
        for (id, name, kind, summary, words) in [
            ("#en", "Eagle", "Move diagram", "The squares in words", "Second part of a bent move"),
            ("#fr", "Aigle", "Diagramme de coups", "Les cases en toutes lettres", "Seconde partie d’un coup coudé"),
        ] {
            let diagram = page.shown(id).await?;
            ensure!(diagram.named("[part=board]").await? == ("grid".into(), name.into()));
            ensure!(diagram.named(HINT).await?.0 == "status");
            ensure!(
                diagram.ask("root.querySelector('[part=board]').getAttribute('aria-roledescription')").await? == kind
            );
            let described = "root.querySelector('[part=board]').getAttribute('aria-describedby').split(' ')\
                             .map((id) => root.getElementById(id).textContent).join(' ')";
            let described = diagram.ask(described).await?;
            let explanation = diagram.ask("diagram.explanation").await?;
            let (described, explanation) =
                (described.as_str().unwrap_or_default(), explanation.as_str().unwrap_or_default());
            ensure!(!explanation.is_empty() && described.contains(explanation), "{described}");
            ensure!(diagram.text("[part=description]").await?.contains(explanation));
            ensure!(diagram.text("summary").await? == summary);
            diagram.press("summary").await?;
            diagram.until("root.querySelector('details p').textContent !== ''").await?;
            let squares = diagram.text("details p").await?;
            ensure!(squares.contains(name) && squares.contains(words), "{squares}");
            for square in diagram.targets().await?.split(' ') {
                ensure!(squares.contains(square), "{square} is not among {squares}");
            }
            diagram.hover("a1").await?;
            ensure!(diagram.text(HINT).await?.starts_with("a1"));
            diagram.press("summary").await?;
            diagram.ask("root.querySelector('[part=board]').focus()").await?;
            page.keys(UP).await?;
            page.keys(&[UP, UP].concat()).await?;
            ensure!(!diagram.text(HINT).await?.is_empty());
        }
        let asked = page.shown("#asked").await?;
        ensure!(asked.text("[part=status]").await? == "Trait : les Blancs.");
        ensure!(asked.named("[part=board]").await?.1.contains("Cavalier"));
        Ok(())
    })
}
