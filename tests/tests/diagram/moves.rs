//! Positions, lines of moves and games.

use crate::{take_events, try_out};
use anyhow::{Result, ensure};
use serde_json::json;

const PINNED: &str = "4k3/8/8/8/4r3/8/4N3/4K3 w - - 0 1";

#[test]
fn a_game_is_found_in_a_file_or_elsewhere_on_the_page() -> Result<()> {
    let elements = r##"
<move-diagram id="file" src="games/shako.json" fen="start" size="360"></move-diagram>
<move-diagram id="page" definition="#mine" piece="L" size="360"></move-diagram>
<script id="mine" type="application/json">{ "format": 2,
  "id": "mine", "name": "Mine", "family": "chess", "board": { "files": 6, "ranks": 6 },
  "check": { "facing": ["files", "diagonals"] },
  "players": [{ "letter": "w", "name": "White", "forward": "north" }, { "letter": "b", "name": "Black", "forward": "south" }],
  "pieces": [ { "name": "King", "letter": "K", "art": "king", "betza": "K", "royal": true }, { "name": "Wall", "letter": "L", "betza": "W" } ],
  "start": "k5/6/6/6/6/4KL w - - 0 1" }</script>
<move-diagram id="facing" definition="#mine" fen="k5/6/6/4K1/6/6 w - - 0 1" size="360"></move-diagram>
"##;
    try_out(elements, async |page| {
        let file = page.shown("#file").await?;
        file.click("a1").await?;
        ensure!(file.targets().await? == "b1 c1 d1 e1 f1 g1 h1 i1", "{}", file.targets().await?);
        let own = page.shown("#page").await?;
        ensure!(own.targets().await?.split(' ').count() == 4, "{}", own.targets().await?);
        let facing = page.shown("#facing").await?;
        facing.click("e3").await?;
        ensure!(
            facing.targets().await? == "d2 d4 e4 f2 f3 f4",
            "neither on the file nor on the diagonal: {}",
            facing.targets().await?
        );
        Ok(())
    })
}

