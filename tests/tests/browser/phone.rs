//! The board with fingers that are larger than its squares.

use crate::games::{GIGACHESS, JANUS};
use anyhow::{Context, Result, ensure};
use e2e::{Board, Page, Role, Screen, check, in_chromium};
use std::time::Duration;

const PHONE: Screen = Screen { width: 360, height: 740, ratio: 2.0 };
const ESCAPE: char = '\u{e00c}';

/// The width of a square at the same place, in CSS pixels.
async fn side(page: &Page) -> Result<f64> {
    let script = "const r = document.querySelector('.square-grid').getBoundingClientRect();\
                  return r.width / document.querySelector('[role=row]').children.length";
    page.script(script).await?.as_f64().context("the board has no squares")
}

async fn until_whole(page: &Page, whole: bool) -> Result<()> {
    let what = format!("the board is {}whole", if whole { "" } else { "not " });
    page.until(&what, async || {
        Ok((side(page).await? < 27.0) == whole && page.shows(Role::Button, "Whole board").await? != whole)
    })
    .await
}

/// Plays a move by two taps that miss by this number of CSS pixels.
async fn play(page: &Page, board: &Board, (from, to): (&str, &str), off: [(f64, f64); 2]) -> Result<()> {
    let before = page.moves().await?.len();
    board.tap_beside(from, off[0].0, off[0].1).await?;
    board.tap_beside(to, off[1].0, off[1].1).await?;
    page.until(&format!("{from}{to} is played"), async || Ok(page.moves().await?.len() == before + 1)).await
}

#[test]
fn two_fingers_enlarge_the_board_and_not_the_page() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        page.show_on(PHONE).await?;
        let board = page.board(14, 14, 0).await?;
        board.pinch("g7", 40.0, 90.0).await?;
        until_whole(&page, false).await?;
        ensure!(
            page.script("return visualViewport.scale").await?.as_f64() == Some(1.0),
            "the page is as large as it was"
        );
        ensure!(page.moves().await?.is_empty(), "and nothing is played");
        page.press("Whole board").await?;
        until_whole(&page, true).await?;
        board.pinch("g7", 40.0, 90.0).await?;
        until_whole(&page, false).await?;
        board.keys(&ESCAPE.to_string()).await?;
        until_whole(&page, true).await?;
        board.tap_twice("g7").await?;
        until_whole(&page, false).await?;
        // It stays through moves, and ends with the game.
        page.script("menagerie.game.turns.play('e4e6')").await?;
        page.until("it is played", async || Ok(page.moves().await?.len() == 1)).await?;
        until_whole(&page, false).await?;
        page.restart().await?;
        until_whole(&page, true).await
    })
}

#[test]
fn an_opening_is_played_by_taps_that_are_not_exact() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        page.show_on(PHONE).await?;
        let board = page.board(14, 14, 0).await?;
        let opening = [
            ("e4", "e6"),
            ("j11", "j9"),
            ("f4", "f6"),
            ("i11", "i9"),
            ("d2", "c4"),
            ("k13", "l11"),
            ("d3", "d5"),
            ("k12", "k10"),
            ("k2", "l4"),
            ("d13", "c11"),
        ];
        // Ten pixels in each direction, in no order that a square would know of.
        let mut seed = 20_u32;
        let mut off = || {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            f64::from(seed >> 16) / 65_535.0 * 20.0 - 10.0
        };
        for (from, to) in opening {
            play(&page, &board, (from, to), [(off(), off()), (off(), off())]).await?;
        }
        let played = page.script("return menagerie.game.data.session.record().moves.join(' ')").await?;
        let wanted = opening.map(|(from, to)| format!("{from}{to}")).join(" ");
        ensure!(played.as_str() == Some(&*wanted), "{played} instead of {wanted}");
        Ok(())
    })
}

