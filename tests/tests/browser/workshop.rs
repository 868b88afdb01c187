//! Making, changing and sharing games in the workshop.

use crate::own_games::{drop_text, until_played_name};
use anyhow::{Context as _, Result, ensure};
use e2e::keys::{ENTER, TAB};
use e2e::{Page, Role, check};

/// Opens the workshop in a language, and waits until it can be used.
pub async fn open(page: &Page, address: &str) -> Result<()> {
    page.visit(address).await?;
    let ready =
        "return !document.getElementById('workshop').hidden && document.querySelectorAll('#kinds li').length > 0";
    page.until("the workshop is open", async || Ok(page.script(ready).await? == true)).await
}

/// The value of an expression on the page, as a text.
pub async fn value_of(page: &Page, expression: &str) -> Result<String> {
    let value = page.script(&format!("return String({expression})")).await?;
    Ok(value.as_str().unwrap_or_default().to_owned())
}

pub async fn until(page: &Page, expression: &str, wanted: &str) -> Result<()> {
    let what = format!("{expression} is {wanted:?}");
    page.until(&what, async || Ok(value_of(page, expression).await? == wanted)).await
}

/// The start of the game in the workshop.
const START: &str = "JSON.parse(document.getElementById('definition').textContent).start.split(' ')[0]";

/// The moves of the chosen piece.
const BETZA: &str = "document.querySelector('#piece input.betza').value";

/// Shows a part of the workshop.
pub async fn view(page: &Page, name: &str) -> Result<()> {
    page.script(&format!("document.querySelector('button[data-view=\"{name}\"]').click()")).await.map(drop)
}

#[test]
fn a_text_that_is_dropped_is_read_and_played() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        open(&page, "workshop/").await?;
        drop_text(&page, "[mine:chess]\ncastling = false\nstalemateValue = loss\n").await?;
        until(&page, "document.getElementById('format').textContent", "Fairy-Stockfish’s ini").await?;
        ensure!(value_of(&page, "document.getElementById('faults').textContent").await?.contains("can be played"));
        view(&page, "words").await?;
        let words = value_of(&page, "document.getElementById('words').textContent").await?;
        ensure!(words.contains("loses"), "{words}");
        page.press("Play").await?;
        until_played_name(&page, "Mine").await
    })
}

#[test]
fn what_is_made_is_tried_out() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        open(&page, "workshop/").await?;
        drop_text(&page, "[mine:chess]\ncastling = false\n").await?;
        until(&page, "document.getElementById('format').textContent", "Fairy-Stockfish’s ini").await?;
        view(&page, "try").await?;
        page.until("the panel is there", async || page.shows(Role::Button, "Play them").await).await?;
        page.choose("Games", "10").await?;
        page.press("Play them").await?;
        until(&page, "document.querySelector('#trial [role=status]').textContent", "The games have been played.")
            .await?;
        let pieces = value_of(&page, "document.querySelectorAll('.trial-pieces tbody tr').length").await?;
        ensure!(pieces == "6", "{pieces} pieces");
        Ok(())
    })
}

#[test]
fn what_is_wrong_is_reported_at_its_place() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        open(&page, "workshop/").await?;
        drop_text(&page, "[mine:chess]\nking = k:?\n").await?;
        page.until("the error is shown", async || {
            Ok(value_of(&page, "document.getElementById('faults').textContent").await?.contains("line 2"))
        })
        .await?;
        ensure!(!page.script("return document.getElementById('workshop').hidden").await?.as_bool().unwrap_or(true));
        let marks =
            "document.getElementById('editor').shadowRoot.querySelectorAll('.cm-lintRange, .cm-lintPoint').length";
        page.until("the place is marked", async || Ok(value_of(&page, marks).await? != "0")).await
    })
}