#[test]
fn either_side_shows_its_moves_and_legal_ones_are_played() -> Result<()> {
    let elements = format!(
        r#"
<move-diagram id="pinned" game="chess" fen="{PINNED}" size="360"></move-diagram>
<move-diagram id="pseudo" game="chess" fen="{PINNED}" legal="no" size="360"></move-diagram>
<move-diagram id="start" game="chess" fen="start" size="360"></move-diagram>
<move-diagram id="castling" game="chess" fen="r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" size="360"></move-diagram>
<move-diagram id="passing" game="chess" fen="4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2" size="360"></move-diagram>
<move-diagram id="promotion" game="janus" fen="k9/4P5/10/10/10/10/10/K9 w - - 0 1" size="360"></move-diagram>
"#
    );
    try_out(&elements, async |page| {
        let pinned = page.shown("#pinned").await?;
        pinned.click("e2").await?;
        ensure!(pinned.targets().await?.is_empty(), "the pinned Knight may not move");
        ensure!(
            take_events(&page, "pinned", "select").await?
                == [json!({ "square": "e2", "piece": "Knight", "targets": [] })]
        );
        pinned.click("e4").await?;
        ensure!(pinned.targets().await? == "a4 b4 c4 d4 e2 e3 e5 e6 e7 f4 g4 h4");
        ensure!(pinned.text("[part=status]").await?.contains("as if it were Black’s turn"));
        let events = take_events(&page, "pinned", "select").await?;
        ensure!(events.len() == 1 && events[0]["square"] == "e4" && events[0]["targets"][0]["kind"] == "slide");
        pinned.click("e4").await?;
        ensure!(
            take_events(&page, "pinned", "select").await? == [json!({ "square": null, "piece": null, "targets": [] })]
        );
        let pseudo = page.shown("#pseudo").await?;
        pseudo.click("e2").await?;
        ensure!(pseudo.targets().await? == "c1 c3 d4 f4 g1 g3");

        let start = page.shown("#start").await?;
        start.clicks(&["g1", "f3"]).await?;
        let events = take_events(&page, "start", "move").await?;
        ensure!(events.len() == 1 && events[0]["from"] == "g1" && events[0]["to"] == "f3", "{events:?}");
        ensure!(events[0]["san"] == "Nf3" && events[0]["fen"] == start.ask("diagram.position").await?, "{events:?}");
        start.drag("g8", "f6").await?;
        ensure!(take_events(&page, "start", "move").await?[0]["san"] == "Nf6");
        let fen = start.ask("diagram.position").await?;
        ensure!(fen.as_str().is_some_and(|fen| fen.starts_with("rnbqkb1r/pppppppp/5n2/8/8/5N2/PPPPPPPP/RNBQKB1R w")));
        ensure!(start.text("[part=status]").await? == "White to move.");
        // A drag that is not a legal move changes the position freely.
        start.drag("a1", "d5").await?;
        ensure!(
            take_events(&page, "start", "move").await?
                == [json!({ "from": "a1", "to": "d5", "san": null, "fen": null })]
        );
        ensure!(start.text("[part=status]").await?.contains("by hand"));
        start.press("[part=controls] > button:last-child").await?;
        ensure!(start.text("[part=status]").await? == "White to move.");
        // A finger moves pieces by tapping.
        start.tap("e2").await?;
        start.tap("e4").await?;
        ensure!(take_events(&page, "start", "move").await?[0]["san"] == "e4");

        let castling = page.shown("#castling").await?;
        castling.click("e1").await?;
        ensure!(castling.text("[part=legend]").await?.contains("Castling"));
        castling.drag("e1", "g1").await?;
        ensure!(take_events(&page, "castling", "move").await?[0]["san"] == "O-O");
        castling.drag("e8", "c8").await?;
        ensure!(take_events(&page, "castling", "move").await?[0]["san"] == "O-O-O");
        ensure!(castling.ask("diagram.position.split(' ')[0]").await? == "2kr3r/8/8/8/8/8/8/R4RK1");

        let passing = page.shown("#passing").await?;
        passing.click("e5").await?;
        ensure!(passing.text("[part=legend]").await?.contains("En passant"));
        passing.click("d6").await?;
        ensure!(take_events(&page, "passing", "move").await?[0]["san"] == "exd6");

        let promotion = page.shown("#promotion").await?;
        promotion.drag("e7", "e8").await?;
        promotion.until("root.querySelector('[part=promotion]').checkVisibility()").await?;
        ensure!(promotion.count("[part=promotion] button").await? == 6, "five kinds and Cancel");
        ensure!(promotion.named("[part=promotion]").await? == ("group".into(), "Promote to".into()));
        ensure!(promotion.ask("root.activeElement.closest('[part=promotion]') !== null").await? == true);
        let janus = promotion
            .ask("[...root.querySelectorAll('[part=promotion] button')].findIndex((b) => b.textContent === 'Janus')");
        let index = janus.await?.as_i64().unwrap_or(-1) + 1;
        promotion.press(&format!("[part=promotion] button:nth-of-type({index})")).await?;
        ensure!(take_events(&page, "promotion", "move").await?[0]["san"] == "e8=J");
        ensure!(promotion.ask("root.querySelector('[part=promotion]').checkVisibility()").await? == false);
        Ok(())
    })
}

