//! Extras: sets of pieces, figurines, spoken moves, blindfold, unlocked levels, statistics, animated pictures.

use crate::games::{CHATURAJI, GIGACHESS, JANUS};
use anyhow::{Context, Result, ensure};
use e2e::{Page, Role, check};

/// White mates by a1a8.
const MATE_AT_ONCE: &str = "fen=6k1/5ppp/8/8/8/8/8/R5K1%20w%20-%20-%200%201";

/// Sets a setting.
async fn set(page: &Page, key: &str, value: &str) -> Result<()> {
    page.script(&format!("menagerie.settings.set('{key}', {value})")).await?;
    Ok(())
}

#[test]
fn every_set_of_pieces_looks_different_on_the_board_and_beside_it_and_is_remembered() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        let beside = "document.querySelector('#tab-pieces').click(); return document.querySelector('.piece-list .piece')?.innerHTML ?? ''";
        page.until("the pieces are listed", async || Ok(page.script(beside).await? != "")).await?;
        let mut looks = vec![(board.look("e1").await?, page.script(beside).await?.to_string())];
        for name in ["Flat", "Ink", "Letters", "Letters on shapes, without colours"] {
            page.press("Settings").await?;
            page.choose("Pieces", name).await?;
            page.press("Close").await?;
            page.until(name, async || {
                let (on_board, listed) = (board.look("e1").await?, page.script(beside).await?.to_string());
                let known = |part: fn(&(_, String), &(_, String)) -> bool, one: &(_, String)| {
                    looks.iter().any(|other| part(one, other))
                };
                let now = (on_board, listed);
                // The discs of the letters are the same beside the board where White has a disc in both.
                Ok(!known(|one, other| one.0 == other.0, &now))
            })
            .await?;
            looks.push((board.look("e1").await?, page.script(beside).await?.to_string()));
        }
        ensure!(looks[0].1 != looks[1].1 && looks[1].1 != looks[2].1 && looks[2].1 != looks[3].1, "{looks:?}");
        page.open(&JANUS.among_people()).await?;
        let board = page.board(10, 8, 0).await?;
        page.until("it is remembered", async || Ok(board.look("e1").await? == looks[4].0)).await
    })
}

#[test]
fn pieces_are_hidden_from_who_plays_blindfold() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let board = page.board(10, 8, 0).await?;
        // Of one colour, without letters, and not where the cursor begins.
        let (pawn, empty) = (board.look("b2").await?, board.look("b4").await?);
        ensure!(pawn != empty);
        board.keys("\u{e00a}b\u{e000}").await?;
        page.until("the Pawn cannot be seen", async || Ok(board.look("b2").await? == empty)).await?;
        page.enter("Enter a move", JANUS.opening).await?;
        page.until("the move is listed", async || Ok(page.moves().await?.len() == 1)).await?;
        page.press("Menu").await?;
        page.press("Blindfold: hide the pieces").await?;
        page.until("it is seen again", async || Ok(board.look("b2").await? == pawn)).await
    })
}

#[test]
fn figurines_are_pictures_for_the_eye_and_letters_for_the_ear() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        set(&page, "figurines", "true").await?;
        page.open(&JANUS.among_people()).await?;
        page.enter("Enter a move", "Nd3").await?;
        page.until("a Knight stands in the list", async || {
            let script = "const f = document.querySelector('#moves .figurine'); return [f?.querySelectorAll('svg[aria-hidden=true]').length ?? 0, f?.textContent, f?.closest('li').textContent]";
            let found = page.script(script).await?;
            Ok(found[0] == 1 && found[1] == "N" && found[2].as_str().is_some_and(|text| text.starts_with("N")))
        })
        .await?;
        ensure!(page.moves().await?[0].ends_with("d3"), "the list is read as before");
        Ok(())
    })
}

#[test]
fn who_wins_is_reported_so_and_the_next_level_opens() -> Result<()> {
    check(&format!("?game=chess&white=human&black=computer&level=4&{MATE_AT_ONCE}"), async |page| {
        let closed = "return [...document.querySelector('#level').options].filter((it) => it.disabled).map((it) => it.value).join(' ')";
        ensure!(page.script(closed).await? == "5 6 7 8");
        page.press("New game").await?;
        page.until("it is said how they open", async || {
            Ok(page.words().await?.contains("Win against level 4 Club to open level 5."))
        })
        .await?;
        page.press("Close").await?;
        page.enter("Enter a move", "a1a8").await?;
        page.until("it is shown", async || page.shows(Role::Region, "You won against level 4").await).await?;
        ensure!(page.words().await?.contains("Level 5 Strong club is open now."));
        ensure!(page.script(closed).await? == "6 7 8");
        ensure!(page.shows(Role::Button, "Play level 5").await?, "it is the next step");
        page.press("New game").await?;
        page.press("Open all levels").await?;
        page.until("all are open", async || Ok(page.script(closed).await? == "")).await?;
        page.open("?game=chess&white=human&black=human").await?;
        ensure!(page.script(closed).await? == "", "it is remembered");
        Ok(())
    })
}