#[test]
fn a_game_is_made_without_writing_text() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        open(&page, "workshop/").await?;
        page.press("New").await?;
        page.script("document.querySelector('input[value=\"empty\"]').click(); document.getElementById('new-files').value = 6; document.getElementById('new-ranks').value = 6").await?;
        page.press("Begin").await?;
        until(&page, START, "3k2/6/6/6/6/3K2").await?;
        view(&page, "pieces").await?;
        page.press("Add a piece").await?;
        page.script("document.querySelector('#stock button[data-art=\"camel\"]').click()").await?;
        until(&page, BETZA, "C").await?;
        // One click says eight squares, as all directions are chosen.
        page.script("document.querySelector('.move-grid [data-step=\"1,0\"]').click()").await?;
        until(&page, BETZA, "WC").await?;
        page.press("Add a piece").await?;
        page.press("A new piece: click its squares").await?;
        until(&page, BETZA, "W").await?;
        view(&page, "board").await?;
        page.script(
            "document.querySelectorAll('.brush')[1].click(); document.querySelector('#board [role=grid]').focus()",
        )
        .await?;
        // From a1 to b1.
        page.keys("\u{e014}\u{e007}").await?;
        until(&page, START, "1c1k2/6/6/6/6/1C1K2").await?;
        page.script("document.querySelectorAll('.brush')[1].click()").await?;
        let said = "document.getElementById('said').textContent";
        ensure!(value_of(&page, said).await? == "b1, White Camel");
        // A screen reader presses squares as it presses anything.
        let press = async |square: &str| {
            let click = "dispatchEvent(new MouseEvent('click', { bubbles: true }))";
            page.script(&format!("document.getElementById('square-{square}').{click}")).await
        };
        press("b1").await?;
        ensure!(value_of(&page, said).await? == "b1, White Camel, picked up");
        press("b2").await?;
        until(&page, START, "3k2/1c4/6/6/1C4/3K2").await?;
        ensure!(value_of(&page, said).await? == "b2, White Camel");
        view(&page, "rules").await?;
        page.script("const list = document.querySelector('#rules select[data-path*=stalemate]'); list.value = 'win'; list.dispatchEvent(new Event('change'))").await?;
        until(&page, "JSON.parse(document.getElementById('definition').textContent).ends?.stalemate", "win").await?;
        page.script("document.getElementById('undo').click()").await?;
        until(&page, "JSON.parse(document.getElementById('definition').textContent).ends?.stalemate", "undefined")
            .await?;
        page.press("Save").await?;
        page.visit_gallery().await?;
        page.until("it is among the own games", async || Ok(page.words().await?.contains("My game"))).await
    })
}

#[test]
fn a_piece_of_the_stock_is_found_by_its_names() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        for (address, add, written, name, betza) in [
            ("workshop/", "Add a piece", "mao", "Mao", "nN"),
            ("workshop/", "Add a piece", "Osprey", "Osprey", "DmpafyafsW"),
            ("workshop/fr/", "Ajouter une pièce", "osprey", "Balbuzard", "DmpafyafsW"),
            ("workshop/fr/", "Ajouter une pièce", "balbuzard", "Balbuzard", "DmpafyafsW"),
        ] {
            open(&page, address).await?;
            view(&page, "pieces").await?;
            page.press(add).await?;
            page.until("a name can be written", async || {
                Ok(page.focused().await?.is_some_and(|it| it.role == "searchbox"))
            })
            .await?;
            page.keys(written).await?;
            let found =
                "[...document.querySelectorAll('#stock li:not([hidden]) span')].map((it) => it.textContent).join()";
            until(&page, found, name).await?;
            page.keys(ENTER).await?;
            until(&page, BETZA, betza).await?;
        }
        Ok(())
    })
}

