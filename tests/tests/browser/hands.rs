//! Drops from the hand, pieces that enter, passing, and choices between several moves.

use crate::own_games::{drop_text, until_played};
use anyhow::{Context, Result, ensure};
use e2e::keys::{ENTER, ESCAPE, RIGHT};
use e2e::{Page, Role, Screen, check, in_chromium};

/// An own game with hands, in which White holds a Knight and two Pawns, and Black a Pawn.
const DROPS: &str = "[drops:crazyhouse]\nstartFen = 4k3/8/8/8/8/8/8/4K3[NPPp] w - - 0 1\n";

/// A game in which pieces enter where others leave.
const GATES: &str = "[gates:seirawan]\nstartFen = 4k3/8/8/8/8/8/8/RN2K2R[HE] w KQB - 0 1\n";

/// A game in which promotion is optional, and passing is allowed.
const CHOICES: &str = "[choices:minishogi]\npass = true\nstartFen = 4k/1B3/5/5/K4[-] w - - 0 1\n";

/// Plays a game whose definition is given as a text.
pub async fn begin(page: &Page, text: &str) -> Result<()> {
    drop_text(page, text).await?;
    page.until("it can be played", async || {
        let script = "return document.querySelector('dialog.own-game[open] .main')?.checkVisibility() ?? false";
        Ok(page.script(script).await? == true)
    })
    .await?;
    until_played(page).await?;
    page.script("window.menagerie.game.seat(1, 'human')").await.map(|_| ())
}

/// The labels of the pieces in the hands.
async fn hands(page: &Page) -> Result<String> {
    let script = "return [...document.querySelectorAll('.in-hand')].map((it) => it.ariaLabel).join('; ')";
    Ok(page.script(script).await?.as_str().context("hands")?.to_owned())
}

async fn until_hands_show(page: &Page, words: &str) -> Result<()> {
    page.until(&format!("{words:?} is shown"), async || Ok(hands(page).await?.contains(words))).await
}

#[test]
fn a_piece_in_the_hand_is_dropped_by_tapping_it_and_a_square() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        begin(&page, DROPS).await?;
        until_hands_show(&page, "Knight, 1 in hand").await?;
        let board = page.board(8, 8, 0).await?;
        page.press("Knight, 1 in hand").await?;
        board.click("e1").await?;
        board.click("d4").await?;
        ensure!(page.moves().await?.is_empty(), "picking up the King has put the Knight down");
        page.press("Knight, 1 in hand").await?;
        board.click("d4").await?;
        page.until_position("4k3/8/8/8/3N4/8/8/4K3[PPp] b - - 0 1").await?;
        ensure!(page.moves().await? == ["N@d4"], "{:?}", page.moves().await?);
        // White's pieces are not Black's to drop.
        page.press("Pawn, 2 in hand").await?;
        board.click("a4").await?;
        page.press("Pawn, 1 in hand").await?;
        board.click("a1").await?;
        page.until("it is said why", async || Ok(page.words().await?.contains("may not be dropped on a1"))).await?;
        page.press("Pawn, 1 in hand").await?;
        board.click("a4").await?;
        page.until_position("4k3/8/8/8/p2N4/8/8/4K3[PP] w - - 0 2").await
    })
}

#[test]
fn a_finger_drags_a_piece_from_the_hand_to_its_square() -> Result<()> {
    if !in_chromium("Firefox's driver sends no such touches")? {
        return Ok(());
    }
    check("?game=chess&black=human", async |page| {
        page.touch_on(Screen { width: 360, height: 740, ratio: 2.0 }).await?;
        begin(&page, DROPS).await?;
        until_hands_show(&page, "Knight, 1 in hand").await?;
        let way = "const middle = (it) => { const r = document.querySelector(it).getBoundingClientRect(); \
                   return [r.left + r.width / 2, r.top + r.height / 2]; }; \
                   const [x, y] = middle('.in-hand[data-origin=\"N@\"]:not([data-count=\"0\"])'); \
                   const [u, v] = middle('[data-square=\"f5\"]'); return [u - x, v - y]";
        let way: (f64, f64) = serde_json::from_value(page.script(way).await?)?;
        page.swipe_on(".in-hand[data-origin=\"N@\"]:not([data-count=\"0\"])", way).await?;
        page.until_position("4k3/8/8/5N2/8/8/8/4K3[PPp] b - - 0 1").await
    })
}