#[test]
fn lines_are_stepped_through_and_the_computer_answers() -> Result<()> {
    let elements = r#"
<move-diagram id="line" game="chess" moves="1. e4 e5 2. Nf3 Nc6" at="2" size="360"></move-diagram>
<move-diagram id="play" game="chess" play="white" level="1" size="360"></move-diagram>
"#;
    try_out(elements, async |page| {
        let line = page.shown("#line").await?;
        let is = async |placement: &str, current: &str| {
            let shown = line.ask("diagram.position.split(' ')[0]").await?;
            ensure!(shown == placement, "{shown}, not {placement}");
            let marked = line.ask("root.querySelector('[aria-current=step]')?.textContent ?? ''").await?;
            ensure!(marked == current, "{marked} is marked, not {current}");
            Ok(())
        };
        const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR";
        const TWO: &str = "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR";
        const END: &str = "r1bqkbnr/pppp1ppp/2n5/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R";
        is(TWO, "e5").await?;
        line.press("[aria-label='To the end']").await?;
        is(END, "Nc6").await?;
        ensure!(line.ask("root.querySelector(`[aria-label='Forward']`).disabled").await? == true);
        line.press("[aria-label='Back']").await?;
        is("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R", "Nf3").await?;
        line.press("[aria-label='To the start']").await?;
        is(START, "").await?;
        ensure!(line.ask("root.querySelector(`[aria-label='Back']`).disabled").await? == true);
        line.press("[aria-label='Forward']").await?;
        is("rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR", "e4").await?;
        line.press("[part=line] li:nth-child(4) button").await?;
        is(END, "Nc6").await?;

        // A move of one's own leaves the line; it is found again by stepping back, by a move of it, and by a reset.
        line.press("[part=line] li:nth-child(2) button").await?;
        line.drag("d2", "d4").await?;
        ensure!(take_events(&page, "line", "move").await?[0]["san"] == "d4");
        is("rnbqkbnr/pppp1ppp/8/4p3/3PP3/8/PPP2PPP/RNBQKBNR", "").await?;
        ensure!(line.ask("root.querySelector(`[aria-label='Forward']`).disabled").await? == true);
        line.press("[aria-label='Back']").await?;
        is(TWO, "e5").await?;
        line.drag("d2", "d4").await?;
        line.press("[part=line] li:nth-child(4) button").await?;
        is(END, "Nc6").await?;
        line.press("[part=line] li:nth-child(2) button").await?;
        line.drag("d2", "d5").await?;
        line.press("[part=controls] > button:last-child").await?;
        is(TWO, "e5").await?;
        // A move of the line itself does not leave it.
        line.clicks(&["g1", "f3"]).await?;
        is("rnbqkbnr/pppp1ppp/8/4p3/4P3/5N2/PPPP1PPP/RNBQKB1R", "Nf3").await?;

        let play = page.shown("#play").await?;
        ensure!(play.ask("root.querySelector('[part=tray]').checkVisibility()").await? == false);
        play.click("e7").await?;
        ensure!(take_events(&page, "play", "select").await?.is_empty(), "the computer's pieces cannot be picked up");
        play.clicks(&["b1", "c3"]).await?;
        play.until("diagram.position.includes(' w ') && diagram.position.endsWith(' 2')").await?;
        let events = take_events(&page, "play", "move").await?;
        ensure!(events.len() == 2 && events[1]["from"].is_null() && events[1]["san"].is_string(), "{events:?}");
        ensure!(play.text("[part=status]").await?.contains("White to move"));

        // Taken back with the answer, and played otherwise.
        play.press("[aria-label='Take back your move']").await?;
        ensure!(take_events(&page, "play", "takeback").await?.len() <= 1);
        ensure!(play.ask("diagram.position.split(' ')[0]").await? == START);
        ensure!(play.ask("root.querySelector(`[aria-label='Take back your move']`).disabled").await? == true);
        play.clicks(&["g1", "f3"]).await?;
        play.until("diagram.position.includes(' w ') && diagram.position.endsWith(' 2')").await?;
        Ok(())
    })
}

