//! A single piece, used with the mouse.

use crate::try_out;
use anyhow::{Result, ensure};

/// All squares of a Rook on e5, on an empty board of nine by nine.
const ROOK: &str = "a5 b5 c5 d5 e1 e2 e3 e4 e6 e7 e8 e9 f5 g5 h5 i5";

/// Whether clicks put the tray's enemy on the board.
const PRESSED: &str = "root.querySelector('[data-what=enemy]').getAttribute('aria-pressed')";

const ELEMENTS: &str = r#"
<move-diagram id="rook" betza="R" name="Rook" picture="rook" board="9x9" size="360"></move-diagram>
<move-diagram id="cannon" betza="mRcpR" name="Cannon" picture="cannon" board="9x9" friends="a1" size="360"></move-diagram>
<move-diagram id="eagle" game="gigachess" piece="eagle" size="360"></move-diagram>
"#;

#[test]
fn enemies_are_imagined_and_pieces_put_on_the_board() -> Result<()> {
    try_out(ELEMENTS, async |page| {
        let rook = page.shown("#rook").await?;
        ensure!(rook.targets().await? == ROOK);
        ensure!(rook.text("[part=hint]").await?.is_empty());

        // An enemy is imagined where the mouse is, and only there.
        rook.hover("e8").await?;
        ensure!(rook.count(".pieces [opacity]").await? == 1, "no enemy is imagined");
        let hint = rook.text("[part=hint]").await?;
        ensure!(hint.contains("e8: captures") && hint.contains("e6, e7"), "{hint}");
        ensure!(!rook.targets().await?.contains("e9"), "the enemy blocks nothing");
        rook.hover("b2").await?;
        let hint = rook.text("[part=hint]").await?;
        ensure!(hint.contains("could not be captured"), "{hint}");
        rook.leave().await?;
        ensure!(rook.count(".pieces [opacity]").await? == 0, "the enemy stays");
        ensure!(rook.text("[part=hint]").await?.is_empty() && rook.targets().await? == ROOK);

        // A click leaves an enemy, the next an own piece, the third nothing.
        ensure!(rook.ask("root.querySelector('[part=controls] > button:last-child').disabled").await? == true);
        rook.click("e7").await?;
        rook.until("root.querySelectorAll('.pieces .black').length === 1").await?;
        ensure!(rook.count(".pieces [opacity]").await? == 0, "the enemy is there, not imagined");
        let hint = rook.text("[part=hint]").await?;
        ensure!(hint.starts_with("e7, black") && hint.contains("captures"), "{hint}");
        ensure!(rook.targets().await? == ROOK.replace(" e8 e9", ""));
        rook.click("e7").await?;
        ensure!(rook.targets().await? == ROOK.replace(" e7 e8 e9", ""));
        let hint = rook.text("[part=hint]").await?;
        ensure!(hint.starts_with("e7, white") && !hint.contains("captures"), "{hint}");
        rook.click("e7").await?;
        ensure!(rook.targets().await? == ROOK);
        rook.clicks(&["c5", "f5"]).await?;
        rook.press("[part=controls] > button:last-child").await?;
        ensure!(rook.targets().await? == ROOK, "not all is as it was at first");
        ensure!(rook.count(".pieces > *").await? == 1);

        // A piece of the tray that is clicked goes wherever one clicks then.
        rook.press("[data-what=enemy]").await?;
        ensure!(rook.ask(PRESSED).await? == "true");
        rook.clicks(&["e7", "c5"]).await?;
        ensure!(rook.targets().await? == ROOK.replace("a5 b5 ", "").replace(" e8 e9", ""));
        rook.click("e7").await?;
        ensure!(rook.targets().await? == ROOK.replace("a5 b5 ", ""));
        rook.press("[data-what=enemy]").await?;
        ensure!(rook.ask(PRESSED).await? == "false");
        rook.press("[part=controls] > button:last-child").await?;

        // The same by dragging from the tray, about the board, and off it.
        rook.place("friend", "e7").await?;
        ensure!(rook.targets().await? == ROOK.replace(" e7 e8 e9", ""));
        rook.place("enemy", "c5").await?;
        ensure!(rook.targets().await? == ROOK.replace("a5 b5 ", "").replace(" e7 e8 e9", ""));
        rook.drag("e7", "e8").await?;
        ensure!(rook.targets().await? == ROOK.replace("a5 b5 ", "").replace(" e8 e9", ""));
        rook.drag_away("e8").await?;
        rook.drag_away("c5").await?;
        ensure!(rook.targets().await? == ROOK);
        ensure!(rook.ask(PRESSED).await? == "false", "a drag is no click");
        // The piece itself stays, but it may stand elsewhere.
        rook.drag_away("e5").await?;
        ensure!(rook.targets().await? == ROOK);
        rook.drag("e5", "a1").await?;
        ensure!(rook.targets().await? == "a2 a3 a4 a5 a6 a7 a8 a9 b1 c1 d1 e1 f1 g1 h1 i1");

        // A piece that was dragged can be clicked as well.
        rook.press("[data-what=enemy]").await?;
        ensure!(rook.ask(PRESSED).await? == "true", "after a drag, a click on the tray does nothing");
        Ok(())
    })
}

#[test]
fn screens_and_blocked_bends_explain_themselves() -> Result<()> {
    try_out(ELEMENTS, async |page| {
        let cannon = page.shown("#cannon").await?;
        ensure!(!cannon.text("[part=legend]").await?.contains("Hop"), "nothing to hop over");
        ensure!(cannon.count(".over .screen").await? == 0);
        cannon.place("enemy", "e7").await?;
        ensure!(cannon.text("[part=legend]").await?.contains("Hop, only to capture"));
        ensure!(cannon.count(".over .screen[stroke-dasharray]").await? == 1, "the screen has no dashed frame");
        let hops = "diagram.targets.filter(({ screen }) => screen === 'e7').map(({ square }) => square).sort().join()";
        ensure!(cannon.ask(hops).await? == "e8,e9");
        cannon.hover("e9").await?;
        let hint = cannon.text("[part=hint]").await?;
        ensure!(hint == "e9: captures, over the screen on e7", "{hint}");
        cannon.hover("e6").await?;
        let hint = cannon.text("[part=hint]").await?;
        ensure!(hint.contains("could not be captured"), "{hint}");

        // The Eagle steps diagonally, then slides: a piece on its first square stops two lines at once.
        let eagle = page.shown("#eagle").await?;
        ensure!(eagle.text("[part=legend]").await?.contains("Second part of a bent move"));
        let bent = "diagram.targets.filter(({ kind }) => kind === 'bent').length";
        let before = eagle.ask(bent).await?.as_u64().unwrap_or_default();
        let step = eagle.ask("diagram.targets.find(({ kind }) => kind === 'bent').through[0]").await?;
        let step = step.as_str().unwrap_or_default().to_owned();
        eagle.place("friend", &step).await?;
        let after = eagle.ask(bent).await?.as_u64().unwrap_or_default();
        ensure!(after * 4 == before * 3, "{after} of {before} squares of the bends are left");
        Ok(())
    })
}