#[test]
fn a_piece_is_dropped_with_the_keyboard() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        begin(&page, DROPS).await?;
        until_hands_show(&page, "Knight, 1 in hand").await?;
        let focus = "document.querySelector('.in-hand[data-origin=\"P@\"][data-count=\"2\"]').focus()";
        page.script(focus).await?;
        page.keys(RIGHT).await?;
        page.keys(ENTER).await?;
        page.until("it is explained", async || Ok(page.words().await?.contains("It can be dropped on"))).await?;
        page.keys(ESCAPE).await?;
        let at = "return document.activeElement?.dataset.origin ?? ''";
        page.until("the keyboard is back in the hand", async || Ok(page.script(at).await? == "N@")).await?;
        page.keys(ENTER).await?;
        // The cursor begins on the first square.
        page.keys(RIGHT).await?;
        page.keys(ENTER).await?;
        page.until("it is dropped", async || Ok(page.moves().await?.len() == 1)).await?;
        let words = page.words().await?;
        ensure!(words.contains("Knight dropped on"), "{words}");
        Ok(())
    })
}

#[test]
fn a_piece_enters_where_another_leaves() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        begin(&page, GATES).await?;
        until_hands_show(&page, "Archbishop, 1 in hand").await?;
        let board = page.board(8, 8, 0).await?;
        board.click("b1").await?;
        board.click("c3").await?;
        page.until("it is asked", async || page.shows(Role::Button, "Nothing enters").await).await?;
        page.press("Archbishop enters on b1").await?;
        page.until_position("4k3/8/8/8/8/2N5/8/RH2K2R[E] b KQ - 1 1").await?;
        ensure!(page.moves().await? == ["Nc3/H"], "{:?}", page.moves().await?);
        board.click("e8").await?;
        board.click("e7").await?;
        // Castling, something may enter on either square.
        board.click("e1").await?;
        board.click("g1").await?;
        page.until("it is asked", async || page.shows(Role::Button, "Nothing enters").await).await?;
        ensure!(page.shows(Role::Button, "Chancellor enters on e1").await?);
        page.press("Chancellor enters on h1").await?;
        page.until("it is played", async || Ok(page.moves().await?.last().is_some_and(|it| it == "O-O/Eh1"))).await
    })
}

#[test]
fn a_piece_may_stay_what_it_is_and_the_turn_may_be_passed() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        begin(&page, CHOICES).await?;
        let board = page.board(5, 5, 0).await?;
        page.press("Pass").await?;
        page.until("it is passed", async || Ok(page.moves().await? == ["0000"])).await?;
        board.click("e5").await?;
        board.click("e4").await?;
        page.until("Black has moved", async || Ok(page.moves().await?.len() == 2)).await?;
        board.click("b4").await?;
        board.click("a5").await?;
        page.until("it is asked", async || page.shows(Role::Button, "Bishop, not promoted").await).await?;
        page.press("Bishop, not promoted").await?;
        page.until_position("B4/4k/5/5/K4[] b - - 3 2").await
    })
}

#[test]
fn hands_pass_the_accessibility_checker() -> Result<()> {
    if !in_chromium("the checker judges elements and styles, which are the same everywhere")? {
        return Ok(());
    }
    check("?game=chess&black=human", async |page| {
        let mut found = Vec::new();
        begin(&page, DROPS).await?;
        until_hands_show(&page, "Knight, 1 in hand").await?;
        found.extend(page.violations().await?);
        page.press("Knight, 1 in hand").await?;
        found.extend(page.violations().await?);
        begin(&page, GATES).await?;
        let board = page.board(8, 8, 0).await?;
        board.click("e1").await?;
        board.click("g1").await?;
        page.until("it is asked", async || page.shows(Role::Button, "Nothing enters").await).await?;
        found.extend(page.violations().await?);
        page.press("Nothing enters").await?;
        page.script("document.getElementById('open-editor').click()").await?;
        page.until("the editor is open", async || page.shows(Role::Dialog, "Position editor").await).await?;
        found.extend(page.violations().await?);
        ensure!(found.is_empty(), "{found:#?}");
        Ok(())
    })
}

#[test]
fn hands_are_set_up_in_the_editor() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        begin(&page, DROPS).await?;
        page.script("document.getElementById('open-editor').click()").await?;
        page.until("the editor is open", async || page.shows(Role::Dialog, "Position editor").await).await?;
        let count = "const box = document.querySelector('input[aria-label=\"Queen in Black’s hand\"]'); box.value = '2'; \
                     box.dispatchEvent(new Event('input', { bubbles: true }))";
        page.script(count).await?;
        page.press("Play from here").await?;
        page.until_position("4k3/8/8/8/8/8/8/4K3[PPNpqq] w - - 0 1").await
    })
}