#[test]
fn who_has_played_a_level_keeps_it() -> Result<()> {
    check("?game=chess&white=human&black=computer&level=6", async |page| {
        page.enter("Enter a move", "e4").await?;
        page.open("?game=chess&white=human&black=human").await?;
        let closed = "return [...document.querySelector('#level').options].filter((it) => it.disabled).map((it) => it.value).join(' ')";
        ensure!(page.script(closed).await? == "7 8");
        Ok(())
    })
}

#[test]
fn a_person_among_computers_is_reported_their_place() -> Result<()> {
    let last = "8/8/8/bK,bP,6/8/8/6,rP,rK/8 r 3,7,20,4 gy,-,-,- 1 0 60";
    let address = format!(
        "?game={}&red=human&green=computer&blue=computer&yellow=computer&level=1&fen={}",
        CHATURAJI.id,
        last.replace(' ', "%20")
    );
    check(&address, async |page| {
        page.enter("Enter a move", "g2f2").await?;
        page.until("it is shown", async || page.shows(Role::Region, "You came last, with 3 points").await).await
    })
}

#[test]
fn statistics_count_the_games_that_are_kept() -> Result<()> {
    check(&format!("?game=chess&white=human&black=computer&level=2&{MATE_AT_ONCE}"), async |page| {
        page.enter("Enter a move", "a1a8").await?;
        page.until("it is over", async || page.shows(Role::Button, "Rematch").await).await?;
        page.open("?game=chess&white=human&black=computer&level=1").await?;
        page.enter("Enter a move", "e4").await?;
        page.press("Menu").await?;
        page.press("Statistics").await?;
        page.until("they are counted", async || {
            let words = page.words().await?;
            Ok(words.contains("From the 2 games") && words.contains("2 Beginner") && words.contains("e4 (1)"))
        })
        .await?;
        let row = page.script("return document.querySelector('dialog.statistics tbody tr').innerText").await?;
        let row = row.as_str().context("a row")?;
        ensure!(row.split_whitespace().collect::<Vec<_>>().starts_with(&["Chess", "1", "0", "0", "1"]), "{row}");
        Ok(())
    })
}

#[test]
fn moves_are_spoken_in_words() -> Result<()> {
    check(&JANUS.from("k9/10/1K8/10/10/10/10/9R w - - 0 1"), async |page| {
        page.script("window.heard = []; speechSynthesis.speak = (it) => heard.push([it.lang, it.text]); return null")
            .await?;
        set(&page, "speech", "true").await?;
        page.until("it listens", async || {
            Ok(page
                .script(
                    "return performance.getEntriesByType('resource').some((it) => it.name.includes('spoken-moves'))",
                )
                .await?
                == true)
        })
        .await?;
        page.enter("Enter a move", "j1j8").await?;
        page.until("it is said", async || {
            let heard = page.script("return heard.at(-1) ?? null").await?;
            Ok(heard[0] == "en"
                && heard[1].as_str().is_some_and(|text| text.starts_with("Rook to j8") && text.contains("checkmate")))
        })
        .await
    })
}

#[test]
fn sounds_are_on_and_switched_off_where_it_is_seen() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        ensure!(page.script("return menagerie.settings.get('sound')").await? == true);
        // Where the head has no room for it, the menu has it.
        if !page.shows(Role::Button, "Sound").await? {
            page.press("Menu").await?;
        }
        page.press("Sound").await?;
        ensure!(page.script("return menagerie.settings.get('sound')").await? == false);
        ensure!(page.script("return document.querySelector('#sound').getAttribute('aria-pressed')").await? == "false");
        Ok(())
    })
}

#[test]
fn the_board_is_as_large_as_its_slider_says() -> Result<()> {
    check(&JANUS.among_people(), async |page| {
        let width = "return document.querySelector('#board').getBoundingClientRect().width";
        let before = page.script(width).await?.as_f64().context("a width")?;
        page.press("Settings").await?;
        page.script("const it = document.querySelector('.boardSize input'); it.value = '60'; it.dispatchEvent(new Event('input')); return null").await?;
        page.until("it is smaller", async || {
            let now = page.script(width).await?.as_f64().context("a width")?;
            Ok((now / before - 0.6).abs() < 0.03)
        })
        .await
    })
}

#[test]
fn a_game_becomes_an_animated_picture() -> Result<()> {
    check(&GIGACHESS.among_people(), async |page| {
        page.enter("Enter a move", GIGACHESS.opening).await?;
        page.script(
            "URL.createObjectURL = (blob) => { blob.arrayBuffer().then((all) => (window.made = new Uint8Array(all))); return '#'; }; return null",
        )
        .await?;
        page.press("Share").await?;
        page.press("Save as GIF").await?;
        page.until("it is made", async || Ok(page.script("return Boolean(window.made)").await? == true)).await?;
        let script = "const text = String.fromCharCode(...made.slice(0, 6)); const wide = made[6] + 256 * made[7];\
                      return [text, wide, [...made].filter((byte, at) => byte === 0x21 && made[at + 1] === 0xf9 && made[at + 2] === 4).length >= 2]";
        let found = page.script(script).await?;
        ensure!(found[0] == "GIF89a" && found[1] == 14 * 36 && found[2] == true, "{found}");
        Ok(())
    })
}