/// The last attribute wins, not the last file to load. Nothing waits for a removed diagram. What cannot be shown is reported by name.
#[test]
fn the_last_word_counts_and_the_rest_is_named() -> Result<()> {
    let elements = r#"
<move-diagram id="race" game="gigachess" fen="start" size="300"></move-diagram>
<move-diagram id="gone" game="gigachess2" piece="lion" size="300"></move-diagram>
<move-diagram id="line" game="chess" moves="1. e4! {Best by test} (1. d4) e5 $6 2. Ke3 d6" at="end" size="300"></move-diagram>
<move-diagram id="placement" game="chess" fen="8/8/8/3Q4/8/8/8/8" select="d5" size="300"></move-diagram>
<script>
window.settled = false;
addEventListener("load", () => {
  const race = document.querySelector("[id=race]"), gone = document.querySelector("[id=gone]");
  race.begin();
  setTimeout(() => {
    race.setAttribute("game", "capablanca");
    setTimeout(() => Object.assign(race, { game: "chess", fen: "4k3/8/8/8/8/8/8/4K3 w - - 0 1" }));
  });
  gone.ready.then(() => (settled = true));
  gone.remove();
});
</script>
"#;
    try_out(elements, async |page| {
        page.until("nobody waits for what is gone", async || Ok(page.script("return settled;").await? == true)).await?;
        let race = page.shown("#race").await?;
        race.until("diagram.position.startsWith('4k3/') && root.querySelectorAll('.pieces > *').length === 2").await?;
        let line = page.shown("#line").await?;
        let notes = line.text("[part=notes]").await?;
        ensure!(notes.contains("Ke3") && notes.contains("after it: 1"), "{notes}");
        let moves =
            line.ask("[...root.querySelectorAll('[part=line] li')].map((li) => li.textContent).join(' ')").await?;
        ensure!(moves == "e4! e5?!", "{moves}");
        line.press("[aria-label='Back']").await?;
        ensure!(line.text("[part=notes]").await?.contains("Best by test"));
        let placement = page.shown("#placement").await?;
        ensure!(placement.targets().await?.split(' ').count() == 27);
        ensure!(!placement.text("[part=notes]").await?.is_empty());
        Ok(())
    })
}

/// An imagined enemy must not prevent a legal move, nor its explanation.
#[test]
fn what_only_moves_goes_where_one_clicks() -> Result<()> {
    let elements = r#"
<move-diagram id="pawn" game="chess" fen="start" size="300"></move-diagram>
<move-diagram id="king" game="chess" fen="r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1" size="300"></move-diagram>
<move-diagram id="janus" game="janus" fen="k9/4P5/10/10/10/10/10/K9 w - - 0 1" size="300"></move-diagram>
<move-diagram id="line" game="chess" moves="e4 e5" size="300"></move-diagram>
<move-diagram id="passing" game="chess" fen="4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2" size="300"></move-diagram>
<move-diagram id="play" game="chess" play="white" level="1" size="300"></move-diagram>
"#;
    try_out(elements, async |page| {
        let mut lost = Vec::new();
        for (id, from, to, kind) in [
            ("pawn", "e2", "e4", "double-step"),
            ("king", "e1", "g1", "castling"),
            ("janus", "e7", "e8", "move-only"),
            ("line", "d2", "d3", "move-only"),
            ("play", "e2", "e3", "move-only"),
        ] {
            let diagram = page.shown(&format!("#{id}")).await?;
            diagram.click(from).await?;
            let mark = diagram.ask(&format!("diagram.targets.find(({{ square }}) => square === {to:?})?.kind")).await?;
            ensure!(mark == kind, "{id}: {to} is {mark}");
            diagram.click(to).await?;
            let moved = take_events(&page, id, "move").await?.first().is_some_and(|detail| detail["to"] == to);
            let asked = diagram.ask("root.querySelector('[part=promotion]').checkVisibility()").await? == true;
            if !moved && !asked {
                lost.push(format!("{id}: {from}, {to}"));
            }
        }
        let passing = page.shown("#passing").await?;
        passing.click("e5").await?;
        passing.hover("d6").await?;
        let hint = passing.text("[part=hint]").await?;
        if !hint.contains("en passant") {
            lost.push(format!("pointing at d6, which only en passant leads to, says: {hint}"));
        }
        ensure!(lost.is_empty(), "two clicks, and no move: {lost:?}");
        Ok(())
    })
}