#[test]
fn a_tap_near_a_target_means_it_and_a_miss_keeps_the_piece() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        page.show_on(PHONE).await?;
        let board = page.board(14, 14, 0).await?;
        let selected = async |square: &str| {
            let script = "return menagerie.game.data.selected ?? ''";
            page.until(&format!("{square:?} is picked"), async || Ok(page.script(script).await? == square)).await
        };
        board.tap("e4").await?;
        selected("e4").await?;
        // Far from all targets: why not is said, and the piece stays in the hand.
        board.tap("k8").await?;
        page.until("it is said", async || Ok(page.script("return menagerie.game.data.problem !== ''").await? == true))
            .await?;
        selected("e4").await?;
        // Another of one's own pieces instead.
        board.tap("j4").await?;
        selected("j4").await?;
        board.tap("j6").await?;
        page.until("j6 is played", async || Ok(page.moves().await? == ["j6"])).await?;
        // On f9, but near e9.
        board.tap("e11").await?;
        board.tap_beside("e9", 16.0, 0.0).await?;
        page.until("e9 was meant", async || Ok(page.moves().await?.len() == 2)).await?;
        // A mouse is exact.
        board.click("e4").await?;
        board.click("f6").await?;
        ensure!(page.moves().await?.len() == 2);
        selected("").await
    })
}

#[test]
fn a_loupe_shows_what_the_finger_hides_unless_it_is_not_wanted() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        page.show_on(PHONE).await?;
        let board = page.board(14, 14, 0).await?;
        page.script(
            "window.loupes = 0; new MutationObserver(() => \
             { window.loupes += document.querySelector('.loupe')?.style.display === 'block' ? 1 : 0 })\
             .observe(document.querySelector('.board'), { subtree: true, childList: true, attributes: true })",
        )
        .await?;
        board.hold("e4", Duration::from_millis(500)).await?;
        ensure!(page.script("return window.loupes > 0").await? == true, "there was a loupe");
        page.until("it is gone", async || {
            Ok(page.script("return document.querySelector('.loupe').style.display").await? == "none")
        })
        .await?;
        page.press("Settings").await?;
        // Scrolled into view, as a click below the dialog's edge would hit another element.
        page.script("for (const it of document.querySelectorAll('dialog[open] .loupe input, dialog[open] label')) if (it.innerText.startsWith('Magnifier')) it.scrollIntoView({ block: 'center' })").await?;
        page.control(Role::Checkbox, "Magnifier over the finger on small squares").await?.click().await?;
        page.press("Close").await?;
        page.script("window.loupes = 0").await?;
        board.hold("e4", Duration::from_millis(500)).await?;
        ensure!(page.script("return window.loupes").await? == 0);
        Ok(())
    })
}

#[test]
fn confirming_each_move_is_offered_once_on_a_large_board() -> Result<()> {
    if !in_chromium("only there a mouse can be ruled out")? {
        return Ok(());
    }
    check("", async |page| {
        page.touch_on(PHONE).await?;
        page.open(&JANUS.among_people()).await?;
        page.board(10, 8, 0).await?.tap("e2").await?;
        page.board(10, 8, 0).await?.tap("e4").await?;
        page.until("it is played", async || Ok(page.moves().await?.len() == 1)).await?;
        ensure!(!page.shows(Role::Button, "Confirm each move").await?, "10×8 is not large");
        page.open(&GIGACHESS.among_people()).await?;
        let board = page.board(14, 14, 0).await?;
        play(&page, &board, ("e4", "e6"), Default::default()).await?;
        page.press("Confirm each move").await?;
        board.tap("e11").await?;
        board.tap("e9").await?;
        page.press("Play this move").await?;
        page.until("it is played", async || Ok(page.moves().await?.len() == 2)).await?;
        page.script("menagerie.settings.set('confirm', false)").await?;
        play(&page, &board, ("f4", "f6"), Default::default()).await?;
        ensure!(!page.shows(Role::Button, "Confirm each move").await?, "it is not offered again");
        Ok(())
    })
}