#[test]
fn the_keyboard_goes_on_where_goals_and_hands_are_changed() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        open(&page, "workshop/").await?;
        view(&page, "rules").await?;
        let mark = async |selector: &str| {
            page.script(&format!("const it = document.querySelector('{selector}'); it.focus(); it.select?.()")).await
        };
        let until_on = async |name: &str| {
            page.until(&format!("the keyboard is on {name:?}"), async || {
                Ok(page.focused().await?.is_some_and(|it| it.name == name))
            })
            .await
        };
        page.listen().await?;
        mark("[data-add=goals-checks]").await?;
        page.keys(ENTER).await?;
        page.until_heard("Added: Give check so often").await?;
        mark("[data-group=win] input[name=count]").await?;
        page.keys(&format!("5{TAB}")).await?;
        until(&page, "JSON.parse(document.getElementById('definition').textContent).goals[0].count", "5").await?;
        until_on("Remove this goal").await?;
        page.keys(ENTER).await?;
        page.until_heard("Removed: Give check so often").await?;
        until_on("+ Give check so often").await?;
        mark("#hands [aria-label^=Queen]").await?;
        page.keys(&format!("2{TAB}")).await?;
        let start = "JSON.parse(document.getElementById('definition').textContent).start";
        page.until("they are in the hand", async || Ok(value_of(&page, start).await?.contains("[QQ]"))).await?;
        until_on("Queen, Black").await
    })
}

#[test]
fn a_link_carries_the_whole_definition() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        open(&page, "workshop/?game=gigachess2").await?;
        page.press("Share…").await?;
        let links = "[...document.querySelectorAll('#share-links input')].map(({ value }) => value).join(' ')";
        page.until("the links are there", async || Ok(value_of(&page, links).await?.contains("#d="))).await?;
        let both = value_of(&page, links).await?;
        let (play, make) = both.split_once(' ').context("two links")?;
        ensure!(play.len() <= 2000, "{} characters for a game of 14×14 with 25 kinds", play.len());
        page.script("localStorage.clear()").await?;
        let below = |address: &str| address.rsplit_once('/').map_or_else(String::new, |(_, end)| end.to_owned());
        page.visit(&below(play)).await?;
        until_played_name(&page, "Gigachess II").await?;
        page.visit(&format!("workshop/{}", below(make))).await?;
        let kinds = "document.querySelectorAll('#kinds li').length";
        page.until("it is in the workshop", async || Ok(value_of(&page, kinds).await? == "25")).await
    })
}

#[test]
fn a_piece_has_a_sign_or_a_picture_of_its_own() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        open(&page, "workshop/").await?;
        view(&page, "pieces").await?;
        page.script("document.querySelector('[data-act=picture]').click(); const box = document.getElementById('picture-sign'); box.value = '王'; box.dispatchEvent(new Event('change'))").await?;
        until(&page, "JSON.parse(document.getElementById('definition').textContent).pieces[0].art", "sign-王").await?;
        ensure!(value_of(&page, "document.querySelector('#kinds svg').textContent").await? == "王");
        let svg = "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 10 10'><script>alert(1)</script><circle cx='5' cy='5' r='4' fill='#eee'/><path d='m2 5h6' stroke='#000'/></svg>";
        page.script(&format!(
            "document.querySelector('[data-act=picture]').click(); const data = new DataTransfer(); data.items.add(new File([{}], 'a.svg')); \
             const box = document.getElementById('picture-file'); box.files = data.files; box.dispatchEvent(new Event('change'))",
            serde_json::to_string(svg)?
        ))
        .await?;
        let art = "JSON.parse(document.getElementById('definition').textContent).pieces[0].art";
        page.until("the picture is kept", async || Ok(value_of(&page, art).await?.starts_with("paths-f"))).await?;
        ensure!(!value_of(&page, art).await?.contains("alert"));
        page.until("it is drawn", async || {
            Ok(value_of(&page, "document.querySelectorAll('#kinds svg')[0].querySelectorAll('path').length").await?
                == "2")
        })
        .await
    })
}

#[test]
fn it_can_be_used_by_everybody_in_both_languages() -> Result<()> {
    check("?game=chess&black=human", async |page| {
        for address in ["workshop/?game=janus", "workshop/fr/?game=janus"] {
            open(&page, address).await?;
            for name in ["board", "pieces", "rules", "text", "words", "try"] {
                view(&page, name).await?;
                let found = page.violations().await?;
                ensure!(found.is_empty(), "{address} {name}: {found:?}");
                let wide = "return document.documentElement.scrollWidth > innerWidth";
                ensure!(page.script(wide).await? == false, "{address} {name} is too wide");
            }
        }
        ensure!(page.shows(Role::Button, "Enregistrer").await?);
        Ok(())
    })
}