#[test]
fn captures_and_checks_are_felt_if_that_is_wished() -> Result<()> {
    check("", async |page| {
        page.before_scripts("window.felt = []; navigator.vibrate = (pattern) => felt.push(pattern.length);").await?;
        page.open("?game=chess&white=human&black=human").await?;
        let play = async |moves: &[&str]| {
            for text in moves {
                page.script(&format!("menagerie.game.turns.play('{text}')")).await?;
            }
            anyhow::Ok(())
        };
        play(&["e4", "d5", "exd5"]).await?;
        ensure!(page.script("return felt.length").await? == 0, "off at first");
        page.press("Settings").await?;
        page.control(Role::Checkbox, "Vibrate on captures and checks").await?.click().await?;
        page.press("Close").await?;
        page.until("a capture is felt", async || {
            // The module for vibration is loaded only now.
            play(&["Qxd5", "Nc3"]).await?;
            page.script("menagerie.game.navigation.undo()").await?;
            page.script("menagerie.game.navigation.undo()").await?;
            Ok(page.script("return felt.length").await?.as_f64() > Some(0.0))
        })
        .await?;
        page.before_scripts("delete Navigator.prototype.vibrate; delete navigator.vibrate;").await?;
        page.open(&JANUS.among_people()).await?;
        page.press("Settings").await?;
        ensure!(page.shows(Role::Checkbox, "Confirm each move").await?);
        ensure!(!page.shows(Role::Checkbox, "Vibrate on captures and checks").await?, "not where it cannot be done");
        Ok(())
    })
}

#[test]
fn an_installed_app_opens_where_one_was() -> Result<()> {
    check("", async |page| {
        let manifest: serde_json::Value = serde_json::from_value(
            page.script("const r = new XMLHttpRequest(); r.open('GET', 'manifest.webmanifest', false); r.send(); return JSON.parse(r.responseText)")
                .await?,
        )?;
        ensure!(manifest["display"] == "standalone" && manifest["orientation"] == "any" && manifest["id"] == "./");
        let start =
            manifest["start_url"].as_str().and_then(|start| start.strip_prefix("./")).context("it starts nowhere")?;
        page.open(&JANUS.among_people()).await?;
        page.board(10, 8, 0).await?.drag("e2", "e4").await?;
        page.until("it is played", async || Ok(page.moves().await?.len() == 1)).await?;
        let position = page.position().await?;
        page.leave().await?;
        page.open(start).await?;
        ensure!(page.position().await? == position && page.moves().await? == ["e4"]);
        ensure!(page.script("return menagerie.game.data.problem").await? == "", "nothing is wrong with the address");
        Ok(())
    })
}

#[test]
fn what_was_played_and_taken_is_between_the_board_and_the_tools() -> Result<()> {
    check("?game=chess&white=human&black=human", async |page| {
        page.show_on(Screen { width: 390, height: 844, ratio: 2.0 }).await?;
        for text in ["e4", "d5", "exd5"] {
            page.script(&format!("menagerie.game.turns.play('{text}')")).await?;
        }
        let shown = async || {
            page.script("return [document.querySelector('.middle-moves [aria-current]')?.innerText ?? '', document.querySelectorAll('.middle-captures .piece').length]").await
        };
        page.until("the last move and a Pawn", async || Ok(shown().await? == serde_json::json!(["2. exd5", 1])))
            .await?;
        page.press("Previous move").await?;
        page.until("the move before", async || Ok(shown().await? == serde_json::json!(["d5", 0]))).await?;
        page.press("Next move").await?;
        page.press("Analysis").await?;
        page.until("it is judged", async || {
            Ok(page.script("return document.querySelectorAll('.middle-lines .scores').length > 0").await? == true)
        })
        .await
    })
}

#[test]
fn notes_cover_neither_the_board_nor_the_tools() -> Result<()> {
    if !in_chromium("only there a mouse can be ruled out")? {
        return Ok(());
    }
    check("", async |page| {
        // With room between the board and the tools, and without.
        for height in [844, 640] {
            page.touch_on(Screen { width: 360, height, ratio: 2.0 }).await?;
            page.open(&GIGACHESS.among_people()).await?;
            page.script("menagerie.settings.set('confirmOffered', false)").await?;
            page.open(&GIGACHESS.among_people()).await?;
            let board = page.board(14, 14, 0).await?;
            play(&page, &board, ("e4", "e6"), Default::default()).await?;
            page.until("the note is there", async || page.shows(Role::Button, "Confirm each move").await).await?;
            let script = "const note = document.querySelector('.notes > div').getBoundingClientRect();\
                return ['#board', '.tools', '.sheet-bar', '.status-line', '.player:last-child'].filter((which) => {\
                const it = document.querySelector(which).getBoundingClientRect();\
                return it.top < note.bottom - 1 && it.bottom > note.top + 1 && it.bottom <= innerHeight })";
            page.until("nothing is covered", async || Ok(page.script(script).await? == serde_json::json!([]))).await?;
        }
        Ok(())
    })
}
